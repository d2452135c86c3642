// Ratings: the truth where it is known, and open bounds where nothing is.
#include "arena/statistics/rating.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "arena/statistics/elo.h"
#include "core/values/random.h"

namespace kaisho::arena {
namespace {

using testing::DoubleNear;
using testing::Optional;

// Pairs of games won with the chance that the strengths give.
RatedPairing drawn(std::size_t a, std::size_t b, double elo, int groups, std::uint64_t seed) {
  RandomState state = RandomState::from_key(key_from_number(seed));
  Random random(state);
  const double chance = side_share(elo, 1, 1);
  RatedPairing pairing{.a = a, .b = b};
  const auto game = [&] { return static_cast<double>(random.unit()) < chance ? 0.5 : 0.0; };
  for (int i = 0; i < groups; ++i) ++pairing.groups[game() + game()];
  return pairing;
}

TEST(Rating, OfTwoIsTheirElo) {
  const auto ratings = rate(2, {{.a = 0, .b = 1, .groups = {{1, 2}, {0.5, 2}}}});
  EXPECT_THAT(ratings[0].elo, Optional(DoubleNear(0, 1e-9)));
  EXPECT_THAT(ratings[1].elo, Optional(DoubleNear(-190.85, 0.01)));
}

TEST(Rating, CountsTheSeatsOfEachSide) {
  // Half of the victories with one seat of four: three times as strong as even, odds 3 to 1.
  const auto ratings =
      rate(2, {{.a = 0, .b = 1, .own = 1, .other = 3, .groups = {{0.25, 1}, {0.75, 1}}}});
  EXPECT_THAT(ratings[1].elo, Optional(DoubleNear(-190.85, 0.01)));
  const auto even =
      rate(2, {{.a = 0, .b = 1, .own = 2, .other = 2, .groups = {{0.25, 1}, {0.75, 1}}}});
  EXPECT_THAT(even[1].elo, Optional(DoubleNear(0, 1e-6)));
}

// 0, 100 and 250 points, each pair once: the truth lies within the bounds, which are not wide.
TEST(Rating, FindsWhatIsTrueInARoundRobin) {
  const auto ratings =
      rate(3, {drawn(0, 1, -100, 1000, 1), drawn(0, 2, -250, 1000, 2), drawn(1, 2, -150, 1000, 3)});
  for (const auto& [player, truth] : {std::pair{1, 100.0}, std::pair{2, 250.0}}) {
    const Rating& rating = ratings[static_cast<std::size_t>(player)];
    EXPECT_NEAR(*rating.elo, truth, 25);
    EXPECT_LT(*rating.low, truth);
    EXPECT_GT(*rating.high, truth);
    EXPECT_GT(*rating.high - *rating.low, 10);
    EXPECT_LT(*rating.high - *rating.low, 60);
  }
}

TEST(Rating, AddsUpAlongALadder) {
  std::vector<RatedPairing> rungs;
  for (std::size_t i = 0; i < 4; ++i)
    rungs.push_back({.a = i, .b = i + 1, .groups = {{0.5, 1}, {0, 1}}});
  const auto ratings = rate(5, rungs);
  for (std::size_t i = 0; i < 5; ++i) {
    EXPECT_THAT(ratings[i].elo, Optional(DoubleNear(190.85 * static_cast<double>(i), 0.05)));
  }
}

// Also the longest that a contest can have, whose far end only many players together can move.
TEST(Rating, AddsUpAlongALongLadder) {
  std::vector<RatedPairing> rungs;
  const double share = side_share(-100, 1, 1);
  for (std::size_t i = 0; i < 63; ++i)
    rungs.push_back({.a = i, .b = i + 1, .groups = {{share, 1}}});
  EXPECT_THAT(rate(64, rungs)[63].elo, Optional(DoubleNear(6300, 0.01)));
}

// Two ladders that nothing joins: of the second, nothing is known against the first player.
TEST(Rating, OfPlayersOutOfReachIsNone) {
  const auto ratings = rate(4, {{.a = 0, .b = 1, .groups = {{0.5, 1}, {0, 1}}},
                                {.a = 2, .b = 3, .groups = {{0.5, 1}, {1, 1}}}});
  EXPECT_THAT(ratings[1].elo, Optional(DoubleNear(190.85, 0.01)));
  EXPECT_FALSE(ratings[2].elo.has_value());
  EXPECT_FALSE(ratings[3].elo.has_value());
}

// 95% bounds hold the truth in about 95 of 100 contests.
TEST(Rating, BoundsAreAsWideAsTheyMustBe) {
  int held = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const auto ratings = rate(2, {drawn(0, 1, 60, 60, seed)});
    held += *ratings[1].low < -60 && *ratings[1].high > -60 ? 1 : 0;
  }
  EXPECT_GE(held, 180);
  EXPECT_LE(held, 199);
}

// The fewer the groups, the closer together lie those drawn from them.
TEST(Rating, BoundsHoldWithFewGroups) {
  int held = 0;
  int closed = 0;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    const Rating rating = rate(2, {drawn(0, 1, 60, static_cast<int>(kFewestGroups), seed)})[1];
    if (!rating.low) continue;  // all alike
    ++closed;
    held += *rating.low < -60 && *rating.high > -60 ? 1 : 0;
  }
  EXPECT_GT(closed, 280);
  EXPECT_GE(held, 0.92 * closed);
}

