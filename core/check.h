// What the checks of loaded positions share; each game checks its own part.
#pragma once

#include <cstring>
#include <string>
#include <utility>

#include "core/error.h"
#include "core/seat.h"

namespace kaisho {

// A fault at a place within the position.
inline std::unexpected<Error> broken(std::string message, std::string where = {}) {
  return fail("bad_position", std::move(message), std::move(where));
}

inline std::string seat_path(Seat seat) { return "seats[" + std::to_string(seat) + "]"; }

// Whether a plain value is as it begins: what a game does not use.
template <class Plain>
bool is_unused(const Plain& value) {
  static constexpr Plain kUnused{};
  return std::memcmp(&value, &kUnused, sizeof(Plain)) == 0;
}

// Of seats without a player, past steps, and what only fills up words.
template <class Position>
Expected<void> check_unused(const Position& p) {
  for (Seat seat = p.seats; seat < kMaxSeats; ++seat) {
    if (!is_unused(p.player(seat))) return broken("There is no such seat.", seat_path(seat));
  }
  for (Seat seat = 0; seat < p.seats; ++seat) {
    if (!is_unused(p.player(seat).unused)) return broken("This is not used.", seat_path(seat));
  }
  for (std::size_t i = p.stack.size; i < p.stack.frames.size(); ++i) {
    if (!is_unused(p.stack.frames[i])) return broken("This step is past.", "steps");
  }
  if (!is_unused(p.unused)) return broken("This is not used.");
  return {};
}

}  // namespace kaisho
