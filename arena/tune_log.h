// The trials of a tuning as a file of JSON lines, by which it goes on when it was stopped: first
// {"command": …, "program": …, "weights_hash": …}, which tuning it is, by which program and with
// which data of the players, then {"spec": …, "share": …} for each trial.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "arena/lines_file.h"
#include "arena/tune_search.h"

namespace kaisho {

class TuneLog {
 public:
  // Begins a log, or opens that of the same tuning by the same program to go on: then it gives the
  // trials that it has. Errors: cannot_write, no_file, bad_log.
  Expected<std::vector<TuneTrial>> open(const std::string& path, const TuneSearchOptions& options,
                                        std::string_view program);
  // Errors: cannot_write.
  Expected<void> add(const TuneTrial& trial);

 private:
  LinesFile file_;
};

}  // namespace kaisho
