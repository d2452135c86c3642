#include "cli/option_fault.h"

#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "arena/command_line/program_options.h"
#include "core/reading/fields.h"
#include "core/reading/nearest.h"

namespace kaisho::cli {
namespace {

using Halves = std::pair<std::string_view, std::string_view>;

std::optional<Halves> halves(std::string_view text, std::string_view middle) {
  const std::size_t at = text.find(middle);
  if (at == std::string_view::npos) return std::nullopt;
  return Halves{text.substr(0, at), text.substr(at + middle.size())};
}

Error told(const char* reason, Gaps gaps) { return error_of("bad_option", reason, gaps); }

// "2.000000" of a range of fractions is as good as "2".
std::string_view bound(std::string_view number) {
  const auto parts = halves(number, ".000000");
  return parts ? parts->first : number;
}

// "--players: Value 9 not in range 2 to 4", "--colour: x not in {auto,always,never}"
std::optional<Error> wrong_value(std::string_view text) {
  constexpr std::size_t kLongest = 20;  // of a bound that somebody chose
  const auto parts = halves(text, ": ");
  if (!parts) return std::nullopt;
  const auto [option, what] = *parts;
  if (what.starts_with(arena::kNoUtf8)) {
    return told("cli.option_utf8",
                {{"option", option}, {"found", what.substr(arena::kNoUtf8.size())}});
  }
  if (what == arena::kNoValue || what.starts_with("Value  not in ") || what.ends_with(" missing")) {
    return told("cli.option_empty", {{"option", option}});
  }
  if (what.starts_with("At Most 1 ")) return told("cli.option_repeated", {{"option", option}});
  const auto range = halves(what, " not in range ");
  const auto value = halves(what, "Value ");
  if (range && value && value->first.empty()) {
    const auto ends = halves(range->second, " to ");
    const std::string_view found = halves(value->second, " not in range ")->first;
    if (!ends) return std::nullopt;
    if (ends->second.size() > kLongest) {
      return told("cli.option_small", {{"option", option}, {"found", found}});
    }
    return told("cli.option_range", {{"option", option},
                                     {"low", bound(ends->first)},
                                     {"high", bound(ends->second)},
                                     {"found", found}});
  }
  if (const auto choice = halves(what, " not in {")) {
    const std::string_view names = choice->second.substr(0, choice->second.find('}'));
    const auto known =
        words_in(names | std::views::split(',') | std::views::transform([](auto name) {
                   return std::string_view(name.begin(), name.end());
                 }));
    return with_nearest(
        told("cli.option_choice",
             {{"option", option}, {"expected", listed(known)}, {"found", choice->first}}),
        choice->first, known);
  }
  return std::nullopt;
}

// Other options that are numbers have a range (real_number.h): the library could not read these as
// whole ones, since they are none, or too large for any option.
Error not_whole(std::string_view option, std::string_view found) {
  const bool below = found.starts_with('-');
  const std::string_view digits = found.substr(below ? 1 : 0);
  const bool whole = digits.find_first_not_of("0123456789") == std::string_view::npos;
  const char* const reason = !whole  ? "cli.option_whole"
                             : below ? "cli.option_small"
                                     : "cli.option_large";
  return told(reason, {{"option", option}, {"found", found}});
}

std::optional<Error> read(std::string_view text) {
  if (auto wrong = wrong_value(text)) return wrong;
  if (const auto needed = halves(text, " is required")) {
    return told("cli.option_needed", {{"option", needed->first}});
  }
  if (const auto both = halves(text, " excludes ")) {
    return told("cli.option_excludes", {{"option", both->first}, {"other", both->second}});
  }
  if (const auto value = halves(text, "Could not convert: ")) {
    const auto parts = halves(value->second, " = ");
    if (!parts) return std::nullopt;
    return not_whole(parts->first, parts->second);
  }
  return std::nullopt;
}

// What was typed so far: the command, or the command of a command.
const CLI::App* command_of(const CLI::App* app) {
  const auto chosen = app->get_subcommands();
  return chosen.empty() ? app : command_of(chosen.front());
}

// "kaisho edition"
std::string name_of(const CLI::App& command) {
  const CLI::App* const parent = command.get_parent();
  return parent == nullptr ? command.get_name() : name_of(*parent) + " " + command.get_name();
}

std::vector<std::string> names_of_options(const CLI::App& command) {
  std::vector<std::string> names;
  for (const CLI::Option* option : command.get_options()) {
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  }
  return names;
}

// The commands that --help names.
std::vector<std::string> names_of_commands(const CLI::App& command) {
  std::vector<std::string> names;
  for (const CLI::App* one : command.get_subcommands([](const CLI::App*) { return true; })) {
    if (!one->get_group().empty()) names.push_back(one->get_name());
  }
  return names;
}

// An option, a command or a word that has no place there.
Error unknown_word(const CLI::App& command, const std::string& word) {
  const std::string name = name_of(command);
  const std::string found = word.substr(0, word.starts_with('-') ? word.find('=') : word.size());
  const auto said = [&](const char* reason, const std::vector<std::string>& known) {
    return with_nearest(
        told(reason, {{"command", name}, {"expected", listed(known)}, {"found", found}}), found,
        words_in(known));
  };
  if (found.starts_with('-')) return said("cli.option_unknown", names_of_options(command));
  const std::vector<std::string> commands = names_of_commands(command);
  if (commands.empty()) return told("cli.word_unknown", {{"command", name}, {"found", found}});
  return said("cli.command_unknown", commands);
}

}  // namespace

Error subcommand_needed(const CLI::App& command) {
  return told("cli.subcommand_needed",
              {{"command", name_of(command)}, {"expected", listed(names_of_commands(command))}});
}

Error option_fault(const CLI::App& app, const CLI::ParseError& error) {
  std::string_view text = error.what();
  if (text.ends_with('.')) text.remove_suffix(1);
  const bool no_command = text.contains("subcommand is required");
  if (no_command || text.contains("not expected: ")) {
    const CLI::App& command = *command_of(&app);
    const std::vector<std::string> rest = app.remaining(true);
    if (!rest.empty()) return unknown_word(command, rest.front());
    if (no_command) return subcommand_needed(command);
  }
  if (auto known = read(text)) return *std::move(known);
  return told("cli.option", {{"why", text}});
}

}  // namespace kaisho::cli
