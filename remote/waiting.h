// Waiting for a queue that is away.
#pragma once

#include <condition_variable>
#include <mutex>
#include <stop_token>

#include "remote/queue.h"

namespace kaisho {

// False when it was ended by `stop`.
inline bool sleep_until_stop(Milliseconds time, const std::stop_token& stop) {
  std::mutex mutex;
  std::condition_variable_any woken;
  std::unique_lock lock(mutex);
  woken.wait_for(lock, stop, time, [] { return false; });
  return !stop.stop_requested();
}

// Asks again until the answer is another than queue_away, or `stop` is asked for.
auto patiently(const std::stop_token& stop, const auto& ask) {
  constexpr Milliseconds kPause{250};
  auto answer = ask();
  while (!answer && answer.error().code == "queue_away" && sleep_until_stop(kPause, stop)) {
    answer = ask();
  }
  return answer;
}

}  // namespace kaisho
