// Plays a contest's games on the workers of a queue, as many machines as there are.
#pragma once

#include <memory>
#include <string>

#include "arena/executor.h"
#include "remote/queue.h"

namespace kaisho {

// The outcomes are those of LocalExecutor: they depend on nothing but the jobs. A game that was
// played for the same contest within a week, by this coordinator or one before it that came to an
// end meanwhile, is not played again.
class NatsExecutor final : public Executor {
 public:
  // `contest` names what the games are for, in any words: the same after an interruption. `tell` is
  // told when there is nobody to play. Games that a worker refuses (is_refusal) are sent again,
  // until for the time of `refusals` no worker has taken any.
  NatsExecutor(std::shared_ptr<Queue> queue, const std::string& contest, TellQueue tell = {},
               Milliseconds refusals = std::chrono::seconds(60));
  // With a queue of its own. Errors: those of Queue::connect.
  static Expected<std::unique_ptr<Executor>> open(const std::string& url,
                                                  const std::string& contest,
                                                  const TellQueue& tell);

  // Errors beside those of jobs: queue, given_up (workers die of a job), no_commands and no_program
  // (a player is a program, and no worker may, or can, start it). A queue that is away is waited
  // for.
  Expected<void> run(std::span<const GameJob> jobs, const Done& done,
                     const std::stop_token& stop) override;

 private:
  std::shared_ptr<Queue> queue_;
  std::string client_;
  TellQueue tell_;
  Milliseconds refusals_;
};

// Of letters and digits, the same for the same text and for no other.
std::string job_name(std::string_view text);

}  // namespace kaisho
