// The games there are, for tests of all of them.
#pragma once

#include <string>
#include <vector>

#include "games/registry.h"

namespace kaisho {

inline std::vector<std::string> game_ids() {
  std::vector<std::string> ids;
  for (const GameModule& module : game_modules()) ids.emplace_back(module.id);
  return ids;
}

}  // namespace kaisho
