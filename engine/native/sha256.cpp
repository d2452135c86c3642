#include "engine/sha256.h"

#include <sodium.h>

namespace kaisho::engine {

std::optional<std::array<std::uint8_t, 32>> sha256(std::span<const std::uint8_t> bytes) {
  static_assert(crypto_hash_sha256_BYTES == 32);
  std::array<std::uint8_t, 32> digest{};
  if (crypto_hash_sha256(digest.data(), bytes.data(), bytes.size()) != 0) return std::nullopt;
  return digest;
}

}  // namespace kaisho::engine
