// How long the server has run in all its life, in milliseconds. The clocks of players go by it:
// they stand while the server is down or cannot store a move, and no clock of the machine that is
// set wrong moves them.
#pragma once

#include <chrono>
#include <cstdint>
#include <cstdlib>

#include "server/tables/clock.h"

namespace kaisho::server {

class RunningTime {
 public:
  // `so_far`: at this start. `speed`: how fast time goes, for trials of what takes days.
  RunningTime(std::int64_t so_far, int speed) : so_far_(so_far), speed_(speed) {}

  std::int64_t now() const { return so_far_ + speed_ * ran(); }
  // It is that time again.
  void set_back(std::int64_t to) {
    look();
    so_far_ = to;
    started_ = std::chrono::steady_clock::now();
    started_on_ = now_ms();
  }

  // Sees whether the machine slept or its clock was set, which is a break.
  void look() { look(now_ms()); }
  void look(std::int64_t date) {
    constexpr std::int64_t kBreak = 3000;
    const std::int64_t started_on = date - ran();
    if (std::abs(started_on - started_on_) < kBreak) return;
    started_on_ = started_on;
    unbroken_since_ = date;
  }
  // Since when the server has run without a break, by the machine's clock.
  std::int64_t unbroken_since() const { return unbroken_since_; }
  // When it was that time by the machine's clock, as if there had been no break before. The answer
  // stays the same until there is one.
  std::int64_t date_of(std::int64_t time) const { return started_on_ + (time - so_far_) / speed_; }

 private:
  std::int64_t ran() const {
    using std::chrono::milliseconds;
    return std::chrono::duration_cast<milliseconds>(std::chrono::steady_clock::now() - started_)
        .count();
  }

  std::chrono::steady_clock::time_point started_ = std::chrono::steady_clock::now();
  std::int64_t started_on_ = now_ms();
  std::int64_t unbroken_since_ = started_on_;
  std::int64_t so_far_;
  std::int64_t speed_;
};

}  // namespace kaisho::server
