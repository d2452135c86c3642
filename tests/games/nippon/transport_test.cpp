// Trains (NIP-A6) and ships (NIP-A7).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/nippon/table.h"

namespace kaisho::nippon_tests {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

// ---- one to three

TEST(NipponTransport, NIP_A6_TrainsAtFiveEach) {
  Scene one(Table(3).stock(0, "yen=17").putting_trains());
  one.play({"trains kanto-chubu"});
  EXPECT_THAT(one.changes(turn_over()),
              ElementsAre("trains kanto-chubu 0: 1", "yen 0: 12", "trains 0: 5"));
  EXPECT_THAT(one.events("NIP-A6"),
              ElementsAre("NIP-A6 yen_paid seat:0 yen:5",
                          "NIP-A6 train_put influence:2 region:kanto-chubu seat:0"));
  Scene two(Table(3).stock(0, "yen=17").putting_trains());
  two.play({"trains hokkaido-tohoku+kansai-chugoku"});
  EXPECT_THAT(two.changes(turn_over()),
              ElementsAre("trains hokkaido-tohoku 0: 1", "trains kansai-chugoku 0: 1", "yen 0: 7",
                          "trains 0: 4"));
  Scene three(Table(3).stock(0, "yen=17").putting_trains());
  three.play({"trains kanto-chubu+kansai-chugoku+shikoku-kyushu"});
  EXPECT_THAT(
      three.changes(turn_over()),
      ElementsAre("trains kanto-chubu 0: 1", "trains kansai-chugoku 0: 1",
                  "trains shikoku-kyushu 0: 1", "yen 0: 2", "track money 0: 1", "trains 0: 3"));
}

TEST(NipponTransport, NIP_A7_ShipsAtFiveEach) {
  Scene one(Table(3).stock(0, "yen=17").putting_ships());
  one.play({"ships kanto-chubu"});
  EXPECT_THAT(one.changes(turn_over()),
              ElementsAre("ships kanto-chubu 0: 1", "yen 0: 12", "ships 0: 5"));
  EXPECT_THAT(one.events("NIP-A7"), ElementsAre("NIP-A7 yen_paid seat:0 yen:5",
                                                "NIP-A7 ship_put region:kanto-chubu seat:0 vp:2"));
  Scene two(Table(3).stock(0, "yen=17").putting_ships());
  two.play({"ships hokkaido-tohoku+kansai-chugoku"});
  EXPECT_THAT(two.changes(turn_over()),
              ElementsAre("ships hokkaido-tohoku 0: 1", "ships kansai-chugoku 0: 1", "yen 0: 7",
                          "track money 0: 1", "ships 0: 4"));
  Scene three(Table(3).stock(0, "yen=17").putting_ships());
  three.play({"ships hokkaido-tohoku+kanto-chubu+shikoku-kyushu"});
  EXPECT_THAT(
      three.changes(turn_over()),
      ElementsAre("ships hokkaido-tohoku 0: 1", "ships kanto-chubu 0: 1",
                  "ships shikoku-kyushu 0: 1", "yen 0: 2", "track money 0: 1", "ships 0: 3"));
}

// Sets of the four regions.
TEST(NipponTransport, NIP_A6_InDifferentRegions) {
  for (const bool ships : {false, true}) {
    Table table = Table().stock(0, "yen=40");
    const Scene scene(ships ? table.putting_ships() : table.putting_trains());
    const Lines sets = scene.legal();
    EXPECT_EQ(sets.size(), 4U + 6U + 4U);
    for (const std::string& move : sets) {
      EXPECT_TRUE(move.starts_with(ships ? "ships " : "trains ")) << move;
      EXPECT_LE(std::ranges::count(move, '+'), 2) << move;
    }
    const std::string verb = ships ? "ships " : "trains ";
    EXPECT_THAT(sets, testing::IsSupersetOf({verb + "hokkaido-tohoku",
                                             verb + "kansai-chugoku+shikoku-kyushu",
                                             verb + "hokkaido-tohoku+kanto-chubu+kansai-chugoku"}));
  }
}

TEST(NipponTransport, NIP_A6_NIP_A7_NoMoreThanCanBePaid) {
  for (const auto& [yen, sets] :
       {std::pair{"yen=5", 4U}, {"yen=9", 4U}, {"yen=10", 10U}, {"yen=14", 10U}, {"yen=15", 14U}}) {
    EXPECT_EQ(Scene(Table().stock(0, yen).putting_trains()).legal().size(), sets) << yen;
    EXPECT_EQ(Scene(Table().stock(0, yen).putting_ships()).legal().size(), sets) << yen;
  }
}

TEST(NipponTransport, NIP_A6_NIP_A7_NoMoreThanAreLeft) {
  const Scene two(Table(4).stock(0, "yen=40").trains(0, "kanto-chubu=4").putting_trains());
  EXPECT_EQ(two.legal().size(), 4U + 6U);
  const Scene one(Table(4).stock(0, "yen=40").ships(0, "kanto-chubu=5").putting_ships());
  EXPECT_EQ(one.legal().size(), 4U);
}

TEST(NipponTransport, NIP_A6_NIP_A7_NoneLeft) {
  const Table table = Table(4).stock(0, "yen=40");
  const Scene trains(Table(table).trains(0, "kanto-chubu=6"));
  EXPECT_THAT(trains.legal("take white trains"), IsEmpty());
  EXPECT_THAT(trains.refusals("take white trains"),
              ElementsAre("take white trains: NIP-A6 no_tile_left 0 0"));
  EXPECT_THAT(trains.legal("take white ships"), ElementsAre("take white ships"));
  const Scene ships(Table(table).ships(0, "kanto-chubu=6"));
  EXPECT_THAT(ships.refusals("take white ships"),
              ElementsAre("take white ships: NIP-A7 no_tile_left 0 0"));
  EXPECT_THAT(ships.legal("take white trains"), ElementsAre("take white trains"));
}

// Own ones there do not matter, those of others neither, as long as a place is free.
TEST(NipponTransport, NIP_A6_NIP_A7_OnFreePlaces) {
  Table table(2);
  table.trains(0, "kanto-chubu=2").ships(1, "kanto-chubu").ships(0, "kansai-chugoku=3");
  table.trains(1, "kansai-chugoku");
  const Scene trains(Table(table).stock(0, "yen=40").putting_trains());
  EXPECT_THAT(trains.legal(), Contains("trains kanto-chubu"));
  EXPECT_EQ(trains.legal().size(), 3U + 3U + 1U);
  EXPECT_THAT(trains.refusals("trains"),
              ElementsAre("trains kansai-chugoku: NIP-S5 no_place_left 0 0"));
  const Scene ships(Table(table).stock(0, "yen=40").putting_ships());
  EXPECT_THAT(ships.legal(), Not(Contains("ships kansai-chugoku")));
  EXPECT_THAT(ships.refusals("ships"),
              ElementsAre("ships kansai-chugoku: NIP-S5 no_place_left 0 0"));
}

TEST(NipponTransport, NIP_A6_NIP_A7_OnTheSideThatIsUp) {
  Scene trains(Table().factories(0, "watches-b").plain_trains(0, "kanto-chubu").putting_trains());
  trains.play({"trains kanto-chubu"});
  EXPECT_EQ(trains.says("trains kanto-chubu 0") + trains.says("trains_turned kanto-chubu 0"), "11");
  EXPECT_THAT(trains.events("NIP-A6"),
              Contains("NIP-A6 train_put influence:3 region:kanto-chubu seat:0"));
  Scene ships(Table().factories(0, "lenses-b").plain_ships(0, "kanto-chubu").putting_ships());
  ships.play({"ships kanto-chubu"});
  EXPECT_EQ(ships.says("ships kanto-chubu 0") + ships.says("ships_turned kanto-chubu 0"), "11");
  EXPECT_THAT(ships.events("NIP-A7"), Contains("NIP-A7 ship_put region:kanto-chubu seat:0 vp:3"));
}

TEST(NipponTransport, NIP_A6_OnlyOneKindInAnAction) {
  Scene scene(Table().stock(0, "yen=40"));
  scene.play({"take white trains"});
  EXPECT_THAT(scene.legal("ships"), IsEmpty());
  EXPECT_THAT(scene.legal("done"), IsEmpty());
  Scene ships(Table().stock(0, "yen=40"));
  ships.play({"take white ships"});
  EXPECT_THAT(ships.legal("trains"), IsEmpty());
  EXPECT_THAT(ships.legal("done"), IsEmpty());
}

// ---- money symbols: under the third and the sixth train, under the second and the fifth ship

TEST(NipponTransport, NIP_A6_FromLeftToRightASymbolFullyUncoveredIsAMoneyStep) {
  const int steps[] = {0, 0, 1, 0, 0, 1};
  for (int gone = 0; gone < 6; ++gone) {
    Table table(4);
    if (gone > 0) table.trains(0, "kanto-chubu=" + std::to_string(gone));
    Scene scene(table.stock(0, "yen=5").tracks(0, "money=3").putting_trains());
    scene.play({"trains kansai-chugoku"});
    EXPECT_EQ(scene.number("track money 0"), 3 + steps[gone]) << gone;
    EXPECT_EQ(scene.number("trains 0"), 5 - gone);
  }
}

TEST(NipponTransport, NIP_A7_FromLeftToRightASymbolFullyUncoveredIsAMoneyStep) {
  const int steps[] = {0, 1, 0, 0, 1, 0};
  for (int gone = 0; gone < 6; ++gone) {
    Table table(4);
    if (gone > 0) table.ships(0, "kanto-chubu=" + std::to_string(gone));
    Scene scene(table.stock(0, "yen=5").tracks(0, "money=3").putting_ships());
    scene.play({"ships kansai-chugoku"});
    EXPECT_EQ(scene.number("track money 0"), 3 + steps[gone]) << gone;
    EXPECT_EQ(scene.number("ships 0"), 5 - gone);
  }
}

TEST(NipponTransport, NIP_A7_TheStepComesAtOnce) {
  Scene scene(Table().stock(0, "yen=15").tracks(0, "money=1").putting_ships());
  scene.play({"ships hokkaido-tohoku+kanto-chubu+kansai-chugoku"});
  EXPECT_THAT(scene.events("NIP-A7"),
              ElementsAre("NIP-A7 yen_paid seat:0 yen:15",
                          "NIP-A7 ship_put region:hokkaido-tohoku seat:0 vp:2",
                          "NIP-A7 ship_put region:kanto-chubu seat:0 vp:2",
                          "NIP-A7 track_moved seat:0 steps:1 track:money value:16",
                          "NIP-A7 ship_put region:kansai-chugoku seat:0 vp:2"));
}

TEST(NipponTransport, NIP_A6_ByAFreeTrainToo) {
  Scene scene(Table()
                  .factories(0, "watches-c")
                  .trains(0, "kanto-chubu=2")
                  .stock(0, "yen=0")
                  .putting_trains_free());
  scene.play({"trains kansai-chugoku"});
  EXPECT_THAT(scene.changes(turn_over()),
              ElementsAre("trains kansai-chugoku 0: 1", "track money 0: 1", "trains 0: 3"));
}

TEST(NipponTransport, NIP_A7_ByAFreeShipToo) {
  Scene scene(Table()
                  .factories(0, "lenses-c")
                  .ships(0, "kanto-chubu")
                  .stock(0, "yen=0")
                  .putting_ships_free());
  scene.play({"ships kanto-chubu+kansai-chugoku"});
  EXPECT_THAT(scene.changes(turn_over()),
              ElementsAre("ships kanto-chubu 0: 2", "ships kansai-chugoku 0: 1", "track money 0: 1",
                          "ships 0: 3"));
}

}  // namespace
}  // namespace kaisho::nippon_tests
