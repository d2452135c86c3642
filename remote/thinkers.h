// Has moves thought about elsewhere: asks the workers of a queue and waits, but not for long.
#pragma once

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>

#include "remote/move_job.h"
#include "remote/queue.h"

namespace kaisho {

class Thinkers {
 public:
  // `client` names the asker alone: another for each program that asks. Errors: those of a queue.
  static Expected<std::unique_ptr<Thinkers>> open(Queue& queue, const std::string& client);

  Thinkers(const Thinkers&) = delete;
  Thinkers& operator=(const Thinkers&) = delete;
  ~Thinkers();  // when nobody asks any more; the queue must outlive this

  // The text of the move; from any thread. Errors: nobody (no worker is free or has answered in
  // time: the caller thinks itself, and for a while after a silence nobody is asked), and those
  // of the job.
  Expected<std::string> choose(const MoveJob& job, Milliseconds wait);

 private:
  struct Asked {
    std::string answer;
    bool answered = false;
  };

  Thinkers(Queue& queue, std::string client, std::unique_ptr<ResultSource> answers);
  void listen(const std::stop_token& stop);
  Expected<void> somebody_free();

  Queue& queue_;
  std::string client_;
  std::unique_ptr<ResultSource> answers_;
  std::atomic<std::uint64_t> next_ = 0;
  std::atomic<std::chrono::steady_clock::time_point> silent_until_{};

  std::mutex mutex_;
  std::condition_variable answered_;
  std::unordered_map<std::string, Asked*> asked_;  // by id
  std::jthread listener_;                          // the last: it ends before the rest does
};

}  // namespace kaisho
