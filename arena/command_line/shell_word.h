// Commands that a report prints, ready to be run again.
#pragma once

#include <string>

namespace kaisho::arena {

// Formats a text as one word of a shell, in quotes where it needs them; bytes that cannot be
// printed stand as their numbers, in $'…'.
std::string shell_word(const std::string& text);
// Does the same to a file's path, so that no command takes it for an option.
std::string shell_path(const std::string& path);

}  // namespace kaisho::arena
