// What the shells read to complete the words of a command line.
#pragma once

#include <string>

#include "cli/command_words.h"

namespace kaisho::cli {

std::string bash_completion(const CommandWords& program);
std::string zsh_completion(const CommandWords& program);
std::string fish_completion(const CommandWords& program);

}  // namespace kaisho::cli
