// "1 deal", "2 deals": for reports, which are English.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace kaisho::arena {

inline std::string plural(std::int64_t count, std::string_view thing) {
  return std::to_string(count) + " " + std::string(thing) + (count == 1 ? "" : "s");
}

}  // namespace kaisho::arena
