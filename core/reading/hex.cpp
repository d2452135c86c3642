#include "core/reading/hex.h"

#include <charconv>

#include "core/reading/fault.h"
#include "core/values/hash.h"

namespace kaisho {
namespace {

constexpr std::string_view kHexDigits = "0123456789abcdef";

int digit(char c) {
  const auto at = kHexDigits.find(c);
  return at == std::string_view::npos ? -1 : static_cast<int>(at);
}

}  // namespace

std::string hash_text(std::uint64_t hash) {
  std::string text(16, '0');
  for (std::size_t i = 0; i < 16; ++i) text[15 - i] = kHexDigits[(hash >> (4 * i)) & 15U];
  return text;
}

std::string hex(std::span<const std::uint8_t> bytes) {
  std::string text;
  text.reserve(bytes.size() * 2);
  for (const std::uint8_t b : bytes) {
    text += kHexDigits[b >> 4U];
    text += kHexDigits[b & 15U];
  }
  return text;
}

std::string key_text(const Key& key) { return hex(key); }

Expected<Key> parse_key(std::string_view text) {
  if (text.size() == 2 * Key{}.size()) {
    Key key{};
    for (std::size_t i = 0; i < key.size(); ++i) {
      const int high = digit(text[2 * i]);
      const int low = digit(text[2 * i + 1]);
      if (high < 0 || low < 0)
        return fail("bad_seed", "seed_digits", {{"found", text.substr(2 * i, 2)}});
      key[i] = static_cast<std::uint8_t>(high * 16 + low);
    }
    return key;
  }
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (text.empty() || error != std::errc{} || end != text.data() + text.size()) {
    return fail("bad_seed", "seed", {{"found", text}});
  }
  return key_from_number(number);
}

}  // namespace kaisho
