// Wrecks and the return of the ships (OSA-P8, OSA-P9).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/osaka/table.h"

namespace kaisho::osaka_tests {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

TEST(OsakaWreck, OSA_P8_UnprotectedGoodsOfAllPlayersAreLost) {
  Scene scene(Table(3)
                  .market("red5")
                  .hand(0, "green5")
                  .ships("red=4 blue=3 green=4")
                  .goods(0, "blue5 blue2! blue2")
                  .goods(1, "blue3 green3! yellow5")
                  .goods(2, "green2 green2 blue5!")
                  .tokens(2, "green blue")
                  .pile("red2 red2 red2 red2 red2"));
  scene.play({"buy"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre(
                  "turn: 11", "reveals: 35", "active: 1", "now: turn 1", "ship red: 0",
                  "ship blue: 2", "ship green: 2", "market: red2 red2", "farm: red2 red2 red2",
                  "hand 0: ", "goods 0: blue2", "points 0: 1", "tokens 0: red",
                  "goods 1: yellow5 green3", "goods 2: blue5", "kept: red5",
                  "discard: blue2 blue3 blue5 green2 green2 green5", "draw: 5 fewer"));
  EXPECT_THAT(scene.events("OSA-P8"), ElementsAre("OSA-P8 wrecked colour:blue place:3",
                                                  "OSA-P8 good_lost card:blue2 count:1 seat:0",
                                                  "OSA-P8 good_lost card:blue5 count:1 seat:0",
                                                  "OSA-P8 good_lost card:blue3 count:1 seat:1",
                                                  "OSA-P8 wrecked colour:green place:4",
                                                  "OSA-P8 good_lost card:green2 count:2 seat:2"));
}

// The very purchase that makes the payday moves another ship onto the waves.
TEST(OsakaWreck, OSA_P8_WhoeverMovedItThereAndWhen) {
  Scene scene(Table().market("red2 blue2").hand(0, "green2 yellow2").ships("red=4 blue=2"));
  scene.play({"buy"});
  EXPECT_EQ(scene.says("goods 0"), "");
  EXPECT_EQ(scene.says("ship blue"), "2");
  EXPECT_THAT(scene.events("OSA-P8"), ElementsAre("OSA-P8 wrecked colour:blue place:3",
                                                  "OSA-P8 good_lost card:blue2 count:1 seat:0"));
}

TEST(OsakaWreck, OSA_P8_OnlyOnWaves) {
  Scene scene(Table()
                  .market("red2")
                  .hand(0, "green2")
                  .ships("red=4 blue=2 yellow=1")
                  .goods(1, "blue2 yellow2 green2"));
  scene.play({"buy"});
  EXPECT_EQ(scene.says("goods 1"), "blue2 yellow2 green2");
  EXPECT_THAT(scene.events("OSA-P8"), IsEmpty());
}

TEST(OsakaWreck, OSA_P8_NotWithoutAPayday) {
  Scene scene(Table().market("red2").hand(0, "green2").ships("red=3 blue=3").goods(1, "blue2"));
  scene.play({"buy"});
  EXPECT_EQ(scene.says("goods 1"), "blue2");
  EXPECT_EQ(scene.says("ship blue"), "3");
  EXPECT_EQ(scene.says("ship red"), "4");
}

TEST(OsakaWreck, OSA_P9_ArrivedShipsReturnToOsakaWrecksGoToAnori) {
  Scene scene(Table()
                  .market("red2 yellow2")
                  .hand(0, "green2 green2")
                  .ships("red=4 yellow=4 blue=4 green=1"));
  scene.play({"buy"});  // nobody has blue goods: the ship is wrecked all the same
  EXPECT_EQ(scene.says("ship red"), "0");
  EXPECT_EQ(scene.says("ship yellow"), "0");
  EXPECT_EQ(scene.says("ship blue"), "2");
  EXPECT_EQ(scene.says("ship green"), "1");
  EXPECT_THAT(scene.events("OSA-P9"),
              ElementsAre("OSA-P9 ship_returned colour:red from:5 to:0",
                          "OSA-P9 ship_returned colour:blue from:4 to:2",
                          "OSA-P9 ship_returned colour:yellow from:5 to:0"));
}

}  // namespace
}  // namespace kaisho::osaka_tests
