// How often each whole number came up: all that is kept of the turns or scores of many games. It
// grows with how many different numbers there are, not with how many games, and quantiles of it are
// exact.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <map>

namespace kaisho::arena {

class Counts {
 public:
  Counts() = default;
  Counts(std::initializer_list<int> values) {
    for (const int value : values) add(value);
  }

  void add(int value, std::int64_t times = 1) {
    by_value_[value] += times;
    size_ += times;
  }
  void add(const Counts& more) {
    for (const auto& [value, times] : more.by_value_) add(value, times);
  }

  std::int64_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  // The counts by number, rising; each number came up at least once.
  const std::map<int, std::int64_t>& by_value() const { return by_value_; }

  // Empty counts have none of these, and may not be asked.
  int least() const { return by_value_.begin()->first; }
  int most() const { return by_value_.rbegin()->first; }
  double mean() const;
  // The value that a share of all do not exceed; of 0 the least, of 1 the greatest.
  int quantile(double share) const;

 private:
  std::map<int, std::int64_t> by_value_;
  std::int64_t size_ = 0;
};

}  // namespace kaisho::arena
