// Buying goods (OSA-B).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/osaka/table.h"

namespace kaisho::osaka_tests {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

TEST(OsakaBuy, OSA_B1_EveryCardNotReservedByOthers) {
  Scene scene(Table(3)
                  .market("red2 blue3@1 red3 green5@2 yellow2@0")
                  .farm("blue2")
                  .hand(0, "red5 red2")
                  .pile("red2 red2 red3 red3 red5"));
  scene.play({"buy"});
  EXPECT_THAT(
      scene.changes(),
      UnorderedElementsAre("turn: 11", "reveals: 35", "active: 1", "now: turn 1", "ship red: 2",
                           "ship yellow: 1", "market: blue3@1 green5@2 blue2 red2 red2",
                           "farm: red3 red3 red5", "hand 0: ", "goods 0: red2 red3 yellow2",
                           "discard: red2 red5", "draw: 5 fewer"));
  EXPECT_THAT(scene.events("OSA-B1"), ElementsAre("OSA-B1 bought cards:3 cost:7 seat:0"));
  EXPECT_THAT(scene.events("OSA-B4"), ElementsAre("OSA-B4 loaded card:red2 seat:0 slot:0",
                                                  "OSA-B4 loaded card:red3 seat:0 slot:2",
                                                  "OSA-B4 loaded card:yellow2 seat:0 slot:4"));
}

TEST(OsakaBuy, OSA_B1_AllOrNothing) {
  // The two would be affordable, the five with them is not.
  const Scene scene(Table().market("red2 green5").hand(0, "blue5"));
  EXPECT_THAT(scene.legal("buy"), IsEmpty());
  EXPECT_EQ(Scene(Table().market("red2 blue5").hand(0, "red5 green2")).legal("buy"), Lines{"buy"});
  EXPECT_EQ(legal_move(osaka(), scene.position(), "buy red2").error().code, "bad_move");
}

TEST(OsakaBuy, OSA_B1_ReservedCardsOfOthersCostNothing) {
  EXPECT_EQ(Scene(Table(3).market("red2 green5@1 blue5@2").hand(0, "blue2")).legal("buy"),
            Lines{"buy"});
  EXPECT_THAT(Scene(Table(3).market("red2 green5@0").hand(0, "blue2")).refusals("buy"),
              ElementsAre("buy: OSA-B2 too_expensive 7 2"));
}

TEST(OsakaBuy, OSA_B2_TheHandMustBeWorthTheCards) {
  EXPECT_THAT(Scene(Table().market("red5 green5").hand(0, "red5 blue2 blue2")).legal("buy"),
              IsEmpty());
  EXPECT_THAT(Scene(Table().market("red5 green5").hand(0, "red5 blue2 blue2")).refusals("buy"),
              ElementsAre("buy: OSA-B2 too_expensive 10 9"));
  EXPECT_THAT(Scene(Table().market("red5 green5").hand(0, "red5 blue2 blue3")).legal("buy"),
              ElementsAre("buy"));
}

TEST(OsakaBuy, OSA_B2_NoChangeAndPaymentIsDiscarded) {
  Scene scene(Table().market("red2 green2").hand(0, "red5").discard("blue3"));
  scene.play({"buy"});
  EXPECT_EQ(scene.says("hand 0"), "");
  EXPECT_EQ(scene.says("discard"), "red5 blue3");
  EXPECT_THAT(scene.events("OSA-B2"), ElementsAre("OSA-B2 paid card:red5 seat:0"));
}

TEST(OsakaBuy, OSA_B2_PaidCardByCard) {
  Scene scene(Table().market("red5 red5").hand(0, "blue5 blue3 green3 blue2 green2 yellow2"));
  scene.play({"buy"});
  EXPECT_THAT(scene.changes(), ElementsAre("now: pay 0 due 10 from red5"));
  EXPECT_THAT(scene.legal(), ElementsAre("pay blue5", "pay blue3"));
  scene.play({"pay blue5"});
  EXPECT_THAT(scene.changes(), UnorderedElementsAre("now: pay 0 due 5 from blue5", "discard: blue5",
                                                    "hand 0: blue2 blue3 yellow2 green2 green3"));
  EXPECT_THAT(scene.legal(), ElementsAre("pay blue3", "pay green3", "pay blue2"));
  scene.play({"pay green3"});
  EXPECT_THAT(scene.legal(), ElementsAre("pay blue2", "pay yellow2", "pay green2"));
  scene.play({"pay yellow2"});
  EXPECT_EQ(scene.says("now"), "turn 1");
  EXPECT_EQ(scene.says("hand 0"), "blue2 blue3 green2");
  EXPECT_EQ(scene.says("discard"), "blue5 yellow2 green3");
}

TEST(OsakaBuy, OSA_B3_NoCardThatCouldBeLeftOut) {
  // Five is due: 5, 3+3 and 3+2 pay it without a redundant card; 5+2 does not.
  Scene scene(Table().market("red5").hand(0, "blue5 blue3 green3 blue2"));
  scene.play({"buy"});
  EXPECT_THAT(scene.legal(), ElementsAre("pay blue5", "pay blue3", "pay green3"));
  scene.play({"pay blue5"});
  EXPECT_EQ(scene.says("now"), "turn 1");
  EXPECT_EQ(scene.says("discard"), "blue5");
}

TEST(OsakaBuy, OSA_B3_ColoursAreAChoice) {
  Scene scene(Table().market("red2").hand(0, "red2 blue2 green2"));
  scene.play({"buy"});
  EXPECT_THAT(scene.legal(), ElementsAre("pay red2", "pay blue2", "pay green2"));
  EXPECT_THAT(scene.play({"pay green2"}).says("hand 0"), "red2 blue2");
}

TEST(OsakaBuy, OSA_B3_CardsThatCannotPayNowSayWhy) {
  Scene scene(Table().market("red5 blue3").hand(0, "blue5 red3 green3 blue2 yellow2"));
  scene.play({"buy"});
  EXPECT_THAT(scene.legal(), ElementsAre("pay blue5", "pay red3"));
  EXPECT_THAT(scene.refusals("pay"), ElementsAre("pay green3: OSA-B3 too_little_left 0 0",
                                                 "pay blue2: OSA-B3 too_little_left 0 0",
                                                 "pay yellow2: OSA-B3 too_little_left 0 0"));
  scene.play({"pay red3"});  // without the five the other three is needed: paid by itself
  EXPECT_EQ(scene.says("now"), "pay 0 due 2 from green3");
  EXPECT_THAT(scene.legal(), ElementsAre("pay blue2", "pay yellow2"));
  EXPECT_THAT(scene.refusals("pay"), ElementsAre("pay blue5: OSA-B3 paid_by_falling_value 0 0"));
}

TEST(OsakaBuy, OSA_B4_BoughtCardsAreGoodsNeverMoney) {
  Scene scene(Table()
                  .market("blue5 red2 blue3")
                  .farm("green2 green2 green2")
                  .hand(0, "red5 green5")
                  .goods(0, "blue2 yellow5")
                  .pile("red3 red3"));
  scene.play({"buy"});
  EXPECT_EQ(scene.says("goods 0"), "red2 blue2 blue3 blue5 yellow5");
  EXPECT_EQ(scene.says("hand 0"), "");
  scene.play({"take green2"}).mark();
  EXPECT_EQ(scene.says("now"), "turn 0");
  EXPECT_THAT(scene.legal("buy"), IsEmpty());
  EXPECT_THAT(scene.refusals("buy"), ElementsAre("buy: OSA-B2 too_expensive 10 0"));
}

TEST(OsakaBuy, OSA_B4_NoLimit) {
  std::string many;
  for (int i = 0; i < 9; ++i) many += "red3 blue3 yellow3 ";
  Scene scene(Table().market("red2").hand(0, "blue2").goods(0, many + "green2"));
  scene.play({"buy"});
  EXPECT_THAT(scene.says("goods 0"), HasSubstr("red2 red3 red3"));
}

TEST(OsakaBuy, OSA_B5_OneCardOnePlaceMoreTwo) {
  Scene scene(Table()
                  .market("red2 blue2 blue3 yellow2 yellow2 yellow2")
                  .ships("green=1")
                  .hand(0, "green5 green5 green3"));
  scene.play({"buy"});
  EXPECT_THAT(scene.events("OSA-B5"), ElementsAre("OSA-B5 ship_moved colour:red from:0 to:1",
                                                  "OSA-B5 ship_moved colour:blue from:0 to:2",
                                                  "OSA-B5 ship_moved colour:yellow from:0 to:2"));
  EXPECT_EQ(scene.says("ship green"), "1");
}

TEST(OsakaBuy, OSA_B5_AShipStopsAtEdo) {
  Scene scene(Table().market("red2 red3").ships("red=4").hand(0, "green5"));
  scene.play({"buy"});
  EXPECT_THAT(scene.events("OSA-B5"), ElementsAre("OSA-B5 ship_moved colour:red from:4 to:5"));
  Scene exact(Table().market("red2 red3").ships("red=3").hand(0, "green5"));
  exact.play({"buy"});
  EXPECT_THAT(exact.events("OSA-B5"), ElementsAre("OSA-B5 ship_moved colour:red from:3 to:5"));
}

TEST(OsakaBuy, OSA_B6_PaydayBeforeTheRefill) {
  Scene scene(Table()
                  .market("red5")
                  .farm("blue2")
                  .ships("red=4")
                  .tokens(0, "red")
                  .hand(0, "green5")
                  .pile("blue5 yellow2 yellow3 yellow5 green2 green3"));
  scene.play({"buy"});
  // One card of the sale, one from the pile: so the refill begins with the pile's second card.
  EXPECT_THAT(
      scene.changes(),
      UnorderedElementsAre("turn: 11", "reveals: 35", "active: 1", "now: turn 1", "ship red: 0",
                           "market: blue2 yellow2 yellow3", "farm: yellow5 green2 green3",
                           "hand 0: ", "tokens 0: red red", "points 0: 2", "kept: red5",
                           "blind: blue5", "discard: green5", "draw: 6 fewer"));
}

TEST(OsakaBuy, OSA_B6_NoShipAtEdoNoPayday) {
  Scene scene(Table().market("red5").ships("red=3 blue=4").hand(0, "green5").goods(1, "blue2"));
  scene.play({"buy"});
  EXPECT_EQ(scene.says("ship red"), "4");
  EXPECT_EQ(scene.says("ship blue"), "4");
  EXPECT_EQ(scene.says("goods 1"), "blue2");
}

TEST(OsakaBuy, OSA_B6_NoRefillOnceTheGameHasEnded) {
  Scene scene(Table()
                  .market("red5 green2@1")
                  .farm("blue2")
                  .ships("red=4")
                  .tokens(0, "blue blue blue blue blue blue blue")
                  .hand(0, "green5"));
  scene.play({"buy"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("over: rules", "now: nothing", "ship red: 5", "market: green2@1",
                                   "hand 0: ", "tokens 0: red blue blue blue blue blue blue blue",
                                   "points 0: 1", "kept: red5", "discard: green5"));
}

TEST(OsakaBuy, OSA_B7_ThenTheRefill) {
  Scene scene(Table()
                  .market("red5")
                  .farm("blue2")
                  .hand(0, "green5")
                  .pile("yellow2 yellow3 yellow5 green2 green3"));
  scene.play({"buy"});
  EXPECT_EQ(scene.says("market"), "blue2 yellow2 yellow3");
  EXPECT_EQ(scene.says("farm"), "yellow5 green2 green3");
  EXPECT_THAT(scene.events("OSA-B7"), ElementsAre("OSA-B7 refill"));
}

}  // namespace
}  // namespace kaisho::osaka_tests
