// One game between a person at the terminal and bots.
#pragma once

#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "arena/programs/made_player.h"
#include "cli/game_words.h"
#include "cli/reader_watch.h"
#include "cli/record_file.h"
#include "core/terminal/board.h"
#include "engine/history.h"
#include "engine/record.h"
#include "players/player.h"

namespace kaisho::cli {

struct TerminalSeats {
  Seat me = 0;
  std::vector<arena::MadePlayer> bots;  // one per seat; none at `me`
  std::vector<std::string> names;       // of all seats
  Key chance{};                         // of the bots
};

class TerminalGame {
 public:
  // The record is kept in `file` as the game goes.
  TerminalGame(engine::History& history, engine::Record& record, RecordFile& file,
               TerminalSeats seats, const TerminalBoard& board, const Texts& texts, bool confirm);

  // Plays until the game is over, the person leaves, or a bot that is another program fails.
  // Errors: those of keeping the record, bot_failed, no_program.
  Expected<void> run();

 private:
  enum class Heard { kMove, kLeave, kOther };

  Expected<void> begin_programs();
  void bot_moves();
  void person_moves();
  Heard hear(const std::string& line, const MoveList& legal);
  bool confirmed();
  void play(Move move);
  bool undo(int moves);
  void keep(const Expected<void>& done);

  void show_table() const;
  void show_moves(const MoveList& legal) const;
  void show_refusals() const;
  void show_hint() const;
  void show_end() const;
  void tell(const std::vector<Event>& events) const;
  std::optional<std::string> ask(const std::string& prompt);

  engine::History& history_;
  engine::Record& record_;
  RecordFile& file_;
  TerminalSeats seats_;
  const TerminalBoard& board_;
  const Texts& texts_;
  GameWords words_;
  bool confirm_;
  ReaderWatch reader_;
  bool left_ = false;
  Expected<void> fault_;  // by which the game ends
  RandomState chance_;
};

}  // namespace kaisho::cli
