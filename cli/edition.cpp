// kaisho edition: what is in a box, as data.
#include <unistd.h>

#include <iostream>

#include "arena/command_line/program_options.h"
#include "arena/files/json_file.h"
#include "cli/commands.h"
#include "cli/report.h"
#include "cli/screen.h"
#include "core/characters/visible.h"
#include "core/editions/component_text.h"
#include "games/registry.h"
#include "games/standard.h"

namespace kaisho::cli {
namespace {

// All the faults of an edition, whichever game it is for.
int run_check(const std::string& path) {
  const Expected<Json> json = arena::read_json_file(path);
  if (!json) return complain(json.error());
  Faults faults;
  const std::string id = Field(*json, faults)["game"].text();
  if (faults.any()) return complain(faults.first());
  const auto module = find_module(id);
  if (!module) return complain(module.error());
  const auto game = (*module)->open(*json);
  if (game) check_repeated_numbers(Field(*json, faults));
  if (const auto borrowed = game ? borrowed_name(**game) : std::nullopt) {
    faults.add(*borrowed);
  }
  for (const Error& error : game ? faults.all() : game.error()) {
    std::cerr << fitted(visible(path) + ": " + sentence(error) + "\n", STDERR_FILENO);
  }
  if (!game || faults.any()) return 1;
  const WrappedLines wrapped;
  const EditionInfo& edition = (*game)->edition();
  std::cout << visible(path) << ": a sound edition of " << edition.game << ", named '"
            << visible(edition.name) << "', hash " << edition.hash << '\n';
  return 0;
}

int run_show(const std::string& id) {
  const Expected<Json> edition = standard_edition(id);
  if (!edition) return complain(edition.error());
  std::cout << json_text(*edition, 2) << '\n';
  return 0;
}

}  // namespace

void add_edition(CLI::App& app, int& status) {
  CLI::App* command = app.add_subcommand("edition", "look at and check what is in a game's box");
  command->require_subcommand(1);
  command->footer(
      "To play with your own values: kaisho edition show osaka > mine.json, change them, then\n"
      "kaisho edition check mine.json.");
  static std::string path;
  static std::string game;
  CLI::App* check = command->add_subcommand("check", "say in words what is wrong with an edition");
  check->add_option("FILE", path, "the edition, as JSON; - is the standard input")
      ->type_name(arena::kFile)
      ->required();
  check->callback([&status] { status = run_check(path); });
  CLI::App* show = command->add_subcommand("show", "print the edition that comes with a game");
  show->add_option("GAME", game, "the game, e.g. osaka")->required();
  show->callback([&status] { status = run_show(game); });
}

}  // namespace kaisho::cli
