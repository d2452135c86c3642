#include "server/http/connections.h"

#include <vector>

namespace kaisho::server {

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
