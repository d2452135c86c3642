// The rulebook's own examples of set-up, turns and actions, with its numbers; those of markets,
// consolidating, scoring and the end are in examples_scoring_test.cpp.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/nippon/table.h"

namespace kaisho::nippon_tests {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;

// The marker lies between 3 and 4.
TEST(NipponExamples, NIP_A1_KnowledgeThreeAndAFactoryOfLevelTwo) {
  const Table table = Table().tracks(0, "knowledge=4").investing();
  Scene scene(table);
  scene.play({"build bento-a"});
  EXPECT_THAT(scene.events("NIP-A1"), Contains("NIP-A1 plans_paid plans:1 seat:0"));
  EXPECT_EQ(scene.says("plans 0") + " " + scene.says("track knowledge 0"), "0 4");
  EXPECT_THAT(Scene(Table(table).stock(0, "plans=0")).legal("build bento"), IsEmpty());
}

TEST(NipponExamples, NIP_A2_ANewMachineIsImprovedAtOnce) {
  Scene scene(Table().stock(0, "yen=10").factories(0, "silk-a").improving());
  scene.play({"improve silk+silk"});
  EXPECT_EQ(scene.says("yen 0") + " " + scene.says("silk 0"), "0 silk-a=0+2");
}

// One factory with +1, and 15 yen.
TEST(NipponExamples, NIP_A2_TwoMachinesGoToTheOwnStock) {
  Scene scene(Table().stock(0, "yen=21").factories(0, "silk-a=0+1").tracks(0, "knowledge=3"));
  scene.play({"take white machinery"});
  EXPECT_THAT(scene.legal("improve"),
              ElementsAre("improve silk+stock+stock", "improve silk+stock", "improve silk"));
  scene.play({"improve silk+stock+stock"});
  EXPECT_EQ(scene.says("yen 0") + " " + scene.says("silk 0"), "6 silk-a=0+2");
  EXPECT_EQ(scene.says("stocked 0"), "2");
  scene.play({"consolidate", "take white invest", "build paper-d"});
  EXPECT_EQ(scene.says("paper 0") + " " + scene.says("stocked 0"), "paper-d=0+2 0");
}

TEST(NipponExamples, NIP_A3_ThreeAreMadeAndTwoHaveRoom) {
  Scene scene(Table().factories(0, "silk-a=2+2").producing());
  scene.play({"produce silk"});
  EXPECT_THAT(scene.changes(turn_over()), ElementsAre("coal 0: 0", "silk 0: silk-a=4+2"));
  EXPECT_THAT(scene.events("NIP-A3"), Contains("NIP-A3 produced count:2 good:silk seat:0"));
}

TEST(NipponExamples, NIP_A8_TwoOfOneGoodAndOneOfAnother) {
  Scene scene(Table().contracts(0, "contract-4").factories(0, "silk-a=3 bulbs-a=2"));
  scene.play({"take white export"});
  EXPECT_THAT(scene.legal("fill"),
              ElementsAre("fill contract-4 silk+bulbs", "fill contract-4 bulbs+silk"));
  scene.play({"fill contract-4 bulbs+silk"});
  EXPECT_THAT(scene.changes(turn_over(0)),
              ElementsAre("vp 0: 16", "track money 0: 1", "silk 0: silk-a=2+0",
                          "bulbs 0: bulbs-a=0+0", "contracts 0: "));
}

// Two plans are two, whatever the tiles.
TEST(NipponExamples, NIP_S6_PlansByTheirValue) {
  Scene scene(Table().stock(0, "plans=2").investing());
  scene.play({"build paper-d"});
  EXPECT_EQ(scene.says("plans 0"), "3");
  EXPECT_THAT(scene.legal("plans"), ElementsAre("plans coal", "plans money", "plans knowledge"));
}

// Three players; the third one's filling moves the marker to the first golden place.
TEST(NipponExamples, NIP_T6_ThreeMoreTurnsOfEach) {
  Scene scene(Table(3).active(2).marker(5).space(3, "white").rows_used(3).stock(2, "plans=0"));
  scene.play({"take white mines", "steps 1"});
  EXPECT_EQ(scene.says("marker") + scene.says("scorings"), "62");
  std::string course;
  for (int turn = 0; turn < 9; ++turn) {
    course += scene.says("active");
    scene.play({"consolidate"});
    if (turn % 3 == 2) course += " to " + scene.says("marker") + ", ";
  }
  EXPECT_EQ(course, "012 to 7, 012 to 8, 012 to 8, ");
  EXPECT_EQ(scene.says("over") + scene.says("scorings") + scene.says("latest"), "rules32");
}

}  // namespace
}  // namespace kaisho::nippon_tests
