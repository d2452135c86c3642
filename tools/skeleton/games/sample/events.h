// The events of Sample, and what their seat and args hold. event_json.cpp has them in this order.
#pragma once

#include <cstdint>

#include "games/sample/state.h"

namespace kaisho::sample {

enum class What : std::uint8_t {
  kCardLaid,      // card, slot: from the pile into the row
  kFirstPlayer,   // seat
  kTurnBegan,     // seat: turn; the log of the pages is cut here
  kTaken,         // seat: card, slot, points
  kSetCompleted,  // seat: complete sets so far, points
  kGameOver,      // EndBy
};

enum class EndBy : std::uint8_t { kCards = 1, kTurnCap };

}  // namespace kaisho::sample
