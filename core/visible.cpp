#include "core/visible.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "core/utf8.h"

namespace kaisho {
namespace {

struct Range {
  char32_t first = 0;
  char32_t last = 0;
};

// Unicode's control characters, those of its format characters that no word needs (the joiners that
// words and emoji need are left out), and its line and paragraph separators.
constexpr std::array kControls = {
    Range{0x00, 0x1F},       Range{0x7F, 0x9F},       Range{0x61C, 0x61C},   Range{0x200E, 0x200F},
    Range{0x2028, 0x202E},   Range{0x2066, 0x206F},   Range{0xFEFF, 0xFEFF}, Range{0xFFF9, 0xFFFB},
    Range{0x1D173, 0x1D17A}, Range{0xE0001, 0xE0001}, Range{0xFDD0, 0xFDEF}};

// Unicode's spaces, and what takes no room: the joiners, the soft hyphen and fillers.
constexpr std::array kBlanks = {Range{0x20, 0x20},     Range{0xA0, 0xA0},     Range{0xAD, 0xAD},
                                Range{0x115F, 0x1160}, Range{0x1680, 0x1680}, Range{0x17B4, 0x17B5},
                                Range{0x2000, 0x200D}, Range{0x202F, 0x202F}, Range{0x205F, 0x2064},
                                Range{0x2800, 0x2800}, Range{0x3000, 0x3000}, Range{0x3164, 0x3164},
                                Range{0xFFA0, 0xFFA0}};

// What stands over the character before it, or changes its look: nothing by itself.
constexpr std::array kCombining = {
    Range{0x300, 0x36F},   Range{0x483, 0x489},   Range{0x180B, 0x180F},
    Range{0x1AB0, 0x1AFF}, Range{0x1DC0, 0x1DFF}, Range{0x20D0, 0x20FF},
    Range{0xFE00, 0xFE0F}, Range{0xFE20, 0xFE2F}, Range{0xE0020, 0xE01EF}};

bool is_within(const auto& ranges, char32_t code) {
  return std::ranges::any_of(
      ranges, [code](const Range& range) { return code >= range.first && code <= range.last; });
}

std::string hexadecimal(char32_t code) {
  std::array<char, 8> digits{};
  const std::to_chars_result written =
      std::to_chars(digits.data(), digits.data() + digits.size(), std::uint32_t{code}, 16);
  return {digits.data(), written.ptr};
}

std::string shown(const Character& character, std::string_view text) {
  if (!character.sound) return "\\x{" + hexadecimal(character.code) + "}";
  if (is_control(character.code)) return "\\u{" + hexadecimal(character.code) + "}";
  return std::string(text.substr(0, character.bytes));
}

}  // namespace

// With the last two codes of every plane, which are no characters.
bool is_control(char32_t code) { return is_within(kControls, code) || (code & 0xFFFE) == 0xFFFE; }

bool has_control(std::string_view text) {
  while (!text.empty()) {
    const Character character = first_character(text);
    if (is_control(character.code)) return true;
    text.remove_prefix(character.bytes);
  }
  return false;
}

bool has_blank_end(std::string_view text) {
  const auto is_blank_at = [&](std::size_t at) {
    const char32_t code = first_character(text.substr(at)).code;
    return is_within(kBlanks, code) || is_control(code);
  };
  if (text.empty()) return false;
  std::size_t last = 0;
  for (std::size_t at = 0; at < text.size(); at += first_character(text.substr(at)).bytes) {
    last = at;
  }
  return is_blank_at(0) || is_blank_at(last);
}

bool is_blank(std::string_view text) {
  while (!text.empty()) {
    const Character character = first_character(text);
    if (!is_within(kBlanks, character.code) && !is_within(kCombining, character.code) &&
        !is_control(character.code)) {
      return false;
    }
    text.remove_prefix(character.bytes);
  }
  return true;
}

std::string visible(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  while (!text.empty()) {
    const Character character = first_character(text);
    out += shown(character, text);
    text.remove_prefix(character.bytes);
  }
  return out;
}

std::string in_quotes(std::string_view text, std::size_t most) {
  std::string out = "'";
  for (std::size_t n = 0; !text.empty(); ++n) {
    if (n == most) return out + "…'";
    const Character character = first_character(text);
    out += shown(character, text);
    text.remove_prefix(character.bytes);
  }
  return out + "'";
}

}  // namespace kaisho
