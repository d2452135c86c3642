// A symmetric positive definite system of equations, solved by Cholesky's decomposition.
#pragma once

#include <cstddef>
#include <vector>

namespace kaisho::arena {

class Cholesky {
 public:
  // Begins with n unknowns and all coefficients 0.
  explicit Cholesky(std::size_t n) : n_(n), a_(n * n) {}

  // A coefficient; only those with column <= row are read.
  double& at(std::size_t row, std::size_t column) { return a_[row * n_ + column]; }

  // Once, when all coefficients are there.
  void decompose();
  // The x of A x = b; after decompose().
  std::vector<double> solve(std::vector<double> b) const;

 private:
  double at(std::size_t row, std::size_t column) const { return a_[row * n_ + column]; }

  std::size_t n_;
  std::vector<double> a_;
};

}  // namespace kaisho::arena
