// A turn (SAM-T), and the stack of steps that carries it.
#include <algorithm>

#include "core/values/counter.h"
#include "games/sample/rules.h"

namespace kaisho::sample {
namespace {

// SAM-T3
void score_set(const Play& play, Seat seat) {
  Player& player = play.p.player(seat);
  const int sets = complete_sets(play.components, player);
  if (sets == player.sets) return;
  set(player.sets, sets);
  add(player.points, play.components.set_points);
  play.emit("set_completed", "SAM-T3", seat, sets, play.components.set_points);
}

// SAM-T1
void do_take(const Play& play, Card card) {
  Position& p = play.p;
  const Seat seat = p.active;
  Player& player = p.player(seat);
  const auto slot = std::ranges::find(p.row, Maybe<Card>(card)) - p.row.begin();
  std::shift_left(p.row.begin() + slot, p.row.end(), 1);
  p.row.back() = {};
  ++player.cards[card];
  player.last = card;
  const int value = play.components.cards[card].value;
  add(player.points, value);
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
bool may_take(const SeatView& view, Card card) {
  const Maybe<Card> last = view.player().last;
  if (!last || !view.components.same_colour(card, *last)) return true;
  return std::ranges::all_of(view.p.row, [&](Maybe<Card> other) {
    return !other || view.components.same_colour(*other, *last);
  });
}

// SAM-T3: as many as there are cards of the colour that is held least.
int complete_sets(const Components& components, const Player& player) {
  Indexed<Colour, int, kMaxColours> held{};
  for (const Card card : components.cards.keys()) {
    held[components.cards[card].colour] += player.cards[card];
  }
  return *std::min_element(held.begin(), held.begin() + std::ssize(components.colours));
}

// Two cards of one type are one choice: no two moves do the same.
void list_moves(View view, MoveList& moves) {
  if (step_of(view.p) != Step::kTurn) return;
  const SeatView active = view.of(view.p.active);
  for (const Maybe<Card> card : view.p.row) {
    if (!card) break;
    const Move take = move_of(Take{*card});
    if (may_take(active, *card) && !moves.contains(take)) moves.add(take);
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
