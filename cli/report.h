// Telling people what went wrong.
#pragma once

#include <string>

#include "core/error.h"

namespace kaisho::cli {

// "Here must be a list. (moves, bad_field)"
std::string sentence(const Error& error);
// Prints the sentence on the error output; returns 1, the exit status after an error.
int complain(const Error& error);

}  // namespace kaisho::cli
