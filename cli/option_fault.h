// What is wrong with the options of a command, as an error like any other.
#pragma once

#include <CLI/CLI.hpp>

#include "core/reading/error.h"

namespace kaisho::cli {

// Of an app that could not read its options: the library tells it in English sentences alone.
Error option_fault(const CLI::App& app, const CLI::ParseError& error);
// Of a command that does nothing without one of its own.
Error subcommand_needed(const CLI::App& command);

}  // namespace kaisho::cli
