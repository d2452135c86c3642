// Which seats have their table open on a screen now, and for how long the others have not. May be
// used from any thread.
#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <map>
#include <mutex>
#include <string>
#include <unordered_map>
#include <utility>

#include "core/values/seat.h"

namespace kaisho::server {

class Presence {
 public:
  using Clock = std::chrono::steady_clock;

  // It remembers for so long when a seat was left.
  explicit Presence(Clock::duration memory) : memory_(memory) {}

  void set(const std::string& table, Seat seat, bool here) { set(table, seat, here, Clock::now()); }
  void set(const std::string& table, Seat seat, bool here, Clock::time_point now);
  bool here(const std::string& table, Seat seat) const;
  // For how long the seat has been away, the server's rests left out: after a start everybody has
  // been away for no time. At most what is remembered.
  Clock::duration away(const std::string& table, Seat seat) const {
    return away(table, seat, Clock::now());
  }
  Clock::duration away(const std::string& table, Seat seat, Clock::time_point now) const;

 private:
  using Place = std::pair<std::string, Seat>;
  struct Leaving {
    Place place;
    Clock::time_point at;
  };

  void forget_before(Clock::time_point time);

  Clock::duration memory_;
  Clock::time_point born_ = Clock::now();
  mutable std::mutex mutex_;
  std::unordered_map<std::string, std::uint32_t> seats_;  // by table, one bit for each seat
  std::map<Place, Clock::time_point> left_;               // when they were last left
  std::deque<Leaving> leavings_;                          // in their order
};

}  // namespace kaisho::server
