// What there is only so much room for (NIP-S5), and what never runs out (NIP-S6).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/nippon/table.h"

namespace kaisho::nippon_tests {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

// ---- NIP-S5

// So many trains and ships of seats 0 and 1, three of each and more, in one region.
Table with_tiles(int seats, int count) {
  Table table(seats);
  const auto in_region = [](int n) { return n == 0 ? "" : "kanto-chubu=" + std::to_string(n); };
  const int trains = count / 2;
  table.trains(1, in_region(trains)).ships(1, in_region(count - trains - 1));
  table.ships(0, in_region(1)).stock(0, "yen=5");
  return table;
}

TEST(NipponLimits, NIP_S5_TrainAndShipPlacesOfARegion) {
  for (int seats = 2; seats <= 4; ++seats) {
    const int places = 2 * seats;
    const Scene room(with_tiles(seats, places - 1).putting_trains());
    EXPECT_THAT(room.legal("trains"), Contains("trains kanto-chubu"));
    EXPECT_THAT(room.refusals("trains"), IsEmpty());
    const Scene full(with_tiles(seats, places).putting_trains());
    EXPECT_THAT(full.legal("trains"), ElementsAre("trains shikoku-kyushu", "trains kansai-chugoku",
                                                  "trains hokkaido-tohoku"));
    EXPECT_THAT(full.refusals("trains"),
                ElementsAre("trains kanto-chubu: NIP-S5 no_place_left 0 0"));
    const Scene ships(with_tiles(seats, places).putting_ships());
    EXPECT_THAT(ships.legal("ships"), Not(Contains("ships kanto-chubu")));
    EXPECT_THAT(ships.refusals("ships"),
                ElementsAre("ships kanto-chubu: NIP-S5 no_place_left 0 0"));
  }
}

// Turned ones take a place like the others.
TEST(NipponLimits, NIP_S5_EveryTrainAndShipTakesOnePlace) {
  const Scene scene(Table(2)
                        .factories(1, "watches-b lenses-b")
                        .trains(1, "kanto-chubu")
                        .plain_trains(1, "kanto-chubu")
                        .ships(1, "kanto-chubu")
                        .plain_ships(1, "kanto-chubu")
                        .putting_trains());
  EXPECT_THAT(scene.legal("trains"), Not(Contains("trains kanto-chubu")));
}

TEST(NipponLimits, NIP_S5_NoPlaceInAnyRegion) {
  Table table(2);
  table.trains(0, "kanto-chubu=2 kansai-chugoku=2 hokkaido-tohoku shikoku-kyushu");
  table.ships(1, "kanto-chubu=2 kansai-chugoku=2 hokkaido-tohoku=2");
  table.trains(1, "hokkaido-tohoku shikoku-kyushu=3");
  const Scene scene(table);
  EXPECT_THAT(scene.refusals("take white ships"),
              ElementsAre("take white ships: NIP-S5 no_place_left 0 0"));
}

// In a full city a tile on an empty side has to beat one that lies there.
TEST(NipponLimits, NIP_S5_InfluenceTilesOfACity) {
  const Table two = Table(2)
                        .asks("tokyo", "watches")
                        .factories(0, "watches-a=3")
                        .influence(1, "tokyo:east=6")
                        .choosing_tile("tokyo:north");
  EXPECT_THAT(Scene(two).legal("tile"), Contains("tile 6 2"));
  const Scene full_of_two(Table(two).influence(0, "tokyo:south=6"));
  EXPECT_THAT(full_of_two.legal("tile"), ElementsAre("tile 7 3"));
  const auto of = [](int seats) {
    return Table(seats)
        .asks("tokyo", "watches")
        .factories(0, "watches-a=3")
        .influence(1, "tokyo:east=6")
        .influence(0, "tokyo:south=6")
        .choosing_tile("tokyo:north");
  };
  EXPECT_THAT(Scene(of(3)).legal("tile"), Contains("tile 1 1"));
  EXPECT_THAT(Scene(of(3).influence(2, "tokyo:west=6")).legal("tile"), ElementsAre("tile 7 3"));
  EXPECT_THAT(Scene(of(4).influence(2, "tokyo:west=6")).legal("tile"), Contains("tile 1 1"));
}

// ---- NIP-S6

TEST(NipponLimits, NIP_S6_YenAndCoalDoNotRunOut) {
  Scene scene(Table()
                  .stock(0, "yen=3000 coal=700")
                  .stock(1, "yen=3000 coal=700")
                  .factories(0, "silk-a=2")
                  .exporting());
  scene.play({"fill contract-1 silk"});
  EXPECT_EQ(scene.says("yen 0"), "3008");
  scene.mark().play({"consolidate"});
  EXPECT_THAT(scene.changes(turn_over()), ElementsAre("yen 1: 12", "coal 1: 2"));
}

TEST(NipponLimits, NIP_S6_PlansCountByTheirValueAndAnyNumberIsHeld) {
  Scene scene(Table().stock(0, "plans=4").stock(1, "plans=400"));
  scene.play({"plans coal"});
  EXPECT_EQ(scene.says("plans 0"), "1");
  Scene many(Table().stock(0, "plans=100 yen=6").investing());
  many.play({"build paper-d"});
  EXPECT_EQ(many.says("plans 0"), "101");
}

TEST(NipponLimits, NIP_S6_MachinesDoNotRunOut) {
  Scene scene(Table(2).stocked(0, 24).stocked(1, 24).stock(0, "yen=15").improving());
  scene.play({"improve stock+stock+stock"});
  EXPECT_EQ(scene.says("stocked 0"), "27");
}

TEST(NipponLimits, NIP_S6_CubesDoNotRunOut) {
  Table table(4);
  for (int seat = 0; seat < 4; ++seat) {
    const std::string letter(1, static_cast<char>('a' + seat));
    std::string factories;
    for (const char* good : {"silk", "paper", "bento", "lenses", "watches", "bulbs"}) {
      factories += std::string(good) + "-" + letter + (seat == 0 ? "=1+2 " : "=4 ");
    }
    table.factories(seat, factories).stock(seat, "coal=90");
  }
  Scene scene(table.producing());
  scene.play({"produce silk+paper+bento"});
  EXPECT_EQ(scene.says("silk 0") + " " + scene.says("bento 0"), "silk-a=4+2 bento-a=4+2");
}

}  // namespace
}  // namespace kaisho::nippon_tests
