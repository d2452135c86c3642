// The subcommands of `kaisho`, one file each. Each adds itself to the command line; when it is
// chosen, it does its work and puts the program's exit status (0: all is well) into `status`.
#pragma once

#include <CLI/CLI.hpp>

namespace kaisho::cli {

void add_serve(CLI::App& app, int& status);
void add_backup(CLI::App& app, int& status);
void add_restore(CLI::App& app, int& status);
void add_play(CLI::App& app, int& status);
void add_simulate(CLI::App& app, int& status);
void add_arena(CLI::App& app, int& status);
void add_balance(CLI::App& app, int& status);
void add_perft(CLI::App& app, int& status);
void add_engine(CLI::App& app, int& status);
void add_review(CLI::App& app, int& status);
void add_verify(CLI::App& app, int& status);
void add_edition(CLI::App& app, int& status);
void add_describe(CLI::App& app, int& status);
void add_worker(CLI::App& app, int& status);
void add_help_files(CLI::App& app, int& status);

}  // namespace kaisho::cli
