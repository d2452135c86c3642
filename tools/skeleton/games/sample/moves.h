// The moves of Sample: what each kind holds. `move_of(Take{card})` makes one, and
// `move.as<Take>().card` reads it.
#pragma once

#include <cstdint>

#include "core/values/move.h"
#include "games/sample/components.h"

namespace kaisho::sample {

enum class MoveKind : std::uint8_t { kTake = 1 };

inline MoveKind kind_of(Move move) { return noun<MoveKind>(move.kind()); }

// A card of the row (SAM-T1).
struct Take {
  static constexpr MoveKind kKind = MoveKind::kTake;
  Card card;
};

}  // namespace kaisho::sample
