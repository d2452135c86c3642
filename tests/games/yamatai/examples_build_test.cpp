// The worked examples of the rulebook on building and recruiting, and on what ends the game.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/yamatai/table.h"

namespace kaisho::yamatai_tests {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;
using testing::UnorderedElementsAre;

// A third piece, on island 3, joins those on islands 2 and 4.
Table third_piece() {
  return Table()
      .boats("2=green 8=brown 14=black")
      .placed("14")
      .pieces(0, "2 4")
      .row("fishing-hut tea-stall")
      .hand(0, "yellow green");
}

TEST(YamataiExamples, YAM_T8_AThirdPieceOfAGroupBringsThreeCoins) {
  Scene scene(third_piece());
  scene.play({"build fishing-hut 3"});
  EXPECT_THAT(scene.changes({"placed", "last", "begun", "buildings", "built 0"}),
              UnorderedElementsAre("building 3: 0", "coins 0: 13", "pieces_left 0: 7"));
}

TEST(YamataiExamples, YAM_T8_AShopThereBringsSix) {
  Scene scene(third_piece());
  scene.play({"build tea-stall 3"});
  EXPECT_THAT(scene.changes({"placed", "last", "begun", "buildings", "built 0"}),
              UnorderedElementsAre("building 3: 0", "coins 0: 16", "pieces_left 0: 7"));
}

TEST(YamataiExamples, YAM_T8_OnAMountainNextToAToriiTwoPrestige) {
  Scene scene(third_piece().pieces(0, "").torii("11").mountains("3 29 30 31 32 33 34"));
  scene.play({"build fishing-hut 3"});
  EXPECT_THAT(scene.changes({"placed", "last", "begun", "buildings", "built 0"}),
              UnorderedElementsAre("building 3: 0", "prestige 0: 2", "pieces_left 0: 9"));
}

// A red and two green boats were placed beside island 9; the red one and two others that lay there
// pay for a building, and all stay.
TEST(YamataiExamples, YAM_T7_ARedBoatOfThisTurnAndTwoOthersPay) {
  Scene scene(Table()
                  .boats("13=brown 24=black 17=red 14=green 7=green")
                  .placed("17 14 7")
                  .row("forge")
                  .hand(0, "yellow brown"));
  scene.play({"build forge 9"});
  EXPECT_THAT(
      scene.changes(),
      UnorderedElementsAre("placed: ", "last: -", "begun: false", "now: port 0", "building 9: 0",
                           "buildings: - - - - -", "pieces_left 0: 9", "built 0: forge"));
}

// The same with boats placed in the turn itself.
TEST(YamataiExamples, YAM_T7_PlacedAndBuiltInOneTurn) {
  Scene scene(Table()
                  .boats("13=brown 24=black 25=red")
                  .row("forge")
                  .hand(0, "red green green yellow brown"));
  scene.play({"place red 17", "place green 14", "place green 7", "build forge 9"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("now: port 0", "boat 7: green", "boat 14: green", "boat 17: red",
                                   "building 9: 0", "buildings: - - - - -", "pieces_left 0: 9",
                                   "built 0: forge", "boats 0: brown yellow"));
}

TEST(YamataiExamples, YAM_T11_ThreeDifferentTokensAndFourCoins) {
  Scene scene(Table()
                  .specialist_row("amateratsu riu=4 yasoma=2")
                  .culture(0, "tea indigo wisteria")
                  .recruiting());
  scene.play({"recruit riu tea+wisteria+indigo"});
  EXPECT_THAT(scene.changes({"turn", "active", "place"}),
              UnorderedElementsAre("specialists: amateratsu=0 - yasoma=2 - -", "coins 0: 14",
                                   "culture 0: ", "specialists 0: riu"));
}

// ---- the last ones of a deck

// The last turn of a round, in its recruiting; the deck is as small as named.
Table last_turn_with(int specialists, int buildings) {
  return Table()
      .place(3)
      .active(1)
      .specialists_left(specialists)
      .buildings_left(buildings)
      .culture(1, "tea tea")
      .recruiting();
}

TEST(YamataiExamples, YAM_E1_TheFourteenthSpecialistEndsTheGame) {
  // Thirteen were recruited before, five are on the row.
  Scene scene(last_turn_with(0, 8));
  EXPECT_THAT(scene.legal("recruit"), Not(IsEmpty()));
  scene.play({"recruit amateratsu tea"});
  EXPECT_EQ(scene.says("over"), "rules");
  EXPECT_EQ(scene.says("trigger"), "specialists");
  EXPECT_THAT(scene.events("YAM-E1"),
              ElementsAre("YAM-E1 end_triggered by:specialists", "YAM-E1 game_over by:rules"));
}

TEST(YamataiExamples, YAM_E1_TheThirteenthDoesNot) {
  Scene scene(last_turn_with(1, 8));
  scene.play({"recruit amateratsu tea"});
  EXPECT_EQ(scene.says("over"), "no");
  EXPECT_EQ(scene.says("specialist_deck"), "");
  EXPECT_THAT(scene.events("YAM-R1"),
              Contains(testing::StartsWith("YAM-R1 specialist_drawn slot:1")));
}

// Boats for the hut lie beside island 3; twenty-three tiles were taken before.
Table last_building(int left) {
  return Table()
      .place(3)
      .active(1)
      .buildings_left(left)
      .row("fishing-hut tea-stall forge theatre dawn-torii")
      .boats("2=green 8=brown");
}

TEST(YamataiExamples, YAM_E1_TheTwentyFourthBuildingBuiltEndsTheGame) {
  Scene scene(last_building(0).placed("8"));
  scene.play({"build fishing-hut 3"});
  EXPECT_EQ(scene.says("trigger"), "buildings");
  EXPECT_EQ(scene.says("over"), "rules");
}

TEST(YamataiExamples, YAM_E1_TheTwentyFourthBuildingReservedEndsTheGame) {
  Scene scene(last_building(0).fleet(2).recruiting());
  scene.play({"reserve forge"});
  EXPECT_EQ(scene.says("trigger"), "buildings");
  EXPECT_EQ(scene.says("over"), "rules");
}

TEST(YamataiExamples, YAM_E1_TheTwentyThirdDoesNot) {
  Scene scene(last_building(1).placed("8"));
  scene.play({"build fishing-hut 3"});
  EXPECT_EQ(scene.says("over"), "no");
  EXPECT_EQ(scene.says("trigger"), "-");
}

}  // namespace
}  // namespace kaisho::yamatai_tests
