// The worked examples of the rulebook on the local market, consolidating, scoring and the end.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/nippon/scorings.h"

namespace kaisho::nippon_tests {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::UnorderedElementsAre;

using Points = std::vector<int>;

// ---- the local market

TEST(NipponExamples, NIP_A9_ThreeCubesOfPaperATileOfThree) {
  Scene scene(Table(4).factories(0, "paper-a=3").selling());
  scene.play({"side sendai south", "tile 3 3"});
  EXPECT_THAT(scene.changes(turn_over()),
              UnorderedElementsAre("sendai south: 0=3", "coal 0: 4", "paper 0: paper-a=0+0",
                                   "influence 0: 1 2 3 4 5 5 6 7 7"));
}

TEST(NipponExamples, NIP_A9_TwoCubesOfWatchesASix) {
  Scene scene(Table(4).factories(0, "watches-b=2").selling());
  scene.play({"side sendai west", "tile 6 2"});
  EXPECT_EQ(scene.says("sendai west") + " " + scene.says("watches 0"), "0=6 watches-b=0+0");
}

TEST(NipponExamples, NIP_A9_ThreeCubesOfWatchesSplitAFiveAndASix) {
  Scene scene(Table(4).asks("osaka", "watches - - -").factories(0, "watches-b=3").selling());
  scene.play({"side osaka north", "tile 5 1", "side hiroshima south", "tile 6 2"});
  EXPECT_THAT(scene.changes(turn_over()),
              UnorderedElementsAre("osaka north: 0=5", "hiroshima south: 0=6", "yen 0: 22",
                                   "watches 0: watches-b=0+0", "influence 0: 1 2 3 3 4 5 7 7"));
}

TEST(NipponExamples, NIP_A10_ASevenForThreeWatchesSendsAFiveHome) {
  Scene scene(Table(3).factories(0, "watches-b=3").influence(2, "sendai:west=5").selling());
  EXPECT_THAT(scene.legal("side"), Contains("side sendai west"));
  scene.play({"side sendai west", "tile 7 3"});
  EXPECT_THAT(
      scene.changes(turn_over()),
      UnorderedElementsAre("sendai west: 0=7", "coal 0: 4", "watches 0: watches-b=0+0",
                           "influence 0: 1 2 3 3 4 5 5 6 7", "influence 2: 1 2 3 3 4 5 5 6 7 7"));
}

TEST(NipponExamples, NIP_A10_WithTwoPlayersAFiveSendsTheThreeHome) {
  const Table table = Table(2)
                          .factories(0, "bulbs-a=1")
                          .influence(1, "tokyo:north=3 tokyo:east=4")
                          .choosing_tile("tokyo:west");
  // A three could not be placed there, nor anything lower.
  EXPECT_THAT(Scene(table).legal("tile"), ElementsAre("tile 5 1", "tile 4 1"));
  Scene scene(table);
  scene.play({"tile 5 1"});
  EXPECT_EQ(scene.says("tokyo north") + " " + scene.says("tokyo east"), "- 1=4");
  EXPECT_EQ(scene.says("tokyo west"), "0=5");
  EXPECT_THAT(scene.events("NIP-A10"),
              ElementsAre("NIP-A10 influence_returned city:tokyo seat:1 side:north value:3"));
}

// ---- consolidating

TEST(NipponExamples, NIP_K1_FiveCoalAndSixteenYenWhateverWasLeft) {
  Scene scene(Table(3).stock(0, "yen=31 coal=11").tracks(0, "coal=5 money=2"));
  scene.play({"consolidate"});
  EXPECT_THAT(scene.changes(turn_over()), ElementsAre("yen 0: 16", "coal 0: 5"));
}

TEST(NipponExamples, NIP_K4_ThreeColoursCostNine) {
  Scene scene(Table(3).tracks(0, "money=2").workers(0, "white white pink black pink"));
  scene.play({"consolidate", "reward reward-4-coal", "achievement contracts"});
  EXPECT_EQ(scene.says("yen 0"), "7");
  EXPECT_EQ(scene.says("vp 0"), "10");
}

// ---- scoring

TEST(NipponExamples, NIP_V2_TwoFirstWithSixAndOneWithFour) {
  // 2 are left to the companies.
  EXPECT_EQ(gained(before_scoring(1)
                       .influence(0, "tokyo:east=5 tokyo:south=1")
                       .influence(1, "nagoya:east=6")
                       .influence(2, "nagoya:south=4")),
            (Points{8, 8, 5}));
}

TEST(NipponExamples, NIP_V3_CompaniesWithSevenThenSixAndFive) {
  // Three regions lie empty; in the fourth 3 + 3 + 1 are uncovered.
  Scene scene(before_scoring(2)
                  .influence(0, "tokyo:east=6")
                  .ships(0, "kanto-chubu")
                  .influence(1, "nagoya:south=1")
                  .trains(1, "kanto-chubu=2")
                  .trains(2, "kanto-chubu=2"));
  scene.play({"done"});
  EXPECT_THAT(scene.changes(scoring_over()), ElementsAre("vp 0: 13", "vp 1: 8"));
}

TEST(NipponExamples, NIP_V3_ThreeTiedAtEightOverTheCompanies) {
  for (const auto& [scoring, each] : {std::pair{1, 22 / 3}, {2, 34 / 3}, {3, 46 / 3}}) {
    EXPECT_EQ(gained(before_scoring(scoring)
                         .influence(0, "tokyo:east=7 tokyo:north=1")
                         .influence(1, "tokyo:south=5 nagoya:west=3")
                         .influence(2, "nagoya:east=6 nagoya:north=2")
                         .ships(1, "kanto-chubu=2")
                         .ships(2, "kanto-chubu")),
              (Points{each, each + 4, each + 2}));
  }
}

// ---- achievements

// `2*3=6` of one seat: what is counted, its multiplier and the points.
std::string count_of(const Table& table, std::string_view line) {
  const Json json = Scene(table).json();
  for (const Json& item : json["scoring"]) {
    if (item["line"] != line) continue;
    const Json& own = item["seats"][0];
    return own["of"].dump() + "*" + own["multiplier"].dump() + "=" + own["points"].dump();
  }
  return "none";
}

TEST(NipponExamples, NIP_E2a_ContractsWithoutATileGiveNothing) {
  EXPECT_EQ(count_of(Table().contracts(0, ""), "contracts"), "8*0=0");
  EXPECT_EQ(count_of(Table().contracts(0, "contract-1 contract-2"), "contracts"), "6*0=0");
}

TEST(NipponExamples, NIP_E2b_EightYenGiveOne) {
  // 14 by the track, less two colours.
  EXPECT_EQ(count_of(Table().tracks(0, "money=1").workers(0, "white pink"), "savings"), "8*1=1");
}

TEST(NipponExamples, NIP_E2c_FourKnowledgeStarsWithoutATileGiveFour) {
  EXPECT_EQ(count_of(Table().tracks(0, "knowledge=11"), "knowledge-stars"), "4*1=4");
  EXPECT_EQ(count_of(Table().tracks(0, "knowledge=9").factories(0, "paper-b"), "knowledge-stars"),
            "4*1=4");
}

TEST(NipponExamples, NIP_E2d_FiveShipsOutAndATileOfTwoGiveSix) {
  EXPECT_EQ(count_of(Table()
                         .ships(0, "kanto-chubu=2 kansai-chugoku=2 shikoku-kyushu")
                         .achievements(0, "ship-stars=2"),
                     "ship-stars"),
            "3*2=6");
}

TEST(NipponExamples, NIP_E2f_ThreeTrainsOutAndATileOfFourGiveFour) {
  EXPECT_EQ(
      count_of(Table().trains(0, "kanto-chubu=2 kansai-chugoku").achievements(0, "train-stars=4"),
               "train-stars"),
      "1*4=4");
}

TEST(NipponExamples, NIP_E2g_FourHighFactoriesAndATileOfThreeGiveTwelve) {
  EXPECT_EQ(count_of(Table()
                         .factories(0, "silk-a bento-c lenses-a watches-c bulbs-d")
                         .achievements(0, "high-factories=3"),
                     "high-factories"),
            "4*3=12");
}

TEST(NipponExamples, NIP_E2h_WithoutAFullMachineATileGivesNothing) {
  EXPECT_EQ(
      count_of(Table().factories(0, "silk-a=0+1 bulbs-d=0+1").achievements(0, "full-machines=2"),
               "full-machines"),
      "0*2=0");
}

}  // namespace
}  // namespace kaisho::nippon_tests
