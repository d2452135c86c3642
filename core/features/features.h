// The features of a position: numbers by which players judge it, for each seat at the table the
// same ones, one seat's after the other's.
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "core/values/seat.h"

namespace kaisho {

// No game has more for a seat.
inline constexpr std::size_t kMaxFeatures = 64;

// Room for those of all seats; nothing is in it before a game fills it.
using FeatureRoom = std::array<float, kMaxFeatures * kMaxSeats>;

// The numbers of one seat, `count` for each.
template <class Number>
constexpr std::span<Number> features_of(std::span<Number> all, Seat seat, std::size_t count) {
  return all.subspan(seat * count, count);
}

}  // namespace kaisho
