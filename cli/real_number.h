// What an option may be that is a real number.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace kaisho::cli {

// 0, or from `low` to `high`. The library's own checks let "nan" pass, which is neither too low nor
// too high.
inline CLI::Validator zero_or_number(int low, int high) {
  const std::string range = std::to_string(low) + " to " + std::to_string(high);
  const auto complaint = [low, high, range](const std::string& text) {
    double number = 0;
    const bool is_number = CLI::detail::lexical_cast(text, number);
    const bool fits = is_number && (number == 0 || (number >= low && number <= high));
    if (fits) return std::string();
    return "Value " + text + " not in range " + range;  // see option_fault.cpp
  };
  return {complaint, "FLOAT, 0 or " + range};
}

}  // namespace kaisho::cli