TEST(Rating, BoundsNeedEnoughGroups) {
  RatedPairing few{.a = 0, .b = 1};
  for (std::size_t i = 0; i + 1 < kFewestGroups; ++i) ++few.groups[i % 2 == 0 ? 1 : 0.5];
  EXPECT_TRUE(rate(2, {few})[1].elo.has_value());
  EXPECT_FALSE(rate(2, {few})[1].low.has_value());
  ++few.groups[0.5];
  EXPECT_TRUE(rate(2, {few})[1].low.has_value());
}

// That one side won all is not certain to go on, whatever other chain bounds the rating.
TEST(Rating, GroupsAllAlikeMakeNobodySure) {
  const RatedPairing won{.a = 0, .b = 2, .groups = {{1, 20}}};
  const RatedPairing near = drawn(0, 1, 0, 2000, 1);
  const RatedPairing same = drawn(1, 2, 0, 20, 2);
  const auto width = [](const Rating& rating) { return *rating.high - *rating.low; };
  const auto without = rate(3, {near, same})[2];
  const auto with = rate(3, {near, same, won})[2];
  EXPECT_LT(*with.elo, *without.elo - 50);
  EXPECT_NEAR(width(with), width(without), 1e-6);
  EXPECT_LT(*with.low, *with.elo);
  EXPECT_GT(*with.high, *with.elo);
}

TEST(Rating, IsTheSameForTheSameGames) {
  const std::vector<RatedPairing> pairings = {drawn(0, 1, 30, 50, 4), drawn(1, 2, 30, 50, 5)};
  const auto first = rate(3, pairings);
  const auto second = rate(3, pairings);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(first[i].elo, second[i].elo);
    EXPECT_EQ(first[i].low, second[i].low);
    EXPECT_EQ(first[i].high, second[i].high);
  }
}

TEST(Rating, LeavesOpenWhatNoGameTells) {
  const auto ratings =
      rate(4, {{.a = 0, .b = 1, .groups = {{1, 3}}}, {.a = 2, .b = 3, .groups = {{1, 1}, {0, 1}}}});
  ASSERT_TRUE(ratings[1].elo.has_value());
  EXPECT_LT(*ratings[1].elo, -200);
  EXPECT_FALSE(ratings[1].low.has_value());
  EXPECT_FALSE(ratings[2].elo.has_value());
  EXPECT_FALSE(ratings[3].high.has_value());
  EXPECT_TRUE(rate(0, {}).empty());
  EXPECT_EQ(rate(1, {})[0].elo, 0);
}

}  // namespace
}  // namespace kaisho::arena
