// Events as JSON: for each, its name and what its args are.
#include "core/event_shape.h"
#include "games/nippon/events.h"
#include "games/nippon/names.h"
#include "games/nippon/nippon.h"

namespace kaisho::nippon {
namespace {

// A space, row, place or scoring, from 1; one that is not there is not told.
constexpr Kind kPlaceKind = number_kind(0, 0).from_one();
constexpr Kind kPlaceIfThere = {.say = [](const Context& /*context*/, int place) {
  return place < 0 ? Json(Json::value_t::discarded) : Json(place + 1);
}};

constexpr EventPart number(std::string_view name) { return {name}; }
constexpr EventPart kColour = {"colour", kColourKind};
constexpr EventPart kSpace = {"space", kPlaceKind};
constexpr EventPart kYen = number("yen");
constexpr EventPart kCoal = number("coal");
constexpr EventPart kPlans = number("plans");
constexpr EventPart kVp = number("vp");
constexpr EventPart kCount = number("count");
constexpr EventPart kGood = {"good", kGoodKind};
constexpr EventPart kRegion = {"region", kRegionKind};
constexpr EventPart kCity = {"city", kCityKind};
constexpr EventPart kSide = {"side", kSideKind};
constexpr EventPart kTile = {"tile", kCityTileKind};
constexpr EventPart kReward = {"reward", kRewardKind};
constexpr EventPart kMultiplier = number("multiplier");

// In the order of What.
constexpr std::array kEvents = {
    EventShape{"first_player"},
    EventShape{"city_laid", {kCity, kTile, number("turns")}},
    EventShape{"city_left_out", {kTile}},
    EventShape{"rewards_removed", {kReward, kCount}},
    EventShape{"worker_drawn", {kColour, {"space", kPlaceIfThere}, {"row", kPlaceIfThere}}},
    EventShape{"turn_began", {number("turn")}},
    EventShape{"worker_taken", {kColour, kSpace, {"action", kActionKind}}},
    EventShape{"yen_paid", {kYen}},
    EventShape{"yen_gained", {kYen}},
    EventShape{"coal_paid", {kCoal}},
    EventShape{"coal_gained", {kCoal}},
    EventShape{"plans_paid", {kPlans}},
    EventShape{"plans_gained", {kPlans}},
    EventShape{"vp_gained", {kVp}},
    EventShape{"vp_lost", {kVp}},
    EventShape{"track_moved", {{"track", kTrackKind}, number("steps"), number("value")}},
    EventShape{"factory_built", {{"factory", kFactoryKind}}},
    EventShape{"machine_put", {kGood, number("machine"), {"from_stock", kYesNoKind}}},
    EventShape{"machine_stocked", {number("stocked")}},
    EventShape{"produced", {kGood, kCount}},
    EventShape{"contract_filled", {{"contract", kContractKind}}},
    EventShape{"goods_spent", {kGood, kCount}},
    EventShape{"train_put", {kRegion, number("influence")}},
    EventShape{"ship_put", {kRegion, kVp}},
    EventShape{"trains_turned", {kCount}},
    EventShape{"ships_turned", {kCount}},
    EventShape{"influence_put", {kCity, kSide, number("value"), kGood, kTile}},
    EventShape{"influence_returned", {kCity, kSide, number("value")}},
    EventShape{"region_bonus", {kRegion}},
    EventShape{"must_consolidate"},
    EventShape{"consolidated", {number("workers")}},
    EventShape{"budget", {kYen, kCoal}},
    EventShape{"coal_kept", {kCoal}},
    EventShape{"reward_taken", {kReward}},
    EventShape{"multiplier_taken", {kMultiplier}},
    EventShape{"reward_skipped"},
    EventShape{"achievement_tiled", {{"achievement", kAchievementKind}, kMultiplier}},
    EventShape{"reward_discarded", {kMultiplier}},
    EventShape{"wages_paid", {number("colours"), kYen, number("unpaid")}},
    EventShape{"workers_returned", {kCount}},
    EventShape{"row_moved", {{"row", kPlaceKind}, kSpace}},
    EventShape{"filling"},
    EventShape{"filling_short", {number("places")}},
    EventShape{"marker_moved", {{"place", kPlaceKind}}},
    EventShape{"closing", {number("turns")}},
    EventShape{"scoring_began", {{"scoring", kPlaceKind}}},
    EventShape{"region_ranked",
               {kRegion, number("influence"), number("rank"), number("points"), number("ships"),
                number("shared")}},
    EventShape{"final_income", {kYen}},
    EventShape{"scored", {{"line", kLineKind}, number("points"), number("of"), kMultiplier}},
    EventShape{"game_over", {{"by", kOverKind}}},
};
static_assert(kEvents.size() == static_cast<std::size_t>(What::kGameOver) + 1);

}  // namespace

std::span<const EventShape> Rules::events() { return kEvents; }

}  // namespace kaisho::nippon
