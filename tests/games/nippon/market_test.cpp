// The local market (NIP-A9): cubes, tiles and the bonuses of the regions. What a tile may replace
// is in influence_test.cpp.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/nippon/table.h"

namespace kaisho::nippon_tests {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::IsSupersetOf;
using testing::Not;

// Without further words silk is asked for south of Hakodate and Tōkyō, north of Nagoya, west of
// Matsuyama and east of Nagasaki.
constexpr const char* kAllSilk =
    "side hakodate south, side tokyo south, side nagoya north, side matsuyama west, "
    "side nagasaki east";

std::string joined(const Lines& lines) {
  std::string text;
  for (const std::string& line : lines) text += (text.empty() ? "" : ", ") + line;
  return text;
}

// ---- one tile

TEST(NipponMarket, NIP_A9_CubesATileAndTheBonusOfTheRegion) {
  Scene scene(Table(3).factories(0, "silk-a=4").factories(1, "paper-a=3").selling());
  scene.play({"side tokyo south", "tile 2 2"});
  EXPECT_THAT(scene.changes(),
              ElementsAre("now: market 0 placed 1 region kanto-chubu", "tokyo south: 0=2",
                          "plans 0: 3", "silk 0: silk-a=2+0", "influence 0: 1 3 3 4 5 5 6 7 7"));
  EXPECT_THAT(
      scene.events(),
      ElementsAre(
          "NIP-A9 goods_spent count:2 good:silk seat:0",
          "NIP-A9 influence_put city:tokyo good:silk seat:0 side:south tile:city-tile-3 value:2",
          "NIP-A9 region_bonus region:kanto-chubu seat:0", "NIP-A9 plans_gained plans:2 seat:0"));
}

TEST(NipponMarket, NIP_A9_AsAWholeAction) {
  Scene scene(Table().factories(0, "silk-a=1"));
  scene.play({"take green local-market", "side nagasaki east"});
  EXPECT_THAT(
      scene.changes(turn_over()),
      ElementsAre("space 5: white yellow", "nagasaki east: 0=1", "vp 0: 12", "silk 0: silk-a=0+0",
                  "workers 0: green", "influence 0: 2 3 3 4 5 5 6 7 7"));
  EXPECT_EQ(scene.says("now"), "turn 1");  // without cubes for another it is over by itself
}

TEST(NipponMarket, NIP_A9_EachRegionHasABonusOfItsOwn) {
  const auto sold = [](const char* side) {
    Scene scene(Table()
                    .city("osaka", "city-tile-9", 2)
                    .stock(0, "plans=0")
                    .factories(0, "silk-a=1")
                    .selling());
    scene.play({side});
    return scene.changes({"turn", "active", "latest", "silk 0", "influence 0"});
  };
  EXPECT_THAT(sold("side hakodate south"), ElementsAre("hakodate south: 0=1", "coal 0: 4"));
  EXPECT_THAT(sold("side nagoya north"), ElementsAre("nagoya north: 0=1", "plans 0: 2"));
  EXPECT_THAT(sold("side osaka west"), ElementsAre("osaka west: 0=1", "yen 0: 17"));
  EXPECT_THAT(sold("side nagasaki west"), ElementsAre("nagasaki west: 0=1", "vp 0: 12"));
}

// ---- the values

TEST(NipponMarket, NIP_A9_ValuesByLevelAndCubes) {
  const auto tiles = [](const char* factory, const char* place) {
    return joined(Scene(Table().factories(0, factory).choosing_tile(place)).legal("tile"));
  };
  const std::string low = "tile 1 1, tile 2 2, tile 1 2, tile 3 3, tile 2 3, tile 1 3";
  EXPECT_EQ(tiles("silk-a=4", "tokyo:south"), low);
  EXPECT_EQ(tiles("paper-a=3", "sendai:south"), low);
  const std::string middle =
      "tile 3 1, tile 2 1, tile 1 1, tile 4 2, tile 3 2, tile 2 2, tile 1 2, "
      "tile 5 3, tile 4 3, tile 3 3, tile 2 3, tile 1 3";
  EXPECT_EQ(tiles("bento-c=3", "sendai:north"), middle);
  EXPECT_EQ(tiles("lenses-a=4", "hakodate:north"), middle);
  const std::string high =
      "tile 5 1, tile 4 1, tile 3 1, tile 2 1, tile 1 1, "
      "tile 6 2, tile 5 2, tile 4 2, tile 3 2, tile 2 2, tile 1 2, "
      "tile 7 3, tile 6 3, tile 5 3, tile 4 3, tile 3 3, tile 2 3, tile 1 3";
  EXPECT_EQ(tiles("watches-a=4", "tokyo:north"), high);
  EXPECT_EQ(tiles("bulbs-c=3", "osaka:north"), high);
}

TEST(NipponMarket, NIP_A9_NoMoreCubesThanAreStored) {
  const auto tiles = [](const char* factory) {
    return joined(Scene(Table().factories(0, factory).choosing_tile("tokyo:south")).legal("tile"));
  };
  EXPECT_EQ(tiles("silk-a=2"), "tile 1 1, tile 2 2, tile 1 2");
  Scene one(Table().factories(0, "silk-a=1").selling());
  one.play({"side tokyo south"});  // a tile of 1 for one cube: nothing to choose
  EXPECT_EQ(one.says("tokyo south"), "0=1");
}

TEST(NipponMarket, NIP_A9_OnlyTilesOfTheOwnStock) {
  const Scene scene(Table(3)
                        .factories(0, "lenses-a=2")
                        .influence(0, "tokyo:north=3 tokyo:east=3 nagoya:west=1")
                        .choosing_tile("hakodate:north"));
  EXPECT_THAT(scene.legal("tile"), ElementsAre("tile 2 1", "tile 4 2", "tile 2 2"));
}

TEST(NipponMarket, NIP_A9_ASmallerTileCostsNoFewerCubesThanWereChosen) {
  Scene scene(Table().factories(0, "watches-a=4").choosing_tile("tokyo:north"));
  scene.play({"tile 2 3"});
  EXPECT_EQ(scene.says("watches 0"), "watches-a=1+0");
  EXPECT_EQ(scene.says("tokyo north"), "0=2");
  EXPECT_EQ(scene.says("influence 0"), "1 3 3 4 5 5 6 7 7");
}

// ---- where

TEST(NipponMarket, NIP_A9_OnlySidesThatAskForAStoredGood) {
  const Scene scene(Table().factories(0, "silk-a=2 paper-a").selling());
  EXPECT_EQ(joined(scene.legal("side")), kAllSilk);
  EXPECT_THAT(scene.refusals("side tokyo"),
              ElementsAre("side tokyo north: NIP-A9 good_not_stored 0 0",
                          "side tokyo east: NIP-A9 good_not_stored 0 0",
                          "side tokyo west: NIP-A9 good_not_stored 0 0"));
}

TEST(NipponMarket, NIP_A9_TheTileSaysHowItIsTurned) {
  // Silk is the third good of the first tile.
  for (const auto& [turns, side] :
       {std::pair{0, "south"}, {1, "west"}, {2, "north"}, {3, "east"}}) {
    const Scene scene(
        Table().city("tokyo", "city-tile-1", turns).factories(0, "silk-a=1").selling());
    EXPECT_THAT(scene.legal("side tokyo"), ElementsAre(std::string("side tokyo ") + side));
    EXPECT_EQ(scene.refusals("side tokyo").size(), 3U);
  }
}

TEST(NipponMarket, NIP_A9_TheCubesAreOfTheGoodOfThatSide) {
  Scene scene(Table().factories(0, "silk-a=3 bulbs-c=1").selling());
  scene.play({"side tokyo south", "tile 3 3"});
  EXPECT_EQ(scene.says("silk 0"), "silk-a=0+0");
  EXPECT_EQ(scene.says("bulbs 0"), "bulbs-c=1+0");
  scene.play({"side tokyo west", "tile 4 1"});
  EXPECT_EQ(scene.says("bulbs 0"), "bulbs-c=0+0");
}

// ---- several tiles

TEST(NipponMarket, NIP_A9_OneToThreeTilesInOneRegion) {
  Scene scene(Table().stock(0, "plans=0").factories(0, "silk-a=4 bulbs-c=4").selling());
  EXPECT_THAT(scene.legal("done"), IsEmpty());
  scene.play({"side tokyo south", "tile 1 1"});
  EXPECT_THAT(scene.legal(), ElementsAre("side tokyo south", "side tokyo west", "side nagoya north",
                                         "side nagoya south", "done"));
  EXPECT_THAT(scene.refusals("side hakodate"),
              Contains("side hakodate south: NIP-A9 other_region 0 0"));
  EXPECT_THAT(scene.refusals("side nagasaki"),
              Contains("side nagasaki north: NIP-A9 other_region 0 0"));
  scene.play({"side nagoya south", "tile 7 3"});
  EXPECT_THAT(scene.legal("side"),
              ElementsAre("side tokyo south", "side tokyo west", "side nagoya north"));
  scene.play({"side nagoya north", "tile 2 2"});
  // The third is the last one, though silk, bulbs and a side for them are left.
  EXPECT_EQ(scene.says("now"), "last 0");
  EXPECT_THAT(
      scene.changes({}),
      ElementsAre("tokyo south: 0=1", "nagoya north: 0=2", "nagoya south: 0=7", "plans 0: 6",
                  "silk 0: silk-a=1+0", "bulbs 0: bulbs-c=1+0", "influence 0: 3 3 4 5 5 6 7"));
  EXPECT_THAT(scene.events("NIP-A9"), Contains("NIP-A9 plans_gained plans:2 seat:0").Times(3));
}

TEST(NipponMarket, NIP_A9_OneTileMayBeAll) {
  Scene scene(Table().factories(0, "silk-a=4").selling());
  scene.play({"side nagasaki east", "tile 1 1", "done"});
  EXPECT_EQ(scene.says("now"), "turn 1");
  EXPECT_EQ(scene.says("silk 0"), "silk-a=3+0");
}

TEST(NipponMarket, NIP_A9_CubesOfOneFactoryMayBeSplit) {
  Scene scene(Table()
                  .asks("osaka", "silk - - -")
                  .asks("hiroshima", "- silk - -")
                  .factories(0, "silk-a=4")
                  .selling());
  scene.play({"side osaka north", "tile 1 1", "side hiroshima east", "tile 3 3"});
  EXPECT_THAT(scene.changes(turn_over()),
              ElementsAre("osaka north: 0=1", "hiroshima east: 0=3", "yen 0: 22",
                          "silk 0: silk-a=0+0", "influence 0: 2 3 4 5 5 6 7 7"));
}

TEST(NipponMarket, NIP_A9_ItIsOverWhenNothingMoreCanBeSupplied) {
  // Watches for one more are left, but no side of the region that asks for them.
  Scene scene(Table().factories(0, "watches-a=2").selling());
  scene.play({"side hiroshima south", "tile 5 1"});
  // One just placed could be replaced, but not for a single cube.
  EXPECT_EQ(scene.says("now"), "turn 1");
  EXPECT_EQ(scene.says("watches 0"), "watches-a=1+0");
}

// ---- one after another

TEST(NipponMarket, NIP_A9_ATileComeHomeCanBePlacedAgainAtOnce) {
  Scene scene(Table()
                  .factories(0, "silk-a=4")
                  .influence(0, "tokyo:south=2 hakodate:south=3 matsuyama:west=3")
                  .choosing_tile("nagoya:north"));
  EXPECT_THAT(scene.legal("tile"), ElementsAre("tile 1 1", "tile 1 2", "tile 1 3"));
  Scene home(Table().factories(0, "silk-a=4 bulbs-c=1").influence(0, "nagoya:south=2").selling());
  home.play({"side nagoya south", "tile 5 1"});
  EXPECT_EQ(home.says("influence 0"), "1 2 3 3 4 5 6 7 7");
  home.play({"side nagoya north", "tile 2 2"});
  EXPECT_EQ(home.says("nagoya north") + " " + home.says("nagoya south"), "0=2 0=5");
  EXPECT_EQ(home.says("influence 0"), "1 3 3 4 5 6 7 7");
}

TEST(NipponMarket, NIP_A9_ATileJustPlacedCanBeReplaced) {
  Scene scene(Table().stock(0, "plans=0").factories(0, "silk-a=4").selling());
  scene.play({"side tokyo south", "tile 1 1"});
  EXPECT_THAT(scene.legal("side"), ElementsAre("side tokyo south", "side nagoya north"));
  scene.play({"side tokyo south", "tile 3 3"});
  EXPECT_THAT(scene.changes({}), ElementsAre("tokyo south: 0=3", "plans 0: 4", "silk 0: silk-a=0+0",
                                             "influence 0: 1 2 3 4 5 5 6 7 7"));
}

TEST(NipponMarket, NIP_A9_ABonusComesBeforeTheNextTile) {
  Scene scene(Table().stock(0, "plans=1").factories(0, "silk-a=4").selling());
  EXPECT_THAT(scene.legal("plans"), IsEmpty());
  scene.play({"side tokyo south", "tile 1 1"});
  EXPECT_THAT(scene.legal("plans"), ElementsAre("plans coal", "plans money", "plans knowledge"));
}

TEST(NipponMarket, NIP_A9_RemovalComesBeforeTheTileAndTheBonus) {
  Scene scene(Table(4).factories(0, "watches-a=3").influence(2, "nagasaki:west=5").selling());
  scene.play({"side nagasaki west", "tile 7 3"});
  EXPECT_THAT(scene.events(),
              IsSupersetOf({"NIP-A9 goods_spent count:3 good:watches seat:0",
                            "NIP-A10 influence_returned city:nagasaki seat:2 side:west value:5",
                            "NIP-A9 influence_put city:nagasaki good:watches seat:0 side:west "
                            "tile:city-tile-8 value:7",
                            "NIP-A9 region_bonus region:shikoku-kyushu seat:0",
                            "NIP-A9 vp_gained seat:0 vp:2"}));
  EXPECT_EQ(scene.events()[1], "NIP-A10 influence_returned city:nagasaki seat:2 side:west value:5");
  EXPECT_EQ(
      scene.events()[2],
      "NIP-A9 influence_put city:nagasaki good:watches seat:0 side:west tile:city-tile-8 value:7");
}

// ---- why not

std::string why_closed(const Table& table) {
  return joined(Scene(table).refusals("take white local-market"));
}

TEST(NipponMarket, NIP_A9_ClosedWithoutGoodsOrTiles) {
  EXPECT_EQ(why_closed(Table()), "take white local-market: NIP-A9 no_factory 0 0");
  EXPECT_EQ(why_closed(Table().factories(0, "silk-a bulbs-c")),
            "take white local-market: NIP-A9 goods_lacking 0 0");
  const Table spent =
      Table(4)
          .factories(0, "bulbs-c=4")
          .influence(0,
                     "hakodate:north=1 hakodate:east=2 hakodate:south=3 sendai:north=3 "
                     "sendai:south=4 sendai:west=5 tokyo:north=5 tokyo:east=6 tokyo:south=7 "
                     "nagoya:north=7");
  EXPECT_EQ(why_closed(spent), "take white local-market: NIP-A9 no_influence_tile 0 0");
  EXPECT_THAT(Scene(spent).legal("take"), Not(Contains("take white local-market")));
}

TEST(NipponMarket, NIP_A9_OpenWithASingleCube) {
  EXPECT_THAT(Scene(Table().factories(0, "paper-a=1")).legal("take"),
              IsSupersetOf({"take white local-market", "take yellow local-market",
                            "take green local-market"}));
  EXPECT_THAT(Scene(Table().factories(0, "paper-a=1")).refusals("take white local-market"),
              IsEmpty());
}

TEST(NipponMarket, NIP_A9_DuringItEveryOtherSideHasItsReason) {
  const Scene scene(Table().factories(0, "silk-a=1").selling());
  EXPECT_EQ(scene.legal("side").size() + scene.refusals("side").size(), 32U);
}

}  // namespace
}  // namespace kaisho::nippon_tests
