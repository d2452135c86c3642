#include "engine/undo.h"

#include <ranges>

namespace kaisho::engine {

int moves_to_undo(std::span<const PlayedMove> moves, Seat seat, int reveal_count) {
  int count = 0;
  for (const PlayedMove& played : std::views::reverse(moves)) {
    if (played.seat != seat || played.reveal_count != reveal_count) break;
    ++count;
  }
  return count;
}

}  // namespace kaisho::engine
