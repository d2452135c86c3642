// Ways to damage a position, and the fault that is found then.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/game.h"

namespace kaisho {

struct Damage {
  const char* what;
  std::function<void(Json&)> change;
  std::string error;  // `code where`
};

// Whether its sentence is one of the language files.
bool is_in_words(const Error& error);

// Each damage by itself makes a sound position one that is refused with its error.
void expect_faults(const Game& game, const Json& sound, const std::vector<Damage>& damages);

}  // namespace kaisho
