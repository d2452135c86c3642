// kaisho edition: what is in a box, as data.
#include <unistd.h>

#include <array>
#include <iostream>

#include "arena/command_line/program_options.h"
#include "cli/commands.h"
#include "cli/edition_diff.h"
#include "cli/edition_source.h"
#include "cli/edition_words.h"
#include "cli/report.h"
#include "cli/screen.h"
#include "cli/shared_options.h"
#include "cli/texts.h"
#include "core/characters/visible.h"
#include "core/editions/component_text.h"
#include "core/editions/edition_place.h"
#include "games/registry.h"
#include "games/standard.h"

namespace kaisho::cli {
namespace {

struct CheckFlags {
  std::string path;
  bool json = false;
};

void print_json(const CheckFlags& flags, std::string_view text, const Json& content,
                const EditionInfo* edition, const std::vector<Error>& errors) {
  Json json = {{"file", visible(flags.path)}, {"sound", errors.empty()}};
  if (edition != nullptr) {
    json["game"] = edition->game;
    json["edition"] = edition->name;
    json["edition_hash"] = edition->hash;
  }
  Json& list = json["faults"] = Json::array();
  for (const Error& error : errors) {
    Json& one = list.emplace_back(error_json(error));
    one["place"] = place_json(edition_place(content, error, text));
  }
  std::cout << json_text(json, 2) << '\n';
}

// Prints all faults of an edition, whichever game it is for.
int run_check(const CheckFlags& flags) {
  const Expected<EditionSource> source = edition_of_file(flags.path);
  if (!source) return complain(source.error());
  const Json& json = source->json;
  Faults faults;
  const std::string id = Field(json, faults)["game"].text();
  if (faults.any()) return complain(faults.first());
  const auto module = find_module(id);
  if (!module) return complain(module.error());
  const EditionWords words(id, language_of_system());
  const auto with_place = [&](const Error& error) {
    const std::string place = words.place_and_line(edition_place(json, error, source->text));
    return place.empty() ? sentence(error) : words("edition.fault", {place, sentence(error)});
  };
  const auto game = (*module)->open(json);
  if (game) check_repeated_numbers(Field(json, faults));
  if (const auto borrowed = game ? borrowed_name(**game) : std::nullopt) {
    faults.add(*borrowed);
  }
  const std::vector<Error>& errors = game ? faults.all() : game.error();
  if (flags.json) {
    print_json(flags, source->text, json, game ? &(*game)->edition() : nullptr, errors);
    return errors.empty() ? 0 : 1;
  }
  for (const Error& error : errors) {
    std::cerr << fitted(words("edition.fault", {visible(flags.path), with_place(error)}) + "\n",
                        STDERR_FILENO);
  }
  if (!errors.empty()) return 1;
  const WrappedLines wrapped;
  const EditionInfo& edition = (*game)->edition();
  std::cout << words("edition.sound",
                     {visible(flags.path), edition.game, visible(edition.name), edition.hash})
            << '\n';
  for (const Error& note : unread_changes(**game)) {
    std::cout << words("edition.note", {visible(flags.path), with_place(note)}) << '\n';
  }
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
  CLI::App* diff = command->add_subcommand("diff", "say what differs between two editions");
  diff->footer(
      "A and B are files, games (osaka: its standard edition) or former standard editions\n"
      "(house-1). Of each difference it says whether rules read it: those make another edition,\n"
      "with another hash. Lines of standard editions are those of 'edition show'.\n"
      "Exit status: 0 the editions are the same, 1 they differ, 2 trouble.");
  static std::array<std::string, 2> editions;
  static bool as_json = false;
  diff->add_option("A", editions[0], "an edition; - is the standard input")
      ->type_name(arena::kFile)
      ->required();
  diff->add_option("B", editions[1], "another edition")->type_name(arena::kFile)->required();
  add_json(*diff, as_json);
  diff->preparse_callback([](std::size_t) { set_trouble_status(kDiffTrouble); });
  diff->callback([&status] { status = run_edition_diff(editions[0], editions[1], as_json); });
  CLI::App* show = command->add_subcommand("show", "print the edition that comes with a game");
  show->add_option("GAME", game, "the game, e.g. osaka")->required();
  show->callback([&status] { status = run_show(game); });
}

}  // namespace kaisho::cli
