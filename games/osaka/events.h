// The events of Traders of Osaka: each has its name and its fields, in the order of its args.
#pragma once

#include <array>

#include "core/shapes/event_shape.h"
#include "core/values/bits.h"
#include "games/osaka/names.h"

namespace kaisho::osaka {
namespace told {

// A card that was drawn unseen; none was left to be drawn.
inline constexpr int kUnseen = -1;
inline constexpr int kNoneLeft = -2;

// The seats that have tokens enough to end the game; there is none where something else ends it.
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
    EventShape::of_nobody("card_drawn", {kCard, kRow, number_part("slot")},
                          "a card from the pile is laid out (OSA-S4, OSA-R1)"),
    EventShape{"hand_dealt", {kCard, number_part("sum")}, "`sum`: of the hand up to here (OSA-S5)"},
    EventShape{"first_player",
               {number_part("sum"), number_part("cards")},
               "the seat that begins: lowest `sum` of a hand, then fewest `cards` (OSA-S6)"},
    EventShape{"token_taken",
               {kColour, number_part("count"), number_part("tokens")},
               "`count`: of that colour now, `tokens`: in all (OSA-S7, OSA-P5)"},
    EventShape{"turn_began", {number_part("turn")}, "OSA-T1"},
    EventShape{"bought", {number_part("cost"), number_part("cards")}, "OSA-B1"},
    EventShape{"paid", {kCard}, "OSA-B2"},
    EventShape{"loaded",
               {kCard, number_part("slot")},
               "`slot`: on the market before the purchase (OSA-B4)"},
    EventShape{"marker_back", {}, "OSA-V2"},
    EventShape::of_nobody("ship_moved", {kColour, number_part("from"), number_part("to")},
                          "OSA-B5"),
    EventShape{"taken", {kCard, number_part("slot")}, "OSA-K1"},
    EventShape{"reserved", {kCard, kRow, number_part("slot")}, "OSA-V1"},
    EventShape::of_nobody("refill", {}, "the rows are filled; `clause` says why (OSA-B7, OSA-T2)"),
    EventShape::of_nobody("farm_to_market", {kCard, number_part("from_slot"), number_part("slot")},
                          "OSA-R1"),
    EventShape::of_nobody("shuffled", {number_part("cards")}, "OSA-R2"),
    EventShape::of_nobody("payday", {kColour}, "OSA-P1"),
    EventShape{"lot_sold",
               {kColour, number_part("cards"), number_part("highest"), number_part("tokens"),
                number_part("value"), number_part("points")},
               "`cards` goods with the highest value `highest`, for `value` in all: `points` are "
               "scored (OSA-P2)"},
    EventShape{"point_card",
               {kKeptCard},
               "a card put aside for one of the points; `'unseen'` when drawn from the pile, null "
               "when there was none (OSA-P3)"},
    EventShape{"lot_rest", {kCard}, "discarded after the sale (OSA-P3)"},
    EventShape{"insured", {kCard}, "discarded for its symbols (OSA-P7)"},
    EventShape{"protected", {kCard}, "OSA-P7"},
    EventShape::of_nobody("wrecked", {kColour, number_part("place")}, "OSA-P8"),
    EventShape{"good_lost", {kCard, number_part("count")}, "OSA-P8"},
    EventShape::of_nobody("ship_returned", {kColour, number_part("from"), number_part("to")},
                          "OSA-P9"),
    EventShape{"passed", {}, "OSA-T3"},
    EventShape::of_some("game_over", {{"by", word_kind("end", kEndNames)}, kSeats},
                        "by tokens: `seats` are all who have enough, `seat` is the first of them "
                        "from the active player clockwise (OSA-P6, OSA-T3)"),
};

}  // namespace told

using told::kEvents;

}  // namespace kaisho::osaka
