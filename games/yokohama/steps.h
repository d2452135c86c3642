// The steps of Yokohama that can be under way, and the numbers that they have.
#pragma once

#include "core/values/frames.h"
#include "core/values/maybe.h"
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

enum class Phase : std::uint8_t { kPhaseA, kPhaseC };
using enum Phase;
enum class RefillOf : std::uint8_t { kRefillLaboratory, kRefillPort };
using enum RefillOf;

// `kLeft(frame)` reads the number of a step, and `kLeft.set(frame, 2)` writes it.

// kKeepOrder: seats still to choose, this one included. kExchange, kRecruit, kAnyGood, kWarehouse,
// kMoves: how many may still be done.
inline constexpr StepNumber<int> kLeft{0};
// kAnyGood: whether a gain of the extra good still brings more.
inline constexpr StepNumber<bool> kExtra{1};
// kSecondary
inline constexpr StepNumber<Phase> kPhase{0};
// kPlace: on how many areas so far, and the cell of the last one.
inline constexpr StepNumber<int> kAreasPlaced{0};
inline constexpr StepNumber<Maybe<CellId>> kLastPlaced{1};
// kAdjacent: the cell of the pair.
inline constexpr StepNumber<CellId> kPairCell{0};
// kTakeBack: the lowest cell still open.
inline constexpr StepNumber<CellId> kFirstOpen{0};
// kSlot
inline constexpr StepNumber<MainBoard> kMainBoard{0};
// kPayFaith: the slot, where the assistant comes from, the faith that lacks.
inline constexpr StepNumber<SlotId> kFaithSlot{0};
inline constexpr StepNumber<AssistantFrom> kFaithFrom{1};
inline constexpr StepNumber<int> kFaithLacking{2};
// kLaboratory, kPayProduction, kPort
inline constexpr StepNumber<Board> kBoard{0};
// kPayProduction: the slot of the card, and what is to pay, each in yen or imports.
inline constexpr StepNumber<RowSlot> kCardSlot{1};
inline constexpr StepNumber<int> kProductionLacking{2};
// kRefill: whether of a laboratory or a port, and which of them.
inline constexpr StepNumber<RefillOf> kRefillOf{0};
inline constexpr StepNumber<Board> kRefillBoard{1};
// kFlag: the flag that was got.
inline constexpr StepNumber<Flag> kFlagGot{0};

}  // namespace kaisho::yokohama
