// The work queue that several machines share: one sends jobs, another does them, and the results
// come back. It is a queue of NATS JetStream (docs/workers.md), which only remote/nats/ uses.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/reading/error.h"

namespace kaisho::remote {

using Milliseconds = std::chrono::milliseconds;

// The result of a game is kept for a week, so that a resumed client finds it. The result of a move
// reaches only a client that waits for it.
enum class JobKind : std::uint8_t { kGame, kMove };
std::string_view kind_name(JobKind kind);  // "game"

// Client and id have letters, digits, '-' and '_'. A job that is sent twice with the same client
// and id is done once.
struct JobAddress {
  JobKind kind = JobKind::kGame;
  std::string client{};  // who gets the result
  std::string id{};
};

struct JobResult {
  std::string id;
  std::string text;
};

// It is called, with a sentence and on any thread, when the connection breaks and returns.
using OnQueueEvent = std::function<void(const std::string& sentence)>;

struct QueueOptions {
  std::string url;      // nats://HOST:PORT, or several, separated by commas
  std::string program;  // only workers with the same program get the jobs
  // A job goes to another worker after this long without a heartbeat.
  Milliseconds patience{30'000};
  OnQueueEvent on_event{};
};

// All errors here are "queue_away", if it helps to try again later, or "queue", if it does not. A
// broken connection is restored in the background.

// A job that a worker has taken. If it is destroyed without answer or release, the queue gives it
// to another worker when its patience ends.
class LeasedJob {
 public:
  LeasedJob() = default;
  LeasedJob(const LeasedJob&) = delete;
  LeasedJob& operator=(const LeasedJob&) = delete;
  virtual ~LeasedJob() = default;

  virtual const JobAddress& address() const = 0;
  virtual std::string_view text() const = 0;
  // How often it was given to a worker, this time included.
  virtual int deliveries() const = 0;
  // The result of a game that was played before, by a worker that could not confirm it, or because
  // the job was sent again much later. An error does not count as a result: another worker may
  // succeed.
  virtual std::optional<std::string> known_result() = 0;
  // Sends the result and, once that is safe, removes the job from the queue.
  virtual Expected<void> answer(std::string_view result) = 0;

  // These two may be called from any thread, and report no errors: a lost message only costs time.
  virtual void heartbeat() = 0;  // says that the worker is still at it
  virtual void release() = 0;    // lets another worker take it at once
};

// Gives a worker's thread jobs of one kind. For one thread at a time.
class JobSource {
 public:
  JobSource() = default;
  JobSource(const JobSource&) = delete;
  JobSource& operator=(const JobSource&) = delete;
  virtual ~JobSource() = default;
  // Null if none came in time.
  virtual Expected<std::unique_ptr<LeasedJob>> take(Milliseconds wait) = 0;
};

// Gives a client the results that come after it was opened. For one thread at a time.
class ResultSource {
 public:
  ResultSource() = default;
  ResultSource(const ResultSource&) = delete;
  ResultSource& operator=(const ResultSource&) = delete;
  virtual ~ResultSource() = default;
  // The oldest result that was not given yet; none if none came in time. A result may come twice.
  virtual Expected<std::optional<JobResult>> next(Milliseconds wait) = 0;
};

// While it lives, workers learn that somebody waits for the answer to a job.
class Wish {
 public:
  Wish() = default;
  Wish(const Wish&) = delete;
  Wish& operator=(const Wish&) = delete;
  virtual ~Wish() = default;
};

class Queue {
 public:
  // Errors: no_queue (there is no server, or it refuses us), no_jetstream, bad_option.
  static Expected<std::unique_ptr<Queue>> connect(const QueueOptions& options);

  Queue() = default;
  Queue(const Queue&) = delete;
  Queue& operator=(const Queue&) = delete;
  virtual ~Queue() = default;  // its sources must be destroyed before

  struct Sent {
    std::uint64_t number = 0;  // its number in the queue, which has stored it
    // The result of a game that was played before. A job that was answered with an error is queued
    // again.
    std::optional<std::string> result{};
  };
  virtual Expected<Sent> send(const JobAddress& address, std::string_view text) = 0;
  // Removes a job that no worker has taken; otherwise does nothing.
  virtual void withdraw(const JobAddress& address, std::uint64_t number) = 0;

  // The wish is to be held while a client waits for a move, and made before the job is sent.
  virtual Expected<std::unique_ptr<Wish>> wish_for(const JobAddress& address) = 0;
  // Whether somebody does. In doubt: yes. May take a moment.
  virtual bool is_wished_for(const JobAddress& address) = 0;

  // How many threads, of all workers together, wait for a job of this kind, and how many do one.
  struct Workers {
    int free = 0;
    int busy = 0;
  };
  virtual Expected<Workers> count_workers(JobKind kind) = 0;

  virtual Expected<std::unique_ptr<JobSource>> jobs(JobKind kind) = 0;
  virtual Expected<std::unique_ptr<ResultSource>> results(JobKind kind,
                                                          const std::string& client) = 0;
};

}  // namespace kaisho::remote
