// A payday: points and tokens (OSA-P1 to OSA-P6). In each, seat 0 buys a red card and the red ship
// arrives, unless said otherwise.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/osaka/table.h"

namespace kaisho::osaka_tests {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

Table red_arrives(int seats = 2) {
  return Table(seats).market("red2").hand(0, "green2").ships("red=4");
}

TEST(OsakaPayday, OSA_P1_EverybodySellsAllGoodsOfTheColour) {
  Scene scene(red_arrives(3)
                  .goods(1, "red3 red5! blue2!")
                  .goods(2, "red2 green5")
                  .farm("blue2")
                  .pile("blue2 blue3 yellow2 yellow3 yellow5"));
  scene.play({"buy"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre(
                  "turn: 11", "reveals: 35", "active: 1", "now: turn 1", "ship red: 0",
                  "market: blue2 blue2 blue3", "farm: yellow2 yellow3 yellow5",
                  "hand 0: ", "tokens 0: red", "points 0: 1", "goods 1: blue2", "insured 1: blue2",
                  "tokens 1: red", "points 1: 2", "goods 2: green5", "tokens 2: red", "points 2: 1",
                  "kept: red2 red2 red3 red5", "discard: green2", "draw: 5 fewer"));
  EXPECT_THAT(scene.events("OSA-P1"), ElementsAre("OSA-P1 payday colour:red"));
}

TEST(OsakaPayday, OSA_P1_OnlyOfTheArrivedColour) {
  Scene scene(red_arrives().goods(1, "blue5 yellow5 green5").ships("red=4 blue=2"));
  scene.play({"buy"});
  EXPECT_EQ(scene.says("goods 1"), "blue5 yellow5 green5");
  EXPECT_EQ(scene.says("points 1"), "0");
}

struct Sale {
  std::string goods;
  std::string tokens;
  int value;
};

TEST(OsakaPayday, OSA_P2_PriceTimesCardsRoundedUp) {
  for (const Sale& sale :
       {Sale{"red2", "", 5}, Sale{"red5", "", 5}, Sale{"red3 red3", "", 10},
        Sale{"red2 red5", "", 10}, Sale{"red5 red5 red5", "", 15},
        Sale{"red2 red2 red2 red2 red2", "", 10}, Sale{"red2 red3 red3", "", 10},
        Sale{"red5", "red", 10}, Sale{"red5 red5 red5", "red red", 25},
        Sale{"red2", "red red red", 5}, Sale{"red2", "red red red red", 10},
        Sale{"red5", "blue green yellow", 5}, Sale{"red3 red2", "blue red", 10}}) {
    Scene scene(red_arrives().goods(1, sale.goods).tokens(1, sale.tokens));
    scene.play({"buy"});
    EXPECT_EQ(scene.says("points 1"), std::to_string(sale.value / 5)) << sale.goods << sale.tokens;
    const Lines sold = scene.events("OSA-P2");
    ASSERT_EQ(sold.size(), 2U);
    EXPECT_TRUE(sold[1].ends_with(" value:" + std::to_string(sale.value))) << sold[1];
  }
}

TEST(OsakaPayday, OSA_P2_WhatIsTold) {
  Scene scene(red_arrives().goods(1, "red3 red2").tokens(1, "red red blue"));
  scene.play({"buy"});
  EXPECT_THAT(scene.events("OSA-P2"),
              ElementsAre("OSA-P2 lot_sold cards:1 colour:red highest:2 points:1 seat:0 tokens:0 "
                          "value:5",
                          "OSA-P2 lot_sold cards:2 colour:red highest:3 points:2 seat:1 tokens:2 "
                          "value:10"));
}

// The token of one payday raises the price from the next on.
TEST(OsakaPayday, OSA_P2_NoTokenOfThisPaydayAmongThem) {
  Scene scene(Table().market("red5").hand(0, "green5").ships("red=4"));
  scene.play({"buy"});
  EXPECT_EQ(scene.says("points 0"), "1");
  EXPECT_EQ(scene.says("tokens 0"), "red");
}

TEST(OsakaPayday, OSA_P3_LowestOfTheLotFirstTheRestDiscarded) {
  Scene scene(red_arrives().goods(1, "red3 red2 red2 red3"));
  scene.play({"buy"});  // 3 × 4 = 12, up to 15: three points
  EXPECT_EQ(scene.says("points 1"), "3");
  EXPECT_EQ(scene.says("kept"), "red2 red2 red2 red3");
  EXPECT_EQ(scene.says("discard"), "red3 green2");
  EXPECT_EQ(scene.says("blind"), "");
  EXPECT_THAT(
      scene.events("OSA-P3"),
      ElementsAre("OSA-P3 point_card card:red2 seat:0", "OSA-P3 point_card card:red2 seat:1",
                  "OSA-P3 point_card card:red2 seat:1", "OSA-P3 point_card card:red3 seat:1",
                  "OSA-P3 lot_rest card:red3 seat:1"));
}

TEST(OsakaPayday, OSA_P3_FromThePileWhenTheLotIsTooSmall) {
  Scene scene(red_arrives()
                  .goods(1, "red5")
                  .tokens(1, "red red red red red red")
                  .pile("blue5 green3 yellow2 yellow3 yellow5 blue2 blue3"));
  scene.play({"buy"});  // 11, up to 15: three points
  EXPECT_EQ(scene.says("points 1"), "3");
  EXPECT_EQ(scene.says("kept"), "red2 red5");
  EXPECT_EQ(scene.says("blind"), "blue5 green3");
  EXPECT_EQ(scene.says("market"), "yellow2 yellow3");
  EXPECT_EQ(scene.says("reveals"), "35");  // the five of the refill: the others nobody saw
  const Lines told = scene.events("OSA-P3");
  EXPECT_EQ(Lines(told.begin() + 1, told.end()),
            (Lines{"OSA-P3 point_card card:red5 seat:1", "OSA-P3 point_card card:unseen seat:1",
                   "OSA-P3 point_card card:unseen seat:1"}));
}

TEST(OsakaPayday, OSA_P3_FromTheShuffledDiscardsIfNeedBe) {
  Scene scene(red_arrives()
                  .goods(1, "red5")
                  .tokens(1, "red red red red")
                  .discard("blue5 blue5 blue5 blue5 blue5 blue5 blue5")
                  .rest_in_hand(1));
  scene.play({"buy"});  // 9, up to 10: one card of the sale, one of the discards and the payment
  EXPECT_EQ(scene.says("points 1"), "2");
  EXPECT_THAT(scene.events("OSA-R2"), ElementsAre("OSA-R2 shuffled cards:8"));
  EXPECT_THAT(scene.says("blind"), testing::AnyOf("blue5", "green2"));
  EXPECT_EQ(scene.says("kept"), "red2 red5");
}

TEST(OsakaPayday, OSA_P3_APointWithoutACardCountsAllTheSame) {
  Scene scene(red_arrives()
                  .goods(1, "red5")
                  .tokens(1, "red red red red red red")
                  .goods(0, "red2 red2 red2 red2 red2 red2 red2 red2")
                  .tokens(0, "red red red red")
                  .pile("blue5")
                  .rest_in_hand(1));
  scene.play({"buy"});
  // Seat 0: (2 + 4) × 9 = 54, up to 55: eleven points, nine cards, then blue5 and green2.
  // Seat 1: 5 + 6 = 11, up to 15: three points, red5 and no other card.
  EXPECT_EQ(scene.says("points 0"), "11");
  EXPECT_EQ(scene.says("points 1"), "3");
  const Lines told = scene.events("OSA-P3");
  EXPECT_EQ(Lines(told.end() - 5, told.end()),
            (Lines{"OSA-P3 point_card card:unseen seat:0", "OSA-P3 point_card card:unseen seat:0",
                   "OSA-P3 point_card card:red5 seat:1", "OSA-P3 point_card card:null seat:1",
                   "OSA-P3 point_card card:null seat:1"}));
}

// Two ships at once; seat 1 of three is active.
TEST(OsakaPayday, OSA_P4_AllColoursAreScoredThenEachStepOnce) {
  Scene scene(Table(3)
                  .market("blue2 red2")
                  .hand(1, "green2 yellow2")
                  .ships("red=4 blue=4 yellow=3")
                  .goods(0, "blue3 red2 yellow2 yellow2")
                  .goods(2, "red5")
                  .turn_of(1));
  scene.play({"buy"});
  Lines told = scene.events();
  std::erase_if(told, [](const std::string& line) { return !line.starts_with("OSA-P"); });
  EXPECT_THAT(
      told,
      ElementsAre("OSA-P1 payday colour:red",
                  "OSA-P2 lot_sold cards:1 colour:red highest:2 points:1 seat:1 tokens:0 value:5",
                  "OSA-P3 point_card card:red2 seat:1",
                  "OSA-P2 lot_sold cards:1 colour:red highest:5 points:1 seat:2 tokens:0 value:5",
                  "OSA-P3 point_card card:red5 seat:2",
                  "OSA-P2 lot_sold cards:1 colour:red highest:2 points:1 seat:0 tokens:0 value:5",
                  "OSA-P3 point_card card:red2 seat:0", "OSA-P1 payday colour:blue",
                  "OSA-P2 lot_sold cards:1 colour:blue highest:2 points:1 seat:1 tokens:0 value:5",
                  "OSA-P3 point_card card:blue2 seat:1",
                  "OSA-P2 lot_sold cards:1 colour:blue highest:3 points:1 seat:0 tokens:0 value:5",
                  "OSA-P3 point_card card:blue3 seat:0",
                  "OSA-P5 token_taken colour:red count:1 seat:1 tokens:1",
                  "OSA-P5 token_taken colour:blue count:1 seat:1 tokens:2",
                  "OSA-P5 token_taken colour:red count:1 seat:2 tokens:1",
                  "OSA-P5 token_taken colour:red count:1 seat:0 tokens:1",
                  "OSA-P5 token_taken colour:blue count:1 seat:0 tokens:2",
                  "OSA-P9 ship_returned colour:red from:5 to:0",
                  "OSA-P9 ship_returned colour:blue from:5 to:0",
                  "OSA-P8 wrecked colour:yellow place:3",
                  "OSA-P8 good_lost card:yellow2 count:2 seat:0",
                  "OSA-P9 ship_returned colour:yellow from:3 to:2"));
}

// Seven tokens and two colours: the first token alone would end the game, both are taken.
TEST(OsakaPayday, OSA_P4_TheEndIsLookedAtOnce) {
  Scene scene(Table()
                  .market("blue2 red2")
                  .hand(0, "green2 yellow2")
                  .ships("red=4 blue=4")
                  .tokens(0, "green green green green green green green"));
  scene.play({"buy"});
  EXPECT_EQ(scene.says("tokens 0"), "red blue green green green green green green green");
  EXPECT_EQ(scene.says("over"), "rules");
}

TEST(OsakaPayday, OSA_P5_ATokenForEachColourScored) {
  Scene scene(Table()
                  .market("blue2 red2")
                  .hand(0, "green2 yellow2")
                  .ships("red=4 blue=4")
                  .tokens(0, "red green")
                  .tokens(1, "green")
                  .goods(1, "blue5"));
  scene.play({"buy"});
  EXPECT_EQ(scene.says("tokens 0"), "red red blue green");
  EXPECT_EQ(scene.says("tokens 1"), "blue green");
}

TEST(OsakaPayday, OSA_P5_NoneForWhoSoldNothing) {
  Scene scene(red_arrives(3).goods(1, "blue5").tokens(1, "red"));
  scene.play({"buy"});
  EXPECT_EQ(scene.says("tokens 1"), "red");
  EXPECT_EQ(scene.says("tokens 2"), "");
}

TEST(OsakaPayday, OSA_P5_TokensDoNotRunOut) {
  // The box has twelve of a colour; fourteen are out already.
  Scene scene(red_arrives(3)
                  .tokens(0, "red red red red red")
                  .tokens(1, "red red red red red")
                  .tokens(2, "red red red red")
                  .goods(1, "red2")
                  .goods(2, "red2"));
  scene.play({"buy"});
  EXPECT_EQ(scene.says("tokens 0"), "red red red red red red");
  EXPECT_EQ(scene.says("tokens 1"), "red red red red red red");
  EXPECT_EQ(scene.says("tokens 2"), "red red red red red");
}

TEST(OsakaPayday, OSA_P6_EightTokensEndTheGameAndTheRestIsSkipped) {
  Scene scene(red_arrives()
                  .ships("red=4 blue=3")
                  .tokens(1, "blue blue blue blue blue green green")
                  .goods(1, "red2 blue2 blue3")
                  .hand(1, "blue2")
                  .farm("yellow5"));
  scene.play({"buy"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("over: rules", "now: nothing", "ship red: 5",
                                   "market: ", "hand 0: ", "tokens 0: red", "points 0: 1",
                                   "goods 1: blue2 blue3", "points 1: 1",
                                   "tokens 1: red blue blue blue blue blue green green",
                                   "kept: red2 red2", "discard: green2"));
  EXPECT_THAT(scene.events("OSA-P6"), ElementsAre("OSA-P6 game_over by:tokens seat:1 seats:[1]"));
}

// All who have eight have them at once; they are named from the active player clockwise.
TEST(OsakaPayday, OSA_P6_NamesAllWhoHaveEightTokens) {
  Scene scene(red_arrives(3)
                  .turn_of(1)
                  .tokens(0, "blue blue blue blue blue blue blue")
                  .goods(0, "red2")
                  .hand(1, "green5")
                  .goods(1, "red2")
                  .tokens(2, "green green green green green green green")
                  .goods(2, "red2"));
  scene.play({"buy"});
  EXPECT_THAT(scene.events("OSA-P6"), ElementsAre("OSA-P6 game_over by:tokens seat:2 seats:[0,2]"));
}

TEST(OsakaPayday, OSA_P6_SevenDoNot) {
  Scene scene(red_arrives().tokens(0, "blue blue blue green green green"));
  scene.play({"buy"});
  EXPECT_EQ(scene.says("over"), "no");
  EXPECT_EQ(scene.says("now"), "turn 1");
}

}  // namespace
}  // namespace kaisho::osaka_tests
