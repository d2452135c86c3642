// Text by its characters, and where in a text something stands.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace kaisho {

struct Character {
  char32_t code = 0;
  std::size_t bytes = 1;
  bool sound = false;  // false: a byte that begins no character of UTF-8
};

// The first character of a text that is not empty.
Character first_character(std::string_view text);

// The first byte that is no UTF-8, or npos.
std::size_t first_bad_byte(std::string_view text);

// The text, or its first bytes and "…", never cut inside a character.
std::string cut_to(std::string_view text, std::size_t most_bytes);

// Counts as an editor does: lines by line feeds, columns by characters, both from 1.
struct TextPlace {
  std::int64_t line = 1;
  std::int64_t column = 1;
};
TextPlace place_in(std::string_view text, std::size_t byte);

}  // namespace kaisho
