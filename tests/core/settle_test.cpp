#include <gtest/gtest.h>

#include "core/game.h"

namespace kaisho {
namespace {

using Ints = BySeat<int>;
using Shares = BySeat<float>;

Result settled(Ints score, Ints tiebreak, int seats) {
  Result result;
  result.score = score;
  result.tiebreak = tiebreak;
  settle(result, seats);
  return result;
}

TEST(Settle, RanksByScore) {
  const Result r = settled({3, 9, 5, 4}, {}, 4);
  EXPECT_EQ(r.rank, (Ints{4, 1, 2, 3}));
  EXPECT_EQ(r.share, (Shares{0, 1, 0, 0}));
}

TEST(Settle, ThenByTiebreak) {
  const Result r = settled({9, 9, 9, 1}, {2, 5, 3, 9}, 4);
  EXPECT_EQ(r.rank, (Ints{3, 1, 2, 4}));
  EXPECT_EQ(r.share, (Shares{0, 1, 0, 0}));
}

TEST(Settle, TheTiebreakOnlyBreaksTies) {
  EXPECT_EQ(settled({4, 5, 0, 0}, {8, 0, 0, 0}, 2).rank, (Ints{2, 1, 0, 0}));
}

TEST(Settle, TiedSeatsShareRankAndVictory) {
  const Result r = settled({7, 7, 7, 0}, {2, 2, 1, 0}, 4);
  EXPECT_EQ(r.rank, (Ints{1, 1, 3, 4}));
  EXPECT_EQ(r.share, (Shares{0.5F, 0.5F, 0, 0}));
  EXPECT_EQ(settled({}, {}, 3).share, (Shares{1.0F / 3, 1.0F / 3, 1.0F / 3, 0}));
}

TEST(Settle, SeatsThatAreNotThereHaveNoRank) {
  const Result r = settled({1, 2, 99, 99}, {}, 2);
  EXPECT_EQ(r.rank, (Ints{2, 1, 0, 0}));
  EXPECT_EQ(r.share, (Shares{0, 1, 0, 0}));
}

}  // namespace
}  // namespace kaisho
