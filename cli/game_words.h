// A game's moves and events in words, with the names of those who sit at the table.
#pragma once

#include <string>
#include <vector>

#include "core/reading/json.h"
#include "core/terminal/board.h"
#include "core/terminal/texts.h"

namespace kaisho::cli {

// All three must outlive it.
class GameWords {
 public:
  GameWords(const TerminalBoard& board, const Texts& texts, const std::vector<std::string>& names)
      : board_(board), texts_(texts), names_(names) {}

  // The text of a key, filled with what the object has.
  std::string say(const std::string& key, const Json& object) const;
  std::string move(const Json& move) const;

 private:
  const TerminalBoard& board_;
  const Texts& texts_;
  const std::vector<std::string>& names_;  // by seat
};

}  // namespace kaisho::cli
