// A position in each step of the game, and ways to damage one.
#pragma once

#include <vector>

#include "tests/games/faults.h"
#include "tests/games/osaka/table.h"

namespace kaisho::osaka_tests {

Table choosing();
Table turn();
Table payday();  // what insuring() and protecting() are a part of
Table insuring();
Table protecting();
Table paying();

inline void expect_faults(const Json& sound, const std::vector<Damage>& damages) {
  kaisho::expect_faults(osaka(), sound, damages);
}

}  // namespace kaisho::osaka_tests
