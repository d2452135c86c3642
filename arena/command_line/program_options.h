// The door through which the arguments of all programs come in.
#pragma once

#include <CLI/CLI.hpp>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/characters/utf8.h"
#include "core/values/how_many.h"

namespace kaisho::arena {

// The types of the options that name a file or a folder. Such a name may have any bytes: it is said
// to the system as it is, and to people by shell_path() or visible().
inline constexpr const char* kFile = "FILE";
inline constexpr const char* kFolder = "DIR";
// The placeholder of an option that may also stand alone.
inline constexpr const char* kFileOrNone = "[FILE]";

// What the complaint about any other option says, before its value.
inline constexpr std::string_view kNoUtf8 = "is not UTF-8: ";
// What the complaint about a value says that a script left empty.
inline constexpr std::string_view kNoValue = "needs a value, found none";

inline bool is_path(const CLI::Option& option) {
  const std::string& type = option.get_type_name();
  return type == kFile || type == kFolder || type == kFileOrNone;
}

// UTF-8 of every option but paths, commands included, since they may reach JSON; and a value that
// is not empty, which would else be as good as none: of a word without dashes the messages say
// more. To be called when all options are there.
inline void expect_sound_values(CLI::App& app) {
  const auto bad_text = [](const std::string& text) {
    const bool sound = first_bad_byte(text) == std::string_view::npos;
    return sound ? std::string() : std::string(kNoUtf8) + text;
  };
  const auto no_text = [](const std::string& text) {
    return std::string(text.empty() ? kNoValue : "");
  };
  for (CLI::Option* option : app.get_options([](CLI::Option*) { return true; })) {
    if (!is_path(*option)) option->check(bad_text);
    if (is_path(*option) || option->nonpositional()) option->check(no_text);
  }
  for (CLI::App* command : app.get_subcommands([](CLI::App*) { return true; })) {
    expect_sound_values(*command);
  }
}

// Reads them as the library does, which however would take the word behind "--out=" for its value.
inline void parse(CLI::App& app, int argc, char** argv) {
  std::vector<std::string> words;
  for (const std::string_view word : std::span(argv, argc)) {
    const bool bare = word.starts_with("--") && word.find('=') == word.size() - 1;
    words.emplace_back(word.substr(0, word.size() - (bare ? 1 : 0)));
    if (bare) words.emplace_back();
  }
  std::vector<const char*> pointers;
  pointers.reserve(words.size());
  for (const std::string& word : words) pointers.push_back(word.c_str());
  app.parse(how_many(pointers), pointers.data());
}

}  // namespace kaisho::arena
