// A game's table in the terminal.
#pragma once

#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "core/reading/json.h"
#include "core/terminal/texts.h"
#include "core/values/seat.h"

namespace kaisho {

// Colours and weights of text, or none of it where the output is no terminal.
class Style {
 public:
  explicit Style(bool on) : on_(on) {}
  // `code` as in ECMA-48: 1 bold, 2 faint, 31 red…
  std::string paint(const std::string& text, int code) const {
    return on_ ? "\x1b[" + std::to_string(code) + "m" + text + "\x1b[0m" : text;
  }

 private:
  bool on_;
};

// What is shown: `state` as the seat `me` may know it; with `open`, other hands too.
struct TerminalView {
  const Json& state;
  Seat me;
  bool open;
  const std::vector<std::string>& names;  // of the seats
};

class TerminalBoard {
 public:
  TerminalBoard() = default;
  TerminalBoard(const TerminalBoard&) = delete;
  TerminalBoard& operator=(const TerminalBoard&) = delete;
  virtual ~TerminalBoard() = default;

  virtual void draw(std::ostream& out, const TerminalView& view) const = 0;
  // The value of a member of a move, an event or a refusal, as it is said.
  virtual std::string say(std::string_view member, const Json& value) const = 0;
};

// What a board draws with; all of it must outlive the board.
struct BoardParts {
  const Json& edition;  // with its texts filled in
  const Texts& texts;
  const Style& style;
  const std::string& language;
};

}  // namespace kaisho
