// Commands that a report prints for whoever wants to give them again.
#pragma once

#include <string>

namespace kaisho {

// As one word of a shell, in quotes where it needs them.
std::string shell_word(const std::string& text);

}  // namespace kaisho
