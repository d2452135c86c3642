#include "arena/contest_run.h"

namespace kaisho {
namespace {

// The games that are still to be played, in the order of their deals.
class Missing {
 public:
  Missing(const Contest& contest, const ContestTally& tally)
      : contest_(contest),
        tally_(tally),
        deals_(deals_in_all(contest)),
        ways_(static_cast<int>(seatings(contest).size())) {}

  // The next of them; none: that was all. None must be under way.
  std::vector<GameJob> next() {
    std::vector<GameJob> jobs;
    for (; deal_ < deals_ && jobs.size() < kMostJobs; ++deal_) {
      for (int seating = 0; seating < ways_; ++seating) {
        if (!tally_.has(deal_, seating)) jobs.push_back(contest_job(contest_, deal_, seating));
      }
    }
    return jobs;
  }

 private:
  const Contest& contest_;
  const ContestTally& tally_;
  std::uint64_t deals_;
  int ways_;
  std::uint64_t deal_ = 0;
};

}  // namespace

Expected<ContestReport> run_contest(const Contest& contest, Executor& executor,
                                    const std::vector<ContestGame>& known, ContestFile* file,
                                    const ContestProgress& progress, const std::stop_token& stop) {
  ContestTally tally(contest);
  for (const ContestGame& game : known) tally.add(game);
  std::vector<GameJob> jobs;
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
  Missing missing(contest, tally);
  while (!tally.decided() && !error && !stop.stop_requested()) {
    jobs = missing.next();
    if (jobs.empty()) break;
    if (auto ran = executor.run(jobs, done, stop); !ran) return std::unexpected(ran.error());
  }
  if (error) return std::unexpected(*error);
  return tally.report();
}

}  // namespace kaisho
