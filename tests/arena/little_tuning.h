// A search tuned in a few games, for tests.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "arena/tuning/tune_search.h"

namespace kaisho::arena {

inline TuneSearchOptions little_tuning() {
  return {.game = "osaka",
          .simulations = 2,
          .trials = 3,
          .trial_games = 2,
          .check_games = 2,
          .threads = 1};
}

inline Json tuned(const TuneSearchOptions& options, const Json& before, int& lines) {
  const auto found = tune_search(options, before, {.log = [&](const std::string&) { ++lines; }});
  EXPECT_TRUE(found.has_value()) << found.error().message;
  return *found;
}

// A search that sees almost nothing of its turn.
inline Json poor(int budget) {
  const Json values = {
      {"root_evaluations", 1}, {"leaf_evaluations", 1}, {"net", 0}, {"transpositions", 0}};
  return {{"game", "osaka"},
          {"budgets", {{std::to_string(budget), {{"values", values}, {"found", "by hand"}}}}}};
}

}  // namespace kaisho::arena
