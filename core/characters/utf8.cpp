#include "core/characters/utf8.h"

namespace kaisho {
namespace {

constexpr char32_t kLast = 0x10FFFF;

bool goes_on(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80; }

// What the first byte says: how many bytes there are, and the smallest character written so.
struct Length {
  std::size_t bytes = 0;
  char32_t least = 0;
};
Length length_of(unsigned char first) {
  if (first < 0x80) return {1, 0};
  if (first >= 0xC2 && first < 0xE0) return {2, 0x80};
  if (first >= 0xE0 && first < 0xF0) return {3, 0x800};
  if (first >= 0xF0 && first < 0xF5) return {4, 0x10000};
  return {};
}

bool is_surrogate(char32_t code) { return code >= 0xD800 && code <= 0xDFFF; }

}  // namespace

Character first_character(std::string_view text) {
  const auto first = static_cast<unsigned char>(text[0]);
  const Length length = length_of(first);
  const Character bad{.code = first, .bytes = 1, .sound = false};
  if (length.bytes == 0 || text.size() < length.bytes) return bad;
  if (length.bytes == 1) return {.code = first, .bytes = 1, .sound = true};
  char32_t code = first & (0x7FU >> length.bytes);
  for (std::size_t i = 1; i < length.bytes; ++i) {
    if (!goes_on(text[i])) return bad;
    code = (code << 6U) | (static_cast<unsigned char>(text[i]) & 0x3FU);
  }
  if (code < length.least || code > kLast || is_surrogate(code)) return bad;
  return {.code = code, .bytes = length.bytes, .sound = true};
}

std::size_t first_bad_byte(std::string_view text) {
  std::size_t at = 0;
  while (at < text.size()) {
    if (static_cast<unsigned char>(text[at]) < 0x80) {
      ++at;
      continue;
    }
    const Character character = first_character(text.substr(at));
    if (!character.sound) return at;
    at += character.bytes;
  }
  return std::string_view::npos;
}

std::string cut_to(std::string_view text, std::size_t most_bytes) {
  if (text.size() <= most_bytes) return std::string(text);
  // Bytes that go on with no character are cut anywhere, or nothing might be left of them.
  constexpr std::size_t kMaxBack = 3;
  std::size_t end = most_bytes;
  while (end > 0 && most_bytes - end <= kMaxBack && goes_on(text[end])) --end;
  if (most_bytes - end > kMaxBack) end = most_bytes;
  return std::string(text.substr(0, end)) + "…";
}

TextPlace place_in(std::string_view text, std::size_t byte) {
  TextPlace place;
  for (const char c : text.substr(0, byte)) {
    if (c == '\n') {
      ++place.line;
      place.column = 1;
    } else if (!goes_on(c)) {
      ++place.column;
    }
  }
  return place;
}

}  // namespace kaisho
