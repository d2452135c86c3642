#include "server/hall/presence.h"

#include <algorithm>

namespace kaisho::server {
namespace {

std::uint32_t bit_of(Seat seat) { return 1U << static_cast<unsigned>(seat); }

}  // namespace

void Presence::set(const std::string& table, Seat seat, bool here, Clock::time_point now) {
  const std::lock_guard lock(mutex_);
  const auto found = seats_.try_emplace(table, 0).first;
  found->second = here ? found->second | bit_of(seat) : found->second & ~bit_of(seat);
  if (found->second == 0) seats_.erase(found);
  forget_before(now - memory_);
  if (here) return;
  left_[{table, seat}] = now;
  leavings_.push_back({{table, seat}, now});
}

bool Presence::here(const std::string& table, Seat seat) const {
  const std::lock_guard lock(mutex_);
  const auto found = seats_.find(table);
  return found != seats_.end() && (found->second & bit_of(seat)) != 0;
}

Presence::Clock::duration Presence::away(const std::string& table, Seat seat,
                                         Clock::time_point now) const {
  if (here(table, seat)) return {};
  const std::lock_guard lock(mutex_);
  const auto found = left_.find({table, seat});
  return std::min(now - (found == left_.end() ? born_ : found->second), memory_);
}

// Who came and left again has a later time.
void Presence::forget_before(Clock::time_point time) {
  while (!leavings_.empty() && leavings_.front().at < time) {
    const auto found = left_.find(leavings_.front().place);
    if (found != left_.end() && found->second == leavings_.front().at) left_.erase(found);
    leavings_.pop_front();
  }
}

}  // namespace kaisho::server
