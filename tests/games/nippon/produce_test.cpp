// Producing goods (NIP-A3).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/nippon/table.h"

namespace kaisho::nippon_tests {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::IsSupersetOf;
using testing::Not;

// Without a bonus that concerns producing.
const char* const kSixFactories = "silk-a paper-a bento-b lenses-b watches-b bulbs-b";

// ---- one factory

TEST(NipponProduce, NIP_A3_ItsCoalForOneGood) {
  const std::pair<const char*, int> factories[] = {{"silk-a", 2},    {"paper-a", 2},
                                                   {"bento-b", 3},   {"lenses-b", 3},
                                                   {"watches-b", 4}, {"bulbs-b", 4}};
  for (const auto& [name, coal] : factories) {
    const std::string factory = name;
    const std::string good = factory.substr(0, factory.find('-'));
    Scene scene(Table(3).stock(0, "coal=9").factories(0, factory).producing());
    EXPECT_THAT(scene.legal(), ElementsAre("produce " + good));
    scene.play({"produce " + good});
    EXPECT_EQ(scene.changes(turn_over()).size(), 2U);
    EXPECT_EQ(scene.number("coal 0"), 9 - coal);
    EXPECT_EQ(scene.says(good + " 0"), factory + "=1+0");
    EXPECT_THAT(scene.events("NIP-A3"),
                ElementsAre("NIP-A3 coal_paid coal:" + std::to_string(coal) + " seat:0",
                            "NIP-A3 produced count:1 good:" + good + " seat:0"));
  }
}

TEST(NipponProduce, NIP_A3_OneAndTheMachinesOneOrTwo) {
  for (const auto& [before, after] : {std::pair{"silk-a=0+0", "silk-a=1+0"},
                                      {"silk-a=0+1", "silk-a=2+1"},
                                      {"silk-a=0+2", "silk-a=3+2"},
                                      {"silk-a=1+2", "silk-a=4+2"}}) {
    Scene scene(Table().factories(0, before).producing());
    scene.play({"produce silk"});
    EXPECT_THAT(scene.changes(turn_over()),
                ElementsAre("coal 0: 0", std::string("silk 0: ") + after));
  }
}

TEST(NipponProduce, NIP_A3_SurplusIsNotProducedAndTheCoalIsTheSame) {
  for (const auto& [before, made] :
       {std::pair{"silk-a=2+2", 2}, {"silk-a=3+2", 1}, {"silk-a=3+1", 1}, {"silk-a=3+0", 1}}) {
    Scene scene(Table().stock(0, "coal=5").factories(0, before).producing());
    scene.play({"produce silk"});
    EXPECT_EQ(scene.says("coal 0"), "3");
    EXPECT_EQ(scene.says("silk 0").substr(0, 8), "silk-a=4");
    EXPECT_THAT(scene.events("NIP-A3"),
                Contains("NIP-A3 produced count:" + std::to_string(made) + " good:silk seat:0"));
  }
}

TEST(NipponProduce, NIP_A3_OneOfFourPlacesMustBeFree) {
  const Scene scene(
      Table().stock(0, "coal=9").factories(0, "silk-a=4 paper-a=3 bento-b=4+2").producing());
  EXPECT_THAT(scene.legal(), ElementsAre("produce paper"));
  EXPECT_THAT(scene.refusals("produce"), ElementsAre("produce silk: NIP-A3 store_full 0 0",
                                                     "produce bento: NIP-A3 store_full 0 0"));
}

TEST(NipponProduce, NIP_A3_WithoutItsCoalItIsNotActivated) {
  const Scene scene(
      Table().stock(0, "coal=3").factories(0, "silk-a bento-b watches-b=3 bulbs-b=4").producing());
  EXPECT_THAT(scene.legal(), ElementsAre("produce silk", "produce bento"));
  EXPECT_THAT(scene.refusals("produce"), ElementsAre("produce watches: NIP-A3 not_enough_coal 4 3",
                                                     "produce bulbs: NIP-A3 store_full 0 0"));
}

// ---- up to three

TEST(NipponProduce, NIP_A3_OneToThreeFactoriesEachOnce) {
  const Scene scene(
      Table().stock(0, "coal=30").factories(0, "silk-a paper-a bento-b lenses-b").producing());
  EXPECT_THAT(
      scene.legal(),
      testing::UnorderedElementsAre(
          "produce silk", "produce paper", "produce bento", "produce lenses", "produce silk+paper",
          "produce silk+bento", "produce silk+lenses", "produce paper+bento",
          "produce paper+lenses", "produce bento+lenses", "produce silk+paper+bento",
          "produce silk+paper+lenses", "produce silk+bento+lenses", "produce paper+bento+lenses"));
  EXPECT_EQ(
      Scene(Table().stock(0, "coal=30").factories(0, kSixFactories).producing()).legal().size(),
      6U + 15U + 20U);
}

TEST(NipponProduce, NIP_A3_EachPaysItsCoal) {
  Scene scene(Table(3).stock(0, "coal=10").factories(0, kSixFactories).producing());
  scene.play({"produce silk+bento+bulbs"});
  EXPECT_THAT(scene.changes(turn_over()),
              ElementsAre("coal 0: 1", "silk 0: silk-a=1+0", "bento 0: bento-b=1+0",
                          "bulbs 0: bulbs-b=1+0"));
  EXPECT_THAT(
      scene.events("NIP-A3"),
      ElementsAre("NIP-A3 coal_paid coal:2 seat:0", "NIP-A3 produced count:1 good:silk seat:0",
                  "NIP-A3 coal_paid coal:3 seat:0", "NIP-A3 produced count:1 good:bento seat:0",
                  "NIP-A3 coal_paid coal:4 seat:0", "NIP-A3 produced count:1 good:bulbs seat:0"));
}

TEST(NipponProduce, NIP_A3_NoMoreThanTheirCoalTogether) {
  const auto legal = [](int coal) {
    return Scene(Table()
                     .stock(0, "plans=3 coal=" + std::to_string(coal))
                     .factories(0, "silk-a bento-b watches-b")
                     .producing())
        .legal("produce");
  };
  EXPECT_THAT(legal(5), testing::UnorderedElementsAre("produce silk", "produce bento",
                                                      "produce watches", "produce silk+bento"));
  EXPECT_THAT(legal(8), Not(Contains("produce silk+bento+watches")));
  EXPECT_THAT(legal(8), IsSupersetOf({"produce silk+watches", "produce bento+watches"}));
  EXPECT_THAT(legal(9), Contains("produce silk+bento+watches"));
}

TEST(NipponProduce, NIP_A3_OnlyOwnFactories) {
  Scene scene(Table(3).factories(0, "silk-a").factories(1, "paper-a=1").stock(0, "coal=4"));
  scene.play({"take white produce"});  // by itself
  EXPECT_THAT(scene.changes(turn_over(0)), ElementsAre("coal 0: 2", "silk 0: silk-a=1+0"));
}

// ---- whether there is anything to do

TEST(NipponProduce, NIP_A3_WithoutAFactory) {
  const Scene scene(Table().stock(0, "coal=9").factories(1, "silk-a"));
  EXPECT_THAT(scene.legal("take white produce"), IsEmpty());
  EXPECT_THAT(scene.refusals("take white produce"),
              ElementsAre("take white produce: NIP-A3 no_factory 0 0"));
}

TEST(NipponProduce, NIP_A3_WithEveryStoreFull) {
  const Scene scene(Table().stock(0, "coal=9").factories(0, "silk-a=4 bento-b=4+1"));
  EXPECT_THAT(scene.refusals("take white produce"),
              ElementsAre("take white produce: NIP-A3 store_full 0 0"));
}

// Of the cheapest with room.
TEST(NipponProduce, NIP_A3_WithoutCoal) {
  const Scene scene(Table().stock(0, "coal=2").factories(0, "silk-a=4 bento-b watches-b"));
  EXPECT_THAT(scene.legal("take white produce"), IsEmpty());
  EXPECT_THAT(scene.refusals("take white produce"),
              ElementsAre("take white produce: NIP-A3 not_enough_coal 3 2"));
  const Scene one(Table().stock(0, "coal=1").factories(0, "watches-b silk-a"));
  EXPECT_THAT(one.refusals("take white produce"),
              ElementsAre("take white produce: NIP-A3 not_enough_coal 2 1"));
  const Scene enough(Table().stock(0, "coal=3").factories(0, "silk-a=4 bento-b watches-b"));
  EXPECT_THAT(enough.legal("take white produce"), ElementsAre("take white produce"));
}

}  // namespace
}  // namespace kaisho::nippon_tests
