// The size of a game's move tree: a figure that two correct engines share.
#pragma once

#include <cstdint>

#include "core/game.h"

namespace kaisho::engine {

struct MoveTree {
  std::uint64_t leaves = 0;  // positions `depth` moves on, or at which the game ended sooner
  std::uint64_t hash = 0;    // sum of the leaves' hashes, whatever their order
};

// Adds to `tree` what can be reached from `position` in `depth` moves.
void perft(const Game& game, const Position& position, int depth, MoveTree& tree);

}  // namespace kaisho::engine
