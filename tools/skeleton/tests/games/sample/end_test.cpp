// The end of the game (SAM-E).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/sample/table.h"

namespace kaisho::sample_tests {
namespace {

using Ranks = std::array<int, kMaxSeats>;

TEST(SampleEnd, SAM_E1_WhenTheLastCardIsTaken) {
  Scene scene(Table().row("red-1").rest_taken_by(1));
  scene.play({"take red-1"});
  EXPECT_EQ(scene.says("over"), "rules");
  EXPECT_EQ(scene.says("now"), "nothing");
  EXPECT_THAT(scene.events("SAM-E1"), testing::ElementsAre("SAM-E1 game_over by:cards"));
  EXPECT_TRUE(scene.result().over);
}

TEST(SampleEnd, SAM_E2_MostPoints) {
  const Scene scene(Table(3)
                        .row("red-1 red-1 red-1 red-2 red-2")
                        .cards(0, "blue-1")
                        .cards(1, "blue-3")
                        .cards(2, "blue-2"));
  EXPECT_EQ(scene.result().rank, (Ranks{3, 1, 2, 0}));
}

TEST(SampleEnd, SAM_E2_ThenMostSets) {
  const Scene scene(Table()
                        .row("red-1 red-1 red-2 red-2 red-2")
                        .cards(0, "blue-3 green-3 blue-3")
                        .cards(1, "red-1 blue-1 green-1 yellow-2"));
  EXPECT_EQ(scene.result().score, (Ranks{9, 9, 0, 0}));
  EXPECT_EQ(scene.result().rank, (Ranks{2, 1, 0, 0}));
}

TEST(SampleEnd, SAM_E2_StillTiedSharesTheVictory) {
  const Scene scene(
      Table().row("red-1 red-1 red-2 red-2 red-2").cards(0, "blue-3").cards(1, "green-3"));
  EXPECT_EQ(scene.result().share, (std::array<float, kMaxSeats>{0.5F, 0.5F, 0, 0}));
}

}  // namespace
}  // namespace kaisho::sample_tests
