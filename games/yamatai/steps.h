// The steps of a turn that can be under way, and the numbers that each of them keeps.
#pragma once

#include <cstdint>

#include "core/values/frames.h"

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

inline constexpr FrameField kBoatsToTake{&Frame::a};    // kFreeBoat: so many more
inline constexpr FrameField kRecruitedOne{&Frame::a};   // kRecruit: 1 when it was done
inline constexpr FrameField kLookedAt{&Frame::a};       // kSort: tiles, from the top of the deck
inline constexpr FrameField kFirstIsland{&Frame::a};    // kWithToken: of the first token
inline constexpr FrameField kBoatsToRemove{&Frame::a};  // kRemove: so many more
inline constexpr FrameField kRemovedFrom{&Frame::b};    // kRemove: space of the boat before
inline constexpr FrameField kFirstSpace{&Frame::a};     // kWithBoat: of the first boat

}  // namespace kaisho::yamatai
