// A position as JSON and back: of each part its name, its range and what it means.
#include "core/described_position.h"
#include "core/step_shape.h"
#include "games/osaka/check.h"
#include "games/osaka/names.h"
#include "games/osaka/osaka.h"
#include "games/osaka/rules.h"

namespace kaisho::osaka {
namespace {

// ---- the step to be decided

Json now_json(const Context& context, const Position& p) {
  return p.stack.empty() ? Json() : step_json(Rules::steps(), context, p.stack.top());
}

// What comes after the step, when it has been done.
void push_what_follows(Position& p, const Frame& now) {
  const Step step = step_of(now);
  if (step == Step::kChooseToken) push(p, Step::kTurnStart);
  if (step == Step::kChooseToken || step == Step::kTurn) return;
  push(p, Step::kTurnEnd);
  push(p, Step::kRefill);
  if (step == Step::kPay) {
    push(p, Step::kPayday);
    push(p, Step::kLoad);
    return;
  }
  push(p, Step::kWreck);
  if (step != Step::kProtect) return;
  push(p, Step::kInsure, now.seat);
  kColourAtRisk(p.stack.top()) = static_cast<std::uint8_t>(kColourAtRisk(now) + 1);
}

void read_now(const Context& context, const Field& now, Position& p) {
  if (now.is_null()) {
    if (p.over == Over::kNo) now.fault("step_needed", {{"found", now.shown()}});
    return;
  }
  if (p.over != Over::kNo) return now.fault("step_after_end", {{"found", now.shown()}});
  const Frame frame = read_step(Rules::steps(), context, now, kNobody);
  const Step step = step_of(frame);
  if ((step == Step::kTurn || step == Step::kPay) && frame.seat != p.active) {
    now["seat"].fault("seat_to_act", {{"expected", p.active}, {"found", frame.seat}});
  }
  push_what_follows(p, frame);
  p.stack.push(frame);
}

// ---- the rest

constexpr CountList kCards = sparse_counts(kCardKind, 0, kMaxCards);
constexpr CountList kTokens = counts(kColourKind, 0, [](const Context& context) {
  return components_of(context).end_tokens + kColours;
});

const Object& slot_parts() {
  static const Object kParts("Slot", {{"card", &Slot::card, kCardKind},
                                      {"reserved_by", &Slot::reserved_by, kSeatOrNullKind}});
  return kParts;
}

const Object& player_parts() {
  static const Object kParts("Player",
                             {{"hand", &Player::hand, kCards},
                              {"goods", &Player::goods, kCards},
                              {"insured", &Player::insured, kCards, "of `goods`, those protected"},
                              {"tokens", &Player::tokens, kTokens},
                              {"points", &Player::points, number_kind(0, kMaxPoints)}});
  return kParts;
}

}  // namespace

const Object& Rules::position_parts() {
  static const Object kParts = position_object<Position>(
      {{"seats", &Position::players, seats_of(player_parts())},
       {"reveals", &Position::reveals, kRevealsKind,
        "how often cards came to light from the pile, those of the set-up among them"},
       {"active", &Position::active, kSeatKind,
        "whose turn it is (or, before the first turn, who begins)"},
       {"passes", &Position::passes, number_kind(0, [](const Context& c) { return c.seats; }),
        "forced passes in a row (OSA-T3)"},
       {"over", &Position::over, kOverKind},
       {"ships", &Position::ships,
        counts(kColourKind, 0, component_number<GameContext, &Components::arrival>),
        "place on the track, 0 (Osaka) to 5 (Edo)"},
       {"market", &Position::market, SlotList{slot_parts(), kMarketSlots},
        "face-up cards in order, `reserved_by` a seat or null"},
       {"farm", &Position::farm,
        SlotList{slot_parts(),
                 [](const Context& context) {
                   return std::max(components_of(context).farm_start,
                                   components_of(context).farm_drawn);
                 }},
        "as `market`"},
       {"discard", &Position::discard, kCards},
       {"kept", &Position::kept, kCards, "point cards whose face is known to all"},
       deck("draw", &Position::draw, &Position::draw_size, kCardKind,
            component_number<GameContext, &Components::cards>, "the pile, its top card first"),
       hidden("blind", &Position::blind, kCards,
              "point cards drawn unseen from the pile (OSA-P3), which nobody knows"),
       random_of<Position>(),
       by_hand<Position>("now", {now_json, read_now, "Step | null"},
                         "what is to be decided, null when over")});
  return kParts;
}

}  // namespace kaisho::osaka
