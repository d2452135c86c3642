// Cancels a decision under way.
#pragma once

#include <atomic>

namespace kaisho::players {

// While it lives, decisions of this thread end soon after `stop` has become true. They still give a
// legal move, or suggestions, but these are not worth much. Several may live, one within the other:
// each of them can end a decision.
class ScopedCancellation {
 public:
  explicit ScopedCancellation(const std::atomic<bool>& stop) : stop_(stop), outer_(innermost()) {
    innermost() = this;
  }
  ScopedCancellation(const ScopedCancellation&) = delete;
  ScopedCancellation& operator=(const ScopedCancellation&) = delete;
  ~ScopedCancellation() { innermost() = outer_; }

  // Players that think for long ask this now and then.
  static bool is_requested() {
    for (const ScopedCancellation* one = innermost(); one != nullptr; one = one->outer_) {
      if (one->stop_.load(std::memory_order_relaxed)) return true;
    }
    return false;
  }

 private:
  static const ScopedCancellation*& innermost() {
    thread_local const ScopedCancellation* innermost = nullptr;
    return innermost;
  }

  const std::atomic<bool>& stop_;
  const ScopedCancellation* outer_;
};

}  // namespace kaisho::players
