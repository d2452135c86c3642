#include "cli/progress.h"

#include <fmt/format.h>
#include <unistd.h>

#include <iostream>

namespace kaisho::cli {
namespace {

constexpr std::uint64_t kWidth = 40;
constexpr std::chrono::seconds kRedraw{1};    // what else but the percent may have changed
constexpr std::chrono::seconds kBetween{60};  // lines
constexpr std::chrono::seconds kWarm{2};      // before which the speed is not known

std::string duration(std::chrono::seconds time) {
  constexpr std::chrono::minutes kLong{100};
  constexpr std::chrono::seconds kShort{100};
  if (time < kShort) return fmt::format("{} s", time.count());
  const auto minutes = std::chrono::round<std::chrono::minutes>(time);
  if (minutes < kLong) return fmt::format("{} min", minutes.count());
  return fmt::format("{} h", std::chrono::round<std::chrono::hours>(time).count());
}

}  // namespace

ProgressBar::ProgressBar() : terminal_(isatty(STDERR_FILENO) == 1) {}

ProgressBar::~ProgressBar() {
  if (terminal_) std::cerr << "\r\x1b[K" << std::flush;
}

void ProgressBar::show(std::uint64_t done, std::uint64_t games, const std::string& note) {
  if (games == 0) return;
  const Clock::time_point now = Clock::now();
  if (began_ == Clock::time_point{}) {
    began_ = told_ = now;
    first_ = done;
  }
  const std::uint64_t percent = 100 * done / games;
  const bool due = now - told_ >= (terminal_ ? kRedraw : kBetween);
  const bool new_percent = percent != percent_ || last_.empty();
  if (terminal_ ? !due && !new_percent : !due || !new_percent) return;
  told_ = now;
  percent_ = percent;
  const std::string text = fmt::format("{} of {} games{}{}", done, games, note, left(done, games));
  if (terminal_) {
    draw(percent, text);
  } else {
    print(percent, text);
  }
}

std::string ProgressBar::left(std::uint64_t done, std::uint64_t games) const {
  const Clock::duration passed = Clock::now() - began_;
  if (done <= first_ || done >= games || passed < kWarm) return "";
  const double each =
      std::chrono::duration<double>(passed).count() / static_cast<double>(done - first_);
  const std::chrono::duration<double> time(each * static_cast<double>(games - done));
  return ", " + duration(std::chrono::round<std::chrono::seconds>(time)) + " left";
}

void ProgressBar::draw(std::uint64_t percent, const std::string& text) {
  std::string bar(percent * kWidth / 100, '#');
  bar.resize(kWidth, '.');
  std::string line = fmt::format("\r[{}] {:3} %  {}\x1b[K", bar, percent, text);
  if (line == last_) return;
  std::cerr << line << std::flush;
  last_ = std::move(line);
}

void ProgressBar::print(std::uint64_t percent, const std::string& text) {
  last_ = text;
  std::cerr << fmt::format("{} %: {}\n", percent, text) << std::flush;
}

}  // namespace kaisho::cli
