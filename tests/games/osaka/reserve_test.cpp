// Reserving a card (OSA-V).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/osaka/table.h"

namespace kaisho::osaka_tests {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

TEST(OsakaReserve, OSA_V1_AnUnreservedCardOfMarketOrFarm) {
  Scene scene(Table(3).market("red2 blue5@1 red2").farm("red2 green3 blue3@2"));
  EXPECT_THAT(scene.legal("reserve"),
              ElementsAre("reserve red2 market", "reserve red2 farm", "reserve green3 farm"));
  EXPECT_THAT(scene.refusals("reserve"),
              ElementsAre("reserve blue5 market marked: OSA-V1 already_reserved 1 0",
                          "reserve blue3 farm marked: OSA-V1 already_reserved 2 0"));
  scene.play({"reserve green3 farm"});
  EXPECT_THAT(scene.changes(), UnorderedElementsAre("turn: 11", "active: 1", "now: turn 1",
                                                    "farm: red2 green3@0 blue3@2"));
  EXPECT_THAT(scene.events("OSA-V1"),
              ElementsAre("OSA-V1 reserved card:green3 row:farm seat:0 slot:1"));
}

TEST(OsakaReserve, OSA_V1_OnTheMarket) {
  Scene scene(Table().market("blue2 red5").farm("red5"));
  scene.play({"reserve red5 market"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("turn: 11", "active: 1", "now: turn 1", "market: blue2 red5@0"));
}

TEST(OsakaReserve, OSA_V1_TheMarkerIsThatOfWhoReserves) {
  Scene scene(Table(3).market("blue2 red5").farm("red5").turn_of(2));
  scene.play({"reserve red5 farm", "reserve blue2 market"});
  EXPECT_EQ(scene.says("farm"), "red5@2");
  EXPECT_EQ(scene.says("market"), "blue2@0 red5");
}

TEST(OsakaReserve, OSA_V1_OnlyWithTheMarkerInFrontOfThePlayer) {
  const Scene on_market(Table().market("red2 blue5@0").farm("green3"));
  EXPECT_THAT(on_market.legal("reserve"), IsEmpty());
  EXPECT_THAT(on_market.refusals("reserve"),
              ElementsAre("reserve red2 market: OSA-V1 marker_out 0 0",
                          "reserve blue5 market marked: OSA-V1 already_reserved 0 0",
                          "reserve green3 farm: OSA-V1 marker_out 0 0"));
  const Scene on_farm(Table().market("red2 blue5").farm("green3@0"));
  EXPECT_THAT(on_farm.legal("reserve"), IsEmpty());
  // Another's marker hinders nobody.
  EXPECT_THAT(Scene(Table().market("red2 blue5@1")).legal("reserve"),
              ElementsAre("reserve red2 market"));
}

TEST(OsakaReserve, OSA_V2_TheMarkerComesBackWhenTheCardIsTaken) {
  Scene scene(Table().market("red2 blue5@0 green2 green2"));
  scene.play({"take blue5 own"});
  EXPECT_THAT(scene.events("OSA-V2"), ElementsAre("OSA-V2 marker_back seat:0"));
  scene.play({"take red2"});
  EXPECT_THAT(scene.legal("reserve"), ElementsAre("reserve green2 market"));
}

TEST(OsakaReserve, OSA_V2_OrBought) {
  Scene scene(Table().market("blue5@0").farm("red2 red3 red5").hand(0, "green5"));
  scene.play({"buy"});
  EXPECT_THAT(scene.events("OSA-V2"), ElementsAre("OSA-V2 marker_back seat:0"));
  scene.play({"take red2"});
  EXPECT_EQ(scene.legal("reserve").size(), scene.legal("take").size() + 1);  // and the farm's
}

TEST(OsakaReserve, OSA_V2_NotWhenAnythingElseIsTaken) {
  Scene scene(Table().market("red2 blue5@0 green2 green3"));
  scene.play({"take red2", "take green3"});
  EXPECT_EQ(scene.says("market"), "blue5@0 green2");
  EXPECT_THAT(scene.legal("reserve"), IsEmpty());
  EXPECT_THAT(scene.events("OSA-V2"), IsEmpty());
}

TEST(OsakaReserve, OSA_V2_NobodyElseBuysOrTakesIt) {
  Scene scene(Table().market("red2 blue5@0 green2").hand(1, "yellow2 yellow2").turn_of(1));
  EXPECT_THAT(scene.legal("take"), ElementsAre("take red2", "take green2"));
  scene.play({"buy"});
  EXPECT_EQ(scene.says("goods 1"), "red2 green2");
  EXPECT_EQ(scene.says("market").substr(0, 7), "blue5@0");
}

TEST(OsakaReserve, OSA_V2_ALikeCardWithoutAMarkerIsAnother) {
  Scene scene(Table().market("red5@1 red5 green2"));
  scene.play({"take red5"});
  EXPECT_EQ(scene.says("market"), "red5@1 green2");
  Scene own(Table().market("red5@1 green2 red5").turn_of(1));
  own.play({"take red5"});
  EXPECT_EQ(own.says("market"), "red5@1 green2");
}

// It never moves to another card: neither at a refill nor when its owner acts otherwise.
TEST(OsakaReserve, OSA_V2_TheMarkerStaysOnItsCard) {
  Scene scene(Table().market("red5").farm("blue3@0 blue2").hand(1, "green2 green5"));
  scene.play({"take red5", "take blue2"});
  EXPECT_EQ(scene.says("market").substr(0, 7), "blue3@0");
  EXPECT_THAT(scene.legal("reserve"), IsEmpty());
}

TEST(OsakaReserve, OSA_V2_ItsOwnerIsFreeToLeaveIt) {
  Scene scene(Table().market("red2 blue5@0 green2").hand(0, "blue2"));
  EXPECT_THAT(scene.legal(), ElementsAre("take red2", "take blue5 own", "take green2"));
  scene.play({"take red2", "take green2"});
  EXPECT_THAT(scene.legal(), ElementsAre("take blue5 own"));
}

TEST(OsakaReserve, OSA_V2_ButAPurchaseIncludesIt) {
  Scene scene(Table().market("red2 blue5@0").hand(0, "green2 green5"));
  scene.play({"buy"});
  EXPECT_EQ(scene.says("goods 0"), "red2 blue5");
}

TEST(OsakaReserve, OSA_V3_AFarmCardIsNeitherBoughtNorTaken) {
  Scene scene(Table().market("red2").farm("blue5@0 green2").hand(0, "red2"));
  EXPECT_THAT(scene.legal("take"), ElementsAre("take red2"));
  EXPECT_THAT(scene.refusals("take"),
              ElementsAre("take blue5 farm: OSA-V3 farm_only_reserve 0 0",
                          "take green2 farm: OSA-V3 farm_only_reserve 0 0"));
  scene.play({"buy"});
  EXPECT_EQ(scene.says("goods 0"), "red2");
  EXPECT_EQ(scene.says("market").substr(0, 14), "blue5@0 green2");  // by the refill
}

}  // namespace
}  // namespace kaisho::osaka_tests
