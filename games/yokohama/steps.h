// The steps of Yokohama that can be under way, and the names of their own numbers; `push` takes
// these in the order in which they stand here.
#pragma once

#include "core/values/frames.h"
#include "games/yokohama/components.h"

namespace kaisho::yokohama {

enum class Step : std::uint8_t {
  kOver,
  kKeepOrder,      // YOK-S7
  kTurnStart,      // YOK-T1, YOK-K19; of nobody
  kSecondary,      // YOK-X
  kMain,           // YOK-T2
  kPlace,          // YOK-P1
  kAdjacent,       // YOK-K12
  kMove,           // YOK-M
  kWalk,           // YOK-M3: Position::walked has the cells entered, the start too
  kTakeBack,       // YOK-M6
  kAction,         // YOK-A: at Position::action_cell
  kExchange,       // YOK-A4
  kSlot,           // YOK-A5, YOK-A6
  kPayFaith,       // YOK-A5
  kRecruit,        // YOK-A8
  kLaboratory,     // YOK-A9
  kPayProduction,  // YOK-A9
  kRefill,         // YOK-A9, YOK-A10
  kPort,           // YOK-A10
  kAnyGood,        // YOK-B3
  kWarehouse,      // YOK-B2
  kMoves,          // YOK-R2
  kStation,        // YOK-K15
  kFlag,           // YOK-X4
  kComplete,       // YOK-N1
  kLevel5,         // YOK-L1
  kBuild,          // YOK-B1
  kRecall,         // YOK-R1
  kTurnEnd,        // of nobody
};

inline Step step_of(const Frame& frame) { return static_cast<Step>(frame.kind); }

enum Phase : std::uint8_t { kPhaseA, kPhaseC };
enum RefillOf : std::uint8_t { kRefillLaboratory, kRefillPort };

// kKeepOrder: seats still to choose, this one included. kExchange, kRecruit, kAnyGood, kWarehouse,
// kMoves: how many may still be done.
inline constexpr FrameField kLeft{&Frame::a};
// kAnyGood: 1 when a gain of the extra good still brings more.
inline constexpr FrameField kExtra{&Frame::b};
// kSecondary
inline constexpr FrameField kPhase{&Frame::a};
// kPlace: on how many areas so far, and the cell of the last one or kNoCell.
inline constexpr FrameField kAreasPlaced{&Frame::a};
inline constexpr FrameField kLastPlaced{&Frame::b};
// kAdjacent: the cell of the pair.
inline constexpr FrameField kPairCell{&Frame::a};
// kTakeBack: the lowest cell still open.
inline constexpr FrameField kFirstOpen{&Frame::a};
// kSlot
inline constexpr FrameField kMainBoard{&Frame::a};
inline MainBoard main_board(const Frame& frame) {
  return static_cast<MainBoard>(kMainBoard(frame));
}
// kPayFaith: the slot, where the assistant comes from, the faith that lacks.
inline constexpr FrameField kFaithSlot{&Frame::a};
inline constexpr FrameField kFaithFrom{&Frame::b};
inline constexpr FrameField kFaithLacking{&Frame::c};
inline AssistantFrom faith_from(const Frame& frame) {
  return static_cast<AssistantFrom>(kFaithFrom(frame));
}
// kLaboratory, kPayProduction, kPort
inline constexpr FrameField kBoard{&Frame::a};
// kPayProduction: the slot of the card, and what is to pay, each in yen or imports.
inline constexpr FrameField kCardSlot{&Frame::b};
inline constexpr FrameField kProductionLacking{&Frame::c};
// kRefill: whether of a laboratory or a port, and which of them.
inline constexpr FrameField kRefillOf{&Frame::a};
inline constexpr FrameField kRefillBoard{&Frame::b};
// kFlag: the flag that was got.
inline constexpr FrameField kFlagGot{&Frame::a};

}  // namespace kaisho::yokohama
