// A worker of the test's own, on two threads.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "remote/worker.h"
#include "tests/remote/nats_server.h"

namespace kaisho::test {

// A worker with a connection of its own, until it goes out of scope.
class Working {
 public:
  explicit Working(const NatsServer& server, bool commands = false)
      : queue_(server.connect("test", kPatience)),
        thread_([this, commands](const std::stop_token& stop) {
          const auto done = work(
              *queue_, {.threads = 2, .commands = commands}, kPatience,
              [this](const WorkerNews& news) { note(news); }, stop);
          EXPECT_TRUE(done) << done.error().message;
        }) {}

  int count(WorkerNews::Kind kind) {
    const std::lock_guard lock(mutex_);
    return static_cast<int>(std::ranges::count(news_, kind));
  }

 private:
  void note(const WorkerNews& news) {
    const std::lock_guard lock(mutex_);
    news_.push_back(news.kind);
  }

  static constexpr Milliseconds kPatience{30'000};

  std::unique_ptr<Queue> queue_;
  std::mutex mutex_;
  std::vector<WorkerNews::Kind> news_;
  std::jthread thread_;
};

}  // namespace kaisho::test
