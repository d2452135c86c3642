#include "cli/seed_option.h"

#include <charconv>

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

CLI::Option* add_seed(CLI::App& command, std::uint64_t& seed, const std::string& about) {
  return command.add_option("--seed", seed, about)->check(fault_of);
}

}  // namespace kaisho::cli
