// What the checks of loaded positions share; each game checks its own part.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <utility>

#include "core/play.h"
#include "core/reading/fault.h"
#include "core/reading/json.h"
#include "core/values/move.h"
#include "core/values/over.h"
#include "core/values/seat.h"
#include "core/values/view.h"

namespace kaisho {

// A fault at a place within the position: what was expected there, what was found.
inline std::unexpected<Error> broken(const char* reason, Gaps gaps, std::string where = {}) {
  return fail("bad_position", reason, gaps, std::move(where));
}
inline std::unexpected<Error> broken(std::string message, std::string where = {}) {
  return fail("bad_position", std::move(message), std::move(where));
}
// The plainest of them. Numbers:
inline std::unexpected<Error> not_equal(std::int64_t expected, std::int64_t found,
                                        std::string where) {
  return broken("exactly", {{"expected", expected}, {"found", found}}, std::move(where));
}
inline std::unexpected<Error> out_of_range(std::int64_t low, std::int64_t high, std::int64_t found,
                                           std::string where) {
  return broken("whole_number", {{"low", low}, {"high", high}, {"found", found}}, std::move(where));
}
inline std::unexpected<Error> too_many(std::int64_t most, std::int64_t found, std::string where) {
  return broken("at_most", {{"most", most}, {"found", found}}, std::move(where));
}

inline std::string seat_path(Seat seat) { return "seats[" + std::to_string(seat) + "]"; }
inline std::string seat_path(Seat seat, std::string_view field) {
  return joined_path(seat_path(seat), field);
}

// Checks steps as the JSON of a position has them, the one on top first. Errors name a step that
// does not follow those under it, one with a part that it cannot have, or one of another seat.
std::unexpected<Error> wrong_step(const Json& steps, std::size_t index);
std::unexpected<Error> wrong_part_of_step(const Json& steps, std::size_t index, const char* part);
std::unexpected<Error> wrong_seat_of_step(Seat expected, Seat found, std::size_t index);

// What the first of these checks that finds a fault says; each may rely on those before it.
template <class Components, class Position>
Expected<void> first_fault(
    ViewOf<Components, Position> view,
    std::initializer_list<Expected<void> (*)(ViewOf<Components, Position> view)> checks) {
  for (const auto check : checks) {
    if (auto sound = check(view); !sound) return sound;
  }
  return {};
}

// What can be done in a loaded position. No game comes close to the capacity of a list; a full
// one may be truncated.
template <class Rules>
Expected<MoveList> moves_of_loaded(const typename Rules::Edition& components,
                                   const typename Rules::Position& p, std::string where) {
  MoveList moves(MoveList::Overflow::kIsLookedFor);
  Rules::legal_moves(components, p, moves);
  if (moves.size() < MoveList::kCapacity) return moves;
  return broken("fewer_moves", {{"expected", MoveList::kCapacity}, {"found", moves.size()}},
                std::move(where));
}

template <class Position>
Expected<void> check_turn_cap(const Position& p) {
  const int cap = turn_limit(p);
  if (p.over == Over::kNo && p.turn >= cap) {
    return broken("turns_beyond_cap", {{"expected", cap}, {"found", p.turn}}, "turn");
  }
  if (p.over == Over::kByTurnCap && p.turn < cap) {
    return broken("turns_below_cap", {{"expected", cap}, {"found", p.turn}}, "over");
  }
  return {};
}

// Whether a plain value is as it begins: what a game does not use.
template <class Plain>
bool is_unused(const Plain& value) {
  using Bytes = std::array<std::byte, sizeof(Plain)>;
  return std::bit_cast<Bytes>(value) == std::bit_cast<Bytes>(Plain{});
}

// Seats without a player, steps that are past, and padding.
template <class Position>
Expected<void> check_unused(const Position& p) {
  for (Seat seat = p.seats; seat < kMaxSeats; ++seat) {
    if (!is_unused(p.player(seat))) return broken("unused", {}, seat_path(seat));
  }
  for (Seat seat = 0; seat < p.seats; ++seat) {
    if (!is_unused(p.player(seat).unused)) return broken("unused", {}, seat_path(seat));
  }
  for (std::size_t i = p.stack.size; i < p.stack.frames.size(); ++i) {
    if (!is_unused(p.stack.frames[i])) return broken("unused", {}, "steps");
  }
  if (!is_unused(p.unused)) return broken("unused", {});
  return {};
}

}  // namespace kaisho
