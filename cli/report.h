// Telling people what went wrong.
#pragma once

#include <string>

#include "core/reading/error.h"

namespace kaisho::cli {

// The sentence of an error in the reader's language: "Expected a list, got 7. (moves, bad_field)"
std::string sentence(const Error& error);
// Where to read how a command is used, in the reader's language.
std::string help_hint();
// Prints the sentence on the error output; returns the exit status after an error.
int complain(const Error& error);

// 1, unless the command says something else with it, as `edition diff` does.
int trouble_status();
void set_trouble_status(int status);

}  // namespace kaisho::cli
