#include "arena/tune_log.h"

#include <fmt/format.h>

#include "core/fields.h"

namespace kaisho {
namespace {

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

}  // namespace

Expected<std::vector<TuneTrial>> TuneLog::open(const std::string& path) {
  const Expected<std::string> text = file_.open(path);
  if (!text) return std::unexpected(text.error());
  std::vector<TuneTrial> trials;
  for (const std::string_view line : whole_lines(*text)) {
    Expected<TuneTrial> trial = read_trial(line);
    if (!trial) {
      return fail("bad_log",
                  fmt::format("'{}', line {}: {}", path, trials.size() + 1, trial.error().message));
    }
    trials.push_back(*std::move(trial));
  }
  if (auto fine = file_.go_on(*text); !fine) return std::unexpected(fine.error());
  return trials;
}

Expected<void> TuneLog::add(const TuneTrial& trial) {
  return file_.add({{"spec", trial.spec}, {"share", trial.share}});
}

}  // namespace kaisho
