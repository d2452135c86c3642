// What stands in an observation for a card that its seat has not seen.
#pragma once

#include <cstdint>

namespace kaisho {

// No list of an edition is as long.
inline constexpr std::uint8_t kUnknownId = 254;

}  // namespace kaisho
