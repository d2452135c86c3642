// The examples of the rulebook.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/yokohama/table.h"

namespace kaisho::yokohama_tests {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;
using testing::UnorderedElementsAre;

// Silk factory with president, 3 assistants and a shop: power 5, 4 silk; the 3 come back.
TEST(YokohamaExamples, YOK_A1_YOK_A3_YOK_R1_TheSilkFactory) {
  Scene scene(Table(4)
                  .moving()
                  .kept(0, "")
                  .stock(0, "silk=0")
                  .assistants(0, "silk-factory=3 bank")
                  .shops(0, "silk-factory:1"));
  scene.play({"go silk-factory"});
  EXPECT_THAT(scene.events("YOK-A1"),
              ElementsAre("YOK-A1 acted area:silk-factory cell:2 power:5 seat:0"));
  EXPECT_EQ(scene.says("silk 0"), "4");
  scene.play({"done"});
  EXPECT_THAT(scene.changes({"turn", "active"}),
              UnorderedElementsAre("silk 0: 4", "assistants silk-factory: 0 0 0 0",
                                   "hand 0: 11 2 0", "president 0: silk-factory"));
}

// An agent on the copper mine with 2 assistants and the player's trading house: power 3, 1 copper,
// no token and nothing to build; both assistants come back.
TEST(YokohamaExamples, YOK_X1_YOK_A1_TheAgentOnTheCopperMine) {
  Scene scene(Table(4)
                  .phase_a()
                  .agents(0, "germany")
                  .assistants(0, "copper-mine=2 bank")
                  .houses(0, "copper-mine")
                  .president(0, "bank"));
  scene.play({"agent copper-mine"});
  EXPECT_THAT(scene.changes({"used"}),
              UnorderedElementsAre("copper 0: 2", "assistants copper-mine: 0 0 0 0",
                                   "hand 0: 10 2 0", "agents 0: germany!"));
  EXPECT_THAT(scene.events(),
              ElementsAre("YOK-X1 agent_used area:copper-mine cell:0 flag:germany seat:0",
                          "YOK-A1 acted area:copper-mine cell:0 power:3 seat:0",
                          "YOK-A3 gained count:1 resource:copper seat:0",
                          "YOK-R1 recalled area:copper-mine cell:0 count:2 seat:0 stayed:0"));
}

// A free area; one with one opposing president for 1 yen; one with two is closed to a player with
// 1 yen left, who places on a free area instead.
TEST(YokohamaExamples, YOK_P2_FeesForPlacing) {
  Scene scene(Table(4)
                  .areas("copper-mine employment-office laboratory-a silk-factory bank chinatown "
                         "church customs laboratory-b port-a port-b tea-plantation fishing-port "
                         "copper-mine silk-factory tea-plantation fishing-port canal")
                  .assistants(0, "bank")
                  .president(1, "employment-office")
                  .president(2, "laboratory-a")
                  .president(3, "laboratory-a")
                  .stock(0, "yen=2"));
  scene.play({"place copper-mine"});
  EXPECT_EQ(scene.says("yen 0"), "2");
  scene.play({"place employment-office"});
  EXPECT_EQ(scene.says("yen 0"), "1");
  EXPECT_EQ(scene.says("yen 1"), "5");
  EXPECT_THAT(scene.legal(), Not(Contains("place laboratory-a")));
  EXPECT_THAT(scene.refusals("place laboratory-a"),
              ElementsAre("place laboratory-a: YOK-P2 cannot_pay_presidents 2 1"));
  scene.play({"place silk-factory"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("now: move 0", "assistants copper-mine: 1 0 0 0",
                                   "assistants employment-office: 1 0 0 0",
                                   "assistants silk-factory: 1 0 0 0", "hand 0: 5 2 0", "yen 0: 1",
                                   "yen 1: 5"));
}

// An area without an own assistant bars the way; the way round leads through one with an own
// assistant and an opposing president (1 yen) and ends on a third.
TEST(YokohamaExamples, YOK_M3_YOK_M4_TheWayToTheSilkFactory) {
  Scene scene(Table(4)
                  .moving()
                  .areas("copper-mine laboratory-a bank chinatown church customs "
                         "employment-office silk-factory laboratory-b port-a port-b "
                         "tea-plantation fishing-port copper-mine silk-factory tea-plantation "
                         "fishing-port canal")
                  .president(0, "copper-mine")
                  .assistants(0, "employment-office silk-factory bank")
                  .president(1, "employment-office")
                  .stock(0, "yen=1"));
  EXPECT_THAT(scene.legal(), ElementsAre("walk employment-office", "take-back"));
  EXPECT_THAT(scene.refusals("walk laboratory-a"),
              ElementsAre("walk laboratory-a: YOK-M3 no_own_assistant 0 0"));
  scene.play({"walk employment-office"});  // and on to the silk factory, the only way
  EXPECT_THAT(scene.changes({"walked"}),
              UnorderedElementsAre("president 0: silk-factory", "yen 0: 0", "yen 1: 5"));
  EXPECT_THAT(scene.legal(), ElementsAre("walk bank", "done"));
  scene.play({"done"});
  EXPECT_THAT(scene.events("YOK-A1"),
              ElementsAre("YOK-A1 acted area:silk-factory cell:7 power:2 seat:0"));
}

// Church: power 3 + copper + silk + 2 yen = faith 6; the third slot: 5 points and 2 moves at once.
TEST(YokohamaExamples, YOK_A5_TheChurch) {
  Scene scene(Table(4)
                  .moving()
                  .assistants(0, "church=2 bank")
                  .stock(0, "copper=1 silk=1 tea=1 fish=0 yen=2"));
  scene.play({"go church", "slot church-3", "pay copper+silk+yen"});
  EXPECT_THAT(
      scene.changes(),
      UnorderedElementsAre("now: moves 0 left 2", "action: area=church power=3",
                           "church: - - 0 - - - -", "points 0: 5", "copper 0: 0", "silk 0: 0",
                           "yen 0: 0", "hand 0: 7 2 0", "president 0: church"));
  scene.play({"move bank customs", "move hand bank"});
  EXPECT_EQ(scene.says("active"), "1");
}

// Customs: power 2, 1 import, the second slot: 2 yen and 4 points.
TEST(YokohamaExamples, YOK_A6_TheCustoms) {
  Scene scene(Table(4).moving().assistants(0, "customs bank").stock(0, "imports=1 yen=0"));
  scene.play({"go customs", "slot customs-2"});
  EXPECT_THAT(
      scene.changes({"turn", "active"}),
      UnorderedElementsAre("customs: - 0 - - - - -", "points 0: 4", "yen 0: 2", "imports 0: 0",
                           "assistants customs: 0 0 0 0", "president 0: customs"));
}

// Laboratory: Tramway (5) on a +1 slot, power 5 (shop, president, 3 assistants) and 2 yen.
TEST(YokohamaExamples, YOK_A9_TheTramway) {
  const Table table =
      Table(4)
          .moving()
          .laboratory("laboratory-a", "ball#1 ball#2 tramway#1 brewery#1 exposition#1 exposition#2")
          .technology_deck("newspaper#1")
          .assistants(0, "laboratory-a=3 bank")
          .shops(0, "laboratory-a:1");
  Scene scene(Table(table).stock(0, "yen=2"));
  scene.play({"go laboratory-a", "technology tramway#1"});
  EXPECT_EQ(scene.says("yen 0"), "0");
  EXPECT_EQ(scene.says("technologies 0"), "tramway#1");
  EXPECT_EQ(scene.says("laboratory-a"),
            "ball#1 ball#2 brewery#1 exposition#1 exposition#2 newspaper#1");
  Scene poor(Table(table).stock(0, "yen=1"));
  poor.play({"go laboratory-a"});
  EXPECT_THAT(poor.legal("technology"), ElementsAre("technology brewery#1"));
}

// Port: power 3 (president and 2 assistants) and 2 yen: one green and one orange order.
TEST(YokohamaExamples, YOK_A10_ThePort) {
  Scene scene(Table(4)
                  .moving()
                  .assistants(0, "port-a=2 bank")
                  .port("port-a", "order-01 order-02 order-03 order-04 order-05 order-06")
                  .order_deck("order-21 order-22")
                  .stock(0, "yen=2"));
  scene.play({"go port-a", "orders order-02 order-03 yen"});
  EXPECT_EQ(scene.says("orders 0"), "order-02 order-03");
  EXPECT_EQ(scene.says("yen 0"), "0");
  EXPECT_EQ(scene.says("port-a"), "order-01 order-04 order-05 order-06 order-21 order-22");
}

}  // namespace
}  // namespace kaisho::yokohama_tests
