#include "arena/statistics/rating.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>

#include "arena/statistics/cholesky.h"
#include "arena/statistics/interval.h"
#include "core/values/random.h"
#include "core/values/real.h"

namespace kaisho::arena {
namespace {

constexpr int kDraws = 1000;
constexpr int kMaxSteps = 200;
constexpr double kExact = 1e-9;                   // of a strength, in natural log odds
constexpr double kLongest = 2;                    // step, in natural log odds
constexpr double kTie = 1e-9;                     // keeps what nothing decides where it is
constexpr double kEloPerNat = 173.7177927613007;  // 400 / ln 10

// A pairing, its groups summed up.
struct Sum {
  std::size_t a;
  std::size_t b;
  double offset;  // log odds of a's side between equals
  double groups;
  double share;  // of a's side, neither 0 nor 1
};

double logistic(double x) { return 1 / (1 + std::exp(-x)); }

std::int64_t groups_of(const RatedPairing& pairing) {
  std::int64_t groups = 0;
  for (const auto& [share, times] : pairing.groups) groups += times;
  return groups;
}

Sum sum_of(const RatedPairing& pairing, double total) {
  const double groups = as_double(groups_of(pairing));
  const double missed = 0.5 / (groups + 1);
  return {.a = pairing.a,
          .b = pairing.b,
          .offset = std::log(1.0 * pairing.own / pairing.other),
          .groups = groups,
          .share = std::clamp(total / groups, missed, 1 - missed)};
}

double total_of(const RatedPairing& pairing) {
  double total = 0;
  for (const auto& [share, times] : pairing.groups) total += share * as_double(times);
  return total;
}

// Which players chains of the pairings link with the first one.
std::vector<bool> linked(std::size_t players, const std::vector<RatedPairing>& pairings) {
  std::vector<bool> reached(players);
  reached[0] = true;
  for (std::size_t round = 0; round < players; ++round) {
    for (const RatedPairing& pairing : pairings) {
      if (reached[pairing.a] == reached[pairing.b]) continue;
      reached[pairing.a] = reached[pairing.b] = true;
    }
  }
  return reached;
}

// Newton's steps, which for this concave sum find the top, none longer than kLongest; the first
// player stays at 0. Begins at `strengths`. Players whom nothing links with the first one keep the
// mean that they have.
void climb(const std::vector<Sum>& sums, std::vector<double>& strengths) {
  const std::size_t others = strengths.size() - 1;
  for (int step = 0; step < kMaxSteps; ++step) {
    std::vector<double> slope(others);
    Cholesky bend(others);
    for (std::size_t i = 0; i < others; ++i) bend.at(i, i) = kTie;
    for (const Sum& sum : sums) {
      const double expected = logistic(strengths[sum.a] - strengths[sum.b] + sum.offset);
      const double surplus = sum.groups * (sum.share - expected);
      const double curve = sum.groups * expected * (1 - expected);
      for (const auto& [player, sign] : {std::pair{sum.a, 1.0}, std::pair{sum.b, -1.0}}) {
        if (player == 0) continue;
        slope[player - 1] += sign * surplus;
        bend.at(player - 1, player - 1) += curve;
      }
      const auto [low, high] = std::minmax(sum.a, sum.b);
      if (low > 0) bend.at(high - 1, low - 1) -= curve;
    }
    bend.decompose();
    const std::vector<double> moves = bend.solve(slope);
    double most = 0;
    for (const double move : moves) most = std::max(most, std::abs(move));
    const double part = most > kLongest ? kLongest / most : 1;
    for (std::size_t i = 0; i < others; ++i) strengths[i + 1] += part * moves[i];
    if (most < kExact) return;
  }
}

// Whether the groups say how sure they are.
bool varies(const RatedPairing& pairing) {
  return groups_of(pairing) >= std::int64_t{kFewestGroups} && pairing.groups.size() > 1;
}

// Draws the groups of a pairing from themselves.
class Redraw {
 public:
  explicit Redraw(const RatedPairing& pairing)
      : total_(total_of(pairing)),
        few_(student_95(as_double(groups_of(pairing) - 1)) / normal_95()) {
    for (const auto& [share, times] : pairing.groups) {
      groups_ += static_cast<std::uint32_t>(times);
      shares_.push_back(share);
      ends_.push_back(groups_);
    }
  }

