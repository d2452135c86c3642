// The clock by which entries and tables are dated.
#pragma once

#include <chrono>
#include <cstdint>

namespace kaisho::server {

// Milliseconds since 1970.
inline std::int64_t now_ms() {
  const auto time = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(time).count();
}

}  // namespace kaisho::server
