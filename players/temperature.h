// A choice by softmax with a temperature: better moves are likelier, and the hotter, the closer to
// equally likely.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <span>

#include "core/values/random.h"

namespace kaisho::players {

// The worth of what must not be drawn.
inline constexpr float kExcluded = -std::numeric_limits<float>::infinity();

// Draws an index of `worths`, at least one of which is above kExcluded. An entry is e times less
// likely than the best for each `temperature` that it is worth less.
inline std::size_t sample_softmax(std::span<const float> worths, float temperature,
                                  Random& random) {
  const float top = *std::ranges::max_element(worths);
  const auto odds = [&](float worth) { return std::exp((worth - top) / temperature); };
  float sum = 0;
  for (const float worth : worths) sum += odds(worth);
  float left = random.unit() * sum;
  std::size_t last = 0;
  for (std::size_t i = 0; i < worths.size(); ++i) {
    if (worths[i] == kExcluded) continue;
    last = i;
    left -= odds(worths[i]);
    if (left < 0) return i;
  }
  return last;
}

}  // namespace kaisho::players
