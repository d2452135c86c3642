// A match between two nets that one player plays with: is the new one worth keeping?
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "arena/statistics/interval.h"
#include "arena/statistics/sprt.h"
#include "core/game.h"
#include "players/net/net.h"

namespace kaisho::arena {

struct NetMatchOptions {
  std::string game;  // its id
  int seats = 2;     // at the table: one with the new net, all others with the old one
  int deals = 2000;  // at most, each played with the new net in every seat
  SprtBounds bounds{.elo0 = 0, .elo1 = 20};
  std::uint64_t seed = 1;
  std::string player = "search:ms=30,net=50";  // who plays with the new net
  std::string against{};                       // who plays with the old one; "": the same
  int turn_cap = 500;
  int threads = 0;                                  // 0: one per core
  std::shared_ptr<const players::Net> candidate{};  // the new one
  std::shared_ptr<const players::Net>
      champion{};  // null: the linear value alone, in place of any net
};

struct NetMatchResult {
  Verdict verdict = Verdict::kUndecided;  // kH1: the new net is better
  int deals = 0;
  // The new net's share of the victory; 1 / seats is even. A match that ends as soon as the test is
  // decided ends where the share lies far out, and the interval is that of a match of a fixed
  // length.
  Interval share;
  double llr = 0;

  Json json() const;
};

using NetMatchProgress = std::function<void(const NetMatchResult& so_far)>;

// Plays until the test knows or the deals are used up. Unless players play by the clock the same
// whatever the number of threads. Errors: unknown_game, bad_player, bad_option: also where a net is
// given and the spec of who plays with it says no net= above 0.
Expected<NetMatchResult> net_match(const NetMatchOptions& options,
                                   const NetMatchProgress& progress = {});

}  // namespace kaisho::arena
