// What is wrong with the options of a command, as an error like any other.
#pragma once

#include <CLI/CLI.hpp>

#include "core/reading/error.h"

namespace kaisho::cli {

// The fault of an app that could not read its options, for which the library itself has English
// sentences only.
Error option_fault(const CLI::App& app, const CLI::ParseError& error);
// The fault of a command that does nothing without a subcommand.
Error subcommand_needed(const CLI::App& command);

}  // namespace kaisho::cli
