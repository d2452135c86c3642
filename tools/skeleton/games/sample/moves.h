// The moves of Sample: how each is made, and what is read of it.
#pragma once

#include <cstdint>

#include "core/values/move.h"
#include "games/sample/components.h"

namespace kaisho::sample {

enum class MoveKind : std::uint8_t { kTake = 1 };

template <class... Numbers>
Move move_of(MoveKind kind, Numbers... numbers) {
  return Move::make(static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(numbers)...);
}

inline Move take_move(Card card) { return move_of(MoveKind::kTake, card); }

inline MoveKind kind_of(Move move) { return static_cast<MoveKind>(move.kind()); }
inline Card card_of(Move move) { return move.a(); }  // of kTake

}  // namespace kaisho::sample
