// Events as JSON: for each, its name and what its args are.
#include "core/bits.h"
#include "core/event_shape.h"
#include "games/osaka/events.h"
#include "games/osaka/names.h"
#include "games/osaka/osaka.h"

namespace kaisho::osaka {
namespace {

constexpr int kUnseen = -1;
constexpr int kNoneLeft = -2;

// Those who have tokens enough to end the game; nobody where something else ends it.
Json seats_json(const Context& /*context*/, const Event& event) {
  Json seats = Json::array();
  each_bit(static_cast<unsigned>(event.args[1]), [&](int seat) { seats.push_back(seat); });
  return seats.empty() ? Json(Json::value_t::discarded) : seats;
}

constexpr EventPart number(std::string_view name) { return {name}; }
constexpr EventPart kCard = {"card", kCardKind.or_word(kUnseen, "unseen").or_null(kNoneLeft)};
constexpr EventPart kColour = {"colour", kColourKind};
constexpr EventPart kRow = {"row", kRowKind};

// In the order of What.
constexpr std::array kEvents = {
    EventShape{"card_drawn", {kCard, kRow, number("slot")}},
    EventShape{"hand_dealt", {kCard, number("sum")}},
    EventShape{"first_player", {number("sum"), number("cards")}},
    EventShape{"token_taken", {kColour, number("count"), number("tokens")}},
    EventShape{"turn_began", {number("turn")}},
    EventShape{"bought", {number("cost"), number("cards")}},
    EventShape{"paid", {kCard}},
    EventShape{"loaded", {kCard, number("slot")}},
    EventShape{"marker_back"},
    EventShape{"ship_moved", {kColour, number("from"), number("to")}},
    EventShape{"taken", {kCard, number("slot")}},
    EventShape{"reserved", {kCard, kRow, number("slot")}},
    EventShape{"refill"},
    EventShape{"farm_to_market", {kCard, number("from_slot"), number("slot")}},
    EventShape{"shuffled", {number("cards")}},
    EventShape{"payday", {kColour}},
    EventShape{"lot_sold",
               {kColour, number("cards"), number("highest"), number("tokens"), number("value"),
                number("points")}},
    EventShape{"point_card", {kCard}},
    EventShape{"lot_rest", {kCard}},
    EventShape{"insured", {kCard}},
    EventShape{"protected", {kCard}},
    EventShape{"wrecked", {kColour, number("place")}},
    EventShape{"good_lost", {kCard, number("count")}},
    EventShape{"ship_returned", {kColour, number("from"), number("to")}},
    EventShape{"passed"},
    EventShape{"game_over",
               {{"by", word_kind("end", kEndNames)}, {"seats", {}, seats_json, -1, "number[]"}}},
};
static_assert(kEvents.size() == static_cast<std::size_t>(What::kGameOver) + 1);

}  // namespace

std::span<const EventShape> Rules::events() { return kEvents; }

}  // namespace kaisho::osaka
