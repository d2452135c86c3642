#include "remote/worker.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <set>
#include <thread>
#include <utility>
#include <vector>

#include "arena/play/threads.h"
#include "core/reading/fault.h"
#include "players/cancellation.h"
#include "remote/job_handler.h"
#include "remote/result_text.h"
#include "remote/retry.h"

namespace kaisho::remote {
namespace {

using Clock = std::chrono::steady_clock;
using Kind = WorkerEvent::Kind;

constexpr int kMaxTries = 20;
constexpr Milliseconds kAsk{1000};  // how long one request for a job waits

// A job under way.
struct Work {
  LeasedJob& job;
  Clock::time_point began = Clock::now();
  std::atomic<bool> unwanted = false;
};

// The jobs under way on all threads. Sends heartbeats for them, and notices when nobody waits for a
// move any more.
class LeasedJobs {
 public:
  std::shared_ptr<Work> add(LeasedJob& job) {
    auto work = std::make_shared<Work>(job);
    const std::lock_guard lock(mutex_);
    works_.insert(work);
    return work;
  }
  void remove(const std::shared_ptr<Work>& work) {
    const std::lock_guard lock(mutex_);
    works_.erase(work);
  }

  void send_heartbeats(Milliseconds every, const std::stop_token& stop) {
    while (sleep_until_stop(every, stop)) {
      const std::lock_guard lock(mutex_);
      for (const auto& work : works_) work->job.heartbeat();
    }
  }

  // Most moves take less than a second, and are not asked about.
  void look_for_unwanted(Queue& queue, const std::stop_token& stop) {
    constexpr Milliseconds kLook{500};
    constexpr Milliseconds kLong{1000};
    while (sleep_until_stop(kLook, stop)) {
      for (const auto& [work, address] : moves_since(Clock::now() - kLong)) {
        if (!queue.is_wished_for(address)) work->unwanted = true;
      }
    }
  }

 private:
  // Results of games are kept for whoever comes back, so that they are always wanted.
  std::vector<std::pair<std::shared_ptr<Work>, JobAddress>> moves_since(Clock::time_point before) {
    std::vector<std::pair<std::shared_ptr<Work>, JobAddress>> moves;
    const std::lock_guard lock(mutex_);
    for (const auto& work : works_) {
      const JobAddress& address = work->job.address();
      if (address.kind == JobKind::kMove && work->began <= before)
        moves.emplace_back(work, address);
    }
    return moves;
  }

  std::mutex mutex_;
  std::set<std::shared_ptr<Work>> works_;
};

class Worker {
 public:
  Worker(const WorkerOptions& options, const OnWorkerEvent& on_event, const std::stop_token& stop)
      : options_(options), on_event_(on_event), stop_(stop) {}

  void work_at(JobKind kind, JobSource& source) {
    JobHandler handler(options_.commands);
    while (!stop_.stop_requested()) {
      const Expected<std::unique_ptr<LeasedJob>> job = source.take(kAsk);
      if (!job) {
        on_event_({Kind::kTrouble, {.kind = kind}, job.error().message});
        sleep_until_stop(kAsk, stop_);
        continue;
      }
      if (*job) do_job(**job, handler);
    }
  }

  LeasedJobs& leased_jobs() { return leased_jobs_; }
  int done() const { return done_; }

 private:
  void do_job(LeasedJob& job, JobHandler& handler) {
    if (stop_.stop_requested()) return job.release();
    const std::shared_ptr<Work> work = leased_jobs_.add(job);
    const players::ScopedCancellation cancellation(work->unwanted);
    const std::optional<std::string> result = result_of(job, handler, work->unwanted);
    if (result) {
      send(job, *result);
    } else {
      job.release();
      on_event_({Kind::kGivenBack, job.address()});
    }
    leased_jobs_.remove(work);
  }

  std::optional<std::string> result_of(LeasedJob& job, JobHandler& handler,
                                       const std::atomic<bool>& unwanted) {
    const JobAddress& address = job.address();
    if (std::optional<std::string> known = job.known_result()) {
      on_event_({Kind::kKnown, address});
      return known;
    }
    if (job.deliveries() > kMaxTries) {
      on_event_({Kind::kGivenUp, address});
      return error_text(error_of("given_up", "remote.given_up", {{"tries", kMaxTries}}));
    }
    on_event_({Kind::kTaken, address});
    const auto began = Clock::now();
    const std::optional<JobHandler::Result> done = handler.work(address.kind, job.text(), stop_);
    if (!done) return {};
    if (unwanted) {
      on_event_({Kind::kUnwanted, address});
      return error_text(error_of("unwanted", "remote.unwanted", {}));  // no other worker tries
    }
    if (done->error && is_refusal(*done->error)) {
      report_refusal(address, done->error->message);
      return done->result;
    }
    ++done_;
    const std::chrono::duration<double> took = Clock::now() - began;
    if (done->error) {
      on_event_({Kind::kBad, address, done->error->message, took.count()});
    } else {
      on_event_({Kind::kDone, address, "", took.count()});
    }
    return done->result;
  }

  void report_refusal(const JobAddress& address, const std::string& reason) {
    {
      const std::lock_guard lock(refusing_);
      if (!refused_for_.insert(reason).second) return;
    }
    on_event_({Kind::kRefused, address, reason});
  }

  // A game may have taken hours, so its result waits until the queue is reachable. If `stop` comes
  // first, another worker plays the game again.
  void send(LeasedJob& job, const std::string& result) {
    const Expected<void> sent = retry_while_away(stop_, [&] { return job.answer(result); });
    if (!sent) on_event_({Kind::kTrouble, job.address(), sent.error().message});
  }

  const WorkerOptions& options_;
  const OnWorkerEvent& on_event_;
  std::stop_token stop_;
  LeasedJobs leased_jobs_;
  std::atomic<int> done_ = 0;
  std::mutex refusing_;
  std::set<std::string> refused_for_;  // the reasons that were reported
};

}  // namespace

Expected<int> work(Queue& queue, const WorkerOptions& options, Milliseconds patience,
                   const OnWorkerEvent& on_event, const std::stop_token& stop) {
  std::vector<std::pair<JobKind, std::unique_ptr<JobSource>>> sources;
  for (const JobKind kind : {JobKind::kMove, JobKind::kGame}) {
    if (!(kind == JobKind::kGame ? options.games : options.moves)) continue;
    for (std::size_t i = 0; i < arena::thread_count(options.threads); ++i) {
      Expected<std::unique_ptr<JobSource>> source = queue.jobs(kind);
      if (!source) return std::unexpected(source.error());
      sources.emplace_back(kind, *std::move(source));
    }
  }
  on_event({Kind::kReady, {}});
  Worker worker(options, on_event, stop);
  std::jthread signs(
      [&](const std::stop_token& end) { worker.leased_jobs().send_heartbeats(patience / 3, end); });
  std::jthread wishes(
      [&](const std::stop_token& end) { worker.leased_jobs().look_for_unwanted(queue, end); });
  {
    std::vector<std::jthread> threads;
    threads.reserve(sources.size());
    for (const auto& [kind, source] : sources) {
      threads.emplace_back([&worker, kind, &source] { worker.work_at(kind, *source); });
    }
  }
  return worker.done();
}

}  // namespace kaisho::remote
