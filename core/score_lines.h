// The final count of one seat, line by line of the game's score sheet.
#pragma once

#include <array>
#include <cstddef>

namespace kaisho {

template <std::size_t kLines>
struct ScoreLines {
  std::array<int, kLines> points{};
  std::array<int, kLines> of{};  // what they are counted of

  int total() const {
    int sum = 0;
    for (const int n : points) sum += n;
    return sum;
  }
};

}  // namespace kaisho
