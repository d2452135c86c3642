#include "arena/tuning/fit.h"

#include <algorithm>
#include <cmath>

#include "arena/statistics/cholesky.h"

namespace kaisho::arena {
namespace {

constexpr int kNewtonSteps = 12;
constexpr double kNoSpread = 1e-12;  // what rounding alone can bring

using Vector = std::vector<double>;

// The shares a softmax of the weighted features expects at one position.
std::array<double, kMaxSeats> expected(const Samples& samples, std::size_t position,
                                       const Vector& weights) {
  const auto seats = static_cast<std::size_t>(samples.seats);
  std::array<double, kMaxSeats> shares{};
  const float* numbers = &samples.numbers[position * seats * samples.features];
  for (std::size_t s = 0; s < seats; ++s) {
    for (std::size_t f = 0; f < samples.features; ++f) {
      shares[s] += weights[f] * static_cast<double>(numbers[s * samples.features + f]);
    }
  }
  const double highest = *std::max_element(shares.begin(), shares.begin() + samples.seats);
  double sum = 0;
  for (std::size_t s = 0; s < seats; ++s) sum += shares[s] = std::exp(shares[s] - highest);
  for (std::size_t s = 0; s < seats; ++s) shares[s] /= sum;
  return shares;
}

// Root mean square, over positions and seats, of how far each feature is from the table's mean; 1
// for a feature that never differs.
Vector spreads(const Samples& samples) {
  const auto seats = static_cast<std::size_t>(samples.seats);
  Vector sums(samples.features);
  for (std::size_t i = 0; i < samples.size(); ++i) {
    const float* numbers = &samples.numbers[i * seats * samples.features];
    for (std::size_t f = 0; f < samples.features; ++f) {
      double mean = 0;
      for (std::size_t s = 0; s < seats; ++s)
        mean += static_cast<double>(numbers[s * samples.features + f]);
      mean /= samples.seats;
      for (std::size_t s = 0; s < seats; ++s) {
        const double off = static_cast<double>(numbers[s * samples.features + f]) - mean;
        sums[f] += off * off;
      }
    }
  }
  const auto all = static_cast<double>(samples.shares.size());
  for (double& sum : sums) sum = sum > all * kNoSpread ? std::sqrt(sum / all) : 1;
  return sums;
}

// Adds one position's part to the gradient and the (lower half of the) Hessian; returns its loss.
double add_position(const Samples& samples, std::size_t position, const Vector& weights,
                    Vector& gradient, Cholesky& hessian) {
  const auto seats = static_cast<std::size_t>(samples.seats);
  const std::size_t n = samples.features;
  const float* numbers = &samples.numbers[position * seats * n];
  const float* real = &samples.shares[position * seats];
  const auto shares = expected(samples, position, weights);
  double loss = 0;
  Vector mean(n);
  for (std::size_t s = 0; s < seats; ++s) {
    loss -= static_cast<double>(real[s]) * std::log(std::max(shares[s], 1e-12));
    for (std::size_t f = 0; f < n; ++f)
      mean[f] += shares[s] * static_cast<double>(numbers[s * n + f]);
  }
  for (std::size_t s = 0; s < seats; ++s) {
    const double miss = static_cast<double>(real[s]) - shares[s];
    for (std::size_t f = 0; f < n; ++f) {
      const double off = static_cast<double>(numbers[s * n + f]) - mean[f];
      gradient[f] += miss * static_cast<double>(numbers[s * n + f]);
      if (off == 0) continue;
      for (std::size_t g = 0; g <= f; ++g) {
        hessian.at(f, g) += shares[s] * off * (static_cast<double>(numbers[s * n + g]) - mean[g]);
      }
    }
  }
  return loss;
}

}  // namespace

Fit fit_weights(const Samples& samples, double ridge) {
  const std::size_t n = samples.features;
  const auto count = static_cast<double>(std::max<std::size_t>(samples.size(), 1));
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
