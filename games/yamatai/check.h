// What a position that is loaded has to satisfy; the whole is Rules::check.
#pragma once

#include <algorithm>
#include <string>

#include "core/check.h"
#include "games/yamatai/rules.h"

namespace kaisho::yamatai {

inline std::string island_path(Island island) {
  return "islands[" + std::to_string(number_of(island)) + "]";
}

// Each after those before it have found nothing.
Expected<void> check_board(View view);
Expected<void> check_cards(View view);
Expected<void> check_turn(View view);
Expected<void> check_step(View view);

}  // namespace kaisho::yamatai
