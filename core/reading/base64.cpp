#include "core/reading/base64.h"

#include <array>
#include <optional>

#include "core/reading/fields.h"

namespace kaisho {
namespace {

constexpr std::uint8_t kNoDigit = 255;

constexpr std::array<std::uint8_t, 256> kDigits = [] {
  std::array<std::uint8_t, 256> digits{};
  digits.fill(kNoDigit);
  std::uint8_t value = 0;
  for (const char c :
       std::string_view("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")) {
    digits[static_cast<std::uint8_t>(c)] = value++;
  }
  return digits;
}();

// The bits of the first `count` characters, highest first; none when one is no digit.
std::optional<std::uint32_t> bits_of(std::string_view digits) {
  std::uint32_t bits = 0;
  for (const char c : digits) {
    const std::uint32_t digit = kDigits[static_cast<std::uint8_t>(c)];
    if (digit == kNoDigit) return std::nullopt;
    bits = bits << 6U | digit;
  }
  return bits << (6U * (4U - static_cast<std::uint32_t>(digits.size())));
}

}  // namespace

Expected<std::vector<std::uint8_t>> from_base64(std::string_view text) {
  const auto bad = [&] { return fail("bad_base64", "base64", {{"found", shortened(text)}}); };
  if (text.size() % 4 != 0) return bad();
  std::size_t padding = 0;
  while (padding < 2 && text.ends_with('=')) {
    text.remove_suffix(1);
    ++padding;
  }
  std::vector<std::uint8_t> bytes;
  bytes.reserve(text.size() / 4 * 3 + 3);
  while (!text.empty()) {
    const std::string_view group = text.substr(0, 4);
    const auto bits = bits_of(group);
    if (!bits) return bad();
    const std::size_t count = group.size() - 1;
    for (std::size_t i = 0; i < count; ++i) {
      bytes.push_back(static_cast<std::uint8_t>(*bits >> (16U - 8U * i)));
    }
    // What the last group has to spare is zero: one text for the same bytes.
    if (count < 3 && (*bits & ((1U << (24U - 8U * count)) - 1U)) != 0) return bad();
    text.remove_prefix(group.size());
  }
  return bytes;
}

}  // namespace kaisho
