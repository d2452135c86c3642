// How many lines of each kind the log takes in a minute.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace kaisho::server {

// May be used by several threads.
class LineLimit {
 public:
  using Clock = std::chrono::steady_clock;

  explicit LineLimit(int most_a_minute) : most_(most_a_minute) {}

  // Counts a line of this kind, and says whether it may be written. The minute of a kind begins
  // with its first line.
  bool admit(std::string_view kind, Clock::time_point now);

  struct LeftOut {
    std::string kind;
    std::int64_t lines = 0;
  };
  // What was left out of the minutes that are over by now; each is named once.
  std::vector<LeftOut> take_left_out(Clock::time_point now);

 private:
  struct Minute {
    Clock::time_point begin;
    std::int64_t lines = 0;
  };

  std::mutex mutex_;
  int most_;
  std::map<std::string, Minute, std::less<>> minutes_;  // by kind
  std::vector<LeftOut> left_out_;                       // of minutes that a later one has replaced

  void end_minute(std::string_view kind, const Minute& minute);
};

}  // namespace kaisho::server
