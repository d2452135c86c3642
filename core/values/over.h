// Whether a game is over, and by what; every position says it, as `over`.
#pragma once

#include <cstdint>

namespace kaisho {

enum class Over : std::uint8_t { kNo, kByRules, kByTurnCap };

}  // namespace kaisho
