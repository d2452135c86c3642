// A game of random moves, wholly determined by its seed: builds for different platforms play the
// same ones and compare what came of it.
#pragma once

#include <cstdint>

#include "core/game.h"

namespace kaisho {

// The hash of the bytes of every position of the game, the first and the last included. `seats`
// must be a number the game is for.
std::uint64_t random_game_hash(const Game& game, int seats, std::uint64_t seed);

}  // namespace kaisho
