// Words of the builder of positions.
#pragma once

#include <string>
#include <utility>

#include "tests/games/nippon/table.h"
#include "tests/games/words.h"

namespace kaisho::nippon_tests {

// `silk-a=4`: what stands before and behind the sign; nothing behind where there is none.
std::pair<std::string, std::string> split(const std::string& word, char sign);
// `yen=3`: a name and its number, 1 without one.
std::pair<std::string, int> counted(const std::string& word);
// `tokyo:north`: a city and a side of it.
std::pair<std::string, std::string> place_of(const std::string& word);
// The region of a city.
std::string region_of(const std::string& city);
Lines ids_of(const Json& list);
// The one of a list with this id; a failure of the test if there is none.
const Json& thing(const Json& list, const std::string& id);
// The cities of all regions.
Lines all_cities();

}  // namespace kaisho::nippon_tests
