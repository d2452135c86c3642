// Text by the columns it takes in a terminal: characters of East Asia and emoji take two, what
// joins another character takes none.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace kaisho {

// How what is painted looks, as the codes of a terminal.
constexpr int kBold = 1;
constexpr int kFaint = 2;

std::size_t width(std::string_view text);
// Fills a text up with spaces to this many columns, if it has fewer.
std::string padded(std::string text, std::size_t columns);
// Cuts a text to this many columns.
std::string cut(const std::string& text, std::size_t columns);
// Lines of at most so many, broken between words.
std::vector<std::string> wrapped(const std::string& text, std::size_t columns);

}  // namespace kaisho
