// Which places are open beside a city, and which tiles go home (NIP-A10).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/nippon/table.h"
#include "tests/games/nippon/words.h"

namespace kaisho::nippon_tests {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::IsSupersetOf;
using testing::Not;

// Seat 0 sells; Tōkyō asks for watches, lenses, silk and bulbs, from the north clockwise.
Table selling(int seats, const char* factories) {
  return Table(seats).stock(0, "plans=0").factories(0, factories).selling();
}

// What has gone home and what has been put, in order.
Lines moved(const Scene& scene) {
  Lines lines = scene.events();
  std::erase_if(lines, [](const std::string& line) {
    return !line.contains(" influence_returned ") && !line.contains(" influence_put ");
  });
  return lines;
}

// ---- free places

TEST(NipponInfluence, NIP_A10_APlaceWithoutATileIsFree) {
  for (int seats = 2; seats <= 4; ++seats) {
    Scene scene(selling(seats, "silk-a=1").influence(1, "tokyo:north=7"));
    scene.play({"side tokyo south"});
    EXPECT_THAT(scene.changes(turn_over()),
                ElementsAre("tokyo south: 0=1", "plans 0: 2", "silk 0: silk-a=0+0",
                            "influence 0: 2 3 3 4 5 5 6 7 7"));
    EXPECT_THAT(scene.events("NIP-A10"), IsEmpty());
  }
}

// A tile of 1 suffices on every side, whatever is printed there.
TEST(NipponInfluence, NIP_A10_ForeignCompaniesPlayNoPart) {
  const Lines sides = edition()["sides"];
  for (const std::string& city : all_cities()) {
    for (std::size_t i = 0; i < sides.size(); ++i) {
      std::string asked;
      for (std::size_t j = 0; j < sides.size(); ++j) asked += j == i ? "silk " : "- ";
      Scene scene(Table().asks(city, asked).factories(0, "silk-a=1").selling());
      scene.play({"side " + city + " " + sides[i]});
      EXPECT_EQ(scene.says(city + " " + sides[i]), "0=1");
      EXPECT_THAT(scene.events("NIP-A10"), IsEmpty());
    }
  }
}

// ---- lower tiles

TEST(NipponInfluence, NIP_A10_ALowerTileReturnsToItsOwner) {
  for (int seats = 2; seats <= 4; ++seats) {
    Scene scene(selling(seats, "watches-a=3").influence(1, "tokyo:north=5"));
    scene.play({"side tokyo north", "tile 6 2", "done"});
    EXPECT_THAT(scene.changes(turn_over()),
                ElementsAre("tokyo north: 0=6", "plans 0: 2", "watches 0: watches-a=1+0",
                            "influence 0: 1 2 3 3 4 5 5 7 7", "influence 1: 1 2 3 3 4 5 5 6 7 7"));
    EXPECT_THAT(scene.events("NIP-A10"),
                ElementsAre("NIP-A10 influence_returned city:tokyo seat:1 side:north value:5"));
  }
}

TEST(NipponInfluence, NIP_A10_TheOwnOneToo) {
  Scene scene(selling(3, "lenses-a=2").influence(0, "tokyo:east=3"));
  scene.play({"side tokyo east"});  // only a 4 for both is higher
  EXPECT_THAT(scene.changes(turn_over()),
              ElementsAre("tokyo east: 0=4", "plans 0: 2", "lenses 0: lenses-a=0+0",
                          "influence 0: 1 2 3 3 5 5 6 7 7"));
}

TEST(NipponInfluence, NIP_A10_AnEqualOrHigherOneStays) {
  const Scene equal(selling(4, "watches-a=1").influence(1, "tokyo:north=5"));
  EXPECT_THAT(equal.legal("side tokyo"), IsEmpty());
  EXPECT_THAT(equal.refusals("side tokyo north"),
              ElementsAre("side tokyo north: NIP-A10 value_too_low 6 5"));
  const Scene higher(selling(2, "watches-a=2").influence(0, "tokyo:north=7"));
  EXPECT_THAT(higher.refusals("side tokyo north"),
              ElementsAre("side tokyo north: NIP-A10 value_too_low 8 6"));
  const Scene tiles(Table(3)
                        .factories(0, "watches-a=3")
                        .influence(1, "tokyo:north=4")
                        .choosing_tile("tokyo:north"));
  EXPECT_THAT(tiles.legal("tile"),
              ElementsAre("tile 5 1", "tile 6 2", "tile 5 2", "tile 7 3", "tile 6 3", "tile 5 3"));
}

// The highest tile that is left counts, not what the table would allow.
TEST(NipponInfluence, NIP_A10_WithTheTilesThatAreLeft) {
  const Scene scene(selling(4, "watches-a=4")
                        .influence(0, "osaka:north=7 nagoya:north=7 hakodate:east=6")
                        .influence(1, "tokyo:north=5"));
  EXPECT_THAT(scene.refusals("side tokyo north"),
              ElementsAre("side tokyo north: NIP-A10 value_too_low 6 5"));
  EXPECT_THAT(scene.legal("side"), Contains("side sendai west"));
}

// ---- full cities

TEST(NipponInfluence, NIP_A10_FourPlayersNeverLackAPlace) {
  Scene scene(selling(4, "bulbs-c=1")
                  .influence(1, "tokyo:north=1 tokyo:east=2")
                  .influence(2, "tokyo:south=3")
                  .influence(3, "nagoya:north=1"));
  scene.play({"side tokyo west", "tile 2 1"});
  EXPECT_EQ(
      moved(scene),
      Lines{
          "NIP-A9 influence_put city:tokyo good:bulbs seat:0 side:west tile:city-tile-3 value:2"});
}

TEST(NipponInfluence, NIP_A10_FourTilesWithFourPlayersOnlyTheOneBelowLeaves) {
  Scene scene(selling(4, "bulbs-c=1")
                  .influence(1, "tokyo:north=1 tokyo:east=2")
                  .influence(2, "tokyo:south=3 tokyo:west=4"));
  scene.play({"side tokyo west"});
  EXPECT_THAT(
      moved(scene),
      ElementsAre(
          "NIP-A10 influence_returned city:tokyo seat:2 side:west value:4",
          "NIP-A9 influence_put city:tokyo good:bulbs seat:0 side:west tile:city-tile-3 value:5"));
}

TEST(NipponInfluence, NIP_A10_TwoPlayersTheLowestOfTwoGoesHome) {
  Scene scene(selling(2, "bulbs-c=1").influence(1, "tokyo:north=4 tokyo:south=3"));
  scene.play({"side tokyo west", "tile 5 1"});
  EXPECT_THAT(scene.changes(turn_over()),
              ElementsAre("tokyo south: -", "tokyo west: 0=5", "plans 0: 2", "bulbs 0: bulbs-c=0+0",
                          "influence 0: 1 2 3 3 4 5 6 7 7", "influence 1: 1 2 3 3 5 5 6 7 7"));
  EXPECT_THAT(scene.events("NIP-A10"),
              ElementsAre("NIP-A10 influence_returned city:tokyo seat:1 side:south value:3"));
}

TEST(NipponInfluence, NIP_A10_ThreePlayersTheLowestOfThreeGoesHome) {
  Scene two(selling(3, "bulbs-c=1").influence(1, "tokyo:north=4 tokyo:south=3"));
  two.play({"side tokyo west", "tile 5 1"});
  EXPECT_THAT(two.events("NIP-A10"), IsEmpty());
  Scene three(selling(3, "bulbs-c=1")
                  .influence(1, "tokyo:north=4 tokyo:south=3")
                  .influence(2, "tokyo:east=2"));
  three.play({"side tokyo west", "tile 3 1"});
  EXPECT_THAT(three.changes(turn_over()),
              ElementsAre("tokyo east: -", "tokyo west: 0=3", "plans 0: 2", "bulbs 0: bulbs-c=0+0",
                          "influence 0: 1 2 3 4 5 5 6 7 7", "influence 2: 1 2 3 3 4 5 5 6 7 7"));
}

TEST(NipponInfluence, NIP_A10_WhoseverItIs) {
  Scene scene(selling(2, "bulbs-c=1").influence(0, "tokyo:north=3").influence(1, "tokyo:south=4"));
  scene.play({"side tokyo west", "tile 4 1"});
  EXPECT_THAT(
      moved(scene),
      ElementsAre(
          "NIP-A10 influence_returned city:tokyo seat:0 side:north value:3",
          "NIP-A9 influence_put city:tokyo good:bulbs seat:0 side:west tile:city-tile-3 value:4"));
  EXPECT_EQ(scene.says("influence 0"), "1 2 3 3 5 5 6 7 7");
}

TEST(NipponInfluence, NIP_A10_ItMustBeatAtLeastOneOfThem) {
  const auto tiles = [](int seats, const char* others) {
    return Scene(Table(seats)
                     .factories(0, "bulbs-c=1")
                     .influence(1, others)
                     .choosing_tile("tokyo:west"))
        .legal("tile");
  };
  EXPECT_THAT(tiles(2, "tokyo:north=3 tokyo:south=7"), ElementsAre("tile 5 1", "tile 4 1"));
  EXPECT_THAT(tiles(2, "tokyo:north=7"),
              ElementsAre("tile 5 1", "tile 4 1", "tile 3 1", "tile 2 1", "tile 1 1"));
  EXPECT_THAT(tiles(3, "tokyo:north=7 tokyo:east=6 tokyo:south=3"),
              ElementsAre("tile 5 1", "tile 4 1"));
  EXPECT_THAT(tiles(3, "tokyo:north=7 tokyo:east=6"),
              ElementsAre("tile 5 1", "tile 4 1", "tile 3 1", "tile 2 1", "tile 1 1"));
}

TEST(NipponInfluence, NIP_A10_AgainstEqualOrHigherOnesAFullCityIsClosed) {
  const Scene two(selling(2, "bulbs-c=1").influence(1, "tokyo:north=5 tokyo:south=6"));
  EXPECT_THAT(two.refusals("side tokyo west"),
              ElementsAre("side tokyo west: NIP-A10 value_too_low 6 5"));
  EXPECT_THAT(two.legal("side"), Not(Contains("side tokyo west")));
  const Scene three(
      selling(3, "bulbs-c=1").influence(1, "tokyo:north=5 tokyo:south=6 tokyo:east=7"));
  EXPECT_THAT(three.refusals("side tokyo west"),
              ElementsAre("side tokyo west: NIP-A10 value_too_low 6 5"));
  // What is full is the city, not the region.
  EXPECT_THAT(three.legal("side"), Contains("side nagoya south"));
}

// The lowest is not what lies there.
TEST(NipponInfluence, NIP_A10_InAFullCityATileMayStillReplaceALowerOne) {
  Scene scene(selling(2, "bulbs-c=2").influence(1, "tokyo:west=5 tokyo:south=3"));
  scene.play({"side tokyo west"});
  EXPECT_THAT(
      moved(scene),
      ElementsAre(
          "NIP-A10 influence_returned city:tokyo seat:1 side:west value:5",
          "NIP-A9 influence_put city:tokyo good:bulbs seat:0 side:west tile:city-tile-3 value:6"));
  EXPECT_EQ(scene.says("tokyo south"), "1=3");
}

TEST(NipponInfluence, NIP_A10_InAFullCityAHigherOneIsNotReplacedThoughAnotherIsBeaten) {
  const Scene scene(selling(2, "bulbs-c=2").influence(1, "tokyo:west=7 tokyo:south=3"));
  EXPECT_THAT(scene.refusals("side tokyo west"),
              ElementsAre("side tokyo west: NIP-A10 value_too_low 8 6"));
}

// Two of 3 lie there; the one on the side asked for goes, without a choice.
TEST(NipponInfluence, NIP_A10_AReplacedTileIsNotChosenAmongEquals) {
  Scene scene(selling(2, "bulbs-c=1").influence(1, "tokyo:west=3 tokyo:south=3"));
  scene.play({"side tokyo west", "tile 4 1"});
  EXPECT_EQ(scene.says("tokyo west") + " " + scene.says("tokyo south"), "0=4 1=3");
  EXPECT_EQ(scene.says("now"), "turn 1");
}

TEST(NipponInfluence, NIP_A10_AnotherCityOfTheRegionDoesNotMakeItFull) {
  Scene scene(selling(2, "bulbs-c=1")
                  .influence(1, "tokyo:south=3 nagoya:north=2 nagoya:east=1")
                  .influence(0, "sendai:north=1"));
  scene.play({"side tokyo west", "tile 2 1"});
  EXPECT_THAT(scene.events("NIP-A10"), IsEmpty());
}

// ---- equals

TEST(NipponInfluence, NIP_A10_AmongEqualsThePlayerChooses) {
  const Table table =
      selling(2, "bulbs-c=1").influence(0, "tokyo:north=3").influence(1, "tokyo:south=3");
  Scene scene(table);
  scene.play({"side tokyo west", "tile 4 1"});
  EXPECT_EQ(scene.says("now"), "home 0 city tokyo cubes 1 side west value 4");
  EXPECT_THAT(scene.changes({}), IsEmpty());  // nothing has moved yet
  EXPECT_THAT(scene.legal(), ElementsAre("home tokyo north", "home tokyo south"));
  scene.play({"home tokyo south"});
  EXPECT_THAT(scene.changes(turn_over()),
              ElementsAre("tokyo south: -", "tokyo west: 0=4", "plans 0: 2", "bulbs 0: bulbs-c=0+0",
                          "influence 0: 1 2 3 5 5 6 7 7", "influence 1: 1 2 3 3 4 5 5 6 7 7"));
  EXPECT_THAT(
      moved(scene),
      ElementsAre(
          "NIP-A10 influence_returned city:tokyo seat:1 side:south value:3",
          "NIP-A9 influence_put city:tokyo good:bulbs seat:0 side:west tile:city-tile-3 value:4"));
  Scene own(table);
  own.play({"side tokyo west", "tile 4 1", "home tokyo north"});
  EXPECT_EQ(own.says("tokyo north") + " " + own.says("tokyo south"), "- 1=3");
  EXPECT_EQ(own.says("influence 0"), "1 2 3 3 5 5 6 7 7");
}

TEST(NipponInfluence, NIP_A10_OnlyAmongTheLowest) {
  const Scene two(Table(3)
                      .factories(0, "bulbs-c=3")
                      .influence(1, "tokyo:north=3 tokyo:east=5")
                      .influence(2, "tokyo:south=3")
                      .sending_home("tokyo:west", 6, 2));
  EXPECT_THAT(two.legal("home"), ElementsAre("home tokyo north", "home tokyo south"));
  const Scene three(Table(3)
                        .factories(0, "bulbs-c=3")
                        .influence(0, "tokyo:north=3")
                        .influence(1, "tokyo:east=3")
                        .influence(2, "tokyo:south=3")
                        .sending_home("tokyo:west", 6, 2));
  EXPECT_THAT(three.legal("home"),
              ElementsAre("home tokyo north", "home tokyo east", "home tokyo south"));
  Scene one(selling(3, "bulbs-c=1")
                .influence(1, "tokyo:north=3 tokyo:east=3")
                .influence(2, "tokyo:south=2"));
  one.play({"side tokyo west", "tile 5 1"});
  EXPECT_THAT(one.events("NIP-A10"),
              ElementsAre("NIP-A10 influence_returned city:tokyo seat:2 side:south value:2"));
}

// The market goes on in that region, with the cubes that were chosen for it gone.
TEST(NipponInfluence, NIP_A10_AfterTheChoiceTheMarketGoesOn) {
  Scene scene(Table(2)
                  .stock(0, "plans=0")
                  .factories(0, "bulbs-c=4")
                  .influence(1, "tokyo:north=3 tokyo:south=3")
                  .sending_home("tokyo:west", 6, 2));
  scene.play({"home tokyo north"});
  EXPECT_EQ(steps_of(scene), "market 0 placed 1 region kanto-chubu, last 0, turn_end space 5");
  EXPECT_THAT(scene.changes({}),
              ElementsAre("tokyo north: -", "tokyo west: 0=6", "plans 0: 2", "bulbs 0: bulbs-c=2+0",
                          "influence 0: 1 2 3 3 4 5 5 7 7", "influence 1: 1 2 3 4 5 5 6 7 7"));
  EXPECT_THAT(scene.legal(), ElementsAre("side nagoya south", "done"));
}

TEST(NipponInfluence, NIP_A10_TheTileAndItsCubesAreKeptForTheChoice) {
  Scene scene(selling(2, "bulbs-c=4").influence(1, "tokyo:north=3 tokyo:south=3"));
  scene.play({"side tokyo west", "tile 5 3"});
  EXPECT_EQ(scene.says("now"), "home 0 city tokyo cubes 3 side west value 5");
  scene.play({"home tokyo south"});
  EXPECT_EQ(scene.says("bulbs 0") + " " + scene.says("tokyo west"), "bulbs-c=1+0 0=5");
}

TEST(NipponInfluence, NIP_A10_TheOwnLowestCanBePlacedAgainAtOnce) {
  Scene scene(
      selling(2, "bulbs-c=1 silk-a=1").influence(0, "tokyo:north=1").influence(1, "tokyo:south=4"));
  scene.play({"side tokyo west", "tile 5 1"});
  EXPECT_EQ(scene.says("influence 0"), "1 2 3 3 4 5 6 7 7");
  scene.play({"side nagoya north"});
  EXPECT_EQ(scene.says("nagoya north"), "0=1");
}

// ---- why the market is closed

TEST(NipponInfluence, NIP_A10_ClosedWhenNoSideCanBeHad) {
  const Table table = Table(2)
                          .factories(0, "silk-a=2")
                          .influence(1, "hakodate:south=3 tokyo:south=3 nagoya:north=2")
                          .influence(0, "matsuyama:west=2 nagasaki:west=5");
  EXPECT_THAT(Scene(table).legal("take"), IsSupersetOf({"take white local-market"}));
  Scene closed(Table(2)
                   .factories(0, "silk-a=2")
                   .influence(1, "hakodate:south=3 tokyo:south=3 nagoya:north=2 nagasaki:north=4")
                   .influence(0, "matsuyama:west=2 nagasaki:west=5"));
  EXPECT_THAT(closed.refusals("take white local-market"),
              ElementsAre("take white local-market: NIP-A10 nothing_to_supply 0 0"));
  EXPECT_THAT(closed.legal("take"), Not(Contains("take white local-market")));
}

}  // namespace
}  // namespace kaisho::nippon_tests
