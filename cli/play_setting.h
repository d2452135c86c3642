// What a game in the terminal begins or goes on with.
#pragma once

#include <string>
#include <vector>

#include "cli/terminal_game.h"
#include "cli/texts.h"
#include "engine/history.h"
#include "engine/record.h"

namespace kaisho::cli {

struct PlayFlags {
  std::string game{};
  int players = 2;
  std::vector<std::string> bots = {"level2"};
  bool bots_given = false;
  int seat = 0;
  bool seat_given = false;
  int answer_ms = 60'000;  // of a bot that is another program
  std::string seed{};
  std::string edition{};
};

// Gathered before the game, so that everything that can be wrong is said first.
struct PlaySetting {
  engine::History history;
  engine::Record record;
  TerminalSeats seats;
};

// The game with the edition requested. Errors: those of both.
Expected<GamePtr> open_wished(const PlayFlags& flags);
// A new game. Errors: those of its options, bad_option, bad_player.
Expected<PlaySetting> set_up(const GamePtr& game, const PlayFlags& flags, const Texts& texts);
// Resumes a game whose record was kept. The person sits where the record has one, unless another
// seat is requested. The bots are those it names, or those that are requested. Errors: those of
// replay(), bad_option, bad_player.
Expected<PlaySetting> set_up(const PlayFlags& flags, const Texts& texts, engine::Record record);

}  // namespace kaisho::cli
