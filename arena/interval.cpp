#include "arena/interval.h"

#include <algorithm>
#include <cmath>

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

}  // namespace

Interval share_interval(std::span<const double> values, int weight) {
  const double mean = mean_of(values);
  if (values.size() < 2) return {mean, 0, 1};
  const auto groups = static_cast<double>(values.size());
  const double most = groups * weight;
  const double variance = variance_of_mean(values, mean);
  const double worth = variance > 0 ? std::min(mean * (1 - mean) / variance, most) : groups;
  const double t = t_quantile(groups - 1);
  const double t2 = t * t / worth;
  const double centre = (mean + t2 / 2) / (1 + t2);
  const double half = t / (1 + t2) * std::sqrt(mean * (1 - mean) / worth + t2 / (4 * worth));
  return {mean, std::max(0.0, centre - half), std::min(1.0, centre + half)};
}

}  // namespace kaisho
