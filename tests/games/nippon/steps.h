// A position in each step of the game, and ways to damage one.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "tests/games/faults.h"
#include "tests/games/nippon/table.h"

namespace kaisho::nippon_tests {

// Seat 0 of three sells in tokyo, where silk is asked for in the north and bulbs in the south.
Table selling_silk();
// A tile there of 3 sends one of two of 2 home.
Table choosing_home();

// One of each, by its step.
std::vector<std::pair<std::string, Table>> all_steps();

inline void expect_faults(const Json& sound, const std::vector<Damage>& damages) {
  kaisho::expect_faults(nippon(), sound, damages);
}

}  // namespace kaisho::nippon_tests
