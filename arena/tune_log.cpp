#include "arena/tune_log.h"

#include <fmt/format.h>

#include "core/fields.h"

namespace kaisho {
namespace {

Expected<void> check_command(std::string_view line, const std::string& command) {
  const Expected<Json> json = parse_json(line);
  if (!json) return std::unexpected(json.error());
  Faults faults;
  const Field root(*json, faults);
  root.only({"command"});
  const std::string logged = root["command"].text();
  if (faults.any()) return std::unexpected(faults.first());
  if (logged == command) return {};
  return fail("bad_log", "It is of another tuning: " + logged);
}

Expected<TuneTrial> read_trial(std::string_view line) {
  const Expected<Json> json = parse_json(line);
  if (!json) return std::unexpected(json.error());
  Faults faults;
  const Field root(*json, faults);
  root.only({"spec", "share"});
  TuneTrial trial{.spec = root["spec"].text()};
  const Json& share = root["share"].json();
  if (!share.is_number()) root["share"].fault("bad_field", "A share is a number.");
  if (faults.any()) return std::unexpected(faults.first());
  trial.share = share.get<double>();
  return trial;
}

std::unexpected<Error> bad_line(const std::string& path, std::size_t line, const Error& error) {
  return fail("bad_log", fmt::format("'{}', line {}: {}", path, line, error.message));
}

}  // namespace

Expected<std::vector<TuneTrial>> TuneLog::open(const std::string& path,
                                               const TuneSearchOptions& options) {
  const std::string command = tuning_command(options);
  const Expected<std::string> text = file_.open(path);
  if (!text) return std::unexpected(text.error());
  const std::vector<std::string_view> lines = whole_lines(*text);
  std::vector<TuneTrial> trials;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (i == 0) {
      if (auto same = check_command(lines[0], command); !same)
        return bad_line(path, 1, same.error());
      continue;
    }
    Expected<TuneTrial> trial = read_trial(lines[i]);
    if (!trial) return bad_line(path, i + 1, trial.error());
    trials.push_back(*std::move(trial));
  }
  if (auto fine = file_.go_on(*text); !fine) return std::unexpected(fine.error());
  if (!lines.empty()) return trials;
  if (auto begun = file_.add({{"command", command}}); !begun) return std::unexpected(begun.error());
  return trials;
}

Expected<void> TuneLog::add(const TuneTrial& trial) {
  return file_.add({{"spec", trial.spec}, {"share", trial.share}});
}

}  // namespace kaisho
