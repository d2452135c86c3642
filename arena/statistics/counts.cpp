#include "arena/statistics/counts.h"

#include <cmath>

#include "core/values/real.h"

namespace kaisho::arena {

double Counts::mean() const {
  double sum = 0;
  for (const auto& [value, times] : by_value_) sum += as_double(times) * value;
  return sum / as_double(size_);
}

int Counts::quantile(double share) const {
  auto left = std::llround(share * as_double(size_ - 1));
  for (const auto& [value, times] : by_value_) {
    if (left < times) return value;
    left -= times;
  }
  return most();
}

}  // namespace kaisho::arena
