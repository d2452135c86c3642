// Notices when nobody reads the standard output any more, so that nobody is thought for in vain. A
// failed write would tell it only once there is an answer.
#pragma once

#include <atomic>
#include <thread>

namespace kaisho::cli {

class ReaderWatch {
 public:
  ReaderWatch();
  ReaderWatch(const ReaderWatch&) = delete;
  ReaderWatch& operator=(const ReaderWatch&) = delete;
  ~ReaderWatch();

  // Becomes true when the reading end of the pipe, or the other end of the socket, is closed.
  const std::atomic<bool>& is_gone() const { return gone_; }

 private:
  void watch();

  std::atomic<bool> gone_ = false;
  int wake_;  // wakes the thread when it is no longer needed
  std::thread watcher_;
};

}  // namespace kaisho::cli
