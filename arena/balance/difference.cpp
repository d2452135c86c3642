#include "arena/balance/difference.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>

#include "arena/statistics/interval_text.h"

namespace kaisho::arena {

std::vector<Difference> clear_differences(std::vector<Difference> all) {
  std::erase_if(all, [](const Difference& one) { return !one.clear(); });
  const auto sureness = [](const Difference& one) {
    const double width = one.difference.high - one.difference.low;
    return std::abs(one.difference.mean) / std::max(width, 1e-9);
  };
  std::ranges::stable_sort(all, std::greater{}, sureness);
  return all;
}

std::string chance_sentence(std::size_t compared, std::size_t clear) {
  constexpr std::size_t kOneOf = 20;
  return fmt::format(
      "Of {} figures compared, {} differ with a 95% interval that leaves out zero. By chance "
      "alone up to about {} may, and several at once, as many tell of the same games.",
      compared, clear, (compared + kOneOf / 2) / kOneOf);
}

std::string value_text(const Difference& one, double value) {
  return one.percent ? percent_text(value) : fmt::format("{:.2f}", value);
}

std::string difference_text(const Difference& one) {
  return one.percent ? points_text(one.difference) : difference_text(one.difference);
}

std::string of_text(const Difference& one) {
  const std::string_view unit = one.by_seats ? "seats" : "games";
  return one.first_of == one.second_of
             ? fmt::format("{} {}", one.first_of, unit)
             : fmt::format("{} and {} {}", one.first_of, one.second_of, unit);
}

}  // namespace kaisho::arena
