// kaisho verify: replays a record and names the first thing that is not as it says.
#include <iostream>

#include "arena/command_line/program_options.h"
#include "arena/files/json_file.h"
#include "cli/commands.h"
#include "cli/report.h"
#include "cli/screen.h"
#include "core/characters/visible.h"
#include "engine/replay.h"

namespace kaisho::cli {
namespace {

Expected<std::string> verify_file(const std::string& path) {
  const Expected<Json> json = arena::read_json_file(path);
  if (!json) return std::unexpected(json.error());
  const Expected<engine::Record> record = engine::read_record(*json);
  if (!record) return std::unexpected(record.error());
  const Expected<engine::Verification> verified = engine::verify(*record);
  if (!verified) return std::unexpected(verified.error());
  std::string text = "sound: " + std::to_string(verified->moves) + " moves, " +
                     (verified->over ? "played to the end" : "not yet over") +
                     (verified->fairness == engine::Fairness::kChecked ? ", fairly shuffled" : "");
  if (record->rules_version != verified->rules_version) {
    text += "; played under version " + std::to_string(record->rules_version) +
            " of the rules, and the same under version " + std::to_string(verified->rules_version);
  }
  return text;
}

int run_verify(const std::vector<std::string>& paths) {
  const WrappedLines wrapped;
  int status = 0;
  for (const std::string& path : paths) {
    const Expected<std::string> verified = verify_file(path);
    if (!verified) {
      std::cout << visible(path) << ": " << sentence(verified.error()) << '\n';
      status = 1;
      continue;
    }
    std::cout << visible(path) << ": " << *verified << '\n';
  }
  return status;
}

}  // namespace

void add_verify(CLI::App& app, int& status) {
  CLI::App* command = app.add_subcommand("verify", "replay recorded games and check all they say");
  command->footer(
      "Plays every move again by the rules and compares the result, the hash of the last "
      "position,\n"
      "the version of the rules, the edition, and, where the record tells them, the commitment "
      "and\n"
      "the secret behind its seed. The first difference is named with its place. Exit status 1 if\n"
      "any file is not sound. docs/records.md describes the form of a record.");
  static std::vector<std::string> paths;
  command->add_option("FILE", paths, "records, as JSON; - is the standard input")
      ->type_name(arena::kFile)
      ->required();
  command->callback([&status] { status = run_verify(paths); });
}

}  // namespace kaisho::cli
