// kaisho verify: replays a record and names the first thing that is not as it says.
#include <iostream>

#include "arena/json_file.h"
#include "cli/commands.h"
#include "cli/report.h"
#include "engine/replay.h"

namespace kaisho::cli {
namespace {

Expected<Verified> verify_file(const std::string& path) {
  const Expected<Json> json = read_json_file(path);
  if (!json) return std::unexpected(json.error());
  const Expected<Record> record = read_record(*json);
  if (!record) return std::unexpected(record.error());
  return verify(*record);
}

int run_verify(const std::vector<std::string>& paths) {
  int status = 0;
  for (const std::string& path : paths) {
    const Expected<Verified> verified = verify_file(path);
    if (!verified) {
      std::cout << path << ": " << sentence(verified.error()) << '\n';
      status = 1;
      continue;
    }
    std::cout << path << ": sound: " << verified->moves << " moves, "
              << (verified->over ? "played to the end" : "not yet over")
              << (verified->fairness == Fairness::kChecked ? ", fairly shuffled" : "") << '\n';
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
  command->add_option("FILE", paths, "records, as JSON; - is the standard input")->required();
  command->callback([&status] { status = run_verify(paths); });
}

}  // namespace kaisho::cli
