#include "cli/progress.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <iostream>

#include "cli/screen.h"
#include "core/terminal/columns.h"
#include "core/values/real.h"

namespace kaisho::cli {
namespace {

constexpr std::size_t kWidestBar = 40;        // of the bar
constexpr std::size_t kNarrowest = 8;         // which says nothing the percent does not
constexpr std::size_t kUnknown = 80;          // columns of a terminal that does not know
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

std::string progress_line(std::uint64_t percent, const std::string& text, std::size_t columns) {
  const std::string words = fmt::format("{:3} %  {}", percent, text);
  const std::size_t room = columns - 1;  // the last column would wrap
  const std::size_t used = width(words) + std::string_view("[] ").size();
  const std::size_t wide = used < room ? std::min(room - used, kWidestBar) : 0;
  if (wide < kNarrowest) return cut(words, room);
  std::string bar(percent * wide / 100, '#');
  bar.resize(wide, '.');
  return "[" + bar + "] " + words;
}

}  // namespace

ProgressBar::ProgressBar(std::string_view things)
    : terminal_(is_screen(STDERR_FILENO)), things_(things) {}

ProgressBar::~ProgressBar() {
  if (terminal_) std::cerr << "\r\x1b[K" << std::flush;
}

void ProgressBar::show(std::uint64_t done, std::uint64_t all, const std::string& note) {
  if (all == 0) return;
  const Clock::time_point now = Clock::now();
  if (began_ == Clock::time_point{}) {
    began_ = told_ = now;
    first_ = done;
  }
  const std::uint64_t percent = 100 * done / all;
  const bool due = now - told_ >= (terminal_ ? kRedraw : kBetween);
  const bool new_percent = percent != percent_ || last_.empty();
  if (terminal_ ? !due && !new_percent : !due || !new_percent) return;
  told_ = now;
  percent_ = percent;
  const std::string text =
      fmt::format("{} of {} {}{}{}", done, all, things_, note, left(done, all));
  if (terminal_) {
    draw(percent, text);
  } else {
    print(percent, text);
  }
}

std::string ProgressBar::left(std::uint64_t done, std::uint64_t all) const {
  const Clock::duration passed = Clock::now() - began_;
  if (done <= first_ || done >= all || passed < kWarm) return "";
  const double each = std::chrono::duration<double>(passed).count() / as_double(done - first_);
  const std::chrono::duration<double> time(each * as_double(all - done));
  return ", " + duration(std::chrono::round<std::chrono::seconds>(time)) + " left";
}

void ProgressBar::draw(std::uint64_t percent, const std::string& text) {
  std::string line =
      "\r" + progress_line(percent, text, screen_columns(STDERR_FILENO).value_or(kUnknown)) +
      "\x1b[K";
  if (line == last_) return;
  std::cerr << line << std::flush;
  last_ = std::move(line);
}

void ProgressBar::print(std::uint64_t percent, const std::string& text) {
  last_ = text;
  std::cerr << fmt::format("{} %: {}\n", percent, text) << std::flush;
}

}  // namespace kaisho::cli
