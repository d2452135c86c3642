// Specialists that change trade: Izanagi (YAM-P2), Susanoo (YAM-P9), Tomoe (YAM-P12).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/yamatai/table.h"

namespace kaisho::yamatai_tests {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

Table trading(const char* specialists) {
  return Table().specialists(0, specialists).hand(0, "green brown black red yellow");
}

Lines trades(const Scene& scene) {
  Lines moves = scene.legal("buy");
  for (const std::string& text : scene.legal("sell")) moves.push_back(text);
  return moves;
}

// The trades of all but yellow boats.
auto usual_trades() {
  return UnorderedElementsAre("buy green", "buy brown", "buy black", "buy red", "sell green",
                              "sell brown", "sell black", "sell red");
}

// ---- Izanagi

TEST(YamataiTraders, YAM_P2_OneMoreTradeATurn) {
  Scene scene(trading("izanagi"));
  EXPECT_THAT(trades(scene), usual_trades());
  scene.play({"buy brown"});
  EXPECT_THAT(trades(scene), usual_trades());
  scene.play({"sell red"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("trades: 2", "supply brown: 17", "supply red: 13", "coins 0: 12",
                                   "boats 0: green brown brown black yellow"));
  EXPECT_THAT(scene.events(), ElementsAre("YAM-T3 bought coins:2 colour:brown seat:0",
                                          "YAM-T3 sold coins:4 colour:red seat:0"));
  EXPECT_THAT(trades(scene), IsEmpty());
  EXPECT_THAT(scene.refusals("buy green"), ElementsAre("buy green: YAM-T3 traded 2 2"));
}

TEST(YamataiTraders, YAM_P2_TwoPurchasesOrTwoSalesOfOneColourToo) {
  Scene bought(trading("izanagi"));
  bought.play({"buy black", "buy black"});
  EXPECT_EQ(bought.says("coins 0"), "4");
  Scene sold(trading("izanagi").hand(0, "red red"));
  sold.play({"sell red", "sell red"});
  EXPECT_EQ(sold.says("coins 0"), "18");
}

TEST(YamataiTraders, YAM_P2_NoThirdOneAndNoneOnceABoatIsPlaced) {
  EXPECT_THAT(trades(Scene(trading("izanagi").trades(1))), usual_trades());
  EXPECT_THAT(trades(Scene(trading("izanagi").trades(2))), IsEmpty());
  Scene scene(trading("izanagi"));
  scene.play({"buy brown", "place green 1"});
  EXPECT_THAT(trades(scene), IsEmpty());
  EXPECT_THAT(scene.refusals("sell red"), ElementsAre("sell red: YAM-T3 placing_begun 0 0"));
}

TEST(YamataiTraders, YAM_P2_ForTheOwnerOnly) {
  const Scene scene(trading("").specialists(1, "izanagi").trades(1));
  EXPECT_THAT(trades(scene), IsEmpty());
  EXPECT_THAT(scene.refusals("buy green"), ElementsAre("buy green: YAM-T3 traded 1 1"));
}

// ---- Susanoo

TEST(YamataiTraders, YAM_P9_SellsBlackAtSix) {
  Scene scene(trading("susanoo"));
  scene.play({"sell black"});
  EXPECT_THAT(scene.changes(), UnorderedElementsAre("trades: 1", "supply black: 16", "coins 0: 16",
                                                    "boats 0: green brown red yellow"));
  EXPECT_THAT(scene.events(), ElementsAre("YAM-T3 sold coins:6 colour:black seat:0"));
}

TEST(YamataiTraders, YAM_P9_SellsRedAtSeven) {
  Scene scene(trading("susanoo"));
  scene.play({"sell red"});
  EXPECT_THAT(scene.changes(), UnorderedElementsAre("trades: 1", "supply red: 13", "coins 0: 17",
                                                    "boats 0: green brown black yellow"));
}

// Coins after a trade, from ten.
std::string after_trade(const Table& table, const char* trade) {
  return Scene(table).play({trade}).says("coins 0");
}

TEST(YamataiTraders, YAM_P9_OtherPricesStay) {
  EXPECT_EQ(after_trade(trading("susanoo"), "sell green"), "11");
  EXPECT_EQ(after_trade(trading("susanoo"), "sell brown"), "12");
  EXPECT_EQ(after_trade(trading("susanoo"), "buy green"), "9");
  EXPECT_EQ(after_trade(trading("susanoo"), "buy brown"), "8");
  EXPECT_EQ(after_trade(trading("susanoo"), "buy black"), "7");
  EXPECT_EQ(after_trade(trading("susanoo"), "buy red"), "6");
  EXPECT_THAT(trades(Scene(trading("susanoo"))), usual_trades());
}

TEST(YamataiTraders, YAM_P9_ForTheOwnerOnly) {
  EXPECT_EQ(after_trade(trading("").specialists(1, "susanoo"), "sell black"), "13");
  EXPECT_EQ(after_trade(trading("").specialists(1, "susanoo"), "sell red"), "14");
}

// ---- Tomoe

TEST(YamataiTraders, YAM_P12_BuysYellowAtFive) {
  Scene scene(trading("tomoe").coins(0, 5));
  EXPECT_THAT(scene.legal("buy"),
              ElementsAre("buy green", "buy brown", "buy black", "buy red", "buy yellow"));
  scene.play({"buy yellow"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("trades: 1", "supply yellow: 8", "coins 0: 0",
                                   "boats 0: green brown black red yellow yellow"));
  EXPECT_THAT(scene.events(), ElementsAre("YAM-T3 bought coins:5 colour:yellow seat:0"));
}

TEST(YamataiTraders, YAM_P12_SellsYellowAtFive) {
  Scene scene(trading("tomoe").coins(0, 0));
  EXPECT_THAT(trades(scene), UnorderedElementsAre("sell green", "sell brown", "sell black",
                                                  "sell red", "sell yellow"));
  scene.play({"sell yellow"});
  EXPECT_THAT(scene.changes(), UnorderedElementsAre("trades: 1", "supply yellow: 10", "coins 0: 5",
                                                    "boats 0: green brown black red"));
}

TEST(YamataiTraders, YAM_P12_CountsAsATrade) {
  Scene yellow(trading("tomoe"));
  yellow.play({"buy yellow"});
  EXPECT_THAT(trades(yellow), IsEmpty());
  Scene brown(trading("tomoe"));
  brown.play({"buy brown"});
  EXPECT_THAT(trades(brown), IsEmpty());
  EXPECT_THAT(brown.refusals("buy yellow"), ElementsAre("buy yellow: YAM-T3 traded 1 1"));
}

// The limit is of each turn, though the text of the specialist says round.
TEST(YamataiTraders, YAM_P12_OneTradeInEachTurnOfARound) {
  Scene scene(Table().specialists(0, "tomoe").coins(0, 20).track("9 3 4 5 - / 2 / 6 7 8 10"));
  scene.play({"buy yellow", "done"});  // the one boat stays in the port by itself
  EXPECT_EQ(scene.says("active"), "1");
  scene.play({"fleet 9", "done", "keep brown"});
  EXPECT_EQ(scene.says("place"), "2");
  scene.play({"fleet 5", "buy yellow"});
  EXPECT_EQ(scene.says("boats 0"), "yellow yellow yellow");
}

TEST(YamataiTraders, YAM_P12_AsFarAsCoinsAndSupplyGo) {
  EXPECT_THAT(Scene(trading("tomoe").coins(0, 4)).refusals("buy yellow"),
              ElementsAre("buy yellow: YAM-T3 not_enough_coins 5 4"));
  EXPECT_THAT(Scene(trading("tomoe").supply("yellow=0")).refusals("buy yellow"),
              ElementsAre("buy yellow: YAM-S5 none_in_supply 0 0"));
  EXPECT_THAT(Scene(trading("tomoe").hand(0, "red")).refusals("sell yellow"),
              ElementsAre("sell yellow: YAM-T3 no_such_boat 0 0"));
}

TEST(YamataiTraders, YAM_P12_ForTheOwnerOnly) {
  const Scene scene(trading("").specialists(1, "tomoe"));
  EXPECT_THAT(trades(scene), usual_trades());
  EXPECT_THAT(scene.refusals("buy yellow"), ElementsAre("buy yellow: YAM-T3 not_traded 0 0"));
  EXPECT_THAT(scene.refusals("sell yellow"), ElementsAre("sell yellow: YAM-T3 not_traded 0 0"));
}

// ---- together

TEST(YamataiTraders, YAM_P2_P9_P12_Together) {
  const auto table = [] { return trading("izanagi tomoe susanoo").hand(0, "green"); };
  // Bought at three, sold at six; at four and seven; yellow at five either way.
  Scene black(table());
  black.play({"buy black", "sell black"});
  EXPECT_EQ(black.says("coins 0"), "13");
  EXPECT_THAT(trades(black), IsEmpty());
  Scene red(table());
  red.play({"buy red", "sell red"});
  EXPECT_THAT(red.changes(), UnorderedElementsAre("trades: 2", "coins 0: 13"));
  Scene yellow(table());
  yellow.play({"buy yellow", "sell yellow"});
  EXPECT_THAT(yellow.changes(), ElementsAre("trades: 2"));
  Scene dear(table().hand(0, "green black"));
  dear.play({"sell black", "buy yellow"});
  EXPECT_THAT(dear.changes(),
              UnorderedElementsAre("trades: 2", "supply black: 16", "supply yellow: 9",
                                   "coins 0: 11", "boats 0: green yellow"));
}

// YAM-T11: trade is over when somebody is recruited.
TEST(YamataiTraders, YAM_T11_NoTradeInTheTurnTheyAreRecruited) {
  for (const char* name : {"izanagi", "tomoe", "susanoo"}) {
    Scene scene(
        Table().hand(0, "yellow red").specialist_row(name).culture(0, "tea tea rice").recruiting());
    scene.play({std::string("recruit ") + name + " tea"});
    EXPECT_EQ(scene.says("active"), "1") << "nothing is left to choose";
  }
}

}  // namespace
}  // namespace kaisho::yamatai_tests
