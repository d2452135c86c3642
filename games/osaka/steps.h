// The steps of Traders of Osaka that can be under way, the numbers that they have, and what makes
// those that begin with some.
#pragma once

#include <cstdint>

#include "core/values/frames.h"
#include "games/osaka/components.h"

namespace kaisho::osaka {

enum class Step : std::uint8_t {
  kNone,
  kChooseToken,  // OSA-S7: the seat chooses
  kTurnStart,    // OSA-T2, OSA-T3
  kTurn,         // OSA-T1: the seat chooses
  kPay,          // OSA-B2: the seat pays
  kLoad,         // OSA-B4, OSA-B5
  kPayday,       // OSA-B6, OSA-P1 to P6
  kInsure,       // OSA-P7: the seat discards cards
  kProtect,      // OSA-P7: the seat chooses goods
  kWreck,        // OSA-P8, OSA-P9
  kRefill,       // OSA-B7
  kTurnEnd,
};

inline Step step_of(const Frame& frame) { return noun<Step>(frame.kind); }

// `kSymbols(frame)` reads the number of a step, and `kSymbols.set(frame, 0)` writes it.

// kChooseToken holds this: the seats still to choose, the one to move included.
inline constexpr StepNumber<int> kSeatsToChoose{0};
inline Frame choose_token_step(Seat seat, int seats) {
  Frame step{Step::kChooseToken, seat};
  kSeatsToChoose.set(step, seats);
  return step;
}

// kPay holds these: the place in the order of payment that has been reached (0 before the first
// card), and what is still to pay.
inline constexpr StepNumber<int> kPayPlace{0};
inline constexpr StepNumber<int, 2> kStillToPay{1};
inline Frame pay_step(Seat seat, int due) {
  Frame step{Step::kPay, seat};
  kStillToPay.set(step, due);
  return step;
}

// kInsure and kProtect hold this. It is kAllAsked when a seat has been asked about all colours.
inline constexpr StepNumber<Colour> kColourAtRisk{0};
inline constexpr Colour kAllAsked{kColours};

// kInsure holds these: how many symbols were discarded for the colour, and where the last card of
// it stands in the insure order.
inline constexpr StepNumber<int> kSymbols{1};
inline constexpr StepNumber<int> kInsurePlace{2};

// kProtect holds these: how many goods are still to choose, and the highest kind still open.
inline constexpr StepNumber<int> kLeftToProtect{1};
inline constexpr StepNumber<CardKind> kHighestKind{2};
inline Frame protect_step(Seat seat, Colour colour, int goods) {
  Frame step{Step::kProtect, seat};
  kColourAtRisk.set(step, colour);
  kLeftToProtect.set(step, goods);
  kHighestKind.set(step, noun<CardKind>(kKinds - 1));
  return step;
}

}  // namespace kaisho::osaka
