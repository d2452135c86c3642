// Steps 4 and 5: the level-5 token (YOK-L1) and buildings (YOK-B1).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/yokohama/table.h"

namespace kaisho::yokohama_tests {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

// The president is in hand and can go to the bank, where so many assistants give a power of one
// more, or to another area.
Table at_bank(int assistants, int seats = 2) {
  return Table(seats).moving().assistants(0, "fishing-port bank=" + std::to_string(assistants));
}

// In step 5 on the bank, at power 4.
Scene building(Table table) {
  Scene scene(table);
  return scene.play({"go bank"});
}

// ---- YOK-L1

TEST(YokohamaBuild, YOK_L1_TheTokenOfTheAreaAtPowerFive) {
  Scene scene(at_bank(4).token("bank", "level5-14"));
  scene.play({"go bank"});
  EXPECT_EQ(scene.says("now"), "level5 0");
  EXPECT_THAT(scene.legal(), ElementsAre("token", "done"));
  scene.mark().play({"token"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("now: build 0", "token bank: -", "tokens 0: level5-14",
                                   "tea 0: 3", "fish 0: 3"));
  EXPECT_THAT(scene.events(), ElementsAre("YOK-L1 token_taken area:bank cell:4 seat:0 "
                                          "token:level5-14",
                                          "YOK-L1 gained count:2 resource:tea seat:0",
                                          "YOK-L1 gained count:2 resource:fish seat:0"));
}

TEST(YokohamaBuild, YOK_L1_MayBeLeft) {
  Scene scene(at_bank(4).token("bank", "level5-14"));
  scene.play({"go bank"}).mark().play({"done"});
  EXPECT_THAT(scene.changes(), ElementsAre("now: build 0"));
  EXPECT_THAT(scene.refusals("token"), IsEmpty());  // it was passed over: nothing stood against it
}

TEST(YokohamaBuild, YOK_L1_NotAtPowerFour) {
  const Scene four = building(at_bank(3));
  EXPECT_EQ(four.says("now"), "build 0");
  EXPECT_THAT(four.refusals("token"), ElementsAre("token: YOK-L1 power_too_low 4 5"));
  // Five pieces of six are a power of five.
  Scene six(at_bank(5));
  six.play({"go bank"});
  EXPECT_EQ(six.says("now"), "level5 0");
}

TEST(YokohamaBuild, YOK_L1_OnlyIfItIsStillThere) {
  const Scene scene = building(at_bank(4).token("bank", "level5-05").tokens(1, "level5-05"));
  EXPECT_EQ(scene.says("now"), "build 0");
  EXPECT_THAT(scene.refusals("token"), ElementsAre("token: YOK-L1 token_gone 0 0"));
}

TEST(YokohamaBuild, YOK_L1_AlsoWhereNothingOfTheActionWasUsed) {
  Scene scene(Table().moving().assistants(0, "church=4 fishing-port").token("church", "level5-01"));
  scene.play({"go church", "done", "token"});
  EXPECT_EQ(scene.says("tokens 0"), "level5-01");
  EXPECT_EQ(scene.number("yen 0"), 6);
}

TEST(YokohamaBuild, YOK_L1_WhatItBringsCanBeBuilt) {
  Scene scene(at_bank(4)
                  .token("bank", "level5-17")
                  .shops(0, "church:1 customs:1")
                  .hand(0, "shops=0")
                  .stock(0, "yen=0"));
  scene.play({"go bank", "token", "hire house"});
  EXPECT_EQ(scene.number("yen 0"), 1);
  scene.play({"hire assistant"});
  EXPECT_EQ(scene.says("now"), "build 0");
  EXPECT_THAT(scene.legal(), ElementsAre("house", "done"));
  scene.play({"house"});
  EXPECT_EQ(scene.says("house bank"), "0");
}

TEST(YokohamaBuild, YOK_L1_ThePowerHoldsThoughItsMovesTakeAssistantsAway) {
  Scene scene(
      at_bank(4).token("bank", "level5-19").assistants(0, "customs=3").hand(0, "assistants=0"));
  scene.play({"go bank", "token", "move bank church", "move bank church"});
  EXPECT_EQ(scene.says("now"), "build 0");
  EXPECT_EQ(scene.says("action"), "area=bank power=5");
  scene.play({"done"});
  EXPECT_EQ(scene.says("assistants church"), "2 0");
  EXPECT_EQ(scene.says("assistants bank"), "0 0");
}

// ---- YOK-B1

TEST(YokohamaBuild, YOK_B1_AShopOnASlotOfChoice) {
  Scene scene = building(at_bank(3).tile("bank", "building-07").houses(1, "church"));
  EXPECT_THAT(scene.legal(), ElementsAre("shop 1", "shop 2", "shop 3", "shop 4", "done"));
  EXPECT_THAT(scene.refusals("house"), ElementsAre("house: YOK-B1 no_house_in_hand 0 0"));
  scene.mark().play({"shop 2"});
  EXPECT_THAT(scene.changes({"turn", "active", "action"}),
              UnorderedElementsAre("shops bank: - 0 - -", "hand 0: 11 1 0", "fish 0: 4",
                                   "assistants bank: 0 0"));
  EXPECT_THAT(scene.events("YOK-B1"),
              ElementsAre("YOK-B1 shop_built area:bank cell:4 seat:0 slot:2 tile:building-07",
                          "YOK-B1 gained count:3 resource:fish seat:0"));
}

TEST(YokohamaBuild, YOK_B1_ATradingHouse) {
  Scene scene = building(at_bank(3)
                             .tile("bank", "building-04")
                             .shops(0, "church:1 customs:1")
                             .hand(0, "shops=0 houses=2"));
  EXPECT_THAT(scene.legal(), ElementsAre("house", "done"));
  scene.mark().play({"house"});
  EXPECT_THAT(scene.changes({"turn", "active", "action"}),
              UnorderedElementsAre("house bank: 0", "hand 0: 11 0 1", "points 0: 5", "yen 0: 10",
                                   "assistants bank: 0 0"));
  EXPECT_THAT(scene.events("YOK-B1"),
              ElementsAre("YOK-B1 house_built area:bank cell:4 seat:0 tile:building-04",
                          "YOK-B1 gained count:5 resource:points seat:0",
                          "YOK-B1 gained count:3 resource:yen seat:0"));
}

TEST(YokohamaBuild, YOK_B1_FromPowerFourOn) {
  Scene three(at_bank(2));
  three.play({"go bank"});
  EXPECT_EQ(three.says("active"), "1");
  EXPECT_EQ(building(at_bank(3)).says("now"), "build 0");
  Scene five(at_bank(4));
  five.play({"go bank", "done"});
  EXPECT_EQ(five.says("now"), "build 0");
}

TEST(YokohamaBuild, YOK_B1_OneThingOnly) {
  for (const char* thing : {"shop 4", "house"}) {
    Scene scene = building(at_bank(3).tile("bank", "building-01").hand(0, "houses=1"));
    EXPECT_THAT(scene.legal(),
                ElementsAre("shop 1", "shop 2", "shop 3", "shop 4", "house", "done"));
    scene.play({thing});
    EXPECT_EQ(scene.says("active"), "1");
  }
}

TEST(YokohamaBuild, YOK_B1_MayBeLeft) {
  Scene scene = building(at_bank(3));
  scene.mark().play({"done"});
  EXPECT_THAT(scene.changes({"turn", "active", "action"}),
              UnorderedElementsAre("assistants bank: 0 0", "hand 0: 11 2 0"));
}

TEST(YokohamaBuild, YOK_B1_OneOwnShopAnArea) {
  const Scene scene = building(at_bank(2).shops(0, "bank:2").hand(0, "shops=2 houses=1"));
  EXPECT_THAT(scene.legal(), ElementsAre("house", "done"));
  EXPECT_THAT(
      scene.refusals("shop"),
      ElementsAre("shop 1: YOK-B1 own_shop_there 0 0", "shop 2: YOK-B1 own_shop_there 0 0",
                  "shop 3: YOK-B1 own_shop_there 0 0", "shop 4: YOK-B1 own_shop_there 0 0"));
}

TEST(YokohamaBuild, YOK_B1_SlotsOfOthersAreTaken) {
  const Scene scene =
      building(at_bank(3, 4).shops(1, "bank:3").shops(2, "bank:1").shops(3, "bank:2"));
  EXPECT_THAT(scene.legal(), ElementsAre("shop 4", "done"));
  EXPECT_THAT(scene.refusals("shop"), ElementsAre("shop 1: YOK-B1 shop_slot_taken 2 0",
                                                  "shop 2: YOK-B1 shop_slot_taken 3 0",
                                                  "shop 3: YOK-B1 shop_slot_taken 1 0"));
}

TEST(YokohamaBuild, YOK_B1_OneTradingHouseAnAreaOfAnybody) {
  const Scene others = building(at_bank(3).houses(1, "bank").hand(0, "houses=1"));
  EXPECT_THAT(others.legal("house"), IsEmpty());
  EXPECT_THAT(others.refusals("house"), ElementsAre("house: YOK-B1 house_there 1 0"));
  const Scene own = building(at_bank(2).houses(0, "bank").hand(0, "houses=1"));
  EXPECT_THAT(own.legal(), ElementsAre("shop 1", "shop 2", "shop 3", "shop 4", "done"));
  EXPECT_THAT(own.refusals("house"), ElementsAre("house: YOK-B1 house_there 0 0"));
}

TEST(YokohamaBuild, YOK_B1_FromHandNotFromTheWarehouse) {
  const Scene scene = building(
      at_bank(3).shops(0, "church:1 customs:1").shops(1, "bank:1").hand(0, "shops=0 houses=1"));
  EXPECT_EQ(scene.says("warehouse 0"), "8 6 3");
  EXPECT_THAT(scene.legal(), ElementsAre("house", "done"));
  EXPECT_THAT(
      scene.refusals("shop"),
      ElementsAre("shop 1: YOK-B1 shop_slot_taken 1 0", "shop 2: YOK-B1 no_shop_in_hand 0 0",
                  "shop 3: YOK-B1 no_shop_in_hand 0 0", "shop 4: YOK-B1 no_shop_in_hand 0 0"));
  // With nothing to build nothing is asked.
  Scene none(at_bank(3).shops(0, "church:1 customs:1").hand(0, "shops=0"));
  none.play({"go bank"});
  EXPECT_EQ(none.says("active"), "1");
}

TEST(YokohamaBuild, YOK_B1_OfTheAreaOfTheActionAlone) {
  // Own buildings elsewhere do not stand in the way, nor may one build there.
  Scene scene =
      building(at_bank(3).shops(0, "church:1").houses(1, "church").hand(0, "shops=1 houses=1"));
  EXPECT_THAT(scene.legal(), Contains("shop 1"));
  scene.play({"shop 1", "good tea", "good tea"});
  EXPECT_EQ(scene.says("shops bank"), "0 - - -");
  EXPECT_EQ(scene.says("shops church"), "0 - - -");
}

}  // namespace
}  // namespace kaisho::yokohama_tests
