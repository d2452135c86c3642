// How far a long run is, on the error output.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace kaisho::cli {

// A bar redrawn in place where a person watches; elsewhere, as in a log, a line now and then: at
// most one a minute, and none for the same percent again.
class ProgressBar {
 public:
  // `things` are what is counted.
  explicit ProgressBar(std::string_view things = "games");
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  ~ProgressBar();  // takes the bar away

  // Reports that this many of all are done; `note` stands behind them. The time left is reckoned
  // from those since the first call.
  void show(std::uint64_t done, std::uint64_t all, const std::string& note = "");

 private:
  using Clock = std::chrono::steady_clock;

  // ", 3 min left"; empty while nothing is known.
  std::string left(std::uint64_t done, std::uint64_t all) const;
  void draw(std::uint64_t percent, const std::string& text);
  void print(std::uint64_t percent, const std::string& text);

  bool terminal_;
  std::string things_;
  std::uint64_t first_ = 0;  // done at the first call
  Clock::time_point began_{};
  Clock::time_point told_{};
  std::uint64_t percent_ = 0;  // as printed last
  std::string last_;           // what stands in the terminal
};

}  // namespace kaisho::cli
