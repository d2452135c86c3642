// Fits the weights of a linear value to how games ended: softmax regression by Newton's method.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "core/values/seat.h"

namespace kaisho::arena {

// Positions of games with one number of seats, and how these games ended.
struct Samples {
  int seats = 0;
  std::size_t features = 0;
  std::vector<float> numbers{};  // per position, per seat: its features
  std::vector<float> shares{};   // per position, per seat: its share of the victory in the end

  std::size_t size() const { return shares.size() / seats; }
};

struct Fit {
  std::vector<double> weights;  // log odds of the victory per unit of each feature
  std::vector<double> spreads;  // of each feature between the seats of a table, root mean square
  double loss = 0;              // mean cross entropy, in nats per position
};

// `ridge` is the pull towards zero, as if that many positions spoke for it, in units of each
// feature's spread.
Fit fit_weights(const Samples& samples, double ridge);

}  // namespace kaisho::arena
