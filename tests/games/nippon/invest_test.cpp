// Building a factory (NIP-A1); what stored machines do is in machinery_test.cpp.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/nippon/words.h"

namespace kaisho::nippon_tests {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

// All tiles but these, as a position tells them.
std::string tiles_without(const Lines& taken) {
  Lines left = ids_of(edition()["factories"]);
  for (const std::string& tile : taken) std::erase(left, tile);
  return text_of(Json(left));
}

std::vector<std::pair<std::string, int>> goods_and_knowledge() {
  return {{"silk", 2}, {"paper", 2}, {"bento", 4}, {"lenses", 4}, {"watches", 6}, {"bulbs", 6}};
}

// ---- what is built

TEST(NipponInvest, NIP_A1_OneFactoryForSix) {
  Scene scene(Table(3).stock(0, "yen=9").tracks(0, "knowledge=1").investing());
  scene.play({"build paper-b"});
  EXPECT_THAT(scene.changes(turn_over()), ElementsAre("factories: " + tiles_without({"paper-b"}),
                                                      "yen 0: 3", "paper 0: paper-b=0+0"));
  EXPECT_THAT(scene.events("NIP-A1"), ElementsAre("NIP-A1 yen_paid seat:0 yen:6",
                                                  "NIP-A1 factory_built factory:paper-b seat:0"));
}

TEST(NipponInvest, NIP_A1_AnyTileNotYetTaken) {
  const Scene scene(Table(3)
                        .tracks(0, "knowledge=9")
                        .factories(1, "silk-a bento-b")
                        .factories(2, "silk-c bulbs-d")
                        .investing());
  Lines expected;
  for (const std::string& id : ids_of(edition()["factories"])) {
    if (id != "silk-a" && id != "bento-b" && id != "silk-c" && id != "bulbs-d") {
      expected.push_back("build " + id);
    }
  }
  EXPECT_EQ(scene.legal(), expected);
  EXPECT_THAT(scene.refusals("build"), ElementsAre("build silk-a: NIP-S2 factory_taken 1 0",
                                                   "build silk-c: NIP-S2 factory_taken 2 0",
                                                   "build bento-b: NIP-S2 factory_taken 1 0",
                                                   "build bulbs-d: NIP-S2 factory_taken 2 0"));
}

TEST(NipponInvest, NIP_A1_AtMostOnePerGood) {
  for (const auto& [good, knowledge] : goods_and_knowledge()) {
    const Scene scene(Table().tracks(0, "knowledge=9").factories(0, good + "-c").investing());
    EXPECT_EQ(scene.legal("build").size(), 20U);
    EXPECT_THAT(scene.legal("build " + good), IsEmpty());
    EXPECT_THAT(scene.refusals("build " + good),
                ElementsAre("build " + good + "-a: NIP-A1 good_owned 0 0",
                            "build " + good + "-b: NIP-A1 good_owned 0 0",
                            "build " + good + "-c: NIP-S2 factory_taken 0 0",
                            "build " + good + "-d: NIP-A1 good_owned 0 0"));
  }
}

// ---- knowledge, and plans instead

// Printed are 1, 2, -, 3, -, 4, -, 5, -, 6, -, 7.
TEST(NipponInvest, NIP_A1_KnowledgeTwoFourOrSixByLevel) {
  for (const auto& [good, knowledge] : goods_and_knowledge()) {
    for (int own = 1; own <= 7; ++own) {
      const std::string place = std::to_string(own < 3 ? own - 1 : 2 * own - 3);
      const int missing = std::max(0, knowledge - own);
      Scene scene(Table().stock(0, "plans=5").tracks(0, "knowledge=" + place).investing());
      scene.play({"build " + good + "-b"});
      EXPECT_EQ(scene.number("plans 0"), 5 - missing) << good << " with " << own;
      EXPECT_EQ(scene.says("track knowledge 0"), place) << "is not spent";
      if (missing == 0) continue;
      EXPECT_EQ(scene.events("NIP-A1")[1],
                "NIP-A1 plans_paid plans:" + std::to_string(missing) + " seat:0");
    }
  }
}

TEST(NipponInvest, NIP_A1_WithoutThePlansItIsNotBuilt) {
  const Scene scene(Table().stock(0, "plans=2").tracks(0, "knowledge=1").investing());
  EXPECT_THAT(scene.legal("build lenses"), Not(IsEmpty()));
  EXPECT_THAT(scene.legal("build watches"), IsEmpty());
  EXPECT_THAT(scene.refusals("build bulbs"),
              ElementsAre("build bulbs-a: NIP-A1 too_few_plans 4 2",
                          "build bulbs-b: NIP-A1 too_few_plans 4 2",
                          "build bulbs-c: NIP-A1 too_few_plans 4 2",
                          "build bulbs-d: NIP-A1 too_few_plans 4 2"));
  const Scene one(Table().stock(0, "plans=1").tracks(0, "knowledge=1").investing());
  EXPECT_THAT(one.refusals("build lenses-c"),
              ElementsAre("build lenses-c: NIP-A1 too_few_plans 2 1"));
}

// ---- in this order: pay, the tile, stored machines, its bonus

TEST(NipponInvest, NIP_A1_PaymentTileMachinesBonus) {
  Scene scene(Table().stocked(0, 2).stock(0, "yen=6 plans=1").investing());
  scene.play({"build silk-d"});
  EXPECT_THAT(scene.events(),
              ElementsAre("NIP-A1 yen_paid seat:0 yen:6", "NIP-A1 plans_paid plans:1 seat:0",
                          "NIP-A1 factory_built factory:silk-d seat:0",
                          "NIP-A2 machine_put from_stock:true good:silk machine:1 seat:0",
                          "NIP-A2 machine_put from_stock:true good:silk machine:2 seat:0",
                          "NIP-F1d yen_gained seat:0 yen:5", "NIP-T1 turn_began seat:1 turn:3"));
  EXPECT_THAT(scene.changes(turn_over()),
              ElementsAre("factories: " + tiles_without({"silk-d"}), "yen 0: 5", "plans 0: 0",
                          "silk 0: silk-d=0+2", "stocked 0: 0"));
}

// Free improvements find the stored machine on it.
TEST(NipponInvest, NIP_A1_StoredMachinesComeBeforeTheBonus) {
  Scene scene(Table().stocked(0, 1).tracks(0, "knowledge=9").investing());
  scene.play({"build bulbs-b"});
  EXPECT_EQ(scene.says("bulbs 0"), "bulbs-b=0+1");
  EXPECT_THAT(scene.legal(), ElementsAre("improve bulbs+stock", "improve bulbs", "done"));
}

TEST(NipponInvest, NIP_A1_TheBonusPaysNothingOfItsOwnFactory) {
  const Scene yen(Table().stock(0, "yen=5"));
  EXPECT_THAT(yen.legal("take white invest"), IsEmpty());
  EXPECT_THAT(yen.refusals("take white invest"),
              ElementsAre("take white invest: NIP-T3 not_enough_yen 6 5"));
  const Scene plans(Table().stock(0, "plans=0"));
  EXPECT_THAT(plans.legal("take white invest"), IsEmpty());
  // Knowledge 1, 1 plan: of paper-c's two steps none spares the plan.
  Scene steps(Table().investing());
  steps.play({"build paper-c"});
  EXPECT_EQ(steps.says("plans 0") + steps.says("track knowledge 0"), "02");
  Scene given(Table().investing());
  given.play({"build paper-d"});
  EXPECT_THAT(
      given.events(),
      ElementsAre("NIP-A1 yen_paid seat:0 yen:6", "NIP-A1 plans_paid plans:1 seat:0",
                  "NIP-A1 factory_built factory:paper-d seat:0",
                  "NIP-F2d plans_gained plans:2 seat:0", "NIP-T1 turn_began seat:1 turn:3"));
}

// Once, and not for the others of the player.
TEST(NipponInvest, NIP_A1_OnlyTheBonusOfTheFactoryBuilt) {
  Scene scene(Table()
                  .stock(0, "plans=0")
                  .tracks(0, "knowledge=9")
                  .factories(0, "silk-d paper-d")
                  .investing());
  scene.play({"build lenses-d"});
  EXPECT_THAT(scene.changes(turn_over()),
              ElementsAre("factories: " + tiles_without({"silk-d", "paper-d", "lenses-d"}),
                          "yen 0: 6", "lenses 0: lenses-d=0+0"));
}

TEST(NipponInvest, NIP_A1_FreeThingsAreChosenAtOnce) {
  const std::pair<const char*, const char*> built[] = {{"lenses-c", "ships 0 free true most 2"},
                                                       {"watches-c", "trains 0 free true most 2"},
                                                       {"bulbs-b", "machinery 0 free true most 2"}};
  for (const auto& [tile, now] : built) {
    Scene scene(Table().tracks(0, "knowledge=9").investing());
    scene.play({std::string("build ") + tile});
    EXPECT_EQ(scene.says("now"), now);
    EXPECT_THAT(scene.legal("done"), ElementsAre("done"));
  }
}

// ---- whether there is anything to do

TEST(NipponInvest, NIP_A1_OneOfEveryGoodIsOwned) {
  const Scene scene(Table().factories(0, "silk-a paper-a bento-a lenses-a watches-a bulbs-a"));
  EXPECT_THAT(scene.legal("take white invest"), IsEmpty());
  EXPECT_THAT(scene.refusals("take white invest"),
              ElementsAre("take white invest: NIP-A1 no_factory_left 0 0"));
}

TEST(NipponInvest, NIP_A1_NoneIsLeftOfTheGoodThatLacks) {
  const char* others[] = {"silk-a paper-a bento-a lenses-a watches-a", "bulbs-a", "bulbs-b",
                          "bulbs-c"};
  Table table(4);
  for (int seat = 0; seat < 4; ++seat) table.factories(seat, others[seat]);
  table.tracks(0, "knowledge=9");
  EXPECT_THAT(Scene(table).legal("take white invest"), ElementsAre("take white invest"));
  table.factories(0, std::string(others[0]) + " bulbs-d");
  EXPECT_THAT(Scene(table).refusals("take white invest"),
              ElementsAre("take white invest: NIP-A1 no_factory_left 0 0"));
}

// Of the factory that lacks least.
TEST(NipponInvest, NIP_A1_TooFewPlansForAny) {
  const Scene scene(Table().stock(0, "plans=0"));
  EXPECT_THAT(scene.refusals("take white invest"),
              ElementsAre("take white invest: NIP-A1 too_few_plans 1 0"));
  const Scene high(Table().stock(0, "plans=2").factories(0, "silk-a paper-a"));
  EXPECT_THAT(high.legal("take white invest"), IsEmpty());
  EXPECT_THAT(high.refusals("take white invest"),
              ElementsAre("take white invest: NIP-A1 too_few_plans 3 2"));
  const Scene enough(Table().stock(0, "plans=3").factories(0, "silk-a paper-a"));
  EXPECT_THAT(enough.legal("take white invest"), ElementsAre("take white invest"));
}

}  // namespace
}  // namespace kaisho::nippon_tests
