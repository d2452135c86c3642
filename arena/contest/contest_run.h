// Plays a contest, or what is left of it.
#pragma once

#include <functional>
#include <stop_token>

#include "arena/contest/contest_file.h"
#include "arena/contest/contest_report.h"
#include "arena/contest/executor.h"

namespace kaisho::arena {

inline constexpr std::size_t kMaxJobs = 50'000;

// Keeps a game with its moves elsewhere than in the file. Its errors end the contest.
using KeepGame = std::function<Expected<void>(const ContestGame& game)>;

// Called after each game, to show how far the contest is.
using ContestProgress = std::function<void(const ContestTally& tally)>;

// `contest` is validated; `known` are games already played, which are not played again; every
// further one is kept and added to `file` (none: nowhere) as soon as it ends. Ends when all are
// played, the sequential test has decided, or `stop` is asked for; the report is that of all games
// so far. It is the same whatever executor played them, as long as no player thinks by the clock.
// Games are handed out kMaxJobs at a time, so that a contest of millions takes no memory before
// they are played. A fault ends it, too, and stands in the report, since what was played until then
// is not lost with it: those of a job (game_job.h), cannot_write.
ContestReport run_contest(const Contest& contest, Executor& executor,
                          const std::vector<ContestGame>& known, ContestFile* file,
                          const ContestProgress& progress, const std::stop_token& stop,
                          const KeepGame& keep = {});

}  // namespace kaisho::arena
