// Short lists, as rules ask about them.
#pragma once

#include <algorithm>
#include <iterator>

namespace kaisho {

// How many things of a list are such.
template <class List, class Such>
constexpr int how_many_are(const List& list, const Such& such) {
  return static_cast<int>(std::ranges::count_if(list, such));
}

// How often a thing is in a list.
template <class List, class Thing>
constexpr int times_in(const List& list, const Thing& thing) {
  return static_cast<int>(std::ranges::count(list, thing));
}

// The place of the first such thing in a list, -1 where there is none.
template <class List, class Thing>
constexpr int place_in(const List& list, const Thing& thing) {
  const auto found = std::ranges::find(list, thing);
  return found == std::end(list) ? -1 : static_cast<int>(found - std::begin(list));
}

}  // namespace kaisho
