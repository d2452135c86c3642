// Boats left over (YAM-T10).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/yamatai/table.h"

namespace kaisho::yamatai_tests {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

// Tokens for a specialist keep the turn from ending by itself.
Table at_port() { return Table().culture(0, "tea tea").port(); }

TEST(YamataiPort, YAM_T10_OneStaysTheOthersAreSetAside) {
  Scene scene(at_port().hand(0, "green green red yellow"));
  EXPECT_THAT(scene.legal(), ElementsAre("keep yellow", "keep red", "keep green"));
  scene.play({"keep red"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("now: recruit 0 recruited false", "boats 0: red", "aside 0: 3"));
  EXPECT_THAT(scene.events(),
              ElementsAre("YAM-T10 port_kept boats:black=0 brown=0 green=0 red=1 yellow=0 seat:0",
                          "YAM-T10 set_aside boats:black=0 brown=0 green=2 red=0 yellow=1 seat:0"));
}

TEST(YamataiPort, YAM_S5_WhatIsSetAsideDoesNotReturnToTheSupply) {
  Scene keeping(at_port().hand(0, "green brown").aside(0, 5));
  const std::string green = keeping.says("supply green");
  keeping.play({"keep brown"});
  EXPECT_EQ(keeping.says("aside 0"), "6");
  EXPECT_EQ(keeping.says("supply green"), green);
}

// The choice is the player's, but some one stays.
TEST(YamataiPort, YAM_T10_ThePortIsFilled) {
  const Scene scene(at_port().hand(0, "green brown"));
  EXPECT_THAT(scene.legal(), ElementsAre("keep brown", "keep green"));
}

TEST(YamataiPort, YAM_T10_ASingleBoatStaysByItself) {
  Scene scene(Table().culture(0, "tea tea").hand(0, "black"));
  scene.play({"done"});
  EXPECT_THAT(scene.changes(), ElementsAre("now: recruit 0 recruited false"));
  EXPECT_THAT(scene.events(),
              ElementsAre("YAM-T10 port_kept boats:black=1 brown=0 green=0 red=0 yellow=0 seat:0"));
}

TEST(YamataiPort, YAM_T10_BoatsOfOneColourNeedNoChoice) {
  Scene scene(Table().culture(0, "tea tea").hand(0, "black black black"));
  scene.play({"done"});
  EXPECT_THAT(scene.changes(), UnorderedElementsAre("now: recruit 0 recruited false",
                                                    "boats 0: black", "aside 0: 2"));
}

TEST(YamataiPort, YAM_T10_WithoutBoatsThereIsNothingToDecide) {
  Scene scene(Table().culture(0, "tea tea"));
  scene.play({"done"});
  EXPECT_THAT(scene.changes(), ElementsAre("now: recruit 0 recruited false"));
  EXPECT_THAT(scene.events(), IsEmpty());
}

TEST(YamataiPort, YAM_T10_BoatsThatLayInThePortCountAmongThem) {
  Scene scene(Table().choosing_fleet().hand(0, "red").culture(0, "tea tea").row("-"));
  scene.play({"fleet 2", "done"});
  EXPECT_THAT(scene.legal(), ElementsAre("keep red", "keep brown"));
  scene.play({"keep brown"});
  EXPECT_EQ(scene.says("boats 0") + ", aside " + scene.says("aside 0"), "brown, aside 1");
}

TEST(YamataiPort, YAM_T10_AKeptBoatIsThereInALaterTurn) {
  Scene scene(Table().hand(0, "red green").row("-").culture(0, "tea tea"));
  scene.play({"done", "keep red", "done", "fleet 2", "done", "fleet 4", "place red 12"});
  EXPECT_EQ(scene.says("active") + " " + scene.says("boats 0"), "0 red");
}

// Boats may still be exchanged, and then the choice is another; other powers wait.
TEST(YamataiPort, YAM_T10_PowersAreOpenBeforeTheChoice) {
  Scene scene(at_port().hand(0, "green brown").specialists(0, "raijin").fleet(2).row("forge -"));
  EXPECT_THAT(scene.legal(), ElementsAre("keep brown", "keep green", "gild green brown"));
  scene.play({"gild green brown", "reserve forge"});
  EXPECT_EQ(scene.says("boats 0") + ", aside " + scene.says("aside 0"), "yellow, aside 0");
}

TEST(YamataiPort, YAM_T10_AllChoicesOfAWiderPort) {
  Scene scene(at_port().specialists(0, "riu").hand(0, "green green brown yellow"));
  EXPECT_THAT(scene.legal(), ElementsAre("keep green+brown+yellow", "keep green+green+yellow",
                                         "keep green+green+brown"));
  scene.play({"keep green+green+yellow"});
  EXPECT_THAT(scene.changes({"now"}),
              UnorderedElementsAre("boats 0: green green yellow", "aside 0: 1"));
}

}  // namespace
}  // namespace kaisho::yamatai_tests
