// Bytes as hexadecimal text and back.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/reading/error.h"
#include "core/values/random.h"

namespace kaisho {

std::string hex(std::span<const std::uint8_t> bytes);

// A seed as text is 64 hexadecimal digits or a whole number below 2^64.
std::string key_text(const Key& key);
Expected<Key> parse_key(std::string_view text);

}  // namespace kaisho
