// Events as JSON: for each, its name and what its args are called.
#include "core/event_json.h"

#include "games/yamatai/events.h"
#include "games/yamatai/lookup.h"
#include "games/yamatai/yamatai.h"

namespace kaisho::yamatai {
namespace {

// What an arg holds, and so how it is told.
enum class Arg : std::uint8_t {
  kEnd,  // no more args
  kNumber,
  kFromOne,  // a fleet, space, island, place or slot
  kColour,
  kKind,
  kTile,
  kSpecialist,
  kSeats,   // this arg and all after it
  kCounts,  // by colour: this arg and those after it
  kTrigger,
  kLine,
  kOver,
};

using NamedArg = NamedPart<Arg>;
using Shape = EventShape<Arg>;

constexpr NamedArg kColourField = {"colour", Arg::kColour};
constexpr NamedArg kCoinsField = {"coins", Arg::kNumber};
constexpr NamedArg kCountField = {"count", Arg::kNumber};
constexpr NamedArg kFleetField = {"fleet", Arg::kFromOne};
constexpr NamedArg kSpaceField = {"space", Arg::kFromOne};
constexpr NamedArg kIslandField = {"island", Arg::kFromOne};
constexpr NamedArg kSlotField = {"slot", Arg::kFromOne};
constexpr NamedArg kWithField = {"with", Arg::kFromOne};
constexpr NamedArg kKindField = {"kind", Arg::kKind};
constexpr NamedArg kTileField = {"building", Arg::kTile};
constexpr NamedArg kSpecialistField = {"specialist", Arg::kSpecialist};
constexpr NamedArg kRoundField = {"round", Arg::kNumber};
constexpr NamedArg kBoatsField = {"boats", Arg::kCounts};

// In the order of What.
constexpr std::array kEvents = {
    Shape{"order_set", {NamedArg{"order", Arg::kSeats}}},
    Shape{"fleet_shown", {kFleetField, {"place", Arg::kFromOne}}},
    Shape{"fleets_returned", {kCountField}},
    Shape{"turn_began", {NamedArg{"turn", Arg::kNumber}, kRoundField}},
    Shape{"fleet_taken", {kFleetField}},
    Shape{"boat_gained", {kColourField}},
    Shape{"boat_lacking", {kColourField}},
    Shape{"boat_given", {kColourField}},
    Shape{"bought", {kColourField, kCoinsField}},
    Shape{"sold", {kColourField, kCoinsField}},
    Shape{"placed", {kColourField, kSpaceField}},
    Shape{"collected", {kKindField, kIslandField}},
    Shape{"token_spent", {kKindField, kCountField}},
    Shape{"toll_paid", {NamedArg{"to", Arg::kNumber}, kCoinsField}},
    Shape{"built", {kTileField, kIslandField, {"spared", Arg::kNumber}}},
    Shape{"prestige_gained", {NamedArg{"tokens", Arg::kNumber}, kIslandField}},
    Shape{"coins_gained", {kCoinsField, {"group", Arg::kNumber}}},
    Shape{"coins_paid", {kCoinsField}},
    Shape{"reserved", {kTileField}},
    Shape{"looked", {kCountField}},
    Shape{"sorted", {NamedArg{"top", Arg::kNumber}, {"bottom", Arg::kNumber}}},
    Shape{"boat_slid", {kColourField, {"from", Arg::kFromOne}, kSpaceField}},
    Shape{"sanctuary_put", {kIslandField}},
    Shape{"sanctuary_removed", {kIslandField}},
    Shape{"tokens_swapped", {kIslandField, kWithField}},
    Shape{"boat_removed", {kColourField, kSpaceField}},
    Shape{"boats_swapped", {kSpaceField, kWithField}},
    Shape{"port_kept", {kBoatsField}},
    Shape{"set_aside", {kBoatsField}},
    Shape{"recruited", {kSpecialistField, kCoinsField}},
    Shape{"share_got", {NamedArg{"from", Arg::kNumber}, kCoinsField}},
    Shape{"round_ended", {kRoundField}},
    Shape{"specialists_paid", {kCoinsField}},
    Shape{"specialist_drawn", {kSpecialistField, kSlotField}},
    Shape{"building_drawn", {kTileField, kSlotField}},
    Shape{"end_triggered", {NamedArg{"by", Arg::kTrigger}}},
    Shape{"scored", {NamedArg{"line", Arg::kLine}, {"points", Arg::kNumber}, {"of", Arg::kNumber}}},
    Shape{"game_over", {NamedArg{"by", Arg::kOver}}},
};
static_assert(kEvents.size() == static_cast<std::size_t>(What::kGameOver) + 1);

Json seats_json(const Event& event) {
  Json seats = Json::array();
  for (const std::int16_t seat : event.args) {
    if (seat >= 0) seats.push_back(seat);
  }
  return seats;
}

Json counts_json(const Components& box, const Event& event) {
  Json counts = Json::object();
  for (std::size_t colour = 0; colour < kColours; ++colour) {
    counts[name_at(box.colour_ids, colour)] = event.args[colour];
  }
  return counts;
}

Json value_json(const Components& box, Arg arg, const Event& event, std::size_t index) {
  const int value = event.args[index];
  const auto i = static_cast<std::size_t>(value);
  switch (arg) {
    case Arg::kFromOne:
      return value + 1;
    case Arg::kColour:
      return name_at(box.colour_ids, i);
    case Arg::kKind:
      return name_at(box.kind_ids, i);
    case Arg::kTile:
      return id_at(box.buildings, i);
    case Arg::kSpecialist:
      return id_at(box.specialists, i);
    case Arg::kSeats:
      return seats_json(event);
    case Arg::kCounts:
      return counts_json(box, event);
    case Arg::kTrigger:
      return name_at(kTriggerNames, i);
    case Arg::kLine:
      return name_at(kLineNames, i);
    case Arg::kOver:
      return name_at(kOverNames, i);
    default:
      return value;
  }
}

}  // namespace

Json Rules::event_json(const Components& box, const Event& event) {
  return kaisho::event_json(kEvents, event, [&](Json& json, const NamedArg& field, std::size_t i) {
    json[std::string(field.name)] = value_json(box, field.kind, event, i);
  });
}

}  // namespace kaisho::yamatai
