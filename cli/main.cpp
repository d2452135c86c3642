// The `kaisho` command.
#include <csignal>
#include <exception>
#include <iostream>

#include "cli/commands.h"
#include "cli/report.h"

namespace {

using kaisho::cli::add_arena;
using kaisho::cli::add_balance;
using kaisho::cli::add_edition;
using kaisho::cli::add_engine;
using kaisho::cli::add_perft;
using kaisho::cli::add_play;
using kaisho::cli::add_serve;
using kaisho::cli::add_simulate;
using kaisho::cli::add_verify;
using kaisho::cli::add_worker;

// An option that cannot be read is an error like any other; help that was asked for is none.
int end_parsing(const CLI::App& app, const CLI::ParseError& error) {
  if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) return app.exit(error);
  std::string sentence = error.what();
  if (!sentence.ends_with('.')) sentence += '.';
  const int status = kaisho::cli::complain({"bad_option", sentence, ""});
  std::cerr << "Run with --help for more information.\n";
  return status;
}

int run(int argc, char** argv) {
  int status = 0;
  CLI::App app{"Kaisho: merchant board games of Japan, played, simulated and proven rule by rule."};
  app.name("kaisho");
  app.require_subcommand(0, 1);  // one; said below, where an unknown one is named as such
  app.get_formatter()->column_width(28);
  app.option_defaults()->always_capture_default();  // --help tells them
  app.footer("kaisho COMMAND --help tells more about each.");
  for (const auto add : {add_serve, add_play, add_simulate, add_arena, add_balance, add_worker,
                         add_perft, add_engine, add_verify, add_edition}) {
    add(app, status);
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return end_parsing(app, error);
  }
  if (app.get_subcommands().empty()) {
    status = kaisho::cli::complain({"bad_option", "A subcommand is needed.", ""});
    std::cerr << '\n' << app.help();
  }
  return status;
}

}  // namespace

int main(int argc, char** argv) {
  std::signal(SIGPIPE, SIG_IGN);  // a reader that left shows as a failed write
  try {
    return run(argc, argv);
  } catch (const std::exception& error) {
    std::cerr << "kaisho: " << error.what() << '\n';
  } catch (...) {
    std::cerr << "kaisho: an unknown error\n";
  }
  return 1;
}
