// What a game's header needs to declare a board of its own in the terminal.
#pragma once

namespace kaisho {

class TerminalBoard;
struct BoardParts;

}  // namespace kaisho
