// A mean with its 95% interval.
#pragma once

#include <span>

#include "core/reading/json.h"

namespace kaisho::arena {

struct Interval {
  double mean = 0;
  double low = 0;
  double high = 0;
};

// Of a share of the victory, each value in [0, 1] one independent group of `weight` games: Wilson's
// score interval (E. B. Wilson, 1927) with as many trials as the spread of the groups says they are
// worth, at most groups * weight. It stays inside [0, 1], an end is at 0 or 1 exactly where the
// mean is, and it is never empty where all values are alike. `values` must not be empty.
Interval share_interval(std::span<const double> values, int weight);

// The interval of one seat's share, from that of several seats together.
constexpr Interval per_seat(const Interval& side, int seats) {
  return {side.mean / seats, side.low / seats, side.high / seats};
}

// What one group of games says of a share: `part` of `whole`, e.g. the victories of those who used
// a card, and how many they were.
struct Ratio {
  double part = 0;
  double whole = 0;
  bool fixed = false;  // the part could be no other, as where everybody used the card
};

// The same of a ratio of two sums over independent groups, 0 <= part <= whole each. Groups whose
// whole is 0 say nothing; where all are, the interval is 0 to 1. Where all that say something are
// fixed, there is nothing to be unsure of: low, mean and high are the same.
Interval ratio_interval(std::span<const Ratio> groups);

// Of the first share less the second, where groups with the same number belong together (the same
// deals): from both intervals and how the groups move together (R. G. Newcombe, 1998, method 10).
// Stays honest where few have used something. Both are as long.
Interval difference_interval(std::span<const Ratio> first, std::span<const Ratio> second);

// How many standard errors, estimated from values that leave so many degrees of freedom (one fewer
// than values; at least 1), reach to the ends of an interval of 95%: Student's t.
double student_95(double degrees);

// Its ends, as reports have them: [low, high].
Json ends_json(const Interval& interval);

// Of what is certain: no interval, that is one without width.
constexpr Interval certain(double value) { return {value, value, value}; }

// Of the mean of independent values without bounds, by Student's t; of fewer than two values it has
// no width. `values` must not be empty.
Interval mean_interval(std::span<const double> values);

}  // namespace kaisho::arena
