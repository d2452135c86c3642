// A turn (SAM-T).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/sample/table.h"

namespace kaisho::sample_tests {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

TEST(SampleTurn, SAM_T1_TakesACardForItsValue) {
  Scene scene(Table().row("red-1 blue-2 red-3 green-1 blue-2"));
  EXPECT_THAT(scene.legal(),
              ElementsAre("take red-1", "take blue-2", "take red-3", "take green-1"));
  scene.play({"take blue-2"});
  EXPECT_THAT(
      scene.changes(),
      UnorderedElementsAre("turn: 1", "active: 1", "now: turn 1", "row: red-1 red-3 green-1 blue-2",
                           "cards 0: blue-2=1", "last 0: blue-2", "points 0: 2"));
  EXPECT_THAT(scene.events(), ElementsAre("SAM-T1 taken card:blue-2 points:2 seat:0 slot:1",
                                          "SAM-T1 turn_began seat:1 turn:1"));
}

TEST(SampleTurn, SAM_T2_NotTheColourOfTheLastCard) {
  const Scene scene(Table().row("red-1 blue-2 red-3 green-1 blue-1").cards(0, "green-2 red-2"));
  EXPECT_THAT(scene.legal(), ElementsAre("take blue-2", "take green-1", "take blue-1"));
  EXPECT_THAT(scene.refusals("take"), ElementsAre("take red-1: SAM-T2 same_colour 0 0",
                                                  "take red-3: SAM-T2 same_colour 0 0"));
}

TEST(SampleTurn, SAM_T2_UnlessTheRowHasNoOther) {
  const Scene scene(Table().row("red-1 red-2 red-1 red-3 red-3").cards(0, "red-2"));
  EXPECT_THAT(scene.legal(), ElementsAre("take red-1", "take red-2", "take red-3"));
  EXPECT_THAT(scene.refusals("take"), IsEmpty());
}

TEST(SampleTurn, SAM_T3_ASetScoresWhenItIsComplete) {
  Scene scene(Table().row("red-1 blue-2 red-3 green-1 blue-1").cards(0, "red-1 green-1 yellow-2"));
  scene.play({"take blue-2"});
  EXPECT_EQ(scene.says("sets 0"), "1");
  EXPECT_EQ(scene.number("points 0"), 1 + 1 + 2 + 2 + 4);
  EXPECT_THAT(scene.events("SAM-T3"), ElementsAre("SAM-T3 set_completed points:4 seat:0 sets:1"));
}

TEST(SampleTurn, SAM_T3_ACardBelongsToOneSet) {
  Scene scene(
      Table().row("red-1 blue-2 red-3 green-1 blue-1").cards(0, "red-1 green-1 blue-1 yellow-2"));
  scene.play({"take blue-2"});
  EXPECT_EQ(scene.says("sets 0"), "1");
}

TEST(SampleTurn, SAM_T4_AnEmptyRowIsFilledAgain) {
  Scene scene(Table().row("red-1").pile("blue-1 blue-2 red-3 green-1 green-2 yellow-3"));
  scene.play({"take red-1"});
  EXPECT_EQ(scene.says("row"), "blue-1 blue-2 red-3 green-1 green-2");
  EXPECT_EQ(scene.events("SAM-T4").size(), 5U);
}

}  // namespace
}  // namespace kaisho::sample_tests
