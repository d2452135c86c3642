// A mean with its 95% interval.
#pragma once

#include <span>

namespace kaisho {

struct Interval {
  double mean = 0;
  double low = 0;
  double high = 0;
};

// Of a share of the victory, each value in [0, 1] one independent group of `weight` games: Wilson's
// score interval (E. B. Wilson, 1927) with as many trials as the spread of the groups says they are
// worth, at most groups * weight. It stays inside [0, 1], and is never empty where all values are
// alike. `values` must not be empty.
Interval share_interval(std::span<const double> values, int weight);

}  // namespace kaisho
