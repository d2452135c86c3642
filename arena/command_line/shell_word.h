// Commands that a report prints, ready to be run again.
#pragma once

#include <string>

namespace kaisho::arena {

// As one word of a shell, in quotes where it needs them; bytes that cannot be printed as their
// numbers, in $'…'.
std::string shell_word(const std::string& text);
// The same of a file's path, which no command takes for an option.
std::string shell_path(const std::string& path);

}  // namespace kaisho::arena
