#include "arena/contest_run.h"

namespace kaisho {

Expected<ContestReport> run_contest(const Contest& contest, Executor& executor,
                                    const std::vector<ContestGame>& known, ContestFile* file,
                                    const ContestProgress& progress, const std::stop_token& stop) {
  ContestTally tally(contest);
  for (const ContestGame& game : known) tally.add(game);
  if (tally.decided()) return tally.report();
  std::vector<GameJob> jobs;
  const int ways = static_cast<int>(seatings(contest).size());
  for (std::uint64_t deal = 0; deal < deals_in_all(contest); ++deal) {
    for (int seating = 0; seating < ways; ++seating) {
      if (!tally.has(deal, seating)) jobs.push_back(contest_job(contest, deal, seating));
    }
  }
  std::optional<Error> error;
  const auto done = [&](std::size_t job, const GameOutcome& outcome) {
    const ContestGame game{jobs[job].deal, jobs[job].seating, outcome};
    if (file != nullptr) {
      if (auto written = file->add(game); !written) {
        error = written.error();
        return false;
      }
    }
    tally.add(game);
    if (progress) progress(tally);
    return !tally.decided();
  };
  if (auto ran = executor.run(jobs, done, stop); !ran) return std::unexpected(ran.error());
  if (error) return std::unexpected(*error);
  return tally.report();
}

}  // namespace kaisho
