// Step 2: movement of the president (YOK-M1 to YOK-M5, YOK-M7).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/yokohama/table.h"

namespace kaisho::yokohama_tests {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::IsSupersetOf;
using testing::Not;
using testing::UnorderedElementsAre;

// What may be chosen in step 2 but taking the president back.
Lines ways(const Scene& scene) {
  Lines moves = scene.legal();
  std::erase(moves, "take-back");
  return moves;
}

// ---- from hand

TEST(YokohamaMove, YOK_M1_WithAnOwnAssistantAndNoOpposingPresident) {
  const Scene scene(Table(3)
                        .moving()
                        .assistants(0, "copper-mine bank church port-b")
                        .assistants(1, "customs=2 bank")
                        .shops(0, "laboratory-a:1")
                        .houses(0, "silk-factory")
                        .president(1, "church")
                        .president(2, "port-a"));
  EXPECT_THAT(scene.legal(), ElementsAre("go copper-mine", "go bank", "go port-b"));
  EXPECT_THAT(
      scene.refusals("go"),
      UnorderedElementsAre("go silk-factory: YOK-M1 no_own_assistant 0 0",
                           "go tea-plantation: YOK-M1 no_own_assistant 0 0",
                           "go fishing-port: YOK-M1 no_own_assistant 0 0",
                           "go fishing-port#2: YOK-M1 no_own_assistant 0 0",
                           "go chinatown: YOK-M1 no_own_assistant 0 0",
                           "go church: YOK-M1 opposing_president 1 0",
                           "go customs: YOK-M1 no_own_assistant 0 0",
                           "go employment-office: YOK-M1 no_own_assistant 0 0",
                           "go laboratory-a: YOK-M1 no_own_assistant 0 0",
                           "go port-a: YOK-M1 no_own_assistant 0 0", "go canal: YOK-M5 canal 0 0"));
}

TEST(YokohamaMove, YOK_M1_ThePostalSystemLoosensTheSecondHalfOnly) {
  const Scene scene(Table(3)
                        .moving()
                        .technologies(0, "postal-system#1")
                        .assistants(0, "bank church")
                        .president(1, "church")
                        .president(2, "customs"));
  EXPECT_THAT(scene.legal(), ElementsAre("go bank", "go church"));
}

TEST(YokohamaMove, YOK_M1_TheStationTakesItsOwnerBesidePresidents) {
  const Table table = Table(3)
                          .moving()
                          .assistants(0, "bank church")
                          .assistants(1, "bank")
                          .president(1, "church")
                          .station("church");
  EXPECT_THAT(Scene(Table(table).technologies(0, "station#1")).legal(),
              ElementsAre("go bank", "train church"));
  // To others the token opens nothing.
  EXPECT_EQ(Scene(Table(table).assistants(0, "customs").technologies(1, "station#1")).legal(),
            (Lines{"go bank", "go customs"}));
}

TEST(YokohamaMove, YOK_M2_FromHandToAnyActionArea) {
  const Table table = Table(3)
                          .moving()
                          .assistants(0, "copper-mine employment-office=2")
                          .president(1, "bank")
                          .president(2, "laboratory-a")
                          .stock(0, "yen=0");
  Scene scene(table);
  scene.play({"go employment-office"});
  EXPECT_THAT(scene.changes(), UnorderedElementsAre("now: recruit 0 left 2",
                                                    "action: area=employment-office power=3",
                                                    "president 0: employment-office"));
  EXPECT_THAT(scene.events(),
              ElementsAre("YOK-M2 president_moved area:employment-office cell:9 from:- "
                          "from_area:- seat:0 way:go",
                          "YOK-A1 acted area:employment-office cell:9 power:3 seat:0"));
}

TEST(YokohamaMove, YOK_M2_InTheFarCornersAtEveryNumberOfPlayers) {
  for (int seats = 2; seats <= 4; ++seats) {
    const Scene scene(Table(seats).moving().assistants(0, "copper-mine bank port-a"));
    EXPECT_THAT(scene.legal(), ElementsAre("go copper-mine", "go bank", "go port-a")) << seats;
  }
}

TEST(YokohamaMove, YOK_M2_AWalkIsNotOpenFromHand) {
  const Scene scene(Table(2).moving().assistants(0, "bank church").technologies(0, "tramway#1"));
  EXPECT_THAT(scene.legal(), ElementsAre("go bank", "go church"));
}

TEST(YokohamaMove, YOK_M2_FromHandThePostalSystemPaysThePresidents) {
  const Table table = Table(3)
                          .moving()
                          .technologies(0, "postal-system#1")
                          .assistants(0, "bank employment-office")
                          .president(1, "employment-office")
                          .president(2, "employment-office")
                          .stock(1, "yen=0")
                          .stock(2, "yen=6");
  Scene rich(Table(table).stock(0, "yen=2"));
  rich.play({"go employment-office"});
  EXPECT_THAT(rich.changes(),
              UnorderedElementsAre("now: recruit 0 left 1", "yen 0: 0", "yen 1: 1", "yen 2: 7",
                                   "action: area=employment-office power=2",
                                   "president 0: employment-office"));
  EXPECT_THAT(rich.events(),
              ElementsAre("YOK-M4 fee_paid seat:0 to:1 yen:1", "YOK-M4 fee_paid seat:0 to:2 yen:1",
                          "YOK-M2 president_moved area:employment-office cell:9 from:- "
                          "from_area:- seat:0 way:go",
                          "YOK-A1 acted area:employment-office cell:9 power:2 seat:0"));
  const Scene poor(Table(table).stock(0, "yen=1").assistants(0, "church"));
  EXPECT_THAT(poor.legal(), ElementsAre("go bank", "go church"));
  EXPECT_THAT(poor.refusals("go employment-office"),
              ElementsAre("go employment-office: YOK-M4 cannot_pay_presidents 2 1"));
}

// ---- on the board

TEST(YokohamaMove, YOK_M3_FromAreaToAdjacentAreaAsFarAsThePlayerLikes) {
  Scene scene(on_the_bank().assistants(0, "chinatown employment-office laboratory-a"));
  EXPECT_THAT(ways(scene), ElementsAre("walk chinatown", "walk employment-office"));
  scene.play({"walk chinatown"});
  EXPECT_THAT(scene.changes(), UnorderedElementsAre("now: walk 0", "president 0: chinatown",
                                                    "walked: bank chinatown"));
  EXPECT_THAT(scene.legal(), ElementsAre("walk employment-office", "walk laboratory-a", "done"));
  scene.play({"walk employment-office"});
  EXPECT_THAT(scene.changes(), UnorderedElementsAre("now: walk 0", "president 0: employment-office",
                                                    "walked: bank chinatown employment-office"));
  EXPECT_THAT(scene.legal(), ElementsAre("walk laboratory-a", "done"));
  scene.play({"done"});
  EXPECT_THAT(scene.changes(), UnorderedElementsAre("now: recruit 0 left 1",
                                                    "action: area=employment-office power=2",
                                                    "president 0: employment-office"));
  EXPECT_THAT(scene.events(),
              ElementsAre("YOK-M3 president_moved area:chinatown cell:6 from:5 from_area:bank "
                          "seat:0 way:walk",
                          "YOK-M3 president_moved area:employment-office cell:9 from:6 "
                          "from_area:chinatown seat:0 way:walk",
                          "YOK-A1 acted area:employment-office cell:9 power:2 seat:0"));
}

TEST(YokohamaMove, YOK_M3_OneAreaIsEnough) {
  Scene scene(on_the_bank().assistants(0, "chinatown employment-office laboratory-a"));
  scene.play({"walk employment-office", "done"});
  EXPECT_EQ(scene.says("now"), "recruit 0 left 1");
  EXPECT_EQ(scene.says("president 0"), "employment-office");
}

TEST(YokohamaMove, YOK_M3_AtLeastOnce) {
  const Scene scene(on_the_bank().assistants(0, "bank=2 chinatown"));
  EXPECT_THAT(scene.legal(), ElementsAre("walk chinatown", "take-back"));
  EXPECT_THAT(scene.refusals("walk bank"), ElementsAre("walk bank: YOK-M3 start_area 0 0"));
}

TEST(YokohamaMove, YOK_M3_EachAreaEnteredNeedsAnOwnAssistant) {
  const Scene scene(on_the_bank()
                        .assistants(0, "chinatown laboratory-a port-b")
                        .assistants(1, "employment-office")
                        .shops(0, "copper-mine:1")
                        .houses(0, "silk-factory"));
  EXPECT_THAT(ways(scene), ElementsAre("walk chinatown"));
  EXPECT_THAT(scene.refusals("walk"),
              IsSupersetOf(Lines{"walk copper-mine: YOK-M3 no_own_assistant 0 0",
                                 "walk silk-factory: YOK-M3 no_own_assistant 0 0",
                                 "walk employment-office: YOK-M3 no_own_assistant 0 0",
                                 "walk laboratory-a: YOK-M3 not_adjacent 0 0",
                                 "walk port-b: YOK-M3 not_adjacent 0 0",
                                 "walk canal: YOK-M3 not_adjacent 0 0"}));
}

// The pairs of the three layouts are tested with the set-up; here, that the walk uses them.
TEST(YokohamaMove, YOK_M3_AdjacentAtEveryNumberOfPlayers) {
  const Lines beside[] = {
      {"walk copper-mine", "walk silk-factory", "walk church", "walk employment-office"},
      {"walk copper-mine", "walk silk-factory", "walk chinatown", "walk employment-office"},
      {"walk silk-factory", "walk silk-factory#2", "walk fishing-port#2", "walk chinatown",
       "walk employment-office", "walk laboratory-a"}};
  for (int seats = 2; seats <= 4; ++seats) {
    Table table(seats);
    table.moving().president(0, "bank");
    for (const char* area : {"copper-mine", "silk-factory", "tea-plantation", "fishing-port",
                             "church", "customs", "employment-office", "laboratory-a", "port-a"}) {
      table.assistants(0, area);
    }
    if (seats > 2) table.assistants(0, "chinatown fishing-port#2 port-b");
    if (seats > 3) table.assistants(0, "silk-factory#2 tea-plantation#2 copper-mine#2");
    EXPECT_EQ(ways(Scene(table)), beside[seats - 2]) << seats;
  }
}

TEST(YokohamaMove, YOK_M3_EndsOnAnActionArea) {
  // Through the area with the opposing president, but not to it.
  Scene scene(on_the_bank()
                  .assistants(0, "chinatown laboratory-a church")
                  .president(1, "chinatown")
                  .stock(0, "yen=1"));
  scene.play({"walk chinatown"});
  EXPECT_THAT(scene.legal(), ElementsAre("walk church", "walk laboratory-a"));
  EXPECT_THAT(scene.refusals("done"), ElementsAre("done: YOK-M1 opposing_president 1 0"));
}

TEST(YokohamaMove, YOK_M3_NeverBackToTheStart) {
  Scene scene(on_the_bank().assistants(0, "bank=3 copper-mine silk-factory chinatown"));
  scene.play({"walk copper-mine"});
  EXPECT_THAT(scene.legal(), ElementsAre("walk silk-factory", "done"));
  EXPECT_THAT(scene.refusals("walk bank"), ElementsAre("walk bank: YOK-M3 already_entered 0 0"));
  scene.play({"walk silk-factory"});
  EXPECT_THAT(scene.legal(), ElementsAre("walk chinatown", "done"));
  EXPECT_THAT(scene.refusals("walk bank"), ElementsAre("walk bank: YOK-M3 already_entered 0 0"));
}

TEST(YokohamaMove, YOK_M3_NoAreaTwiceInOneMove) {
  Scene scene(on_the_bank().assistants(0, "copper-mine silk-factory chinatown church"));
  scene.play({"walk copper-mine", "walk silk-factory"});
  EXPECT_THAT(scene.legal(), ElementsAre("walk chinatown", "done"));
  EXPECT_THAT(scene.refusals("walk"),
              IsSupersetOf(Lines{"walk copper-mine: YOK-M3 already_entered 0 0",
                                 "walk silk-factory: YOK-M3 start_area 0 0",
                                 "walk bank: YOK-M3 already_entered 0 0",
                                 "walk church: YOK-M3 not_adjacent 0 0"}));
}

// Where the way ends the walk ends by itself.
TEST(YokohamaMove, YOK_M3_TheWalkEndsWhereItCannotGoOn) {
  Scene scene(on_the_bank().assistants(0, "chinatown employment-office=2"));
  scene.play({"walk employment-office"});
  EXPECT_EQ(scene.says("now"), "walk 0");
  scene.play({"walk chinatown"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("now: exchange 0 left 2", "action: area=chinatown power=2",
                                   "president 0: chinatown"));
}

TEST(YokohamaMove, YOK_M3_TheNextTurnMayLeadBack) {
  Scene scene(
      Table(2).moving().president(0, "bank").assistants(0, "bank church=2 employment-office"));
  scene.play({"walk church", "done", "done"});
  scene.play({"place copper-mine", "done"});  // the turn of the other player
  scene.play({"place customs", "done"});
  EXPECT_EQ(scene.says("president 0"), "church");
  EXPECT_THAT(ways(scene), ElementsAre("walk bank", "walk customs", "walk employment-office"));
}

TEST(YokohamaMove, YOK_M4_OneYenToTheOwnerOfEachPresidentEntered) {
  Scene scene(Table(4)
                  .moving()
                  .president(0, "bank")
                  .assistants(0, "chinatown church laboratory-a copper-mine")
                  .president(1, "chinatown")
                  .president(2, "chinatown")
                  .president(3, "copper-mine")
                  .stock(0, "yen=5")
                  .stock(1, "yen=0")
                  .stock(2, "yen=3")
                  .stock(3, "yen=4"));
  scene.play({"walk chinatown"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("now: walk 0", "walked: bank chinatown",
                                   "president 0: chinatown", "yen 0: 3", "yen 1: 1", "yen 2: 4"));
  EXPECT_THAT(scene.events(),
              ElementsAre("YOK-M4 fee_paid seat:0 to:1 yen:1", "YOK-M4 fee_paid seat:0 to:2 yen:1",
                          "YOK-M3 president_moved area:chinatown cell:9 from:8 from_area:bank "
                          "seat:0 way:walk"));
}

TEST(YokohamaMove, YOK_M4_WhoCannotPayThemAllCannotEnter) {
  for (int presidents = 0; presidents <= 3; ++presidents) {
    for (int yen = 0; yen <= 4; ++yen) {
      Table table = Table(4)
                        .moving()
                        .president(0, "bank")
                        .assistants(0, "church laboratory-a chinatown")
                        .stock(0, "yen=" + std::to_string(yen));
      for (int seat = 1; seat <= presidents; ++seat) table.president(seat, "laboratory-a");
      const Scene scene(table);
      const std::string counts = std::to_string(presidents) + " " + std::to_string(yen);
      EXPECT_EQ(scene.legal("walk laboratory-a").size(), yen >= presidents ? 1U : 0U) << counts;
      const std::string line = "walk laboratory-a: YOK-M4 cannot_pay_presidents " + counts;
      EXPECT_EQ(scene.refusals("walk laboratory-a"), yen >= presidents ? Lines{} : Lines{line});
    }
  }
}

TEST(YokohamaMove, YOK_M4_LeavingIsFree) {
  Scene scene(on_the_bank()
                  .assistants(0, "chinatown employment-office")
                  .assistants(1, "bank=2")
                  .president(1, "bank")
                  .president(2, "bank")
                  .stock(0, "yen=0"));
  scene.play({"walk employment-office", "done"});
  EXPECT_THAT(scene.changes({}), UnorderedElementsAre("action: area=employment-office power=2",
                                                      "president 0: employment-office"));
}

TEST(YokohamaMove, YOK_M4_OthersPiecesAndTheOwnPresidentCostNothing) {
  Scene scene(on_the_bank()
                  .assistants(0, "chinatown employment-office")
                  .assistants(1, "employment-office=4")
                  .shops(1, "employment-office:1")
                  .stock(0, "yen=0"));
  scene.play({"walk employment-office", "done"});
  EXPECT_EQ(scene.says("president 0"), "employment-office");
}

// The first area costs what the second then lacks.
TEST(YokohamaMove, YOK_M4_TheYenAreSpentAreaByArea) {
  const Table table = on_the_bank()
                          .assistants(0, "chinatown employment-office laboratory-a church")
                          .president(1, "employment-office")
                          .president(2, "laboratory-a");
  Scene scene(Table(table).stock(0, "yen=1"));
  scene.play({"walk employment-office"});  // on to Chinatown: the laboratory is beyond the yen
  EXPECT_EQ(scene.says("president 0"), "chinatown");
  EXPECT_THAT(scene.legal(), ElementsAre("walk church", "done"));
  EXPECT_THAT(scene.refusals("walk laboratory-a"),
              ElementsAre("walk laboratory-a: YOK-M4 cannot_pay_presidents 1 0"));
  Scene rich(Table(table).stock(0, "yen=2"));
  rich.play({"walk employment-office", "walk laboratory-a"});
  EXPECT_EQ(rich.says("yen 0"), "0");
  EXPECT_EQ(rich.says("yen 1"), "5");
  EXPECT_EQ(rich.says("yen 2"), "5");
}

TEST(YokohamaMove, YOK_M4_TheStagecoachPaysNoPresident) {
  Scene scene(on_the_bank()
                  .technologies(0, "stagecoach#1")
                  .assistants(0, "chinatown church laboratory-a")
                  .president(1, "chinatown")
                  .president(2, "chinatown")
                  .stock(0, "yen=0"));
  scene.play({"walk chinatown"});
  EXPECT_THAT(scene.legal(),
              ElementsAre("walk church", "walk laboratory-a"));  // no stop beside one
  EXPECT_THAT(scene.changes({"walked"}), ElementsAre("president 0: chinatown"));
}

TEST(YokohamaMove, YOK_M4_ThePostalSystemStopsAndPays) {
  Scene scene(on_the_bank()
                  .technologies(0, "postal-system#1")
                  .assistants(0, "chinatown church")
                  .president(1, "chinatown")
                  .stock(0, "yen=1"));
  scene.play({"walk chinatown"});
  EXPECT_THAT(scene.legal(), ElementsAre("walk church", "done"));
  EXPECT_EQ(scene.says("yen 0"), "0");
  EXPECT_EQ(scene.says("yen 1"), "5");
}

TEST(YokohamaMove, YOK_M4_WithBothItStopsUnpaidFromHandToo) {
  Scene scene(on_the_bank()
                  .technologies(0, "postal-system#1 stagecoach#1")
                  .assistants(0, "chinatown church")
                  .president(0, "")
                  .president(1, "chinatown")
                  .stock(0, "yen=0"));
  scene.play({"go chinatown"});
  EXPECT_THAT(scene.changes({}),
              UnorderedElementsAre("president 0: chinatown", "action: area=chinatown power=2"));
}

// ---- the canal

// The canal lies between the ports and the laboratory.
Table at_the_port() { return Table(3).moving().president(0, "port-a").stock(0, "yen=1"); }

TEST(YokohamaMove, YOK_M5_TheCanalIsCrossedForOneYenToTheSupply) {
  Scene scene(at_the_port().assistants(0, "port-b employment-office"));
  EXPECT_THAT(ways(scene), ElementsAre("walk canal"));
  scene.play({"walk canal"});  // and on to port B, the only way
  EXPECT_THAT(scene.changes(), UnorderedElementsAre("now: walk 0", "president 0: port-b",
                                                    "yen 0: 0", "walked: port-a port-b canal"));
  EXPECT_THAT(scene.events(),
              ElementsAre("YOK-M5 fee_paid seat:0 to:- yen:1",
                          "YOK-M5 president_moved area:canal cell:13 from:11 from_area:port-a "
                          "seat:0 way:walk",
                          "YOK-M3 president_moved area:port-b cell:12 from:13 from_area:canal "
                          "seat:0 way:walk"));
  EXPECT_THAT(scene.legal(), ElementsAre("walk employment-office", "done"));
}

TEST(YokohamaMove, YOK_M5_NotWithoutTheYen) {
  Scene scene(at_the_port().assistants(0, "port-b church").stock(0, "yen=0"));
  EXPECT_THAT(ways(scene), ElementsAre("walk church"));
  EXPECT_THAT(scene.refusals("walk canal"), ElementsAre("walk canal: YOK-M5 cannot_pay_canal 1 0"));
}

TEST(YokohamaMove, YOK_M5_TheMoveCannotEndThere) {
  Scene scene(
      at_the_port().assistants(0, "port-b laboratory-a").technologies(0, "postal-system#1"));
  scene.play({"walk canal"});
  EXPECT_EQ(scene.says("now"), "walk 0");
  EXPECT_EQ(scene.says("president 0"), "canal");
  EXPECT_THAT(scene.legal(), ElementsAre("walk laboratory-a", "walk port-b"));
  EXPECT_THAT(scene.refusals("done"), ElementsAre("done: YOK-M5 canal_no_stop 0 0"));
}

TEST(YokohamaMove, YOK_M5_AndNotWhereNothingLiesBeyond) {
  const Scene scene(at_the_port().assistants(0, "church"));
  EXPECT_THAT(ways(scene), ElementsAre("walk church"));
  EXPECT_THAT(scene.refusals("walk canal"), ElementsAre("walk canal: YOK-M7 no_way_on 0 0"));
}

TEST(YokohamaMove, YOK_M5_TheStagecoachPaysTheCanal) {
  const Table table = at_the_port()
                          .assistants(0, "port-b laboratory-a")
                          .technologies(0, "stagecoach#1 postal-system#1");
  Scene scene(table);
  scene.play({"walk canal"});
  EXPECT_EQ(scene.says("yen 0"), "0");
  EXPECT_THAT(Scene(Table(table).stock(0, "yen=0")).refusals("walk canal"),
              ElementsAre("walk canal: YOK-M5 cannot_pay_canal 1 0"));
}

TEST(YokohamaMove, YOK_M5_NoPresidentIsPutOnTheCanal) {
  const Scene hand(Table(4).moving().assistants(0, "bank church"));
  EXPECT_THAT(hand.legal("go"), Not(Contains("go canal")));
  EXPECT_THAT(hand.refusals("go canal"), ElementsAre("go canal: YOK-M5 canal 0 0"));
  const Scene tram(Table(4)
                       .moving()
                       .president(0, "bank")
                       .technologies(0, "tramway#1")
                       .assistants(0, "church customs"));
  EXPECT_THAT(tram.legal("tram"), AllOf(Contains("tram church"), Contains("tram copper-mine"),
                                        Not(Contains("tram canal"))));
  EXPECT_THAT(tram.refusals("tram canal"), ElementsAre("tram canal: YOK-M5 canal 0 0"));
}

TEST(YokohamaMove, YOK_M5_FourPlayersCanalToo) {
  Scene scene(Table(4)
                  .moving()
                  .president(0, "laboratory-a")
                  .assistants(0, "laboratory-b tea-plantation#2")
                  .stock(0, "yen=1"));
  scene.play({"walk canal"});
  EXPECT_EQ(scene.says("president 0"), "laboratory-b");
  EXPECT_EQ(scene.says("yen 0"), "0");
}

// ---- no step into a dead end

TEST(YokohamaMove, YOK_M7_NoStepWhereNoEndLiesBeyond) {
  const Scene scene(on_the_bank()
                        .assistants(0, "chinatown copper-mine employment-office")
                        .president(1, "copper-mine")
                        .stock(0, "yen=9"));
  // From the copper mine the silk factory, without an own assistant, and the bank.
  EXPECT_THAT(ways(scene), ElementsAre("walk chinatown", "walk employment-office"));
  EXPECT_THAT(scene.refusals("walk copper-mine"),
              ElementsAre("walk copper-mine: YOK-M7 no_way_on 0 0"));
}

// Where nothing is to be paid too: no stop beside a president is none for the stagecoach either.
TEST(YokohamaMove, YOK_M7_NoDeadEndForTheStagecoach) {
  const Scene scene(Table(2)
                        .moving()
                        .technologies(0, "stagecoach#1")
                        .president(0, "bank")
                        .assistants(0, "copper-mine church laboratory-a")
                        .president(1, "copper-mine"));
  EXPECT_THAT(ways(scene), ElementsAre("walk church"));
  EXPECT_THAT(scene.refusals("walk copper-mine"),
              ElementsAre("walk copper-mine: YOK-M7 no_way_on 0 0"));
}

// The way on leads over the start, or over an area entered before.
TEST(YokohamaMove, YOK_M7_TheWayOnCountsWithoutTheAreasEntered) {
  Scene scene(on_the_bank()
                  .assistants(0, "silk-factory copper-mine chinatown church")
                  .president(1, "copper-mine")
                  .stock(0, "yen=9"));
  EXPECT_THAT(ways(scene), Contains("walk copper-mine"));  // on to the silk factory
  scene.play({"walk silk-factory"});
  EXPECT_THAT(scene.legal(), ElementsAre("walk chinatown", "done"));
  EXPECT_THAT(scene.refusals("walk copper-mine"),
              ElementsAre("walk copper-mine: YOK-M7 no_way_on 0 0"));
}

TEST(YokohamaMove, YOK_M7_WithTheYenInHand) {
  // Two presidents in a row before the end.
  const Table table = on_the_bank()
                          .assistants(0, "chinatown church customs copper-mine")
                          .president(1, "chinatown")
                          .president(2, "church");
  for (int yen = 0; yen <= 3; ++yen) {
    const Scene scene(Table(table).stock(0, "yen=" + std::to_string(yen)));
    EXPECT_EQ(scene.legal("walk chinatown").size(), yen >= 2 ? 1U : 0U) << yen;
    EXPECT_EQ(scene.legal("walk copper-mine").size(), 1U);
  }
  EXPECT_THAT(Scene(Table(table).stock(0, "yen=1")).refusals("walk chinatown"),
              ElementsAre("walk chinatown: YOK-M7 no_way_on 0 0"));
  EXPECT_THAT(Scene(Table(table).stock(0, "yen=0")).refusals("walk chinatown"),
              ElementsAre("walk chinatown: YOK-M4 cannot_pay_presidents 1 0"));
}

TEST(YokohamaMove, YOK_M7_TheCanalAndAPresidentBeyond) {
  const Table table =
      at_the_port().assistants(0, "church port-b employment-office").president(1, "port-b");
  EXPECT_THAT(ways(Scene(table)), ElementsAre("walk church"));
  EXPECT_THAT(Scene(table).refusals("walk canal"), ElementsAre("walk canal: YOK-M7 no_way_on 0 0"));
  Scene rich(Table(table).stock(0, "yen=2"));
  rich.play({"walk canal"});  // over port B to the employment office, the only way
  EXPECT_EQ(rich.says("president 0"), "employment-office");
  EXPECT_EQ(rich.says("yen 0"), "0");
  EXPECT_EQ(rich.says("yen 1"), "5");
}

// The dear way is left out, not the cheap one to the same area.
TEST(YokohamaMove, YOK_M7_TheCheapestWayOnDecides) {
  Scene scene(on_the_bank()
                  .assistants(0, "chinatown church laboratory-a tea-plantation")
                  .president(1, "chinatown")
                  .president(2, "church")
                  .stock(0, "yen=1"));
  scene.play({"walk chinatown"});
  EXPECT_THAT(scene.legal(), ElementsAre("walk tea-plantation", "walk laboratory-a"));
}

TEST(YokohamaMove, YOK_M7_ThePathIsChosenAreaByArea) {
  Scene scene(on_the_bank().assistants(0, "silk-factory chinatown church customs"));
  scene.play({"walk silk-factory", "walk chinatown", "walk church", "walk customs"});
  EXPECT_EQ(scene.says("president 0"), "customs");
  EXPECT_EQ(scene.events("YOK-M3").size(), 4U);
}

}  // namespace
}  // namespace kaisho::yokohama_tests
