#include "server/terminal/limited_log.h"

#include <condition_variable>
#include <mutex>

#include "core/characters/visible.h"
#include "server/terminal/line_limit.h"

namespace kaisho::server {
namespace {

LineLimit& line_limit() {
  static LineLimit limit(kLinesAMinute);
  return limit;
}

// Of the minutes that are over at this time.
void log_left_out(LineLimit::Clock::time_point now) {
  for (const auto& [kind, lines] : line_limit().take_left_out(now)) {
    spdlog::warn("{} more lines were left out within a minute: {}", lines, kind);
  }
}

}  // namespace

std::string cut(std::string_view text) {
  constexpr std::size_t kMost = 100;  // characters
  return visible_start(text, kMost);
}

bool log_takes(std::string_view kind) {
  const auto now = LineLimit::Clock::now();
  const bool takes = line_limit().admit(kind, now);
  log_left_out(now);
  return takes;
}

void log_left_out_each_minute(const std::stop_token& stop) {
  constexpr std::chrono::minutes kEach{1};
  std::mutex mutex;
  std::condition_variable_any woken;
  std::unique_lock lock(mutex);
  while (!stop.stop_requested()) {
    log_left_out(LineLimit::Clock::now());
    woken.wait_for(lock, stop, kEach, [] { return false; });
  }
  log_left_out(LineLimit::Clock::time_point::max());  // the last minute has no end
}

}  // namespace kaisho::server
