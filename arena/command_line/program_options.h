// The door through which the arguments of all programs come in.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <string_view>

#include "core/characters/utf8.h"

namespace kaisho::arena {

// The types of the options that name a file or a folder. Such a name may have any bytes: it is said
// to the system as it is, and to people by shell_path() or visible().
inline constexpr const char* kFile = "FILE";
inline constexpr const char* kFolder = "DIR";
// The placeholder of an option that may also stand alone.
inline constexpr const char* kFileOrNone = "[FILE]";

// What the complaint about any other option says, before its value.
inline constexpr std::string_view kNoUtf8 = "is not UTF-8: ";

inline bool is_path(const CLI::Option& option) {
  const std::string& type = option.get_type_name();
  return type == kFile || type == kFolder || type == kFileOrNone;
}

// Refuses texts that are no UTF-8 in every option but paths, since they may reach JSON. To be
// called when all options are there.
inline void expect_utf8(CLI::App& app) {
  const auto complaint = [](const std::string& text) {
    const bool sound = first_bad_byte(text) == std::string_view::npos;
    return sound ? std::string() : std::string(kNoUtf8) + text;
  };
  for (CLI::Option* option : app.get_options([](CLI::Option*) { return true; })) {
    if (!is_path(*option)) option->check(complaint);
  }
  for (CLI::App* command : app.get_subcommands([](CLI::App*) { return true; })) {
    expect_utf8(*command);
  }
}

}  // namespace kaisho::arena
