// The factories of bulbs (NIP-F6): coal, machines and goods.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/nippon/table.h"

namespace kaisho::nippon_tests {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;

Table building_without_yen() {
  return Table(3).stock(0, "plans=0").tracks(0, "knowledge=11").investing();
}

// ---- NIP-F6a

TEST(NipponFactoriesMachines, NIP_F6a_BulbsForThreeCoal) {
  Scene scene(Table(3).factories(0, "bulbs-a=0+2").stock(0, "coal=3"));
  scene.play({"take white produce"});
  EXPECT_THAT(scene.changes(turn_over(0)), ElementsAre("coal 0: 0", "bulbs 0: bulbs-a=3+2"));
  const Scene usual(Table(3).factories(0, "bulbs-b").stock(0, "coal=3"));
  EXPECT_THAT(usual.refusals("take white produce"),
              ElementsAre("take white produce: NIP-A3 not_enough_coal 4 3"));
  const Scene watches(Table(3).factories(0, "bulbs-a watches-b").stock(0, "coal=6").producing());
  EXPECT_THAT(watches.legal("produce"), ElementsAre("produce watches", "produce bulbs"));
}

// ---- NIP-F6b

TEST(NipponFactoriesMachines, NIP_F6b_TwoImprovementsFreeAtOnce) {
  Scene scene(building_without_yen().factories(0, "silk-a paper-a=1+1").stock(0, "yen=6 plans=0"));
  scene.play({"build bulbs-b"});
  EXPECT_EQ(steps_of(scene), "machinery 0 free true most 2, last 0, turn_end space 2");
  EXPECT_THAT(scene.legal(),
              ElementsAre("improve silk+silk", "improve silk+paper", "improve silk+bulbs",
                          "improve paper+bulbs", "improve bulbs+bulbs", "improve silk",
                          "improve paper", "improve bulbs", "done"));
  scene.mark().play({"improve silk+paper"});
  EXPECT_THAT(scene.changes(turn_over()),
              ElementsAre("silk 0: silk-a=0+1", "paper 0: paper-a=1+2"));
  EXPECT_THAT(scene.events("NIP-A2"),
              ElementsAre("NIP-A2 machine_put from_stock:false good:silk machine:1 seat:0",
                          "NIP-A2 machine_put from_stock:false good:paper machine:2 seat:0"));
}

TEST(NipponFactoriesMachines, NIP_F6b_BothOnOneFactory) {
  Scene scene(building_without_yen());
  scene.play({"build bulbs-b", "improve bulbs+bulbs"});
  EXPECT_EQ(scene.says("bulbs 0"), "bulbs-b=0+2");
  EXPECT_EQ(scene.says("yen 0"), "6");
}

// The machines that wait come first, for nothing is asked about them.
TEST(NipponFactoriesMachines, NIP_F6b_AfterStockedMachines) {
  Scene scene(building_without_yen().factories(0, "silk-a=0+2").stocked(0, 1));
  scene.play({"build bulbs-b"});
  EXPECT_EQ(scene.says("bulbs 0") + " " + scene.says("stocked 0"), "bulbs-b=0+1 0");
  EXPECT_THAT(scene.legal(), ElementsAre("improve bulbs+stock", "improve bulbs", "done"));
  scene.mark().play({"improve bulbs+stock"});
  EXPECT_THAT(scene.changes(turn_over()), ElementsAre("bulbs 0: bulbs-b=0+2", "stocked 0: 1"));
}

TEST(NipponFactoriesMachines, NIP_F6b_WithMoreStockedTheyGoToTheStock) {
  Scene scene(building_without_yen().stocked(0, 3));
  scene.play({"build bulbs-b"});
  EXPECT_EQ(scene.says("bulbs 0") + " " + scene.says("stocked 0"), "bulbs-b=0+2 1");
  EXPECT_THAT(scene.events("NIP-A2"),
              ElementsAre("NIP-A2 machine_put from_stock:true good:bulbs machine:1 seat:0",
                          "NIP-A2 machine_put from_stock:true good:bulbs machine:2 seat:0"));
  EXPECT_THAT(scene.legal(), ElementsAre("improve stock+stock", "improve stock", "done"));
  scene.mark().play({"improve stock+stock"});
  EXPECT_THAT(scene.changes(turn_over()), ElementsAre("stocked 0: 3"));
  EXPECT_THAT(scene.events("NIP-A2"), ElementsAre("NIP-A2 machine_stocked seat:0 stocked:2",
                                                  "NIP-A2 machine_stocked seat:0 stocked:3"));
}

TEST(NipponFactoriesMachines, NIP_F6b_OnceOnly) {
  const Scene scene(Table(3).factories(0, "bulbs-b").stock(0, "yen=4"));
  EXPECT_THAT(scene.refusals("take white machinery"),
              ElementsAre("take white machinery: NIP-T3 not_enough_yen 5 4"));
}

// ---- NIP-F6c

TEST(NipponFactoriesMachines, NIP_F6c_OneGoodMore) {
  for (const auto& [before, after] : {std::pair{"bulbs-c=0", "bulbs-c=2+0"},
                                      {"bulbs-c=0+1", "bulbs-c=3+1"},
                                      {"bulbs-c=0+2", "bulbs-c=4+2"}}) {
    Scene scene(Table(3).factories(0, before).stock(0, "coal=4"));
    scene.play({"take white produce"});
    EXPECT_EQ(scene.says("bulbs 0"), after);
    EXPECT_EQ(scene.says("coal 0"), "0");
  }
}

TEST(NipponFactoriesMachines, NIP_F6c_ButTheStoreHasFourPlaces) {
  Scene scene(Table(3).factories(0, "bulbs-c=2+2").stock(0, "coal=5"));
  scene.play({"take white produce"});
  EXPECT_THAT(scene.changes(turn_over(0)), ElementsAre("coal 0: 1", "bulbs 0: bulbs-c=4+2"));
  EXPECT_THAT(scene.events("NIP-A3"), Contains("NIP-A3 produced count:2 good:bulbs seat:0"));
}

TEST(NipponFactoriesMachines, NIP_F6c_OnlyOfBulbs) {
  Scene scene(Table(3).factories(0, "bulbs-c watches-a").stock(0, "coal=7").producing());
  scene.play({"produce watches+bulbs"});
  EXPECT_THAT(scene.changes(turn_over()),
              ElementsAre("coal 0: 0", "watches 0: watches-a=1+0", "bulbs 0: bulbs-c=2+0"));
}

// ---- NIP-F6d

TEST(NipponFactoriesMachines, NIP_F6d_MachineryCostsLess) {
  const auto left = [](const char* move) {
    Scene scene(Table(3).factories(0, "silk-a bulbs-d").stock(0, "yen=12 plans=0").improving());
    scene.play({move});
    return scene.number("yen 0");
  };
  EXPECT_EQ(left("improve silk"), 10);
  EXPECT_EQ(left("improve silk+bulbs"), 5);
  EXPECT_EQ(left("improve silk+bulbs+bulbs"), 0);
}

TEST(NipponFactoriesMachines, NIP_F6d_AsManyAsTheyCost) {
  const Scene two(Table(3).factories(0, "bulbs-d").stock(0, "yen=11").improving());
  EXPECT_THAT(two.legal("improve"), ElementsAre("improve bulbs+bulbs", "improve bulbs"));
  Scene one(Table(3).factories(0, "bulbs-d").stock(0, "yen=2"));
  one.play({"take white machinery"});
  EXPECT_THAT(one.changes(turn_over(0)), ElementsAre("yen 0: 0", "bulbs 0: bulbs-d=0+1"));
  const Scene none(Table(3).factories(0, "bulbs-d").stock(0, "yen=1"));
  EXPECT_THAT(none.refusals("take white machinery"),
              ElementsAre("take white machinery: NIP-T3 not_enough_yen 2 1"));
}

TEST(NipponFactoriesMachines, NIP_F6d_OthersPayAsBefore) {
  Scene other(Table(3).factories(0, "silk-a").factories(1, "bulbs-d").stock(0, "yen=6 plans=0"));
  other.play({"take white machinery"});
  EXPECT_EQ(other.says("yen 0"), "1");
  const Scene ships(Table(3).factories(0, "bulbs-d").stock(0, "yen=4"));
  EXPECT_THAT(ships.legal("take white ships"), IsEmpty());
}

}  // namespace
}  // namespace kaisho::nippon_tests
