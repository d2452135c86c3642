#include "cli/progress.h"

#include <fmt/format.h>
#include <unistd.h>

#include <iostream>

namespace kaisho::cli {
namespace {

constexpr std::uint64_t kWidth = 40;

}  // namespace

ProgressBar::ProgressBar() : shown_(isatty(STDERR_FILENO) == 1) {}

ProgressBar::~ProgressBar() {
  if (shown_) std::cerr << "\r\x1b[K" << std::flush;
}

void ProgressBar::show(std::uint64_t done, std::uint64_t games, const std::string& note) {
  if (!shown_ || games == 0) return;
  const std::uint64_t percent = 100 * done / games;
  const std::string key = std::to_string(percent) + note;
  if (key == last_) return;
  last_ = key;
  std::string bar(percent * kWidth / 100, '#');
  bar.resize(kWidth, '.');
  std::cerr << fmt::format("\r[{}] {:3} %  {} of {} games{}\x1b[K", bar, percent, done, games, note)
            << std::flush;
}

}  // namespace kaisho::cli
