// A position in each step of the game, and ways to damage one.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "tests/games/osaka/table.h"

namespace kaisho::osaka_tests {

Table choosing();
Table turn();
Table payday();  // what insuring() and protecting() are a part of
Table insuring();
Table protecting();
Table paying();

struct Damage {
  const char* what;
  std::function<void(Json&)> change;
  std::string error;  // `code where`
};

// Each damage by itself makes a sound position one that is refused with its error.
void expect_faults(const Json& sound, const std::vector<Damage>& damages);

}  // namespace kaisho::osaka_tests
