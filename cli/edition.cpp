// kaisho edition: what is in a box, as data.
#include <unistd.h>

#include <array>
#include <cstdint>
#include <iostream>
#include <ranges>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "arena/command_line/program_options.h"
#include "arena/files/json_file.h"
#include "cli/commands.h"
#include "cli/edition_diff.h"
#include "cli/edition_words.h"
#include "cli/report.h"
#include "cli/screen.h"
#include "cli/shared_options.h"
#include "cli/texts.h"
#include "core/characters/utf8.h"
#include "core/characters/visible.h"
#include "core/editions/component_text.h"
#include "core/editions/edition_place.h"
#include "core/reading/fault.h"
#include "core/reading/fields.h"
#include "core/reading/json_path.h"
#include "games/registry.h"
#include "games/standard.h"

namespace kaisho::cli {
namespace {

struct CheckFlags {
  std::string path;
  bool json = false;
};

// What is in a file, as far as it can be read.
struct Checked {
  std::string text{};
  Json json{};
  std::string game{};  // whose words its things have; empty where it is of none
  GamePtr opened{};    // null where something is wrong
  std::vector<Error> faults{};
};

std::vector<Error> faults_of_game(const Game& game, const Json& json) {
  Faults faults;
  check_repeated_numbers(Field(json, faults));
  if (const auto borrowed = borrowed_name(game)) faults.add(*borrowed);
  return faults.all();
}

Checked checked(std::string text) {
  Checked checked{.text = std::move(text)};
  Expected<Json> json = parse_json(checked.text);
  if (!json) {
    checked.faults = {json.error()};
    return checked;
  }
  checked.json = *std::move(json);
  Faults faults;
  const std::string id = Field(checked.json, faults)["game"].text();
  const auto module = find_module(id);
  if (!module && !faults.any()) faults.add(module.error());
  if (faults.any()) {
    checked.faults = faults.all();
    return checked;
  }
  checked.game = id;
  auto game = (*module)->open(checked.json);
  checked.faults = game ? faults_of_game(**game, checked.json) : game.error();
  if (game) checked.opened = *std::move(game);
  return checked;
}

// A text that is no JSON has no other places than that which the fault names.
EditionPlace place_of(const Checked& checked, const Error& fault) {
  if (fault.code != "bad_json") return edition_place(checked.json, fault, checked.text);
  EditionPlace place;
  for (const ErrorValue& value : fault.values) {
    const auto* const number = std::get_if<std::int64_t>(&value.value);
    if (number == nullptr) continue;
    if (value.name == "line") place.text = TextPlace{.line = *number};
    if (value.name == "column" && place.text) place.text->column = *number;
  }
  return place;
}

void print_json(const CheckFlags& flags, const Checked& checked) {
  Json json = {{"file", visible(flags.path)}, {"sound", checked.faults.empty()}};
  if (checked.opened) {
    const EditionInfo& edition = checked.opened->edition();
    json["game"] = edition.game;
    json["edition"] = edition.name;
    json["edition_hash"] = edition.hash;
  }
  Json& list = json["faults"] = Json::array();
  for (const Error& fault : checked.faults) {
    Json& one = list.emplace_back(error_json(fault));
    one["place"] = place_json(place_of(checked, fault));
  }
  std::cout << json_text(json, 2) << '\n';
}

// The fault with the other places that its sentence names in words, too: "cards[0].value", or
// several such.
Error with_places(Error fault, const Checked& checked, const EditionWords& words) {
  for (ErrorValue& value : fault.values) {
    auto* const paths = std::get_if<std::string>(&value.value);
    if (value.name != "place" || paths == nullptr) continue;
    std::string said;
    for (const auto part : std::views::split(*paths, std::string_view(", "))) {
      const std::string path(part.begin(), part.end());
      const std::vector<JsonStep> steps = json_steps(checked.json, path);
      const bool leads = json_path(steps) == path;
      said +=
          (said.empty() ? "" : "; ") +
          (leads ? words.place_and_line(edition_place(checked.json, steps, checked.text)) : path);
    }
    *paths = said;
  }
  return fault;
}

void print_words(const CheckFlags& flags, const Checked& checked) {
  const EditionWords words(checked.game, language_of_system());
  const auto with_place = [&](const Error& error) {
    const std::string place = words.place_and_line(place_of(checked, error));
    const std::string said = sentence(with_places(error, checked, words));
    return place.empty() ? said : words("edition.fault", {place, said});
  };
  for (const Error& fault : checked.faults) {
    std::cerr << fitted(words("edition.fault", {visible(flags.path), with_place(fault)}) + "\n",
                        STDERR_FILENO);
  }
  if (!checked.faults.empty()) return;
  const WrappedLines wrapped;
  const EditionInfo& edition = checked.opened->edition();
  std::cout << words("edition.sound",
                     {visible(flags.path), edition.game, visible(edition.name), edition.hash})
            << '\n';
  for (const Error& note : unread_changes(*checked.opened)) {
    std::cout << words("edition.note", {visible(flags.path), with_place(note)}) << '\n';
  }
}

// All the faults of an edition, whichever game it is for.
int run_check(const CheckFlags& flags) {
  Expected<std::string> text = arena::read_text_file(flags.path);
  if (!text) return complain(text.error());
  const Checked found = checked(*std::move(text));
  flags.json ? print_json(flags, found) : print_words(flags, found);
  return found.faults.empty() ? 0 : 1;
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
  CLI::App* check = command->add_subcommand("check", "describe what is wrong with an edition");
  check->add_option("FILE", flags.path, "the edition, as JSON; - is the standard input")
      ->type_name(arena::kFile)
      ->required();
  add_json(*check, flags.json);
  check->callback([&status] { status = run_check(flags); });
  CLI::App* diff = command->add_subcommand("diff", "show what differs between two editions");
  diff->footer(
      "A and B are files, games (osaka: its standard edition) or former standard editions\n"
      "(house-1). Of each difference it says whether rules read it: those make another edition,\n"
      "with another hash. Line numbers of standard editions are those of 'edition show'.\n"
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
