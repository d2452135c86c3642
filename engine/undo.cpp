#include "engine/undo.h"

#include <ranges>

namespace kaisho::engine {

int moves_to_undo(std::span<const PlayedMove> moves, Seat seat, int reveals) {
  int count = 0;
  for (const PlayedMove& played : std::views::reverse(moves)) {
    if (played.seat != seat || played.reveals != reveals) break;
    ++count;
  }
  return count;
}

}  // namespace kaisho::engine
