// What a player may use for a decision, and the most that can be asked for.
#pragma once

namespace kaisho::players {

inline constexpr int kMaxMilliseconds = 600'000;
inline constexpr int kMaxSimulations = 100'000'000;

struct Budget {
  int ms = 0;           // time; 0: none given
  int simulations = 0;  // simulations; 0: none given
};

}  // namespace kaisho::players
