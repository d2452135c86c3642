// Events as JSON: for each, its name and what its args are.
#include "core/event_shape.h"
#include "games/yamatai/events.h"
#include "games/yamatai/names.h"
#include "games/yamatai/yamatai.h"

namespace kaisho::yamatai {
namespace {

// In the order of play; past its end there is nobody.
Json seats_json(const Context& /*context*/, const Event& event) {
  Json seats = Json::array();
  for (const std::int16_t seat : event.args) {
    if (seat >= 0) seats.push_back(seat);
  }
  return seats;
}

Json counts_json(const Context& context, const Event& event) {
  Json counts = Json::object();
  for (const Colour colour : kAllColours) {
    counts[kColourKind.name_of(context, colour)] = event.args[colour];
  }
  return counts;
}

constexpr EventPart number(std::string_view name) { return {name}; }
constexpr EventPart from_one(std::string_view name) { return {name, Kind{}.from_one()}; }
constexpr EventPart kColour = {"colour", kColourKind};
constexpr EventPart kCoins = number("coins");
constexpr EventPart kCount = number("count");
constexpr EventPart kFleet = {"fleet", kFleetKind};
constexpr EventPart kSpace = {"space", kSpaceKind};
constexpr EventPart kIsland = {"island", kIslandKind};
constexpr EventPart kSlot = from_one("slot");
constexpr EventPart kCulture = {"kind", kCultureKind};
constexpr EventPart kTile = {"building", kTileKind};
constexpr EventPart kSpecialist = {"specialist", kSpecialistKind};
constexpr EventPart kRound = number("round");
constexpr EventPart kBoats = {
    .name = "boats", .by_hand = counts_json, .type = "Record<ColourId, number>"};

// In the order of What.
constexpr std::array kEvents = {
    EventShape{"order_set", {{.name = "order", .by_hand = seats_json, .type = "number[]"}}},
    EventShape{"fleet_shown", {kFleet, from_one("place")}},
    EventShape{"fleets_returned", {kCount}},
    EventShape{"turn_began", {number("turn"), kRound}},
    EventShape{"fleet_taken", {kFleet}},
    EventShape{"boat_gained", {kColour}},
    EventShape{"boat_lacking", {kColour}},
    EventShape{"boat_given", {kColour}},
    EventShape{"bought", {kColour, kCoins}},
    EventShape{"sold", {kColour, kCoins}},
    EventShape{"placed", {kColour, kSpace}},
    EventShape{"collected", {kCulture, kIsland}},
    EventShape{"token_spent", {kCulture, kCount}},
    EventShape{"toll_paid", {number("to"), kCoins}},
    EventShape{"built", {kTile, kIsland, number("spared")}},
    EventShape{"prestige_gained", {number("tokens"), kIsland}},
    EventShape{"coins_gained", {kCoins, number("group")}},
    EventShape{"coins_paid", {kCoins}},
    EventShape{"reserved", {kTile}},
    EventShape{"looked", {kCount}},
    EventShape{"sorted", {number("top"), number("bottom")}},
    EventShape{"boat_slid", {kColour, {"from", kSpaceKind}, kSpace}},
    EventShape{"sanctuary_put", {kIsland}},
    EventShape{"sanctuary_removed", {kIsland}},
    EventShape{"tokens_swapped", {kIsland, {"with", kIslandKind}}},
    EventShape{"boat_removed", {kColour, kSpace}},
    EventShape{"boats_swapped", {kSpace, {"with", kSpaceKind}}},
    EventShape{"port_kept", {kBoats}},
    EventShape{"set_aside", {kBoats}},
    EventShape{"recruited", {kSpecialist, kCoins}},
    EventShape{"share_got", {number("from"), kCoins}},
    EventShape{"round_ended", {kRound}},
    EventShape{"specialists_paid", {kCoins}},
    EventShape{"specialist_drawn", {kSpecialist, kSlot}},
    EventShape{"building_drawn", {kTile, kSlot}},
    EventShape{"end_triggered", {{"by", word_kind("trigger", kTriggerNames)}}},
    EventShape{"scored", {{"line", word_kind("line", kLineNames)}, number("points"), number("of")}},
    EventShape{"game_over", {{"by", kOverKind}}},
};
static_assert(kEvents.size() == std::to_underlying(What::kGameOver) + 1);

}  // namespace

std::span<const EventShape> Rules::events() { return kEvents; }

}  // namespace kaisho::yamatai
