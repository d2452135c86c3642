// Shares with their intervals.
#include "arena/statistics/interval.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <utility>
#include <vector>

#include "arena/statistics/interval_text.h"
#include "arena/statistics/thin_curve.h"

namespace kaisho::arena {
namespace {

// Groups of so many games of which a player won all, half or none.
Interval won_share(int ones, int halves, int zeros, int games) {
  Counts parts;
  if (ones > 0) parts.add(games * kVictory, ones);
  if (halves > 0) parts.add(games * kVictory / 2, halves);
  if (zeros > 0) parts.add(0, zeros);
  return share_interval(parts, games);
}

RatioSums sums_of(const std::vector<Ratio>& groups) {
  RatioSums sums;
  for (const Ratio& group : groups) sums.add(group);
  return sums;
}

Interval interval_of(const std::vector<Ratio>& groups) {
  return ratio_interval(sums_of(groups), 1);
}

Interval difference_of(const std::vector<Ratio>& first, const std::vector<Ratio>& second) {
  ProductSums together;
  for (std::size_t i = 0; i < first.size(); ++i) together.add(first[i], second[i]);
  return difference_interval(sums_of(first), sums_of(second), together, 1);
}

Interval mean_of(const std::vector<int>& values) {
  Sums sums;
  for (const int value : values) sums.add(value);
  return mean_interval(sums, 1);
}

// Wilson's interval for 80 of 100 is 0.7112 to 0.8666; Student's t and the spread estimated from
// the sample make it a little wider.
TEST(Interval, IsWilsonsForSingleGames) {
  const Interval interval = won_share(80, 0, 20, 1);
  EXPECT_DOUBLE_EQ(interval.mean, 0.8);
  EXPECT_NEAR(interval.low, 0.7112, 0.003);
  EXPECT_NEAR(interval.high, 0.8666, 0.003);
}

// Deals that the same player wins from both seats say less than as many independent games; deals
// that each player wins once say more than nothing, but never more than all the games.
TEST(Interval, WidensWhereTheGamesOfADealAgree) {
  const Interval agree = won_share(50, 0, 50, 2);
  const Interval mixed = won_share(25, 50, 25, 2);
  const Interval split = won_share(2, 96, 2, 2);
  EXPECT_NEAR(agree.high - agree.low, 2 * 0.098, 0.005);
  EXPECT_NEAR(mixed.high - mixed.low, 2 * 0.069, 0.004);
  EXPECT_NEAR(split.high - split.low, 2 * 0.069, 0.004);
}

TEST(Interval, StaysWithinItsBoundsAndIsNeverEmpty) {
  const Interval all = won_share(100, 0, 0, 2);
  EXPECT_DOUBLE_EQ(all.mean, 1);
  EXPECT_DOUBLE_EQ(all.high, 1);
  EXPECT_NEAR(all.low, 0.962, 0.002);
  const Interval none = won_share(0, 0, 100, 2);
  EXPECT_NEAR(none.high, 1 - all.low, 1e-9);
  for (int n = 2; n < 200; ++n) {  // not even a crumb beyond
    EXPECT_EQ(won_share(0, 0, n, 2).low, 0) << n;
    EXPECT_EQ(won_share(n, 0, 0, 2).high, 1) << n;
  }
}

TEST(Interval, OfASingleGroupIsEverything) {
  const Interval one = won_share(0, 1, 0, 2);
  EXPECT_EQ(one.mean, 0.5);
  EXPECT_EQ(one.low, 0);
  EXPECT_EQ(one.high, 1);
}

TEST(Interval, ShrinksWithMoreGroups) {
  double width = 1;
  for (const int n : {4, 16, 64, 256}) {
    const Interval interval = won_share(n, 0, n, 1);
    EXPECT_LT(interval.high - interval.low, width);
    EXPECT_LT(interval.low, 0.5);
    EXPECT_GT(interval.high, 0.5);
    width = interval.high - interval.low;
  }
}

TEST(Interval, OfARatioIsThatOfAShareWhereAllGroupsAreAlike) {
  std::vector<Ratio> ratios(20, Ratio{2, 2});
  ratios.insert(ratios.end(), 30, Ratio{1, 2});
  ratios.insert(ratios.end(), 10, Ratio{0, 2});
  const Interval one = won_share(20, 30, 10, 2);
  const Interval ratio = interval_of(ratios);
  EXPECT_NEAR(ratio.mean, one.mean, 1e-12);
  EXPECT_NEAR(ratio.low, one.low, 1e-12);
  EXPECT_NEAR(ratio.high, one.high, 1e-12);
}

TEST(Interval, GroupsWithoutAnythingSayNothing) {
  std::vector<Ratio> ratios = {{1, 2}, {1, 1}, {0, 3}, {1, 1}};
  const Interval before = interval_of(ratios);
  ratios.insert(ratios.end(), 50, Ratio{});
  const Interval after = interval_of(ratios);
  EXPECT_NEAR(before.mean, 3.0 / 7, 1e-12);
  EXPECT_NEAR(after.low, before.low, 1e-12);
  EXPECT_NEAR(after.high, before.high, 1e-12);
  const Interval nothing = interval_of(std::vector<Ratio>(50));
  EXPECT_EQ(nothing.low, 0);
  EXPECT_EQ(nothing.high, 1);
}

// Of two at a table who both used a thing one half of the victory goes to each, whoever wins.
TEST(Interval, OfWhatIsFixedHasNoWidth) {
  const Interval fixed = interval_of(std::vector<Ratio>(3, {1, 2, true}));
  EXPECT_EQ(fixed.mean, 0.5);
  EXPECT_EQ(fixed.low, 0.5);
  EXPECT_EQ(fixed.high, 0.5);
  std::vector<Ratio> some(30, {1, 2, true});
  some.push_back({1, 1, false});
  some.push_back({});
  EXPECT_LT(interval_of(some).low, interval_of(some).mean);
  const std::vector<Ratio> even(3, {1, 2, false});  // by chance
  EXPECT_LT(interval_of(even).low, 0.4);
  EXPECT_EQ(interval_of(std::vector<Ratio>(3)).high, 1) << "nobody used it";
  const Interval none =
      difference_of(std::vector<Ratio>(3, {1, 2, true}), std::vector<Ratio>(3, {2, 4, true}));
  EXPECT_EQ(none.low, 0);
  EXPECT_EQ(none.high, 0);
}

// By the same deals a small difference shows that independent ones would not.
TEST(Interval, OfADifferenceUsesWhatGroupsHaveInCommon) {
  std::vector<Ratio> first;
  std::vector<Ratio> second;
  std::vector<Ratio> other;
  for (int i = 0; i < 200; ++i) {
    first.push_back({i % 2 == 0 || i % 10 == 1 ? 1 : 0, 1});
    second.push_back({i % 2 == 0 ? 1 : 0, 1});
    other.push_back({i < 100 ? 1 : 0, 1});
  }
  const Interval paired = difference_of(first, second);
  EXPECT_NEAR(paired.mean, 0.1, 1e-12);
  EXPECT_GT(paired.low, 0.03);
  EXPECT_LT(paired.high, 0.17);
  const Interval apart = difference_of(first, other);
  EXPECT_NEAR(apart.mean, 0.1, 1e-12);
  EXPECT_LT(apart.low, 0.01);
  EXPECT_GT(apart.high - apart.low, 1.5 * (paired.high - paired.low));
}

TEST(Interval, OfADifferenceStaysWideWhereFewUsedAThing) {
  std::vector<Ratio> one(100);
  std::vector<Ratio> two(100);
  one[3] = {1, 1};
  two[5] = {0, 1};
  const Interval difference = difference_of(one, two);
  EXPECT_EQ(difference.mean, 1);
  EXPECT_LE(difference.low, 0);
}

// From the tables of Student's t, 97.5%.
TEST(Interval, KnowsStudentsTables) {
  const std::vector<std::pair<int, double>> known = {
      {1, 12.7062}, {2, 4.3027},  {3, 3.1824},  {4, 2.7764},  {5, 2.5706},  {6, 2.4469},
      {7, 2.3646},  {8, 2.3060},  {9, 2.2622},  {10, 2.2281}, {11, 2.2010}, {12, 2.1788},
      {15, 2.1314}, {20, 2.0860}, {30, 2.0423}, {60, 2.0003}, {120, 1.9799}};
  for (const auto& [degrees, t] : known) EXPECT_NEAR(student_95(degrees), t, 0.00005) << degrees;
  EXPECT_NEAR(mean_of({-1, 1}).high, 12.7062, 0.0001);
  EXPECT_NEAR(normal_95(), 1.959964, 0.0000005);
}

// Student's t for nine degrees is 2.262.
TEST(Interval, OfAMeanIsStudents) {
  const Interval mean = mean_of({1, 2, 3, 4, 5, 6, 7, 8, 9, 10});
  EXPECT_DOUBLE_EQ(mean.mean, 5.5);
  EXPECT_NEAR(mean.high - mean.mean, 2.262157 * 3.027650 / std::sqrt(10.0), 1e-5);
  EXPECT_NEAR(mean.mean - mean.low, mean.high - mean.mean, 1e-12);
}

// Rounding of long sums must not make a width where there is none.
TEST(Interval, OfEqualValuesHasNoWidthHoweverMany) {
  Sums sums;
  sums.add({.groups = 100'000'000, .sum = 733'000'000'000, .squares = 5'372'890'000'000'000});
  const Interval mean = mean_interval(sums, 3);
  EXPECT_NEAR(mean.mean, 7330.0 / 3, 1e-9);
  EXPECT_EQ(mean.low, mean.high);
}

TEST(Counts, QuantilesAreThoseOfAllValuesInOrder) {
  Counts counts = {7, 3, 3, 9, 1, 3};
  EXPECT_EQ(counts.size(), 6);
  EXPECT_EQ(counts.quantile(0), 1);
  EXPECT_EQ(counts.quantile(0.2), 3);
  EXPECT_EQ(counts.quantile(0.5), 3);
  EXPECT_EQ(counts.quantile(0.8), 7);
  EXPECT_EQ(counts.quantile(1), 9);
  EXPECT_NEAR(counts.mean(), 26.0 / 6, 1e-12);
  counts.add(Counts{100});
  EXPECT_EQ(counts.most(), 100);
  EXPECT_EQ(counts.size(), 7);
}

TEST(ThinCurve, KeepsNoMoreThanCanBeSeen) {
  ThinCurve curve;
  EXPECT_TRUE(curve.points().empty());
  for (int i = 1; i <= 100'000; ++i) curve.add(i / 2.0);
  const auto points = curve.points();
  EXPECT_LE(points.size(), ThinCurve::kMaxPoints + 1);
  EXPECT_GE(points.size(), ThinCurve::kMaxPoints / 2);
  EXPECT_EQ(points.front(), (StepValue{1, 0.5}));
  EXPECT_EQ(points.back(), (StepValue{100'000, 50'000}));
  for (const StepValue& point : points)
    EXPECT_EQ(2 * point.value, static_cast<double>(point.steps));
}

TEST(IntervalText, IsWrittenOneWay) {
  EXPECT_EQ(percent_text({0.523, 0.491, 0.554}), "52.3% [49.1, 55.4]");
  EXPECT_EQ(percent_text(certain(0.5)), "50.0%");
  EXPECT_EQ(points_text({0.012, -0.005, 0.029}), "+1.2 pp [-0.5, +2.9]");
  EXPECT_EQ(number_text({24.31, 23.8, 24.82}), "24.31 [23.80, 24.82]");
  EXPECT_EQ(difference_text({1.31, -0.8, 1.82}), "+1.31 [-0.80, +1.82]");
  EXPECT_EQ(elo_text(Interval{150, 76, 223}), "+150 [+76, +223]");
  const double infinite = std::numeric_limits<double>::infinity();
  EXPECT_EQ(elo_text(Interval{-infinite, -infinite, -562}), "-inf [-inf, -562]");
}

}  // namespace
}  // namespace kaisho::arena
