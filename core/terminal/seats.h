// How seats are told apart on all of a board: by shape, and by colour where there is any.
#pragma once

#include <array>
#include <string>

#include "core/terminal/board.h"

namespace kaisho {

inline constexpr std::array<const char*, 4> kSeatShapes = {"◆", "●", "▲", "■"};
inline constexpr std::array<int, 4> kSeatPaints = {34, 35, 36, 33};

inline std::string seat_mark(const Style& style, const Json& seat) {
  const std::size_t i = seat.get<std::size_t>() % kSeatShapes.size();
  return style.paint(kSeatShapes[i], kSeatPaints[i]);
}

}  // namespace kaisho
