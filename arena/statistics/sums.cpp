#include "arena/statistics/sums.h"

#include <cmath>

#include "core/values/real.h"

namespace kaisho::arena {
namespace {

// What is left of a difference of sums may be rounding only, up to so much of them.
constexpr double kRounding = 1e-13;

}  // namespace

int victory_parts(float share) { return static_cast<int>(std::lround(share * as_float(kVictory))); }

void RatioSums::add(const Ratio& ratio) {
  if (ratio.whole <= 0) return;
  ++groups;
  free += ratio.fixed ? 0 : 1;
  part += ratio.part;
  whole += ratio.whole;
  part_part += ratio.part * ratio.part;
  part_whole += ratio.part * ratio.whole;
  whole_whole += ratio.whole * ratio.whole;
}

void RatioSums::add(const RatioSums& more) {
  groups += more.groups;
  free += more.free;
  part += more.part;
  whole += more.whole;
  part_part += more.part_part;
  part_whole += more.part_whole;
  whole_whole += more.whole_whole;
}

double RatioSums::squares() const {
  const double at = mean();
  const double sum =
      as_double(part_part) - 2 * at * as_double(part_whole) + at * at * as_double(whole_whole);
  return sum > kRounding * as_double(part_part) ? sum : 0;
}

void ProductSums::add(const Ratio& first, const Ratio& second) {
  part_part += first.part * second.part;
  part_whole += first.part * second.whole;
  whole_part += first.whole * second.part;
  whole_whole += first.whole * second.whole;
}

void ProductSums::add(const ProductSums& more) {
  part_part += more.part_part;
  part_whole += more.part_whole;
  whole_part += more.whole_part;
  whole_whole += more.whole_whole;
}

double ProductSums::products(double first_mean, double second_mean) const {
  return as_double(part_part) - second_mean * as_double(part_whole) -
         first_mean * as_double(whole_part) + first_mean * second_mean * as_double(whole_whole);
}

RatioSums ratio_of(const Sums& parts, std::int64_t whole_each) {
  return {.groups = parts.groups,
          .free = parts.groups,
          .part = parts.sum,
          .whole = parts.groups * whole_each,
          .part_part = parts.squares,
          .part_whole = parts.sum * whole_each,
          .whole_whole = parts.groups * whole_each * whole_each};
}

ProductSums products_of(std::int64_t parts, const RatioSums& first, const RatioSums& second) {
  if (first.groups == 0) return {};
  const std::int64_t first_each = first.whole / first.groups;
  const std::int64_t second_each = second.whole / second.groups;
  return {.part_part = parts,
          .part_whole = first.part * second_each,
          .whole_part = second.part * first_each,
          .whole_whole = first.groups * first_each * second_each};
}

}  // namespace kaisho::arena
