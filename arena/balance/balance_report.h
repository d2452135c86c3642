// A balance report: how one edition plays, or two of them over the same deals.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "arena/balance/difference.h"
#include "arena/balance/simulate.h"

namespace kaisho::arena {

// The games with one edition. SimulateOptions::report must have been set for `result`.
struct BalanceSide {
  std::string edition;  // its name
  std::string hash;     // of its content
  SimulateResult result;
  bool borrowed = false;  // its name is a standard edition's, its values are not
};

struct BalanceReport {
  std::string command;  // that gives it again
  std::string bots;
  BalanceSide first;
  std::optional<BalanceSide> second;      // of the same game, seats, deals and players
  std::vector<Difference> differences{};  // of the two
  bool stopped = false;                   // before all was played that `command` asks for

  Json json() const;
  // How to call the editions: by hash, too, where both have one name, or one is borrowed.
  std::pair<std::string, std::string> names() const;
};

}  // namespace kaisho::arena
