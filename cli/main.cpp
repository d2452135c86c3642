// The `kaisho` command.
#include <exception>
#include <iostream>

#include "cli/commands.h"

namespace {

int run(int argc, char** argv) {
  int status = 0;
  CLI::App app{"Kaisho: merchant board games of Japan, played, simulated and proven rule by rule."};
  app.require_subcommand(1);
  app.get_formatter()->column_width(26);
  kaisho::cli::add_engine(app, status);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error);
  }
  return status;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const std::exception& error) {
    std::cerr << "kaisho: " << error.what() << '\n';
  } catch (...) {
    std::cerr << "kaisho: an unknown error\n";
  }
  return 1;
}
