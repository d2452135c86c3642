// Events as JSON: for each, its name and what its args are called.
#include "core/event_json.h"

#include "games/nippon/events.h"
#include "games/nippon/lookup.h"
#include "games/nippon/nippon.h"

namespace kaisho::nippon {
namespace {

// What an arg holds, and so how it is told.
enum class Arg : std::uint8_t {
  kEnd,  // no more args
  kNumber,
  kFromOne,         // a space, row, place or scoring
  kFromOneIfThere,  // -1: not told
  kYesNo,
  kColour,
  kAction,
  kTrack,
  kGood,
  kFactory,
  kContract,
  kRegion,
  kCity,
  kSide,
  kCityTile,
  kReward,
  kAchievement,
  kLine,
  kOver,
};

using NamedArg = NamedPart<Arg>;
using Shape = EventShape<Arg>;

constexpr NamedArg kColourField = {"colour", Arg::kColour};
constexpr NamedArg kSpaceField = {"space", Arg::kFromOne};
constexpr NamedArg kYenField = {"yen", Arg::kNumber};
constexpr NamedArg kCoalField = {"coal", Arg::kNumber};
constexpr NamedArg kPlansField = {"plans", Arg::kNumber};
constexpr NamedArg kVpField = {"vp", Arg::kNumber};
constexpr NamedArg kCountField = {"count", Arg::kNumber};
constexpr NamedArg kGoodField = {"good", Arg::kGood};
constexpr NamedArg kRegionField = {"region", Arg::kRegion};
constexpr NamedArg kCityField = {"city", Arg::kCity};
constexpr NamedArg kSideField = {"side", Arg::kSide};
constexpr NamedArg kValueField = {"value", Arg::kNumber};
constexpr NamedArg kInfluenceField = {"influence", Arg::kNumber};
constexpr NamedArg kTileField = {"tile", Arg::kCityTile};
constexpr NamedArg kRewardField = {"reward", Arg::kReward};
constexpr NamedArg kMultiplierField = {"multiplier", Arg::kNumber};
constexpr NamedArg kPointsField = {"points", Arg::kNumber};

// In the order of What.
constexpr std::array kEvents = {
    Shape{"first_player", {}},
    Shape{"city_laid", {kCityField, kTileField, {"turns", Arg::kNumber}}},
    Shape{"city_left_out", {kTileField}},
    Shape{"rewards_removed", {kRewardField, kCountField}},
    Shape{"worker_drawn",
          {kColourField, {"space", Arg::kFromOneIfThere}, {"row", Arg::kFromOneIfThere}}},
    Shape{"turn_began", {NamedArg{"turn", Arg::kNumber}}},
    Shape{"worker_taken", {kColourField, kSpaceField, {"action", Arg::kAction}}},
    Shape{"yen_paid", {kYenField}},
    Shape{"yen_gained", {kYenField}},
    Shape{"coal_paid", {kCoalField}},
    Shape{"coal_gained", {kCoalField}},
    Shape{"plans_paid", {kPlansField}},
    Shape{"plans_gained", {kPlansField}},
    Shape{"vp_gained", {kVpField}},
    Shape{"vp_lost", {kVpField}},
    Shape{"track_moved", {NamedArg{"track", Arg::kTrack}, {"steps", Arg::kNumber}, kValueField}},
    Shape{"factory_built", {NamedArg{"factory", Arg::kFactory}}},
    Shape{"machine_put", {kGoodField, {"machine", Arg::kNumber}, {"from_stock", Arg::kYesNo}}},
    Shape{"machine_stocked", {NamedArg{"stocked", Arg::kNumber}}},
    Shape{"produced", {kGoodField, kCountField}},
    Shape{"contract_filled", {NamedArg{"contract", Arg::kContract}}},
    Shape{"goods_spent", {kGoodField, kCountField}},
    Shape{"train_put", {kRegionField, kInfluenceField}},
    Shape{"ship_put", {kRegionField, kVpField}},
    Shape{"trains_turned", {kCountField}},
    Shape{"ships_turned", {kCountField}},
    Shape{"influence_put", {kCityField, kSideField, kValueField, kGoodField, kTileField}},
    Shape{"influence_returned", {kCityField, kSideField, kValueField}},
    Shape{"region_bonus", {kRegionField}},
    Shape{"must_consolidate", {}},
    Shape{"consolidated", {NamedArg{"workers", Arg::kNumber}}},
    Shape{"budget", {kYenField, kCoalField}},
    Shape{"coal_kept", {kCoalField}},
    Shape{"reward_taken", {kRewardField}},
    Shape{"multiplier_taken", {kMultiplierField}},
    Shape{"reward_skipped", {}},
    Shape{"achievement_tiled", {NamedArg{"achievement", Arg::kAchievement}, kMultiplierField}},
    Shape{"reward_discarded", {kMultiplierField}},
    Shape{"wages_paid", {NamedArg{"colours", Arg::kNumber}, kYenField, {"unpaid", Arg::kNumber}}},
    Shape{"workers_returned", {kCountField}},
    Shape{"row_moved", {NamedArg{"row", Arg::kFromOne}, kSpaceField}},
    Shape{"filling", {}},
    Shape{"filling_short", {NamedArg{"places", Arg::kNumber}}},
    Shape{"marker_moved", {NamedArg{"place", Arg::kFromOne}}},
    Shape{"closing", {NamedArg{"turns", Arg::kNumber}}},
    Shape{"scoring_began", {NamedArg{"scoring", Arg::kFromOne}}},
    Shape{"region_ranked",
          {kRegionField,
           kInfluenceField,
           {"rank", Arg::kNumber},
           kPointsField,
           {"ships", Arg::kNumber},
           {"shared", Arg::kNumber}}},
    Shape{"final_income", {kYenField}},
    Shape{"scored",
          {NamedArg{"line", Arg::kLine}, kPointsField, {"of", Arg::kNumber}, kMultiplierField}},
    Shape{"game_over", {NamedArg{"by", Arg::kOver}}},
};
static_assert(kEvents.size() == static_cast<std::size_t>(What::kGameOver) + 1);

std::string thing_name(const Components& box, Arg arg, std::size_t i) {
  switch (arg) {
    case Arg::kColour:
      return name_at(box.colours, i);
    case Arg::kAction:
      return name_at(box.action_ids, i);
    case Arg::kTrack:
      return name_at(kTrackNames, i);
    case Arg::kGood:
      return i < kGoods ? box.goods[i].id : "unknown";
    case Arg::kFactory:
      return id_at(box.factories, i);
    case Arg::kContract:
      return id_at(box.contracts, i);
    case Arg::kRegion:
      return id_at(box.regions, i);
    case Arg::kCity:
      return id_at(box.cities, i);
    case Arg::kSide:
      return name_at(box.sides, i);
    case Arg::kCityTile:
      return id_at(box.city_tiles, i);
    case Arg::kReward:
      return id_at(box.rewards, i);
    case Arg::kAchievement:
      return id_at(box.achievements, i);
    case Arg::kLine:
      return line_name(box, i);
    default:
      return name_at(kOverNames, i);
  }
}

Json value_json(const Components& box, Arg arg, int value) {
  switch (arg) {
    case Arg::kNumber:
      return value;
    case Arg::kFromOne:
    case Arg::kFromOneIfThere:
      return value + 1;
    case Arg::kYesNo:
      return value != 0;
    default:
      return thing_name(box, arg, static_cast<std::size_t>(value));
  }
}

}  // namespace

Json Rules::event_json(const Components& box, const Event& event) {
  return kaisho::event_json(kEvents, event, [&](Json& json, const NamedArg& field, std::size_t i) {
    const int value = event.args[i];
    if (field.kind == Arg::kFromOneIfThere && value < 0) return;
    json[std::string(field.name)] = value_json(box, field.kind, value);
  });
}

}  // namespace kaisho::nippon
