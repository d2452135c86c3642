#include "arena/statistics/cholesky.h"

#include <algorithm>
#include <cmath>

namespace kaisho::arena {

namespace {
constexpr double kLeastPivot = 1e-12;  // what rounding may leave of one
}  // namespace

void Cholesky::decompose() {
  for (std::size_t j = 0; j < n_; ++j) {
    for (std::size_t i = j; i < n_; ++i) {
      double sum = at(i, j);
      for (std::size_t k = 0; k < j; ++k) sum -= at(i, k) * at(j, k);
      at(i, j) = i == j ? std::sqrt(std::max(sum, kLeastPivot)) : sum / at(j, j);
    }
  }
}

std::vector<double> Cholesky::solve(std::vector<double> b) const {
  for (std::size_t i = 0; i < n_; ++i) {
    for (std::size_t k = 0; k < i; ++k) b[i] -= at(i, k) * b[k];
    b[i] /= at(i, i);
  }
  for (std::size_t i = n_; i-- > 0;) {
    for (std::size_t k = i + 1; k < n_; ++k) b[i] -= at(k, i) * b[k];
    b[i] /= at(i, i);
  }
  return b;
}

}  // namespace kaisho::arena
