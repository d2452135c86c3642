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

bool Connections::admit(const std::string& name, int most) {
  const auto found = by_name_.find(name);
  if (found != by_name_.end() && found->second >= most) return false;
  hold(name);
  return true;
}

bool Connections::admit_seated(const std::string& address, const std::string& browser) {
  constexpr int kSharers = 4;
  const int most = std::max(limits_.connections_per_address / kSharers, 1);
  const auto found = by_name_.find(browser);
  if (found != by_name_.end() && found->second >= most) return false;
  return admit(seats_of(address));
}

void Connections::forget(const std::string& name) {
  const auto found = by_name_.find(name);
  if (--found->second == 0) by_name_.erase(found);
}

std::chrono::milliseconds window_to_come_back(std::ptrdiff_t pages) {
  using std::chrono::milliseconds;
  constexpr std::ptrdiff_t kSome = 500;
  constexpr std::ptrdiff_t kMany = 10000;
  constexpr milliseconds kForFew{200};
  constexpr milliseconds kForSome{2000};
  constexpr milliseconds kForMany{20000};
  if (pages < kSome) return std::max(kForSome * pages / kSome, kForFew);
  return kForSome + (kForMany - kForSome) * (pages - kSome) / (kMany - kSome);
}

// Ending a connection may remove it, or others, from the set.
void Connections::say_goodbye() {
  const auto window = window_to_come_back(std::ranges::count_if(all_, &Connection::is_of_page));
  for (Connection* connection : std::vector(all_.begin(), all_.end())) {
    if (all_.contains(connection)) connection->say_goodbye(window);
  }
}

void Connections::cut() {
  for (Connection* connection : std::vector(all_.begin(), all_.end())) {
    if (all_.contains(connection)) connection->cut();
  }
}

}  // namespace kaisho::server
