// Chinatown (YOK-A4).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/yokohama/table.h"

namespace kaisho::yokohama_tests {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;
using testing::UnorderedElementsAre;

// In Chinatown with so much power, by an agent.
Scene in_chinatown(int power, std::string_view stock, int seats = 3) {
  Scene scene(Table(seats)
                  .phase_a()
                  .agents(0, "uk us")
                  .assistants(0, "chinatown=" + std::to_string(power) + " bank")
                  .stock(0, "copper=0 silk=0 tea=0 fish=0 yen=0")
                  .stock(0, stock));
  scene.play({"agent chinatown"}).mark();
  return scene;
}

TEST(YokohamaExchange, YOK_A4_AsManyAsThePower) {
  for (int seats = 3; seats <= 4; ++seats) {
    for (int power = 1; power <= 5; ++power) {
      Scene scene = in_chinatown(power, "tea=9", seats);
      EXPECT_EQ(scene.says("now"), "exchange 0 left " + std::to_string(power));
      for (int i = 0; i < power; ++i) {
        EXPECT_THAT(scene.legal(), Contains("sell tea"));
        scene.play({"sell tea"});
      }
      EXPECT_THAT(scene.legal("sell"), IsEmpty());
      EXPECT_EQ(scene.number("yen 0"), power);
      EXPECT_EQ(scene.number("tea 0"), 9 - power);
    }
  }
}

TEST(YokohamaExchange, YOK_A4_TheMainActionToo) {
  Scene scene(Table(3).moving().assistants(0, "chinatown=2 bank"));
  scene.play({"go chinatown"});
  EXPECT_EQ(scene.says("now"), "exchange 0 left 3");
}

TEST(YokohamaExchange, YOK_A4_OnePieceForYen) {
  const std::pair<const char*, int> prices[] = {
      {"copper", 2}, {"silk", 2}, {"tea", 1}, {"fish", 1}};
  for (const auto& [good, yen] : prices) {
    const std::string name = good;
    const std::string price = std::to_string(yen);
    Scene sells = in_chinatown(2, name + "=3");
    sells.play({"sell " + name});
    EXPECT_THAT(sells.changes(),
                UnorderedElementsAre("now: exchange 0 left 1", name + " 0: 2", "yen 0: " + price));
    EXPECT_THAT(sells.events(),
                ElementsAre("YOK-A4 spent count:1 resource:" + name + " seat:0",
                            "YOK-A4 gained count:" + price + " resource:yen seat:0"));
    Scene buys = in_chinatown(2, "yen=5");
    buys.play({"buy " + name});
    EXPECT_THAT(buys.changes(), UnorderedElementsAre("now: exchange 0 left 1", name + " 0: 1",
                                                     "yen 0: " + std::to_string(5 - yen)));
    EXPECT_THAT(buys.events(), ElementsAre("YOK-A4 spent count:" + price + " resource:yen seat:0",
                                           "YOK-A4 gained count:1 resource:" + name + " seat:0"));
  }
}

TEST(YokohamaExchange, YOK_A4_AnImportForFourYenOneWay) {
  Scene scene = in_chinatown(2, "yen=5 imports=2");
  EXPECT_THAT(scene.legal(),
              ElementsAre("buy copper", "buy silk", "buy tea", "buy fish", "buy imports", "done"));
  EXPECT_THAT(scene.refusals("sell imports"),
              ElementsAre("sell imports: YOK-A4 imports_not_sold 0 0"));
  scene.play({"buy imports"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("now: exchange 0 left 1", "imports 0: 3", "yen 0: 1"));
  EXPECT_THAT(scene.events(), ElementsAre("YOK-A4 spent count:4 resource:yen seat:0",
                                          "YOK-A4 gained count:1 resource:imports seat:0"));
}

TEST(YokohamaExchange, YOK_A4_ExactlyTheYenOrOneTooFew) {
  const auto buys = [](int yen) {
    return in_chinatown(3, "tea=1 yen=" + std::to_string(yen)).legal("buy");
  };
  EXPECT_THAT(buys(0), IsEmpty());
  EXPECT_THAT(buys(1), ElementsAre("buy tea", "buy fish"));
  EXPECT_THAT(buys(2), ElementsAre("buy copper", "buy silk", "buy tea", "buy fish"));
  EXPECT_THAT(buys(3), Not(Contains("buy imports")));
  EXPECT_THAT(buys(4), Contains("buy imports"));
  EXPECT_THAT(in_chinatown(3, "tea=1 yen=0").refusals(""),
              UnorderedElementsAre(
                  "sell imports: YOK-A4 imports_not_sold 0 0",
                  "sell copper: YOK-A4 goods_missing 1 1", "buy copper: YOK-A4 not_enough_yen 2 0",
                  "sell silk: YOK-A4 goods_missing 1 1", "buy silk: YOK-A4 not_enough_yen 2 0",
                  "buy tea: YOK-A4 not_enough_yen 1 0", "sell fish: YOK-A4 goods_missing 1 1",
                  "buy fish: YOK-A4 not_enough_yen 1 0", "buy imports: YOK-A4 not_enough_yen 4 0"));
  EXPECT_THAT(in_chinatown(3, "yen=3").refusals("buy"),
              ElementsAre("buy imports: YOK-A4 not_enough_yen 4 3"));
}

TEST(YokohamaExchange, YOK_A4_WhatOneBringsPaysTheNext) {
  Scene scene = in_chinatown(4, "copper=1 silk=1");
  EXPECT_THAT(scene.legal(), ElementsAre("sell copper", "sell silk", "done"));
  scene.play({"sell copper"});
  EXPECT_THAT(scene.legal(), Not(Contains("buy imports")));
  scene.play({"sell silk", "buy imports"});
  EXPECT_THAT(scene.changes(), UnorderedElementsAre("now: build 0", "copper 0: 0", "silk 0: 0",
                                                    "imports 0: 1"));  // 4 yen in, 4 out
}

TEST(YokohamaExchange, YOK_A4_AGoodBoughtMayBeSold) {
  Scene scene = in_chinatown(3, "yen=2");
  scene.play({"buy copper", "sell copper", "buy silk"});
  EXPECT_EQ(scene.says("silk 0"), "1");
  EXPECT_EQ(scene.says("copper 0"), "0");
  EXPECT_EQ(scene.says("yen 0"), "0");
}

TEST(YokohamaExchange, YOK_A4_TheSameAgainIfWished) {
  Scene scene = in_chinatown(3, "yen=6");
  scene.play({"buy copper", "buy copper", "buy copper"});
  EXPECT_EQ(scene.says("copper 0"), "3");
  EXPECT_EQ(scene.says("yen 0"), "0");
}

TEST(YokohamaExchange, YOK_A4_UpTo) {
  Scene scene = in_chinatown(5, "tea=3");
  scene.play({"sell tea", "done"});
  EXPECT_EQ(scene.says("now"), "level5 0");
  EXPECT_EQ(scene.says("tea 0"), "2");
  EXPECT_EQ(scene.says("yen 0"), "1");
}

TEST(YokohamaExchange, YOK_A4_WithNothingToExchangeItPasses) {
  EXPECT_EQ(in_chinatown(2, "imports=3").says("now"), "place 0 last - placed 0");
}

TEST(YokohamaExchange, YOK_A4_MiningTechnologyBringsOneMoreEachTime) {
  Scene scene(Table(3)
                  .phase_a()
                  .agents(0, "uk")
                  .technologies(0, "mining-technology#1")
                  .assistants(0, "chinatown=3 bank")
                  .stock(0, "yen=5 copper=0"));
  scene.play({"agent chinatown", "buy copper", "buy copper"});
  EXPECT_EQ(scene.says("copper 0"), "4");
  EXPECT_EQ(scene.says("yen 0"), "1");
  EXPECT_THAT(scene.events("YOK-K10"),
              ElementsAre("YOK-K10 gained count:1 resource:copper seat:0",
                          "YOK-K10 gained count:1 resource:copper seat:0"));
  scene.play({"buy tea"});
  EXPECT_EQ(scene.says("tea 0"), "2");
}

}  // namespace
}  // namespace kaisho::yokohama_tests
