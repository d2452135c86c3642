#include "cli/columns.h"

#include <algorithm>
#include <sstream>

namespace kaisho::cli {
namespace {

bool begins_character(char c) { return (c & '\xc0') != '\x80'; }

}  // namespace

std::size_t width(const std::string& text) {
  return static_cast<std::size_t>(std::ranges::count_if(text, begins_character));
}

std::string padded(std::string text, std::size_t columns) {
  const std::size_t used = width(text);
  if (used < columns) text.append(columns - used, ' ');
  return text;
}

std::string cut(const std::string& text, std::size_t columns) {
  std::size_t bytes = 0;
  for (std::size_t seen = 0; bytes < text.size(); ++bytes) {
    if (begins_character(text[bytes]) && seen++ == columns) break;
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

}  // namespace kaisho::cli
