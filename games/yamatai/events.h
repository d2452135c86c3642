// The events of Yamataï: each has its name and its fields, in the order of its args. No event
// has what is hidden from anybody. Spaces, islands and fleets count from 0 in args.
#pragma once

#include <array>

#include "core/shapes/event_shape.h"
#include "core/shapes/final_events.h"
#include "games/yamatai/names.h"

namespace kaisho::yamatai {
namespace told {

// The seats in the order of play; nobody stands past its end.
inline Json seats_json(const Context& /*context*/, const Event& event) {
  Json seats = Json::array();
  for (const std::int16_t seat : event.args) {
    if (seat >= 0) seats.push_back(seat);
  }
  return seats;
}

inline Json counts_json(const Context& context, const Event& event) {
  Json counts = Json::object();
  for (const Colour colour : kEveryColour) {
    counts[kColourKind.name_of(context, number_of(colour))] = event.args[number_of(colour)];
  }
  return counts;
}

constexpr EventPart from_one(std::string_view name) { return {name, Kind{}.from_one()}; }
inline constexpr EventPart kColour = {"colour", kColourKind};
inline constexpr EventPart kCoins = number_part("coins");
inline constexpr EventPart kCount = number_part("count");
inline constexpr EventPart kFleet = {"fleet", kFleetKind};
inline constexpr EventPart kSpace = {"space", kSpaceKind};
inline constexpr EventPart kIsland = {"island", kIslandKind};
inline constexpr EventPart kSlot = from_one("slot");
inline constexpr EventPart kCulture = {"kind", kCultureKind};
inline constexpr EventPart kTile = {"building", kTileKind};
inline constexpr EventPart kSpecialist = {"specialist", kSpecialistKind};
inline constexpr EventPart kRound = number_part("round");
inline constexpr EventPart kBoats = {
    .name = "boats", .by_hand = counts_json, .type = "Record<ColourId, number>", .takes = kColours};

inline constexpr std::array kEvents = {
    EventShape::of_some(
        "order_set",
        {{.name = "order", .by_hand = seats_json, .type = "number[]", .takes = kEventArgs}},
        "seats in the order of play; at the set-up `seat` is who begins"),
    EventShape::of_nobody("fleet_shown", {kFleet, from_one("place")},
                          "`place`: on the track, from 1"),
    EventShape::of_nobody("fleets_returned", {kCount}, "face down to the right of the track"),
    EventShape{"turn_began", {number_part("turn"), kRound}, "both from 0"},
    EventShape{"fleet_taken", {kFleet}},
    EventShape{"boat_gained", {kColour}, "from the supply"},
    EventShape{"boat_lacking", {kColour}, "the supply has none"},
    EventShape{"boat_given", {kColour}, "back to the supply"},
    EventShape{"bought", {kColour, kCoins}},
    EventShape{"sold", {kColour, kCoins}},
    EventShape{"placed", {kColour, kSpace}},
    EventShape{"collected", {kCulture, kIsland}},
    EventShape{"token_spent", {kCulture, kCount}},
    EventShape{"toll_paid", {number_part("to"), kCoins}},
    EventShape{"built",
               {kTile, kIsland, number_part("spared")},
               "`spared`: boats that need not be there (YAM-T7, YAM-F9)"},
    EventShape{"prestige_gained", {number_part("tokens"), kIsland}},
    EventShape{"coins_gained",
               {kCoins, number_part("group")},
               "`group`: the pieces of the group, 0 where it is for something else"},
    EventShape{"coins_paid", {kCoins}},
    EventShape{"reserved", {kTile}},
    EventShape{"looked", {kCount}, "only that seat sees the tiles (YAM-F3)"},
    EventShape{"sorted", {number_part("top"), number_part("bottom")}, "how many go where (YAM-F3)"},
    EventShape{"boat_slid", {kColour, {"from", kSpaceKind}, kSpace}},
    EventShape{"sanctuary_put", {kIsland}},
    EventShape{"sanctuary_removed", {kIsland}},
    EventShape{"tokens_swapped", {kIsland, {"with", kIslandKind}}},
    EventShape{"boat_removed", {kColour, kSpace}},
    EventShape{"boats_swapped", {kSpace, {"with", kSpaceKind}}},
    EventShape{"port_kept", {kBoats}, "how many of each colour"},
    EventShape{"set_aside", {kBoats}, "how many of each colour"},
    EventShape{"recruited", {kSpecialist, kCoins}, "`coins`: those that lay on it"},
    EventShape{"share_got", {number_part("from"), kCoins}, "`from`: the seat that recruited"},
    EventShape::of_nobody("round_ended", {kRound}),
    EventShape::of_nobody("specialists_paid", {kCoins}, "on each one of the row"),
    EventShape::of_nobody("specialist_drawn", {kSpecialist, kSlot}, "`slot`: from 1"),
    EventShape::of_nobody("building_drawn", {kTile, kSlot}, "`slot`: from 1"),
    EventShape::of_some("end_triggered", {{"by", word_kind("trigger", kTriggerNames)}},
                        "`seat`: who put a last piece"),
    scored_event(word_kind("line", kLineNames)),
    kGameOverEvent,
};

}  // namespace told

using told::kEvents;

}  // namespace kaisho::yamatai
