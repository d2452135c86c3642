// Export (NIP-A8).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/games/nippon/words.h"

namespace kaisho::nippon_tests {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;
using testing::UnorderedElementsAre;

Lines fills(const Table& table) { return Scene(Table(table).exporting()).legal("fill"); }
Lines fills_of(const char* contract, const char* factories) {
  return fills(Table().contracts(0, contract).factories(0, factories));
}

// ---- a contract

struct Filled {
  const char* move;
  const char* factories;
  Lines changes;  // beside its own
};

// So many of different goods, its yen or VP, its money steps.
TEST(NipponExport, NIP_A8_EachContractForItsGoods) {
  const Filled all[] = {
      {"fill contract-1 silk", "silk-a=2", {"yen 0: 20", "track money 0: 1", "silk 0: silk-a=0+0"}},
      {"fill contract-2 silk+bulbs",
       "silk-a=2 bulbs-a=1",
       {"vp 0: 14", "track money 0: 1", "silk 0: silk-a=1+0", "bulbs 0: bulbs-a=0+0"}},
      {"fill contract-3 silk",
       "silk-a=4+1",
       {"yen 0: 24", "track money 0: 1", "silk 0: silk-a=1+1"}},
      {"fill contract-4 silk+paper",
       "silk-a=2 paper-a=4",
       {"vp 0: 16", "track money 0: 1", "silk 0: silk-a=0+0", "paper 0: paper-a=3+0"}},
      {"fill contract-5 silk+paper+bento",
       "silk-a=1 paper-a=1 bento-a=1",
       {"yen 0: 32", "track money 0: 2", "silk 0: silk-a=0+0", "paper 0: paper-a=0+0",
        "bento 0: bento-a=0+0"}},
      {"fill contract-6 paper+watches",
       "paper-a=2 watches-a=3",
       {"vp 0: 19", "paper 0: paper-a=0+0", "watches 0: watches-a=1+0"}},
      {"fill contract-7 paper+silk",
       "silk-a=2 paper-a=3",
       {"vp 0: 18", "track money 0: 2", "silk 0: silk-a=0+0", "paper 0: paper-a=0+0"}},
      {"fill contract-8 lenses+watches+bulbs",
       "lenses-a=4 watches-a=2 bulbs-a=2",
       {"vp 0: 19", "track money 0: 3", "lenses 0: lenses-a=2+0", "watches 0: watches-a=0+0",
        "bulbs 0: bulbs-a=0+0"}},
  };
  const Lines contracts = ids_of(edition()["contracts"]);
  for (std::size_t i = 0; i < std::size(all); ++i) {
    // Two others were filled before it, so that the action ends with it.
    Lines before = {contracts[i], contracts[(i + 1) % 8]};
    std::ranges::sort(before);
    const std::string left = before[0] == contracts[i] ? before[1] : before[0];
    Scene scene(Table(3)
                    .contracts(0, before[0] + " " + before[1])
                    .factories(0, all[i].factories)
                    .exporting(2));
    scene.play({all[i].move});
    Lines expected = all[i].changes;
    expected.push_back("contracts 0: " + left);
    EXPECT_THAT(scene.changes(turn_over()), testing::UnorderedElementsAreArray(expected))
        << all[i].move;
  }
}

TEST(NipponExport, NIP_A8_WhatIsTold) {
  Scene scene(Table().factories(0, "silk-a=2 paper-a=3").exporting());
  scene.play({"fill contract-7 paper+silk"});
  EXPECT_THAT(scene.events(), ElementsAre("NIP-A8 contract_filled contract:contract-7 seat:0",
                                          "NIP-A8 goods_spent count:3 good:paper seat:0",
                                          "NIP-A8 goods_spent count:2 good:silk seat:0",
                                          "NIP-A8 vp_gained seat:0 vp:8",
                                          "NIP-A8 track_moved seat:0 steps:2 track:money value:16",
                                          "NIP-T1 turn_began seat:1 turn:3"));
}

// ---- which good meets which number

TEST(NipponExport, NIP_A8_ThePlayerChoosesTheGoods) {
  EXPECT_THAT(fills_of("contract-1", "silk-a=1 paper-a=2 bento-a=3"),
              ElementsAre("fill contract-1 paper", "fill contract-1 bento"));
  EXPECT_THAT(fills_of("contract-4", "silk-a=2 paper-a=2"),
              ElementsAre("fill contract-4 silk+paper", "fill contract-4 paper+silk"));
  EXPECT_THAT(fills_of("contract-4", "silk-a=2 paper-a=1 bento-a=1"),
              ElementsAre("fill contract-4 silk+paper", "fill contract-4 silk+bento"));
  EXPECT_THAT(fills_of("contract-7", "silk-a=3 paper-a=3 bento-a=2"),
              UnorderedElementsAre("fill contract-7 silk+paper", "fill contract-7 silk+bento",
                                   "fill contract-7 paper+silk", "fill contract-7 paper+bento"));
}

// Goods for equal numbers are told once.
TEST(NipponExport, NIP_A8_EqualNumbers) {
  EXPECT_THAT(fills_of("contract-2", "silk-a=2 paper-a=1 bulbs-a=1"),
              ElementsAre("fill contract-2 silk+paper", "fill contract-2 silk+bulbs",
                          "fill contract-2 paper+bulbs"));
  EXPECT_THAT(fills_of("contract-5", "silk-a=4 paper-a=1 bento-a=1 bulbs-a=1").size(), 4U);
  EXPECT_THAT(fills_of("contract-6", "silk-a=2 paper-a=4"),
              ElementsAre("fill contract-6 silk+paper"));
}

TEST(NipponExport, NIP_A8_DifferentGoods) {
  const Table table = Table().factories(0, "silk-a=4").exporting();
  EXPECT_THAT(Scene(table).legal(), ElementsAre("fill contract-1 silk", "fill contract-3 silk"));
  EXPECT_THAT(fills(Table().factories(0, "silk-a=4 paper-a=1")),
              ElementsAre("fill contract-1 silk", "fill contract-2 silk+paper",
                          "fill contract-3 silk", "fill contract-4 silk+paper"));
}

// All of it, from the player's stores.
TEST(NipponExport, NIP_A8_InOneGoFromTheOwnStores) {
  EXPECT_THAT(fills(Table().factories(0, "silk-a=2 paper-a=1").factories(1, "bento-a=4 bulbs-a=4")),
              ElementsAre("fill contract-1 silk", "fill contract-2 silk+paper",
                          "fill contract-4 silk+paper"));
  EXPECT_THAT(fills(Table().factories(0, "silk-a=2 paper-a=1 bento-a=1")),
              Contains("fill contract-5 silk+paper+bento"));
}

// ---- one to three

TEST(NipponExport, NIP_A8_AfterTheFirstUntilThePlayerIsDone) {
  Scene scene(Table(3).factories(0, "silk-a=4 paper-a=4"));
  scene.play({"take white export"});
  EXPECT_EQ(scene.says("now"), "export 0 filled 0");
  EXPECT_THAT(scene.legal("done"), IsEmpty());
  scene.play({"fill contract-1 silk"});
  EXPECT_EQ(scene.says("now"), "export 0 filled 1");
  EXPECT_THAT(scene.legal("done"), ElementsAre("done"));
  EXPECT_THAT(scene.legal("fill"), Not(IsEmpty()));
  scene.mark().play({"done"});
  EXPECT_THAT(scene.changes(turn_over()), IsEmpty());
  EXPECT_EQ(scene.says("active"), "1");
}

TEST(NipponExport, NIP_A8_NoMoreThanThree) {
  Scene scene(Table(3).factories(0, "silk-a=4 paper-a=4 bento-a=4").exporting());
  scene.play({"fill contract-1 silk", "fill contract-2 silk+paper"});
  EXPECT_EQ(scene.says("now"), "export 0 filled 2");
  scene.play({"fill contract-6 paper+bento"});
  EXPECT_THAT(scene.changes(turn_over()),
              ElementsAre("vp 0: 23", "yen 0: 20", "track money 0: 2", "silk 0: silk-a=1+0",
                          "paper 0: paper-a=1+0", "bento 0: bento-a=2+0",
                          "contracts 0: contract-3 contract-4 contract-5 contract-7 contract-8"));
  EXPECT_EQ(scene.says("active"), "1");
}

// What the first brings is there before the second.
TEST(NipponExport, NIP_A8_OneAfterTheOther) {
  Scene scene(Table().stock(0, "yen=0").factories(0, "silk-a=4").exporting());
  scene.play({"fill contract-1 silk"});
  EXPECT_EQ(scene.says("yen 0") + scene.says("track money 0"), "81");
  EXPECT_EQ(scene.says("active"), "1") << "with two silk nothing else can be filled";
}

TEST(NipponExport, NIP_A8_ItIsTurnedDown) {
  Scene scene(Table().factories(0, "silk-a=4 paper-a=4").exporting());
  scene.play({"fill contract-1 silk"});
  EXPECT_THAT(scene.legal("fill contract-1"), IsEmpty());
  EXPECT_THAT(scene.refusals("fill contract-1"),
              ElementsAre("fill contract-1 silk: NIP-A8 contract_filled 0 0"));
}

TEST(NipponExport, NIP_A8_GoodsThatLackAreTold) {
  const Scene scene(Table()
                        .contracts(0, "contract-1 contract-3 contract-7")
                        .factories(0, "silk-a=2")
                        .exporting(2));
  EXPECT_THAT(scene.refusals("fill"),
              ElementsAre("fill contract-2 silk+paper: NIP-A8 contract_filled 0 0",
                          "fill contract-3 silk: NIP-A8 goods_lacking 0 0",
                          "fill contract-4 silk+paper: NIP-A8 contract_filled 0 0",
                          "fill contract-5 silk+paper+bento: NIP-A8 contract_filled 0 0",
                          "fill contract-6 silk+paper: NIP-A8 contract_filled 0 0",
                          "fill contract-7 silk+paper: NIP-A8 goods_lacking 0 0",
                          "fill contract-8 silk+paper+bento: NIP-A8 contract_filled 0 0"));
}

// Everybody has an own one of each.
TEST(NipponExport, NIP_A8_OnlyOwnFaceUpContracts) {
  const Scene scene(Table().contracts(1, "").factories(0, "silk-a=4").exporting());
  EXPECT_THAT(scene.legal(), ElementsAre("fill contract-1 silk", "fill contract-3 silk"));
}

// ---- whether there is anything to do

TEST(NipponExport, NIP_A8_NoContractLeft) {
  const Scene scene(Table().contracts(0, "").factories(0, "silk-a=4"));
  EXPECT_THAT(scene.legal("take white export"), IsEmpty());
  EXPECT_THAT(scene.refusals("take white export"),
              ElementsAre("take white export: NIP-A8 no_contract_left 0 0"));
}

TEST(NipponExport, NIP_A8_WithoutTheGoods) {
  const Scene scene(
      Table().contracts(0, "contract-7 contract-8").factories(0, "silk-a=3 paper-a=1 bento-a=1"));
  EXPECT_THAT(scene.legal("take white export"), IsEmpty());
  EXPECT_THAT(scene.refusals("take white export"),
              ElementsAre("take white export: NIP-A8 goods_lacking 5 0"));
  const Scene none(Table().factories(0, "silk-a"));
  EXPECT_THAT(none.refusals("take white export"),
              ElementsAre("take white export: NIP-A8 goods_lacking 0 0"));
  const Scene without(Table().factories(1, "silk-a=4"));
  EXPECT_THAT(without.refusals("take white export"),
              ElementsAre("take white export: NIP-A8 no_factory 0 0"));
}

TEST(NipponExport, NIP_A8_OpenWithOneThatCanBeFilled) {
  for (const auto& [contract, factories] :
       {std::pair{"contract-1", "bulbs-a=2"},
        {"contract-8", "silk-a=2 paper-a=2 bulbs-a=2"},
        {"contract-7", "silk-a=2 bulbs-a=3"},
        {"contract-3 contract-7 contract-8", "silk-a=2 paper-a=2 bulbs-a=2"}}) {
    const Scene scene(Table().contracts(0, contract).factories(0, factories));
    EXPECT_THAT(scene.legal("take white export"), ElementsAre("take white export")) << contract;
  }
}

}  // namespace
}  // namespace kaisho::nippon_tests
