// Placing boats (YAM-T4).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/yamatai/table.h"

namespace kaisho::yamatai_tests {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

TEST(YamataiPlace, YAM_T4_TheFirstBoatGoesToAFreeEntry) {
  Scene scene(Table().boats("23=red").hand(0, "green brown"));
  EXPECT_THAT(scene.legal("place"),
              ElementsAre("place green 1", "place green 12", "place green 37", "place green 48",
                          "place brown 1", "place brown 12", "place brown 37", "place brown 48"));
  scene.play({"place brown 12"});
  EXPECT_THAT(scene.changes(), UnorderedElementsAre("boat 12: brown", "boats 0: green",
                                                    "placed: 12", "last: 12", "begun: true"));
  EXPECT_THAT(scene.events(), ElementsAre("YAM-T4 placed colour:brown seat:0 space:12"));
}

TEST(YamataiPlace, YAM_T4_OrBesideABoatOfItsOwnColour) {
  const Scene scene(Table().boats("14=green 29=brown").hand(0, "green brown"));
  EXPECT_THAT(scene.legal("place green"),
              ElementsAre("place green 1", "place green 2", "place green 7", "place green 12",
                          "place green 17", "place green 18", "place green 23", "place green 37",
                          "place green 48"));
  EXPECT_THAT(scene.legal("place brown"),
              ElementsAre("place brown 1", "place brown 12", "place brown 23", "place brown 30",
                          "place brown 37", "place brown 41", "place brown 48"));
  EXPECT_THAT(scene.refusals("place green"),
              Contains("place green 30: YAM-T4 not_linked 0 0"));  // beside the brown one
  EXPECT_THAT(scene.refusals("place green"), Contains("place green 54: YAM-T4 not_linked 0 0"));
}

TEST(YamataiPlace, YAM_T4_OnlyWhereNoBoatLies) {
  const Scene scene(Table().boats("1=green 2=red 7=red 12=red").hand(0, "green red"));
  EXPECT_THAT(scene.legal("place green"),
              ElementsAre("place green 23", "place green 37", "place green 48"));
  EXPECT_THAT(scene.legal("place red"),
              ElementsAre("place red 3", "place red 13", "place red 14", "place red 23",
                          "place red 37", "place red 48"));
  const Lines told = scene.refusals("place");
  EXPECT_THAT(told, Contains("place green 1: YAM-T4 space_taken 0 0"));
  EXPECT_THAT(told, Contains("place green 2: YAM-T4 space_taken 0 0"));
  EXPECT_THAT(told, Contains("place brown 3: YAM-T4 no_such_boat 0 0"));
}

TEST(YamataiPlace, YAM_T4_EachNextOneBesideTheOneBeforeOfWhateverColour) {
  Scene scene(Table().boats("29=green").hand(0, "green brown red"));
  scene.play({"place brown 1"});
  EXPECT_THAT(scene.legal("place"), ElementsAre("place green 2", "place green 7", "place green 12",
                                                "place red 2", "place red 7", "place red 12"));
  EXPECT_THAT(scene.refusals("place green 30"),
              ElementsAre("place green 30: YAM-T4 not_linked 0 0"));  // beside a green one
  EXPECT_THAT(scene.refusals("place red 23"),
              ElementsAre("place red 23: YAM-T4 not_linked 0 0"));  // an entry
  scene.play({"place red 7"});
  // No longer beside the first one.
  EXPECT_THAT(scene.legal("place"), ElementsAre("place green 13", "place green 14"));
  scene.mark().play({"place green 14"});
  EXPECT_THAT(scene.says("placed"), "1 7 14");
  EXPECT_THAT(scene.events("YAM-T4"), ElementsAre("YAM-T4 placed colour:green seat:0 space:14"));
}

TEST(YamataiPlace, YAM_T4_WhereTheChainIsHemmedInNothingFollows) {
  const Scene scene(
      Table().boats("1=green 2=red 7=red 12=red").placed("1").hand(0, "green").tokens("1=tea"));
  EXPECT_THAT(scene.legal("place"), IsEmpty());
  EXPECT_THAT(
      scene.refusals("place green 3"),
      ElementsAre("place green 3: YAM-T4 not_linked 0 0", "place green 30: YAM-T4 not_linked 0 0",
                  "place green 31: YAM-T4 not_linked 0 0", "place green 32: YAM-T4 not_linked 0 0",
                  "place green 33: YAM-T4 not_linked 0 0", "place green 34: YAM-T4 not_linked 0 0",
                  "place green 35: YAM-T4 not_linked 0 0", "place green 36: YAM-T4 not_linked 0 0",
                  "place green 37: YAM-T4 not_linked 0 0", "place green 38: YAM-T4 not_linked 0 0",
                  "place green 39: YAM-T4 not_linked 0 0"));
}

TEST(YamataiPlace, YAM_T4_WithEveryEntryTakenOnlyTheOwnColourBegins) {
  const Scene scene(
      Table().boats("1=red 12=red 23=red 37=red 48=green").hand(0, "brown green red"));
  EXPECT_THAT(scene.legal("place brown"), IsEmpty());
  EXPECT_THAT(scene.legal("place green"), ElementsAre("place green 41", "place green 50"));
  EXPECT_THAT(scene.legal("place red"), ElementsAre("place red 2", "place red 7", "place red 13",
                                                    "place red 24", "place red 29"));
  EXPECT_THAT(scene.refusals("place brown"),
              testing::AllOf(testing::SizeIs(49),  // all free spaces
                             testing::Each(testing::EndsWith(": YAM-T4 no_start 0 0"))));
}

TEST(YamataiPlace, YAM_T4_AnyNumberOrNone) {
  const Table five = Table().hand(0, "green green green brown brown").tokens("1=tea");
  Scene all(five);
  all.play({"place green 23", "place green 24", "place brown 17", "place brown 14"});
  EXPECT_THAT(all.legal("place"), ElementsAre("place green 2", "place green 7", "place green 18"));
  all.play({"place green 2"});
  EXPECT_EQ(all.says("boats 0"), "");
  Scene none(five);
  none.play({"done"});
  EXPECT_THAT(none.changes(), ElementsAre("now: port 0"));
  EXPECT_THAT(none.events(), IsEmpty());
}

TEST(YamataiPlace, YAM_T4_BoatsOfTheFleetAndOfThePortAlike) {
  Scene scene(Table().choosing_fleet().hand(0, "yellow").tokens("1=tea"));
  scene.play({"fleet 2", "place yellow 1"});
  EXPECT_THAT(scene.legal("place"),
              ElementsAre("place brown 2", "place brown 7", "place brown 12"));
  scene.play({"place brown 2"});
  EXPECT_EQ(scene.says("boats 0"), "");
}

TEST(YamataiPlace, YAM_T4_ABoughtBoatToo) {
  Scene scene(Table().coins(0, 4));
  scene.play({"buy red"});
  EXPECT_THAT(scene.legal("place"), ElementsAre("place red 1", "place red 12", "place red 23",
                                                "place red 37", "place red 48"));
}

// A placed boat belongs to nobody: with it another one begins as well.
TEST(YamataiPlace, YAM_T4_BesideABoatThatAnotherPlaced) {
  Scene scene(Table(3).hand(0, "black").hand(1, "black").row("-").choosing_fleet());
  scene.play({"fleet 1", "place green 12", "place black 13"});
  scene.play({"fleet 3"});
  EXPECT_EQ(scene.says("active"), "1");
  EXPECT_THAT(scene.legal("place black"),
              ElementsAre("place black 1", "place black 7", "place black 23", "place black 24",
                          "place black 37", "place black 48"));
}

TEST(YamataiPlace, YAM_T4_TheLinkCountsFromWhereTheBoatLiesNow) {
  Scene scene(Table().fleet(4).hand(0, "green red").tokens("1=tea"));
  scene.play({"place red 1", "slide 1 2"});
  EXPECT_EQ(scene.says("placed") + " last " + scene.says("last"), "2 last 2");
  EXPECT_THAT(scene.legal("place"),
              ElementsAre("place green 1", "place green 3", "place green 14"));
}

// Tokens to spend: something else to do, so that nothing ends by itself.
Table removing() {
  return Table().fleet(7).specialists(0, "hetsuka").culture(0, "tea").tokens("1=tea");
}

TEST(YamataiPlace, YAM_T4_NoFurtherBoatOnceTheLastOneIsTakenAway) {
  Scene scene(removing().boats("30=red").hand(0, "green green black"));
  scene.play({"place green 1", "place black 12", "remove 12", "done"});
  EXPECT_EQ(scene.says("placed") + " last " + scene.says("last"), "1 last -");
  EXPECT_THAT(scene.legal(), ElementsAre("collect", "token-for-coins tea"));
  EXPECT_THAT(scene.refusals("place green 12"),
              ElementsAre("place green 12: YAM-T4 chain_cut 0 0"));
}

TEST(YamataiPlace, YAM_T4_NorWhenItWasTheOnlyOne) {
  Scene scene(removing().hand(0, "green black"));
  scene.play({"place black 12", "remove 12"});
  EXPECT_EQ(scene.says("placed") + " last " + scene.says("last"), " last -");
  EXPECT_THAT(scene.legal(), ElementsAre("token-for-coins tea", "done"));
  EXPECT_THAT(scene.refusals("place green 12"),
              ElementsAre("place green 12: YAM-T4 chain_cut 0 0"));
}

TEST(YamataiPlace, YAM_T4_TheChainGoesOnWhenAnotherBoatIsTakenAway) {
  Scene scene(Table().fleet(7).hand(0, "green green black").tokens("1=tea"));
  scene.play({"place green 1", "place black 12", "remove 1", "done"});
  EXPECT_EQ(scene.says("placed") + " last " + scene.says("last"), "12 last 12");
  EXPECT_THAT(scene.legal("place"),
              ElementsAre("place green 1", "place green 13", "place green 23"));
}

}  // namespace
}  // namespace kaisho::yamatai_tests
