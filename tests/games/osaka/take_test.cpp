// Taking a card as money (OSA-K).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/osaka/table.h"

namespace kaisho::osaka_tests {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

const Table& table() {
  static const Table kTable =
      Table(3).market("red2 blue5@1 green5@0 red2 blue3").farm("yellow2").hand(0, "yellow5");
  return kTable;
}

TEST(OsakaTake, OSA_K1_AFreeCardOrTheOwnReservedOne) {
  const Scene scene(table());
  EXPECT_THAT(scene.legal("take"), ElementsAre("take red2", "take green5 own", "take blue3"));
  EXPECT_THAT(scene.refusals("take"),
              ElementsAre("take blue5 other: OSA-V2 reserved_by_other 1 0",
                          "take yellow2 farm: OSA-V3 farm_only_reserve 0 0"));
}

TEST(OsakaTake, OSA_K1_GoesToHandAndNothingElseHappens) {
  Scene scene(table());
  scene.play({"take blue3"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("turn: 11", "active: 1", "now: turn 1",
                                   "market: red2 blue5@1 green5@0 red2", "hand 0: blue3 yellow5"));
  EXPECT_THAT(scene.events(), ElementsAre("OSA-K1 taken card:blue3 seat:0 slot:4",
                                          "OSA-T1 turn_began seat:1 turn:11"));
}

TEST(OsakaTake, OSA_K1_OneOfTwoLikeCards) {
  Scene scene(table());
  scene.play({"take red2"});
  EXPECT_EQ(scene.says("market"), "blue5@1 green5@0 red2 blue3");
  EXPECT_EQ(scene.says("hand 0"), "red2 yellow5");
}

TEST(OsakaTake, OSA_K1_TheOwnAndAFreeCardOfOneTypeAreTwoChoices) {
  const Table both = Table().market("red5@0 red5 blue2");
  Scene own(both);
  own.play({"take red5 own"});
  EXPECT_EQ(own.says("market"), "red5 blue2");
  Scene free(both);
  free.play({"take red5"});
  EXPECT_EQ(free.says("market"), "red5@0 blue2");
}

TEST(OsakaTake, OSA_K1_IsMoneyLater) {
  Scene scene(Table().market("red5 blue2 green3"));
  scene.play({"take red5", "take green3"});
  EXPECT_THAT(scene.legal("buy"), ElementsAre("buy"));
  scene.play({"buy"});
  EXPECT_EQ(scene.says("discard"), "red5");
}

TEST(OsakaTake, OSA_K1_NoHandLimit) {
  Scene scene(Table().market("red2 blue2").rest_in_hand(0));
  scene.play({"take red2"});
  EXPECT_EQ(scene.says("now"), "turn 1");
}

TEST(OsakaTake, OSA_K1_NoRefillFollows) {
  Scene scene(Table().market("red5@0 blue2").farm("green2"));
  scene.play({"take red5 own"});
  EXPECT_EQ(scene.says("market"), "blue2");
  EXPECT_EQ(scene.says("farm"), "green2");
}

}  // namespace
}  // namespace kaisho::osaka_tests
