#include "remote/worker.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <set>
#include <thread>
#include <vector>

#include "arena/threads.h"
#include "remote/job_desk.h"
#include "remote/result_text.h"
#include "remote/waiting.h"

namespace kaisho {
namespace {

using Clock = std::chrono::steady_clock;
using News = WorkerNews::Kind;

constexpr int kMostTries = 20;
constexpr Milliseconds kAsk{1000};  // how long one request for a job waits

// The jobs that threads have in their hands. Gives signs of life for all of them.
class Hands {
 public:
  void add(HeldJob& job) {
    const std::lock_guard lock(mutex_);
    jobs_.insert(&job);
  }
  void remove(HeldJob& job) {
    const std::lock_guard lock(mutex_);
    jobs_.erase(&job);
  }

  void give_signs(Milliseconds every, const std::stop_token& stop) {
    while (sleep_until_stop(every, stop)) {
      const std::lock_guard lock(mutex_);
      for (HeldJob* job : jobs_) job->working();
    }
  }

 private:
  std::mutex mutex_;
  std::set<HeldJob*> jobs_;
};

class Worker {
 public:
  Worker(const WorkerOptions& options, const TellWorker& tell, const std::stop_token& stop)
      : options_(options), tell_(tell), stop_(stop) {}

  void work_at(JobKind kind, JobSource& source) {
    JobDesk desk(options_.commands);
    while (!stop_.stop_requested()) {
      const Expected<std::unique_ptr<HeldJob>> job = source.take(kAsk);
      if (!job) {
        tell_({News::kTrouble, {.kind = kind}, job.error().message});
        sleep_until_stop(kAsk, stop_);
        continue;
      }
      if (*job) do_job(**job, desk);
    }
  }

  Hands& hands() { return hands_; }
  int done() const { return done_; }

 private:
  void do_job(HeldJob& job, JobDesk& desk) {
    if (stop_.stop_requested()) return job.give_back();
    hands_.add(job);
    const std::optional<std::string> result = result_of(job, desk);
    if (result) {
      send(job, *result);
    } else {
      job.give_back();
      tell_({News::kGivenBack, job.address()});
    }
    hands_.remove(job);
  }

  std::optional<std::string> result_of(HeldJob& job, JobDesk& desk) {
    const JobAddress& address = job.address();
    if (std::optional<std::string> known = job.known_result()) {
      tell_({News::kKnown, address});
      return known;
    }
    if (job.tries() > kMostTries) {
      tell_({News::kGivenUp, address});
      return error_text(
          {"given_up",
           std::to_string(kMostTries) + " workers had this job, and of none was heard again.", ""});
    }
    tell_({News::kTaken, address});
    const auto began = Clock::now();
    const std::optional<JobDesk::Done> done = desk.work(address.kind, job.text(), stop_);
    if (!done) return {};
    if (done->error && is_refusal(*done->error)) {
      tell_refusal(address, done->error->message);
      return done->result;
    }
    ++done_;
    const std::chrono::duration<double> took = Clock::now() - began;
    if (done->error) {
      tell_({News::kBad, address, done->error->message, took.count()});
    } else {
      tell_({News::kDone, address, "", took.count()});
    }
    return done->result;
  }

  void tell_refusal(const JobAddress& address, const std::string& reason) {
    {
      const std::lock_guard lock(refusing_);
      if (!refused_for_.insert(reason).second) return;
    }
    tell_({News::kRefused, address, reason});
  }

  // A game may have taken hours: where the queue is away, its result waits for it. Who is told to
  // stop meanwhile leaves the game to the next worker.
  void send(HeldJob& job, const std::string& result) {
    const Expected<void> sent = patiently(stop_, [&] { return job.answer(result); });
    if (!sent) tell_({News::kTrouble, job.address(), sent.error().message});
  }

  const WorkerOptions& options_;
  const TellWorker& tell_;
  std::stop_token stop_;
  Hands hands_;
  std::atomic<int> done_ = 0;
  std::mutex refusing_;
  std::set<std::string> refused_for_;  // the reasons that were told
};

}  // namespace

Expected<int> work(Queue& queue, const WorkerOptions& options, Milliseconds patience,
                   const TellWorker& tell, const std::stop_token& stop) {
  std::vector<std::pair<JobKind, std::unique_ptr<JobSource>>> sources;
  for (const JobKind kind : {JobKind::kMove, JobKind::kGame}) {
    if (!(kind == JobKind::kGame ? options.games : options.moves)) continue;
    for (std::size_t i = 0; i < thread_count(options.threads); ++i) {
      Expected<std::unique_ptr<JobSource>> source = queue.jobs(kind);
      if (!source) return std::unexpected(source.error());
      sources.emplace_back(kind, *std::move(source));
    }
  }
  Worker worker(options, tell, stop);
  std::jthread signs(
      [&](const std::stop_token& end) { worker.hands().give_signs(patience / 3, end); });
  {
    std::vector<std::jthread> threads;
    threads.reserve(sources.size());
    for (const auto& [kind, source] : sources) {
      threads.emplace_back([&worker, kind, &source] { worker.work_at(kind, *source); });
    }
  }
  return worker.done();
}

}  // namespace kaisho
