#include "arena/tuning/fit.h"

#include <algorithm>
#include <cmath>

#include "arena/statistics/cholesky.h"
#include "core/values/real.h"

namespace kaisho::arena {
namespace {

constexpr int kNewtonSteps = 12;
constexpr double kNoSpread = 1e-12;  // what rounding alone can bring

using Vector = std::vector<double>;

// The features of one position, by seat.
class PositionFeatures {
 public:
  PositionFeatures(const Samples& samples, std::size_t position)
      : seats_(samples.seats),
        features_(samples.features),
        first_(&samples.numbers[position * samples.seats * samples.features]) {}

  double at(int seat, std::size_t feature) const {
    return as_double(first_[seat * features_ + feature]);
  }
  double mean(std::size_t feature) const {
    double sum = 0;
    for (int seat = 0; seat < seats_; ++seat) sum += at(seat, feature);
    return sum / seats_;
  }

 private:
  int seats_;
  std::size_t features_;
  const float* first_;
};

// The shares a softmax of the weighted features expects at one position.
BySeat<double> expected(const Samples& samples, std::size_t position, const Vector& weights) {
  BySeat<double> shares{};
  const PositionFeatures numbers(samples, position);
  for (int s = 0; s < samples.seats; ++s) {
    for (std::size_t f = 0; f < samples.features; ++f) shares[s] += weights[f] * numbers.at(s, f);
  }
  const double highest = *std::max_element(shares.begin(), shares.begin() + samples.seats);
  double sum = 0;
  for (int s = 0; s < samples.seats; ++s) sum += shares[s] = std::exp(shares[s] - highest);
  for (int s = 0; s < samples.seats; ++s) shares[s] /= sum;
  return shares;
}

// Root mean square, over positions and seats, of how far each feature is from the table's mean; 1
// for a feature that never differs.
Vector spreads(const Samples& samples) {
  Vector sums(samples.features);
  for (std::size_t i = 0; i < samples.size(); ++i) {
    const PositionFeatures numbers(samples, i);
    for (std::size_t f = 0; f < samples.features; ++f) {
      const double mean = numbers.mean(f);
      for (int s = 0; s < samples.seats; ++s) {
        const double off = numbers.at(s, f) - mean;
        sums[f] += off * off;
      }
    }
  }
  const double all = as_double(samples.shares.size());
  for (double& sum : sums) sum = sum > all * kNoSpread ? std::sqrt(sum / all) : 1;
  return sums;
}

// Adds one position's part to the gradient and the (lower half of the) Hessian; returns its loss.
double add_position(const Samples& samples, std::size_t position, const Vector& weights,
                    Vector& gradient, Cholesky& hessian) {
  const std::size_t n = samples.features;
  const PositionFeatures numbers(samples, position);
  const float* real = &samples.shares[position * samples.seats];
  const auto shares = expected(samples, position, weights);
  double loss = 0;
  Vector mean(n);
  for (int s = 0; s < samples.seats; ++s) {
    loss -= as_double(real[s]) * std::log(std::max(shares[s], 1e-12));
    for (std::size_t f = 0; f < n; ++f) mean[f] += shares[s] * numbers.at(s, f);
  }
  for (int s = 0; s < samples.seats; ++s) {
    const double miss = as_double(real[s]) - shares[s];
    for (std::size_t f = 0; f < n; ++f) {
      const double off = numbers.at(s, f) - mean[f];
      gradient[f] += miss * numbers.at(s, f);
      if (off == 0) continue;
      for (std::size_t g = 0; g <= f; ++g) {
        hessian.at(f, g) += shares[s] * off * (numbers.at(s, g) - mean[g]);
      }
    }
  }
  return loss;
}

}  // namespace

Fit fit_weights(const Samples& samples, double ridge) {
  const std::size_t n = samples.features;
  const double count = as_double(std::max<std::size_t>(samples.size(), 1));
  Fit fit{.weights = Vector(n), .spreads = spreads(samples)};
  Vector pull(n);
  for (std::size_t f = 0; f < n; ++f) pull[f] = ridge * fit.spreads[f] * fit.spreads[f];
  for (int step = 0; step < kNewtonSteps; ++step) {
    Vector gradient(n);
    Cholesky hessian(n);
    fit.loss = 0;
    for (std::size_t i = 0; i < samples.size(); ++i) {
      fit.loss += add_position(samples, i, fit.weights, gradient, hessian) / count;
    }
    for (std::size_t f = 0; f < n; ++f) {
      gradient[f] -= pull[f] * fit.weights[f];
      hessian.at(f, f) += pull[f];
    }
    hessian.decompose();
    const Vector move = hessian.solve(gradient);
    for (std::size_t f = 0; f < n; ++f) fit.weights[f] += move[f];
  }
  return fit;
}

}  // namespace kaisho::arena
