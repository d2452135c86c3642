// Why something on the table cannot be chosen now: the clause and the numbers behind it.
#include "games/osaka/osaka.h"
#include "games/osaka/rules.h"

namespace kaisho::osaka {
namespace {

void refuse_buy(const Components& box, const Position& p, std::vector<Refusal>& out) {
  const Move buy = move_of(MoveKind::kBuy);
  if (may_buy(box, p, p.active)) return;
  if (!has_open_card(p, p.active)) {
    out.push_back({buy, "OSA-B1", "nothing_open", {}});
  } else {
    out.push_back({buy,
                   "OSA-B2",
                   "too_expensive",
                   {cost(box, p, p.active), worth(box, p.player(p.active).hand)}});
  }
}

void refuse_takes(const Position& p, std::vector<Refusal>& out) {
  for (const Slot& slot : p.market) {
    if (is_open(slot, p.active)) continue;
    out.push_back({move_of(MoveKind::kTake, slot.card, static_cast<std::uint8_t>(Source::kOther)),
                   "OSA-V2",
                   "reserved_by_other",
                   {slot.reserved_by, 0}});
  }
  for (const Slot& slot : p.farm) {
    out.push_back({move_of(MoveKind::kTake, slot.card, static_cast<std::uint8_t>(Source::kFarm)),
                   "OSA-V3",
                   "farm_only_reserve",
                   {}});
  }
}

template <class AnyRow>
void refuse_reservations(const Position& p, const AnyRow& row, RowName name,
                         std::vector<Refusal>& out) {
  const bool marker = has_marker(p, p.active);
  for (const Slot& slot : row) {
    const bool marked = slot.reserved_by != kNobody;
    const Move move =
        move_of(MoveKind::kReserve, slot.card, static_cast<std::uint8_t>(name), marked ? 1 : 0);
    if (marked) {
      out.push_back({move, "OSA-V1", "already_reserved", {slot.reserved_by, 0}});
    } else if (!marker) {
      out.push_back({move, "OSA-V1", "marker_out", {}});
    }
  }
}

// Cards of the payer's hand that no payment now takes next (OSA-B3).
void refuse_payments(const Components& box, const Position& p, std::vector<Refusal>& out) {
  MoveList legal;
  list_payments(box, p, legal);
  const Frame& frame = p.stack.top();
  bool passed = true;  // cards before the last one paid, in the order of payment
  for (std::size_t i = 0; i < kCardTypes; ++i) {
    passed = passed && i < frame.a;
    const Move move = move_of(MoveKind::kPay, box.pay_order[i]);
    if (p.player(frame.seat).hand[box.pay_order[i]] == 0 || legal.contains(move)) continue;
    out.push_back({move, "OSA-B3", passed ? "paid_by_falling_value" : "too_little_left", {}});
  }
}

void refuse_insurance(const Components& box, const Position& p, std::vector<Refusal>& out) {
  MoveList legal;
  list_insurance(box, p, legal);
  const Frame& frame = p.stack.top();
  for (Card card = 0; card < kCardTypes; ++card) {
    const Move move = move_of(MoveKind::kInsure, card);
    if (p.player(frame.seat).hand[card] == 0 || legal.contains(move)) continue;
    const char* reason = colour_of(card) != frame.a ? "insures_other_colour"
                         : box.insurance[card] == 0 ? "no_symbol"
                                                    : "insured_by_rising_symbols";
    out.push_back({move, "OSA-P7", reason, {}});
  }
}

}  // namespace

void Rules::refusals(const Components& box, const Position& p, std::vector<Refusal>& out) {
  switch (step_of(p)) {
    case Step::kTurn:
      refuse_buy(box, p, out);
      refuse_takes(p, out);
      refuse_reservations(p, p.market, RowName::kMarket, out);
      refuse_reservations(p, p.farm, RowName::kFarm, out);
      return;
    case Step::kPay:
      return refuse_payments(box, p, out);
    case Step::kInsure:
      return refuse_insurance(box, p, out);
    default:
      return;
  }
}

}  // namespace kaisho::osaka
