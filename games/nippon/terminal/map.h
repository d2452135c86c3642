// The regions of Nippon in the terminal: their cities with what each side asks for and who has
// influence there, trains and ships, and who leads.
#pragma once

#include <ostream>

#include "core/terminal/board.h"
#include "games/nippon/terminal/words.h"

namespace kaisho::nippon {

void draw_regions(std::ostream& out, const Json& edition, const Json& state,
                  const NipponWords& words, const Texts& texts, const Style& style);

}  // namespace kaisho::nippon
