#include "cli/interrupt.h"

#include <csignal>
#include <cstdlib>
#include <ctime>

namespace kaisho::cli {
namespace {

constexpr long kLookNs = 100'000'000;  // so often the watcher looks whether it is still needed

sigset_t stop_signals() {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGINT);
  sigaddset(&signals, SIGTERM);
  return signals;
}

}  // namespace

Interrupt::Interrupt() {
  const sigset_t signals = stop_signals();
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  watcher_ = std::jthread([this, signals](const std::stop_token& enough) {
    const timespec look{.tv_sec = 0, .tv_nsec = kLookNs};
    while (!enough.stop_requested()) {
      if (sigtimedwait(&signals, nullptr, &look) < 0) continue;
      if (!stop_.request_stop()) std::_Exit(kInterrupted);
    }
  });
}

Interrupt::~Interrupt() {
  watcher_.request_stop();
  watcher_.join();
  const sigset_t signals = stop_signals();
  pthread_sigmask(SIG_UNBLOCK, &signals, nullptr);
}

}  // namespace kaisho::cli
