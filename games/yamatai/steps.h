// The steps of a turn that can be under way, the numbers that each of them keeps, and what makes
// those that begin with some.
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

inline Step step_of(const Frame& frame) { return noun<Step>(frame.kind); }

// `kBoatsToTake(frame)` reads the number of a step, and `kBoatsToTake.set(frame, 2)` writes it.

// kFreeBoat: so many more.
inline constexpr StepNumber<int> kBoatsToTake{0};
inline Frame free_boat_step(Seat seat, int boats) {
  Frame frame{Step::kFreeBoat, seat};
  kBoatsToTake.set(frame, boats);
  return frame;
}

// kRecruit: 1 when it was done.
inline constexpr StepNumber<int> kRecruitedOne{0};

// kSort: tiles, from the top of the deck.
inline constexpr StepNumber<int> kLookedAt{0};
inline Frame sort_step(Seat seat, int tiles) {
  Frame frame{Step::kSort, seat};
  kLookedAt.set(frame, tiles);
  return frame;
}

// kWithToken: of the first token.
inline constexpr StepNumber<Island> kFirstIsland{0};
inline Frame with_token_step(Seat seat, Island first) {
  Frame frame{Step::kWithToken, seat};
  kFirstIsland.set(frame, first);
  return frame;
}

// kRemove: so many more, and where the boat before was.
inline constexpr StepNumber<int> kBoatsToRemove{0};
inline constexpr StepNumber<Space> kRemovedFrom{1};
inline Frame remove_step(Seat seat, int boats, Space before) {
  Frame frame{Step::kRemove, seat};
  kBoatsToRemove.set(frame, boats);
  kRemovedFrom.set(frame, before);
  return frame;
}

// kWithBoat: of the first boat.
inline constexpr StepNumber<Space> kFirstSpace{0};
inline Frame with_boat_step(Seat seat, Space first) {
  Frame frame{Step::kWithBoat, seat};
  kFirstSpace.set(frame, first);
  return frame;
}

}  // namespace kaisho::yamatai
