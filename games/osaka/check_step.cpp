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
    for (int i = 0; i < copies; ++i) reached_ |= reached_ << value;
  }
  // As add, for one card that is certainly used.
  void shift(int value) { reached_ <<= value; }
  bool reach(int sum) const { return sum >= 0 && sum < kEnd && reached_[sum]; }

 private:
  static constexpr int kEnd = 1024;
  std::bitset<kEnd> reached_{1};
};

// OSA-S7: the first turn is still to come, and the seats that have no token are the last ones
// clockwise.
Expected<void> check_choose_token(const Components& components, const Position& p) {
  const Frame& frame = p.stack.top();
  const int chosen = p.seats - kSeatsToChoose(frame);
  if (const Seat next = clockwise(p.active, p.seats, chosen); frame.seat != next) {
    return broken("seat_to_act", {{"expected", next}, {"found", frame.seat}}, "now.seat");
  }
  for (int i = 0; i < p.seats; ++i) {
    const int tokens = i < chosen ? components.start_tokens : 0;
    const Seat seat = clockwise(p.active, p.seats, i);
    if (const int found = all_tokens(p.player(seat)); found != tokens) {
      return broken("osaka.start_tokens", {{"expected", tokens}, {"found", found}},
                    seat_path(seat, "tokens"));
    }
  }
  if (components.start_tokens == 0 || p.turn != 0) {
    return broken("osaka.choose_token", {{"found", p.turn}}, "now.step");
  }
  return {};
}

// OSA-T2: a turn in which nothing is open comes only after a refill that found no card.
Expected<void> check_turn(const Components& components, const Position& p) {
  const int cards_left = p.draw_size + total(p.discard) + p.farm.size;
  if (!has_open_card(p, p.active) && cards_left > 0 && components.market_drawn > 0) {
    return broken("osaka.refill_due", {{"seat", p.active}, {"found", cards_left}}, "market");
  }
  return {};
}

// OSA-B2: what is no longer due lies on the discard pile, the last card paid among it.
Expected<void> check_pay(const Components& components, const Position& p) {
  const Frame& frame = p.stack.top();
  const int due = still_to_pay(frame);
  const int price = cost(components, p, p.active);
  const int paid = price - due;
  if (paid < 0) return broken("osaka.due", {{"most", price}, {"found", due}}, "now.due");
  const int place = kPayPlace(frame);
  if (paid == 0 && place == 0) return {};
  Sums sums;
  for (int i = 0; i <= place; ++i) {
    const Card card = components.pay_order[i];
    const bool last = i == place;
    if (last && p.discard[card] == 0) {
      return broken("osaka.paid_last", {{"expected", components.card_ids[card]}}, "now.from");
    }
    sums.add(components.value[card], p.discard[card] - (last ? 1 : 0));
    if (last) sums.shift(components.value[card]);
  }
  if (sums.reach(paid)) return {};
  return broken("osaka.paid", {{"price", price}, {"found", due}}, "now.due");
}

// OSA-P7: the symbols come from cards on the discard pile.
Expected<void> check_symbols(const Components& components, const Position& p, Colour colour,
                             int symbols, int places) {
  Sums sums;
  for (int place = 0; place < places; ++place) {
    const Card card = card_of(colour, components.insure_order[place]);
    sums.add(components.insurance[card], p.discard[card]);
  }
  if (sums.reach(symbols)) return {};
  return broken("osaka.symbols", {{"found", symbols}}, "now.symbols");
}

Expected<void> check_insure(const Components& components, const Position& p) {
  const Frame& frame = p.stack.top();
  if (!may_insure(components, p)) {
    return broken("osaka.may_insure",
                  {{"colour", components.colour_ids[kColourAtRisk(frame)]}, {"found", frame.seat}},
                  "now");
  }
  return check_symbols(components, p, kColourAtRisk(frame), kSymbols(frame),
                       kInsurePlace(frame) + 1);
}

Expected<void> check_protect(const Components& components, const Position& p) {
  const Frame& frame = p.stack.top();
  const Colour colour = kColourAtRisk(frame);
  if (const int place = p.ships[colour]; !components.is_waves(place)) {
    return broken("osaka.waves", {{"colour", components.colour_ids[colour]}, {"found", place}},
                  "now.colour");
  }
  int symbols = 0;
  for (int kind = 0; kind < kKinds; ++kind) {
    const Card card = card_of(colour, kind);
    symbols += components.insurance[card] * p.discard[card];
  }
  const int left = kLeftToProtect(frame);
  if (symbols >= left) return {};
  return broken("osaka.protected", {{"most", symbols}, {"found", left}}, "now.left");
}

}  // namespace

Expected<void> check_step(const Components& components, const Position& p) {
  const Expected<MoveList> moves = moves_of_loaded<Rules>(components, p, "now");
  if (!moves) return std::unexpected(moves.error());
  if (p.over == Over::kNo && moves->empty()) return broken("no_move", {}, "now");
  if (p.over != Over::kNo && !moves->empty()) {
    return broken("step_after_end", {{"found", moves->size()}}, "now");
  }
  if (p.over == Over::kNo && p.passes != 0) {  // OSA-T3: whoever decides has not passed
    return broken("osaka.passes", {{"found", p.passes}}, "passes");
  }
  switch (step_of(p)) {
    case Step::kChooseToken: return check_choose_token(components, p);
    case Step::kTurn: return check_turn(components, p);
    case Step::kPay: return check_pay(components, p);
    case Step::kInsure: return check_insure(components, p);
    case Step::kProtect: return check_protect(components, p);
    default: return {};
  }
}

}  // namespace kaisho::osaka
