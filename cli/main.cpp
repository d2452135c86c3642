// The `kaisho` command.
#include <unistd.h>

#include <csignal>
#include <exception>
#include <ios>
#include <iostream>
#include <utility>

#include "arena/command_line/program_options.h"
#include "cli/commands.h"
#include "cli/option_fault.h"
#include "cli/output.h"
#include "cli/report.h"
#include "cli/screen.h"
#include "core/characters/visible.h"
#include "core/version.h"
#include "remote/program.h"

namespace {

using kaisho::cli::add_arena;
using kaisho::cli::add_backup;
using kaisho::cli::add_balance;
using kaisho::cli::add_describe;
using kaisho::cli::add_edition;
using kaisho::cli::add_engine;
using kaisho::cli::add_help_files;
using kaisho::cli::add_perft;
using kaisho::cli::add_play;
using kaisho::cli::add_restore;
using kaisho::cli::add_review;
using kaisho::cli::add_serve;
using kaisho::cli::add_simulate;
using kaisho::cli::add_verify;
using kaisho::cli::add_worker;

std::string version() {
  return "kaisho " + std::string(kaisho::version()) + ", program " +
         std::string(kaisho::remote::program_name());
}

// An option that cannot be read is an error like any other; help that was asked for is none.
int end_parsing(const CLI::App& app, const CLI::ParseError& error) {
  if (error.get_exit_code() == std::to_underlying(CLI::ExitCodes::Success)) {
    const kaisho::cli::WrappedLines wrapped;
    return app.exit(error);
  }
  const int status = kaisho::cli::complain(kaisho::cli::option_fault(app, error));
  std::cerr << kaisho::cli::fitted(kaisho::cli::help_hint() + "\n", STDERR_FILENO);
  return status;
}

int run(int argc, char** argv) {
  int status = 0;
  CLI::App app{"Kaisho: merchant board games of Japan, played, simulated and proven rule by rule."};
  app.name("kaisho");
  app.require_subcommand(0, 1);  // one; said below, where an unknown one is named as such
  app.get_formatter()->column_width(28);
  app.option_defaults()->always_capture_default();  // --help shows them
  app.set_version_flag("--version", version, "print the version and the program's name");
  app.footer("kaisho COMMAND --help explains each.");
  for (const auto add : {add_serve, add_backup, add_restore, add_play, add_simulate, add_arena,
                         add_balance, add_worker, add_perft, add_engine, add_verify, add_review,
                         add_edition, add_describe, add_help_files}) {
    add(app, status);
  }
  kaisho::arena::expect_sound_values(app);
  try {
    kaisho::arena::parse(app, argc, argv);
  } catch (const CLI::ParseError& error) {
    return end_parsing(app, error);
  }
  if (app.get_subcommands().empty()) {
    status = kaisho::cli::complain(kaisho::cli::subcommand_needed(app));
    std::cerr << '\n' << app.help();
  }
  return status;
}

}  // namespace

int main(int argc, char** argv) {
  std::signal(SIGPIPE, SIG_IGN);  // a reader that left shows as a failed write,
  std::signal(SIGXFSZ, SIG_IGN);  // as does a file that is not to grow any more
  kaisho::cli::keep_standard_files();
  const kaisho::cli::Output output;
  try {
    const int status = run(argc, argv);
    std::cout << std::flush;
    return status;
  } catch (const std::ios_base::failure&) {
    return kaisho::cli::complain(output.fault());
  } catch (const std::exception& error) {
    std::cerr << "kaisho: " << kaisho::visible(error.what()) << '\n';
  } catch (...) {
    std::cerr << "kaisho: an unknown error\n";
  }
  return kaisho::cli::trouble_status();
}
