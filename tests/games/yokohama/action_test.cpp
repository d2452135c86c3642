// Step 3: the power on an area, its action, and what others' houses earn (YOK-A1 to YOK-A3,
// YOK-A7, YOK-A11).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "tests/games/yokohama/table.h"

namespace kaisho::yokohama_tests {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::UnorderedElementsAre;

// The president of seat 0 can go to the silk factory or to the fishing port.
Table ready_to_act(int seats = 3) { return Table(seats).moving().assistants(0, "fishing-port"); }

std::string power_on_silk(const Table& ready_to_act) {
  Scene scene(ready_to_act);
  scene.play({"go silk-factory"});
  const Lines acted = scene.events("YOK-A1");
  return acted.empty() ? "none" : acted[0].substr(acted[0].find("power"));
}

TEST(YokohamaAction, YOK_A1_OneForEachOwnPieceThere) {
  const auto with = [](const Table& more) { return power_on_silk(more); };
  EXPECT_EQ(with(ready_to_act().assistants(0, "silk-factory")), "power:2 seat:0");
  EXPECT_EQ(with(ready_to_act().assistants(0, "silk-factory=2")), "power:3 seat:0");
  EXPECT_EQ(with(ready_to_act().assistants(0, "silk-factory=3")), "power:4 seat:0");
  EXPECT_EQ(with(ready_to_act().assistants(0, "silk-factory").shops(0, "silk-factory:3")),
            "power:3 seat:0");
  EXPECT_EQ(with(ready_to_act().assistants(0, "silk-factory").houses(0, "silk-factory")),
            "power:3 seat:0");
  EXPECT_EQ(with(ready_to_act()
                     .assistants(0, "silk-factory")
                     .station("silk-factory")
                     .technologies(0, "station#1")),
            "power:3 seat:0");
  EXPECT_EQ(with(ready_to_act()
                     .assistants(0, "silk-factory")
                     .shops(0, "silk-factory:1")
                     .houses(0, "silk-factory")
                     .station("silk-factory")
                     .technologies(0, "station#1")),
            "power:5 seat:0");
}

TEST(YokohamaAction, YOK_A1_FiveAtMost) {
  EXPECT_EQ(power_on_silk(ready_to_act().assistants(0, "silk-factory=4")), "power:5 seat:0");
  EXPECT_EQ(power_on_silk(ready_to_act().assistants(0, "silk-factory=5")), "power:5 seat:0");
  EXPECT_EQ(power_on_silk(ready_to_act()
                              .assistants(0, "silk-factory=6")
                              .shops(0, "silk-factory:1")
                              .houses(0, "silk-factory")),
            "power:5 seat:0");
}

TEST(YokohamaAction, YOK_A1_WhatOthersHaveThereAddsNothing) {
  EXPECT_EQ(power_on_silk(ready_to_act()
                              .assistants(0, "silk-factory")
                              .assistants(1, "silk-factory=4")
                              .shops(1, "silk-factory:1")
                              .shops(2, "silk-factory:2")
                              .houses(1, "silk-factory")),
            "power:2 seat:0");
}

TEST(YokohamaAction, YOK_A1_TheStationTokenOfAnotherCounts) {
  EXPECT_EQ(power_on_silk(ready_to_act()
                              .assistants(0, "silk-factory")
                              .station("silk-factory")
                              .technologies(1, "station#1")),
            "power:3 seat:0");
  EXPECT_EQ(power_on_silk(ready_to_act()
                              .assistants(0, "silk-factory")
                              .station("bank")
                              .technologies(0, "station#1")),
            "power:2 seat:0");
}

TEST(YokohamaAction, YOK_A1_PiecesElsewhereAddNothing) {
  EXPECT_EQ(power_on_silk(ready_to_act(4)
                              .assistants(0, "silk-factory silk-factory#2=4 bank=2")
                              .shops(0, "silk-factory#2:1")
                              .houses(0, "silk-factory#2")),
            "power:2 seat:0");
}

TEST(YokohamaAction, YOK_A1_WithoutThePresidentForAnAgent) {
  Scene scene(Table(3)
                  .phase_a()
                  .agents(0, "uk")
                  .assistants(0, "silk-factory=2 bank")
                  .shops(0, "silk-factory:1")
                  .president(0, "bank"));
  scene.play({"agent silk-factory"});
  EXPECT_THAT(scene.events("YOK-A1"),
              ElementsAre("YOK-A1 acted area:silk-factory cell:1 power:3 seat:0"));
}

TEST(YokohamaAction, YOK_A1_TheTableOfTheAreaGivesTheEffect) {
  Scene scene(ready_to_act().assistants(0, "silk-factory=2"));
  scene.play({"go silk-factory"});
  EXPECT_THAT(scene.changes({"turn", "active"}), UnorderedElementsAre("silk 0: 3", "hand 0: 10 2 0",
                                                                      "assistants silk-factory: 0 "
                                                                      "0 0",
                                                                      "president 0: silk-factory"));
  EXPECT_THAT(scene.events("YOK-A3"), ElementsAre("YOK-A3 gained count:2 resource:silk seat:0"));
}

// Assistants leave the church, for the slot and by its moves; the power of 5 holds.
TEST(YokohamaAction, YOK_A1_PowerHoldsWhateverLeaves) {
  Scene scene(Table(3)
                  .moving()
                  .hand(0, "assistants=0")
                  .assistants(0, "church=4 bank=4")
                  .stock(0, "copper=1"));
  scene.play({"go church", "slot church-3 area", "pay copper"});
  scene.play({"move church bank", "move church customs"});
  EXPECT_EQ(scene.says("assistants church"), "1 0 0");
  EXPECT_EQ(scene.says("action"), "area=church power=5");
  EXPECT_EQ(scene.says("now"), "level5 0");  // asks for a power of 5
  scene.play({"token"});
  EXPECT_EQ(scene.says("now"), "build 0");  // asks for a power of 4
  EXPECT_THAT(scene.legal("shop"), Not(IsEmpty()));
}

TEST(YokohamaAction, YOK_A1_PowerHoldsWhateverJoins) {
  Scene scene(Table(3).moving().assistants(0, "church=2 bank=3").stock(0, "yen=4"));
  scene.play({"go church", "slot church-3", "pay copper+silk+tea"});
  scene.play({"move bank church", "move bank church"});
  // Five own pieces stand there now; at a power of 3 there is no token and nothing to build.
  EXPECT_THAT(scene.events("YOK-L1"), IsEmpty());
  EXPECT_THAT(scene.events("YOK-R1"), ElementsAre("YOK-R1 recalled area:church cell:7 count:4 "
                                                  "seat:0 stayed:0"));
  EXPECT_EQ(scene.says("active"), "1");
}

TEST(YokohamaAction, YOK_A1_TheStationTokenPutThereLaterDoesNotCount) {
  Scene scene(
      Table(3)
          .moving()
          .laboratory("laboratory-a", "station#1 ball#1 ball#2 brewery#1 brewery#2 gas-lamp#1")
          .assistants(0, "laboratory-a=3 bank"));
  scene.play({"go laboratory-a", "technology station#1", "station laboratory-a"});
  EXPECT_EQ(scene.says("action"), "area=laboratory-a power=4");
  EXPECT_EQ(scene.says("now"), "build 0");  // no token at a power of 4
}

TEST(YokohamaAction, YOK_A1_TheNextActionThereCountsAnew) {
  Scene scene(Table(2)
                  .phase_a()
                  .agents(0, "uk")
                  .assistants(0, "fishing-port=3 bank church")
                  .technologies(0, "telephone#1"));
  scene.play({"agent fishing-port", "recall 1", "place fishing-port", "done", "go fishing-port"});
  EXPECT_THAT(scene.events("YOK-A1"),
              ElementsAre("YOK-A1 acted area:fishing-port cell:3 power:3 seat:0",
                          "YOK-A1 acted area:fishing-port cell:3 power:3 seat:0"));
  EXPECT_EQ(scene.says("fish 0"), "7");
}

// ---- houses of others

TEST(YokohamaAction, YOK_A2_OneYenFromTheSupplyForTheOwner) {
  Scene scene(ready_to_act()
                  .assistants(0, "silk-factory=2")
                  .houses(2, "silk-factory")
                  .stock(0, "yen=0")
                  .stock(2, "yen=3"));
  scene.play({"go silk-factory"});
  EXPECT_EQ(scene.says("yen 0"), "0");
  EXPECT_EQ(scene.says("yen 1"), "4");
  EXPECT_EQ(scene.says("yen 2"), "4");
  EXPECT_THAT(scene.events("YOK-A2"),
              ElementsAre("YOK-A2 house_income area:silk-factory cell:1 seat:2 yen:1"));
}

TEST(YokohamaAction, YOK_A2_ByAnAgentTooAndEachTime) {
  Scene scene(Table(2)
                  .phase_a()
                  .agents(0, "uk")
                  .assistants(0, "fishing-port=3 bank church")
                  .technologies(0, "telephone#1")
                  .houses(1, "fishing-port")
                  .stock(1, "yen=0"));
  scene.play({"agent fishing-port"});
  EXPECT_EQ(scene.says("yen 1"), "1");
  scene.play({"recall 1", "place bank", "done", "go fishing-port"});
  EXPECT_EQ(scene.says("yen 1"), "2");
}

TEST(YokohamaAction, YOK_A2_NeverInTheOwnersOwnTurn) {
  Scene scene(Table(2)
                  .phase_a()
                  .agents(0, "uk")
                  .assistants(0, "fishing-port=2 silk-factory bank church")
                  .houses(0, "fishing-port silk-factory")
                  .stock(0, "yen=2")
                  .stock(1, "yen=2"));
  scene.play({"agent fishing-port", "place bank", "done", "go silk-factory"});
  EXPECT_EQ(scene.says("yen 0"), "2");
  EXPECT_EQ(scene.says("yen 1"), "2");
  EXPECT_THAT(scene.events("YOK-A2"), IsEmpty());
}

TEST(YokohamaAction, YOK_A2_OnlyAnActionDoneThereEarns) {
  Scene scene(ready_to_act()
                  .assistants(0, "silk-factory bank")
                  .houses(1, "bank fishing-port")
                  .shops(2, "silk-factory:1"));
  scene.play({"go silk-factory"});
  EXPECT_THAT(scene.events("YOK-A2"), IsEmpty());
}

TEST(YokohamaAction, YOK_A2_EvenIfTheActionHasNoEffect) {
  Scene scene(
      ready_to_act().assistants(0, "copper-mine").houses(1, "copper-mine").stock(1, "yen=0"));
  scene.play({"go copper-mine"});  // a power of 2: no copper
  EXPECT_EQ(scene.says("copper 0"), "1");
  EXPECT_EQ(scene.says("yen 1"), "1");
}

TEST(YokohamaAction, YOK_A2_EvenIfNothingOfItIsUsed) {
  Scene scene(ready_to_act().assistants(0, "church").houses(1, "church").stock(1, "yen=0"));
  scene.play({"go church", "done"});
  EXPECT_EQ(scene.says("yen 1"), "1");
}

// It comes when the action begins, before anything is chosen.
TEST(YokohamaAction, YOK_A2_WithTheAction) {
  Scene scene(ready_to_act().assistants(0, "church").houses(1, "church"));
  scene.play({"go church"});
  EXPECT_EQ(scene.says("now"), "slot 0 board church");
  EXPECT_EQ(scene.says("yen 1"), "5");
}

// ---- goods and yen

int gained(const std::string& area, int power, const std::string& what) {
  Scene scene(Table(3).phase_a().agents(0, "uk").assistants(
      0, area + "=" + std::to_string(power) + " customs"));
  const int before = scene.number(what + " 0");
  scene.play({"agent " + area});
  const int count = scene.number(what + " 0") - before;
  const std::string told = "YOK-A3 gained count:" + std::to_string(count) + " resource:" + what;
  EXPECT_EQ(scene.events("YOK-A3"), count > 0 ? Lines{told + " seat:0"} : Lines{});
  // Nothing else comes by it.
  Lines but = {"agents 0", "used", "action", "hand 0", what + " 0", "assistants " + area};
  EXPECT_THAT(scene.changes(but), IsEmpty()) << area;
  return count;
}

TEST(YokohamaAction, YOK_A3_TheTables) {
  const std::map<std::string, std::pair<std::string, std::vector<int>>> tables = {
      {"copper-mine", {"copper", {0, 0, 1, 2, 3}}},  {"fishing-port", {"fish", {1, 2, 3, 4, 5}}},
      {"fishing-port#2", {"fish", {1, 2, 3, 4, 5}}}, {"silk-factory", {"silk", {0, 1, 2, 3, 4}}},
      {"tea-plantation", {"tea", {1, 2, 3, 4, 5}}},  {"bank", {"yen", {1, 2, 3, 4, 5}}}};
  for (const auto& [area, row] : tables) {
    for (int power = 1; power <= 5; ++power) {
      EXPECT_EQ(gained(area, power, row.first), row.second[power - 1]) << area << " " << power;
    }
  }
}

TEST(YokohamaAction, YOK_A3_TheMainActionTheSame) {
  Scene scene(ready_to_act().assistants(0, "copper-mine=3"));
  scene.play({"go copper-mine"});
  EXPECT_EQ(scene.says("copper 0"), "3");
}

TEST(YokohamaAction, YOK_A3_MiningTechnologyAddsOneWhereThereIsAny) {
  for (int power = 1; power <= 5; ++power) {
    Scene scene(Table(3)
                    .phase_a()
                    .agents(0, "uk")
                    .technologies(0, "mining-technology#1")
                    .assistants(0, "copper-mine=" + std::to_string(power) + " bank"));
    scene.play({"agent copper-mine"});
    const int table_gives = std::max(0, power - 2);
    EXPECT_EQ(scene.number("copper 0"), 1 + table_gives + (table_gives > 0 ? 1 : 0)) << power;
  }
}

// ---- slots of boards and achievements are for good

TEST(YokohamaAction, YOK_A7_NeitherRecallNorTakingBackReachesThem) {
  Scene scene(Table(3)
                  .moving()
                  .president(0, "bank")
                  .assistants(0, "bank=2 church")
                  .slots(0, "church-1 church-3 customs-2")
                  .achievements("seven-fish ten-yen four-trade")
                  .achieved("ten-yen", {0}));
  scene.play({"take-back"});
  EXPECT_THAT(scene.legal(), ElementsAre("back bank 1", "back bank 2", "back church 1", "done"));
  scene.play({"back bank 2", "back church 1"});
  EXPECT_THAT(scene.changes({"turn", "active"}),
              UnorderedElementsAre("president 0: -", "assistants bank: 0 0 0",
                                   "assistants church: 0 0 0", "hand 0: 11 2 0"));
}

TEST(YokohamaAction, YOK_A7_MovesDoNotReachThem) {
  Scene scene(Table(3)
                  .moving()
                  .assistants(0, "church=4 bank")
                  .slots(0, "church-1 customs-2")
                  .stock(0, "copper=1"));
  scene.play({"go church", "slot church-3", "pay copper"});
  for (const std::string& move : scene.legal("move")) {
    EXPECT_THAT(move, testing::AnyOf(HasSubstr("move church "), HasSubstr("move bank "),
                                     HasSubstr("move hand ")));
  }
  scene.play({"done", "done", "done"});
  EXPECT_EQ(scene.says("church"), "0 - 0 - - - -");
  EXPECT_EQ(scene.says("customs"), "- 0 - - - - -");
}

TEST(YokohamaAction, YOK_A7_RecallTakesTheAssistantsOfTheAreaAlone) {
  Scene scene(Table(3)
                  .moving()
                  .assistants(0, "church=3 bank")
                  .slots(0, "church-1")
                  .stock(0, "copper=1 silk=0 tea=0 fish=0"));
  scene.play({"go church", "done", "done"});
  EXPECT_THAT(scene.events("YOK-R1"), ElementsAre("YOK-R1 recalled area:church cell:7 count:3 "
                                                  "seat:0 stayed:0"));
  EXPECT_EQ(scene.says("church"), "0 - - - - - -");
}

// ---- what is offered, and what is given

TEST(YokohamaAction, YOK_A11_WhatIsOfferedMayBeLeft) {
  for (const char* area :
       {"chinatown", "church", "customs", "employment-office", "laboratory-a", "port-a"}) {
    Scene scene(ready_to_act().assistants(0, std::string(area) + "=2").stock(0, "yen=9 imports=3"));
    scene.play({std::string("go ") + area});
    EXPECT_EQ(scene.says("action"), "area=" + std::string(area) + " power=3");
    EXPECT_THAT(scene.legal(), Contains("done")) << area;
    scene.play({"done"});
    EXPECT_THAT(scene.changes({"turn", "active"}),
                UnorderedElementsAre("president 0: " + std::string(area), "hand 0: 10 2 0",
                                     "assistants " + std::string(area) + ": 0 0 0"))
        << area;
    EXPECT_THAT(scene.events("YOK-R1"), testing::SizeIs(1));
  }
}

TEST(YokohamaAction, YOK_A11_InPart) {
  Scene hires(ready_to_act().assistants(0, "employment-office=3"));
  hires.play({"go employment-office", "hire assistant", "done"});
  EXPECT_EQ(hires.says("warehouse 0"), "7 6 4");  // 8 before
  Scene exchanges(ready_to_act().assistants(0, "chinatown=3"));
  exchanges.play({"go chinatown", "sell copper", "sell tea", "done"});
  EXPECT_EQ(exchanges.says("yen 0"), "6");
}

TEST(YokohamaAction, YOK_A11_WhatIsGivenIsAlwaysReceived) {
  Scene scene(ready_to_act().assistants(0, "port-a=4").stock(0, "points=7"));
  scene.play({"go port-a"});
  EXPECT_EQ(scene.says("points 0"), "10");  // before a card is chosen, and without one
  scene.play({"done"});
  EXPECT_EQ(scene.says("points 0"), "10");
  EXPECT_EQ(scene.says("orders 0"), "");
  for (const char* area : {"silk-factory", "bank"}) {
    Scene gives(ready_to_act().assistants(0, std::string(area) + "=2"));
    gives.play({std::string("go ") + area});
    EXPECT_THAT(gives.events("YOK-A3"), testing::SizeIs(1));  // nobody is asked
  }
}

TEST(YokohamaAction, YOK_A11_UnusedItIsDoneAllTheSameAtItsPower) {
  Scene scene(ready_to_act().assistants(0, "church=4").hand(0, "shops=2"));
  scene.play({"go church", "done"});
  EXPECT_THAT(scene.events("YOK-A1"),
              ElementsAre("YOK-A1 acted area:church cell:7 power:5 seat:0"));
  EXPECT_EQ(scene.says("now"), "level5 0");
  scene.play({"done"});
  EXPECT_EQ(scene.says("now"), "build 0");
}

// With nothing to offer, as at the customs at a power of 1, no question is asked.
TEST(YokohamaAction, YOK_A11_NothingOfferedNothingAsked) {
  Scene scene(
      Table(3).phase_a().agents(0, "uk").assistants(0, "customs bank").stock(0, "imports=4"));
  scene.play({"agent customs"});
  EXPECT_EQ(scene.says("now"), "place 0 last - placed 0");
  EXPECT_THAT(scene.events(),
              ElementsAre("YOK-X1 agent_used area:customs cell:8 flag:uk seat:0",
                          "YOK-A1 acted area:customs cell:8 power:1 seat:0",
                          "YOK-R1 recalled area:customs cell:8 count:1 seat:0 stayed:0"));
}

}  // namespace
}  // namespace kaisho::yokohama_tests
