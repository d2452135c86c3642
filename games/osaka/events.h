// The events of Traders of Osaka: of each its name and what it tells, in the order of its args.
#pragma once

#include <array>

#include "core/bits.h"
#include "core/event_shape.h"
#include "games/osaka/names.h"

namespace kaisho::osaka {
namespace told {

// A card that was drawn unseen; none was left to be drawn.
inline constexpr int kUnseen = -1;
inline constexpr int kNoneLeft = -2;

// Those who have tokens enough to end the game; nobody where something else ends it.
inline Json seats_json(const Context& /*context*/, const Event& event) {
  Json seats = Json::array();
  each_bit(static_cast<unsigned>(event.args[1]), [&](int seat) { seats.push_back(seat); });
  return seats.empty() ? Json(Json::value_t::discarded) : seats;
}

inline constexpr EventPart kCard = {"card", kCardKind};
inline constexpr EventPart kKeptCard = {"card",
                                        kCardKind.or_word(kUnseen, "unseen").or_null(kNoneLeft)};
inline constexpr EventPart kSeats = {
    .name = "seats", .by_hand = seats_json, .type = "number[]", .may_lack = true};
inline constexpr EventPart kColour = {"colour", kColourKind};
inline constexpr EventPart kRow = {"row", kRowKind};

inline constexpr std::array kEvents = {
    EventShape{"card_drawn", {kCard, kRow, number_part("slot")}},
    EventShape{"hand_dealt", {kCard, number_part("sum")}},  // sum: of the hand up to here
    EventShape{"first_player", {number_part("sum"), number_part("cards")}},
    EventShape{"token_taken",
               {kColour, number_part("count"),
                number_part("tokens")}},  // count: of that colour now; tokens: of all
    EventShape{"turn_began", {number_part("turn")}},
    EventShape{"bought", {number_part("cost"), number_part("cards")}},
    EventShape{"paid", {kCard}},
    EventShape{"loaded", {kCard, number_part("slot")}},
    EventShape{"marker_back"},
    EventShape{"ship_moved", {kColour, number_part("from"), number_part("to")}},
    EventShape{"taken", {kCard, number_part("slot")}},
    EventShape{"reserved", {kCard, kRow, number_part("slot")}},
    EventShape{"refill"},  // the clause says why
    EventShape{"farm_to_market", {kCard, number_part("from_slot"), number_part("slot")}},
    EventShape{"shuffled", {number_part("cards")}},
    EventShape{"payday", {kColour}},
    EventShape{"lot_sold",
               {kColour, number_part("cards"), number_part("highest"), number_part("tokens"),
                number_part("value"), number_part("points")}},
    EventShape{"point_card", {kKeptCard}},
    EventShape{"lot_rest", {kCard}},  // discarded after the sale
    EventShape{"insured", {kCard}},   // discarded for its symbols
    EventShape{"protected", {kCard}},
    EventShape{"wrecked", {kColour, number_part("place")}},
    EventShape{"good_lost", {kCard, number_part("count")}},
    EventShape{"ship_returned", {kColour, number_part("from"), number_part("to")}},
    EventShape{"passed"},
    EventShape{"game_over", {{"by", word_kind("end", kEndNames)}, kSeats}},
};

}  // namespace told

using told::kEvents;

}  // namespace kaisho::osaka
