// Set-up (OSA-S).
#include <array>
#include <span>

#include "games/osaka/rules.h"

namespace kaisho::osaka {
namespace {

// OSA-S2: one pile of all the cards, shuffled.
void shuffle_cards(const Play& play) {
  Position& p = play.p;
  for (const Card card : kEveryCard) {
    for (int i = 0; i < play.components.copies[card]; ++i) p.draw[p.draw_size++] = card;
  }
  Random(p.random).shuffle(std::span(p.draw).first(p.draw_size));
}

// OSA-S5
void deal_hand(const Play& play, Seat seat) {
  Counts& hand = play.p.player(seat).hand;
  while (worth(play.components, hand) < play.components.hand_sum) {
    const Card card = *draw_card(play);  // an edition has enough for all hands
    ++hand[card];
    play.emit_revealed("hand_dealt", "OSA-S5", seat, card, worth(play.components, hand));
  }
}

// OSA-S6: lowest sum, then fewest cards, then a random draw.
Seat choose_first(const Play& play) {
  Position& p = play.p;
  std::array<Seat, kMaxSeats> best{};
  std::uint32_t tied = 0;
  const auto rank = [&](Seat seat) {
    const Counts& hand = p.player(seat).hand;
    return worth(play.components, hand) * 256 + total(hand);
  };
  for (Seat seat = 0; seat < p.seats; ++seat) {
    if (tied > 0 && rank(seat) > rank(best[0])) continue;
    if (tied > 0 && rank(seat) < rank(best[0])) tied = 0;
    best[tied++] = seat;
  }
  return tied == 1 ? best[0] : best[Random(p.random).below(tied)];
}

}  // namespace

void set_up(const Play& play) {
  Position& p = play.p;
  p.ships.fill(play.components.home);  // OSA-S3
  shuffle_cards(play);
  draw_rows(play, play.components.market_start, play.components.farm_start, "OSA-S4");
  for (Seat seat = 0; seat < p.seats; ++seat) deal_hand(play, seat);
  p.active = choose_first(play);
  const Counts& hand = p.player(p.active).hand;
  play.emit("first_player", "OSA-S6", p.active, worth(play.components, hand), total(hand));
  push(p, Step::kTurnStart);
  if (play.components.start_tokens > 0) {
    p.stack.push(choose_token_step(p.active, p.seats));
  }
}

// OSA-S7
void list_tokens(MoveList& moves) {
  for (const Colour colour : kEveryColour) moves.add(move_of(Token{colour}));
}

void do_choose_token(const Play& play, Colour colour) {
  Frame& frame = play.p.stack.top();
  give_token(play, frame.seat, colour, "OSA-S7");
  frame.seat = clockwise(frame.seat, play.p.seats);
  if (kSeatsToChoose.add(frame, -1) == 0) play.p.stack.pop();
}

void give_token(const Play& play, Seat seat, Colour colour, const char* clause) {
  Player& player = play.p.player(seat);
  const int count = ++player.tokens[colour];
  play.emit("token_taken", clause, seat, colour, count, all_tokens(player));
}

}  // namespace kaisho::osaka
