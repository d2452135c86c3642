// The map of Yamataï drawn with characters: links as dots, on them the spaces and their boats,
// between them the islands and what stands there. All of it from the map of the edition.
#pragma once

#include <ostream>

#include "core/terminal/board.h"
#include "games/yamatai/terminal/words.h"

namespace kaisho::yamatai {

// What is painted of a boat's colour.
int paint_of_boat(const std::string& colour);

void draw_map(std::ostream& out, const Json& map, const Json& state, const YamataiWords& words,
              const Style& style);

}  // namespace kaisho::yamatai
