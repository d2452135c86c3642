// A bar on the error output, redrawn in place; only where a person watches.
#pragma once

#include <cstdint>
#include <string>

namespace kaisho::cli {

class ProgressBar {
 public:
  ProgressBar();
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  ~ProgressBar();  // takes it away

  // So many games of all; `note` stands behind them.
  void show(std::uint64_t done, std::uint64_t games, const std::string& note = "");

 private:
  bool shown_;
  std::string last_;
};

}  // namespace kaisho::cli
