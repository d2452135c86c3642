// The steps of Traders of Osaka that can be under way, and the numbers that they have.
#pragma once

#include <cstdint>

#include "core/values/frames.h"

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

inline Step step_of(const Frame& frame) { return static_cast<Step>(frame.kind); }

// A field reads and writes its number in a step: `kSymbols(frame) = 0`.

// Of kChooseToken: this seat included.
inline constexpr FrameField kSeatsToChoose{&Frame::a};

// Of kPay: the place in the order of payment that has been reached, 0 before the first card.
inline constexpr FrameField kPayPlace{&Frame::a};
inline int still_to_pay(const Frame& frame) { return frame.b + 256 * frame.c; }
inline void set_still_to_pay(Frame& frame, int amount) {
  frame.b = static_cast<std::uint8_t>(amount % 256);
  frame.c = static_cast<std::uint8_t>(amount / 256);
}

// Of kInsure and kProtect; kColours when a seat has been asked about all of them.
inline constexpr FrameField kColourAtRisk{&Frame::a};

// Of kInsure: what was discarded for the colour, and where the last card of it stands in the
// insure order.
inline constexpr FrameField kSymbols{&Frame::b};
inline constexpr FrameField kInsurePlace{&Frame::c};

// Of kProtect: how many goods are still to choose, and the highest kind still open.
inline constexpr FrameField kLeftToProtect{&Frame::b};
inline constexpr FrameField kHighestKind{&Frame::c};

}  // namespace kaisho::osaka
