#include "cli/command_words.h"

#include <string_view>

#include "arena/command_line/program_options.h"
#include "cli/texts.h"
#include "games/registry.h"
#include "players/player.h"

namespace kaisho::cli {
namespace {

// "{match,ladder}" in the middle of the type that the library gives an option.
std::vector<std::string> choices_in(std::string_view type) {
  std::vector<std::string> words;
  const std::size_t open = type.find('{');
  const std::size_t close = type.find('}', open);
  if (open == std::string_view::npos || close == std::string_view::npos) return words;
  std::string_view rest = type.substr(open + 1, close - open - 1);
  while (!rest.empty()) {
    const std::string_view word = rest.substr(0, rest.find(','));
    words.emplace_back(word);
    rest.remove_prefix(std::min(rest.size(), word.size() + 1));
  }
  return words;
}

// The values of options that several commands have under the same name.
std::vector<std::string> known_words(std::string_view name) {
  std::vector<std::string> words;
  if (name == "GAME" || name == "A" || name == "B") {  // of edition diff, which takes files, too
    for (const GameModule& module : game_modules()) words.emplace_back(module.id);
  } else if (name == "PLAYER" || name == "--bots") {
    for (const players::PlayerKind& kind : players::player_kinds()) words.emplace_back(kind.name);
    words.emplace_back("command:");
  } else if (name == "--language") {
    words = languages();
  }
  return words;
}

ValueWords values_of(const CLI::Option& option, const std::string& name) {
  using Kind = ValueWords::Kind;
  if (option.get_items_expected_max() == 0) return {};
  ValueWords values{.kind = Kind::kAny, .optional = option.get_items_expected_min() == 0};
  if (arena::is_path(option)) {
    values.kind = option.get_type_name() == arena::kFolder ? Kind::kFolder : Kind::kFile;
    values.words = known_words(name);
    return values;
  }
  values.words = choices_in(option.get_type_name());
  if (values.words.empty()) values.words = known_words(name);
  if (!values.words.empty()) values.kind = Kind::kWords;
  return values;
}

OptionWords words_of(const CLI::Option& option) {
  OptionWords words{.required = option.get_required(),
                    .many = option.get_items_expected_max() > 1,
                    .standard = option.get_default_str(),
                    .about = option.get_description()};
  for (const std::string& name : option.get_snames()) words.names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) words.names.push_back("--" + name);
  words.positional = words.names.empty();
  if (words.positional) words.names.push_back(option.get_name(true));
  words.values = values_of(option, words.names.back());
  const bool flag = words.values.kind == ValueWords::Kind::kNone;
  if (flag) words.standard.clear();
  if (!flag && !words.positional) {
    const std::string& type = option.get_type_name();
    words.shape = words.values.kind == ValueWords::Kind::kWords && !choices_in(type).empty()
                      ? joined(words.values.words, "|")
                      : type.substr(0, type.find_first_of(": "));
  }
  return words;
}

CommandWords words_of(const CLI::App& command, std::vector<std::string> path) {
  path.push_back(command.get_name());
  CommandWords words{
      .path = path, .about = command.get_description(), .footer = command.get_footer()};
  for (const bool positional : {false, true}) {
    for (const CLI::Option* option : command.get_options()) {
      OptionWords one = words_of(*option);
      if (one.positional == positional) words.options.push_back(std::move(one));
    }
  }
  for (const CLI::App* below : command.get_subcommands([](const CLI::App*) { return true; })) {
    if (!below->get_group().empty()) words.commands.push_back(words_of(*below, path));
  }
  return words;
}

}  // namespace

CommandWords words_of_program(const CLI::App& app) { return words_of(app, {}); }

std::vector<const CommandWords*> all_commands(const CommandWords& from) {
  std::vector<const CommandWords*> all = {&from};
  for (const CommandWords& below : from.commands) {
    for (const CommandWords* one : all_commands(below)) all.push_back(one);
  }
  return all;
}

std::string joined(const std::vector<std::string>& words, const char* between) {
  std::string all;
  for (const std::string& word : words) all += (all.empty() ? "" : between) + word;
  return all;
}

}  // namespace kaisho::cli
