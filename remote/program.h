// Identifies the program. Programs with the same rules, players, weights and standard editions give
// the same results for the same jobs; others may not.
#pragma once

#include <string_view>

namespace kaisho::remote {

// Sixteen hexadecimal digits: a hash of the sources that decide how a game goes
// (cmake/Program.cmake).
std::string_view program_name();

}  // namespace kaisho::remote
