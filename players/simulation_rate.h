// How many simulations a search can still make in its time.
#pragma once

#include <chrono>
#include <cstdint>
#include <limits>

#include "core/values/real.h"

namespace kaisho::players {

// Measures the rate without the first simulation, which evaluates more than the others.
class SimulationRate {
 public:
  explicit SimulationRate(std::chrono::nanoseconds limit) : limit_(limit) {}

  // The first simulation was done when so much time had gone.
  void first_done(std::chrono::nanoseconds gone) { first_ = gone; }
  // How many more the time allows. `simulations` are done, the first one among them.
  std::int64_t remaining(std::int64_t simulations, std::chrono::nanoseconds gone) const {
    // A coarse clock may stand still for a while. Then the rate is unknown.
    if (simulations < 2 || gone <= first_) return std::numeric_limits<std::int64_t>::max();
    const auto each = as_double((gone - first_).count()) / as_double(simulations - 1);
    return static_cast<std::int64_t>(as_double((limit_ - gone).count()) / each) + 1;
  }

 private:
  std::chrono::nanoseconds limit_;
  std::chrono::nanoseconds first_{};
};

}  // namespace kaisho::players
