#include "arena/contest/executor.h"

#include <atomic>
#include <mutex>
#include <optional>

#include "arena/play/threads.h"

namespace kaisho::arena {
namespace {

// What the threads share.
struct JobQueue {
  std::span<const GameJob> jobs;
  const Executor::Done& done;
  std::stop_source stop{};
  std::atomic<std::size_t> next = 0;
  std::mutex telling{};
  std::optional<Error> error{};

  void tell(std::size_t job, const Expected<GameOutcome>& outcome) {
    const std::lock_guard lock(telling);
    if (error || (!outcome && outcome.error().code == "stopped")) return;
    if (!outcome) {
      error = outcome.error();
      stop.request_stop();
      return;
    }
    if (!told_enough && !done(job, *outcome)) {
      told_enough = true;
      stop.request_stop();
    }
  }

  bool told_enough = false;
};

void work_off(JobQueue& work) {
  JobRunner runner;
  const std::stop_token stop = work.stop.get_token();
  while (!stop.stop_requested()) {
    const std::size_t job = work.next++;
    if (job >= work.jobs.size()) return;
    work.tell(job, runner.play(work.jobs[job], stop));
  }
}

}  // namespace

Expected<void> LocalExecutor::run(std::span<const GameJob> jobs, const Done& done,
                                  const std::stop_token& stop) {
  JobQueue work{.jobs = jobs, .done = done};
  const std::stop_callback pass_on(stop, [&work] { work.stop.request_stop(); });
  on_threads(thread_count(threads_, jobs.size()), [&work] { work_off(work); });
  if (work.error) return std::unexpected(*work.error);
  return {};
}

}  // namespace kaisho::arena
