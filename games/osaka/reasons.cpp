// Why something on the table cannot be chosen now: the clause and the numbers behind it.
#include "core/reasons.h"

#include "games/osaka/osaka.h"
#include "games/osaka/rules.h"

namespace kaisho::osaka {
namespace {

using Reasons = ReasonsOf<Components, Position>;

void refuse_buy(Reasons& r) {
  const Move buy = move_of(Buy{});
  if (r.allowed(buy)) return;
  if (!has_open_card(r)) return r.refuse(buy, "OSA-B1", "nothing_open");
  r.refuse(buy, "OSA-B2", "too_expensive", cost(r), worth(r.components, r.player.hand));
}

void refuse_takes(Reasons& r) {
  for (const Slot& slot : r.p.market) {
    if (is_open_to(slot, r.seat)) continue;
    r.refuse(move_of(Take{slot.card, Source::kOther}), "OSA-V2", "reserved_by_other",
             slot.reserved_by);
  }
  for (const Slot& slot : r.p.farm) {
    r.refuse(move_of(Take{slot.card, Source::kFarm}), "OSA-V3", "farm_only_reserve");
  }
}

template <class AnyRow>
void refuse_reservations(Reasons& r, const AnyRow& row, RowName name) {
  const bool marker = has_marker(r);
  for (const Slot& slot : row) {
    const bool marked = slot.reserved_by != kNobody;
    const Move move = move_of(Reserve{slot.card, name, marked});
    if (marked) {
      r.refuse(move, "OSA-V1", "already_reserved", slot.reserved_by);
    } else if (!marker) {
      r.refuse(move, "OSA-V1", "marker_out");
    }
  }
}

// Cards of the payer's hand that no payment now takes next (OSA-B3).
void refuse_payments(Reasons& r) {
  const int last = kPayPlace(r.p.stack.top());
  for (int i = 0; i < kCardTypes; ++i) {
    const Card card = r.components.pay_order[i];
    const Move move = move_of(Pay{card});
    if (r.player.hand[card] == 0 || r.allowed(move)) continue;
    r.refuse(move, "OSA-B3", i < last ? "paid_by_falling_value" : "too_little_left");
  }
}

void refuse_insurance(Reasons& r) {
  for (const Card card : kEveryCard) {
    const Move move = move_of(Insure{card});
    if (r.player.hand[card] == 0 || r.allowed(move)) continue;
    const char* reason = colour_of(card) != kColourAtRisk(r.p.stack.top()) ? "insures_other_colour"
                         : r.components.insurance[card] == 0 ? "no_symbol"
                                                             : "insured_by_rising_symbols";
    r.refuse(move, "OSA-P7", reason);
  }
}

}  // namespace

void Rules::refusals(const Components& components, const Position& p, std::vector<Refusal>& out) {
  if (p.stack.empty()) return;
  Reasons reasons(components, p, out);
  switch (step_of(p)) {
    case Step::kTurn:
      refuse_buy(reasons);
      refuse_takes(reasons);
      refuse_reservations(reasons, p.market, RowName::kMarket);
      return refuse_reservations(reasons, p.farm, RowName::kFarm);
    case Step::kPay: return refuse_payments(reasons);
    case Step::kInsure: return refuse_insurance(reasons);
    case Step::kNone:
    case Step::kChooseToken:
    case Step::kTurnStart:
    case Step::kLoad:
    case Step::kPayday:
    case Step::kProtect:
    case Step::kWreck:
    case Step::kRefill:
    case Step::kTurnEnd: return;
  }
}

}  // namespace kaisho::osaka
