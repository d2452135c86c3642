// kaisho manual, kaisho completion: the page of the manual and the completion of shells, made of
// what --help is made of. `cmake --install` puts them in place.
#include <iostream>
#include <map>
#include <string>

#include "cli/command_words.h"
#include "cli/commands.h"
#include "cli/manual_page.h"
#include "cli/shell_completion.h"

namespace kaisho::cli {
namespace {

using Written = std::string (*)(const CommandWords& program);

const std::map<std::string, Written>& shells() {
  static const std::map<std::string, Written> kShells = {
      {"bash", bash_completion}, {"fish", fish_completion}, {"zsh", zsh_completion}};
  return kShells;
}

}  // namespace

void add_help_files(CLI::App& app, int& status) {
  CLI::App* manual = app.add_subcommand("manual", "print the manual page, for man");
  manual->callback([&app, &status] {
    std::cout << manual_page(words_of_program(app));
    status = 0;
  });
  CLI::App* completion = app.add_subcommand("completion", "print the completion script of a shell");
  static std::string shell;
  completion->add_option("SHELL", shell, "bash, fish or zsh")
      ->required()
      ->check(CLI::IsMember(shells()));
  completion->callback([&app, &status] {
    std::cout << shells().at(shell)(words_of_program(app));
    status = 0;
  });
}

}  // namespace kaisho::cli
