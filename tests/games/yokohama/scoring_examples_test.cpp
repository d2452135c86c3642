// The rulebook's examples of phases A and C and of the final count.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/yokohama/table.h"

namespace kaisho::yokohama_tests {
namespace {

using testing::ElementsAre;
using testing::UnorderedElementsAre;

// Points per seat in that line of the count.
std::vector<int> points(const Table& table, const std::string& line) {
  const Scene scene(table);
  const Json json = scene.json();
  std::vector<int> all;
  for (const Json& item : json["scoring"]) {
    if (item["line"] != line) continue;
    for (const Json& seat : item["seats"]) all.push_back(seat["points"]);
  }
  return all;
}

TEST(YokohamaScoringExamples, YOK_X1_AgentOnTheCopperMine) {
  // Two assistants and the player's trading house: power 3, one copper, no token, no building.
  Scene scene(Table(4)
                  .phase_a()
                  .agents(0, "uk")
                  .assistants(0, "copper-mine=2")
                  .houses(0, "copper-mine")
                  .hand(0, "shops=2 houses=1"));
  scene.play({"agent copper-mine"});
  EXPECT_THAT(
      scene.changes(),
      UnorderedElementsAre("now: place 0 last - placed 0", "used: agent", "agents 0: uk!",
                           "copper 0: 2", "hand 0: 10 2 1", "assistants copper-mine: 0 0 0 0"));
  EXPECT_THAT(scene.events(),
              ElementsAre("YOK-X1 agent_used area:copper-mine cell:0 flag:uk seat:0",
                          "YOK-A1 acted area:copper-mine cell:0 power:3 seat:0",
                          "YOK-A3 gained count:1 resource:copper seat:0",
                          "YOK-R1 recalled area:copper-mine cell:0 count:2 seat:0 stayed:0"));
}

TEST(YokohamaScoringExamples, YOK_X2_FiveCopperAfterTwoOthers) {
  Scene scene(Table(4)
                  .phase_c()
                  .achievements("five-copper four-technologies four-trade")
                  .achieved("five-copper", {1, 2})
                  .stock(0, "copper=5"));
  scene.play({"achieve five-copper"});
  EXPECT_THAT(scene.changes({"turn", "active"}),
              UnorderedElementsAre("met five-copper: 1 2 0", "hand 0: 7 2 0", "points 0: 6"));
  EXPECT_THAT(scene.events("YOK-X2"),
              ElementsAre("YOK-X2 achieved achievement:five-copper place:2 points:6 seat:0"));
}

TEST(YokohamaScoringExamples, YOK_X4_ASecondBritishFlagByAnOrder) {
  Scene scene(
      Table().phase_c().fulfilled(0, "order-01").orders(0, "order-03").stock(0, "silk=2 fish=2"));
  scene.play({"fulfil order-03"});
  EXPECT_EQ(scene.says("agents 0"), "uk");
  EXPECT_EQ(scene.says("agents_left"), "france=2 germany=2 netherlands=1 uk=2 us=2");
  EXPECT_THAT(scene.events("YOK-X4"), ElementsAre("YOK-X4 agent_gained flag:uk seat:0"));
}

TEST(YokohamaScoringExamples, YOK_E3_ChurchMajority) {
  // Yellow, purple, blue.
  EXPECT_THAT(points(Table(3)
                         .triggered("church", 18)
                         .slots(0, "church-2")
                         .slots(1, "church-1 church-4")
                         .slots(2, "church-3 church-5"),
                     "church"),
              ElementsAre(0, 3, 6));
}

TEST(YokohamaScoringExamples, YOK_E3_CustomsMajority) {
  // Yellow right of purple; blue has most.
  EXPECT_THAT(points(Table(3)
                         .triggered("customs", 18)
                         .slots(0, "customs-4")
                         .slots(1, "customs-3")
                         .slots(2, "customs-1 customs-2 customs-5"),
                     "customs"),
              ElementsAre(4, 0, 8));
}

TEST(YokohamaScoringExamples, YOK_E4_TechnologyTwelveTwentyTwelveTen) {
  const auto table = [] {
    return Table(4)
        .technologies(0, "ball#1 brickworks#1")
        .technologies(1, "exposition#1 electric-light#1 gas-lamp#1 spinning-mill#1")
        .technologies(2, "ball#2 brickworks#2")
        .technologies(3, "tramway#1 telephone#1");
  };
  EXPECT_THAT(points(table(), "technology"), ElementsAre(5, 10, 0, 0));
  // With the third as the first player it is before the other with 12.
  EXPECT_THAT(points(table().first(2), "technology"), ElementsAre(0, 10, 5, 0));
}

TEST(YokohamaScoringExamples, YOK_E5_SetsOfFiveThreeAndOne) {
  // Three British, two American, two French, one German and one Dutch flag.
  EXPECT_THAT(points(Table(4)
                         .technologies(0, "ball#1 telegraph#1 station#1 university#1")
                         .fulfilled(0, "order-11 order-18 order-19 order-25 order-32"),
                     "flags"),
              ElementsAre(16, 0, 0, 0));
}

TEST(YokohamaScoringExamples, YOK_E6_LeftOver) {
  const Scene scene(Table().stock(0, "imports=1 yen=3 copper=2 silk=1 tea=1 fish=3"));
  EXPECT_EQ(scene.result().score[0], 1 + 1 + 2);
}

}  // namespace
}  // namespace kaisho::yokohama_tests
