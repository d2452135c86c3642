// What the command line knows of itself, as the manual and the completion of shells are made of it:
// every command with its options, as --help has them.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace kaisho::cli {

// What may stand as a value, as far as that is known.
struct ValueWords {
  enum class Kind : std::uint8_t { kNone, kAny, kFile, kFolder, kWords };
  Kind kind = Kind::kNone;           // none: the option is a flag
  bool optional = false;             // it may be left out
  std::vector<std::string> words{};  // of a file what may stand in its place
};

struct OptionWords {
  std::vector<std::string> names{};  // "--players"; of what has no dashes its name, "GAME"
  bool positional = false;
  bool required = false;
  bool many = false;       // it takes several values, one after the other
  std::string shape{};     // "INT", "FILE"; empty for a flag
  std::string standard{};  // the value it has when it is left out
  std::string about{};
  ValueWords values{};
};

struct CommandWords {
  std::vector<std::string> path{};  // "kaisho", "edition", "check"
  std::string about{};
  std::string footer{};
  std::vector<OptionWords> options{};  // those with dashes, then those without
  std::vector<CommandWords> commands{};
};

// Collects the words of the program; hidden commands are left out.
CommandWords words_of_program(const CLI::App& app);
// The command and those below it, one after the other.
std::vector<const CommandWords*> all_commands(const CommandWords& from);
// "kaisho edition check"
std::string joined(const std::vector<std::string>& words, const char* between = " ");

}  // namespace kaisho::cli
