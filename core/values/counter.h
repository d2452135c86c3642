// Counters of a position: whole numbers of few bytes, reckoned with as numbers.
#pragma once

#include <algorithm>
#include <cassert>
#include <concepts>
#include <utility>

namespace kaisho {

// Adds to a counter that has room for the sum, or takes away what it has.
template <std::integral Counter>
constexpr void add(Counter& counter, int by) {
  assert(std::in_range<Counter>(counter + by));
  counter = static_cast<Counter>(counter + by);
}

// Adds to a counter that stops at `most`.
template <std::integral Counter>
constexpr void add_up_to(Counter& counter, int by, int most) {
  counter = static_cast<Counter>(std::min(counter + by, most));
}

// Takes so many away from one counter, and adds them to another.
template <std::integral Counter>
constexpr void shift(Counter& from, Counter& to, int count) {
  add(from, -count);
  add(to, count);
}

}  // namespace kaisho
