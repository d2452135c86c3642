#include "server/connections.h"

#include <vector>

namespace kaisho {

bool Connections::admit(const std::string& address) {
  if (count_ >= limits_.connections) return false;
  int& count = by_address_[address];
  if (count >= limits_.connections_per_address) return false;
  ++count;
  ++count_;
  return true;
}

void Connections::forget(const std::string& address) {
  const auto found = by_address_.find(address);
  if (--found->second == 0) by_address_.erase(found);
  --count_;
}

// Ending one may take it, or others, out of the set.
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

}  // namespace kaisho
