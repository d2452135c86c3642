// The sequential test errs as seldom as it says, on games whose truth is known.
#include "arena/statistics/sprt.h"

#include <gtest/gtest.h>

#include <cmath>

#include "arena/statistics/elo.h"
#include "core/values/random.h"

namespace kaisho::arena {
namespace {

TEST(Elo, IsOddsOfTenToOneAt400) {
  EXPECT_NEAR(side_share(400, 1, 1), 10.0 / 11, 1e-12);
  EXPECT_NEAR(side_share(0, 1, 3), 0.25, 1e-12);
  EXPECT_NEAR(side_share(0, 2, 2), 0.5, 1e-12);
  EXPECT_NEAR(elo_of_share(0.75, 1, 1), 190.85, 0.01);
  EXPECT_NEAR(elo_of_share(side_share(123, 1, 3), 1, 3), 123, 1e-9);
  EXPECT_TRUE(std::isinf(elo_of_share(1, 1, 1)));
  EXPECT_LT(elo_of_share(0, 1, 1), -1e9);
}

TEST(Sprt, ReadsItsBounds) {
  EXPECT_EQ(*parse_sprt("0,20"), (SprtBounds{0, 20, 0.05, 0.05}));
  EXPECT_EQ(*parse_sprt("-3.5,3.5,0.01,0.1"), (SprtBounds{-3.5, 3.5, 0.01, 0.1}));
  for (const auto* text : {"", "0", "0,", "0,10,", "0,10,0.05", "10,0", "0,0", "a,b", "0,10,0,0.05",
                           "0,10,0.05,0.05,1", "0,10 ", "0,9999", "0,10,0.05,nan"}) {
    const auto bounds = parse_sprt(text);
    ASSERT_FALSE(bounds.has_value()) << text;
    EXPECT_EQ(bounds.error().code, "bad_option");
  }
}

// Pairs worth 1/2 with a deviation of 1/2: LLR = n (s1 - s0) (2 m - s0 - s1) / (2 v).
TEST(Sprt, HasTheRatioOfTheNormalApproximation) {
  const SprtBounds bounds{0, 60, 0.05, 0.05};
  Sprt sprt(bounds, 1, 1, 2);
  for (int i = 0; i < 5; ++i) {
    sprt.add(1);
    sprt.add(0.5);
  }
  // Mean 0.75; squares 10 / 16, and a prior of two groups with 1/8 each, over 9 + 2.
  const double variance = (0.625 + 0.25) / 11;
  const double s1 = side_share(60, 1, 1);
  EXPECT_NEAR(sprt.llr(), 10 * (s1 - 0.5) * (1.5 - 0.5 - s1) / (2 * variance), 1e-9);
  EXPECT_NEAR(sprt.upper(), std::log(19), 1e-12);
  EXPECT_NEAR(sprt.lower(), -std::log(19), 1e-12);
}

TEST(Sprt, DecidesNothingFromAFewGroupsHoweverAlike) {
  Sprt sprt({0, 400, 0.05, 0.05}, 1, 1, 2);
  for (int i = 1; i < Sprt::kFewestGroups; ++i) sprt.add(1);
  EXPECT_EQ(sprt.verdict(), Verdict::kUndecided);
  sprt.add(1);
  EXPECT_EQ(sprt.verdict(), Verdict::kH1);
}

TEST(Sprt, CountsNothingAfterItsVerdict) {
  Sprt sprt({0, 100, 0.05, 0.05}, 1, 1, 2);
  while (sprt.verdict() == Verdict::kUndecided) sprt.add(0);
  EXPECT_EQ(sprt.verdict(), Verdict::kH0);
  const int groups = sprt.groups();
  const double llr = sprt.llr();
  for (int i = 0; i < 1000; ++i) sprt.add(1);
  EXPECT_EQ(sprt.groups(), groups);
  EXPECT_EQ(sprt.llr(), llr);
  EXPECT_EQ(sprt.verdict(), Verdict::kH0);
}

TEST(Sprt, GivesNoVerdictOnForfeitsAlone) {
  Sprt sprt({0, 100, 0.05, 0.05}, 1, 1, 2);
  for (int i = 1; i < Sprt::kFewestGroups; ++i) sprt.add(1, true);
  EXPECT_EQ(sprt.verdict(), Verdict::kUndecided);
  sprt.add(1, true);
  EXPECT_EQ(sprt.verdict(), Verdict::kForfeits);
  EXPECT_EQ(sprt.forfeited(), Sprt::kFewestGroups);
}

TEST(Sprt, CountsForfeitsWhereThePlayedGamesBearThemOut) {
  Sprt sprt({0, 100, 0.05, 0.05}, 1, 1, 2);
  sprt.add(1, true);
  for (int i = 1; i < Sprt::kFewestGroups; ++i) sprt.add(1);
  EXPECT_EQ(sprt.verdict(), Verdict::kUndecided);  // one short
  EXPECT_EQ(sprt.last_verdict(), Verdict::kForfeits);
  sprt.add(1);
  EXPECT_EQ(sprt.verdict(), Verdict::kH1);
  EXPECT_EQ(sprt.forfeited(), 1);
}

// Whoever fails in games that are lost would else profit by it.
TEST(Sprt, GivesNoVerdictWherePlayedGamesPointTheOtherWay) {
  Sprt sprt({0, 100, 0.05, 0.05}, 1, 1, 2);
  for (int i = 0; i < 40; ++i) {
    sprt.add(0, false);
    sprt.add(1, true);
    sprt.add(1, i % 8 != 0);
  }
  EXPECT_NE(sprt.verdict(), Verdict::kH1);
  EXPECT_NE(sprt.verdict(), Verdict::kH0);
}

// The verdict on pairs of games, each won with this chance.
Verdict test_of(double chance, const SprtBounds& bounds, Random& random) {
  Sprt sprt(bounds, 1, 1, 2);
  const auto game = [&] { return static_cast<double>(random.unit()) < chance ? 0.5 : 0.0; };
  for (int i = 0; i < 100'000 && sprt.verdict() == Verdict::kUndecided; ++i) {
    sprt.add(game() + game());
  }
  return sprt.verdict();
}

double part_with(Verdict verdict, double elo, const SprtBounds& bounds) {
  constexpr int kTests = 2000;
  RandomState state = RandomState::from_key(key_from_number(7));
  Random random(state);
  int count = 0;
  for (int i = 0; i < kTests; ++i) {
    count += test_of(side_share(elo, 1, 1), bounds, random) == verdict ? 1 : 0;
  }
  return static_cast<double>(count) / kTests;
}

// 2000 tests: twice the standard error of 5% is 1%.
TEST(Sprt, ErrsAsSeldomAsItSays) {
  const SprtBounds bounds{0, 40, 0.05, 0.05};
  const double false_h1 = part_with(Verdict::kH1, 0, bounds);
  const double false_h0 = part_with(Verdict::kH0, 40, bounds);
  EXPECT_LE(false_h1, 0.06);
  EXPECT_GE(false_h1, 0.03);
  EXPECT_LE(false_h0, 0.06);
  EXPECT_GE(false_h0, 0.03);
  EXPECT_GE(part_with(Verdict::kH1, 80, bounds), 0.995);
  EXPECT_GE(part_with(Verdict::kH0, -40, bounds), 0.995);
}

// Wide bounds end after few groups, where the variance is known least.
TEST(Sprt, ErrsSeldomWithWideBounds) {
  const SprtBounds bounds{0, 150, 0.1, 0.02};
  EXPECT_LE(part_with(Verdict::kH1, 0, bounds), 0.12);
  EXPECT_LE(part_with(Verdict::kH0, 150, bounds), 0.03);
}

}  // namespace
}  // namespace kaisho::arena
