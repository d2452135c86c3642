// A mean with its 95% interval.
#pragma once

#include <cstdint>

#include "arena/statistics/counts.h"
#include "arena/statistics/sums.h"
#include "core/reading/json.h"

namespace kaisho::arena {

struct Interval {
  double mean = 0;
  double low = 0;
  double high = 0;
};

// The interval of a ratio of two sums over independent groups, mostly a share of the victory. It is
// Wilson's score interval (E. B. Wilson, 1927) with Student's t, and with as many trials as the
// spread of the groups is worth: at most `whole` of the sums divided by `unit`, which is as much as
// one game or one seat counts for. It stays inside [0, 1], an end is at 0 or 1 exactly where the
// mean is, and it is never empty where all groups are alike. Where fewer than two groups have a
// say, it is 0 to 1. Where all that have a say are fixed, nothing is unsure, and low, mean and high
// are the same.
Interval ratio_interval(const RatioSums& sums, int unit);

// The interval of a share of the victory: each number that was counted is what one group of `games`
// games won, all of them together, in parts of kVictory. The counts must not be empty.
Interval share_interval(const Counts& groups, int games);

// The interval of one seat's share, from that of several seats together.
constexpr Interval per_seat(const Interval& side, int seats) {
  return {side.mean / seats, side.low / seats, side.high / seats};
}

// The interval of the first share less the second, where groups belong together (the same deals):
// it follows from both intervals and how the groups move together (R. G. Newcombe, 1998, method
// 10). It stays honest where few have used something. `together` has the groups that are in both.
Interval difference_interval(const RatioSums& first, const RatioSums& second,
                             const ProductSums& together, int unit);

// How many standard errors, estimated from values that leave so many degrees of freedom (one fewer
// than values; at least 1), reach to the ends of an interval of 95%: Student's t.
double student_95(double degrees);
// How many standard errors, where these are known, an interval reaches to either side: by the
// normal distribution.
double normal_95();

// Its ends, as reports have them: [low, high].
Json ends_json(const Interval& interval);

// A value that is certain has an interval without width.
constexpr Interval certain(double value) { return {value, value, value}; }

// The interval of the mean of independent values without bounds, by Student's t. The counts hold
// what each group adds up to; `each` says of how many values. It has no width for fewer than two
// groups. There must be one.
Interval mean_interval(const Sums& groups, double each);

}  // namespace kaisho::arena
