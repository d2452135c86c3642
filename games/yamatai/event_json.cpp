// Events as JSON: for each, its name and what its args are called.
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

struct NamedArg {
  std::string_view name;
  Arg arg = Arg::kEnd;
};

struct EventShape {
  std::string_view name;
  std::array<NamedArg, 3> fields{};
};

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
    EventShape{"order_set", {NamedArg{"order", Arg::kSeats}}},
    EventShape{"fleet_shown", {kFleetField, {"place", Arg::kFromOne}}},
    EventShape{"fleets_returned", {kCountField}},
    EventShape{"turn_began", {NamedArg{"turn", Arg::kNumber}, kRoundField}},
    EventShape{"fleet_taken", {kFleetField}},
    EventShape{"boat_gained", {kColourField}},
    EventShape{"boat_lacking", {kColourField}},
    EventShape{"boat_given", {kColourField}},
    EventShape{"bought", {kColourField, kCoinsField}},
    EventShape{"sold", {kColourField, kCoinsField}},
    EventShape{"placed", {kColourField, kSpaceField}},
    EventShape{"collected", {kKindField, kIslandField}},
    EventShape{"token_spent", {kKindField, kCountField}},
    EventShape{"toll_paid", {NamedArg{"to", Arg::kNumber}, kCoinsField}},
    EventShape{"built", {kTileField, kIslandField, {"spared", Arg::kNumber}}},
    EventShape{"prestige_gained", {NamedArg{"tokens", Arg::kNumber}, kIslandField}},
    EventShape{"coins_gained", {kCoinsField, {"group", Arg::kNumber}}},
    EventShape{"coins_paid", {kCoinsField}},
    EventShape{"reserved", {kTileField}},
    EventShape{"looked", {kCountField}},
    EventShape{"sorted", {NamedArg{"top", Arg::kNumber}, {"bottom", Arg::kNumber}}},
    EventShape{"boat_slid", {kColourField, {"from", Arg::kFromOne}, kSpaceField}},
    EventShape{"sanctuary_put", {kIslandField}},
    EventShape{"sanctuary_removed", {kIslandField}},
    EventShape{"tokens_swapped", {kIslandField, kWithField}},
    EventShape{"boat_removed", {kColourField, kSpaceField}},
    EventShape{"boats_swapped", {kSpaceField, kWithField}},
    EventShape{"port_kept", {kBoatsField}},
    EventShape{"set_aside", {kBoatsField}},
    EventShape{"recruited", {kSpecialistField, kCoinsField}},
    EventShape{"share_got", {NamedArg{"from", Arg::kNumber}, kCoinsField}},
    EventShape{"round_ended", {kRoundField}},
    EventShape{"specialists_paid", {kCoinsField}},
    EventShape{"specialist_drawn", {kSpecialistField, kSlotField}},
    EventShape{"building_drawn", {kTileField, kSlotField}},
    EventShape{"end_triggered", {NamedArg{"by", Arg::kTrigger}}},
    EventShape{"scored",
               {NamedArg{"line", Arg::kLine}, {"points", Arg::kNumber}, {"of", Arg::kNumber}}},
    EventShape{"game_over", {NamedArg{"by", Arg::kOver}}},
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
  const EventShape& shape = kEvents[event.kind % kEvents.size()];
  Json json = {{"event", shape.name}, {"clause", event.clause}};
  if (event.seat != kNobody) json["seat"] = event.seat;
  if (event.reveals) json["reveals"] = true;
  for (std::size_t i = 0; i < shape.fields.size(); ++i) {
    const NamedArg& field = shape.fields[i];
    if (field.arg == Arg::kEnd) break;
    json[std::string(field.name)] = value_json(box, field.arg, event, i);
  }
  return json;
}

}  // namespace kaisho::yamatai
