#include "cli/shared_options.h"

#include <charconv>

#include "arena/programs/command_player.h"

namespace kaisho::cli {
namespace {

// Left alone, a number below 0 would be taken as a very large one.
std::string fault_of(const std::string& text) {
  std::uint64_t seed = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, seed);
  if (error == std::errc{} && stop == end) return {};
  return "Value " + text + " not in range 0 to 18446744073709551615";  // see option_fault.cpp
}

}  // namespace

CLI::Option* add_seed(CLI::App& command, std::uint64_t& seed) {
  return command.add_option("--seed", seed, "decides the deals and all chance: a whole number")
      ->check(fault_of);
}

CLI::Option* add_game_seed(CLI::App& command, std::string& seed) {
  return command.add_option(
      "--seed", seed, "decides the deals and all chance: a whole number, or 64 hexadecimal digits");
}

CLI::Option* add_json(CLI::App& command, bool& json) {
  return command.add_flag("--json", json, kJsonHelp);
}

CLI::Option* add_luck_adjusted(CLI::App& command, bool& luck_adjusted) {
  return command.add_flag("--luck-adjusted", luck_adjusted,
                          "also estimate shares without luck, from the same games");
}

CLI::Option* add_answer_ms(CLI::App& command, int& ms) {
  return command
      .add_option("--answer-ms", ms, "milliseconds that a program (command:…) has for an answer")
      ->check(CLI::Range(1, arena::kLongestAnswerMs));
}

}  // namespace kaisho::cli
