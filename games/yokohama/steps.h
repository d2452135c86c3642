// The steps of Yokohama that can be under way, the numbers that they have, and what makes those
// that begin with some.
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

inline Step step_of(const Frame& frame) { return noun<Step>(frame.kind); }

enum class Phase : std::uint8_t { kPhaseA, kPhaseC };
using enum Phase;
enum class RefillOf : std::uint8_t { kRefillLaboratory, kRefillPort };
using enum RefillOf;

// `kLeft(frame)` reads the number of a step, and `kLeft.set(frame, 2)` writes it.

// kKeepOrder: seats still to choose, this one included. kExchange, kRecruit, kAnyGood, kWarehouse,
// kMoves: how many may still be done.
inline constexpr StepNumber<int> kLeft{0};
inline Frame counted_step(Step step, Seat seat, int left) {
  Frame frame{step, seat};
  kLeft.set(frame, left);
  return frame;
}
// kAnyGood: whether a gain of the extra good still brings more.
inline constexpr StepNumber<bool> kExtra{1};
inline Frame any_good_step(Seat seat, int left, bool extra) {
  Frame frame = counted_step(Step::kAnyGood, seat, left);
  kExtra.set(frame, extra);
  return frame;
}
// kSecondary
inline constexpr StepNumber<Phase> kPhase{0};
inline Frame secondary_step(Seat seat, Phase phase) {
  Frame frame{Step::kSecondary, seat};
  kPhase.set(frame, phase);
  return frame;
}
// kPlace: on how many areas so far, and the cell of the last one.
inline constexpr StepNumber<int> kAreasPlaced{0};
inline constexpr StepNumber<Maybe<CellId>> kLastPlaced{1};
inline Frame place_step(Seat seat) {
  Frame frame{Step::kPlace, seat};
  kLastPlaced.set(frame, {});
  return frame;
}
// kAdjacent: the cell of the pair.
inline constexpr StepNumber<CellId> kPairCell{0};
inline Frame adjacent_step(Seat seat, CellId pair) {
  Frame frame{Step::kAdjacent, seat};
  kPairCell.set(frame, pair);
  return frame;
}
// kTakeBack: the lowest cell still open.
inline constexpr StepNumber<CellId> kFirstOpen{0};
// kSlot
inline constexpr StepNumber<MainBoard> kMainBoard{0};
inline Frame slot_step(Seat seat, MainBoard board) {
  Frame frame{Step::kSlot, seat};
  kMainBoard.set(frame, board);
  return frame;
}
// kPayFaith: the slot, where the assistant comes from, the faith that lacks.
inline constexpr StepNumber<SlotId> kFaithSlot{0};
inline constexpr StepNumber<AssistantFrom> kFaithFrom{1};
inline constexpr StepNumber<int> kFaithLacking{2};
inline Frame pay_faith_step(Seat seat, SlotId slot, AssistantFrom from, int lacking) {
  Frame frame{Step::kPayFaith, seat};
  kFaithSlot.set(frame, slot);
  kFaithFrom.set(frame, from);
  kFaithLacking.set(frame, lacking);
  return frame;
}
// kLaboratory, kPayProduction, kPort
inline constexpr StepNumber<Board> kBoard{0};
inline Frame board_step(Step step, Seat seat, Board board) {
  Frame frame{step, seat};
  kBoard.set(frame, board);
  return frame;
}
// kPayProduction: the slot of the card, and what is to pay, each in yen or imports.
inline constexpr StepNumber<RowSlot> kCardSlot{1};
inline constexpr StepNumber<int> kProductionLacking{2};
inline Frame pay_production_step(Seat seat, Board board, RowSlot slot, int lacking) {
  Frame frame = board_step(Step::kPayProduction, seat, board);
  kCardSlot.set(frame, slot);
  kProductionLacking.set(frame, lacking);
  return frame;
}
// kRefill: whether of a laboratory or a port, and which of them.
inline constexpr StepNumber<RefillOf> kRefillOf{0};
inline constexpr StepNumber<Board> kRefillBoard{1};
inline Frame refill_step(Seat seat, RefillOf of, Board board) {
  Frame frame{Step::kRefill, seat};
  kRefillOf.set(frame, of);
  kRefillBoard.set(frame, board);
  return frame;
}
// kFlag: the flag that was got.
inline constexpr StepNumber<Flag> kFlagGot{0};
inline Frame flag_step(Seat seat, Flag flag) {
  Frame frame{Step::kFlag, seat};
  kFlagGot.set(frame, flag);
  return frame;
}

}  // namespace kaisho::yokohama
