#include "cli/option_fault.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "arena/command_line/program_options.h"
#include "core/reading/fault.h"

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
    return told("cli.option_choice",
                {{"option", option},
                 {"expected", choice->second.substr(0, choice->second.find('}'))},
                 {"found", choice->first}});
  }
  return std::nullopt;
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
    return told("cli.option_value", {{"option", parts->first}, {"found", parts->second}});
  }
  if (const auto extra = halves(text, "not expected: ")) {
    return told("cli.option_unknown", {{"found", extra->second}});
  }
  return std::nullopt;
}

// A word where a command should stand, e.g. "frob" of `kaisho edition frob`.
std::string unknown_command(const CLI::App& app) {
  const std::vector<std::string> rest = app.remaining(true);
  return rest.empty() ? std::string() : rest.front();
}

}  // namespace

Error option_fault(const CLI::App& app, const CLI::ParseError& error) {
  std::string_view text = error.what();
  if (text.ends_with('.')) text.remove_suffix(1);
  if (text.contains("subcommand is required")) {
    const std::string found = unknown_command(app);
    return found.empty() ? told("cli.subcommand_needed", {})
                         : told("cli.option_unknown", {{"found", found}});
  }
  if (auto known = read(text)) return *std::move(known);
  return told("cli.option", {{"why", text}});
}

}  // namespace kaisho::cli
