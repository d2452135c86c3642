// What an option may be that is a real number.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace kaisho::cli {

// Accepts numbers from `low` to `high`. The library's own checks let "nan" pass, which is neither
// too low nor too high.
inline CLI::Validator real_number(int low, int high) {
  const auto complaint = [low, high](const std::string& text) {
    double number = 0;
    const bool is_number = CLI::detail::lexical_cast(text, number);
    if (is_number && number >= low && number <= high) return std::string();
    return "Value " + text + " not in range " + std::to_string(low) + " to " + std::to_string(high);
  };
  return {complaint, "FLOAT in [" + std::to_string(low) + " - " + std::to_string(high) + "]"};
}

}  // namespace kaisho::cli
