// The course of a turn and of a round (YAM-T2, YAM-T5, YAM-T12).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/yamatai/table.h"

namespace kaisho::yamatai_tests {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

TEST(YamataiTurn, YAM_T12_ARoundPlaysEveryPieceInTheOrderOfTheTrack) {
  Scene scene(Table(4).order("2 0 3 1").choosing_fleet().track("1 4 6 7 9 / 2 / 3 5 8 10"));
  std::string seats = scene.says("active");
  for (const Lines& turn : {Lines{"fleet 6", "done", "keep green"}, Lines{"fleet 4", "done"},
                            Lines{"fleet 1", "done"}}) {
    scene.play(turn);
    seats += " " + scene.says("active");
  }
  EXPECT_EQ(seats, "2 0 3 1");
  EXPECT_EQ(scene.says("played"), "6 4 1 -");
  EXPECT_THAT(scene.events("YAM-T12"), ElementsAre("YAM-T12 turn_began round:2 seat:0 turn:9",
                                                   "YAM-T12 turn_began round:2 seat:3 turn:10",
                                                   "YAM-T12 turn_began round:2 seat:1 turn:11"));
}

TEST(YamataiTurn, YAM_T12_WithTwoPlayersEachTwice) {
  Scene scene(Table(2).order("1 0 0 1").choosing_fleet().track("1 4 6 7 9 / 2 / 3 5 8 10"));
  std::string seats = scene.says("active");
  for (const Lines& turn : {Lines{"fleet 6", "done", "keep green"}, Lines{"fleet 4", "done"},
                            Lines{"fleet 1", "done", "keep green"}}) {
    scene.play(turn);
    seats += " " + scene.says("active");
  }
  EXPECT_EQ(seats, "1 0 0 1");
  EXPECT_EQ(scene.says("played"), "6 4 1 -");
}

// Trade, powers and recruiting are there again in the second turn of a round.
TEST(YamataiTurn, YAM_T12_OnceATurnIsOnceInEachOfThese) {
  Scene scene(Table(2)
                  .order("0 0 1 1")
                  .fleet(4)
                  .boats("53=red")
                  .specialists(0, "hetsuka")
                  .culture(0, "tea tea tea tea rice rice")
                  .specialist_row("riu yasoma"));
  scene.play({"buy green", "slide 53 54", "token-for-coins rice", "done", "recruit riu tea"});
  EXPECT_EQ(scene.says("active") + " place " + scene.says("place"), "0 place 1");
  EXPECT_EQ(scene.says("used") + scene.says("trades"), "0");
  scene.play({"fleet 1", "buy green", "token-for-coins rice", "done", "recruit yasoma tea"});
  EXPECT_EQ(scene.says("active") + " place " + scene.says("place"), "1 place 2");
  EXPECT_EQ(scene.says("specialists 0"), "riu hetsuka yasoma");
}

TEST(YamataiTurn, YAM_T12_NothingOfATurnIsLeftForTheNext) {
  Scene scene(Table(3).choosing_fleet().row("-").culture(0, "tea tea").specialist_row("riu"));
  scene.play({"fleet 2", "buy green", "place green 1", "place brown 7"});
  EXPECT_EQ(scene.says("placed") + scene.says("last") + scene.says("begun"), "-false");
  scene.play({"recruit riu tea"});
  EXPECT_THAT(
      scene.changes({"track"}),
      UnorderedElementsAre("turn: 7", "active: 1", "place: 1", "played: 2 - -", "boat 1: green",
                           "boat 7: brown", "coins 0: 9", "supply green: 21", "supply brown: 18",
                           "culture 0: ", "specialists: - - - - -", "specialists 0: riu"));
}

// Trade, placing, collecting, the port, recruiting: one after the other.
TEST(YamataiTurn, YAM_T5_TheOrderOfATurn) {
  Scene scene(Table()
                  .choosing_fleet()
                  .row("-")
                  .tokens("2=tea 33=rice")
                  .culture(0, "tea")
                  .hand(0, "red black")
                  .specialist_row("riu"));
  EXPECT_EQ(steps_of(scene), "fleet 0, main 0, port 0, recruit 0 recruited false, turn_end");
  scene.play({"fleet 1", "buy brown"});
  EXPECT_EQ(scene.says("now"), "main 0");
  scene.play({"place green 1", "place brown 2", "collect"});
  EXPECT_EQ(scene.says("now"), "port 0");
  EXPECT_THAT(scene.legal(), ElementsAre("keep red", "keep black"));
  scene.play({"keep red"});
  EXPECT_THAT(scene.legal(), ElementsAre("recruit riu tea", "done"));
  scene.play({"done"});
  EXPECT_EQ(scene.says("active"), "1");
}

TEST(YamataiTurn, YAM_T5_ABuildingIsCompulsoryToo) {
  Scene scene(
      Table().boats("1=green").hand(0, "brown brown").row("fishing-hut").culture(0, "tea tea"));
  scene.play({"place brown 12"});
  EXPECT_THAT(scene.legal(),
              ElementsAre("build fishing-hut 1", "place brown 13", "place brown 23"));
  EXPECT_THAT(scene.refusals("done"), ElementsAre("done: YAM-T5 must_act 0 0"));
}

TEST(YamataiTurn, YAM_T5_AReservedOneToo) {
  Scene scene(Table().boats("1=green").hand(0, "brown brown").row("-").reserved(0, "fishing-hut"));
  scene.play({"place brown 12"});
  EXPECT_THAT(scene.legal("done"), IsEmpty());
}

TEST(YamataiTurn, YAM_T5_WithoutABoatPlacedNothingIsCompulsory) {
  const Scene scene(
      Table().boats("1=green 7=brown").hand(0, "brown").row("fishing-hut").tokens("2=tea"));
  EXPECT_THAT(scene.legal("build"), IsEmpty());
  EXPECT_THAT(scene.legal("done"), ElementsAre("done"));
  EXPECT_THAT(scene.refusals("build"),
              ElementsAre("build fishing-hut 1: YAM-T5 no_boat_placed 0 0"));
}

// What only an optional power would allow is not possible of itself.
TEST(YamataiTurn, YAM_T5_WhatAPowerWouldAllowIsNotCompulsory) {
  // A sanctuary that Kachiko could remove, a token that fleet 6 could bring, a boat of fleet 8.
  const Table table = Table()
                          .boats("12=green 1=brown 40=black")
                          .placed("1")
                          .row("tea-stall")
                          .sanctuaries("2")
                          .specialists(0, "kachiko")
                          .tokens("20=tea 33=rice");
  for (const int fleet : {6, 8, 4}) {
    const Scene scene(Table(table).fleet(fleet));
    EXPECT_THAT(scene.legal("done"), ElementsAre("done")) << fleet;
    EXPECT_THAT(scene.legal("build"), IsEmpty());
  }
}

TEST(YamataiTurn, YAM_T5_ABuildingThatIsEasedAndOneThatIsNot) {
  const Scene scene(
      Table().fleet(9).boats("1=green 7=brown").placed("7").row("watermill fishing-hut"));
  EXPECT_THAT(scene.legal("done"), IsEmpty());
  EXPECT_THAT(scene.legal("build watermill"),
              ElementsAre("build watermill 1", "build watermill 2"));
}

TEST(YamataiTurn, YAM_T5_OnceBuiltNoBoatIsPlacedAnyMore) {
  Scene scene(Table()
                  .boats("1=green 7=brown")
                  .placed("1 7")
                  .hand(0, "red black")
                  .row("fishing-hut rice-barn")
                  .tokens("9=tea"));
  scene.play({"build fishing-hut 1"});
  EXPECT_THAT(scene.legal(), ElementsAre("keep red", "keep black"));
}

// A decision with one outcome is made by itself: here the whole rest of the turn.
TEST(YamataiTurn, YAM_T12_WhatLeavesNoChoiceIsDone) {
  Scene scene(Table(3).choosing_fleet().coins(0, 0).supply("green=0"));
  scene.play({"fleet 1"});
  EXPECT_EQ(scene.says("active"), "1");
  EXPECT_THAT(scene.events(), ElementsAre("YAM-T1 fleet_taken fleet:1 seat:0",
                                          "YAM-S5 boat_lacking colour:green seat:0",
                                          "YAM-T12 turn_began round:2 seat:1 turn:7"));
}

// ---- YAM-T2: powers of specialists stand at the same moments

TEST(YamataiTurn, YAM_T2_BetweenTwoBoatsAndAfterRecruiting) {
  Scene scene(Table()
                  .fleet(1)
                  .specialists(0, "hetsuka kachiko")
                  .culture(0, "tea tea rice")
                  .sanctuaries("20")
                  .specialist_row("yasoma")
                  .hand(0, "green green green")
                  .row("-"));
  const auto expect_open = [&](const char* when) {
    EXPECT_FALSE(scene.legal("token-for-coins").empty()) << when;
    EXPECT_THAT(scene.legal("cleanse"), ElementsAre("cleanse 20")) << when;
  };
  expect_open("at first");
  scene.play({"place green 1"});
  expect_open("between two boats");
  scene.play({"place green 7", "done"});
  expect_open("before recruiting");
  scene.play({"recruit yasoma tea"});
  expect_open("after recruiting");
  scene.play({"cleanse 20", "token-for-coins rice"});
  EXPECT_EQ(scene.says("active"), "1");  // and nothing is left
}

}  // namespace
}  // namespace kaisho::yamatai_tests
