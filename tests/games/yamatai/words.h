// Words of the builder of positions.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "tests/games/words.h"
#include "tests/games/yamatai/table.h"

namespace kaisho::yamatai_tests {

const Json& edition();
// `riu=2`: the word before the sign and the number after it, 0 without one.
std::pair<std::string, int> counted(const std::string& word);
// `7=tea`: the number before the sign and the word after it.
std::pair<int, std::string> numbered(const std::string& word);
// The ids of a list of the edition; further copies of one are `forge#2`.
Lines ids_of(const Json& list);

}  // namespace kaisho::yamatai_tests
