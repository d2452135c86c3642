// How long the server has run in all its life, in milliseconds. The clocks of players go by it:
// they stand while the server is down or cannot store a move, and no clock of the machine that is
// set wrong moves them.
#pragma once

#include <chrono>
#include <cstdint>

namespace kaisho::server {

class RunningTime {
 public:
  // `so_far`: at this start. `speed`: how fast time goes, for trials of what takes days.
  RunningTime(std::int64_t so_far, int speed) : so_far_(so_far), speed_(speed) {}

  std::int64_t now() const {
    using std::chrono::milliseconds;
    const auto since = std::chrono::steady_clock::now() - started_;
    return so_far_ + speed_ * std::chrono::duration_cast<milliseconds>(since).count();
  }
  // It is that time again.
  void set_back(std::int64_t to) {
    so_far_ = to;
    started_ = std::chrono::steady_clock::now();
  }

 private:
  std::chrono::steady_clock::time_point started_ = std::chrono::steady_clock::now();
  std::int64_t so_far_;
  std::int64_t speed_;
};

}  // namespace kaisho::server
