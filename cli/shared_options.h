// Options that several commands have: each means the same everywhere and has the same help.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <string>

namespace kaisho::cli {

// `--seed` of many games, as a number; what is no such number is refused with a sentence.
CLI::Option* add_seed(CLI::App& command, std::uint64_t& seed);
// `--seed` of one game, which may also be written as records have it: parse_key() reads it.
CLI::Option* add_game_seed(CLI::App& command, std::string& seed);
inline constexpr const char* kJsonHelp = "print one JSON object instead of text";
// `--json`: one object on the standard output instead of text.
CLI::Option* add_json(CLI::App& command, bool& json);
// `--luck-adjusted`, of commands that estimate strength.
CLI::Option* add_luck_adjusted(CLI::App& command, bool& luck_adjusted);
// `--answer-ms`, of players that are other programs.
CLI::Option* add_answer_ms(CLI::App& command, int& ms);

}  // namespace kaisho::cli