  // What they add up to. Groups drawn from themselves vary by (n - 1) / n of what they should, and
  // few of them hide more of the truth than their spread shows.
  double total(Random& random) const {
    double drawn = 0;
    for (std::uint32_t i = 0; i < groups_; ++i) {
      const auto end = std::ranges::upper_bound(ends_, random.below(groups_));
      drawn += shares_[end - ends_.begin()];
    }
    return total_ + (drawn - total_) * std::sqrt(groups_ / (groups_ - 1.0)) * few_;
  }

 private:
  double total_;
  double few_;
  std::uint32_t groups_ = 0;
  std::vector<double> shares_;
  std::vector<std::uint32_t> ends_;  // of each share, how many groups have it or a lesser one
};

// Draws the strengths of each player, and returns them in rising order.
std::vector<std::vector<double>> bootstrap(const std::vector<RatedPairing>& pairings,
                                           const std::vector<double>& strengths) {
  RandomState state = RandomState::from_key(key_from_number(1));
  Random random(state);
  std::vector<std::vector<double>> drawn(strengths.size());
  std::vector<Sum> sums(pairings.size());
  std::vector<Redraw> redraws;
  redraws.reserve(pairings.size());
  for (const RatedPairing& pairing : pairings) redraws.emplace_back(pairing);
  for (int draw = 0; draw < kDraws; ++draw) {
    for (std::size_t i = 0; i < sums.size(); ++i) {
      sums[i] = sum_of(pairings[i], redraws[i].total(random));
    }
    std::vector<double> found = strengths;
    climb(sums, found);
    for (std::size_t player = 0; player < found.size(); ++player) {
      drawn[player].push_back(found[player]);
    }
  }
  for (auto& strengths_of_one : drawn) std::ranges::sort(strengths_of_one);
  return drawn;
}

std::vector<RatedPairing> those(const std::vector<RatedPairing>& pairings, const auto& count) {
  std::vector<RatedPairing> some;
  std::ranges::copy_if(pairings, std::back_inserter(some), count);
  return some;
}

std::vector<double> strengths_of(std::size_t players, const std::vector<RatedPairing>& pairings) {
  std::vector<Sum> sums;
  sums.reserve(pairings.size());
  for (const RatedPairing& pairing : pairings) sums.push_back(sum_of(pairing, total_of(pairing)));
  std::vector<double> strengths(players);
  climb(sums, strengths);
  return strengths;
}

}  // namespace

std::vector<Rating> rate(std::size_t players, const std::vector<RatedPairing>& all) {
  std::vector<Rating> ratings(players);
  if (players == 0) return ratings;
  const auto pairings = those(all, [](const RatedPairing& one) { return !one.groups.empty(); });
  const auto varied = those(pairings, varies);
  const auto known = linked(players, pairings);
  const auto bounded = linked(players, varied);
  const auto strengths = strengths_of(players, pairings);
  const auto around = strengths_of(players, varied);
  const auto drawn = bootstrap(varied, around);
  constexpr std::size_t kTail = kDraws / 40;
  for (std::size_t player = 0; player < players; ++player) {
    if (!known[player]) continue;
    ratings[player].elo = strengths[player] * kEloPerNat;
    if (!bounded[player]) continue;
    const auto bound = [&](std::size_t draw) {
      return (strengths[player] + drawn[player][draw] - around[player]) * kEloPerNat;
    };
    ratings[player].low = bound(kTail);
    ratings[player].high = bound(kDraws - 1 - kTail);
  }
  return ratings;
}

}  // namespace kaisho::arena
