// Who plays many games: this machine's cores, or workers elsewhere.
#pragma once

#include <functional>
#include <span>
#include <stop_token>

#include "arena/contest/game_job.h"

namespace kaisho::arena {

class Executor {
 public:
  // Called with each finished game and its place among the jobs, from one thread at a time. False
  // means that this is enough; the remaining jobs are dropped.
  using Done = std::function<bool(std::size_t job, const GameOutcome& outcome)>;

  Executor() = default;
  Executor(const Executor&) = delete;
  Executor& operator=(const Executor&) = delete;
  virtual ~Executor() = default;

  // Plays every job once, begun about in their order and finished in any, and returns when no game
  // is under way any more. `stop` leaves games unfinished; `done` is not called with them, and that
  // is no error. Errors: those of a job, which end the run: bad_player, bad_option…
  virtual Expected<void> run(std::span<const GameJob> jobs, const Done& done,
                             const std::stop_token& stop) = 0;
};

// Plays on this machine. The outcomes do not depend on the number of threads, as long as no player
// thinks by the clock.
class LocalExecutor final : public Executor {
 public:
  explicit LocalExecutor(int threads) : threads_(threads) {}  // 0: one per core

  Expected<void> run(std::span<const GameJob> jobs, const Done& done,
                     const std::stop_token& stop) override;

 private:
  int threads_;
};

}  // namespace kaisho::arena
