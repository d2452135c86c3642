#include "arena/statistics/interval.h"

#include <algorithm>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>
#include <cmath>

#include "core/values/real.h"

namespace kaisho::arena {
namespace {

constexpr double kUpperEnd = 0.975;  // of 95% in the middle

// Wilson's interval from `groups` groups, `most` games in all.
Interval wilson(double mean, double variance, double groups, double most) {
  const double worth = variance > 0 ? std::min(mean * (1 - mean) / variance, most) : groups;
  const double t = student_95(groups - 1);
  const double t2 = t * t / worth;
  const double centre = (mean + t2 / 2) / (1 + t2);
  const double half = t / (1 + t2) * std::sqrt(mean * (1 - mean) / worth + t2 / (4 * worth));
  // Rounding must leave no crumb at the ends, of which Elo would make thousands of points.
  return {mean, mean <= 0 ? 0 : std::max(0.0, centre - half),
          mean >= 1 ? 1 : std::min(1.0, centre + half)};
}

}  // namespace

double student_95(double degrees) {
  return boost::math::quantile(boost::math::students_t(std::max(degrees, 1.0)), kUpperEnd);
}

double normal_95() { return boost::math::quantile(boost::math::normal(), kUpperEnd); }

Interval ratio_interval(const RatioSums& sums, int unit) {
  const double mean = sums.mean();
  if (sums.groups > 0 && sums.free == 0) return certain(mean);
  if (sums.groups < 2) return {mean, 0, 1};
  const double groups = as_double(sums.groups);
  const double whole = as_double(sums.whole);
  const double variance = sums.squares() / (whole * whole) * groups / (groups - 1);
  return wilson(mean, variance, groups, whole / unit);
}

Interval share_interval(const Counts& groups, int games) {
  Sums parts;
  for (const auto& [value, times] : groups.by_value()) {
    const std::int64_t part = value;
    parts.add({.groups = times, .sum = part * times, .squares = part * part * times});
  }
  return ratio_interval(ratio_of(parts, std::int64_t{games} * kVictory), kVictory);
}

Interval difference_interval(const RatioSums& first, const RatioSums& second,
                             const ProductSums& together, int unit) {
  const Interval one = ratio_interval(first, unit);
  const Interval two = ratio_interval(second, unit);
  const double spread = std::sqrt(first.squares() * second.squares());
  const double alike = spread > 0 ? together.products(first.mean(), second.mean()) / spread : 0;
  const auto margin = [&](double x, double y) {
    return std::sqrt(std::max(0.0, x * x - 2 * alike * x * y + y * y));
  };
  const double mean = one.mean - two.mean;
  return {mean, mean - margin(one.mean - one.low, two.high - two.mean),
          mean + margin(one.high - one.mean, two.mean - two.low)};
}

Interval mean_interval(const Sums& groups, double each) {
  const double count = as_double(groups.groups);
  const double mean = as_double(groups.sum) / count;
  if (groups.groups < 2) return certain(mean / each);
  // The squares of the distances from the mean, of which rounding may leave a little where there
  // are none.
  const double squares = as_double(groups.squares) - mean * mean * count;
  const bool varied = squares > 1e-13 * as_double(groups.squares);
  const double margin =
      varied ? student_95(count - 1) * std::sqrt(squares / (count - 1) / count) : 0;
  return {mean / each, (mean - margin) / each, (mean + margin) / each};
}

Json ends_json(const Interval& interval) { return Json::array({interval.low, interval.high}); }

}  // namespace kaisho::arena
