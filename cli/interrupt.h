// Ctrl-C (SIGINT), SIGTERM and a closed window (SIGHUP) as a wish to stop, for commands that leave
// whole what they have done.
#pragma once

#include <functional>
#include <stop_token>
#include <thread>

namespace kaisho::cli {

// The exit status of a command that was stopped, which is that of a shell for Ctrl-C.
inline constexpr int kInterrupted = 130;

// Whether a hang-up is a wish to stop, as it is where nothing else is said. Called for each, on the
// watcher's thread.
using HangupStops = std::function<bool()>;

// Calls `seen` for each of these signals, on a thread of its own. To be made before any thread that
// must not be hit by the signals itself.
class SignalWatch {
 public:
  explicit SignalWatch(std::function<void()> seen, HangupStops hangup_stops = {});
  SignalWatch(const SignalWatch&) = delete;
  SignalWatch& operator=(const SignalWatch&) = delete;
  ~SignalWatch();  // the signals mean again what they meant before

 private:
  std::jthread watcher_;
};

class Interrupt {
 public:
  explicit Interrupt(HangupStops hangup_stops = {});

  // Requested by the first signal; the second one ends the program at once.
  std::stop_token token() const { return stop_.get_token(); }

 private:
  std::stop_source stop_;
  SignalWatch watch_;
};

}  // namespace kaisho::cli
