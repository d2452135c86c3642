// A position as JSON and back: of each part its name, its range and what it means.
#include "core/shapes/described_position.h"
#include "core/shapes/step_shape.h"
#include "games/osaka/names.h"
#include "games/osaka/osaka.h"

namespace kaisho::osaka {
namespace {

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

Seat nobody(const Position& /*p*/) { return kNobody; }

}  // namespace

const Object& Rules::position_parts() {
  static const Object kParts = position_object<Position>(
      {{"seats", &Position::players, seats_of(player_parts())},
       {"reveals", &Position::reveal_count, kRevealsKind,
        "how often cards came to light from the pile, those of the set-up among them, or it was "
        "shuffled again"},
       {"active", &Position::active, kSeatKind,
        "whose turn it is (or, before the first turn, who begins)"},
       {"passes", &Position::passes, number_kind(0, [](const Context& c) { return c.seats; }),
        "forced passes in a row (OSA-T3)"},
       {"over", &Position::over, kOverKind},
       {"ships", &Position::ships,
        counts(kColourKind, 0, component_number<GameContext, &Components::arrival>),
        "place on the track, 0 (Osaka) to 5 (Edo)"},
       {"market", &Position::market, items(slot_parts(), kMarketSlots),
        "face-up cards in order, `reserved_by` a seat or null"},
       {"farm", &Position::farm,
        items(slot_parts(),
              [](const Context& context) {
                return std::max(components_of(context).farm_start,
                                components_of(context).farm_drawn);
              }),
        "as `market`"},
       {"discard", &Position::discard, kCards},
       {"kept", &Position::kept, kCards, "point cards whose face is known to all"},
       deck("draw", &Position::draw, &Position::draw_size, kCardKind,
            component_number<GameContext, &Components::cards>, "the pile, its top card first"),
       hidden("blind", &Position::blind, kCards,
              "point cards drawn unseen from the pile (OSA-P3), which nobody knows"),
       random_of<Position>(),
       pending_steps<Rules, nobody>()});
  return kParts;
}

}  // namespace kaisho::osaka
