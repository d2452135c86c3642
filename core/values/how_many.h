// Sizes as the numbers of the games: whole numbers with a sign.
#pragma once

#include <iterator>

namespace kaisho {

// Lists of the games are short.
constexpr int how_many(const auto& things) { return static_cast<int>(std::size(things)); }

}  // namespace kaisho
