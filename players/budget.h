// What a player may use for a decision, and the most that can be asked for.
#pragma once

namespace kaisho {

inline constexpr int kMostMilliseconds = 600'000;
inline constexpr int kMostSimulations = 100'000'000;

struct Budget {
  int ms = 0;    // time; 0: none given
  int sims = 0;  // simulations; 0: none given
};

}  // namespace kaisho
