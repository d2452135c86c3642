#include "arena/programs/command_spec.h"

#include <charconv>

#include "core/reading/fault.h"

namespace kaisho::arena {
namespace {

constexpr std::string_view kName = "command";

// "50ms" into the budget; false where it says nothing that is known.
bool read_part(std::string_view part, players::Budget& budget) {
  int value = 0;
  const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), value);
  if (error != std::errc() || value < 1) return false;
  const std::string_view unit = part.substr(end - part.data());
  int* const place = unit == "ms"                              ? &budget.ms
                     : unit == "simulations" || unit == "sims" ? &budget.simulations
                                                               : nullptr;
  const int most = unit == "ms" ? players::kMaxMilliseconds : players::kMaxSimulations;
  if (place == nullptr || *place != 0 || value > most) return false;
  *place = value;
  return true;
}

bool read_parts(std::string_view parts, players::Budget& budget) {
  while (true) {
    const std::size_t comma = parts.find(',');
    if (!read_part(parts.substr(0, comma), budget)) return false;
    if (comma == std::string_view::npos) return true;
    parts.remove_prefix(comma + 1);
  }
}

}  // namespace

bool is_command(std::string_view spec) {
  return spec.starts_with(kName) && spec.size() > kName.size() &&
         (spec[kName.size()] == ':' || spec[kName.size()] == '@');
}

Expected<CommandSpec> parse_command(std::string_view spec) {
  const std::string_view rest = spec.substr(kName.size());
  const std::size_t colon = rest.find(':');
  CommandSpec read;
  const bool sound = colon == 0 || (colon != std::string_view::npos &&
                                    read_parts(rest.substr(1, colon - 1), read.budget));
  if (!sound) {
    return fail("bad_player", "arena.command", {{"found", spec}});
  }
  read.command = rest.substr(colon + 1);
  return read;
}

std::string command_with(std::string_view spec, const players::Budget& budget) {
  const std::string_view rest = spec.substr(kName.size());
  if (!rest.starts_with(':') || (budget.ms <= 0 && budget.simulations <= 0))
    return std::string(spec);
  std::string parts;
  if (budget.ms > 0) parts += std::to_string(budget.ms) + "ms";
  if (budget.simulations > 0)
    parts += (parts.empty() ? "" : ",") + std::to_string(budget.simulations) + "simulations";
  return std::string(kName) + '@' + parts + std::string(rest);
}

}  // namespace kaisho::arena
