// Trade (YAM-T3).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/yamatai/table.h"

namespace kaisho::yamatai_tests {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

struct Price {
  const char* name;
  int coins;
};
constexpr Price kPrices[] = {{"green", 1}, {"brown", 2}, {"black", 3}, {"red", 4}};

TEST(YamataiTrade, YAM_T3_ABoatIsBoughtAtItsPrice) {
  for (const auto& [name, coins] : kPrices) {
    const std::string colour(name);
    Scene scene{Table()};
    const int supply = scene.number("supply " + colour);
    scene.play({"buy " + colour});
    EXPECT_THAT(scene.changes(),
                UnorderedElementsAre("trades: 1", "coins 0: " + std::to_string(10 - coins),
                                     "boats 0: " + colour,
                                     "supply " + colour + ": " + std::to_string(supply - 1)));
    EXPECT_THAT(scene.events(), ElementsAre("YAM-T3 bought coins:" + std::to_string(coins) +
                                            " colour:" + colour + " seat:0"));
  }
}

TEST(YamataiTrade, YAM_T3_AndSoldAtTheSame) {
  for (const auto& [name, coins] : kPrices) {
    const std::string colour(name);
    Scene scene(Table().hand(0, colour + " yellow"));
    const int supply = scene.number("supply " + colour);
    scene.play({"sell " + colour});
    EXPECT_THAT(scene.changes(),
                UnorderedElementsAre("trades: 1", "coins 0: " + std::to_string(10 + coins),
                                     "boats 0: yellow",
                                     "supply " + colour + ": " + std::to_string(supply + 1)));
    EXPECT_THAT(scene.events(), ElementsAre("YAM-T3 sold coins:" + std::to_string(coins) +
                                            " colour:" + colour + " seat:0"));
  }
}

TEST(YamataiTrade, YAM_T3_BuyOrSellOnce) {
  const Table table = Table().hand(0, "green black");
  const Scene before(table);
  EXPECT_THAT(before.legal("buy"), ElementsAre("buy green", "buy brown", "buy black", "buy red"));
  EXPECT_THAT(before.legal("sell"), ElementsAre("sell green", "sell black"));
  for (const char* trade : {"buy brown", "sell black"}) {
    Scene scene(table);
    scene.play({trade});
    EXPECT_THAT(scene.legal("buy"), IsEmpty());
    EXPECT_THAT(scene.legal("sell"), IsEmpty());
    EXPECT_THAT(scene.refusals("buy green"), ElementsAre("buy green: YAM-T3 traded 1 1"));
    EXPECT_THAT(scene.refusals("sell green"), ElementsAre("sell green: YAM-T3 traded 1 1"));
    EXPECT_FALSE(scene.legal("place green").empty());
  }
}

TEST(YamataiTrade, YAM_T3_NeverYellow) {
  const Scene scene(Table().hand(0, "yellow").coins(0, 30));
  EXPECT_THAT(scene.legal("buy"), ElementsAre("buy green", "buy brown", "buy black", "buy red"));
  EXPECT_THAT(scene.legal("sell"), IsEmpty());
  EXPECT_THAT(scene.refusals("buy"), ElementsAre("buy yellow: YAM-T3 not_traded 0 0"));
  EXPECT_THAT(scene.refusals("sell yellow"), ElementsAre("sell yellow: YAM-T3 not_traded 0 0"));
}

TEST(YamataiTrade, YAM_T3_WithTheCoinsAtHand) {
  for (int coins = 0; coins <= 4; ++coins) {
    Scene scene(Table().hand(0, "green").coins(0, coins));
    Lines may;
    Lines may_not;
    for (const auto& [name, price] : kPrices) {
      const std::string colour(name);
      if (coins >= price) {
        may.push_back("buy " + colour);
      } else {
        may_not.push_back("buy " + colour + ": YAM-T3 not_enough_coins " + std::to_string(price) +
                          " " + std::to_string(coins));
      }
    }
    may_not.emplace_back("buy yellow: YAM-T3 not_traded 0 0");
    EXPECT_EQ(scene.legal("buy"), may);
    EXPECT_EQ(scene.refusals("buy"), may_not);
  }
}

TEST(YamataiTrade, YAM_T3_TheLastCoinIsSpent) {
  Scene scene(Table().coins(0, 4));
  scene.play({"buy red"});
  EXPECT_EQ(scene.says("coins 0"), "0");
}

TEST(YamataiTrade, YAM_S5_WhatTheSupplyLacksCannotBeBought) {
  Scene scene(Table().supply("red=0 green=1"));
  EXPECT_THAT(scene.legal("buy"), ElementsAre("buy green", "buy brown", "buy black"));
  EXPECT_THAT(scene.refusals("buy red"), ElementsAre("buy red: YAM-S5 none_in_supply 0 0"));
  scene.play({"buy green"});
  EXPECT_EQ(scene.says("supply green"), "0");
}

TEST(YamataiTrade, YAM_S5_ASoldBoatReturnsToTheSupply) {
  Scene scene(Table().hand(0, "red red").supply("red=0"));
  scene.play({"sell red"});
  EXPECT_EQ(scene.says("supply red"), "1");
}

TEST(YamataiTrade, YAM_T3_OnlyOwnBoatsAreSold) {
  const Scene scene(Table().hand(0, "green").hand(1, "red").boats("1=brown"));
  EXPECT_THAT(scene.legal("sell"), ElementsAre("sell green"));
  EXPECT_THAT(
      scene.refusals("sell"),
      ElementsAre("sell brown: YAM-T3 no_such_boat 0 0", "sell black: YAM-T3 no_such_boat 0 0",
                  "sell red: YAM-T3 no_such_boat 0 0", "sell yellow: YAM-T3 not_traded 0 0"));
}

TEST(YamataiTrade, YAM_T3_AlsoABoatOfThisTurnsFleetOrOfThePort) {
  Scene scene(Table().choosing_fleet().hand(0, "red"));
  scene.play({"fleet 3"});
  EXPECT_THAT(scene.legal("sell"), ElementsAre("sell black", "sell red"));
  Scene port = scene;
  port.play({"sell red"});
  EXPECT_EQ(port.says("boats 0") + " " + port.says("coins 0"), "black 14");
  scene.play({"sell black"});
  EXPECT_EQ(scene.says("boats 0") + " " + scene.says("coins 0"), "red 13");
}

TEST(YamataiTrade, YAM_T3_BeforePlacing) {
  Scene scene(Table().hand(0, "green green"));
  scene.play({"place green 1"});
  EXPECT_THAT(scene.legal("buy"), IsEmpty());
  EXPECT_THAT(scene.legal("sell"), IsEmpty());
  EXPECT_THAT(scene.refusals("buy brown"), ElementsAre("buy brown: YAM-T3 placing_begun 0 0"));
  EXPECT_THAT(scene.refusals("sell green"), ElementsAre("sell green: YAM-T3 placing_begun 0 0"));
  EXPECT_THAT(scene.refusals("buy yellow"), ElementsAre("buy yellow: YAM-T3 placing_begun 0 0"));
}

TEST(YamataiTrade, YAM_T3_NorOnceAPlacedBoatWasTakenAwayAgain) {
  Scene scene(Table().fleet(7).hand(0, "green green").specialists(0, "hetsuka").culture(0, "tea"));
  scene.play({"place green 1", "remove 1"});
  EXPECT_THAT(scene.legal(), ElementsAre("token-for-coins tea", "done"));
  EXPECT_THAT(scene.refusals("sell green"), ElementsAre("sell green: YAM-T3 placing_begun 0 0"));
}

TEST(YamataiTrade, YAM_T3_NotAfterThePlacing) {
  const Scene port(Table().hand(0, "green brown").port());
  EXPECT_THAT(port.legal(), ElementsAre("keep brown", "keep green"));
  const Scene recruiting(Table().culture(0, "tea tea").recruiting());
  EXPECT_THAT(recruiting.legal("buy"), IsEmpty());
}

}  // namespace
}  // namespace kaisho::yamatai_tests
