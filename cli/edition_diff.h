// What differs between two editions.
#pragma once

#include <string>

namespace kaisho::cli {

// The exit status of the command in trouble; 0 says that the editions are the same, 1 that they
// differ, as diff has it.
inline constexpr int kDiffTrouble = 2;

// Each is a file, a game for its standard edition, or the name of a former one.
int run_edition_diff(const std::string& first, const std::string& second, bool as_json);

}  // namespace kaisho::cli
