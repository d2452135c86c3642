#include "arena/contest/contest_run.h"

#include "core/reading/fault.h"
#include "core/values/how_many.h"

namespace kaisho::arena {
namespace {

// The games that are still to be played, in the order of their deals.
class Missing {
 public:
  // `moves`: whether the outcomes have those of each game.
  Missing(const Contest& contest, const ContestTally& tally, bool moves)
      : moves_(moves),
        contest_(contest),
        tally_(tally),
        deals_(deals_in_all(contest)),
        ways_(how_many(seatings(contest))) {}

  // The next of them; none: that was all. None must be under way.
  std::vector<GameJob> next() {
    std::vector<GameJob> jobs;
    for (; deal_ < deals_ && jobs.size() < kMaxJobs; ++deal_) {
      for (int seating = 0; seating < ways_; ++seating) {
        if (tally_.has(deal_, seating)) continue;
        jobs.push_back(contest_job(contest_, deal_, seating));
        jobs.back().moves = moves_;
      }
    }
    return jobs;
  }

 private:
  bool moves_;
  const Contest& contest_;
  const ContestTally& tally_;
  std::uint64_t deals_;
  int ways_;
  std::uint64_t deal_ = 0;
};

}  // namespace

ContestReport run_contest(const Contest& contest, Executor& executor,
                          const std::vector<ContestGame>& known, ContestFile* file,
                          const ContestProgress& progress, const std::stop_token& stop,
                          const KeepGame& keep) {
  ContestTally tally(contest);
  for (const ContestGame& game : known) tally.add(game);
  std::vector<GameJob> jobs;
  std::optional<Error> error;
  const auto done = [&](std::size_t job, const GameOutcome& outcome) {
    ContestGame game{jobs[job].deal, jobs[job].seating, outcome};
    Expected<void> kept;
    if (contest.luck && !outcome.luck) kept = fail("bad_result", "arena.luck_missing", {});
    if (kept && keep) kept = keep(game);
    if (!outcome.forfeited()) game.outcome.moves.clear();  // the file keeps only those of forfeits
    if (kept && file != nullptr) kept = file->add(game);
    if (!kept) {
      error = kept.error();
      return false;
    }
    tally.add(game);
    if (progress) progress(tally);
    return !tally.decided();
  };
  Missing missing(contest, tally, static_cast<bool>(keep));
  while (!tally.decided() && !error && !stop.stop_requested()) {
    jobs = missing.next();
    if (jobs.empty()) break;
    if (auto ran = executor.run(jobs, done, stop); !ran) error = ran.error();
  }
  ContestReport report = tally.report();
  report.fault = std::move(error);
  return report;
}

}  // namespace kaisho::arena
