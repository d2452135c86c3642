// The n-tuple bandit on functions whose best point is known.
#include "arena/tuning/ntbea.h"

#include <gtest/gtest.h>

#include <cmath>

namespace kaisho::arena {
namespace {

using Point = Ntbea::Point;

constexpr std::array<std::size_t, 4> kPeak = {4, 1, 3, 0};

// A win or a loss, the likelier a win the nearer the point is to the peak; the third and fourth
// dimension matter together.
double win_chance(const Point& point) {
  const auto apart = [&](std::size_t d) {
    return std::abs(static_cast<double>(point[d]) - static_cast<double>(kPeak[d]));
  };
  return 0.8 - 0.1 * apart(0) - 0.05 * apart(1) - (apart(2) + apart(3) > 0 ? 0.15 : 0.0);
}

Ntbea searched(std::uint64_t seed, int tries) {
  Ntbea ntbea({6, 6, 6, 6}, {0, 5, 0, 5});
  RandomState state = RandomState::from_key(key_from_number(seed));
  Random random(state);
  for (int i = 0; i < tries; ++i) {
    const Point point = ntbea.next(random);
    ntbea.record(point, static_cast<double>(random.unit()) < win_chance(point) ? 1 : 0);
  }
  return ntbea;
}

TEST(Ntbea, BeginsWhereItIsTold) {
  Ntbea ntbea({3, 2}, {2, 1});
  RandomState state;
  Random random(state);
  EXPECT_EQ(ntbea.next(random), (Point{2, 1}));
  EXPECT_EQ(ntbea.best(), (Point{2, 1}));
  EXPECT_EQ(ntbea.expected({2, 1}), 0);
}

TEST(Ntbea, FindsGoodPointsUnderNoise) {
  // By chance a point wins a third of its games; the best of all 1296 wins 0.8.
  double sum = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) sum += win_chance(searched(seed, 400).best());
  EXPECT_GT(sum / 10, 0.6);
}

TEST(Ntbea, FindsBetterPointsWithMoreTries) {
  double few = 0;
  double many = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    few += win_chance(searched(seed, 20).best());
    many += win_chance(searched(seed, 600).best());
  }
  EXPECT_GT(many, few);
}

TEST(Ntbea, IsTheSameForTheSameStream) {
  EXPECT_EQ(searched(3, 100).best(), searched(3, 100).best());
}

TEST(Ntbea, ExpectsTheMeanOverDimensionsPairsAndPoint) {
  Ntbea ntbea({2, 2}, {0, 0});
  ntbea.record({0, 0}, 1);
  ntbea.record({0, 1}, 0);
  // First dimension 0: 1/2; second dimension 0: 1; the pair and the whole: 1.
  EXPECT_DOUBLE_EQ(ntbea.expected({0, 0}), (0.5 + 1 + 1 + 1) / 4);
  // Of (1, 0) only the second dimension is known.
  EXPECT_DOUBLE_EQ(ntbea.expected({1, 0}), 1);
  EXPECT_EQ(ntbea.expected({1, 1}), 0);
  EXPECT_EQ(ntbea.best(), (Point{0, 0}));
}

TEST(Ntbea, WhatIsSureCountsForSeveralTries) {
  Ntbea once({2, 2}, {0, 0});
  Ntbea often({2, 2}, {0, 0});
  for (int i = 0; i < 5; ++i) once.record({0, 0}, 0.5);
  often.record({0, 0}, 0.5, 5);
  for (Ntbea* ntbea : {&once, &often}) ntbea->record({0, 1}, 1);
  EXPECT_DOUBLE_EQ(often.expected({0, 0}), once.expected({0, 0}));
  EXPECT_DOUBLE_EQ(often.expected({0, 1}), once.expected({0, 1}));
}

TEST(Ntbea, TriesNeighboursOfTheBestOnly) {
  Ntbea ntbea({1, 5, 4}, {0, 2, 1}, {.mutation = 0});
  RandomState state;
  Random random(state);
  ntbea.record(ntbea.next(random), 0);
  int changed = 0;
  for (int i = 0; i < 50; ++i) {
    const Point best = ntbea.best();
    const Point next = ntbea.next(random);
    EXPECT_EQ(next[0], 0U) << "there is but one value";
    EXPECT_LT(next[1], 5U);
    EXPECT_LT(next[2], 4U);
    EXPECT_LE((next[1] != best[1] ? 1 : 0) + (next[2] != best[2] ? 1 : 0), 1);
    changed += next != best ? 1 : 0;
    ntbea.record(next, i % 7);
  }
  EXPECT_GT(changed, 5)
      << "the others tried the best once more: the dimension drawn has no other value";
}

}  // namespace
}  // namespace kaisho::arena
