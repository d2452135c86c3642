// The boards that games have of their own in the terminal; browsers do without.
#pragma once

#include <memory>
#include <string_view>

#include "core/terminal/board.h"

namespace kaisho {

// For a game without one, its plain state.
std::unique_ptr<TerminalBoard> terminal_board(std::string_view game, const BoardParts& parts);

}  // namespace kaisho
