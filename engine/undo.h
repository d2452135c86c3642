// The rule of undo, for games on the screen, at a server and in records alike.
#pragma once

#include <span>

#include "core/game.h"

namespace kaisho::engine {

// A move that has been played and not taken back.
struct PlayedMove {
  Move move;
  Seat seat = kNobody;   // who chose it
  int reveal_count = 0;  // Game::reveal_count of the position before it
};

// How many of the last moves the seat may take back: only its own, none that another seat has
// answered, and none since something hidden came to light. `moves` are all that led to the position
// of which `reveal_count` is Game::reveal_count, the oldest first.
int moves_to_undo(std::span<const PlayedMove> moves, Seat seat, int reveal_count);

}  // namespace kaisho::engine
