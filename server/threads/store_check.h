// Looks for damage in the whole store when a server starts. It has a thread of its own, because the
// check of a large store takes longer than a start should.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

#include "server/store/store.h"

namespace kaisho::server {

class StoreCheck {
 public:
  explicit StoreCheck(Store store) : store_(std::move(store)), thread_([this] { work(); }) {}
  StoreCheck(const StoreCheck&) = delete;
  StoreCheck& operator=(const StoreCheck&) = delete;
  ~StoreCheck();

  // Waits for the end of the check, or for this time; returns the damage found so far.
  Expected<void> wait(std::chrono::milliseconds most);
  // Calls `tell`, on any thread, when damage is found, or at once if it has been found.
  void when_damaged(std::function<void(const Error&)> tell);

 private:
  void work();

  Store store_;
  std::mutex mutex_;
  std::condition_variable ended_;
  std::optional<Expected<void>> found_;
  std::function<void(const Error&)> tell_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace kaisho::server
