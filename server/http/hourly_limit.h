// Limits how often each name may do something within an hour.
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <unordered_map>

namespace kaisho::server {

class HourlyLimit {
 public:
  explicit HourlyLimit(int most) : most_(most) {}

  // Whether the name may do it once more at the time `now`, in milliseconds; if so, it is counted.
  bool allow(const std::string& name, std::int64_t now);

 private:
  void forget(std::int64_t now);

  int most_;
  std::unordered_map<std::string, int> counts_;
  std::deque<std::pair<std::int64_t, std::string>> done_;  // oldest first
};

}  // namespace kaisho::server
