// Plays a contest's games on the workers of a queue, on any number of machines.
#pragma once

#include <memory>
#include <string>

#include "arena/contest/executor.h"
#include "remote/queue.h"

namespace kaisho::remote {

// The outcomes are those of LocalExecutor, because they depend only on the jobs. A game that was
// played for the same contest within a week, for this coordinator or an earlier one that has ended,
// is not played again.
class NatsExecutor final : public arena::Executor {
 public:
  // `contest` is any text that identifies the contest, and is the same when it is resumed.
  // `on_event` is called when there are no workers. Games that a worker refuses (is_refusal) are
  // sent again, until workers have done nothing but refuse for the time `refusals`.
  NatsExecutor(std::shared_ptr<Queue> queue, const std::string& contest, OnQueueEvent on_event = {},
               Milliseconds refusals = std::chrono::seconds(60));
  // Connects to a queue of its own. Errors: those of Queue::connect.
  static Expected<std::unique_ptr<arena::Executor>> open(const std::string& url,
                                                         const std::string& contest,
                                                         const OnQueueEvent& on_event);

  // Errors beside those of jobs: queue, given_up (workers crash on a job), no_commands and
  // no_program (a player is a program that no worker may start, or can start). When the queue is
  // not reachable, it waits.
  Expected<void> run(std::span<const arena::GameJob> jobs, const Done& done,
                     const std::stop_token& stop) override;

 private:
  std::shared_ptr<Queue> queue_;
  std::string client_;
  OnQueueEvent on_event_;
  Milliseconds refusals_;
};

// A name of letters and digits for a text: a hash of it.
std::string job_name(std::string_view text);

}  // namespace kaisho::remote
