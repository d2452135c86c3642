// The worked examples about fleets, trade, placing, collecting and the port, as positions.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/yamatai/table.h"

namespace kaisho::yamatai_tests {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

// The fleet's page: a yellow boat, and a sanctuary token on any empty island of the board.
TEST(YamataiExamples, YAM_F5_AYellowBoatAndASanctuaryToken) {
  Scene scene(Table().choosing_fleet().tokens("1=tea").pieces(1, "2"));
  scene.play({"fleet 5"});
  EXPECT_EQ(scene.says("boats 0"), "yellow");
  EXPECT_EQ(scene.legal("sanctuary").size(), 32U);  // all but the two
  scene.mark().play({"sanctuary 17"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("used: fleet", "sanctuary 17: true", "sanctuaries_left: 7"));
}

TEST(YamataiExamples, YAM_T3_ABrownBoatForTwoCoinsAndNoSecondTrade) {
  Scene scene(Table().hand(0, "green"));
  scene.play({"buy brown"});
  EXPECT_THAT(scene.changes(), UnorderedElementsAre("trades: 1", "coins 0: 8", "supply brown: 18",
                                                    "boats 0: green brown"));
  EXPECT_THAT(scene.legal("buy"), IsEmpty());
  EXPECT_THAT(scene.legal("sell"), IsEmpty());
}

// A black boat on an entry and a brown one beside it; later another player goes on from the brown
// one with a brown one, and with a green one after that.
TEST(YamataiExamples, YAM_T4_AChainAndAnotherThatGoesOnFromIt) {
  Scene scene(Table(3)
                  .fleet(9)
                  .hand(0, "brown black")
                  .hand(1, "green")
                  .row("-")
                  .track("1 2 3 4 - / 5 6 / 7 8 10"));
  scene.play({"place black 12", "place brown 13", "fleet 2"});
  EXPECT_EQ(scene.says("active"), "1");
  EXPECT_THAT(scene.legal("place brown"),
              ElementsAre("place brown 1", "place brown 7", "place brown 23", "place brown 24",
                          "place brown 37", "place brown 48"));
  EXPECT_THAT(scene.legal("place green"),
              ElementsAre("place green 1", "place green 23", "place green 37", "place green 48"));
  scene.mark().play({"place brown 24"});
  EXPECT_THAT(scene.legal("place"),
              ElementsAre("place green 17", "place green 23", "place green 30"));
  scene.play({"place green 17"});
  EXPECT_THAT(scene.events("YAM-T4"), ElementsAre("YAM-T4 placed colour:brown seat:1 space:24",
                                                  "YAM-T4 placed colour:green seat:1 space:17"));
}

// Three boats placed, three tokens beside them: one boat finds only one.
TEST(YamataiExamples, YAM_T6_AsManyTokensAsBoatsPlaced) {
  Scene scene(Table()
                  .fleet(10)
                  .hand(0, "brown red yellow")
                  .tokens("1=tea 8=rice 9=indigo 15=tea 16=rice 30=tea")
                  .specialist_row("-"));
  scene.play(
      {"place red 12", "place brown 13", "place yellow 24"});  // and nothing but collecting is left
  EXPECT_THAT(scene.legal(), ElementsAre("take 1", "take 8", "take 9", "take 15", "take 16"));
  scene.play({"take 1", "take 9", "take 15"});
  EXPECT_EQ(scene.says("culture 0"), "tea tea indigo");
  EXPECT_EQ(scene.says("token 30") + " " + scene.says("token 8"), "tea rice");  // are left
}

// The yellow boat stays in the port, the green one is set aside without a loss; a second one set
// aside in a later turn costs a point.
TEST(YamataiExamples, YAM_T10_YAM_E2_TheFirstBoatSetAsideAndTheSecond) {
  Scene scene(Table(3).hand(0, "green yellow").row("-").coins(0, 0));
  const int before = scene.result().score[0];
  scene.play({"done", "keep yellow"});
  EXPECT_EQ(scene.says("boats 0") + ", aside " + scene.says("aside 0"), "yellow, aside 1");
  EXPECT_EQ(scene.result().score[0], before);
  Scene later(Table(3).hand(0, "green yellow").aside(0, 1).row("-").coins(0, 0));
  later.play({"done", "keep yellow"});
  EXPECT_EQ(later.says("aside 0"), "2");
  EXPECT_EQ(later.result().score[0], before - 1);
}

}  // namespace
}  // namespace kaisho::yamatai_tests
