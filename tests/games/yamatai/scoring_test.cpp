// The final count (YAM-E2) and who counts otherwise: Amateratsu (YAM-P1), Fu Hsi (YAM-P13).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/yamatai/table.h"
#include "tests/games/yamatai/words.h"

namespace kaisho::yamatai_tests {
namespace {

using testing::ElementsAre;
using testing::SizeIs;

// `2/10 -1/3`: per seat what a line of the count gives, and what it is counted of.
std::string counted(const Table& table, const std::string& line) {
  const Json json = Scene(table).json();
  std::string text;
  for (const Json& item : json["scoring"]) {
    if (item["line"] != line) continue;
    for (const Json& seat : item["seats"]) {
      text += (text.empty() ? "" : " ") + seat["points"].dump() + "/" + seat["of"].dump();
    }
  }
  return text;
}

// ---- coins

TEST(YamataiScoring, YAM_E2_APointForFiveCoins) {
  EXPECT_EQ(counted(Table(4).coins(0, 0).coins(1, 4).coins(2, 5).coins(3, 6), "coins"),
            "0/0 0/4 1/5 1/6");
  EXPECT_EQ(counted(Table().coins(0, 49).coins(1, 50), "coins"), "9/49 10/50");
}

TEST(YamataiScoring, YAM_P13_FuHsiAPointForThreeCoins) {
  EXPECT_EQ(
      counted(Table(3).specialists(0, "fu-hsi").coins(0, 14).coins(1, 14).coins(2, 15), "coins"),
      "4/14 2/14 3/15");
  EXPECT_EQ(counted(Table().specialists(1, "fu-hsi").coins(0, 3).coins(1, 2), "coins"), "0/3 0/2");
  EXPECT_EQ(counted(Table().specialists(1, "fu-hsi").coins(0, 3).coins(1, 3), "coins"), "0/3 1/3");
}

// ---- prestige

TEST(YamataiScoring, YAM_E2_APointForEachPrestigeToken) {
  EXPECT_EQ(counted(Table(3).prestige(0, 0).prestige(1, 1).prestige(2, 7), "prestige"),
            "0/0 1/1 7/7");
}

TEST(YamataiScoring, YAM_P1_AmateratsuCountsThemTwice) {
  EXPECT_EQ(
      counted(Table(3).specialists(1, "amateratsu").prestige(0, 3).prestige(1, 3).prestige(2, 3),
              "prestige"),
      "3/3 6/3 3/3");
}

TEST(YamataiScoring, YAM_P1_DoublesNothingElse) {
  const Scene scene(Table()
                        .specialists(0, "amateratsu")
                        .coins(0, 5)
                        .prestige(0, 1)
                        .built(0, "forge")
                        .reserved(0, "theatre")
                        .aside(0, 2));
  // A point of coins, two of the token, six of the forge, three of hers, less one and one.
  EXPECT_EQ(scene.result().score[0], 1 + 2 + 6 + 3 - 1 - 1);
}

TEST(YamataiScoring, YAM_P1_P13_DuringTheGameNothingChanges) {
  // Only the count does: coins are paid and gained as ever.
  Scene scene(Table()
                  .specialists(0, "amateratsu fu-hsi")
                  .boats("2=green 8=brown")
                  .placed("8")
                  .palaces("4")
                  .pieces(0, "2")
                  .row("fishing-hut")
                  .hand(0, "green brown"));
  scene.play({"build fishing-hut 3"});
  EXPECT_EQ(scene.says("prestige 0"), "1");
  EXPECT_EQ(scene.says("coins 0"), "12");
}

// ---- buildings and specialists

TEST(YamataiScoring, YAM_E2_TheBuildingsBuilt) {
  EXPECT_EQ(counted(Table(3)
                        .built(0, "fishing-hut forge goldsmith")
                        .built(1, "peak-torii sun-palace")
                        .built(2, ""),
                    "buildings"),
            "17/3 22/2 0/0");
}

TEST(YamataiScoring, YAM_E2_EveryBuildingAtItsPoints) {
  for (const Json& tile : edition()["buildings"]) {
    EXPECT_EQ(counted(Table(4).built(2, tile["id"].get<std::string>()), "buildings"),
              "0/0 0/0 " + tile["points"].dump() + "/1 0/0");
  }
}

TEST(YamataiScoring, YAM_E2_EverySpecialistAtItsPoints) {
  for (const Json& specialist : edition()["specialists"]) {
    EXPECT_EQ(counted(Table(3).specialists(1, specialist["id"].get<std::string>()), "specialists"),
              "0/0 " + specialist["points"].dump() + "/1 0/0");
  }
  EXPECT_EQ(counted(Table().specialists(0, "ebisu yasoma izanagi"), "specialists"), "10/3 0/0");
}

TEST(YamataiScoring, YAM_P18_YasomaAtSeven) {
  EXPECT_EQ(counted(Table().specialists(0, "yasoma"), "specialists"), "7/1 0/0");
}

// ---- penalties

TEST(YamataiScoring, YAM_E2_APointLessForEachReservedUnbuiltBuilding) {
  const Table table = Table(3).reserved(0, "sun-palace").reserved(1, "forge theatre fishing-hut");
  EXPECT_EQ(counted(table, "unbuilt"), "-1/1 -3/3 0/0");
  EXPECT_EQ(counted(table, "buildings"), "0/0 0/0 0/0");
}

TEST(YamataiScoring, YAM_E2_APointLessForTwoBoatsSetAside) {
  EXPECT_EQ(counted(Table(4).aside(0, 0).aside(1, 1).aside(2, 2).aside(3, 5), "aside"),
            "0/0 0/1 -1/2 -2/5");
}

TEST(YamataiScoring, YAM_E2_BoatsSetAsideInDifferentTurnsAndOfAnyColoursMakePairs) {
  Scene scene(Table().coins(0, 0).aside(0, 1).hand(0, "yellow green").port());
  EXPECT_EQ(scene.result().score[0], 0);
  scene.play({"keep yellow"});
  EXPECT_EQ(scene.says("aside 0"), "2");
  EXPECT_EQ(scene.result().score[0], -1);
}

// ---- what counts nothing, and the whole

TEST(YamataiScoring, YAM_E2_CultureTokensAndBoatsInThePortCountNothing) {
  const Scene scene(
      Table().coins(0, 4).coins(1, 4).culture(0, "tea tea tea rice indigo").hand(0, "yellow"));
  EXPECT_EQ(scene.result().score[0], 0);
  EXPECT_EQ(scene.result().score[1], 0);
}

TEST(YamataiScoring, YAM_E2_IncompleteFivesAndPairsAreNotPutTogether) {
  // Four coins, one boat aside: neither a point nor one less.
  EXPECT_EQ(Scene(Table().coins(0, 4).aside(0, 1)).result().score[0], 0);
  EXPECT_EQ(Scene(Table().coins(0, 9).aside(0, 3)).result().score[0], 1 - 1);
}

TEST(YamataiScoring, YAM_E2_ATotalMayBeNegative) {
  const Scene scene(Table().coins(0, 4).reserved(0, "forge theatre").aside(0, 7));
  EXPECT_EQ(scene.result().score[0], -5);
}

TEST(YamataiScoring, YAM_E2_AllLinesTogether) {
  const Table table = Table(3)
                          .coins(0, 23)
                          .prestige(0, 6)
                          .built(0, "forge peak-torii fishing-hut")
                          .specialists(0, "riu kachiko")
                          .reserved(0, "rice-barn")
                          .aside(0, 3);
  EXPECT_EQ(counted(table, "coins"), "4/23 2/10 2/10");
  EXPECT_EQ(counted(table, "prestige"), "6/6 0/0 0/0");
  EXPECT_EQ(counted(table, "buildings"), "18/3 0/0 0/0");
  EXPECT_EQ(counted(table, "specialists"), "11/2 0/0 0/0");
  EXPECT_EQ(counted(table, "unbuilt"), "-1/1 0/0 0/0");
  EXPECT_EQ(counted(table, "aside"), "-1/3 0/0 0/0");
  EXPECT_EQ(Scene(table).result().score[0], 4 + 6 + 18 + 11 - 1 - 1);
  EXPECT_THAT(Scene(table).json()["scoring"], SizeIs(6));
}

// What is told when the game is over is what stood in the position all the time.
TEST(YamataiScoring, YAM_E2_ToldAtTheEnd) {
  Scene scene(Table()
                  .place(3)
                  .supply("green=0")  // seventeen lie aside with seat 0
                  .specialist_row("riu")
                  .coins(0, 14)
                  .coins(1, 12)
                  .prestige(0, 2)
                  .specialists(1, "amateratsu fu-hsi")
                  .prestige(1, 3)
                  .built(0, "forge")
                  .reserved(1, "theatre")
                  .aside(1, 5)
                  .culture(1, "tea tea")
                  .recruiting());
  scene.play({"done"});
  EXPECT_EQ(scene.says("over"), "rules");
  EXPECT_THAT(scene.events("YAM-E2"),
              ElementsAre("YAM-E2 scored line:coins of:14 points:2 seat:0",
                          "YAM-E2 scored line:coins of:12 points:4 seat:1",
                          "YAM-E2 scored line:prestige of:2 points:2 seat:0",
                          "YAM-E2 scored line:prestige of:3 points:6 seat:1",
                          "YAM-E2 scored line:buildings of:1 points:6 seat:0",
                          "YAM-E2 scored line:buildings of:0 points:0 seat:1",
                          "YAM-E2 scored line:specialists of:0 points:0 seat:0",
                          "YAM-E2 scored line:specialists of:2 points:6 seat:1",
                          "YAM-E2 scored line:unbuilt of:0 points:0 seat:0",
                          "YAM-E2 scored line:unbuilt of:1 points:-1 seat:1",
                          "YAM-E2 scored line:aside of:17 points:-8 seat:0",
                          "YAM-E2 scored line:aside of:5 points:-2 seat:1"));
  EXPECT_EQ(scene.result().score[0], 10 - 8);
  EXPECT_EQ(scene.result().score[1], 13);
}

}  // namespace
}  // namespace kaisho::yamatai_tests
