#include "server/http/hourly_limit.h"

#include "server/tables/clock.h"

namespace kaisho::server {

bool HourlyLimit::allow(const std::string& name, std::int64_t now) {
  forget(now);
  int& count = counts_[name];
  if (count >= most_) return false;
  ++count;
  done_.emplace_back(now, name);
  return true;
}

void HourlyLimit::forget(std::int64_t now) {
  while (!done_.empty() && done_.front().first <= now - kHourMs) {
    const auto found = counts_.find(done_.front().second);
    if (--found->second == 0) counts_.erase(found);
    done_.pop_front();
  }
}

}  // namespace kaisho::server
