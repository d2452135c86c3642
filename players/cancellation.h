// Cancels a decision under way.
#pragma once

#include <atomic>

namespace kaisho::players {

// While it lives, decisions of this thread end soon after `stop` has become true. They still give a
// legal move, or suggestions, but these are not worth much.
class ScopedCancellation {
 public:
  explicit ScopedCancellation(const std::atomic<bool>& stop) : outer_(flag()) { flag() = &stop; }
  ScopedCancellation(const ScopedCancellation&) = delete;
  ScopedCancellation& operator=(const ScopedCancellation&) = delete;
  ~ScopedCancellation() { flag() = outer_; }

  // For players that think for long.
  static bool is_requested() {
    return flag() != nullptr && flag()->load(std::memory_order_relaxed);
  }

 private:
  static const std::atomic<bool>*& flag() {
    thread_local const std::atomic<bool>* flag = nullptr;
    return flag;
  }

  const std::atomic<bool>* outer_;
};

}  // namespace kaisho::players
