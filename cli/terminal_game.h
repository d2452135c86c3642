// One game between a person at the terminal and bots.
#pragma once

#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/board.h"
#include "engine/history.h"
#include "engine/record.h"
#include "players/player.h"

namespace kaisho::cli {

struct TerminalSeats {
  Seat me = 0;
  std::vector<std::unique_ptr<Player>> bots;  // one per seat; none at `me`
  std::vector<std::string> names;             // of all seats
  Key chance{};                               // of the bots
};

class TerminalGame {
 public:
  TerminalGame(History& history, Record& record, TerminalSeats seats, const Board& board,
               const Texts& texts, bool confirm);

  // Plays until the game is over or the person leaves.
  void run();

 private:
  enum class Heard { kMove, kLeave, kOther };

  void bot_moves();
  void person_moves();
  Heard hear(const std::string& line, const MoveList& legal);
  bool confirmed();
  void play(Move move);
  bool undo(int moves);

  void show_table() const;
  void show_moves(const MoveList& legal) const;
  void show_refusals() const;
  void show_hint() const;
  void show_end() const;
  void tell(const std::vector<Event>& events) const;
  std::string words(const std::string& part, const Json& object) const;
  std::string move_words(const Json& move) const;
  std::optional<std::string> ask(const std::string& prompt);

  History& history_;
  Record& record_;
  TerminalSeats seats_;
  const Board& board_;
  const Texts& texts_;
  bool confirm_;
  bool left_ = false;
  RandomState chance_;
};

}  // namespace kaisho::cli
