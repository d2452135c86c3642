// What a standard building brings (YAM-T8).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/yamatai/table.h"

namespace kaisho::yamatai_tests {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

// All that changes but the building itself.
Lines bonus(const Table& table, const std::string& tile = "fishing-hut") {
  Scene scene(table);
  scene.play({"build " + tile + " 3"});
  EXPECT_EQ(scene.says("building 3"), "0");
  return scene.changes(
      {"placed", "last", "begun", "buildings", "building 3", "pieces_left 0", "built 0"});
}

TEST(YamataiBonus, YAM_T8_NothingForABuildingByItself) {
  EXPECT_THAT(bonus(beside_3()), IsEmpty());
  EXPECT_THAT(bonus(beside_3(), "tea-stall"), IsEmpty());
}

// ---- prestige

TEST(YamataiBonus, YAM_T8_APrestigeForEachToriiAndPalaceNextToIt) {
  EXPECT_THAT(bonus(beside_3().torii("2")), ElementsAre("prestige 0: 1"));
  EXPECT_THAT(bonus(beside_3().palaces("11")), ElementsAre("prestige 0: 1"));
  EXPECT_THAT(bonus(beside_3().torii("4").palaces("10")), ElementsAre("prestige 0: 2"));
  EXPECT_THAT(bonus(beside_3().torii("2 4").palaces("10 11")), ElementsAre("prestige 0: 4"));
}

TEST(YamataiBonus, YAM_T8_WhoeverBuiltThem) {
  for (int seat = 0; seat < 3; ++seat) {
    EXPECT_THAT(bonus(beside_3(3).torii("2").built(seat, "peak-torii")),
                ElementsAre("prestige 0: 1"))
        << seat;
  }
}

TEST(YamataiBonus, YAM_T8_NotForThoseThatShareACornerOnly) {
  EXPECT_THAT(bonus(beside_3().torii("9").palaces("18")), IsEmpty());
}

TEST(YamataiBonus, YAM_T8_APrestigeOnAMountain) {
  EXPECT_THAT(bonus(beside_3().mountains("3 29 30 31 32 33 34")), ElementsAre("prestige 0: 1"));
  // Not for one next to a mountain.
  EXPECT_THAT(bonus(beside_3().mountains("2 4 10 11 32 33 34")), IsEmpty());
}

// ---- coins

TEST(YamataiBonus, YAM_T8_ACoinForEachPieceOfTheGroup) {
  EXPECT_THAT(bonus(beside_3().pieces(0, "2")), ElementsAre("coins 0: 12"));
  EXPECT_THAT(bonus(beside_3().pieces(0, "2 10")), ElementsAre("coins 0: 13"));
  EXPECT_THAT(bonus(beside_3().pieces(0, "2 4 10 11")), ElementsAre("coins 0: 15"));
}

TEST(YamataiBonus, YAM_T8_TheWholeGroupAsAChain) {
  EXPECT_THAT(bonus(beside_3().pieces(0, "2 1 8 15")), ElementsAre("coins 0: 15"));
  // What one building joins: 2 and 1 on one side, 4 and 5 on the other.
  EXPECT_THAT(bonus(beside_3().pieces(0, "1 2 4 5")), ElementsAre("coins 0: 15"));
  // A ring counts each piece once.
  EXPECT_THAT(bonus(beside_3().pieces(0, "2 9 10")), ElementsAre("coins 0: 14"));
}

TEST(YamataiBonus, YAM_T8_OnlyThatGroup) {
  EXPECT_THAT(bonus(beside_3().pieces(0, "2 20 21 26")), ElementsAre("coins 0: 12"));
  EXPECT_THAT(bonus(beside_3().pieces(0, "20 21 26")), IsEmpty());
}

TEST(YamataiBonus, YAM_T8_ACornerDoesNotConnect) {
  EXPECT_THAT(bonus(beside_3().pieces(0, "9 18")), IsEmpty());
}

TEST(YamataiBonus, YAM_T8_PiecesOfOthersDoNotCountOrConnect) {
  EXPECT_THAT(bonus(beside_3(3).pieces(1, "2 4").pieces(2, "10 11")), IsEmpty());
  EXPECT_THAT(bonus(beside_3().pieces(0, "1 5").pieces(1, "2 4")), IsEmpty());
}

TEST(YamataiBonus, YAM_T8_ToriiAndPalacesDoNotCountOrConnect) {
  EXPECT_THAT(bonus(beside_3().built(0, "peak-torii").pieces(0, "1").torii("2")),
              ElementsAre("prestige 0: 1"));
  EXPECT_THAT(bonus(beside_3().built(0, "sun-palace").pieces(0, "4").palaces("2")),
              UnorderedElementsAre("prestige 0: 1", "coins 0: 12"));
}

TEST(YamataiBonus, YAM_T8_AShopDoublesTheCoins) {
  EXPECT_THAT(bonus(beside_3().pieces(0, "2"), "tea-stall"), ElementsAre("coins 0: 14"));
  EXPECT_THAT(bonus(beside_3().pieces(0, "1 2 4 5"), "tea-stall"), ElementsAre("coins 0: 20"));
}

TEST(YamataiBonus, YAM_T8_AShopDoublesNoPrestige) {
  EXPECT_THAT(bonus(beside_3().torii("2").mountains("3 29 30 31 32 33 34"), "tea-stall"),
              ElementsAre("prestige 0: 2"));
}

TEST(YamataiBonus, YAM_T8_AShopOfTheGroupDoublesNothingLater) {
  EXPECT_THAT(bonus(beside_3().pieces(0, "2").built(0, "pottery-stall")),
              ElementsAre("coins 0: 12"));
}

TEST(YamataiBonus, YAM_T8_AllThatApply) {
  Scene scene(beside_3(3)
                  .torii("11")
                  .palaces("10")
                  .mountains("3 29 30 31 32 33 34")
                  .pieces(0, "2 1")
                  .prestige(0, 4)
                  .coins(0, 0));
  scene.play({"build tea-stall 3"});
  EXPECT_THAT(
      scene.changes(),
      UnorderedElementsAre("placed: ", "last: -", "begun: false", "now: port 0", "building 3: 0",
                           "buildings: fishing-hut - - - -", "coins 0: 6", "prestige 0: 7",
                           "pieces_left 0: 5", "built 0: tea-stall goldsmith guild-hall"));
  EXPECT_THAT(scene.events(),
              ElementsAre("YAM-T7 built building:tea-stall island:3 seat:0 spared:0",
                          "YAM-T8 prestige_gained island:3 seat:0 tokens:2",
                          "YAM-T8 prestige_gained island:3 seat:0 tokens:1",
                          "YAM-T8 coins_gained coins:6 group:3 seat:0"));
}

}  // namespace
}  // namespace kaisho::yamatai_tests
