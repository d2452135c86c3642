// The seats of a table, one after the other.
#pragma once

#include <ranges>

#include "core/values/seat.h"

namespace kaisho {

// From 0 clockwise; `seats` are at the table.
constexpr auto every_seat(int seats) { return std::views::iota(Seat{0}, static_cast<Seat>(seats)); }

}  // namespace kaisho
