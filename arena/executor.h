// Who plays many games: this machine's cores, or workers elsewhere.
#pragma once

#include <functional>
#include <span>
#include <stop_token>

#include "arena/game_job.h"

namespace kaisho {

class Executor {
 public:
  // Told of each finished game by its place among the jobs; from one thread at a time. False: that
  // is enough, the rest is left.
  using Done = std::function<bool(std::size_t job, const GameOutcome& outcome)>;

  Executor() = default;
  Executor(const Executor&) = delete;
  Executor& operator=(const Executor&) = delete;
  virtual ~Executor() = default;

  // Plays every job once, begun about in their order and finished in any, and returns when nothing
  // is under way any more. `stop` leaves games unfinished; they are not told of, and that is no
  // error. Errors: those of a job, by which all is left: bad_player, bad_option…
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

}  // namespace kaisho
