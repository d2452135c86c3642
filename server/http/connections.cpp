#include "server/http/connections.h"

#include <algorithm>
#include <vector>

namespace kaisho::server {

void fit_connections(Limits& limits, std::size_t files) {
  constexpr std::size_t kOwn = 64;
  const std::size_t own = std::min(kOwn, files / 2);  // where there is little, these go first
  const std::size_t rest = files - own;
  const auto refusals = std::min(static_cast<std::size_t>(limits.refusals), rest / 4);
  const auto most = std::min(static_cast<std::size_t>(limits.connections), rest - refusals);
  limits.refusals = static_cast<int>(refusals);
  limits.connections = static_cast<int>(std::max<std::size_t>(most, 1));
}

bool Connections::enter() {
  if (count_ >= limits_.connections) return false;
  ++count_;
  return true;
}

bool Connections::admit(const std::string& address) {
  const auto found = by_address_.try_emplace(address, 0).first;
  if (found->second >= limits_.connections_per_address) return false;
  ++found->second;
  return true;
}

void Connections::forget(const std::string& address) {
  const auto found = by_address_.find(address);
  if (--found->second == 0) by_address_.erase(found);
}

// Ending a connection may remove it, or others, from the set.
void Connections::say_goodbye() {
  for (Connection* connection : std::vector(all_.begin(), all_.end())) {
    if (all_.contains(connection)) connection->say_goodbye();
  }
}

void Connections::cut() {
  for (Connection* connection : std::vector(all_.begin(), all_.end())) {
    if (all_.contains(connection)) connection->cut();
  }
}

}  // namespace kaisho::server
