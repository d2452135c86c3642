#include "core/characters/visible.h"

#include <array>
#include <charconv>

#include "core/characters/code_ranges.h"
#include "core/characters/utf8.h"

namespace kaisho {
namespace {

// Unicode's control characters, those of its format characters that no word needs (the joiners that
// words and emoji need are left out), and its line and paragraph separators.
constexpr std::array kControls = {
    CodeRange{0x00, 0x1F},       CodeRange{0x7F, 0x9F},      CodeRange{0x61C, 0x61C},
    CodeRange{0x200E, 0x200F},   CodeRange{0x2028, 0x202E},  CodeRange{0x2066, 0x206F},
    CodeRange{0xFDD0, 0xFDEF},   CodeRange{0xFEFF, 0xFEFF},  CodeRange{0xFFF9, 0xFFFB},
    CodeRange{0x1D173, 0x1D17A}, CodeRange{0xE0001, 0xE0001}};

// Unicode's spaces, and what takes no room: the joiners, the soft hyphen and fillers.
constexpr std::array kBlanks = {
    CodeRange{0x20, 0x20},     CodeRange{0xA0, 0xA0},     CodeRange{0xAD, 0xAD},
    CodeRange{0x115F, 0x1160}, CodeRange{0x1680, 0x1680}, CodeRange{0x17B4, 0x17B5},
    CodeRange{0x2000, 0x200D}, CodeRange{0x202F, 0x202F}, CodeRange{0x205F, 0x2064},
    CodeRange{0x2800, 0x2800}, CodeRange{0x3000, 0x3000}, CodeRange{0x3164, 0x3164},
    CodeRange{0xFFA0, 0xFFA0}};

// What stands over the character before it, or changes its look: nothing by itself.
constexpr std::array kCombining = {
    CodeRange{0x300, 0x36F},   CodeRange{0x483, 0x489},   CodeRange{0x180B, 0x180F},
    CodeRange{0x1AB0, 0x1AFF}, CodeRange{0x1DC0, 0x1DFF}, CodeRange{0x20D0, 0x20FF},
    CodeRange{0xFE00, 0xFE0F}, CodeRange{0xFE20, 0xFE2F}, CodeRange{0xE0020, 0xE01EF}};

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

// The last two codes of every plane are no characters, and count as well.
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

std::string visible_start(std::string_view text, std::size_t most) {
  std::string out;
  for (std::size_t n = 0; !text.empty(); ++n) {
    if (n == most) return out + "…";
    const Character character = first_character(text);
    out += shown(character, text);
    text.remove_prefix(character.bytes);
  }
  return out;
}

std::string in_quotes(std::string_view text, std::size_t most) {
  return "'" + visible_start(text, most) + "'";
}

}  // namespace kaisho
