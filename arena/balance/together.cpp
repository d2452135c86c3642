#include "arena/balance/together.h"

#include <string>
#include <utility>

#include "core/values/every_seat.h"
#include "core/values/real.h"

namespace kaisho::arena {
namespace {

Difference share_difference(std::string subject, std::string figure, const RatioSums& first,
                            const RatioSums& second, const ProductSums& together, int unit) {
  return {.subject = std::move(subject),
          .figure = std::move(figure),
          .percent = true,
          .first_of = first.whole / unit,
          .second_of = second.whole / unit,
          .first = ratio_interval(first, unit),
          .second = ratio_interval(second, unit),
          .difference = difference_interval(first, second, together, unit)};
}

}  // namespace

void Together::add(const DealGames& first, const DealGames& second) {
  for (const Seat seat : every_seat(seats_)) {
    const std::int64_t one = won_at(first, seat);
    const std::int64_t two = won_at(second, seat);
    won_first_[seat].add(one);
    won_second_[seat].add(two);
    won_both_[seat] += one * two;
  }
  const auto one = spread_sums(first, seats_);
  const auto two = spread_sums(second, seats_);
  for (std::size_t i = 0; i < kSpreads; ++i) less_[i].add(one[i] - two[i]);
  for (const auto& [key, use] : first.uses.uses()) {
    const auto found = second.uses.uses().find(key);
    if (found == second.uses.uses().end()) continue;
    const DealUse& other = found->second;
    UseProducts& products = uses_[key];
    products.games += std::int64_t{use.games} * other.games;
    products.seats += std::int64_t{use.seats} * other.seats;
    products.victory.add(use.victory(seats_), other.victory(seats_));
  }
}

void Together::add(const Together& more) {
  for (const Seat seat : every_seat(kMaxSeats)) {
    won_first_[seat].add(more.won_first_[seat]);
    won_second_[seat].add(more.won_second_[seat]);
    won_both_[seat] += more.won_both_[seat];
  }
  for (std::size_t i = 0; i < kSpreads; ++i) less_[i].add(more.less_[i]);
  for (const auto& [key, products] : more.uses_) {
    UseProducts& own = uses_[key];
    own.games += products.games;
    own.seats += products.seats;
    own.victory.add(products.victory);
  }
}

Difference Together::seat_difference(Seat seat, const SimulateResult& first) const {
  const std::int64_t whole = std::int64_t{first.played().games_each} * kVictory;
  const RatioSums one = ratio_of(won_first_[seat], whole);
  const RatioSums two = ratio_of(won_second_[seat], whole);
  return share_difference("seat " + std::to_string(seat), "wins", one, two,
                          products_of(won_both_[seat], one, two), kVictory);
}

Difference Together::spread_difference(std::size_t number, const SimulateResult& first,
                                       const SimulateResult& second) const {
  const Spread& one = first.spreads[number];
  const Spread& two = second.spreads[number];
  const double each = as_double(one.counts.size()) / first.deals;
  return {.subject = one.name,
          .figure = "mean",
          .percent = false,
          .by_seats = one.by_seats,
          .first_of = one.counts.size(),
          .second_of = two.counts.size(),
          .first = one.mean,
          .second = two.mean,
          .difference = mean_interval(less_[number], each)};
}

void Together::add_use(const Use& one, const Use& two, bool by_seats, const Played& played,
                       std::vector<Difference>& list) const {
  const std::string subject = one.statistic + ' ' + one.name;
  const auto found = uses_.find({one.number, one.value});
  const UseProducts products = found == uses_.end() ? UseProducts{} : found->second;
  const auto rate = by_seats ? seats_ratio : games_ratio;
  const RatioSums first = rate(one.sums, played);
  const RatioSums second = rate(two.sums, played);
  const ProductSums together =
      products_of(by_seats ? products.seats : products.games, first, second);
  list.push_back(share_difference(subject, by_seats ? "used by seats" : "in games", first, second,
                                  together, 1));
  list.back().by_seats = by_seats;
  if (one.seats == 0 || two.seats == 0) return;
  list.push_back(share_difference(subject, "wins of users", one.sums.victory, two.sums.victory,
                                  products.victory, kVictory));
  list.back().by_seats = true;
}

std::vector<Difference> Together::differences(const SimulateResult& first,
                                              const SimulateResult& second) const {
  std::vector<Difference> list;
  list.reserve(seats_ + kSpreads + 2 * first.uses.size());
  for (const Seat seat : every_seat(seats_)) {
    list.push_back(seat_difference(seat, first));
  }
  // A single deal has no spread.
  for (std::size_t i = 0; i < first.spreads.size() && first.deals > 1; ++i) {
    list.push_back(spread_difference(i, first, second));
  }
  std::map<UseKey, const Use*> others;
  for (const Use& use : second.uses) others[{use.number, use.value}] = &use;
  for (const StatisticUses& statistic : by_statistic(first.uses)) {
    for (const Use& use : statistic.uses) {
      const auto other = others.find({use.number, use.value});
      if (other == others.end()) continue;
      add_use(use, *other->second, statistic.by_seats, first.played(), list);
    }
  }
  return list;
}

}  // namespace kaisho::arena
