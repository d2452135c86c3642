// A choice by somebody who is unsure: the better the likelier.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <span>

#include "core/random.h"

namespace kaisho {

// The worth of what is not to be drawn.
inline constexpr float kNever = -std::numeric_limits<float>::infinity();

// The number of one of `worths`, one of which at least is above kNever: e times less likely than
// the best for each `soften` that it is worth less.
inline std::size_t draw_softly(std::span<const float> worths, float soften, Random& random) {
  const float top = *std::ranges::max_element(worths);
  const auto odds = [&](float worth) { return std::exp((worth - top) / soften); };
  float sum = 0;
  for (const float worth : worths) sum += odds(worth);
  float left = random.unit() * sum;
  std::size_t last = 0;
  for (std::size_t i = 0; i < worths.size(); ++i) {
    if (worths[i] == kNever) continue;
    last = i;
    left -= odds(worths[i]);
    if (left < 0) return i;
  }
  return last;
}

}  // namespace kaisho
