#include "cli/progress.h"

#include <fmt/format.h>

#include <iostream>
#include <string>

namespace kaisho::cli {
namespace {

constexpr int kWidth = 40;

}  // namespace

ProgressBar::~ProgressBar() {
  if (shown_) std::cerr << "\r\x1b[K" << std::flush;
}

void ProgressBar::show(int done, int games) {
  const int percent = static_cast<int>(100LL * done / games);
  if (!shown_ || percent == percent_) return;
  percent_ = percent;
  const auto full = static_cast<std::size_t>(percent * kWidth / 100);
  std::string bar(full, '#');
  bar.resize(kWidth, '.');
  std::cerr << fmt::format("\r[{}] {:3} %  {} of {} games", bar, percent, done, games)
            << std::flush;
}

}  // namespace kaisho::cli
