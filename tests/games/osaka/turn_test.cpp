// The course of a turn (OSA-T).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/osaka/table.h"

namespace kaisho::osaka_tests {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

TEST(OsakaTurn, OSA_T1_BuyTakeOrReserve) {
  Scene scene(Table(3).market("red2 blue5@2").farm("green3").hand(0, "red2").turn_of(0));
  EXPECT_THAT(scene.legal(), UnorderedElementsAre("buy", "take red2", "reserve red2 market",
                                                  "reserve green3 farm"));
}

TEST(OsakaTurn, OSA_T1_ThenTheNextPlayerClockwise) {
  const Table table = Table(3)
                          .market("red2 blue5 green5")
                          .farm("green3")
                          .hand(2, "red2 yellow5 yellow5")
                          .turn_of(2);
  for (const char* action : {"buy", "take red2", "reserve green3 farm"}) {
    Scene scene(table);
    scene.play({action});
    EXPECT_EQ(scene.says("now"), "turn 0") << action;
    EXPECT_EQ(scene.says("active"), "0");
    EXPECT_EQ(scene.says("turn"), "11");
  }
}

TEST(OsakaTurn, OSA_T1_NoPassing) {
  const Scene scene(Table().market("red2"));
  for (const char* text : {"pass", "none", "end"}) {
    EXPECT_EQ(legal_move(osaka(), scene.position(), text).error().code, "bad_move");
  }
  EXPECT_THAT(scene.legal(), ElementsAre("take red2", "reserve red2 market"));
}

TEST(OsakaTurn, OSA_T2_AnEmptyMarketIsRefilledFirst) {
  Scene scene(
      Table().market("red5").farm("blue2 blue3@1 green5").pile("yellow2 yellow3 red2 red3 green2"));
  scene.play({"take red5"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("turn: 11", "reveals: 35", "active: 1", "now: turn 1",
                                   "market: blue2 blue3@1 green5 yellow2 yellow3",
                                   "farm: red2 red3 green2", "hand 0: red5", "draw: 5 fewer"));
  EXPECT_THAT(scene.events("OSA-T2"), ElementsAre("OSA-T2 refill"));
  EXPECT_THAT(scene.legal("take"), ElementsAre("take blue2", "take blue3 own", "take green5",
                                               "take yellow2", "take yellow3"));
}

TEST(OsakaTurn, OSA_T2_AMarketReservedByOthersIsRefilledFirst) {
  Scene scene(Table(3)
                  .market("red5 blue5@0 green5@2")
                  .farm("blue2")
                  .pile("red2 red3 green2 green3 yellow2"));
  scene.play({"take red5"});
  EXPECT_EQ(scene.says("market"), "blue5@0 green5@2 blue2 red2 red3");
  EXPECT_EQ(scene.says("farm"), "green2 green3 yellow2");
  EXPECT_EQ(scene.says("now"), "turn 1");
}

TEST(OsakaTurn, OSA_T2_NotWhileACardIsOpen) {
  Scene free(Table().market("red5 red3").farm("blue2"));
  free.play({"take red5"});
  EXPECT_THAT(free.changes(), UnorderedElementsAre("turn: 11", "active: 1", "now: turn 1",
                                                   "market: red3", "hand 0: red5"));
  Scene own(Table().market("red5 red3@1").farm("blue2"));  // the player's reserved card is open
  own.play({"take red5"});
  EXPECT_EQ(own.says("market"), "red3@1");
  EXPECT_THAT(own.events("OSA-T2"), IsEmpty());
}

// No pile, no discards: the refill brings only cards of others, and there is no second one.
TEST(OsakaTurn, OSA_T2_OnceATurn) {
  Scene scene(Table(3).market("red5").farm("blue2@0 green2@2").rest_in_hand(0));
  scene.play({"take red5"});
  EXPECT_EQ(scene.says("market"), "blue2@0 green2@2");
  EXPECT_THAT(scene.events("OSA-T2"), ElementsAre("OSA-T2 refill"));
  EXPECT_THAT(scene.events("OSA-T3"), ElementsAre("OSA-T3 passed seat:1"));
  EXPECT_EQ(scene.says("now"), "turn 2");
}

TEST(OsakaTurn, OSA_T3_WithoutALegalActionAPlayerPasses) {
  Scene scene(Table(4).market("red5 blue2@3").rest_in_hand(0));
  scene.play({"take red5"});
  EXPECT_THAT(scene.events("OSA-T3"), ElementsAre("OSA-T3 passed seat:1", "OSA-T3 passed seat:2"));
  EXPECT_EQ(scene.says("now"), "turn 3");
  EXPECT_EQ(scene.says("turn"), "13");
  EXPECT_EQ(scene.says("passes"), "0");  // seat 3 can act: not in a row
}

TEST(OsakaTurn, OSA_T3_AsManyPassesInARowAsPlayersEndTheGame) {
  Scene scene(Table(4).market("red5 blue2@3").rest_in_hand(0).points(2, 3).turn_of(0));
  scene.play({"take red5"}).mark().play({"take blue2 own"});
  EXPECT_THAT(scene.events("OSA-T3"),
              ElementsAre("OSA-T3 passed seat:0", "OSA-T3 passed seat:1", "OSA-T3 passed seat:2",
                          "OSA-T3 passed seat:3", "OSA-T3 game_over by:passes"));
  EXPECT_THAT(scene.changes(), UnorderedElementsAre("turn: 17", "passes: 4", "over: rules",
                                                    "now: nothing", "market: ", "hand 3: blue2"));
  EXPECT_THAT(scene.legal(), IsEmpty());
  EXPECT_EQ(scene.result().rank, (std::array<int, kMaxSeats>{2, 2, 1, 2}));
  EXPECT_FALSE(scene.result().capped);
}

// A player who could buy nothing and take nothing may still have a card to reserve.
TEST(OsakaTurn, OSA_T3_NotWhileOneOfTheThreeIsPossible) {
  Scene scene(Table().market("red5 blue5").hand(1, ""));
  scene.play({"take red5"});
  EXPECT_THAT(scene.legal(), ElementsAre("take blue5", "reserve blue5 market"));
  EXPECT_THAT(scene.events("OSA-T3"), IsEmpty());
}

TEST(OsakaTurn, TheTurnCapEndsTheGameAfterThatTurn) {
  Scene scene(Table().market("red5 blue5 green5").points(1, 2).field("turn_cap", 12));
  scene.play({"take red5"});
  EXPECT_EQ(scene.says("over"), "no");
  scene.play({"take blue5"});
  EXPECT_EQ(scene.says("over"), "turn_cap");
  EXPECT_EQ(scene.says("turn"), "12");
  EXPECT_TRUE(scene.result().capped);
  EXPECT_EQ(scene.result().share, (std::array<float, kMaxSeats>{0, 1, 0, 0}));
}

}  // namespace
}  // namespace kaisho::osaka_tests
