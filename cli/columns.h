// Text by the columns it takes in a terminal: its characters, all of them narrow.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace kaisho::cli {

std::size_t width(const std::string& text);
// At least so many columns, filled up with spaces.
std::string padded(std::string text, std::size_t columns);
// At most so many.
std::string cut(const std::string& text, std::size_t columns);
// Lines of at most so many, broken between words.
std::vector<std::string> wrapped(const std::string& text, std::size_t columns);

}  // namespace kaisho::cli
