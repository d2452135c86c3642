// A position in each step of the game, and ways to damage one.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "tests/games/faults.h"
#include "tests/games/yokohama/table.h"

namespace kaisho::yokohama_tests {

// Seat 0 of three does steps 3 to 6 in an area where its president and three assistants are; the
// steps are those above phase C.
Table acting(const std::string& area, int power, Json steps);
Table walking();
Table paying_faith();
Table paying_production();
Table putting_station();

// One of each, by its step.
std::vector<std::pair<std::string, Table>> all_steps();

inline void expect_faults(const Json& sound, const std::vector<Damage>& damages) {
  kaisho::expect_faults(yokohama(), sound, damages);
}

}  // namespace kaisho::yokohama_tests
