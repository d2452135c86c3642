// kaisho edition: what is in a box, as data.
#include <unistd.h>

#include <iostream>

#include "arena/command_line/program_options.h"
#include "arena/files/json_file.h"
#include "cli/commands.h"
#include "cli/report.h"
#include "cli/screen.h"
#include "cli/shared_options.h"
#include "core/characters/visible.h"
#include "core/editions/component_text.h"
#include "games/registry.h"
#include "games/standard.h"

namespace kaisho::cli {
namespace {

struct CheckFlags {
  std::string path;
  bool json = false;
};

void print_sound(const CheckFlags& flags, const EditionInfo& edition) {
  const WrappedLines wrapped;
  std::cout << visible(flags.path) << ": a sound edition of " << edition.game << ", named '"
            << visible(edition.name) << "', hash " << edition.hash << '\n';
}

void print_json(const CheckFlags& flags, const EditionInfo* edition,
                const std::vector<Error>& errors) {
  Json json = {{"file", visible(flags.path)}, {"sound", errors.empty()}};
  if (edition != nullptr) {
    json["game"] = edition->game;
    json["edition"] = edition->name;
    json["edition_hash"] = edition->hash;
  }
  Json& list = json["faults"] = Json::array();
  for (const Error& error : errors) list.push_back(error_json(error));
  std::cout << json_text(json, 2) << '\n';
}

// All the faults of an edition, whichever game it is for.
int run_check(const CheckFlags& flags) {
  const Expected<Json> json = arena::read_json_file(flags.path);
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
  const std::vector<Error>& errors = game ? faults.all() : game.error();
  if (flags.json) {
    print_json(flags, game ? &(*game)->edition() : nullptr, errors);
    return errors.empty() ? 0 : 1;
  }
  for (const Error& error : errors) {
    std::cerr << fitted(visible(flags.path) + ": " + sentence(error) + "\n", STDERR_FILENO);
  }
  if (!errors.empty()) return 1;
  print_sound(flags, (*game)->edition());
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
  static CheckFlags flags;
  static std::string game;
  CLI::App* check = command->add_subcommand("check", "say in words what is wrong with an edition");
  check->add_option("FILE", flags.path, "the edition, as JSON; - is the standard input")
      ->type_name(arena::kFile)
      ->required();
  add_json(*check, flags.json);
  check->callback([&status] { status = run_check(flags); });
  CLI::App* show = command->add_subcommand("show", "print the edition that comes with a game");
  show->add_option("GAME", game, "the game, e.g. osaka")->required();
  show->callback([&status] { status = run_show(game); });
}

}  // namespace kaisho::cli
