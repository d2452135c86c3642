// The silk factories (NIP-F1): consolidating, money symbols and yen at once.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/nippon/table.h"

namespace kaisho::nippon_tests {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;

// Seat 0 of these builds: 6 yen are left to it, and knowledge enough.
Table building_silk() { return Table(3).stock(0, "plans=0").tracks(0, "knowledge=11").investing(); }

// ---- NIP-F1a

TEST(NipponFactoriesSilk, NIP_F1a_TwoYenMoreAtConsolidation) {
  Scene scene(Table(3).factories(0, "silk-a").tracks(0, "money=2").stock(0, "yen=7"));
  scene.play({"consolidate"});
  EXPECT_THAT(scene.changes(turn_over()), ElementsAre("yen 0: 18"));
  EXPECT_THAT(scene.events("NIP-F1a"), ElementsAre("NIP-F1a yen_gained seat:0 yen:2"));
  EXPECT_THAT(scene.events("NIP-K1"), Contains("NIP-K1 yen_gained seat:0 yen:16"));
}

TEST(NipponFactoriesSilk, NIP_F1a_AtTheEndOfTheTrackToo) {
  Scene scene(Table(2).factories(0, "silk-a").tracks(0, "money=12"));
  scene.play({"consolidate"});
  EXPECT_EQ(scene.says("yen 0"), "38");
}

TEST(NipponFactoriesSilk, NIP_F1a_TheyMayPayTheWages) {
  Scene scene(Table(2)
                  .factories(0, "silk-a")
                  .tracks(0, "money=1")
                  .workers(0, "white yellow green pink brown black")
                  .stock(0, "vp=9"));
  scene.play({"consolidate", "reward reward-2-coal", "achievement regions"});
  EXPECT_EQ(scene.says("yen 0") + " " + scene.says("vp 0"), "1 7");  // 16: five colours
}

TEST(NipponFactoriesSilk, NIP_F1a_OnlyTheOwnersAndNotAtOnce) {
  Scene other(Table(3).factories(1, "silk-a"));
  other.play({"consolidate"});
  EXPECT_EQ(other.says("yen 0"), "12");
  Scene built(building_silk());
  built.play({"build silk-a"});
  EXPECT_THAT(built.changes(turn_over()),
              ElementsAre("factories: silk-b silk-c silk-d paper-a paper-b paper-c paper-d bento-a "
                          "bento-b bento-c bento-d lenses-a lenses-b lenses-c lenses-d watches-a "
                          "watches-b watches-c watches-d bulbs-a bulbs-b bulbs-c bulbs-d",
                          "yen 0: 6", "silk 0: silk-a=0+0"));
}

// ---- NIP-F1b

TEST(NipponFactoriesSilk, NIP_F1b_OneCoalIsKeptOnTopOfTheNew) {
  Scene scene(Table(3).factories(0, "silk-b").tracks(0, "coal=5").stock(0, "coal=4 yen=2"));
  scene.play({"consolidate"});
  EXPECT_THAT(scene.changes(turn_over()), ElementsAre("yen 0: 12", "coal 0: 6"));
  EXPECT_THAT(scene.events("NIP-F1b"), ElementsAre("NIP-F1b coal_kept coal:1 seat:0"));
  EXPECT_THAT(scene.events("NIP-K1"),
              ElementsAre("NIP-K1 budget coal:3 seat:0 yen:2", "NIP-K1 yen_gained seat:0 yen:12",
                          "NIP-K1 coal_gained coal:5 seat:0"));
}

TEST(NipponFactoriesSilk, NIP_F1b_TheOnlyOneIsKeptTooWithoutBeingAsked) {
  Scene scene(Table(3).factories(0, "silk-b").stock(0, "coal=1"));
  scene.play({"consolidate"});
  EXPECT_EQ(scene.says("coal 0"), "3");
  EXPECT_EQ(scene.says("now"), "turn 1");
  EXPECT_THAT(scene.events("NIP-K1"), Contains("NIP-K1 budget coal:0 seat:0 yen:12"));
}

TEST(NipponFactoriesSilk, NIP_F1b_WithoutCoalNoneIsKept) {
  Scene scene(Table(3).factories(0, "silk-b").stock(0, "coal=0"));
  scene.play({"consolidate"});
  EXPECT_EQ(scene.says("coal 0"), "2");
  EXPECT_THAT(scene.events("NIP-F1b"), IsEmpty());
}

TEST(NipponFactoriesSilk, NIP_F1b_AtEveryConsolidation) {
  Scene scene(Table(2).factories(0, "silk-b").stock(0, "coal=1"));
  scene.play({"consolidate", "consolidate", "consolidate"});
  EXPECT_EQ(scene.says("coal 0"), "3");  // one of the three was kept
}

TEST(NipponFactoriesSilk, NIP_F1b_OnlyTheOwners) {
  Scene scene(Table(2).factories(1, "silk-b").stock(0, "coal=5"));
  scene.play({"consolidate"});
  EXPECT_EQ(scene.says("coal 0"), "2");
}

// What the position says of the next consolidation is what it leaves, wages aside.
TEST(NipponFactoriesSilk, NIP_K1_F1a_F1b_ThePositionTellsWhatIsToCome) {
  const auto told = [](const char* factory, const char* stock) {
    Scene scene(Table(3).factories(0, factory).tracks(0, "coal=5 money=2").stock(0, stock));
    const Json due = scene.json()["wages"][0];
    scene.play({"consolidate"});
    EXPECT_EQ(due["income"].dump(), scene.says("yen 0")) << factory;
    EXPECT_EQ(due["coal"].dump(), scene.says("coal 0")) << factory;
    return due["income"].dump() + " " + due["coal"].dump();
  };
  EXPECT_EQ(told("silk-a", "coal=4 yen=2"), "18 5");
  EXPECT_EQ(told("silk-b", "coal=4 yen=2"), "16 6");
  EXPECT_EQ(told("silk-b", "coal=0 yen=2"), "16 5");
  EXPECT_EQ(told("silk-c", "coal=4 yen=2"), "16 5");
}

// ---- NIP-F1c

TEST(NipponFactoriesSilk, NIP_F1c_ASymbolGivesTwoSteps) {
  // The second ship uncovers one; the first and the third do not.
  Scene scene(Table(4)
                  .stock(0, "yen=15 plans=0")
                  .factories(0, "silk-c")
                  .tracks(0, "money=1")
                  .putting_ships());
  scene.play({"ships hokkaido-tohoku+kanto-chubu+kansai-chugoku"});
  EXPECT_EQ(scene.says("track money 0"), "3");
  EXPECT_THAT(scene.events("NIP-A7"),
              Contains("NIP-A7 track_moved seat:0 steps:2 track:money value:18"));
}

TEST(NipponFactoriesSilk, NIP_F1c_OfTrainsToo) {
  Scene scene(Table(4)
                  .stock(0, "yen=15 plans=0")
                  .factories(0, "silk-c")
                  .trains(0, "kanto-chubu=3")
                  .putting_trains());
  scene.play({"trains hokkaido-tohoku+kanto-chubu+kansai-chugoku"});  // the sixth uncovers one
  EXPECT_EQ(scene.says("track money 0"), "2");
}

TEST(NipponFactoriesSilk, NIP_F1c_WithoutItOne) {
  Scene scene(Table(4)
                  .stock(0, "yen=15 plans=0")
                  .factories(0, "silk-b")
                  .factories(1, "silk-c")
                  .putting_ships());
  scene.play({"ships hokkaido-tohoku+kanto-chubu"});
  EXPECT_EQ(scene.says("track money 0"), "1");
  EXPECT_EQ(scene.says("track money 1"), "0");
}

// The symbols under the second and fifth ship, and the third and sixth train.
TEST(NipponFactoriesSilk, NIP_F1c_OneMoreAtOnceForEachUncoveredBefore) {
  const auto steps = [](int ships, int trains) {
    Scene scene(building_silk()
                    .tracks(0, "knowledge=11 money=4")
                    .ships(0, "kanto-chubu=" + std::to_string(ships))
                    .trains(0, "kansai-chugoku=" + std::to_string(trains)));
    scene.play({"build silk-c"});
    EXPECT_EQ(scene.says("yen 0"), "6");
    return scene.number("track money 0") - 4;
  };
  EXPECT_EQ(steps(0, 0), 0);
  EXPECT_EQ(steps(1, 2), 0);
  EXPECT_EQ(steps(2, 0), 1);
  EXPECT_EQ(steps(4, 2), 1);
  EXPECT_EQ(steps(5, 0), 2);
  EXPECT_EQ(steps(0, 3), 1);
  EXPECT_EQ(steps(0, 6), 2);
  EXPECT_EQ(steps(2, 3), 2);
  EXPECT_EQ(steps(6, 5), 3);
  EXPECT_EQ(steps(6, 6), 4);
}

TEST(NipponFactoriesSilk, NIP_F1c_ToldAsOneMove) {
  Scene scene(building_silk().ships(0, "kanto-chubu=5").trains(0, "hokkaido-tohoku=3"));
  scene.play({"build silk-c"});
  EXPECT_THAT(scene.events("NIP-F1c"),
              ElementsAre("NIP-F1c track_moved seat:0 steps:3 track:money value:18"));
}

TEST(NipponFactoriesSilk, NIP_F1c_AtTheTracksEndStepsAreLost) {
  Scene scene(building_silk()
                  .tracks(0, "knowledge=11 money=11")
                  .ships(0, "kanto-chubu=6")
                  .trains(0, "hokkaido-tohoku=3"));
  scene.play({"build silk-c"});
  EXPECT_EQ(scene.says("track money 0"), "12");
  Scene ship(Table(4)
                 .stock(0, "yen=5 plans=0")
                 .factories(0, "silk-c")
                 .tracks(0, "money=11")
                 .ships(0, "kanto-chubu")
                 .putting_ships());
  ship.play({"ships hokkaido-tohoku"});
  EXPECT_EQ(ship.says("track money 0"), "12");
}

TEST(NipponFactoriesSilk, NIP_F1c_ContractsGiveNoMore) {
  Scene scene(Table(2).stock(0, "plans=0").factories(0, "silk-c=2").contracts(0, "contract-1"));
  scene.play({"take white export"});  // one contract, filled in one way
  EXPECT_EQ(scene.says("track money 0"), "1");
}

// ---- NIP-F1d

TEST(NipponFactoriesSilk, NIP_F1d_FiveYenAtOnce) {
  Scene scene(building_silk().stock(0, "yen=6 plans=0"));
  scene.play({"build silk-d"});
  EXPECT_EQ(scene.says("yen 0"), "5");
  EXPECT_THAT(
      scene.events(),
      ElementsAre("NIP-A1 yen_paid seat:0 yen:6", "NIP-A1 factory_built factory:silk-d seat:0",
                  "NIP-F1d yen_gained seat:0 yen:5", "NIP-T1 turn_began seat:1 turn:4"));
}

TEST(NipponFactoriesSilk, NIP_F1d_OnceOnly) {
  Scene scene(Table(3).factories(0, "silk-d"));
  scene.play({"consolidate"});
  EXPECT_EQ(scene.says("yen 0"), "12");
}

// Not for the factory that gives them.
TEST(NipponFactoriesSilk, NIP_F1d_TheyDoNotPayTheirFactory) {
  const Scene scene(Table(3).stock(0, "yen=5").tracks(0, "knowledge=11"));
  EXPECT_THAT(scene.legal("take white invest"), IsEmpty());
  EXPECT_THAT(scene.refusals("take white invest"),
              ElementsAre("take white invest: NIP-T3 not_enough_yen 6 5"));
}

}  // namespace
}  // namespace kaisho::nippon_tests
