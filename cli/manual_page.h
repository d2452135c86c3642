// The program's page of the manual, in the language of man(7).
#pragma once

#include <string>

#include "cli/command_words.h"

namespace kaisho::cli {

std::string manual_page(const CommandWords& program);

}  // namespace kaisho::cli
