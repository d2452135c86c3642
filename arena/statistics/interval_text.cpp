#include "arena/statistics/interval_text.h"

#include <fmt/format.h>

#include <cmath>

namespace kaisho::arena {
namespace {

// `figure`: the mean with its unit.
template <class Write>
std::string with_ends(const std::string& figure, const Interval& interval, const Write& write) {
  const bool certain = interval.low == interval.high && interval.low == interval.mean;
  if (certain) return figure;
  return fmt::format("{} [{}, {}]", figure, write(interval.low), write(interval.high));
}

std::string tenths(double share) { return fmt::format("{:.1f}", share * 100); }
std::string signed_tenths(double share) { return fmt::format("{:+.1f}", share * 100); }
std::string hundredths(double number) { return fmt::format("{:.2f}", number); }
std::string signed_hundredths(double number) { return fmt::format("{:+.2f}", number); }

}  // namespace

std::string percent_text(double share) { return tenths(share) + "%"; }

std::string percent_text(const Interval& share) {
  return with_ends(percent_text(share.mean), share, tenths);
}

std::string points_text(const Interval& difference) {
  return with_ends(signed_tenths(difference.mean) + " pp", difference, signed_tenths);
}

std::string number_text(const Interval& number) {
  return with_ends(hundredths(number.mean), number, hundredths);
}

std::string difference_text(const Interval& difference) {
  return with_ends(signed_hundredths(difference.mean), difference, signed_hundredths);
}

std::string elo_text(double elo) {
  if (std::isinf(elo)) return elo > 0 ? "+inf" : "-inf";
  return fmt::format("{:+.0f}", elo);
}

std::string elo_text(const Interval& elo) {
  return with_ends(elo_text(elo.mean), elo, [](double end) { return elo_text(end); });
}

}  // namespace kaisho::arena
