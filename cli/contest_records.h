// The games of a contest as records in a folder, one file each.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "arena/contest/contest_report.h"
#include "core/game.h"

namespace kaisho::cli {

class ContestRecords {
 public:
  // Makes the folder if it is not there, and tries whether files can be written there. What other
  // games have left under the same names is overwritten with `force` alone; `known` games were
  // played before. Errors: cannot_write, file_exists, and those of the contest's edition.
  static Expected<ContestRecords> open(std::string folder, const arena::Contest& contest,
                                       const std::vector<arena::ContestGame>& known, bool force);

  // Writes the record of a game whose moves are known. Errors: cannot_write.
  Expected<void> add(const arena::ContestGame& game) const;

 private:
  ContestRecords(std::string folder, arena::Contest contest, GamePtr game)
      : folder_(std::move(folder)), contest_(std::move(contest)), game_(std::move(game)) {}

  std::string path_of(std::uint64_t deal, int seating) const;
  // Whether the file is of another game than that one of this contest.
  bool is_of_another(const std::string& path, std::uint64_t deal) const;

  std::string folder_;
  arena::Contest contest_;
  GamePtr game_;
};

}  // namespace kaisho::cli
