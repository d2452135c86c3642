// Sets of characters, as Unicode's tables list them.
#pragma once

#include <algorithm>
#include <iterator>

namespace kaisho {

struct CodeRange {
  char32_t first = 0;
  char32_t last = 0;
};

// The ranges must be in rising order.
constexpr bool is_within(const auto& ranges, char32_t code) {
  const auto after = std::ranges::upper_bound(ranges, code, {}, &CodeRange::first);
  return after != std::ranges::begin(ranges) && code <= std::prev(after)->last;
}

}  // namespace kaisho
