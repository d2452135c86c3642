// Identifies the program. Programs of one name give the same results for the same jobs; others may
// not.
#pragma once

#include <string>

namespace kaisho::remote {

// One more whenever players or jobs choose or deal otherwise than before. Rules have a version of
// their own, and data is hashed. tests/remote/program_name_test.cpp fails where it was forgotten.
inline constexpr int kResults = 1;

// Sixteen hexadecimal digits: a hash of that number and, of each game, of the version of its rules,
// its standard edition and the data of its players.
std::string program_name();

}  // namespace kaisho::remote
