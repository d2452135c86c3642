// A 64-bit hash of bytes, the same on every platform (FNV-1a). For tests and pinned figures, not
// against malice.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace kaisho {

inline constexpr std::uint64_t kHashStart = 0xcbf29ce484222325U;

constexpr std::uint64_t hash_bytes(std::span<const std::byte> bytes,
                                   std::uint64_t hash = kHashStart) {
  for (const std::byte b : bytes) hash = (hash ^ static_cast<std::uint64_t>(b)) * 0x100000001b3U;
  return hash;
}

// Sixteen hexadecimal digits.
std::string hash_text(std::uint64_t hash);

}  // namespace kaisho
