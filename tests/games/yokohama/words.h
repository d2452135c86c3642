// Words of the builder of positions.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "tests/games/words.h"
#include "tests/games/yokohama/table.h"

namespace kaisho::yokohama_tests {

const Json& edition();
// `bank=2`: the word before the sign and the number after it, 1 without one.
std::pair<std::string, int> counted(const std::string& word, char sign);
// The board of `bank#2`.
std::string without_number(const std::string& name);
// The names that areas have in these cells: the second bank is `bank#2`.
Lines numbered(const Lines& cells);

}  // namespace kaisho::yokohama_tests
