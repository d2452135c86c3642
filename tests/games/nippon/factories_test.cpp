// What is optional of the factories' bonuses (NIP-F7), and bonuses of several factories together.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "tests/games/nippon/table.h"

namespace kaisho::nippon_tests {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;

Table building(int seats = 4) {
  return Table(seats).stock(0, "yen=6 plans=0").tracks(0, "knowledge=11").investing();
}

// ---- NIP-F7: free things

TEST(NipponFactories, NIP_F7_FreeShipsBothOneOrNone) {
  const auto built = [](const Lines& then) {
    Scene scene(building());
    scene.play({"build lenses-c"}).mark().play(then);
    EXPECT_EQ(scene.says("now"), "turn 1");
    return scene.changes(turn_over());
  };
  EXPECT_THAT(built({"ships kanto-chubu+kansai-chugoku"}),
              ElementsAre("ships kanto-chubu 0: 1", "ships kansai-chugoku 0: 1", "track money 0: 1",
                          "ships 0: 4"));
  EXPECT_THAT(built({"ships kansai-chugoku"}),
              ElementsAre("ships kansai-chugoku 0: 1", "ships 0: 5"));
  EXPECT_THAT(built({"done"}), IsEmpty());
}

TEST(NipponFactories, NIP_F7_FreeTrainsBothOneOrNone) {
  const auto built = [](const Lines& then) {
    Scene scene(building());
    scene.play({"build watches-c"}).mark().play(then);
    EXPECT_EQ(scene.says("now"), "turn 1");
    return scene.changes(turn_over());
  };
  EXPECT_THAT(built({"trains kanto-chubu+shikoku-kyushu"}),
              ElementsAre("trains kanto-chubu 0: 1", "trains shikoku-kyushu 0: 1", "trains 0: 4"));
  EXPECT_THAT(built({"trains hokkaido-tohoku"}),
              ElementsAre("trains hokkaido-tohoku 0: 1", "trains 0: 5"));
  EXPECT_THAT(built({"done"}), IsEmpty());
}

TEST(NipponFactories, NIP_F7_FreeImprovementsBothOneOrNone) {
  const auto built = [](const Lines& then) {
    Scene scene(building());
    scene.play({"build bulbs-b"}).mark().play(then);
    EXPECT_EQ(scene.says("now"), "turn 1");
    return scene.changes(turn_over());
  };
  EXPECT_THAT(built({"improve bulbs+bulbs"}), ElementsAre("bulbs 0: bulbs-b=0+2"));
  EXPECT_THAT(built({"improve bulbs"}), ElementsAre("bulbs 0: bulbs-b=0+1"));
  EXPECT_THAT(built({"done"}), IsEmpty());
}

// As in NIP-A2: what a factory can take it must.
TEST(NipponFactories, NIP_F7_FreeImprovementsMustGoOntoFactories) {
  const Scene room(Table(3).factories(0, "silk-a=0+2 bulbs-b=0+1").improving_free());
  EXPECT_THAT(room.legal("improve"), ElementsAre("improve bulbs+stock", "improve bulbs"));
  const Scene full(Table(3).factories(0, "silk-a=0+2 bulbs-b=0+2").improving_free());
  EXPECT_THAT(full.legal(), ElementsAre("improve stock+stock", "improve stock", "done"));
}

// As in NIP-A6, NIP-A7 and NIP-S5.
TEST(NipponFactories, NIP_F7_FreeTrainsNeedPlaces) {
  Table table = Table(2)
                    .ships(1, "hokkaido-tohoku=4 kanto-chubu=2")
                    .trains(1, "kanto-chubu=2 kansai-chugoku=4")
                    .ships(0, "shikoku-kyushu=3");
  const Scene one(table.putting_trains_free());
  EXPECT_THAT(one.legal(), ElementsAre("trains shikoku-kyushu", "done"));
  Scene none(Table(2)
                 .stock(0, "plans=0")
                 .tracks(0, "knowledge=11")
                 .ships(1, "hokkaido-tohoku=4 kanto-chubu=2")
                 .trains(1, "kanto-chubu=2 kansai-chugoku=4")
                 .ships(0, "shikoku-kyushu=4")
                 .investing());
  none.play({"build watches-c"});
  EXPECT_EQ(none.says("now"), "turn 1");
}

// NIP-T1 stands beside them, too.
TEST(NipponFactories, NIP_F7_PlansBeforeAndAfter) {
  Scene scene(building().stock(0, "yen=6 plans=6"));
  scene.play({"build bulbs-b", "plans coal", "improve bulbs", "plans money"});
  EXPECT_EQ(scene.says("track coal 0") + scene.says("track money 0"), "11");
  EXPECT_EQ(scene.says("bulbs 0"), "bulbs-b=0+1");
  EXPECT_EQ(scene.says("now"), "turn 1");
}

TEST(NipponFactories, NIP_F7_EveryFactoryHasAnEffectOfItsOwn) {
  std::set<std::string> effects;
  for (const Json& factory : edition()["factories"]) {
    effects.insert(factory["good"].get<std::string>() + factory["effect"].dump());
  }
  EXPECT_EQ(effects.size(), 24U);
}

// What is not given at once works from the building on, in every turn.
TEST(NipponFactories, NIP_F7_FromTheBuildingToTheEnd) {
  Scene scene(Table(2).stock(0, "yen=20 plans=0").tracks(0, "knowledge=5").investing());
  scene.play({"build paper-a", "consolidate", "take yellow knowledge", "steps 1"});
  EXPECT_EQ(scene.says("track knowledge 0"), "7");
  scene.play({"consolidate", "take green knowledge", "steps 2"});
  EXPECT_EQ(scene.says("track knowledge 0"), "10");
}

// ---- together

// The second ship and the third train uncover a symbol each.
TEST(NipponFactories, NIP_F1c_F4c_FreeShipsUncoverSymbolsForTwoSteps) {
  Scene scene(building().factories(0, "silk-c").ships(0, "kanto-chubu"));
  scene.play({"build lenses-c", "ships kanto-chubu+kansai-chugoku"});
  EXPECT_EQ(scene.says("track money 0"), "2");
}

TEST(NipponFactories, NIP_F1c_F5c_FreeTrainsUncoverSymbolsForTwoSteps) {
  Scene scene(building().factories(0, "silk-c").trains(0, "kanto-chubu=4"));
  scene.play({"build watches-c", "trains kanto-chubu+kansai-chugoku"});
  EXPECT_EQ(scene.says("track money 0"), "2");
}

TEST(NipponFactories, NIP_F1c_F5c_UncoveredByFreeTrainsBefore) {
  Scene scene(building().factories(0, "watches-c").trains(0, "kanto-chubu=3"));
  scene.play({"build silk-c"});
  EXPECT_EQ(scene.says("track money 0"), "1");
}

TEST(NipponFactories, NIP_F4b_F4d_OneOfAGoodOnly) {
  const Scene scene(Table(4).factories(0, "lenses-b").tracks(0, "knowledge=11").investing());
  EXPECT_THAT(scene.legal("build lenses"), IsEmpty());
  EXPECT_THAT(scene.refusals("build lenses-d"),
              ElementsAre("build lenses-d: NIP-A1 good_owned 0 0"));
}

TEST(NipponFactories, NIP_F4b_F5c_TurnedShipsAndFreeTrains) {
  Scene scene(building().factories(0, "lenses-b"));
  scene.play({"build watches-c", "trains kanto-chubu"});
  EXPECT_EQ(scene.says("trains kanto-chubu 0") + scene.says("trains_turned kanto-chubu 0"), "10");
}

TEST(NipponFactories, NIP_F5b_TrainsBuiltBeforeItStayPlain) {
  Scene scene(Table(2).stock(0, "yen=12 plans=0").tracks(0, "knowledge=11").investing());
  scene.play({"build watches-b", "consolidate", "take yellow trains", "trains kanto-chubu"});
  EXPECT_EQ(scene.says("trains_turned kanto-chubu 0"), "1");
}

TEST(NipponFactories, NIP_F1a_F1b_OfDifferentPlayers) {
  Scene scene(
      Table(2).factories(0, "silk-a").factories(1, "silk-b").stock(0, "coal=9").stock(1, "coal=9"));
  scene.play({"consolidate", "consolidate"});
  EXPECT_EQ(scene.says("yen 0") + "/" + scene.says("coal 0"), "14/2");
  EXPECT_EQ(scene.says("yen 1") + "/" + scene.says("coal 1"), "12/3");
}

TEST(NipponFactories, NIP_F2b_F2d_F3d_PriceAndPlansInOneTurn) {
  Scene scene(Table(2).stock(0, "yen=6 plans=1").tracks(0, "knowledge=5").investing());
  scene.play({"build paper-d", "plans knowledge"});
  EXPECT_EQ(scene.says("track knowledge 0"), "6");
  EXPECT_EQ(scene.says("plans 0"), "0");
}

TEST(NipponFactories, NIP_F6c_F6b_MachinesAddToIt) {
  Scene scene(building().factories(0, "silk-a=0+2").stocked(0, 2));
  scene.play({"build bulbs-c"});
  EXPECT_EQ(scene.says("bulbs 0"), "bulbs-c=0+2");
  EXPECT_THAT(scene.events("NIP-A2"), Contains("NIP-A2 machine_put from_stock:true good:bulbs "
                                               "machine:2 seat:0"));
}

TEST(NipponFactories, NIP_F3a_F4a_F5a_F6a_CheaperCoalTogether) {
  Scene scene(
      Table(3).factories(0, "bento-a lenses-a watches-a bulbs-a").stock(0, "coal=8").producing());
  scene.play({"produce lenses+watches+bulbs"});
  EXPECT_THAT(scene.changes(turn_over()),
              ElementsAre("coal 0: 0", "lenses 0: lenses-a=1+0", "watches 0: watches-a=1+0",
                          "bulbs 0: bulbs-a=1+0"));
}

}  // namespace
}  // namespace kaisho::nippon_tests
