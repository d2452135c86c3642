// The end of the game (OSA-E).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/osaka/table.h"

namespace kaisho::osaka_tests {
namespace {

using Ranks = std::array<int, kMaxSeats>;
using Shares = std::array<float, kMaxSeats>;

TEST(OsakaEnd, OSA_E1_MostPoints) {
  const Result r =
      Scene(Table(4).market("red2").points(0, 3).points(1, 9).points(2, 8).points(3, 4)).result();
  EXPECT_FALSE(r.over);
  EXPECT_EQ(r.score, (Ranks{3, 9, 8, 4}));
  EXPECT_EQ(r.rank, (Ranks{4, 1, 2, 3}));
  EXPECT_EQ(r.share, (Shares{0, 1, 0, 0}));
}

TEST(OsakaEnd, OSA_E1_ThenMostTokensOfAllColours) {
  const Result r = Scene(Table(3)
                             .market("red2")
                             .points(0, 9)
                             .tokens(0, "red red red")
                             .points(1, 9)
                             .tokens(1, "red blue yellow green")
                             .points(2, 8)
                             .tokens(2, "blue blue blue blue blue blue blue"))
                       .result();
  EXPECT_EQ(r.tiebreak, (Ranks{3, 4, 7, 0}));
  EXPECT_EQ(r.rank, (Ranks{2, 1, 3, 0}));
}

TEST(OsakaEnd, OSA_E1_StillTiedSharesTheVictory) {
  const Result r = Scene(Table(3)
                             .market("red2")
                             .points(0, 9)
                             .tokens(0, "red blue")
                             .points(1, 2)
                             .points(2, 9)
                             .tokens(2, "green green"))
                       .result();
  EXPECT_EQ(r.rank, (Ranks{1, 3, 1, 0}));
  EXPECT_EQ(r.share, (Shares{0.5F, 0, 0.5F, 0}));
}

TEST(OsakaEnd, OSA_E1_GoodsAndHandAreWorthNothing) {
  const Result r = Scene(Table()
                             .market("red2")
                             .points(0, 1)
                             .hand(1, "red5 red5 red5")
                             .goods(1, "blue5 blue5 blue5! blue5!"))
                       .result();
  EXPECT_EQ(r.rank, (Ranks{1, 2, 0, 0}));
}

// Played out: the eighth token ends the game, the goods left over count nothing.
TEST(OsakaEnd, OSA_E1_AtTheEndOfAGame) {
  Scene scene(Table()
                  .market("red5")
                  .hand(0, "green5")
                  .ships("red=4")
                  .tokens(0, "blue blue blue blue blue blue blue")
                  .points(0, 1)
                  .points(1, 3)
                  .goods(1, "blue5 blue5"));
  scene.play({"buy"});
  const Result r = scene.result();
  EXPECT_TRUE(r.over);
  EXPECT_FALSE(r.capped);
  EXPECT_EQ(r.score, (Ranks{2, 3, 0, 0}));
  EXPECT_EQ(r.rank, (Ranks{2, 1, 0, 0}));
  EXPECT_TRUE(scene.legal().empty());
}

}  // namespace
}  // namespace kaisho::osaka_tests
