// The steps of Sample that can be under way. A step may have up to three numbers; each gets a name
// here, and what it means:
//
//   // Of kTurn: cards that may still be taken.
//   inline constexpr StepNumber<int> kLeftToTake{0};
#pragma once

#include <cstdint>

#include "core/values/frames.h"

namespace kaisho::sample {

enum class Step : std::uint8_t {
  kNone,
  kTurnStart,  // asks nobody
  kTurn,       // SAM-T1: the seat takes a card
};

inline Step step_of(const Frame& frame) { return noun<Step>(frame.kind); }

}  // namespace kaisho::sample
