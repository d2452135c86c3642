// Shares with their intervals.
#include "arena/interval.h"

#include <gtest/gtest.h>

#include <vector>

namespace kaisho {
namespace {

std::vector<double> groups(int ones, int halves, int zeros) {
  std::vector<double> values(static_cast<std::size_t>(ones), 1.0);
  values.insert(values.end(), static_cast<std::size_t>(halves), 0.5);
  values.insert(values.end(), static_cast<std::size_t>(zeros), 0.0);
  return values;
}

// Wilson's interval for 80 of 100 is 0.7112 to 0.8666; Student's t and the spread estimated from
// the sample make it a little wider.
TEST(Interval, IsWilsonsForSingleGames) {
  const Interval interval = share_interval(groups(80, 0, 20), 1);
  EXPECT_DOUBLE_EQ(interval.mean, 0.8);
  EXPECT_NEAR(interval.low, 0.7112, 0.003);
  EXPECT_NEAR(interval.high, 0.8666, 0.003);
}

// Deals that the same player wins from both seats say less than as many independent games; deals
// that each player wins once say more than nothing, but never more than all the games.
TEST(Interval, WidensWhereTheGamesOfADealAgree) {
  const Interval agree = share_interval(groups(50, 0, 50), 2);
  const Interval mixed = share_interval(groups(25, 50, 25), 2);
  const Interval split = share_interval(groups(2, 96, 2), 2);
  EXPECT_NEAR(agree.high - agree.low, 2 * 0.098, 0.005);
  EXPECT_NEAR(mixed.high - mixed.low, 2 * 0.069, 0.004);
  EXPECT_NEAR(split.high - split.low, 2 * 0.069, 0.004);
}

TEST(Interval, StaysWithinItsBoundsAndIsNeverEmpty) {
  const Interval all = share_interval(groups(100, 0, 0), 2);
  EXPECT_DOUBLE_EQ(all.mean, 1);
  EXPECT_DOUBLE_EQ(all.high, 1);
  EXPECT_NEAR(all.low, 0.962, 0.002);
  const Interval none = share_interval(groups(0, 0, 100), 2);
  EXPECT_NEAR(none.low, 0, 1e-12);
  EXPECT_NEAR(none.high, 1 - all.low, 1e-9);
}

TEST(Interval, OfASingleGroupIsEverything) {
  const Interval one = share_interval(groups(0, 1, 0), 2);
  EXPECT_EQ(one.mean, 0.5);
  EXPECT_EQ(one.low, 0);
  EXPECT_EQ(one.high, 1);
}

TEST(Interval, ShrinksWithMoreGroups) {
  double width = 1;
  for (const int n : {4, 16, 64, 256}) {
    const Interval interval = share_interval(groups(n, 0, n), 1);
    EXPECT_LT(interval.high - interval.low, width);
    EXPECT_LT(interval.low, 0.5);
    EXPECT_GT(interval.high, 0.5);
    width = interval.high - interval.low;
  }
}

}  // namespace
}  // namespace kaisho
