// Letters of ASCII, whatever the locale; every other character stays as it is.
#pragma once

namespace kaisho {

constexpr bool is_ascii_capital(char c) { return c >= 'A' && c <= 'Z'; }
constexpr bool is_ascii_letter(char c) { return is_ascii_capital(c) || (c >= 'a' && c <= 'z'); }
constexpr bool is_ascii_digit(char c) { return c >= '0' && c <= '9'; }

// The two cases of a letter are one bit apart.
constexpr char ascii_lower(char c) { return is_ascii_capital(c) ? static_cast<char>(c | 0x20) : c; }
constexpr char ascii_upper(char c) {
  return c >= 'a' && c <= 'z' ? static_cast<char>(c & ~0x20) : c;
}

}  // namespace kaisho
