#include "server/http/rate_limits.h"

#include <algorithm>

namespace kaisho::server {

RateLimits::Seconds RateLimits::take(const std::string& address, const std::string& browser,
                                     double cost) {
  const Clock::time_point now = Clock::now();
  if (browser.empty()) return addresses_.take(address, cost, now);
  const Seconds wait = seats_.take(browser, cost, now);
  return wait.count() > 0 ? wait : seats_of_address_.take(address, cost, now);
}

RateLimits::Seconds RateLimits::owe(const std::string& address, const std::string& browser,
                                    double cost) {
  const Clock::time_point now = Clock::now();
  if (browser.empty()) return addresses_.owe(address, cost, now);
  return std::max(seats_.owe(browser, cost, now), seats_of_address_.owe(address, cost, now));
}

}  // namespace kaisho::server
