#include "arena/statistics/interval.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <vector>

namespace kaisho::arena {
namespace {

double mean_of(std::span<const double> values) {
  double sum = 0;
  for (const double value : values) sum += value;
  return sum / static_cast<double>(values.size());
}

// The variance of the mean, from the spread of the values.
double variance_of_mean(std::span<const double> values, double mean) {
  const auto n = static_cast<double>(values.size());
  double squares = 0;
  for (const double value : values) squares += (value - mean) * (value - mean);
  return squares / (n - 1) / n;
}

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

// A ratio of sums, and how far each group is from it.
struct RatioSpread {
  double mean = 0;
  double whole = 0;
  double groups = 0;  // that say something
  bool fixed = true;  // all of these
  std::vector<double> residuals{};

  explicit RatioSpread(std::span<const Ratio> list) {
    double part = 0;
    for (const Ratio& ratio : list) {
      part += ratio.part;
      whole += ratio.whole;
      if (ratio.whole <= 0) continue;
      groups += 1;
      fixed = fixed && ratio.fixed;
    }
    mean = whole > 0 ? part / whole : 0;
    residuals.reserve(list.size());
    for (const Ratio& ratio : list) residuals.push_back(ratio.part - mean * ratio.whole);
  }

  double squares() const {
    return std::inner_product(residuals.begin(), residuals.end(), residuals.begin(), 0.0);
  }

  Interval interval() const {
    if (groups > 0 && fixed) return certain(mean);
    if (groups < 2) return {mean, 0, 1};
    return wilson(mean, squares() / (whole * whole) * groups / (groups - 1), groups, whole);
  }
};

}  // namespace

// Exact for few degrees; from there on Cornish-Fisher from the normal
// quantile, good to 0.1%.
double student_95(double degrees) {
  constexpr std::array kFew = {12.7062, 4.3027, 3.1824, 2.7764, 2.5706,
                               2.4469,  2.3646, 2.3060, 2.2622, 2.2281};
  const auto place = static_cast<std::size_t>(std::max(degrees, 1.0)) - 1;
  if (place < kFew.size()) return kFew[place];
  const double z = 1.959964;
  const double z3 = z * z * z;
  const double z5 = z3 * z * z;
  return z + (z3 + z) / (4 * degrees) + (5 * z5 + 16 * z3 + 3 * z) / (96 * degrees * degrees);
}

Interval share_interval(std::span<const double> values, int weight) {
  const double mean = mean_of(values);
  if (values.size() < 2) return {mean, 0, 1};
  const auto groups = static_cast<double>(values.size());
  return wilson(mean, variance_of_mean(values, mean), groups, groups * weight);
}

Interval ratio_interval(std::span<const Ratio> groups) { return RatioSpread(groups).interval(); }

Interval difference_interval(std::span<const Ratio> first, std::span<const Ratio> second) {
  const RatioSpread a(first);
  const RatioSpread b(second);
  const Interval one = a.interval();
  const Interval two = b.interval();
  const double spread = std::sqrt(a.squares() * b.squares());
  const double together = spread > 0 ? std::inner_product(a.residuals.begin(), a.residuals.end(),
                                                          b.residuals.begin(), 0.0) /
                                           spread
                                     : 0;
  const auto reach = [&](double x, double y) {
    return std::sqrt(std::max(0.0, x * x - 2 * together * x * y + y * y));
  };
  const double mean = one.mean - two.mean;
  return {mean, mean - reach(one.mean - one.low, two.high - two.mean),
          mean + reach(one.high - one.mean, two.mean - two.low)};
}

Interval mean_interval(std::span<const double> values) {
  const double mean = mean_of(values);
  if (values.size() < 2) return {mean, mean, mean};
  const double reach = student_95(static_cast<double>(values.size()) - 1) *
                       std::sqrt(variance_of_mean(values, mean));
  return {mean, mean - reach, mean + reach};
}

Json ends_json(const Interval& interval) { return Json::array({interval.low, interval.high}); }

}  // namespace kaisho::arena
