// Technologies of placement, movement and recall (YOK-K11 to K16, K20).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/yokohama/table.h"

namespace kaisho::yokohama_tests {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::IsSupersetOf;
using testing::Not;
using testing::UnorderedElementsAre;

// ---- YOK-K11

TEST(YokohamaRoads, YOK_K11_NewspaperUpToFourAreas) {
  Scene scene(Table().placing().technologies(0, "newspaper#1"));
  scene.play({"place copper-mine", "place bank", "place church"});
  EXPECT_EQ(scene.says("now"), "place 0 last church placed 3");
  EXPECT_THAT(scene.legal(), ElementsAre("place customs", "place employment-office",
                                         "place laboratory-a", "place port-a", "done"));
  scene.play({"place port-a"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("now: move 0", "hand 0: 4 2 0", "assistants copper-mine: 1 0",
                                   "assistants bank: 1 0", "assistants church: 1 0",
                                   "assistants port-a: 1 0"));
  EXPECT_EQ(scene.events("YOK-P1").size(), 4U);
}

TEST(YokohamaRoads, YOK_K11_ThreeWithoutAndFewerWithIt) {
  Scene without(Table().placing().technologies(1, "newspaper#1"));
  without.play({"place copper-mine", "place bank", "place church"});
  EXPECT_EQ(without.says("now"), "move 0");
  Scene fewer(Table().placing().technologies(0, "newspaper#1"));
  fewer.play({"place copper-mine", "place bank", "place church", "done"});
  EXPECT_EQ(fewer.says("hand 0"), "5 2 0");
  EXPECT_EQ(fewer.says("now"), "move 0");
  // No more than are in hand, and never two on one area.
  Scene hand(Table()
                 .placing()
                 .technologies(0, "newspaper#1")
                 .assistants(0, "customs=5")
                 .hand(0, "assistants=3"));
  hand.play({"place copper-mine", "place bank"});
  EXPECT_THAT(hand.legal(), Not(Contains("place bank")));
  hand.play({"place church"});
  EXPECT_EQ(hand.says("now"), "move 0");
}

TEST(YokohamaRoads, YOK_K11_APairStaysAPair) {
  Scene scene(Table().placing().technologies(0, "newspaper#1").assistants(0, "church"));
  scene.play({"pair bank"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("now: move 0", "hand 0: 6 2 0", "assistants bank: 2 0"));
}

TEST(YokohamaRoads, YOK_K11_FeesAsUsual) {
  const auto table = [](int yen) {
    return Table(3)
        .placing()
        .technologies(0, "newspaper#1")
        .stock(0, "yen=" + std::to_string(yen))
        .president(1, "customs")
        .president(2, "port-b");
  };
  Scene one(table(1));
  one.play({"place copper-mine", "place bank", "place customs"});
  EXPECT_THAT(one.legal(), Not(Contains("place port-b")));
  EXPECT_THAT(one.refusals("place port-b"),
              ElementsAre("place port-b: YOK-P2 cannot_pay_presidents 1 0"));
  Scene two(table(2));
  two.play({"place copper-mine", "place bank", "place customs", "place port-b"});
  EXPECT_THAT(two.changes({"assistants copper-mine", "assistants bank", "assistants customs",
                           "assistants port-b"}),
              UnorderedElementsAre("hand 0: 4 2 0", "yen 0: 0", "yen 1: 5", "yen 2: 5"));
  EXPECT_THAT(two.events("YOK-P2"), ElementsAre("YOK-P2 fee_paid seat:0 to:1 yen:1",
                                                "YOK-P2 fee_paid seat:0 to:2 yen:1"));
}

// ---- YOK-K12

TEST(YokohamaRoads, YOK_K12_TelegraphOneMoreBesideAPair) {
  Scene scene(Table().placing().technologies(0, "telegraph#1"));
  scene.play({"pair bank"});
  EXPECT_EQ(scene.says("now"), "adjacent 0 area bank");
  EXPECT_THAT(scene.legal(), ElementsAre("place copper-mine", "place silk-factory", "place church",
                                         "place employment-office", "done"));
  EXPECT_THAT(scene.refusals("place"), ElementsAre("place tea-plantation: YOK-K12 not_adjacent 0 0",
                                                   "place fishing-port: YOK-K12 not_adjacent 0 0",
                                                   "place bank: YOK-K12 not_adjacent 0 0",
                                                   "place customs: YOK-K12 not_adjacent 0 0",
                                                   "place laboratory-a: YOK-K12 not_adjacent 0 0",
                                                   "place port-a: YOK-K12 not_adjacent 0 0"));
  scene.play({"place church"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("now: move 0", "hand 0: 5 2 0", "assistants bank: 2 0",
                                   "assistants church: 1 0"));
  EXPECT_THAT(scene.events(), ElementsAre("YOK-P1 placed area:bank cell:4 count:2 seat:0",
                                          "YOK-K12 placed area:church cell:5 count:1 seat:0"));
}

TEST(YokohamaRoads, YOK_K12_MayBeLeft) {
  Scene scene(Table().placing().technologies(0, "telegraph#1").assistants(0, "church"));
  scene.play({"pair bank", "done"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("now: move 0", "hand 0: 6 2 0", "assistants bank: 2 0"));
}

TEST(YokohamaRoads, YOK_K12_OnlyAfterAPairAndFromHand) {
  Scene spread(Table().placing().technologies(0, "telegraph#1"));
  spread.play({"place copper-mine", "place bank", "place church"});
  EXPECT_EQ(spread.says("now"), "move 0");
  const auto pair = [](int hand, const std::string& owner) {
    Scene scene(Table()
                    .placing()
                    .technologies(owner == "0" ? 0 : 1, "telegraph#1")
                    .assistants(0, "customs=6")
                    .hand(0, "assistants=" + std::to_string(hand)));
    scene.play({"pair bank"});
    return scene.says("now");
  };
  EXPECT_EQ(pair(2, "0"), "move 0");  // none is left in hand
  EXPECT_EQ(pair(3, "0"), "adjacent 0 area bank");
  EXPECT_EQ(pair(3, "1"), "move 0");
}

TEST(YokohamaRoads, YOK_K12_FeesAsUsual) {
  const auto table = [](int yen) {
    return Table(3)
        .placing()
        .technologies(0, "telegraph#1")
        .assistants(0, "customs")
        .stock(0, "yen=" + std::to_string(yen))
        .president(1, "chinatown")
        .president(2, "chinatown");
  };
  Scene poor(table(1));
  poor.play({"pair bank"});
  EXPECT_THAT(poor.legal(), ElementsAre("place copper-mine", "place silk-factory",
                                        "place employment-office", "done"));
  EXPECT_THAT(poor.refusals("place chinatown"),
              ElementsAre("place chinatown: YOK-P2 cannot_pay_presidents 2 1"));
  Scene scene(table(2));
  scene.play({"pair bank", "place chinatown"});
  EXPECT_THAT(
      scene.changes(),
      UnorderedElementsAre("now: move 0", "hand 0: 5 2 0", "assistants bank: 2 0 0",
                           "assistants chinatown: 1 0 0", "yen 0: 0", "yen 1: 5", "yen 2: 5"));
}

TEST(YokohamaRoads, YOK_K12_BesideTheCanal) {
  // Port B lies beside the canal; port A on its other side.
  Scene three(Table(3).placing().technologies(0, "telegraph#1"));
  three.play({"pair port-b"});
  EXPECT_THAT(three.legal(), ElementsAre("place employment-office", "place laboratory-a", "done"));
  EXPECT_THAT(three.refusals("place canal"), ElementsAre("place canal: YOK-P3 canal 0 0"));
  EXPECT_THAT(three.refusals("place port-a"),
              ElementsAre("place port-a: YOK-K12 not_adjacent 0 0"));
  Scene four(Table(4).placing().technologies(0, "telegraph#1"));
  four.play({"pair port-b"});  // cell 16, the canal beside it
  EXPECT_THAT(four.legal(),
              ElementsAre("place employment-office", "place laboratory-a", "place port-a", "done"));
}

TEST(YokohamaRoads, YOK_K11_K12_Together) {
  const Table table = Table().placing().technologies(0, "telegraph#1 newspaper#1");
  Scene spread(table);
  spread.play({"place copper-mine", "place bank", "place church", "place customs"});
  EXPECT_EQ(spread.says("now"), "move 0");
  EXPECT_EQ(spread.says("hand 0"), "4 2 0");
  Scene pair(table);
  pair.play({"pair bank", "place church"});
  EXPECT_EQ(pair.says("now"), "move 0");
  EXPECT_EQ(pair.says("hand 0"), "5 2 0");
}

// ---- YOK-K13

// The presidents of the others stand on the bank.
Table beside_presidents(int seats, int yen, const std::string& technologies) {
  Table table(seats);
  table.moving()
      .assistants(0, "bank=2 fishing-port")
      .technologies(0, technologies)
      .stock(0, "yen=" + std::to_string(yen));
  for (int seat = 1; seat < seats; ++seat) table.president(seat, "bank");
  return table;
}

TEST(YokohamaRoads, YOK_K13_PostalSystemFromHand) {
  const Scene without(beside_presidents(2, 3, "ball#1"));
  EXPECT_THAT(without.legal("go"), ElementsAre("go fishing-port"));
  EXPECT_THAT(without.refusals("go bank"), ElementsAre("go bank: YOK-M1 opposing_president 1 0"));
  Scene scene(beside_presidents(2, 1, "postal-system#1"));
  EXPECT_THAT(scene.legal(), ElementsAre("go fishing-port", "go bank"));
  scene.play({"go bank"});
  EXPECT_THAT(scene.changes({"turn", "active"}),
              UnorderedElementsAre("assistants bank: 0 0", "president 0: bank", "hand 0: 10 2 0",
                                   "yen 0: 3", "yen 1: 5"));
  EXPECT_THAT(scene.events("YOK-M4"), ElementsAre("YOK-M4 fee_paid seat:0 to:1 yen:1"));
  EXPECT_THAT(scene.events("YOK-A1"), ElementsAre("YOK-A1 acted area:bank cell:4 power:3 seat:0"));
}

TEST(YokohamaRoads, YOK_K13_EachPresidentIsPaidFromHandToo) {
  const Scene poor(beside_presidents(4, 2, "postal-system#1"));
  EXPECT_THAT(poor.legal("go"), ElementsAre("go fishing-port"));
  EXPECT_THAT(poor.refusals("go bank"), ElementsAre("go bank: YOK-M4 cannot_pay_presidents 3 2"));
  Scene scene(beside_presidents(4, 3, "postal-system#1"));
  scene.play({"go bank"});
  EXPECT_THAT(scene.events("YOK-M4"),
              ElementsAre("YOK-M4 fee_paid seat:0 to:1 yen:1", "YOK-M4 fee_paid seat:0 to:2 yen:1",
                          "YOK-M4 fee_paid seat:0 to:3 yen:1"));
  EXPECT_EQ(scene.number("yen 0"), 3 - 3 + 3);
  EXPECT_EQ(scene.number("yen 3"), 5);
}

TEST(YokohamaRoads, YOK_K13_PostalSystemFromTheBoard) {
  const auto table = [](const std::string& technologies) {
    return beside_presidents(2, 1, technologies)
        .president(0, "church")
        .assistants(0, "copper-mine");
  };
  // Without it the way leads past; there it can also end.
  Scene past(table("ball#1"));
  past.play({"walk bank"});
  EXPECT_EQ(past.says("president 0"), "copper-mine");
  Scene scene(table("postal-system#1"));
  scene.play({"walk bank"});
  EXPECT_THAT(scene.legal(), ElementsAre("walk copper-mine", "done"));
  EXPECT_THAT(scene.changes(), UnorderedElementsAre("now: walk 0", "walked: bank church",
                                                    "president 0: bank", "yen 0: 0", "yen 1: 5"));
  scene.mark().play({"done"});
  EXPECT_THAT(scene.changes({"turn", "active", "walked"}),
              UnorderedElementsAre("assistants bank: 0 0", "hand 0: 10 2 0", "yen 0: 3"));
  EXPECT_THAT(scene.events("YOK-M4"), IsEmpty());  // paid on entering, not again
}

TEST(YokohamaRoads, YOK_K13_AnAreaToEndOn) {
  // Without it the president has nowhere to end and must be taken back.
  const auto table = [](const std::string& technologies, int yen) {
    return Table()
        .moving()
        .assistants(0, "bank=2")
        .president(0, "church")
        .president(1, "bank")
        .technologies(0, technologies)
        .stock(0, "yen=" + std::to_string(yen));
  };
  EXPECT_THAT(Scene(table("ball#1", 1)).legal(), ElementsAre("take-back"));
  EXPECT_THAT(Scene(table("postal-system#1", 0)).legal(), ElementsAre("take-back"));
  EXPECT_THAT(Scene(table("postal-system#1", 1)).legal(), ElementsAre("walk bank", "take-back"));
}

// ---- YOK-K14

TEST(YokohamaRoads, YOK_K14_StagecoachPassesWithoutFees) {
  const auto table = [](const std::string& technologies) {
    return beside_presidents(2, 0, technologies)
        .president(0, "church")
        .assistants(0, "copper-mine silk-factory");
  };
  EXPECT_THAT(Scene(table("ball#1")).legal(), ElementsAre("walk silk-factory", "take-back"));
  EXPECT_THAT(Scene(table("ball#1")).refusals("walk bank"),
              ElementsAre("walk bank: YOK-M4 cannot_pay_presidents 1 0"));
  Scene scene(table("stagecoach#1"));
  EXPECT_THAT(scene.legal(), ElementsAre("walk silk-factory", "walk bank", "take-back"));
  scene.play({"walk bank"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("now: walk 0", "walked: bank church", "president 0: bank"));
  EXPECT_THAT(scene.events(), ElementsAre("YOK-M3 president_moved area:bank cell:4 from:5 "
                                          "from_area:church seat:0 way:walk"));
  // Beside the president it cannot end.
  EXPECT_THAT(scene.legal(), ElementsAre("walk copper-mine", "walk silk-factory"));
  EXPECT_THAT(scene.refusals("done"), ElementsAre("done: YOK-M1 opposing_president 1 0"));
}

TEST(YokohamaRoads, YOK_K14_NotFromHandWithoutThePostalSystem) {
  const Scene scene(beside_presidents(2, 3, "stagecoach#1"));
  EXPECT_THAT(scene.legal("go"), ElementsAre("go fishing-port"));
  EXPECT_THAT(scene.refusals("go bank"), ElementsAre("go bank: YOK-M1 opposing_president 1 0"));
}

TEST(YokohamaRoads, YOK_K14_FeesForPlacingAndTheCanalStay) {
  Scene placing(Table()
                    .placing()
                    .technologies(0, "stagecoach#1 postal-system#1")
                    .president(1, "bank")
                    .stock(0, "yen=1"));
  EXPECT_THAT(placing.refusals("pair bank"),
              ElementsAre("pair bank: YOK-P2 cannot_pay_presidents 2 1"));
  placing.play({"place bank"});
  EXPECT_EQ(placing.number("yen 0"), 0);
  EXPECT_EQ(placing.number("yen 1"), 5);
  Scene canal(Table(3)
                  .moving()
                  .technologies(0, "stagecoach#1")
                  .assistants(0, "port-a")
                  .president(0, "port-b"));
  canal.play({"walk canal"});
  EXPECT_THAT(canal.events("YOK-M5").front(), "YOK-M5 fee_paid seat:0 to:- yen:1");
  EXPECT_EQ(canal.number("yen 0"), 2);
  const Scene poor(Table(3)
                       .moving()
                       .technologies(0, "stagecoach#1")
                       .stock(0, "yen=0")
                       .assistants(0, "port-a")
                       .president(0, "port-b"));
  EXPECT_THAT(poor.legal(), ElementsAre("take-back"));
  EXPECT_THAT(poor.refusals("walk canal"), ElementsAre("walk canal: YOK-M5 cannot_pay_canal 1 0"));
}

TEST(YokohamaRoads, YOK_K13_K14_BothNothingIsPaid) {
  Scene hand(beside_presidents(3, 0, "postal-system#1 stagecoach#1"));
  hand.play({"go bank"});
  EXPECT_EQ(hand.number("yen 0"), 3);
  EXPECT_EQ(hand.number("yen 1"), 4);
  EXPECT_EQ(hand.number("yen 2"), 4);
  EXPECT_THAT(hand.events("YOK-M4"), IsEmpty());
  EXPECT_THAT(hand.events("YOK-A1"), ElementsAre("YOK-A1 acted area:bank cell:5 power:3 seat:0"));
  Scene board(beside_presidents(2, 0, "postal-system#1 stagecoach#1").president(0, "church"));
  board.play({"walk bank"});
  EXPECT_THAT(board.changes({"turn", "active"}),
              UnorderedElementsAre("assistants bank: 0 0", "president 0: bank", "hand 0: 10 2 0",
                                   "yen 0: 3"));
  EXPECT_THAT(board.events("YOK-M4"), IsEmpty());
}

// ---- YOK-K15

const char* const kStationFirst = "station#1 ball#1 ball#2 gas-lamp#1 gas-lamp#2 tramway#1";

Table getting_station(int seats = 2) {
  return Table(seats)
      .moving()
      .assistants(0, "laboratory-a=3 fishing-port")
      .laboratory("laboratory-a", kStationFirst)
      .technology_deck("telephone#1");
}

TEST(YokohamaRoads, YOK_K15_TheTokenGoesOnAnyAreaButTheCanal) {
  Scene two(getting_station());
  two.play({"go laboratory-a", "technology station#1"});
  EXPECT_EQ(two.says("now"), "station 0");
  EXPECT_EQ(two.legal("station").size(), 10U);
  EXPECT_EQ(two.legal().size(), 10U);
  EXPECT_THAT(two.refusals(""), IsEmpty());
  for (const int seats : {3, 4}) {
    Scene scene(getting_station(seats));
    scene.play({"go laboratory-a", "technology station#1"});
    EXPECT_EQ(scene.legal().size(), seats == 3 ? 13U : 17U);
    EXPECT_THAT(scene.legal(), Not(Contains("station canal")));
    EXPECT_THAT(scene.refusals(""), ElementsAre("station canal: YOK-K15 canal 0 0"));
  }
}

TEST(YokohamaRoads, YOK_K15_PutOnGettingItBeforeFlagAndRefill) {
  Scene scene(getting_station().fulfilled(0, "order-01"));
  scene.play({"go laboratory-a", "technology station#1"});
  EXPECT_EQ(scene.says("laboratory-a"), "- ball#1 ball#2 gas-lamp#1 gas-lamp#2 tramway#1");
  EXPECT_EQ(scene.says("agents 0"), "");
  EXPECT_EQ(scene.says("station"), "-");
  scene.mark().play({"station customs"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre(
                  "now: build 0", "station: customs", "agents 0: uk",
                  "agents_left: france=2 germany=2 netherlands=1 uk=2 us=2", "reveals: 31",
                  "laboratory-a: ball#1 ball#2 gas-lamp#1 gas-lamp#2 tramway#1 telephone#1",
                  "technology_deck: 1 fewer"));
  EXPECT_THAT(scene.events(), ElementsAre("YOK-K15 station_placed area:customs cell:6 seat:0",
                                          "YOK-X4 agent_gained flag:uk seat:0",
                                          "YOK-A9 technology_drawn board:laboratory-a slot:6 "
                                          "technology:telephone#1"));
}

TEST(YokohamaRoads, YOK_K15_ThePowerUnderWayStays) {
  // On the area of the action: it counts from the next one on.
  Scene scene(getting_station());
  scene.play({"go laboratory-a", "technology station#1", "station laboratory-a"});
  EXPECT_EQ(scene.says("action"), "area=laboratory-a power=4");
  EXPECT_EQ(scene.says("now"), "build 0");
}

int power(Table table, const Lines& moves) {
  Scene scene(table.station("bank"));
  scene.play(moves);
  const Lines acted = scene.events("YOK-A1");
  if (acted.empty()) return -1;
  return acted.back().at(acted.back().find("power:") + 6) - '0';
}

TEST(YokohamaRoads, YOK_K15_OneMorePowerThereForEveryPlayer) {
  const auto with = [](int owner, const std::string& areas) {
    return Table().moving().technologies(owner, "station#1").assistants(0, areas);
  };
  EXPECT_EQ(power(with(0, "bank=2 fishing-port"), {"go bank"}), 4);
  EXPECT_EQ(power(with(1, "bank=2 fishing-port"), {"go bank"}), 4);
  EXPECT_EQ(power(with(1, "bank=4 fishing-port"), {"go bank"}), 5);  // at most
  EXPECT_EQ(power(with(0, "bank=2 fishing-port=2"), {"go fishing-port"}), 3);
  EXPECT_EQ(power(with(1, "bank").phase_a().agents(0, "us"), {"agent bank"}),
            2);  // without a president
  // It makes the building and the level-5 token possible as well.
  Scene built(with(1, "bank=3 fishing-port").station("bank"));
  built.play({"go bank", "token"});
  EXPECT_EQ(built.says("tokens 0"), "level5-05");
}

TEST(YokohamaRoads, YOK_K15_ItsOwnerGoesStraightThereUnpaidAndActs) {
  const auto table = [](int owner) {
    return Table(3)
        .moving()
        .station("bank")
        .technologies(owner, "station#1")
        .assistants(0, "bank fishing-port")
        .stock(0, "yen=0")
        .president(0, "port-b")
        .president(1, "bank")
        .president(2, "bank");
  };
  Scene scene(table(0));
  EXPECT_THAT(scene.legal(), ElementsAre("train bank", "take-back"));
  scene.play({"train bank"});
  EXPECT_THAT(scene.changes({"turn", "active"}),
              UnorderedElementsAre("president 0: bank", "assistants bank: 0 0 0", "hand 0: 9 2 0",
                                   "yen 0: 3"));
  EXPECT_THAT(scene.events(""),
              ElementsAre("YOK-K15 president_moved area:bank cell:5 from:12 from_area:port-b "
                          "seat:0 way:train",
                          "YOK-A1 acted area:bank cell:5 power:3 seat:0",
                          "YOK-A3 gained count:3 resource:yen seat:0",
                          "YOK-R1 recalled area:bank cell:5 count:1 seat:0 stayed:0",
                          "YOK-T1 turn_began round:4 seat:1 turn:13"));
  const Scene other(table(1));
  EXPECT_THAT(other.legal(), ElementsAre("take-back"));
  EXPECT_THAT(other.refusals("train"), IsEmpty());
}

TEST(YokohamaRoads, YOK_K15_ItEndsTheMove) {
  // Walking there one pays and must go on; by train one acts there.
  const auto table = [](const std::string& more) {
    return Table()
        .moving()
        .station("bank")
        .technologies(0, "station#1 " + more)
        .assistants(0, "bank copper-mine=3 silk-factory")
        .president(0, "church")
        .president(1, "bank");
  };
  EXPECT_THAT(Scene(table("")).legal(),
              ElementsAre("walk silk-factory", "walk bank", "train bank", "take-back"));
  Scene walk(table(""));
  walk.play({"walk bank"});
  EXPECT_THAT(walk.legal(), ElementsAre("walk copper-mine", "walk silk-factory"));
  EXPECT_EQ(walk.number("yen 1"), 5);
  // Not once the president walks.
  Scene begun(table(""));
  begun.play({"walk silk-factory"});
  EXPECT_THAT(begun.legal("train"), IsEmpty());
  Scene train(table(""));
  train.play({"train bank"});
  EXPECT_EQ(train.says("president 0"), "bank");
  EXPECT_EQ(train.says("active"), "1");
  EXPECT_EQ(train.number("yen 1"), 4);
  // With the postal system walking there costs still, with the stagecoach too it does not: one way.
  EXPECT_THAT(Scene(table("postal-system#1")).legal("train"), ElementsAre("train bank"));
  EXPECT_THAT(Scene(table("stagecoach#1")).legal("train"), ElementsAre("train bank"));
  EXPECT_THAT(Scene(table("postal-system#1 stagecoach#1")).legal(),
              ElementsAre("walk silk-factory", "walk bank", "take-back"));
}

TEST(YokohamaRoads, YOK_K15_OneMoveWhereWalkingIsFree) {
  Scene scene(Table()
                  .moving()
                  .station("bank")
                  .technologies(0, "station#1")
                  .assistants(0, "bank copper-mine=3")
                  .president(0, "church"));
  EXPECT_THAT(scene.legal(), ElementsAre("walk bank", "take-back"));
  EXPECT_THAT(scene.refusals("train"), IsEmpty());
  scene.play({"walk bank", "done"});
  EXPECT_EQ(scene.says("president 0"), "bank");
}

TEST(YokohamaRoads, YOK_K15_FromHand) {
  const auto table = [](int yen, const std::string& more) {
    return beside_presidents(3, yen, "station#1 " + more).station("bank");
  };
  Scene scene(table(0, ""));
  EXPECT_THAT(scene.legal(), ElementsAre("go fishing-port", "train bank"));
  scene.play({"train bank"});
  EXPECT_EQ(scene.number("yen 0"), 4);
  EXPECT_EQ(scene.number("yen 1"), 4);
  EXPECT_THAT(scene.events("YOK-K15"),
              ElementsAre("YOK-K15 president_moved area:bank cell:5 from:- from_area:- seat:0 "
                          "way:train"));
  // With the postal system both ways are open, and only the train is free.
  Scene postal(table(2, "postal-system#1"));
  EXPECT_THAT(postal.legal(), ElementsAre("go fishing-port", "go bank", "train bank"));
  Scene paid = postal;
  paid.play({"go bank"});
  EXPECT_EQ(paid.number("yen 1"), 5);
  postal.play({"train bank"});
  EXPECT_EQ(postal.number("yen 1"), 4);
  EXPECT_THAT(Scene(table(1, "postal-system#1")).legal(),
              ElementsAre("go fishing-port", "train bank"));
  // Where going there is free anyhow, there is one move.
  EXPECT_THAT(Scene(table(0, "postal-system#1 stagecoach#1")).legal(),
              ElementsAre("go fishing-port", "go bank"));
  const Scene alone(Table()
                        .moving()
                        .station("bank")
                        .technologies(0, "station#1")
                        .assistants(0, "bank fishing-port"));
  EXPECT_THAT(alone.legal(), ElementsAre("go fishing-port", "go bank"));
}

TEST(YokohamaRoads, YOK_K15_FromHandItIsAnAreaToPutThePresidentOn) {
  // So nothing is to be taken back (YOK-M6).
  Scene scene(Table()
                  .phase_a()
                  .station("bank")
                  .technologies(0, "station#1")
                  .assistants(0, "bank=10 church=10")
                  .president(1, "bank")
                  .hand(0, "assistants=0"));
  const Scene both = scene.play({"done"});
  EXPECT_THAT(both.legal(), ElementsAre("go church", "train bank"));
}

// The card opens the area itself: the president acts there alone.
TEST(YokohamaRoads, YOK_K15_NoOwnAssistantNeedBeThere) {
  const auto table = [] {
    return Table(3)
        .moving()
        .station("bank")
        .technologies(0, "station#1")
        .assistants(0, "fishing-port")
        .president(1, "bank");
  };
  Scene board(table().president(0, "port-b"));
  EXPECT_THAT(board.legal(), ElementsAre("train bank", "take-back"));
  EXPECT_THAT(board.refusals("train"), IsEmpty());
  board.play({"train bank"});
  EXPECT_THAT(board.changes({"turn", "active"}),
              UnorderedElementsAre("president 0: bank", "yen 0: 5"));
  EXPECT_THAT(board.events(""),
              ElementsAre("YOK-K15 president_moved area:bank cell:5 from:12 from_area:port-b "
                          "seat:0 way:train",
                          "YOK-A1 acted area:bank cell:5 power:2 seat:0",
                          "YOK-A3 gained count:2 resource:yen seat:0",
                          "YOK-R1 recalled area:bank cell:5 count:0 seat:0 stayed:0",
                          "YOK-T1 turn_began round:4 seat:1 turn:13"));
  // From hand too, and then nothing has to be taken back (YOK-M6).
  const Scene hand(table());
  EXPECT_THAT(hand.legal(), ElementsAre("go fishing-port", "train bank"));
  const Scene alone(table()
                        .assistants(0, "customs=8")
                        .hand(0, "assistants=0")
                        .president(1, "fishing-port")
                        .president(2, "customs"));
  EXPECT_THAT(alone.legal(), ElementsAre("train bank"));
}

TEST(YokohamaRoads, YOK_K15_NotWhereThePresidentStands) {
  const Scene scene(Table()
                        .moving()
                        .station("bank")
                        .technologies(0, "station#1")
                        .assistants(0, "bank copper-mine")
                        .president(0, "bank"));
  EXPECT_THAT(scene.legal(), ElementsAre("walk copper-mine", "take-back"));
  EXPECT_THAT(scene.refusals("train"), ElementsAre("train bank: YOK-K15 start_area 0 0"));
}

TEST(YokohamaRoads, YOK_K15_TheTokenTakesNoSlotAndIsNobodysBuilding) {
  Scene scene(Table()
                  .moving()
                  .station("bank")
                  .technologies(0, "station#1")
                  .achievements("seven-fish ten-yen four-trade")
                  .shops(0, "church:1 customs:1 port-a:1")
                  .assistants(0, "bank=2 fishing-port")
                  .hand(0, "houses=1 shops=1"));
  scene.play({"go bank"});
  EXPECT_THAT(scene.legal(), ElementsAre("shop 1", "shop 2", "shop 3", "shop 4", "house", "done"));
  scene.play({"done"});
  EXPECT_EQ(scene.says("active"), "1");  // three areas built, and no fourth: nothing to achieve
  EXPECT_THAT(scene.events("YOK-A2"), IsEmpty());
}

// ---- YOK-K16

TEST(YokohamaRoads, YOK_K16_TramwayStraightToAnArea) {
  Scene scene(Table()
                  .moving()
                  .technologies(0, "tramway#1")
                  .assistants(0, "port-a customs=2")
                  .president(0, "copper-mine"));
  EXPECT_THAT(scene.legal(), IsSupersetOf({"tram customs", "tram port-a", "take-back"}));
  scene.play({"tram customs"});
  EXPECT_THAT(
      scene.changes({"turn", "active"}),
      UnorderedElementsAre("president 0: customs", "assistants customs: 0 0", "hand 0: 10 2 0"));
  EXPECT_THAT(scene.events("YOK-K16"),
              ElementsAre("YOK-K16 president_moved area:customs cell:6 from:0 "
                          "from_area:copper-mine seat:0 way:tram"));
  EXPECT_THAT(scene.events("YOK-A1"),
              ElementsAre("YOK-A1 acted area:customs cell:6 power:3 seat:0"));
}

TEST(YokohamaRoads, YOK_K16_NoWalkingBeforeOrAfter) {
  const Table table = Table()
                          .moving()
                          .technologies(0, "tramway#1")
                          .assistants(0, "silk-factory bank port-a employment-office")
                          .president(0, "copper-mine");
  Scene before(table);
  before.play({"walk silk-factory"});
  EXPECT_THAT(before.legal(), ElementsAre("walk bank", "done"));
  // The employment office lies beside the port, and yet the president stays there.
  Scene after(table);
  after.play({"tram employment-office", "done"});
  EXPECT_EQ(after.says("president 0"), "employment-office");
  EXPECT_EQ(after.says("active"), "1");
}

TEST(YokohamaRoads, YOK_K16_WhereItDoesNotGo) {
  const auto table = [](const std::string& technologies) {
    return Table(3)
        .moving()
        .technologies(0, technologies)
        .assistants(0, "bank customs port-b copper-mine")
        .president(0, "copper-mine")
        .president(1, "customs");
  };
  const Scene scene(table("tramway#1"));
  const Lines trams = scene.legal("tram");
  EXPECT_THAT(trams, IsSupersetOf({"tram port-b", "tram church"}));
  // The bank lies beside: the president walks there.
  EXPECT_THAT(scene.legal("walk"), ElementsAre("walk bank"));
  EXPECT_THAT(scene.refusals("tram bank"), IsEmpty());
  EXPECT_THAT(scene.refusals("tram c"), ElementsAre("tram copper-mine: YOK-K16 start_area 0 0",
                                                    "tram customs: YOK-K16 opposing_president 1 0",
                                                    "tram canal: YOK-M5 canal 0 0"));
  // The postal system and the stagecoach do not widen it.
  const Scene postal(table("tramway#1 postal-system#1 stagecoach#1"));
  EXPECT_EQ(postal.legal("tram"), trams);
  EXPECT_THAT(Scene(table("ball#1")).legal("tram"), IsEmpty());
  EXPECT_THAT(Scene(table("ball#1")).refusals("tram"), IsEmpty());
}

// Any area without opposing presidents, but the canal and where the president walks or stands.
TEST(YokohamaRoads, YOK_K16_NoOwnAssistantNeedBeThere) {
  Scene scene(Table(3)
                  .moving()
                  .technologies(0, "tramway#1")
                  .assistants(0, "bank copper-mine")
                  .president(0, "copper-mine")
                  .president(1, "customs"));
  const Lines trams = scene.legal("tram");
  EXPECT_EQ(trams.size(), 10U) << "of 14 cells: own, bank, customs and canal left out";
  EXPECT_THAT(trams, Not(Contains("tram canal")));
  EXPECT_THAT(trams, Not(Contains("tram customs")));
  EXPECT_THAT(trams, Contains("tram silk-factory"));  // beside, where no assistant lets it walk
  scene.play({"tram fishing-port"});
  EXPECT_THAT(scene.changes({"turn", "active"}),
              UnorderedElementsAre("president 0: fishing-port", "fish 0: 2"));
  EXPECT_THAT(scene.events("YOK-A1"),
              ElementsAre("YOK-A1 acted area:fishing-port cell:3 power:1 seat:0"));
}

// So the president that could only be taken back has somewhere to go (YOK-M6).
TEST(YokohamaRoads, YOK_M6_YOK_K16_AnAreaToEndOn) {
  const Table alone = Table().moving().assistants(0, "port-a").president(0, "copper-mine");
  EXPECT_THAT(Scene(alone).legal(), ElementsAre("take-back"));
  EXPECT_EQ(Scene(Table(alone).technologies(0, "tramway#1")).legal("tram").size(), 9U);
}

TEST(YokohamaRoads, YOK_K16_OnlyOnTheBoard) {
  const Scene scene(Table().moving().technologies(0, "tramway#1").assistants(0, "port-a customs"));
  EXPECT_THAT(scene.legal(), ElementsAre("go customs", "go port-a"));
  EXPECT_THAT(scene.refusals("tram"), IsEmpty());
}

TEST(YokohamaRoads, YOK_K15_K16_OneMoveWhereBothLeadTheSameWay) {
  const auto table = [](Table base) {
    return base.moving()
        .station("port-a")
        .technologies(0, "tramway#1 station#1")
        .assistants(0, "port-a")
        .president(0, "copper-mine");
  };
  EXPECT_THAT(Scene(table(Table())).legal(), Contains("tram port-a"));
  EXPECT_THAT(Scene(table(Table())).legal("train"), IsEmpty());
  const Scene occupied(table(Table().president(1, "port-a")));
  EXPECT_THAT(occupied.legal(), Not(Contains("tram port-a")));
  EXPECT_THAT(occupied.legal("train"), ElementsAre("train port-a"));
}

// ---- YOK-K20

TEST(YokohamaRoads, YOK_K20_TelephoneOneMayStay) {
  const Table table = Table()
                          .moving()
                          .technologies(0, "telephone#1")
                          .assistants(0, "customs=2 fishing-port")
                          .stock(0, "imports=0");
  Scene stay(table);
  stay.play({"go customs"});
  EXPECT_EQ(stay.says("now"), "recall 0");
  EXPECT_THAT(stay.legal(), ElementsAre("recall 0", "recall 1"));
  Scene all = stay;
  stay.mark().play({"recall 1"});
  EXPECT_THAT(stay.changes({"turn", "active", "action"}),
              UnorderedElementsAre("assistants customs: 1 0", "hand 0: 9 2 0"));
  EXPECT_THAT(stay.events("YOK-K20"),
              ElementsAre("YOK-K20 recalled area:customs cell:6 count:1 seat:0 stayed:1"));
  all.mark().play({"recall 0"});
  EXPECT_THAT(all.changes({"turn", "active", "action"}),
              UnorderedElementsAre("assistants customs: 0 0", "hand 0: 10 2 0"));
  EXPECT_THAT(all.events("YOK-R1"),
              ElementsAre("YOK-R1 recalled area:customs cell:6 count:2 seat:0 stayed:0"));
}

TEST(YokohamaRoads, YOK_K20_AlsoTheOnlyOne) {
  Scene scene(
      Table().moving().technologies(0, "telephone#1").assistants(0, "customs fishing-port"));
  scene.play({"go customs", "recall 1"});
  EXPECT_EQ(scene.says("assistants customs"), "1 0");
  EXPECT_EQ(scene.says("hand 0"), "8 2 0");
  EXPECT_THAT(scene.events("YOK-K20"),
              ElementsAre("YOK-K20 recalled area:customs cell:6 count:0 seat:0 stayed:1"));
}

TEST(YokohamaRoads, YOK_K20_AlsoAtTheRecallOfAnAgent) {
  Scene scene(
      Table().phase_a().agents(0, "uk").technologies(0, "telephone#1").assistants(0, "bank=3"));
  scene.play({"agent bank"});
  EXPECT_THAT(scene.legal(), ElementsAre("recall 0", "recall 1"));
  scene.play({"recall 1"});
  EXPECT_EQ(scene.says("assistants bank"), "1 0");
  EXPECT_EQ(scene.says("hand 0"), "10 2 0");
}

TEST(YokohamaRoads, YOK_K20_AtEachRecallOfATurn) {
  Scene scene(Table()
                  .phase_a()
                  .agents(0, "uk")
                  .technologies(0, "telephone#1")
                  .assistants(0, "bank=3 fishing-port=2")
                  .hand(0, "assistants=3"));
  scene.play(
      {"agent bank", "recall 1", "place copper-mine", "done", "go fishing-port", "recall 1"});
  EXPECT_EQ(scene.says("assistants bank"), "1 0");
  EXPECT_EQ(scene.says("assistants fishing-port"), "1 0");
}

TEST(YokohamaRoads, YOK_K20_NothingToAskWhereNobodyStands) {
  // The only assistant went on the customs board.
  Scene scene(Table()
                  .moving()
                  .technologies(0, "telephone#1")
                  .assistants(0, "customs fishing-port=7")
                  .hand(0, "assistants=0")
                  .stock(0, "imports=1"));
  scene.play({"go customs", "slot customs-1 area"});
  EXPECT_EQ(scene.says("active"), "1");
  EXPECT_THAT(scene.events("YOK-R1"),
              ElementsAre("YOK-R1 recalled area:customs cell:6 count:0 seat:0 stayed:0"));
}

}  // namespace
}  // namespace kaisho::yokohama_tests
