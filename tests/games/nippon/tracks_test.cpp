// Knowledge and mines (NIP-A4, NIP-A5).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/nippon/table.h"

namespace kaisho::nippon_tests {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

// ---- steps and their prices

TEST(NipponTracks, NIP_A4_OneTwoOrThreeStepsForOneThreeOrSix) {
  const int prices[] = {1, 3, 6};
  const char* values[] = {"2", "2", "3"};
  for (int steps = 1; steps <= 3; ++steps) {
    const std::string count = std::to_string(steps);
    const std::string price = std::to_string(prices[steps - 1]);
    Scene scene(Table(3).stock(0, "yen=10").stepping("knowledge"));
    scene.play({"steps " + count});
    EXPECT_THAT(scene.changes(turn_over()),
                ElementsAre("yen 0: " + std::to_string(10 - prices[steps - 1]),
                            "track knowledge 0: " + count));
    EXPECT_THAT(scene.events("NIP-A4"),
                ElementsAre("NIP-A4 yen_paid seat:0 yen:" + price,
                            "NIP-A4 track_moved seat:0 steps:" + count +
                                " track:knowledge value:" + values[steps - 1]));
  }
}

TEST(NipponTracks, NIP_A5_TheSameOnTheCoalTrack) {
  const int prices[] = {1, 3, 6};
  const char* values[] = {"3", "3", "4"};
  for (int steps = 1; steps <= 3; ++steps) {
    const std::string count = std::to_string(steps);
    Scene scene(Table(3).stock(0, "yen=10").stepping("mines"));
    scene.play({"steps " + count});
    EXPECT_THAT(
        scene.changes(turn_over()),
        ElementsAre("yen 0: " + std::to_string(10 - prices[steps - 1]), "track coal 0: " + count));
    EXPECT_THAT(scene.events("NIP-A5"),
                ElementsAre("NIP-A5 yen_paid seat:0 yen:" + std::to_string(prices[steps - 1]),
                            "NIP-A5 track_moved seat:0 steps:" + count +
                                " track:coal value:" + values[steps - 1]));
  }
}

TEST(NipponTracks, NIP_A4_OneToThreeAreChosen) {
  Scene scene(Table().stock(0, "yen=40"));
  scene.play({"take white knowledge"});
  EXPECT_EQ(scene.says("now"), "track 0 action knowledge");
  EXPECT_THAT(scene.legal(), ElementsAre("steps 3", "steps 2", "steps 1"));
  Scene mines(Table().stock(0, "yen=40"));
  mines.play({"take white mines"});
  EXPECT_EQ(mines.says("now"), "track 0 action mines");
  EXPECT_THAT(mines.legal(), ElementsAre("steps 3", "steps 2", "steps 1"));
}

TEST(NipponTracks, NIP_A4_WhatTheyCostIsTold) {
  const Scene knowledge(Table().stock(0, "yen=2 plans=3").stepping("knowledge"));
  EXPECT_THAT(knowledge.legal("steps"), ElementsAre("steps 1"));
  EXPECT_THAT(knowledge.refusals("steps"), ElementsAre("steps 2: NIP-A4 not_enough_yen 3 2",
                                                       "steps 3: NIP-A4 not_enough_yen 6 2"));
}

TEST(NipponTracks, NIP_A5_WhatTheyCostIsTold) {
  const Scene mines(Table().stock(0, "yen=5 plans=3").stepping("mines"));
  EXPECT_THAT(mines.refusals("steps"), ElementsAre("steps 3: NIP-A5 not_enough_yen 6 5"));
}

// ---- the end of a track

TEST(NipponTracks, NIP_A4_NoMoreStepsAreBoughtThanTheMarkerCanGo) {
  const Scene two(Table().stock(0, "yen=40").tracks(0, "knowledge=9").stepping("knowledge"));
  EXPECT_THAT(two.legal(), ElementsAre("steps 2", "steps 1"));
  EXPECT_THAT(two.refusals("steps"), ElementsAre("steps 3: NIP-A4 track_at_end 2 0"));
  const Scene three(Table().stock(0, "yen=40").tracks(0, "knowledge=8").stepping("knowledge"));
  EXPECT_THAT(three.legal(), ElementsAre("steps 3", "steps 2", "steps 1"));
}

TEST(NipponTracks, NIP_A5_NoMoreStepsAreBoughtThanTheMarkerCanGo) {
  const Scene two(Table().stock(0, "yen=40").tracks(0, "coal=11").stepping("mines"));
  EXPECT_THAT(two.legal(), ElementsAre("steps 2", "steps 1"));
  EXPECT_THAT(two.refusals("steps"), ElementsAre("steps 3: NIP-A4 track_at_end 2 0"));
  const Scene one(Table().stock(0, "yen=0 plans=3").factories(0, "bento-b").tracks(0, "coal=12"));
  EXPECT_THAT(one.legal("take white mines"), ElementsAre("take white mines"));
}

// The last step is bought by itself, and for its price alone.
TEST(NipponTracks, NIP_A4_TheLastStepCostsOne) {
  Scene scene(Table().stock(0, "yen=40").tracks(0, "knowledge=10"));
  scene.play({"take white knowledge"});
  EXPECT_THAT(scene.changes(turn_over(0)), ElementsAre("yen 0: 39", "track knowledge 0: 11"));
}

TEST(NipponTracks, NIP_A4_WithTheMarkerAtItsEndTheActionIsClosed) {
  const Scene scene(Table().stock(0, "yen=40").tracks(0, "knowledge=11"));
  EXPECT_THAT(scene.legal(), Not(Contains("take white knowledge")));
  EXPECT_THAT(scene.legal(), Contains("take white mines"));
  EXPECT_THAT(scene.refusals("take white knowledge"),
              ElementsAre("take white knowledge: NIP-A4 track_at_end 0 0"));
}

TEST(NipponTracks, NIP_A5_WithTheMarkerAtItsEndTheActionIsClosed) {
  const Scene scene(Table().stock(0, "yen=0").tracks(0, "coal=13"));
  EXPECT_THAT(scene.legal("take"), IsEmpty());
  EXPECT_THAT(scene.refusals("take white mines"),
              ElementsAre("take white mines: NIP-A5 track_at_end 0 0"));
}

// ---- what goes beyond is lost, whatever gives it

TEST(NipponTracks, NIP_A4_TheStepMoreOfAFactoryIsLostAtTheEnd) {
  Scene scene(Table().stock(0, "yen=4").factories(0, "paper-a").tracks(0, "knowledge=9"));
  scene.play({"take white knowledge", "steps 2"});
  EXPECT_THAT(scene.changes(turn_over(0)), ElementsAre("yen 0: 1", "track knowledge 0: 11"));
  EXPECT_THAT(scene.events("NIP-F2a"), IsEmpty());
}

TEST(NipponTracks, NIP_A4_TwoStepsOfAFactoryAreCutToOne) {
  Scene scene(Table().tracks(0, "knowledge=10").investing());
  scene.play({"build paper-c"});
  EXPECT_THAT(scene.changes(turn_over()),
              ElementsAre("factories: silk-a silk-b silk-c silk-d paper-a paper-b paper-d bento-a "
                          "bento-b bento-c bento-d lenses-a lenses-b lenses-c lenses-d watches-a "
                          "watches-b watches-c watches-d bulbs-a bulbs-b bulbs-c bulbs-d",
                          "yen 0: 6", "track knowledge 0: 11", "paper 0: paper-c=0+0"));
  EXPECT_THAT(scene.events("NIP-F2c"),
              ElementsAre("NIP-F2c track_moved seat:0 steps:1 track:knowledge value:7"));
}

TEST(NipponTracks, NIP_A5_TwoStepsOfAFactoryAreLost) {
  Scene scene(Table().tracks(0, "knowledge=6 coal=13").investing());
  scene.play({"build bento-d"});
  EXPECT_EQ(scene.says("track coal 0"), "13");
  EXPECT_THAT(scene.events("NIP-F3d"), IsEmpty());
}

TEST(NipponTracks, NIP_A4_StepsOfTheMoneyTrackTooAreLost) {
  Scene contract(
      Table().tracks(0, "money=11").factories(0, "silk-a=2 paper-a=2 bento-a=2").exporting());
  contract.play({"fill contract-8 silk+paper+bento"});
  EXPECT_EQ(contract.says("track money 0"), "12");
  EXPECT_THAT(contract.events("NIP-A8"),
              Contains("NIP-A8 track_moved seat:0 steps:1 track:money value:36"));
  Scene symbol(Table().tracks(0, "money=12").ships(0, "kanto-chubu").putting_ships());
  symbol.play({"ships kansai-chugoku"});
  EXPECT_EQ(symbol.says("track money 0"), "12");
  EXPECT_THAT(symbol.events("NIP-A7"), Not(Contains(testing::HasSubstr("track_moved"))));
}

// ---- between two numbers the lower counts

TEST(NipponTracks, NIP_A5_BetweenTwoNumbersOfCoalTheLowerCounts) {
  const int coal[] = {2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9};
  for (int steps = 0; steps <= 13; ++steps) {
    Scene scene(Table().tracks(0, "coal=" + std::to_string(steps)));
    scene.play({"consolidate"});
    EXPECT_EQ(scene.number("coal 0"), coal[steps]);
  }
}

TEST(NipponTracks, NIP_A4_BetweenTwoNumbersOfKnowledgeTheLowerCounts) {
  const int missing[] = {5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0, 0};
  for (int steps = 0; steps <= 11; ++steps) {
    Scene scene(
        Table().stock(0, "plans=5").tracks(0, "knowledge=" + std::to_string(steps)).investing());
    scene.play({"build watches-a"});
    EXPECT_EQ(scene.number("plans 0"), 5 - missing[steps]);
  }
}

TEST(NipponTracks, NIP_A4_OnlyTheOwnMarkerMoves) {
  Scene scene(Table(4).active(2).stock(2, "yen=6").stepping("knowledge"));
  scene.play({"steps 3"});
  EXPECT_THAT(scene.changes(turn_over()), ElementsAre("yen 2: 0", "track knowledge 2: 3"));
}

}  // namespace
}  // namespace kaisho::nippon_tests
