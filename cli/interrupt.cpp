#include "cli/interrupt.h"

#include <csignal>
#include <cstdlib>
#include <ctime>
#include <utility>

namespace kaisho::cli {
namespace {

constexpr long kLookNs = 100'000'000;  // so often the watcher looks whether it is still needed

// nohup has a closed window ignored, and means it.
bool is_ignored(int signal) {
  struct sigaction now{};
  return sigaction(signal, nullptr, &now) == 0 && now.sa_handler == SIG_IGN;
}

sigset_t stop_signals() {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGINT);
  sigaddset(&signals, SIGTERM);
  if (!is_ignored(SIGHUP)) sigaddset(&signals, SIGHUP);
  return signals;
}

}  // namespace

SignalWatch::SignalWatch(std::function<void()> seen, HangupStops hangup_stops) {
  const sigset_t signals = stop_signals();
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  watcher_ = std::jthread([seen = std::move(seen), hangup_stops = std::move(hangup_stops),
                           signals](const std::stop_token& enough) {
    const timespec look{.tv_sec = 0, .tv_nsec = kLookNs};
    while (!enough.stop_requested()) {
      const int signal = sigtimedwait(&signals, nullptr, &look);
      if (signal < 0) continue;
      if (signal != SIGHUP || !hangup_stops || hangup_stops()) seen();
    }
  });
}

SignalWatch::~SignalWatch() {
  watcher_.request_stop();
  watcher_.join();
  const sigset_t signals = stop_signals();
  pthread_sigmask(SIG_UNBLOCK, &signals, nullptr);
}

Interrupt::Interrupt(HangupStops hangup_stops)
    : watch_(
          [this] {
            if (!stop_.request_stop()) std::_Exit(kInterrupted);
          },
          std::move(hangup_stops)) {}

}  // namespace kaisho::cli
