// SHA-256, where this build has it: by libsodium, or in the browser not at all (the page has
// WebCrypto).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

namespace kaisho::engine {

std::optional<std::array<std::uint8_t, 32>> sha256(std::span<const std::uint8_t> bytes);

}  // namespace kaisho::engine
