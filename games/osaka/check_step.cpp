// What must hold of the steps under way: they are a stack that the course of a turn builds up, and
// the one on top asks for something that can be done. From the bottom:
//
//   turn_start choose_token
//   turn
//   turn_end refill payday load pay
//   turn_end refill wreck insure [protect]
#include <bitset>

#include "core/step_walk.h"
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
  // Works as add does, for one card that is certainly used.
  void shift(int value) { reached_ <<= value; }
  bool contains(int sum) const { return sum >= 0 && sum < kEnd && reached_[sum]; }

 private:
  static constexpr int kEnd = 1024;
  std::bitset<kEnd> reached_{1};
};

class Steps : StepWalk<Rules, Step> {
 public:
  using StepWalk::StepWalk;

  Expected<void> check() {
    if (p_.passes != 0) {  // OSA-T3: whoever decides has not passed
      return broken("osaka.passes", {{"found", p_.passes}}, "passes");
    }
    if (auto course = check_course(); !course) return course;
    return at_end() ? Expected<void>{} : wrong();
  }

 private:
  static constexpr std::size_t kInsureAt = 3;  // counted from the bottom

  const std::string& colour_id(Colour colour) const { return components_.colour_ids[colour]; }

  // ---- the course of a turn

  Expected<void> check_course() {
    if (take(Step::kTurn)) return check_turn();
    if (take(Step::kTurnStart)) {
      if (!take(Step::kChooseToken)) return wrong();
      return check_choose_token();
    }
    if (!take(Step::kTurnEnd) || !take(Step::kRefill)) return wrong();
    if (take(Step::kWreck)) {
      if (!take(Step::kInsure)) return wrong();
      return check_insurance();
    }
    if (!take(Step::kPayday) || !take(Step::kLoad) || !take(Step::kPay)) return wrong();
    return check_pay();
  }

  // OSA-S7: the first turn is still to come, and the seats that have no token are the last ones
  // clockwise.
  Expected<void> check_choose_token() const {
    if (!at_end()) return wrong();
    const int chosen = p_.seats - kSeatsToChoose(frame());
    if (const Seat next = clockwise(p_.active, p_.seats, chosen); frame().seat != next) {
      return wrong_seat_of_step(next, frame().seat, 0);
    }
    for (int i = 0; i < p_.seats; ++i) {
      const int tokens = i < chosen ? components_.start_tokens : 0;
      const Seat seat = clockwise(p_.active, p_.seats, i);
      if (const int found = all_tokens(p_.player(seat)); found != tokens) {
        return broken("osaka.start_tokens", {{"expected", tokens}, {"found", found}},
                      seat_path(seat, "tokens"));
      }
    }
    if (components_.start_tokens == 0 || p_.turn != 0) {
      return broken("osaka.choose_token", {{"found", p_.turn}}, "steps[0].step");
    }
    return {};
  }

  // OSA-T2: a turn in which nothing is open comes only after a refill that found no card.
  Expected<void> check_turn() const {
    if (frame().seat != p_.active) return wrong_seat();
    const int cards_left = p_.draw_size + total(p_.discard) + p_.farm.size;
    if (!has_open_card(p_, p_.active) && cards_left > 0 && components_.market_drawn > 0) {
      return broken("osaka.refill_due", {{"seat", p_.active}, {"found", cards_left}}, "market");
    }
    return {};
  }

  // OSA-B2: what is no longer due lies on the discard pile, the last card paid among it.
  Expected<void> check_pay() const {
    if (!at_end()) return wrong();
    if (frame().seat != p_.active) return wrong_seat();
    const int due = kStillToPay(frame());
    const int price = cost(components_, p_, p_.active);
    const int paid = price - due;
    if (paid < 0) return broken("osaka.due", {{"most", price}, {"found", due}}, "steps[0].due");
    const int place = kPayPlace(frame());
    if (paid == 0 && place == 0) return {};
    Sums sums;
    for (int i = 0; i <= place; ++i) {
      const Card card = components_.pay_order[i];
      const bool last = i == place;
      if (last && p_.discard[card] == 0) {
        return broken("osaka.paid_last", {{"expected", components_.card_ids[card]}},
                      "steps[0].from");
      }
      sums.add(components_.value[card], p_.discard[card] - (last ? 1 : 0));
      if (last) sums.shift(components_.value[card]);
    }
    if (sums.contains(paid)) return {};
    return broken("osaka.paid", {{"price", price}, {"found", due}}, "steps[0].due");
  }

  // ---- insurance

  // The seat is asked about the next colour when its goods of this one are chosen.
  Expected<void> check_insurance() {
    const Frame& insure = frame();
    if (!take(Step::kProtect)) return check_insure();
    if (insure.seat != frame().seat) return wrong_part_at(kInsureAt, "seat");
    if (number_of(kColourAtRisk(insure)) != number_of(kColourAtRisk(frame())) + 1) {
      return wrong_part_at(kInsureAt, "colour");
    }
    if (kSymbols(insure) != 0) return wrong_part_at(kInsureAt, "symbols");
    if (kInsurePlace(insure) != 0) return wrong_part_at(kInsureAt, "from");
    return check_protect();
  }

  Expected<void> check_insure() const {
    if (!at_end()) return wrong();
    const Colour colour = kColourAtRisk(frame());
    if (colour == kAllAsked) return wrong_part("colour");
    if (!may_insure(components_, p_)) {
      return broken("osaka.may_insure", {{"colour", colour_id(colour)}, {"found", frame().seat}},
                    "steps[0]");
    }
    return check_symbols(colour);
  }

  // OSA-P7: the symbols come from cards on the discard pile, the last one discarded among them.
  Expected<void> check_symbols(Colour colour) const {
    const int symbols = kSymbols(frame());
    const int last = kInsurePlace(frame());
    if (symbols == 0 && last == 0) return {};
    Sums sums;
    for (int place = 0; place < last; ++place) {
      const Card card = card_of(colour, components_.insure_order[place]);
      sums.add(components_.insurance[card], p_.discard[card]);
    }
    const Card card = card_of(colour, components_.insure_order[last]);
    if (p_.discard[card] > 0) {
      sums.add(components_.insurance[card], p_.discard[card] - 1);
      sums.shift(components_.insurance[card]);
      if (sums.contains(symbols)) return {};
    }
    return broken("osaka.symbols", {{"found", symbols}}, "steps[0].symbols");
  }

  Expected<void> check_protect() const {
    const Colour colour = kColourAtRisk(frame());
    if (const Place place = p_.ships[colour]; !components_.waves.has(place)) {
      return broken("osaka.waves", {{"colour", colour_id(colour)}, {"found", number_of(place)}},
                    "steps[0].colour");
    }
    int symbols = 0;
    for (const CardKind kind : kEveryKind) {
      const Card card = card_of(colour, kind);
      symbols += components_.insurance[card] * p_.discard[card];
    }
    const int left = kLeftToProtect(frame());
    if (symbols >= left) return {};
    return broken("osaka.protected", {{"most", symbols}, {"found", left}}, "steps[0].left");
  }
};

}  // namespace

Expected<void> check_step(const Components& components, const Position& p) {
  if (auto stack = check_stack<Steps>(View{components, p}); !stack || p.stack.empty()) return stack;
  return check_choice<Rules>({components, p});
}

}  // namespace kaisho::osaka
