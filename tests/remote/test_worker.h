// A worker for a test, on two threads.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "remote/worker.h"
#include "tests/remote/nats_server.h"

namespace kaisho::remote::test {

// A worker with a connection of its own. It works until it goes out of scope.
class TestWorker {
 public:
  explicit TestWorker(const NatsServer& server, bool commands = false)
      : queue_(server.connect("test", kPatience)),
        thread_([this, commands](const std::stop_token& stop) {
          const auto done = work(
              *queue_, {.threads = 2, .commands = commands}, kPatience,
              [this](const WorkerEvent& event) { note(event); }, stop);
          EXPECT_TRUE(done) << done.error().message;
        }) {}

  int count(WorkerEvent::Kind kind) {
    const std::lock_guard lock(mutex_);
    return static_cast<int>(std::ranges::count(events_, kind));
  }

 private:
  void note(const WorkerEvent& event) {
    const std::lock_guard lock(mutex_);
    events_.push_back(event.kind);
  }

  static constexpr Milliseconds kPatience{30'000};

  std::unique_ptr<Queue> queue_;
  std::mutex mutex_;
  std::vector<WorkerEvent::Kind> events_;
  std::jthread thread_;
};

}  // namespace kaisho::remote::test
