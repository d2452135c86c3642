// The subcommands of `kaisho`, one file each. Each adds itself to the command line; when it is
// chosen, it does its work and puts the program's status (0: all is well) into `status`.
#pragma once

#include <CLI/CLI.hpp>

namespace kaisho::cli {

void add_engine(CLI::App& app, int& status);

}  // namespace kaisho::cli
