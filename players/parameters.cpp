#include "players/parameters.h"

#include <algorithm>
#include <charconv>

namespace kaisho {
namespace {

std::unexpected<Error> bad(std::string message) {
  return fail("bad_player", std::move(message), "player");
}

std::string names_of(std::span<const Parameter> known) {
  std::string names;
  for (const Parameter& parameter : known) {
    names += (names.empty() ? "" : ", ") + std::string(parameter.name);
  }
  return names.empty() ? "none" : names;
}

Expected<int> read_number(std::string_view text, const Parameter& parameter) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = error == std::errc{} && end == text.data() + text.size();
  if (whole && number >= parameter.low && number <= parameter.high) return number;
  return bad("The parameter '" + std::string(parameter.name) + "' is a whole number from " +
             std::to_string(parameter.low) + " to " + std::to_string(parameter.high) + ", not '" +
             std::string(text) + "'.");
}

}  // namespace

Expected<Parameters> Parameters::read(std::string_view player, std::string_view text,
                                      std::span<const Parameter> known) {
  Parameters parameters;
  for (const Parameter& parameter : known) {
    const Expected<int> standard = read_number(parameter.standard, parameter);
    if (!standard) return std::unexpected(standard.error());
    parameters.entries_.push_back({parameter.name, *standard, parameter.low, parameter.high});
  }
  while (!text.empty()) {
    const std::string_view item = text.substr(0, text.find(','));
    text.remove_prefix(std::min(text.size(), item.size() + 1));
    const std::size_t equals = item.find('=');
    if (equals == std::string_view::npos) {
      return bad("A parameter is written name=number, not '" + std::string(item) + "'.");
    }
    const std::string_view name = item.substr(0, equals);
    const auto found = std::ranges::find(known, name, &Parameter::name);
    if (found == known.end()) {
      return bad("The player '" + std::string(player) + "' has no parameter '" + std::string(name) +
                 "'; it has: " + names_of(known) + ".");
    }
    Entry& entry = parameters.entries_[static_cast<std::size_t>(found - known.begin())];
    if (entry.given) return bad("The parameter '" + std::string(name) + "' is given twice.");
    const Expected<int> number = read_number(item.substr(equals + 1), *found);
    if (!number) return std::unexpected(number.error());
    entry.value = *number;
    entry.given = true;
  }
  return parameters;
}

int Parameters::operator[](std::string_view name) const {
  const auto found = std::ranges::find(entries_, name, &Entry::name);
  return found == entries_.end() ? 0 : found->value;
}

bool Parameters::set_standard(std::string_view name, int value) {
  const auto found = std::ranges::find(entries_, name, &Entry::name);
  if (found == entries_.end() || value < found->low || value > found->high) return false;
  if (!found->given) found->value = value;
  return true;
}

bool Parameters::given(std::string_view name) const {
  const auto found = std::ranges::find(entries_, name, &Entry::name);
  return found != entries_.end() && found->given;
}

}  // namespace kaisho
