// The work queue that several machines share: jobs go in at one, are done by another, and their
// results come back. It lies in NATS JetStream (docs/workers.md), which only remote/nats/ knows.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/error.h"

namespace kaisho {

using Milliseconds = std::chrono::milliseconds;

// A game's result is kept for a week, for whoever comes back for it, unless it is an error; a
// move's is for those who wait.
enum class JobKind : std::uint8_t { kGame, kMove };
std::string_view kind_name(JobKind kind);  // "game"

// Client and id are letters, digits, '-' and '_'. What is sent twice under one client and id is
// done once.
struct JobAddress {
  JobKind kind = JobKind::kGame;
  std::string client{};  // whose results they are
  std::string id{};
};

struct JobResult {
  std::string id;
  std::string text;
};

// Told what befalls the connection, in sentences, from any thread.
using TellQueue = std::function<void(const std::string& sentence)>;

struct QueueOptions {
  std::string url;      // nats://HOST:PORT, or several, divided by commas
  std::string program;  // jobs go to workers with the same one only; an address' letters
  // A worker that gives no sign of life for so long has its job given to another.
  Milliseconds patience{30'000};
  TellQueue tell{};
};

// All errors here are "queue_away", where it helps to try again later, or "queue", where it does
// not. A connection that breaks is mended in the background.

// A job in a worker's hands. One that is destroyed without a word is given to another worker when
// the queue's patience ends.
class HeldJob {
 public:
  HeldJob() = default;
  HeldJob(const HeldJob&) = delete;
  HeldJob& operator=(const HeldJob&) = delete;
  virtual ~HeldJob() = default;

  virtual const JobAddress& address() const = 0;
  virtual std::string_view text() const = 0;
  // How many workers had it, this one included.
  virtual int tries() const = 0;
  // A game's result where it is there already: the worker before fell silent after it, or the job
  // was sent again long after. Never an error: what hindered one worker need not hinder the next.
  virtual std::optional<std::string> known_result() = 0;
  // Sends the result and, when it is safe, takes the job from the queue.
  virtual Expected<void> answer(std::string_view result) = 0;

  // These two from any thread, and never an error: a word that is lost only costs time.
  virtual void working() = 0;    // a sign of life
  virtual void give_back() = 0;  // to another worker, at once
};

// Where a worker's thread takes jobs of one kind. One thread at a time.
class JobSource {
 public:
  JobSource() = default;
  JobSource(const JobSource&) = delete;
  JobSource& operator=(const JobSource&) = delete;
  virtual ~JobSource() = default;
  // Null when none came in time.
  virtual Expected<std::unique_ptr<HeldJob>> take(Milliseconds wait) = 0;
};

// Where a client hears of its results, from when it was opened. One thread at a time.
class ResultSource {
 public:
  ResultSource() = default;
  ResultSource(const ResultSource&) = delete;
  ResultSource& operator=(const ResultSource&) = delete;
  virtual ~ResultSource() = default;
  // The oldest that was not told yet; none when none came in time. Some may come twice.
  virtual Expected<std::optional<JobResult>> next(Milliseconds wait) = 0;
};

class Queue {
 public:
  // Errors: no_queue (nobody there lets us in), no_jetstream, bad_option.
  static Expected<std::unique_ptr<Queue>> connect(const QueueOptions& options);

  Queue() = default;
  Queue(const Queue&) = delete;
  Queue& operator=(const Queue&) = delete;
  virtual ~Queue() = default;  // after all that it made

  struct Sent {
    std::uint64_t number = 0;  // in the queue, where it is safe now
    // Of a game that was sent and played before. One that was answered with an error is queued
    // anew.
    std::optional<std::string> result{};
  };
  virtual Expected<Sent> send(const JobAddress& address, std::string_view text) = 0;
  // Takes back a job that no worker has taken; harmless where one has.
  virtual void withdraw(std::uint64_t number) = 0;

  // Threads of workers, all machines together: those that wait for such a job, those that do one.
  struct Hands {
    int free = 0;
    int busy = 0;
  };
  virtual Expected<Hands> hands(JobKind kind) = 0;

  virtual Expected<std::unique_ptr<JobSource>> jobs(JobKind kind) = 0;
  virtual Expected<std::unique_ptr<ResultSource>> results(JobKind kind,
                                                          const std::string& client) = 0;
};

}  // namespace kaisho
