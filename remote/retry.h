// Waits for a queue that is not reachable.
#pragma once

#include <condition_variable>
#include <mutex>
#include <stop_token>

#include "remote/queue.h"

namespace kaisho::remote {

// False if `stop` ended it.
inline bool sleep_until_stop(Milliseconds time, const std::stop_token& stop) {
  std::mutex mutex;
  std::condition_variable_any woken;
  std::unique_lock lock(mutex);
  woken.wait_for(lock, stop, time, [] { return false; });
  return !stop.stop_requested();
}

// Calls `ask` again as long as it gives queue_away, until `stop`.
auto retry_while_away(const std::stop_token& stop, const auto& ask) {
  constexpr Milliseconds kPause{250};
  auto answer = ask();
  while (!answer && answer.error().code == "queue_away" && sleep_until_stop(kPause, stop)) {
    answer = ask();
  }
  return answer;
}

}  // namespace kaisho::remote
