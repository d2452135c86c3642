#include "server/threads/store_check.h"

namespace kaisho::server {

StoreCheck::~StoreCheck() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  store_.interrupt();
  thread_.join();
}

void StoreCheck::work() {
  const Expected<void> found = store_.quick_check();
  const std::lock_guard lock(mutex_);
  if (stopping_) return;
  found_ = found;
  ended_.notify_all();
  if (!found && tell_) tell_(found.error());
}

Expected<void> StoreCheck::wait(std::chrono::milliseconds most) {
  std::unique_lock lock(mutex_);
  ended_.wait_for(lock, most, [this] { return found_.has_value(); });
  return found_.value_or(Expected<void>());
}

void StoreCheck::when_damaged(std::function<void(const Error&)> tell) {
  const std::lock_guard lock(mutex_);
  tell_ = std::move(tell);
  if (found_ && !*found_) tell_(found_->error());
}

}  // namespace kaisho::server
