#include "arena/command_line/shell_word.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "core/characters/utf8.h"
#include "core/characters/visible.h"

namespace kaisho::arena {
namespace {

// $'…' with a number for each byte that cannot be printed.
std::string numbered(std::string_view text) {
  std::string quoted = "$'";
  while (!text.empty()) {
    const Character character = first_character(text);
    for (const char c : text.substr(0, character.bytes)) {
      const bool printed = character.sound && !is_control(character.code);
      if (printed && (c == '\'' || c == '\\')) quoted += '\\';
      quoted +=
          printed ? std::string(1, c) : fmt::format("\\{:03o}", static_cast<unsigned char>(c));
    }
    text.remove_prefix(character.bytes);
  }
  return quoted + "'";
}

}  // namespace

std::string shell_word(const std::string& text) {
  const bool plain = !text.empty() && std::ranges::all_of(text, [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           std::string_view("-_.,:=/+").contains(c);
  });
  if (plain) return text;
  if (visible(text) != text) return numbered(text);
  std::string quoted = "'";
  for (const char c : text) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return quoted + "'";
}

std::string shell_path(const std::string& path) {
  return shell_word(path.size() > 1 && path.starts_with('-') ? "./" + path : path);
}

}  // namespace kaisho::arena
