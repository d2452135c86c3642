// The games that a calibration looks at: the same player in every seat.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/game.h"
#include "players/player.h"
#include "review/review.h"

namespace kaisho::calibrate {

struct CalibrateOptions {
  std::string game;
  int seats = 2;
  int games = 2000;
  std::string player = "search:simulations=20";
  std::uint64_t seed = 1;
  int threads = 0;  // 0: one per core
};

struct Setting {
  GamePtr game;
  players::PlayerSpec player;
};

struct PlayedGame {
  std::vector<review::Decision> decisions{};
  Position last{};
};

// The game and the player of the options. Errors: unknown_game, bad_player, bad_option.
Expected<Setting> setting_of(const CalibrateOptions& options);
// The game with this number, from its deal to its end.
PlayedGame play(const Setting& setting, const CalibrateOptions& options, std::size_t number);
// Calls `look` with the number of every game, on all threads, and shows how far it is.
void for_each_game(const CalibrateOptions& options, const std::function<void(std::size_t)>& look);

}  // namespace kaisho::calibrate
