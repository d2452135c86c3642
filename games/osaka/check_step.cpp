// What must hold of the step under way: it is one that play could have led to, and it asks for
// something that can be done.
#include <bitset>

#include "games/osaka/check.h"
#include "games/osaka/osaka.h"
#include "games/osaka/rules.h"

namespace kaisho::osaka {
namespace {

// The sums that cards can have, each used at most once.
class Sums {
 public:
  void add(int value, int copies) {
    for (int i = 0; i < copies; ++i) reached_ |= reached_ << static_cast<std::size_t>(value);
  }
  // As add, for one card that is certainly used.
  void shift(int value) { reached_ <<= static_cast<std::size_t>(value); }
  bool reach(int sum) const {
    return sum >= 0 && static_cast<std::size_t>(sum) < reached_.size() &&
           reached_[static_cast<std::size_t>(sum)];
  }

 private:
  std::bitset<1024> reached_{1};
};

// OSA-S7: the first turn is still to come, and the seats that have no token are the last ones
// clockwise.
Expected<void> check_choose_token(const Components& box, const Position& p) {
  const Frame& frame = p.stack.top();
  if (frame.seat != clockwise(p.active, p.seats, p.seats - frame.a)) {
    return broken("It is not this player's turn to choose a token.", "now.seat");
  }
  for (int i = 0; i < p.seats; ++i) {
    const int tokens = i < p.seats - frame.a ? box.start_tokens : 0;
    if (all_tokens(p.player(clockwise(p.active, p.seats, i))) != tokens) {
      return broken("Before the first turn each player takes one token, in order.", "seats");
    }
  }
  if (box.start_tokens == 0 || p.turn != 0) {
    return broken("Start tokens are chosen before the first turn.", "now.step");
  }
  return {};
}

// OSA-T2: a turn in which nothing is open comes only after a refill that found no card.
Expected<void> check_turn(const Components& box, const Position& p) {
  const bool cards_left = p.draw_size + total(p.discard) + p.farm.size > 0;
  if (!has_open_card(p, p.active) && cards_left && box.market_drawn > 0) {
    return broken("The market would have been refilled before this turn.", "market");
  }
  return {};
}

// OSA-B2: what is no longer due lies on the discard pile, the last card paid among it.
Expected<void> check_pay(const Components& box, const Position& p) {
  const Frame& frame = p.stack.top();
  const int paid = cost(box, p, p.active) - (frame.b + 256 * frame.c);
  if (paid < 0) return broken("More is due than the open cards of the market cost.", "now.due");
  if (paid == 0 && frame.a == 0) return {};
  Sums sums;
  for (std::size_t i = 0; i <= frame.a; ++i) {
    const Card card = box.pay_order[i];
    const bool last = i == frame.a;
    if (last && p.discard[card] == 0) {
      return broken("The last card paid lies on the discard pile.", "now.from");
    }
    sums.add(box.value[card], p.discard[card] - (last ? 1 : 0));
    if (last) sums.shift(box.value[card]);
  }
  if (!sums.reach(paid)) return broken("No cards were paid that leave so much due.", "now.due");
  return {};
}

// OSA-P7: the symbols come from cards on the discard pile.
Expected<void> check_symbols(const Components& box, const Position& p, int colour, int symbols,
                             int places) {
  Sums sums;
  for (int place = 0; place < places; ++place) {
    const Card card = card_of(colour, box.insure_order[static_cast<std::size_t>(place)]);
    sums.add(box.insurance[card], p.discard[card]);
  }
  if (!sums.reach(symbols)) return broken("No cards were discarded for so many symbols.", "now");
  return {};
}

Expected<void> check_insure(const Components& box, const Position& p) {
  const Frame& frame = p.stack.top();
  if (!may_insure(box, p)) {
    return broken("This player has nothing to insure in this colour.", "now");
  }
  return check_symbols(box, p, frame.a, frame.b, frame.c + 1);
}

Expected<void> check_protect(const Components& box, const Position& p) {
  const Frame& frame = p.stack.top();
  if (!box.is_waves(p.ships[frame.a])) {
    return broken("Only goods about to be wrecked are protected.", "now.colour");
  }
  int symbols = 0;
  for (int kind = 0; kind < kKinds; ++kind) {
    const Card card = card_of(frame.a, kind);
    symbols += box.insurance[card] * p.discard[card];
  }
  if (symbols < frame.b) return broken("No cards were discarded for so many goods.", "now.left");
  return {};
}

}  // namespace

Expected<void> check_step(const Components& box, const Position& p) {
  MoveList moves;
  Rules::legal_moves(box, p, moves);
  if ((p.over == 0) == moves.empty()) {
    return broken("A running game needs a legal move, a finished one has none.", "now");
  }
  if (p.over == 0 && p.passes != 0) {  // OSA-T3: whoever decides has not passed
    return broken("Where somebody decides, nobody has just passed.", "passes");
  }
  switch (step_of(p)) {
    case Step::kChooseToken:
      return check_choose_token(box, p);
    case Step::kTurn:
      return check_turn(box, p);
    case Step::kPay:
      return check_pay(box, p);
    case Step::kInsure:
      return check_insure(box, p);
    case Step::kProtect:
      return check_protect(box, p);
    default:
      return {};
  }
}

}  // namespace kaisho::osaka
