// Finds the weights of a game's linear value: greedy players play each other, the weights are
// fitted to how these games ended, then moved step by step towards what wins more.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "core/game.h"

namespace kaisho::arena {

struct TuneWeightsOptions {
  std::string game;
  int rounds = 6;          // of self-play and fit
  int games = 1500;        // of self-play in a round
  int steps = 400;         // after that, each along the outcome of one match
  int step_games = 100;    // of such a match, seats rotated
  int check_games = 4000;  // of the match that decides between the weights before and after
  std::uint64_t seed = 1;
  int threads = 0;  // 0: one per core
};

// Called with each line of the log.
using LogLine = std::function<void(const std::string& line)>;

// The whole of players/weights/<game>.json: {"weights": {seats: {feature: weight}}, …} for every
// number of seats, and how they were found. It starts from nothing but the scores: the weights a
// game has already play no part. The same for the same options whatever the number of threads.
// Errors: unknown_game, bad_option.
Expected<Json> tune_weights(const TuneWeightsOptions& options, const LogLine& log);

}  // namespace kaisho::arena
