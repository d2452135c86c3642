// A match between two nets that one player plays with: is the new one worth keeping?
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/game.h"
#include "players/net/net.h"

namespace kaisho {

struct NetMatchOptions {
  std::string game;  // its id
  int seats = 2;     // at the table: one with the new net, all others with the old one
  int deals = 50;    // each played with the new net in every seat
  std::uint64_t seed = 1;
  std::string player = "search:ms=30,net=50";  // who plays, with either net
  int turn_cap = 500;
  int threads = 0;                        // 0: one per core
  std::shared_ptr<const Net> fresh{};     // the new one
  std::shared_ptr<const Net> champion{};  // null: the linear value alone, in place of any net
};

// For each deal the new net's mean share of the victory; 1 / seats is even. Errors: unknown_game,
// bad_option, bad_player.
Expected<std::vector<double>> net_match(const NetMatchOptions& options);

}  // namespace kaisho
