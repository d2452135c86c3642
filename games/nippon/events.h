// The events of Nippon: each has its name and its fields, in the order of its args. No event
// has what is hidden from anybody. Places of lists count from 0 in args.
#pragma once

#include <array>

#include "core/shapes/event_shape.h"
#include "core/shapes/final_events.h"
#include "games/nippon/names.h"

namespace kaisho::nippon {
namespace told {

// A space, row, place or scoring, from 1; one that is not there is left out.
inline constexpr Kind kPlaceKind = number_kind(0, 0).from_one();
inline constexpr Kind kPlaceIfThere = {.say = [](const Context& /*context*/, int place) {
  return place < 0 ? Json(Json::value_t::discarded) : Json(place + 1);
}};

inline constexpr EventPart kSpaceIfThere = EventPart{"space", kPlaceIfThere}.or_not_told();
inline constexpr EventPart kRowIfThere = EventPart{"row", kPlaceIfThere}.or_not_told();
inline constexpr EventPart kColour = {"colour", kColourKind};
inline constexpr EventPart kSpace = {"space", kPlaceKind};
inline constexpr EventPart kYen = number_part("yen");
inline constexpr EventPart kCoal = number_part("coal");
inline constexpr EventPart kPlans = number_part("plans");
inline constexpr EventPart kVp = number_part("vp");
inline constexpr EventPart kCount = number_part("count");
inline constexpr EventPart kGood = {"good", kGoodKind};
inline constexpr EventPart kRegion = {"region", kRegionKind};
inline constexpr EventPart kCity = {"city", kCityKind};
inline constexpr EventPart kSide = {"side", kSideKind};
inline constexpr EventPart kTile = {"tile", kCityTileKind};
inline constexpr EventPart kReward = {"reward", kRewardKind};
inline constexpr EventPart kMultiplier = number_part("multiplier");

inline constexpr std::array kEvents = {
    EventShape{"first_player"},
    EventShape::of_nobody("city_laid", {kCity, kTile, number_part("turns")},
                          "`turns`: quarter turns of the tile"),
    EventShape::of_nobody("city_left_out", {kTile}),
    EventShape::of_nobody("rewards_removed", {kReward, kCount}),
    EventShape::of_nobody("worker_drawn", {kColour, kSpaceIfThere, kRowIfThere},
                          "`space` or `row`, from 1"),
    EventShape{"turn_began", {number_part("turn")}, "from 0"},
    EventShape{"worker_taken", {kColour, kSpace, {"action", kActionKind}}, "`space`: from 1"},
    EventShape{"yen_paid", {kYen}},
    EventShape{"yen_gained", {kYen}},
    EventShape{"coal_paid", {kCoal}},
    EventShape{"coal_gained", {kCoal}},
    EventShape{"plans_paid", {kPlans}},
    EventShape{"plans_gained", {kPlans}},
    EventShape{"vp_gained", {kVp}},
    EventShape{"vp_lost", {kVp}},
    EventShape{"track_moved",
               {{"track", kTrackKind}, number_part("steps"), number_part("value")},
               "`steps`: steps moved; `value`: what the track now shows"},
    EventShape{"factory_built", {{"factory", kFactoryKind}}},
    EventShape{"machine_put",
               {kGood, number_part("machine"), {"from_stock", kYesNoKind}},
               "`machine`: what it now adds to a production, 1 or 2"},
    EventShape{"machine_stocked", {number_part("stocked")}, "how many wait for a factory now"},
    EventShape{"produced", {kGood, kCount}},
    EventShape{"contract_filled", {{"contract", kContractKind}}},
    EventShape{"goods_spent", {kGood, kCount}},
    EventShape{"train_put", {kRegion, number_part("influence")}},
    EventShape{"ship_put", {kRegion, kVp}},
    EventShape{"trains_turned", {kCount}},
    EventShape{"ships_turned", {kCount}},
    EventShape{"influence_put", {kCity, kSide, number_part("value"), kGood, kTile}},
    EventShape{"influence_returned", {kCity, kSide, number_part("value")}, "`seat`: its owner"},
    EventShape{"region_bonus", {kRegion}},
    EventShape{"must_consolidate",
               {},
               "the seat has no other move, so it consolidates without being asked (NIP-T2)"},
    EventShape{"consolidated", {number_part("workers")}},
    EventShape{"budget", {kYen, kCoal}, "what was returned"},
    EventShape{"coal_kept", {kCoal}},
    EventShape{"reward_taken", {kReward}},
    EventShape{"multiplier_taken", {kMultiplier}},
    EventShape{"reward_skipped"},
    EventShape{"achievement_tiled", {{"achievement", kAchievementKind}, kMultiplier}},
    EventShape{"reward_discarded", {kMultiplier}},
    EventShape{
        "wages_paid",
        {number_part("colours"), kYen, number_part("unpaid")},
        "`colours`: those paid; `unpaid`: those that were not; `yen`: the price of the paid ones"},
    EventShape{"workers_returned", {kCount}},
    EventShape::of_nobody("row_moved", {{"row", kPlaceKind}, kSpace}, "both from 1"),
    EventShape::of_nobody("filling", {}, "NIP-T5"),
    EventShape::of_nobody("filling_short", {number_part("places")},
                          "places that stay empty (NIP-T5)"),
    EventShape::of_nobody("marker_moved", {{"place", kPlaceKind}}, "from 1"),
    EventShape{"closing",
               {number_part("turns")},
               "`seat`: who brought it about, `turns`: of each (NIP-T6)"},
    EventShape::of_nobody("scoring_began", {{"scoring", kPlaceKind}}, "from 1"),
    EventShape::of_some("region_ranked",
                        {kRegion, number_part("influence"), number_part("rank"),
                         number_part("points"), number_part("ships"), number_part("shared")},
                        "no `seat`: the foreign companies; `rank`: 0 is nowhere, `shared`: how "
                        "many have that rank"),
    EventShape{"final_income", {kYen}},
    EventShape{"scored",
               {{"line", kLineKind}, number_part("points"), number_part("of"), kMultiplier},
               "`of`: how many things count; `multiplier`: the factor of the points"},
    kGameOverEvent,
};

}  // namespace told

using told::kEvents;

}  // namespace kaisho::nippon
