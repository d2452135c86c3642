// The draw pile and the refill (OSA-R).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "tests/games/osaka/table.h"

namespace kaisho::osaka_tests {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

// Seat 0 takes the last open card, so that seat 1's turn begins with a refill.
Table empty_market(int seats = 2) { return Table(seats).market("red5"); }

TEST(OsakaRefill, OSA_R1_FarmToMarketThenTwoThenThree) {
  Scene scene(empty_market(3)
                  .market("red5 green5@0 green3@2")
                  .farm("blue2 blue3@1 blue5")
                  .pile("yellow2 yellow3 red2 red3 green2"));
  scene.play({"take red5"});
  EXPECT_EQ(scene.says("market"), "green5@0 green3@2 blue2 blue3@1 blue5 yellow2 yellow3");
  EXPECT_EQ(scene.says("farm"), "red2 red3 green2");
  EXPECT_THAT(scene.events("OSA-R1"),
              ElementsAre("OSA-R1 farm_to_market card:blue2 from_slot:0 slot:2",
                          "OSA-R1 farm_to_market card:blue3 from_slot:1 slot:3",
                          "OSA-R1 farm_to_market card:blue5 from_slot:2 slot:4",
                          "OSA-R1 card_drawn card:yellow2 row:market slot:5",
                          "OSA-R1 card_drawn card:yellow3 row:market slot:6",
                          "OSA-R1 card_drawn card:red2 row:farm slot:0",
                          "OSA-R1 card_drawn card:red3 row:farm slot:1",
                          "OSA-R1 card_drawn card:green2 row:farm slot:2"));
}

TEST(OsakaRefill, OSA_R1_AMarkerComesAlong) {
  Scene scene(empty_market().farm("blue2@0 blue3"));
  scene.play({"take red5"});
  EXPECT_THAT(scene.legal("take").front(), "take blue3");
  EXPECT_EQ(scene.says("market").substr(0, 13), "blue2@0 blue3");
}

TEST(OsakaRefill, OSA_R2_AnEmptyPileIsRebuiltFromAllDiscards) {
  Scene scene(empty_market().farm("blue2").pile("yellow2 yellow3").rest_discarded());
  const std::string discards = scene.says("discard");
  scene.play({"take red5"});
  EXPECT_EQ(scene.says("market"), "blue2 yellow2 yellow3");
  EXPECT_EQ(scene.says("discard"), "");
  EXPECT_THAT(scene.events("OSA-R2"), ElementsAre("OSA-R2 shuffled cards:104"));
  EXPECT_EQ(scene.says("reveals"), "36");  // five cards and a shuffle
  EXPECT_NE(scene.says("random"), Scene(empty_market()).says("random"));
}

// Not when the last card is drawn, but when one is to be drawn and there is none.
TEST(OsakaRefill, OSA_R2_NotBeforeACardHasToBeDrawn) {
  Scene scene(
      empty_market().farm("blue2").pile("yellow2 yellow3 red2 red3 green2").rest_discarded());
  scene.play({"take red5"});
  EXPECT_THAT(scene.events("OSA-R2"), IsEmpty());
  EXPECT_EQ(scene.says("draw"), "");
}

TEST(OsakaRefill, OSA_R2_ShuffledFairly) {
  // The first card from a pile of one red and three blue cards, over many keys.
  int red = 0;
  for (int key = 0; key < 400; ++key) {
    Json p = empty_market().rest_in_hand(0).discard("red2 blue2 blue2 blue2").json();
    p["random"]["key"] = std::to_string(1000 + key) + std::string(60, '0');
    Scene scene(p);
    scene.play({"take red5"});
    red += scene.says("market").starts_with("red2") ? 1 : 0;
  }
  EXPECT_NEAR(red, 100, 35);  // four standard deviations
}

TEST(OsakaRefill, OSA_R2_WithBothEmptyAsManyAsThereAre) {
  Scene scene(empty_market().farm("blue2").pile("yellow2").discard("red2 red2").rest_in_hand(1));
  scene.play({"take red5"});
  EXPECT_EQ(scene.says("market"), "blue2 yellow2 red2");
  EXPECT_EQ(scene.says("farm"), "red2");
  EXPECT_EQ(scene.says("draw"), "");
  EXPECT_EQ(scene.says("discard"), "");
  EXPECT_EQ(scene.says("now"), "turn 1");
}

// Point cards are out of circulation: no shuffle brings them back.
TEST(OsakaRefill, OSA_R2_OnlyTheDiscards) {
  Scene scene(empty_market()
                  .points(0, 4)
                  .kept("green2 green3")
                  .blind("green5 green5")
                  .discard("red2")
                  .pile("blue2")
                  .rest_in_hand(1));
  scene.play({"take red5"});
  EXPECT_EQ(scene.says("market"), "blue2 red2");
  // With nothing unseen left, everybody knows which cards were drawn blind.
  EXPECT_EQ(scene.says("kept"), "green2 green3 green5 green5");
  EXPECT_EQ(scene.says("blind"), "");
}

}  // namespace
}  // namespace kaisho::osaka_tests
