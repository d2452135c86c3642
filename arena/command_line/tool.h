// What the small tools (tools/*/main.cpp) have in common: how they read their options and how they
// report their results and faults.
#pragma once

#include <CLI/CLI.hpp>
#include <cerrno>
#include <cstdio>
#include <optional>
#include <string>
#include <utility>

#include "arena/command_line/error_text.h"
#include "arena/command_line/program_options.h"
#include "arena/command_line/standard_output.h"
#include "core/characters/visible.h"
#include "core/reading/json.h"

namespace kaisho::arena {

// Prints a line to the error output.
inline void print_note(const std::string& line) {
  std::fprintf(stderr, "%s\n", visible(line).c_str());
}

inline int complain(const Error& error) {
  print_note(error_text(error));
  return 1;
}

// None, or the exit status of a tool that is to end: help was wanted, or the options are wrong.
inline std::optional<int> parse_options(CLI::App& app, int argc, char** argv) {
  expect_sound_values(app);
  try {
    parse(app, argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == std::to_underlying(CLI::ExitCodes::Success))
      return app.exit(error);
    print_note(error.what());
    print_note("Run with --help for more information.");
    return error.get_exit_code();
  }
  return std::nullopt;
}

// Prints to the standard output; the exit status says whether it was taken.
inline int print_result(const Json& result, int indent = -1) {
  errno = 0;
  const bool printed =
      std::puts(json_text(result, indent).c_str()) >= 0 && std::fflush(stdout) == 0;
  if (printed) return 0;
  return complain(output_fault(errno));
}

}  // namespace kaisho::arena
