// Machines (NIP-A2).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/nippon/table.h"

namespace kaisho::nippon_tests {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

Lines improvements(const Table& table, const char* yen = "yen=15") {
  return Scene(Table(table).stock(0, yen).improving()).legal();
}

// ---- prices

TEST(NipponMachinery, NIP_A2_OneToThreeAtFiveEach) {
  const char* moves[] = {"improve silk", "improve silk+silk", "improve silk+silk+paper"};
  const int left[] = {12, 7, 2};
  for (int count = 1; count <= 3; ++count) {
    Scene scene(Table().stock(0, "yen=17").factories(0, "silk-a paper-a").improving());
    scene.play({moves[count - 1]});
    EXPECT_EQ(scene.number("yen 0"), left[count - 1]);
    EXPECT_EQ(scene.events("NIP-A2")[0], "NIP-A2 yen_paid seat:0 yen:" + std::to_string(5 * count));
    EXPECT_EQ(scene.events("NIP-A2").size(), 1U + static_cast<std::size_t>(count));
  }
}

TEST(NipponMachinery, NIP_A2_NoMoreThanCanBePaid) {
  const Table table = Table().factories(0, "silk-a");
  EXPECT_THAT(improvements(table, "yen=15 plans=3"),
              ElementsAre("improve silk+silk+stock", "improve silk+silk", "improve silk",
                          "plans coal", "plans money", "plans knowledge"));
  EXPECT_THAT(improvements(table, "yen=14"), ElementsAre("improve silk+silk", "improve silk"));
  EXPECT_THAT(improvements(table, "yen=10"), ElementsAre("improve silk+silk", "improve silk"));
  EXPECT_THAT(improvements(table, "yen=9"), ElementsAre("improve silk"));
}

// ---- on factories

TEST(NipponMachinery, NIP_A2_ANewOneOnAFactoryWithout) {
  Scene scene(Table(3).stock(0, "yen=6").factories(0, "silk-a=3 paper-a=1+2").improving());
  scene.play({"improve silk"});
  EXPECT_THAT(scene.changes(turn_over()), ElementsAre("yen 0: 1", "silk 0: silk-a=3+1"));
  EXPECT_THAT(scene.events("NIP-A2"),
              ElementsAre("NIP-A2 yen_paid seat:0 yen:5",
                          "NIP-A2 machine_put from_stock:false good:silk machine:1 seat:0"));
}

TEST(NipponMachinery, NIP_A2_PlusOneIsTurnedToPlusTwo) {
  Scene scene(Table(3).stock(0, "yen=6").factories(0, "silk-a=3+1 paper-a=1+2").improving());
  scene.play({"improve silk"});
  EXPECT_THAT(scene.changes(turn_over()), ElementsAre("yen 0: 1", "silk 0: silk-a=3+2"));
  EXPECT_THAT(scene.events("NIP-A2"),
              ElementsAre("NIP-A2 yen_paid seat:0 yen:5",
                          "NIP-A2 machine_put from_stock:false good:silk machine:2 seat:0"));
}

TEST(NipponMachinery, NIP_A2_ThePlayerChoosesWhich) {
  EXPECT_THAT(improvements(Table().factories(0, "silk-a bento-a=0+1 bulbs-a=0+2 paper-a=0+1")),
              UnorderedElementsAre("improve silk", "improve paper", "improve bento",
                                   "improve silk+silk", "improve silk+paper", "improve silk+bento",
                                   "improve paper+bento", "improve silk+silk+paper",
                                   "improve silk+silk+bento", "improve silk+paper+bento"));
}

TEST(NipponMachinery, NIP_A2_OneFactoryMayGetBoth) {
  Scene scene(Table(3).stock(0, "yen=15").factories(0, "silk-a paper-a").improving());
  scene.play({"improve silk+silk+paper"});
  EXPECT_THAT(scene.changes(turn_over()),
              ElementsAre("yen 0: 0", "silk 0: silk-a=0+2", "paper 0: paper-a=0+1"));
  EXPECT_THAT(scene.events("NIP-A2"),
              ElementsAre("NIP-A2 yen_paid seat:0 yen:15",
                          "NIP-A2 machine_put from_stock:false good:silk machine:1 seat:0",
                          "NIP-A2 machine_put from_stock:false good:silk machine:2 seat:0",
                          "NIP-A2 machine_put from_stock:false good:paper machine:1 seat:0"));
}

TEST(NipponMachinery, NIP_A2_EveryFactoryCanTakeTwoAndTheOwnOnesOnly) {
  EXPECT_THAT(
      improvements(Table().factories(1, "silk-a").factories(0, "watches-a=0+1")),
      ElementsAre("improve watches+stock+stock", "improve watches+stock", "improve watches"));
  // 6 with three in one... of six factories: 6 + (15 + 6) + (20 + 30).
  EXPECT_EQ(improvements(Table().factories(0, "silk-a paper-a bento-a lenses-a watches-a bulbs-a"))
                .size(),
            6U + 21U + 50U);
}

// ---- the player's stock

TEST(NipponMachinery, NIP_A2_WithoutAFactoryToTheOwnStock) {
  EXPECT_THAT(improvements(Table()),
              ElementsAre("improve stock+stock+stock", "improve stock+stock", "improve stock"));
  Scene scene(Table(3).stock(0, "yen=11").stocked(0, 1).improving());
  scene.play({"improve stock+stock"});
  EXPECT_THAT(scene.changes(turn_over()), ElementsAre("yen 0: 1", "stocked 0: 3"));
  EXPECT_THAT(scene.events("NIP-A2"), ElementsAre("NIP-A2 yen_paid seat:0 yen:10",
                                                  "NIP-A2 machine_stocked seat:0 stocked:2",
                                                  "NIP-A2 machine_stocked seat:0 stocked:3"));
}

// Not one is put aside before.
TEST(NipponMachinery, NIP_A2_WhileAFactoryCanTakeOneItMust) {
  EXPECT_THAT(improvements(Table().factories(0, "silk-a=0+1")),
              ElementsAre("improve silk+stock+stock", "improve silk+stock", "improve silk"));
  EXPECT_THAT(improvements(Table().factories(0, "silk-a=0+1 paper-a=0+1")),
              ElementsAre("improve silk+paper+stock", "improve silk+paper", "improve silk",
                          "improve paper"));
  EXPECT_THAT(improvements(Table().factories(0, "silk-a")),
              ElementsAre("improve silk+silk+stock", "improve silk+silk", "improve silk"));
}

TEST(NipponMachinery, NIP_A2_BeyondThatToTheOwnStock) {
  EXPECT_THAT(improvements(Table().factories(0, "silk-a=0+2 paper-a=0+2")),
              ElementsAre("improve stock+stock+stock", "improve stock+stock", "improve stock"));
  Scene scene(Table(3).stock(0, "yen=10").factories(0, "silk-a=0+1").improving());
  scene.play({"improve silk+stock"});
  EXPECT_THAT(scene.changes(turn_over()),
              ElementsAre("yen 0: 0", "silk 0: silk-a=0+2", "stocked 0: 1"));
}

// ---- the next factory

TEST(NipponMachinery, NIP_A2_TheNextFactoryTakesOne) {
  Scene scene(Table().stocked(0, 1).factories(0, "silk-a=0+2").investing());
  scene.play({"build paper-b"});
  EXPECT_EQ(scene.says("paper 0") + " " + scene.says("stocked 0"), "paper-b=0+1 0");
  EXPECT_THAT(scene.events("NIP-A2"),
              ElementsAre("NIP-A2 machine_put from_stock:true good:paper machine:1 seat:0"));
}

TEST(NipponMachinery, NIP_A2_ASecondOneTurnsItAndAnyFurtherWait) {
  Scene scene(Table().stock(0, "yen=30").stocked(0, 5).tracks(0, "knowledge=9").investing());
  scene.play({"build paper-b"});
  EXPECT_EQ(scene.says("paper 0") + " " + scene.says("stocked 0"), "paper-b=0+2 3");
  scene.play({"consolidate", "take yellow invest", "build silk-b"});
  EXPECT_EQ(scene.says("silk 0") + " " + scene.says("stocked 0"), "silk-b=0+2 1");
  scene.play({"consolidate", "take green invest", "build bento-b"});
  EXPECT_EQ(scene.says("bento 0") + " " + scene.says("stocked 0"), "bento-b=0+1 0");
  EXPECT_EQ(scene.says("paper 0") + " " + scene.says("silk 0"), "paper-b=0+2 silk-b=0+2")
      << "machines never move";
}

TEST(NipponMachinery, NIP_A2_OnlyTheOwnStockCounts) {
  Scene scene(Table().stocked(1, 2).investing());
  scene.play({"build paper-b"});
  EXPECT_EQ(scene.says("paper 0") + " " + scene.says("stocked 1"), "paper-b=0+0 2");
}

// What was free goes by the same rules (NIP-F6b).
TEST(NipponMachinery, NIP_A2_FreeOnesToo) {
  const Scene scene(Table().factories(0, "bulbs-b=0+2 silk-a=0+1").improving_free());
  EXPECT_THAT(scene.legal(), ElementsAre("improve silk+stock", "improve silk", "done"));
}

TEST(NipponMachinery, NIP_A2_TheActionIsNotDeclined) {
  EXPECT_THAT(Scene(Table().stock(0, "yen=15").improving()).legal("done"), IsEmpty());
}

}  // namespace
}  // namespace kaisho::nippon_tests
