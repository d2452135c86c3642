// What a position tells of wages, prices and tiles to come: it is what the moves then bring.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/games/nippon/steps.h"

namespace kaisho::nippon_tests {
namespace {

using testing::ElementsAre;

Json costs_of(const Table& table) { return Scene(table).json()["costs"][0]; }
Json wages_of(const Table& table) { return Scene(table).json()["wages"][0]; }

// ---- NIP-K4

TEST(NipponCosts, NIP_K4_WhatOneMoreColourWouldLeaveUnpaid) {
  const Json wages =
      wages_of(Table(2).workers(0, "white yellow green pink black").stock(0, "yen=7 coal=1"));
  // In hand are two wages of five, the income pays four of them.
  EXPECT_EQ(wages["unpaid"], 3);
  EXPECT_EQ(wages["lost"], 6);
  EXPECT_EQ(wages["then"], Json({{"unpaid", 1}, {"lost", 2}, {"left", 0}}));
  EXPECT_EQ(wages["more"], Json({{"unpaid", 2}, {"lost", 4}}));
}

TEST(NipponCosts, NIP_E1_NothingIsDueWhenTheGameIsOver) {
  const Json wages = wages_of(Table(2).over("rules"));
  EXPECT_EQ(wages["colours"], 0);
  EXPECT_EQ(wages["then"]["unpaid"], 0);
}

// ---- NIP-T3

TEST(NipponCosts, NIP_T3_PricesAndHowManyCanBePaid) {
  const Json actions = costs_of(Table(2).stock(0, "yen=9"))["actions"];
  EXPECT_EQ(actions.size(), 5U);
  EXPECT_EQ(actions["knowledge"],
            Json({{"costs", {1, 3, 6}}, {"affordable", 3}, {"extra_steps", 0}}));
  EXPECT_EQ(actions["trains"],
            Json({{"costs", {5, 10, 15}}, {"affordable", 1}, {"extra_steps", 0}}));
}

TEST(NipponCosts, NIP_F2b_F5d_FactoriesLowerPrices) {
  const Json actions =
      costs_of(Table(2).stock(0, "yen=7").factories(0, "paper-b watches-d"))["actions"];
  EXPECT_EQ(actions["knowledge"]["costs"], Json({0, 2, 4}));
  EXPECT_EQ(actions["mines"]["costs"], Json({1, 3, 6}));
  EXPECT_EQ(actions["trains"]["costs"], Json({2, 7, 12}));
  EXPECT_EQ(actions["trains"]["affordable"], 2);
}

TEST(NipponCosts, NIP_F2a_F3c_FactoriesAddSteps) {
  const Json actions = costs_of(Table(2).factories(0, "paper-a bento-c"))["actions"];
  EXPECT_EQ(actions["knowledge"]["extra_steps"], 1);
  EXPECT_EQ(actions["mines"]["extra_steps"], 1);
  EXPECT_EQ(actions["machinery"]["extra_steps"], 0);
}

// ---- NIP-A1, NIP-A3

TEST(NipponCosts, NIP_A1_PlansAndTilesThatCouldBeBuilt) {
  const Table table = Table(2).tracks(0, "knowledge=3").factories(0, "silk-a");  // knowledge 3
  const Json costs = costs_of(Table(table).stock(0, "yen=6 plans=1"));
  EXPECT_EQ(
      costs["plans"],
      Json({{"silk", 0}, {"paper", 0}, {"bento", 1}, {"lenses", 1}, {"watches", 3}, {"bulbs", 3}}));
  EXPECT_THAT(costs["tiles"].get<std::vector<std::string>>(),
              ElementsAre("paper-a", "paper-b", "paper-c", "paper-d", "bento-a", "bento-b",
                          "bento-c", "bento-d", "lenses-a", "lenses-b", "lenses-c", "lenses-d"));
  EXPECT_EQ(costs_of(Table(table).stock(0, "yen=5 plans=9"))["tiles"], Json::array());
}

TEST(NipponCosts, NIP_A3_F3a_F6c_CoalGoodsAndRoomOfFactories) {
  const Json factories =
      costs_of(Table(2).factories(0, "silk-a=3+2 bento-a bulbs-c=0+1"))["factories"];
  EXPECT_EQ(factories, Json({{"silk", {{"coal", 2}, {"goods", 1}, {"room", 1}}},
                             {"bento", {{"coal", 2}, {"goods", 1}, {"room", 4}}},
                             {"bulbs", {{"coal", 4}, {"goods", 3}, {"room", 4}}}}));
}

// ---- NIP-A9, NIP-A10

TEST(NipponCosts, NIP_A9_EveryTileThatMayBePutTellsWhereItWouldLead) {
  Scene scene(Table(2)
                  .factories(0, "silk-a=3")
                  .asks("tokyo", "silk - - -")
                  .influence(1, "nagoya:north=4")
                  .choosing_tile("tokyo:north"));
  const Json placements = scene.json()["placements"];
  std::vector<int> values;
  for (const Json& placement : placements) values.push_back(placement["value"].get<int>());
  ASSERT_FALSE(values.empty());
  for (const Json& placement : placements) {
    Scene then(scene.json());
    const int value = placement["value"].get<int>();
    const std::string start = "tile " + std::to_string(value) + " ";
    for (const std::string& move : then.legal("tile")) {
      if (!move.starts_with(start)) continue;
      then.play({move});
      break;
    }
    Json now = then.json()["standings"][1]["seats"][0];
    now["value"] = value;
    EXPECT_EQ(placement, now);
  }
}

}  // namespace
}  // namespace kaisho::nippon_tests
