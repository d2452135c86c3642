// The seats of a table, one after the other.
#pragma once

#include <ranges>

#include "core/values/seat.h"

namespace kaisho {

// From 0 clockwise; `seats` are at the table.
constexpr auto every_seat(int seats) { return std::views::iota(Seat{0}, static_cast<Seat>(seats)); }

// All of them from `first` clockwise, once round the table.
constexpr auto clockwise_from(Seat first, int seats) {
  return std::views::iota(0, seats) |
         std::views::transform([=](int steps) { return clockwise(first, seats, steps); });
}

}  // namespace kaisho
