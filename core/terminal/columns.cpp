#include "core/terminal/columns.h"

#include <sstream>

#include "core/characters/character_width.h"
#include "core/characters/utf8.h"

namespace kaisho {
namespace {

// The bytes at the front that are one column's business: a character and all that joins it.
struct Sign {
  std::size_t bytes = 0;
  std::size_t columns = 0;
};

std::size_t width_of(const Character& character) {
  return character.sound ? static_cast<std::size_t>(character_width(character.code)) : 1;
}

Sign first_cell(std::string_view text) {
  Sign cell;
  do {
    const Character character = first_character(text.substr(cell.bytes));
    const std::size_t columns = width_of(character);
    if (cell.bytes > 0 && columns > 0) break;
    cell.bytes += character.bytes;
    cell.columns += columns;
  } while (cell.bytes < text.size());
  return cell;
}

}  // namespace

std::size_t width(std::string_view text) {
  std::size_t columns = 0;
  while (!text.empty()) {
    const Sign cell = first_cell(text);
    columns += cell.columns;
    text.remove_prefix(cell.bytes);
  }
  return columns;
}

std::string padded(std::string text, std::size_t columns) {
  const std::size_t used = width(text);
  if (used < columns) text.append(columns - used, ' ');
  return text;
}

std::string cut(const std::string& text, std::size_t columns) {
  std::size_t bytes = 0;
  std::size_t used = 0;
  while (bytes < text.size()) {
    const Sign cell = first_cell(std::string_view(text).substr(bytes));
    if (used + cell.columns > columns) break;
    bytes += cell.bytes;
    used += cell.columns;
  }
  return text.substr(0, bytes);
}

std::vector<std::string> wrapped(const std::string& text, std::size_t columns) {
  std::vector<std::string> lines;
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    if (lines.empty() || width(lines.back()) + 1 + width(word) > columns) {
      lines.push_back(word);
    } else {
      lines.back() += " " + word;
    }
  }
  return lines;
}

}  // namespace kaisho
