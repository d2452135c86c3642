// Asks the workers of a queue for moves, and waits for the answer, but not for long.
#pragma once

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <stop_token>
#include <string>
#include <thread>
#include <unordered_map>

#include "remote/move_job.h"
#include "remote/queue.h"

namespace kaisho::remote {

class MoveClient {
 public:
  // `client` is a name that no other program uses. Errors: those of a queue.
  static Expected<std::unique_ptr<MoveClient>> open(Queue& queue, const std::string& client);

  MoveClient(const MoveClient&) = delete;
  MoveClient& operator=(const MoveClient&) = delete;
  ~MoveClient();  // no call of choose() may be under way; the queue must outlive this

  // The text of the move. May be called from any thread. Errors: nobody (no worker is free, or none
  // has answered in time; then no worker is asked for a while), stopped, and those of the job.
  Expected<std::string> choose(const MoveJob& job, Milliseconds wait,
                               const std::stop_token& stop = {});

 private:
  struct Asked {
    std::string answer;
    bool answered = false;
  };

  MoveClient(Queue& queue, std::string client, std::unique_ptr<ResultSource> answers);
  void listen(const std::stop_token& stop);
  Expected<void> check_free_worker();

  Queue& queue_;
  std::string client_;
  std::unique_ptr<ResultSource> answers_;
  std::atomic<std::uint64_t> next_ = 0;
  std::atomic<std::chrono::steady_clock::time_point> silent_until_{};

  std::mutex mutex_;
  std::condition_variable_any answered_;
  std::unordered_map<std::string, Asked*> asked_;  // by the job's id
  std::jthread listener_;  // the last member, so that it ends before the others do
};

}  // namespace kaisho::remote
