#include "server/terminal/line_limit.h"

#include <utility>

namespace kaisho::server {
namespace {

constexpr std::chrono::minutes kMinute{1};

}  // namespace

void LineLimit::end_minute(std::string_view kind, const Minute& minute) {
  if (minute.lines > most_) left_out_.push_back({std::string(kind), minute.lines - most_});
}

bool LineLimit::admit(std::string_view kind, Clock::time_point now) {
  const std::lock_guard lock(mutex_);
  auto found = minutes_.find(kind);
  if (found != minutes_.end() && now - found->second.begin >= kMinute) {
    end_minute(kind, found->second);
    minutes_.erase(found);
    found = minutes_.end();
  }
  if (found == minutes_.end()) found = minutes_.emplace(kind, Minute{.begin = now}).first;
  return ++found->second.lines <= most_;
}

std::vector<LineLimit::LeftOut> LineLimit::take_left_out(Clock::time_point now) {
  const std::lock_guard lock(mutex_);
  for (auto minute = minutes_.begin(); minute != minutes_.end();) {
    if (now - minute->second.begin < kMinute) {
      ++minute;
      continue;
    }
    end_minute(minute->first, minute->second);
    minute = minutes_.erase(minute);
  }
  return std::exchange(left_out_, {});
}

}  // namespace kaisho::server
