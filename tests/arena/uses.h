// What was used in some games of random players, for the tests of the balance report.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "arena/balance/balance.h"
#include "arena/balance/simulate.h"
#include "games/registry.h"

namespace kaisho::arena {

inline SimulateOptions options(const std::string& game, int seats, int games) {
  SimulateOptions options;
  options.game = game;
  options.bots = {"random"};
  options.seats = seats;
  options.games = games;
  options.threads = 1;
  options.report = true;
  return options;
}

inline const Use* find(const std::vector<Use>& uses, std::string_view statistic,
                       std::string_view value) {
  const auto found = std::ranges::find_if(
      uses, [&](const Use& use) { return use.statistic == statistic && use.value == value; });
  return found == uses.end() ? nullptr : &*found;
}

// How many things a statistic tells of before any game.
inline std::ptrdiff_t things(const std::vector<Use>& uses, std::string_view statistic) {
  return std::ranges::count(uses, statistic, &Use::statistic);
}

inline std::int64_t times(const std::vector<Use>& uses, std::string_view statistic) {
  std::int64_t sum = 0;
  for (const Use& use : uses) sum += use.statistic == statistic ? use.times : 0;
  return sum;
}

// What lies in the box of a game, before anything of it is used.
inline std::vector<Use> box(std::string_view game) {
  return Balance(**open_game(game), 2).uses({1, 2, 2});
}

// The English name of what was used.
inline std::string name(const std::vector<Use>& uses, std::string_view statistic,
                        std::string_view value) {
  const Use* use = find(uses, statistic, value);
  return use == nullptr ? std::string() : use->name;
}

}  // namespace kaisho::arena
