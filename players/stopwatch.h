// The time a player has for a decision.
#pragma once

#include <chrono>

#include "players/processor_time.h"

namespace kaisho::players {

// Measures from its making on: as a clock on the wall does, or the time that the processor worked
// for this thread.
class Stopwatch {
 public:
  explicit Stopwatch(bool of_processor = false) : of_processor_(of_processor), began_(now()) {}

  std::chrono::nanoseconds time() const { return now() - began_; }
  bool has_run(std::chrono::milliseconds time) const { return this->time() >= time; }

 private:
  std::chrono::nanoseconds now() const {
    return of_processor_ ? processor_time() : std::chrono::steady_clock::now().time_since_epoch();
  }

  bool of_processor_;
  std::chrono::nanoseconds began_;
};

}  // namespace kaisho::players
