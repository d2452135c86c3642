// Deals that end in any order are added up as they follow one another.
#include "arena/balance/runs.h"

#include <gtest/gtest.h>

namespace kaisho::arena {
namespace {

struct Total {
  long sum = 0;
  void add(int value) { sum += value; }
  void add(const Total& more) { sum += more.sum; }
};

TEST(Runs, CountsTheDealsBeforeTheFirstThatIsMissing) {
  Runs<Total> runs{Total{}};
  EXPECT_EQ(runs.whole(), 0);
  EXPECT_EQ(runs.tally().sum, 0);
  runs.add(1, 10);
  EXPECT_EQ(runs.whole(), 0);
  runs.add(0, 1);
  EXPECT_EQ(runs.whole(), 2);
  EXPECT_EQ(runs.tally().sum, 11);
  runs.add(4, 10'000);
  runs.add(3, 1000);
  EXPECT_EQ(runs.whole(), 2);
  EXPECT_EQ(runs.tally().sum, 11);
  runs.add(2, 100);
  EXPECT_EQ(runs.whole(), 5);
  EXPECT_EQ(runs.tally().sum, 11'111);
}

// Whatever the order, within the window of what is under way.
TEST(Runs, AddsUpTheSameInAnyOrder) {
  constexpr int kDeals = 1000;
  Runs<Total> runs{Total{}};
  long sum = 0;
  for (int i = 0; i < kDeals; ++i) {
    const int deal = (i * 7) % kDeals;  // 7 and 1000 have no common divisor
    runs.add(deal, deal);
    sum += i;
  }
  EXPECT_EQ(runs.whole(), kDeals);
  EXPECT_EQ(runs.tally().sum, sum);
}

}  // namespace
}  // namespace kaisho::arena
