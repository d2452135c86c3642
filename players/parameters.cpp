#include "players/parameters.h"

#include <algorithm>
#include <charconv>
#include <ranges>

#include "core/reading/fields.h"
#include "core/reading/nearest.h"

namespace kaisho::players {
namespace {

std::unexpected<Error> bad(const char* reason, Gaps gaps) {
  return fail("bad_player", reason, gaps, "player");
}

std::unexpected<Error> unknown(std::string_view player, std::string_view name,
                               std::span<const Parameter> known) {
  if (known.empty()) {
    return bad("players.no_parameters", {{"player", player}, {"found", name}});
  }
  const auto names = words_in(known | std::views::transform(&Parameter::name));
  return std::unexpected(with_nearest(
      error_of("bad_player", "players.parameters",
               {{"player", player}, {"expected", listed(names)}, {"found", name}}, "player"),
      name, names));
}

Expected<int> read_number(std::string_view text, const Parameter& parameter) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = error == std::errc{} && end == text.data() + text.size();
  if (whole && number >= parameter.low && number <= parameter.high) return number;
  return bad("players.parameter", {{"name", parameter.name},
                                   {"low", parameter.low},
                                   {"high", parameter.high},
                                   {"found", text}});
}

}  // namespace

Expected<Parameters> Parameters::read(std::string_view player, std::string_view text,
                                      std::span<const Parameter> known) {
  Parameters parameters;
  for (const Parameter& parameter : known) {
    const Expected<int> standard = read_number(parameter.standard, parameter);
    if (!standard) return std::unexpected(standard.error());
    parameters.entries_.push_back({parameter, *standard});
  }
  while (!text.empty()) {
    const std::string_view item = text.substr(0, text.find(','));
    text.remove_prefix(std::min(text.size(), item.size() + 1));
    const std::size_t equals = item.find('=');
    if (equals == std::string_view::npos) {
      return bad("players.pair", {{"found", item}});
    }
    const std::string_view name = item.substr(0, equals);
    const auto found = std::ranges::find_if(
        known, [&](const Parameter& parameter) { return parameter.is_called(name); });
    if (found == known.end()) return unknown(player, name, known);
    Entry& entry = parameters.entries_[found - known.begin()];
    if (entry.given) return bad("repeated", {{"found", name}});
    const Expected<int> number = read_number(item.substr(equals + 1), *found);
    if (!number) return std::unexpected(number.error());
    entry.value = *number;
    entry.given = true;
  }
  return parameters;
}

const Parameters::Entry* Parameters::find(std::string_view name) const {
  const auto found = std::ranges::find_if(
      entries_, [&](const Entry& entry) { return entry.parameter.is_called(name); });
  return found == entries_.end() ? nullptr : &*found;
}

int Parameters::operator[](std::string_view name) const {
  const Entry* found = find(name);
  return found == nullptr ? 0 : found->value;
}

bool Parameters::set_standard(std::string_view name, int value) {
  const Entry* found = find(name);
  if (found == nullptr) return false;
  if (value < found->parameter.low || value > found->parameter.high) return false;
  if (!found->given) entries_[found - entries_.data()].value = value;
  return true;
}

bool Parameters::given(std::string_view name) const {
  const Entry* found = find(name);
  return found != nullptr && found->given;
}

}  // namespace kaisho::players
