// Counters of a position: whole numbers of few bytes, reckoned with as numbers.
#pragma once

#include <algorithm>
#include <cassert>
#include <concepts>
#include <utility>

namespace kaisho {

// Sets a counter to a number that it has room for.
template <std::integral Counter>
constexpr void set(Counter& counter, std::integral auto number) {
  assert(std::in_range<Counter>(number));
  counter = static_cast<Counter>(number);
}

// Adds to a counter that has room for the sum, or takes away what it has.
template <std::integral Counter>
constexpr void add(Counter& counter, int by) {
  set(counter, counter + by);
}

// Adds to a counter that stops at `most`.
template <std::integral Counter>
constexpr void add_up_to(Counter& counter, int by, int most) {
  set(counter, std::min(counter + by, most));
}

// Takes away from a counter that stops at `least`.
template <std::integral Counter>
constexpr void take_down_to(Counter& counter, int by, int least) {
  set(counter, std::max(counter - by, least));
}

// Takes so many away from one counter, and adds them to another.
template <std::integral Counter>
constexpr void shift(Counter& from, Counter& to, int count) {
  add(from, -count);
  add(to, count);
}

}  // namespace kaisho
