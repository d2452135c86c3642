// The results of a contest as a file of JSON lines: the contest, then one line per finished game in
// the order they ended. It can be stopped at any time and resumed. A line with "deals" or "program"
// alone says that the contest was given more deals, or was resumed by another program.
#pragma once

#include <string>
#include <vector>

#include "arena/contest/contest_report.h"
#include "arena/files/lines_file.h"

namespace kaisho::arena {

// What a file holds; the contest as it was last.
struct ContestResults {
  Contest contest;
  std::vector<ContestGame> games;
};

// A last line without its end was being written when its writer was stopped: it is passed over.
// Errors: no_file, bad_results.
Expected<ContestResults> read_contest_file(const std::string& path);

// What to do with a file whose games another program played (or one that is not known): its players
// may be others by the same names.
enum class OtherProgram { kRefuse, kResume };

// A file open for writing, locked against a second writer.
class ContestFile {
 public:
  // Begins the file of a validated contest, or opens it to resume; then it gives the games it has.
  // It must be of the same contest, but without a sequential test there may be more deals now.
  // Errors: cannot_write, no_file, bad_results, other_contest, other_program.
  Expected<std::vector<ContestGame>> open(const std::string& path, const Contest& contest,
                                          OtherProgram other = OtherProgram::kRefuse);

  // The line is with the system when this returns. Errors: cannot_write.
  Expected<void> add(const ContestGame& game);

 private:
  LinesFile file_;
  Contest contest_;
};

}  // namespace kaisho::arena
