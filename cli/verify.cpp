// kaisho verify: replays a record and names the first thing that is not as it says.
#include <iostream>
#include <optional>

#include "arena/command_line/program_options.h"
#include "arena/files/json_file.h"
#include "cli/commands.h"
#include "cli/report.h"
#include "cli/screen.h"
#include "cli/shared_options.h"
#include "core/characters/visible.h"
#include "engine/replay.h"

namespace kaisho::cli {
namespace {

struct Verified {
  engine::Verification found;
  int rules_version = 1;  // that the record names
};

Expected<Verified> verify_file(const std::string& path) {
  const Expected<Json> json = arena::read_json_file(path);
  if (!json) return std::unexpected(json.error());
  const Expected<engine::Record> record = engine::read_record(*json);
  if (!record) return std::unexpected(record.error());
  const Expected<engine::Verification> verified = engine::verify(*record);
  if (!verified) return std::unexpected(verified.error());
  return Verified{*verified, record->rules_version};
}

const char* end_of(const engine::Verification& found) {
  switch (found.ended_by) {
    case engine::EndedBy::kResignation: return "ended by resignation";
    case engine::EndedBy::kAgreement: return "ended by agreement";
    case engine::EndedBy::kTime: return "ended when a player's time was up";
    case engine::EndedBy::kRules: return found.over ? "played to the end" : "not yet over";
  }
  return "";
}

std::string words_of(const Verified& verified) {
  const engine::Verification& found = verified.found;
  std::string text = "sound: " + std::to_string(found.moves) + " moves, " + end_of(found) +
                     (found.fairness == engine::Fairness::kChecked ? ", fairly shuffled" : "");
  if (verified.rules_version != found.rules_version) {
    text += "; played under version " + std::to_string(verified.rules_version) +
            " of the rules, and the same under version " + std::to_string(found.rules_version);
  }
  return text;
}

Json json_of(const std::string& path, const Expected<Verified>& verified) {
  Json json = {{"file", visible(path)}, {"sound", verified.has_value()}};
  if (!verified) {
    json["error"] = error_json(verified.error());
    return json;
  }
  json["moves"] = verified->found.moves;
  json["over"] = verified->found.over;
  json["fairly_shuffled"] = verified->found.fairness == engine::Fairness::kChecked;
  json["rules_version"] = verified->rules_version;
  json["replayed_under"] = verified->found.rules_version;
  return json;
}

struct VerifyFlags {
  std::vector<std::string> paths;
  bool json = false;
};

int run_verify(const VerifyFlags& flags) {
  std::optional<WrappedLines> wrapped;
  if (!flags.json) wrapped.emplace();
  int status = 0;
  Json records = Json::array();
  for (const std::string& path : flags.paths) {
    const Expected<Verified> verified = verify_file(path);
    if (!verified) status = 1;
    if (flags.json) {
      records.push_back(json_of(path, verified));
      continue;
    }
    std::cout << visible(path) << ": "
              << (verified ? words_of(*verified) : sentence(verified.error())) << '\n';
  }
  if (flags.json) std::cout << json_text({{"records", std::move(records)}}, 2) << '\n';
  return status;
}

}  // namespace

void add_verify(CLI::App& app, int& status) {
  CLI::App* command = app.add_subcommand("verify", "replay recorded games and check all they say");
  command->footer(
      "Plays every move again by the rules and compares the result, the hash of the last "
      "position,\n"
      "the version of the rules, the edition, and, where the record has them, the commitment "
      "and\n"
      "the secret behind its seed. The first difference is named with its place. Exit status 1 if\n"
      "any file is not sound. docs/records.md describes the form of a record.");
  static VerifyFlags flags;
  command->add_option("FILE", flags.paths, "records, as JSON; - is the standard input")
      ->type_name(arena::kFile)
      ->required();
  add_json(*command, flags.json);
  command->callback([&status] { status = run_verify(flags); });
}

}  // namespace kaisho::cli
