#include "server/hall/presence.h"

namespace kaisho::server {
namespace {

std::uint32_t bit_of(Seat seat) { return 1U << static_cast<unsigned>(seat); }

}  // namespace

void Presence::set(const std::string& table, Seat seat, bool here) {
  const std::lock_guard lock(mutex_);
  const auto found = seats_.try_emplace(table, 0).first;
  found->second = here ? found->second | bit_of(seat) : found->second & ~bit_of(seat);
  if (found->second == 0) seats_.erase(found);
}

bool Presence::here(const std::string& table, Seat seat) const {
  const std::lock_guard lock(mutex_);
  const auto found = seats_.find(table);
  return found != seats_.end() && (found->second & bit_of(seat)) != 0;
}

}  // namespace kaisho::server
