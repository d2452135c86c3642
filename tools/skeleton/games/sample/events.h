// The events of Sample: of each its name and what it tells, in the order of its args. The log of
// the pages is cut where turns begin.
#pragma once

#include <array>
#include <cstdint>

#include "core/shapes/event_shape.h"
#include "games/sample/names.h"

namespace kaisho::sample {
namespace told {

inline constexpr EventPart kCard = {"card", kCardKind};

inline constexpr std::array kEvents = {
    EventShape::of_nobody("card_laid", {kCard, number_part("slot")},
                          "a card of the pile comes to lie in the row"),
    EventShape{"first_player", {}, "the seat that begins"},
    EventShape{"turn_began", {number_part("turn")}, "`turn`: from 0"},
    EventShape{"taken",
               {kCard, number_part("slot"), number_part("points")},
               "`points`: those of the card (SAM-T1)"},
    EventShape{
        "set_completed", {number_part("sets"), number_part("points")}, "`sets`: so many now"},
    EventShape::of_nobody("game_over", {{"by", word_kind("end", kEndNames)}}),
};

}  // namespace told

using told::kEvents;

enum class EndBy : std::uint8_t { kCards = 1, kTurnCap };

}  // namespace kaisho::sample
