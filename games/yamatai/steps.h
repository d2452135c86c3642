// The steps of a turn that can be under way, and the numbers that each of them keeps.
#pragma once

#include <cstdint>

#include "core/values/frames.h"
#include "games/yamatai/components.h"

namespace kaisho::yamatai {

enum class Step : std::uint8_t {
  kOver,
  kTurnStart,
  kFleet,      // YAM-T1
  kFreeBoat,   // YAM-T1
  kMain,       // YAM-T3 to T7: trade until a boat is placed, then place, collect or build
  kCollect,    // YAM-T6: Position::collected has the islands whose token was taken
  kExtra,      // YAM-P10
  kPort,       // YAM-T10
  kRecruit,    // YAM-T11
  kSort,       // YAM-F3
  kWithToken,  // YAM-F6
  kRemove,     // YAM-F7
  kWithBoat,   // YAM-F8
  kTurnEnd,
};

inline Step step_of(const Frame& frame) { return static_cast<Step>(frame.kind); }

// `kBoatsToTake(frame)` reads the number of a step, and `kBoatsToTake.set(frame, 2)` writes it.

inline constexpr StepNumber<int> kBoatsToTake{0};     // kFreeBoat: so many more
inline constexpr StepNumber<int> kRecruitedOne{0};    // kRecruit: 1 when it was done
inline constexpr StepNumber<int> kLookedAt{0};        // kSort: tiles, from the top of the deck
inline constexpr StepNumber<Island> kFirstIsland{0};  // kWithToken: of the first token
inline constexpr StepNumber<int> kBoatsToRemove{0};   // kRemove: so many more
inline constexpr StepNumber<Space> kRemovedFrom{1};   // kRemove: of the boat before
inline constexpr StepNumber<Space> kFirstSpace{0};    // kWithBoat: of the first boat

}  // namespace kaisho::yamatai
