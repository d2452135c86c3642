// What a position that is loaded has to satisfy; the whole is Rules::check.
#pragma once

#include <algorithm>
#include <string>

#include "core/check.h"
#include "games/yamatai/rules.h"

namespace kaisho::yamatai {

inline std::string island_path(int island) { return "islands[" + std::to_string(island) + "]"; }

// Whether a step is on the stack.
inline bool is_pending(const Position& p, Step step) {
  for (std::size_t i = 0; i < p.stack.size; ++i) {
    if (static_cast<Step>(p.stack.frames[i].kind) == step) return true;
  }
  return false;
}

// Turns of a round, one for each turn-order piece (YAM-T12).
inline int pieces_of(const Components& box, const Position& p) {
  return p.seats * box.turns[static_cast<std::size_t>(p.seats)];
}
inline int missing_of(const std::array<Id, kMaxRow>& row, int visible) {
  return visible - static_cast<int>(kMaxRow - std::ranges::count(row, kNone));
}

// Each after those before it have found nothing.
Expected<void> check_board(const Components& box, const Position& p);
Expected<void> check_cards(const Components& box, const Position& p);
Expected<void> check_turn(const Components& box, const Position& p);
Expected<void> check_step(const Components& box, const Position& p);

}  // namespace kaisho::yamatai
