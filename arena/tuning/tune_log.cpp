#include "arena/tuning/tune_log.h"

#include "core/reading/fields.h"
#include "players/data_hash.h"

namespace kaisho::arena {
namespace {

// Which tuning it is, who plays it, and what its players are made of.
Json first_line(const TuneSearchOptions& options, std::string_view program) {
  return {{"command", tuning_command(options)},
          {"program", program},
          {"weights_hash", players::player_data_hash(options.game)}};
}

Expected<void> check_first(std::string_view line, const Json& ours) {
  const Expected<Json> json = parse_json(line);
  if (!json) return std::unexpected(json.error());
  Faults faults;
  const Field root(*json, faults);
  root.only({"command", "program", "weights_hash"});
  const std::string command = root["command"].text();
  const std::string program = root["program"].text();
  const std::string hash = root["weights_hash"].text();
  if (faults.any()) return std::unexpected(faults.first());
  if (Json(command) != ours["command"])
    return fail("bad_log", "arena.other_tuning", {{"found", command}});
  if (Json(hash) != ours["weights_hash"]) return fail("bad_log", "arena.other_players", {});
  if (Json(program) == ours["program"]) return {};
  return fail("bad_log", "arena.other_tuning_program",
              {{"expected", ours["program"].get_ref<const std::string&>()}, {"found", program}});
}

Expected<TuneTrial> read_trial(std::string_view line) {
  const Expected<Json> json = parse_json(line);
  if (!json) return std::unexpected(json.error());
  Faults faults;
  const Field root(*json, faults);
  root.only({"spec", "share"});
  TuneTrial trial{.spec = root["spec"].text()};
  const Json& share = root["share"].json();
  if (!share.is_number()) root["share"].fault("arena.number", {{"found", root["share"].shown()}});
  if (faults.any()) return std::unexpected(faults.first());
  trial.share = share.get<double>();
  return trial;
}

std::unexpected<Error> bad_trial(const std::string& path, std::size_t line, Error error) {
  return std::unexpected(at_line("bad_log", path, line, std::move(error)));
}

}  // namespace

Expected<std::vector<TuneTrial>> TuneLog::open(const std::string& path,
                                               const TuneSearchOptions& options,
                                               std::string_view program) {
  const Json first = first_line(options, program);
  const Expected<std::string> text = file_.open(path);
  if (!text) return std::unexpected(text.error());
  const std::vector<NumberedLine> lines = whole_lines(*text);
  std::vector<TuneTrial> trials;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (i == 0) {
      if (auto same = check_first(lines[0].text, first); !same) {
        return bad_trial(path, lines[0].number, same.error());
      }
      continue;
    }
    Expected<TuneTrial> trial = read_trial(lines[i].text);
    if (!trial) return bad_trial(path, lines[i].number, trial.error());
    trials.push_back(*std::move(trial));
  }
  if (auto fine = file_.resume(*text); !fine) return std::unexpected(fine.error());
  if (!lines.empty()) return trials;
  if (auto begun = file_.add(first); !begun) return std::unexpected(begun.error());
  return trials;
}

Expected<void> TuneLog::add(const TuneTrial& trial) {
  return file_.add({{"spec", trial.spec}, {"share", trial.share}});
}

}  // namespace kaisho::arena
