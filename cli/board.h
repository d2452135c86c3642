// A game's table in the terminal.
#pragma once

#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include "cli/texts.h"
#include "core/game.h"

namespace kaisho::cli {

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
struct Look {
  const Json& state;
  Seat me;
  bool open;
  const std::vector<std::string>& names;  // of the seats
};

class Board {
 public:
  Board() = default;
  Board(const Board&) = delete;
  Board& operator=(const Board&) = delete;
  virtual ~Board() = default;

  virtual void draw(std::ostream& out, const Look& look) const = 0;
  // The value of a member of a move, an event or a refusal, as it is said.
  virtual std::string say(std::string_view member, const Json& value) const = 0;
};

// The game's own board, or, for a game without one, the plain state.
// `edition` with its texts filled in must outlive it.
std::unique_ptr<Board> make_board(std::string_view game, const Json& edition, const Texts& texts,
                                  const Style& style, const std::string& language);

// boards/osaka.cpp
std::unique_ptr<Board> make_osaka_board(const Json& edition, const Texts& texts, const Style& style,
                                        const std::string& language);

// boards/yokohama.cpp
std::unique_ptr<Board> make_yokohama_board(const Json& edition, const Texts& texts,
                                           const Style& style, const std::string& language);

// boards/yamatai.cpp
std::unique_ptr<Board> make_yamatai_board(const Json& edition, const Texts& texts,
                                          const Style& style, const std::string& language);

// boards/nippon.cpp
std::unique_ptr<Board> make_nippon_board(const Json& edition, const Texts& texts,
                                         const Style& style, const std::string& language);

}  // namespace kaisho::cli
