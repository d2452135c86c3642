// Seats: who sits at the table, numbered clockwise from 0.
#pragma once

#include <cstdint>

#include "core/values/indexed.h"

namespace kaisho {

using Seat = std::int8_t;

inline constexpr Seat kNobody = -1;
inline constexpr int kMaxSeats = 4;

// One thing for each seat.
template <class T>
using BySeat = Indexed<Seat, T, kMaxSeats>;

// The seat `steps` places clockwise from `seat` at a table of `seats`.
constexpr Seat clockwise(Seat seat, int seats, int steps = 1) {
  return static_cast<Seat>((seat + steps) % seats);
}

}  // namespace kaisho
