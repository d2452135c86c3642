// The trials of a tuning as a file of JSON lines, from which a stopped tuning resumes. The first
// line,
// {"command": …, "program": …, "weights_hash": …}, says which tuning it is, by which program and
// with which data of the players. Then {"spec": …, "share": …} follows for each trial.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "arena/files/lines_file.h"
#include "arena/tuning/tune_search.h"

namespace kaisho::arena {

class TuneLog {
 public:
  // Begins a log, or opens that of the same tuning by the same program to resume it; then it gives
  // the trials that the log has. Errors: cannot_write, no_file, bad_log.
  Expected<std::vector<TuneTrial>> open(const std::string& path, const TuneSearchOptions& options,
                                        std::string_view program);
  // Errors: cannot_write.
  Expected<void> add(const TuneTrial& trial);

 private:
  LinesFile file_;
};

}  // namespace kaisho::arena
