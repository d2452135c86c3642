// The seed of many games, as a number.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <string>

namespace kaisho::cli {

// `--seed` of a command; what is no such number is refused with a sentence.
CLI::Option* add_seed(CLI::App& command, std::uint64_t& seed, const std::string& about);

}  // namespace kaisho::cli
