#include "arena/interval.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

namespace kaisho {
namespace {

// Student's t for 95% two-sided: Cornish-Fisher from the normal quantile, good to 1% from 3
// degrees.
double t_quantile(double degrees) {
  const double z = 1.959964;
  const double z3 = z * z * z;
  const double z5 = z3 * z * z;
  return z + (z3 + z) / (4 * degrees) + (5 * z5 + 16 * z3 + 3 * z) / (96 * degrees * degrees);
}

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
  const double t = t_quantile(groups - 1);
  const double t2 = t * t / worth;
  const double centre = (mean + t2 / 2) / (1 + t2);
  const double half = t / (1 + t2) * std::sqrt(mean * (1 - mean) / worth + t2 / (4 * worth));
  return {mean, std::max(0.0, centre - half), std::min(1.0, centre + half)};
}

// A ratio of sums, and how far each group is from it.
struct RatioSpread {
  double mean = 0;
  double whole = 0;
  double groups = 0;  // that say something
  std::vector<double> residuals{};

  explicit RatioSpread(std::span<const Ratio> list) {
    double part = 0;
    for (const Ratio& ratio : list) {
      part += ratio.part;
      whole += ratio.whole;
      groups += ratio.whole > 0 ? 1 : 0;
    }
    mean = whole > 0 ? part / whole : 0;
    residuals.reserve(list.size());
    for (const Ratio& ratio : list) residuals.push_back(ratio.part - mean * ratio.whole);
  }

  double squares() const {
    return std::inner_product(residuals.begin(), residuals.end(), residuals.begin(), 0.0);
  }

  Interval interval() const {
    if (groups < 2) return {mean, 0, 1};
    return wilson(mean, squares() / (whole * whole) * groups / (groups - 1), groups, whole);
  }
};

}  // namespace

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
  const double reach = t_quantile(static_cast<double>(values.size()) - 1) *
                       std::sqrt(variance_of_mean(values, mean));
  return {mean, mean - reach, mean + reach};
}

}  // namespace kaisho
