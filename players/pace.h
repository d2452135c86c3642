// How fast a search goes on by its time.
#pragma once

#include <chrono>
#include <cstdint>
#include <limits>

namespace kaisho {

// Tells how many more descents a time allows, by the pace of those after the first, which looks
// wider than the others.
class Pace {
 public:
  explicit Pace(std::chrono::nanoseconds limit) : limit_(limit) {}

  // When the first descent was done, so much time had gone.
  void first_done(std::chrono::nanoseconds gone) { first_ = gone; }
  // `descents` are done now, the first one among them.
  std::int64_t more(std::int64_t descents, std::chrono::nanoseconds gone) const {
    // A coarse clock may stand still for a while: then there is no telling.
    if (descents < 2 || gone <= first_) return std::numeric_limits<std::int64_t>::max();
    const auto each =
        static_cast<double>((gone - first_).count()) / static_cast<double>(descents - 1);
    return static_cast<std::int64_t>(static_cast<double>((limit_ - gone).count()) / each) + 1;
  }

 private:
  std::chrono::nanoseconds limit_;
  std::chrono::nanoseconds first_{};
};

}  // namespace kaisho
