// The factories of lenses (NIP-F4) and watches (NIP-F5): coal, ships and trains.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/nippon/table.h"

namespace kaisho::nippon_tests {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::IsSupersetOf;

Table building_transport(int seats = 4) {
  return Table(seats).stock(0, "plans=0").tracks(0, "knowledge=11").investing();
}

// ---- NIP-F4a, NIP-F5a

TEST(NipponFactoriesTransport, NIP_F4a_LensesForTwoCoal) {
  Scene scene(Table(3).factories(0, "lenses-a=1"));
  scene.play({"take white produce"});
  EXPECT_THAT(scene.changes(turn_over(0)), ElementsAre("coal 0: 0", "lenses 0: lenses-a=2+0"));
  const Scene usual(Table(3).factories(0, "lenses-d"));
  EXPECT_THAT(usual.refusals("take white produce"),
              ElementsAre("take white produce: NIP-A3 not_enough_coal 3 2"));
  const Scene both(Table(3).factories(0, "lenses-a bento-b").stock(0, "coal=4").producing());
  EXPECT_THAT(both.legal("produce"), ElementsAre("produce bento", "produce lenses"));
}

TEST(NipponFactoriesTransport, NIP_F5a_WatchesForThreeCoal) {
  Scene scene(Table(3).factories(0, "watches-a").stock(0, "coal=3"));
  scene.play({"take white produce"});
  EXPECT_THAT(scene.changes(turn_over(0)), ElementsAre("coal 0: 0", "watches 0: watches-a=1+0"));
  const Scene usual(Table(3).factories(0, "watches-d").stock(0, "coal=3"));
  EXPECT_THAT(usual.refusals("take white produce"),
              ElementsAre("take white produce: NIP-A3 not_enough_coal 4 3"));
  const Scene bulbs(Table(3).factories(0, "watches-a bulbs-b").stock(0, "coal=6").producing());
  EXPECT_THAT(bulbs.legal("produce"), ElementsAre("produce watches", "produce bulbs"));
}

// ---- NIP-F4b, NIP-F5b

TEST(NipponFactoriesTransport, NIP_F4b_ShipsStillOnTheBoardTurn) {
  Scene scene(building_transport().ships(0, "kanto-chubu=2"));
  scene.play({"build lenses-b"});
  EXPECT_THAT(scene.events("NIP-F4b"), ElementsAre("NIP-F4b ships_turned count:4 seat:0"));
  EXPECT_EQ(scene.says("ships_turned 0"), "true");
  EXPECT_EQ(scene.says("trains_turned 0"), "false");
  // Those that have left stay as they are.
  EXPECT_EQ(scene.says("ships kanto-chubu 0") + scene.says("ships_turned kanto-chubu 0"), "20");
  EXPECT_EQ(scene.says("ships 0"), "4");
}

TEST(NipponFactoriesTransport, NIP_F4b_LaterOnesLieOnThatSide) {
  Scene scene(Table(4)
                  .stock(0, "yen=10 plans=0")
                  .factories(0, "lenses-b")
                  .plain_ships(0, "kanto-chubu=2")
                  .putting_ships());
  scene.play({"ships kanto-chubu+shikoku-kyushu"});
  EXPECT_THAT(scene.changes(turn_over()),
              ElementsAre("ships_turned kanto-chubu 0: 1", "ships_turned shikoku-kyushu 0: 1",
                          "yen 0: 0", "ships 0: 2"));
  EXPECT_THAT(scene.events("NIP-A7"),
              IsSupersetOf({"NIP-A7 ship_put region:kanto-chubu seat:0 vp:3",
                            "NIP-A7 ship_put region:shikoku-kyushu seat:0 vp:3"}));
}

TEST(NipponFactoriesTransport, NIP_F4b_TheyScoreThree) {
  Scene scene(Table(3)
                  .factories(0, "lenses-b")
                  .plain_ships(0, "kanto-chubu")
                  .ships(0, "kanto-chubu=2")
                  .influence(0, "tokyo:west=1"));
  EXPECT_EQ(standing_of(scene, "kanto-chubu")[1],
            "0: influence=1 points=7 rank=2 shared=1 ships=8");
}

TEST(NipponFactoriesTransport, NIP_F4b_NeitherTrainsNorTheShipsOfOthers) {
  Scene scene(Table(4).stock(0, "yen=5 plans=0").factories(0, "lenses-b").putting_trains());
  scene.play({"trains kanto-chubu"});
  EXPECT_EQ(scene.says("trains kanto-chubu 0"), "1");
  Scene other(Table(4).stock(0, "yen=5 plans=0").factories(1, "lenses-b").putting_ships());
  other.play({"ships kanto-chubu"});
  EXPECT_EQ(other.says("ships kanto-chubu 0"), "1");
}

TEST(NipponFactoriesTransport, NIP_F4b_WithNoneLeftNothingTurns) {
  Scene scene(building_transport().ships(0, "kanto-chubu=6"));
  scene.play({"build lenses-b"});
  EXPECT_THAT(scene.events("NIP-F4b"), ElementsAre("NIP-F4b ships_turned count:0 seat:0"));
  EXPECT_EQ(scene.says("ships kanto-chubu 0") + scene.says("ships_turned kanto-chubu 0"), "60");
}

TEST(NipponFactoriesTransport, NIP_F5b_TrainsStillOnTheBoardTurn) {
  Scene scene(building_transport().trains(0, "kanto-chubu=5"));
  scene.play({"build watches-b"});
  EXPECT_THAT(scene.events("NIP-F5b"), ElementsAre("NIP-F5b trains_turned count:1 seat:0"));
  EXPECT_EQ(scene.says("trains_turned 0"), "true");
  EXPECT_EQ(scene.says("ships_turned 0"), "false");
  EXPECT_EQ(scene.says("trains kanto-chubu 0") + scene.says("trains_turned kanto-chubu 0"), "50");
}

TEST(NipponFactoriesTransport, NIP_F5b_LaterOnesLieOnThatSideAndGiveThree) {
  Scene scene(Table(4)
                  .stock(0, "yen=5 plans=0")
                  .factories(0, "watches-b")
                  .plain_trains(0, "kanto-chubu")
                  .influence(0, "tokyo:west=1")
                  .putting_trains());
  scene.play({"trains kanto-chubu"});
  EXPECT_THAT(scene.changes(turn_over()),
              ElementsAre("trains_turned kanto-chubu 0: 1", "yen 0: 0", "trains 0: 4"));
  EXPECT_THAT(scene.events("NIP-A6"),
              Contains("NIP-A6 train_put influence:3 region:kanto-chubu seat:0"));
  EXPECT_EQ(standing_of(scene, "kanto-chubu")[1],
            "0: influence=6 points=7 rank=2 shared=1 ships=0");
}

TEST(NipponFactoriesTransport, NIP_F5b_NotTheShips) {
  Scene scene(Table(4).stock(0, "yen=5 plans=0").factories(0, "watches-b").putting_ships());
  scene.play({"ships kanto-chubu"});
  EXPECT_EQ(scene.says("ships kanto-chubu 0"), "1");
}

// ---- NIP-F4c, NIP-F5c

TEST(NipponFactoriesTransport, NIP_F4c_TwoShipsFreeAtOnceInDifferentRegions) {
  Scene scene(building_transport().stock(0, "yen=6 plans=0"));
  scene.play({"build lenses-c"});
  EXPECT_EQ(steps_of(scene), "ships 0 free true most 2, last 0, turn_end space 2");
  EXPECT_THAT(scene.legal(),
              testing::UnorderedElementsAre(
                  "ships hokkaido-tohoku", "ships kanto-chubu", "ships kansai-chugoku",
                  "ships shikoku-kyushu", "ships hokkaido-tohoku+kanto-chubu",
                  "ships hokkaido-tohoku+kansai-chugoku", "ships hokkaido-tohoku+shikoku-kyushu",
                  "ships kanto-chubu+kansai-chugoku", "ships kanto-chubu+shikoku-kyushu",
                  "ships kansai-chugoku+shikoku-kyushu", "done"));
  scene.mark().play({"ships kanto-chubu+shikoku-kyushu"});
  // The second of them uncovers a money symbol.
  EXPECT_THAT(scene.changes(turn_over()),
              ElementsAre("ships kanto-chubu 0: 1", "ships shikoku-kyushu 0: 1", "track money 0: 1",
                          "ships 0: 4"));
  EXPECT_THAT(scene.events("NIP-A7"),
              ElementsAre("NIP-A7 ship_put region:kanto-chubu seat:0 vp:2",
                          "NIP-A7 ship_put region:shikoku-kyushu seat:0 vp:2",
                          "NIP-A7 track_moved seat:0 steps:1 track:money value:14"));
}

TEST(NipponFactoriesTransport, NIP_F5c_TwoTrainsFreeAtOnceInDifferentRegions) {
  Scene scene(building_transport().stock(0, "yen=6 plans=0").trains(0, "kanto-chubu=2"));
  scene.play({"build watches-c"});
  EXPECT_EQ(steps_of(scene), "trains 0 free true most 2, last 0, turn_end space 2");
  EXPECT_EQ(scene.legal("trains").size(), 4U + 6U);
  EXPECT_THAT(scene.legal(), Contains("done"));
  scene.mark().play({"trains hokkaido-tohoku+kanto-chubu"});
  EXPECT_THAT(scene.changes(turn_over()),
              ElementsAre("trains hokkaido-tohoku 0: 1", "trains kanto-chubu 0: 3",
                          "track money 0: 1", "trains 0: 2"));
  EXPECT_THAT(scene.events("NIP-A6"),
              Contains("NIP-A6 track_moved seat:0 steps:1 track:money value:14"));
}

TEST(NipponFactoriesTransport, NIP_F4c_OnlyWhereThereIsRoom) {
  const Scene scene(Table(2)
                        .ships(1, "kanto-chubu=4")
                        .trains(1, "kansai-chugoku=4 shikoku-kyushu=2")
                        .ships(0, "shikoku-kyushu=2")
                        .putting_ships_free());
  EXPECT_THAT(scene.legal(), ElementsAre("ships hokkaido-tohoku", "done"));
  EXPECT_THAT(scene.refusals("ships"),
              ElementsAre("ships kanto-chubu: NIP-S5 no_place_left 0 0",
                          "ships kansai-chugoku: NIP-S5 no_place_left 0 0",
                          "ships shikoku-kyushu: NIP-S5 no_place_left 0 0"));
}

TEST(NipponFactoriesTransport, NIP_F4c_NoMoreThanAreLeft) {
  const Scene one(Table(4).ships(0, "kanto-chubu=5").putting_ships_free());
  EXPECT_EQ(one.legal("ships").size(), 4U);
  Scene none(building_transport().ships(0, "kanto-chubu=6"));
  none.play({"build lenses-c"});
  EXPECT_EQ(none.says("now"), "turn 1");
}

TEST(NipponFactoriesTransport, NIP_F5c_NoMoreThanAreLeft) {
  const Scene one(Table(4).trains(0, "kanto-chubu=5").putting_trains_free());
  EXPECT_EQ(one.legal("trains").size(), 4U);
  Scene none(building_transport().trains(0, "kanto-chubu=6"));
  none.play({"build watches-c"});
  EXPECT_EQ(none.says("now"), "turn 1");
  EXPECT_EQ(none.says("watches 0"), "watches-c=0+0");
}

TEST(NipponFactoriesTransport, NIP_F4c_F5c_OnceOnly) {
  Scene scene(Table(4).stock(0, "yen=0").factories(0, "lenses-c watches-c"));
  EXPECT_THAT(scene.legal("take white ships"), IsEmpty());
  EXPECT_THAT(scene.legal("take white trains"), IsEmpty());
  EXPECT_THAT(scene.refusals("take white ships"),
              ElementsAre("take white ships: NIP-T3 not_enough_yen 5 0"));
}

// ---- NIP-F4d, NIP-F5d

TEST(NipponFactoriesTransport, NIP_F4d_ShipsCostLess) {
  const auto left = [](const char* move) {
    Scene scene(Table(4).stock(0, "yen=12 plans=0").factories(0, "lenses-d").putting_ships());
    scene.play({move});
    return scene.number("yen 0");
  };
  EXPECT_EQ(left("ships kanto-chubu"), 10);
  EXPECT_EQ(left("ships kanto-chubu+kansai-chugoku"), 5);
  EXPECT_EQ(left("ships hokkaido-tohoku+kanto-chubu+kansai-chugoku"), 0);
}

TEST(NipponFactoriesTransport, NIP_F4d_AsManyAsTheyCost) {
  const Scene two(Table(4).stock(0, "yen=11").factories(0, "lenses-d").putting_ships());
  EXPECT_EQ(two.legal("ships").size(), 4U + 6U);
  const Scene one(Table(4).stock(0, "yen=6").factories(0, "lenses-d").putting_ships());
  EXPECT_EQ(one.legal("ships").size(), 4U);
  const Scene none(Table(4).stock(0, "yen=1").factories(0, "lenses-d"));
  EXPECT_THAT(none.refusals("take white ships"),
              ElementsAre("take white ships: NIP-T3 not_enough_yen 2 1"));
}

TEST(NipponFactoriesTransport, NIP_F4d_TrainsAsBefore) {
  Scene scene(Table(4).stock(0, "yen=5 plans=0").factories(0, "lenses-d").putting_trains());
  EXPECT_EQ(scene.legal("trains").size(), 4U);
  scene.play({"trains kanto-chubu"});
  EXPECT_EQ(scene.says("yen 0"), "0");
}

TEST(NipponFactoriesTransport, NIP_F5d_TrainsCostLess) {
  const auto left = [](const char* move) {
    Scene scene(Table(4).stock(0, "yen=12 plans=0").factories(0, "watches-d").putting_trains());
    scene.play({move});
    return scene.number("yen 0");
  };
  EXPECT_EQ(left("trains kanto-chubu"), 10);
  EXPECT_EQ(left("trains kanto-chubu+kansai-chugoku"), 5);
  EXPECT_EQ(left("trains hokkaido-tohoku+kanto-chubu+kansai-chugoku"), 0);
  const Scene none(Table(4).stock(0, "yen=1").factories(0, "watches-d"));
  EXPECT_THAT(none.refusals("take white trains"),
              ElementsAre("take white trains: NIP-T3 not_enough_yen 2 1"));
}

TEST(NipponFactoriesTransport, NIP_F5d_ShipsAndOthersAsBefore) {
  Scene ships(Table(4).stock(0, "yen=5 plans=0").factories(0, "watches-d").putting_ships());
  ships.play({"ships kanto-chubu"});
  EXPECT_EQ(ships.says("yen 0"), "0");
  Scene other(Table(4).stock(0, "yen=5 plans=0").factories(1, "watches-d").putting_trains());
  other.play({"trains kanto-chubu"});
  EXPECT_EQ(other.says("yen 0"), "0");
}

}  // namespace
}  // namespace kaisho::nippon_tests
