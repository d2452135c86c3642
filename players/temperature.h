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

// The score of what must not be drawn.
inline constexpr float kExcluded = -std::numeric_limits<float>::infinity();

// Draws an index of `scores`, at least one of which is above kExcluded. An entry is e times less
// likely than the best for each `temperature` by which it scores less.
inline std::size_t sample_softmax(std::span<const float> scores, float temperature,
                                  Random& random) {
  const float top = *std::ranges::max_element(scores);
  const auto odds = [&](float score) { return std::exp((score - top) / temperature); };
  float sum = 0;
  for (const float score : scores) sum += odds(score);
  float left = random.unit() * sum;
  std::size_t last = 0;
  for (std::size_t i = 0; i < scores.size(); ++i) {
    if (scores[i] == kExcluded) continue;
    last = i;
    left -= odds(scores[i]);
    if (left < 0) return i;
  }
  return last;
}

}  // namespace kaisho::players
