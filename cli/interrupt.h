// Ctrl-C (SIGINT) and SIGTERM as a wish to stop, for commands that work for long and leave whole
// what they have done.
#pragma once

#include <stop_token>
#include <thread>

namespace kaisho::cli {

// The exit status of a command that was stopped, which is that of a shell for Ctrl-C.
inline constexpr int kInterrupted = 130;

class Interrupt {
 public:
  // To be made before any thread that shall not be hit by the signals itself.
  Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;
  ~Interrupt();  // the signals mean again what they meant before

  // Requested by the first signal; the second one ends the program at once.
  std::stop_token token() const { return stop_.get_token(); }

 private:
  std::stop_source stop_;
  std::jthread watcher_;
};

}  // namespace kaisho::cli
