#include "arena/statistics/without_luck.h"

#include <fmt/format.h>

#include <cmath>

#include "core/values/real.h"

namespace kaisho::arena {
namespace {

// A part of kVictory in so many smaller ones, to which luck is rounded. The squares of ten million
// groups of six games still fit.
constexpr std::int64_t kFine = 1000;
constexpr double kWhole = as_double(kFine * kVictory);

// Of the distances from the mean; 0 where only rounding is left.
double squares_about_mean(const Sums& sums) {
  const double sum = as_double(sums.sum);
  const double squares = as_double(sums.squares) - sum * sum / as_double(sums.groups);
  return squares > 1e-13 * as_double(sums.squares) ? squares : 0;
}

}  // namespace

void LuckSums::add(std::int64_t won, double luck) {
  const std::int64_t fine = std::llround(luck * kWhole);
  won_.add(won * kFine);
  luck_.add(fine);
  less_.add(won * kFine - fine);
}

void LuckSums::add(const LuckSums& more) {
  won_.add(more.won_);
  luck_.add(more.luck_);
  less_.add(more.less_);
}

WithoutLuck LuckSums::estimate(int games, int seats) const {
  const double each = kWhole * games * seats;
  WithoutLuck estimate{.share = mean_interval(less_, each), .luck = mean_interval(luck_, each)};
  const double plain = squares_about_mean(won_);
  const double less = squares_about_mean(less_);
  if (plain > 0 && less > 0) estimate.games = plain / less;
  return estimate;
}

std::string games_text(const WithoutLuck& estimate) {
  return estimate.games ? fmt::format("{:.2f} times", *estimate.games) : "-";
}

Json without_luck_json(const WithoutLuck& estimate) {
  return {{"share", estimate.share.mean},
          {"share_95", ends_json(estimate.share)},
          {"luck", estimate.luck.mean},
          {"luck_95", ends_json(estimate.luck)},
          {"games", estimate.games ? Json(*estimate.games) : Json(nullptr)}};
}

}  // namespace kaisho::arena
