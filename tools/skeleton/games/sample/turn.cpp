// A turn (SAM-T), and the stack of steps that carries it.
#include <algorithm>

#include "games/sample/rules.h"

namespace kaisho::sample {
namespace {

// SAM-T3
void score_set(const Play& play, Seat seat) {
  Player& player = play.p.player(seat);
  const int sets = complete_sets(play.components, player);
  if (sets == player.sets) return;
  player.sets = static_cast<std::uint8_t>(sets);
  player.points = static_cast<std::uint16_t>(player.points + play.components.set_points);
  play.emit("set_completed", "SAM-T3", seat, sets, play.components.set_points);
}

// SAM-T1
void do_take(const Play& play, Card card) {
  Position& p = play.p;
  const Seat seat = p.active;
  Player& player = p.player(seat);
  const auto slot = std::ranges::find(p.row, card) - p.row.begin();
  std::shift_left(p.row.begin() + slot, p.row.end(), 1);
  p.row.back() = kNoCard;
  ++player.cards[card];
  player.last = card;
  const int value = play.components.cards[card].value;
  player.points = static_cast<std::uint16_t>(player.points + value);
  play.emit("taken", "SAM-T1", seat, card, slot, value);
  score_set(play, seat);
}

// SAM-T4, SAM-E1
void end_turn(const Play& play) {
  Position& p = play.p;
  if (cards_in(p.row) == 0) fill_row(play, "SAM-T4");
  if (cards_in(p.row) == 0) return do_end_game(play, EndBy::kCards, "SAM-E1");
  ++p.turn;
  p.active = clockwise(p.active, p.seats);
  if (p.turn >= turn_limit(p)) return do_end_game(play, EndBy::kTurnCap, "");
  push(p, Step::kTurnStart);
}

// A step that asks nobody; false: it asks somebody.
bool do_by_itself(const Play& play) {
  Position& p = play.p;
  if (step_of(p) != Step::kTurnStart) return false;
  p.stack.pop();
  play.emit("turn_began", "SAM-T1", p.active, p.turn);
  push(p, Step::kTurn, p.active);
  return true;
}

// A turn is asked for even where one card can be taken.
bool surely_asks(View /*view*/) { return true; }

}  // namespace

// SAM-T2
bool may_take(const Components& components, const Position& p, Card card) {
  const Card last = p.player(p.active).last;
  if (last == kNoCard || !components.same_colour(card, last)) return true;
  return std::ranges::all_of(
      p.row, [&](Card other) { return other == kNoCard || components.same_colour(other, last); });
}

// SAM-T3: as many as there are cards of the colour that is held least.
int complete_sets(const Components& components, const Player& player) {
  std::array<int, kMaxColours> held{};
  for (std::size_t card = 0; card < components.cards.size(); ++card) {
    held[components.cards[card].colour] += player.cards[card];
  }
  return *std::min_element(held.begin(), held.begin() + std::ssize(components.colours));
}

// Two cards of one type are one choice: no two moves do the same.
void list_moves(View view, MoveList& moves) {
  const auto& [components, p] = view;
  if (step_of(p) != Step::kTurn) return;
  for (const Card card : p.row) {
    if (card == kNoCard) break;
    const Move take = move_of(Take{card});
    if (may_take(components, p, card) && !moves.contains(take)) moves.add(take);
  }
}

void do_move(const Play& play, Move move) {
  switch (kind_of(move)) {
    case MoveKind::kTake:
      play.p.stack.pop();
      do_take(play, move.as<Take>().card);
      return end_turn(play);
  }
}

void advance(const Play& play) {
  advance_steps(play, do_by_itself, surely_asks, list_moves, do_move);
}

}  // namespace kaisho::sample
