// A position in each step of the game, and ways to damage one.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "tests/games/faults.h"
#include "tests/games/yamatai/table.h"

namespace kaisho::yamatai_tests {

// Seat 0 of three has placed boats on spaces 1 and 2, which lie beside islands 1 to 3 with a token
// on each.
Table placing();
// Its boats compete for the tokens.
Table competing();

// One of each, by its step.
std::vector<std::pair<std::string, Table>> all_steps();

inline void expect_faults(const Json& sound, const std::vector<Damage>& damages) {
  kaisho::expect_faults(yamatai(), sound, damages);
}

}  // namespace kaisho::yamatai_tests
