// Which program this is: the same rules, players, weights and standard editions give the same
// results for the same jobs, and others may not.
#pragma once

#include <string_view>

namespace kaisho {

// Sixteen hexadecimal digits, of the sources that decide how a game goes (cmake/Program.cmake).
std::string_view program_name();

}  // namespace kaisho
