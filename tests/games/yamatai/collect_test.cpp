// Collecting culture tokens (YAM-T5, YAM-T6).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/yamatai/table.h"

namespace kaisho::yamatai_tests {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

// A boat not to be placed, so that the turn does not go on by itself to the next player's.
Table with_rice() { return Table().culture(0, "rice rice"); }

TEST(YamataiCollect, YAM_T6_ABoatTakesATokenItTouches) {
  Scene scene(with_rice().boats("12=green").placed("12").tokens("8=tea 9=indigo"));
  scene.play({"collect"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("placed: ", "last: -", "begun: false", "token 8: -",
                                   "culture 0: tea rice rice", "now: recruit 0 recruited false"));
  EXPECT_THAT(scene.events(), ElementsAre("YAM-T6 collected island:8 kind:tea seat:0"));
}

TEST(YamataiCollect, YAM_T6_AMountainTokenToo) {
  Scene scene(with_rice().boats("49=green").placed("49").tokens("28=tea"));
  scene.play({"collect"});
  EXPECT_THAT(scene.changes({"placed", "last", "begun"}),
              UnorderedElementsAre("token 28: -", "culture 0: tea rice rice"));
  EXPECT_EQ(scene.says("mountain 28"), "true");
}

TEST(YamataiCollect, YAM_T6_ThePlayerChoosesAmongThose) {
  const Table two = with_rice().boats("12=green").placed("12").tokens("1=tea 8=indigo 9=tea");
  for (const auto& [take, culture] :
       {std::pair{"take 1", "tea rice rice"}, std::pair{"take 8", "indigo rice rice"}}) {
    Scene scene(two);
    scene.play({"collect"});
    EXPECT_THAT(scene.changes(), ElementsAre("now: collect 0"));
    EXPECT_THAT(scene.legal(), ElementsAre("take 1", "take 8"));
    scene.play({take});
    EXPECT_EQ(scene.says("culture 0"), culture);
    EXPECT_EQ(scene.says("now"), "recruit 0 recruited false");
    EXPECT_EQ(scene.says("collected"), "");
  }
}

// Three boats, each beside a token of its own.
TEST(YamataiCollect, YAM_T6_OneForEachBoat) {
  Scene scene(with_rice()
                  .boats("1=green 12=red 23=black")
                  .placed("1 12 23")
                  .tokens("2=tea 8=tea 15=indigo"));
  scene.play({"collect"});
  EXPECT_EQ(scene.says("culture 0"), "tea tea indigo rice rice");
  EXPECT_THAT(scene.events("YAM-T6"), ElementsAre("YAM-T6 collected island:2 kind:tea seat:0",
                                                  "YAM-T6 collected island:8 kind:tea seat:0",
                                                  "YAM-T6 collected island:15 kind:indigo seat:0"));
}

TEST(YamataiCollect, YAM_T6_OnlyOfBoatsPlacedThisTurn) {
  Scene scene(
      with_rice().boats("1=green 12=red 2=black").placed("1").tokens("1=tea 3=indigo 8=indigo"));
  scene.play({"collect"});
  EXPECT_EQ(scene.says("culture 0"), "tea rice rice");
}

TEST(YamataiCollect, YAM_T6_AnIslandHasOneTokenForAllItsBoats) {
  Scene scene(with_rice().boats("1=green 7=red").placed("1 7").tokens("1=tea"));
  scene.play({"collect"});
  EXPECT_THAT(scene.changes({"placed", "last", "begun"}),
              UnorderedElementsAre("token 1: -", "culture 0: tea rice rice"));
}

// The boat at 12 touches islands 1 and 8, that at 1 islands 1 and 2: both find one whatever the
// first takes.
TEST(YamataiCollect, YAM_T6_AsManyAsSomeAssignmentReaches) {
  const Table both = with_rice().boats("12=green 1=red").placed("12 1").tokens("1=tea 2=indigo");
  Scene scene(both);
  scene.play({"collect"});  // that at 12 can only take from 1, so the other takes from 2
  EXPECT_EQ(scene.says("culture 0"), "tea indigo rice rice");
  EXPECT_EQ(scene.says("now"), "recruit 0 recruited false");
}

TEST(YamataiCollect, YAM_T6_AnySetOfThatSize) {
  const Table three =
      with_rice().boats("12=green 1=red").placed("12 1").tokens("1=tea 2=indigo 8=wisteria");
  for (const auto& [first, second] :
       {std::pair{"take 1", "take 2"}, std::pair{"take 1", "take 8"}, std::pair{"take 2", "take 8"},
        std::pair{"take 8", "take 2"}, std::pair{"take 8", "take 1"}}) {
    Scene scene(three);
    scene.play({"collect"});
    EXPECT_THAT(scene.legal(), ElementsAre("take 1", "take 2", "take 8"));
    scene.play({first, second});
    EXPECT_EQ(scene.says("now"), "recruit 0 recruited false") << first << second;
  }
}

// What every choice has is taken at once, first or in between.
TEST(YamataiCollect, YAM_T6_WhatIsSureIsTakenAtOnce) {
  Scene scene(with_rice()
                  .boats("12=green 54=red 1=black")
                  .placed("12 1 54")
                  .tokens("1=tea 2=tea 8=wisteria 34=indigo"));
  scene.play({"collect"});
  EXPECT_THAT(scene.events(), ElementsAre("YAM-T6 collected island:34 kind:indigo seat:0"));
  EXPECT_EQ(scene.says("collected"), "34");
  EXPECT_THAT(scene.legal(), ElementsAre("take 1", "take 2", "take 8"));
  EXPECT_THAT(scene.refusals(""), IsEmpty());
}

// One boat at 1 (islands 1, 2), one at 2 (islands 2, 3): once 1 is taken 2 and 3 compete.
TEST(YamataiCollect, YAM_T6_WhatOtherBoatsNeedIsNotCompeting) {
  Scene scene(with_rice()
                  .boats("1=green 12=red 13=black 48=black")
                  .placed("1 12 13 48")
                  .tokens("1=tea 2=indigo 8=wisteria 23=rice 30=rice"));
  scene.play({"collect"});
  // 1, 2 and 8 are sure; 48 chooses.
  EXPECT_EQ(scene.says("collected"), "1 2 8");
  EXPECT_THAT(scene.legal(), ElementsAre("take 23", "take 30"));
}

// Three boats for two tokens that all touch, a fourth beside one of them and another.
TEST(YamataiCollect, YAM_T6_ATokenThatIsAlreadyAssignedElsewhere) {
  Scene scene(with_rice()
                  .boats("7=green 13=red 1=black 14=brown")
                  .placed("7 13 1 14")
                  .tokens("1=tea 9=tea 3=indigo 10=wisteria"));
  scene.play({"collect"});  // 14 competes for 3, 9, 10; the others have 1 and 9
  EXPECT_EQ(scene.says("collected"), "1 9");
  EXPECT_THAT(scene.legal(), ElementsAre("take 3", "take 10"));
  scene.play({"take 10"});
  EXPECT_EQ(scene.says("culture 0"), "tea tea wisteria rice rice");
}

// The boats at 12 and 1 are needed for 8 and 1 once these are taken, and 2 is left beside.
TEST(YamataiCollect, YAM_T6_ATokenThatNoBoatIsLeftForCompetesNoMore) {
  Scene scene(with_rice()
                  .boats("12=green 1=red 48=black")
                  .placed("12 1 48")
                  .tokens("1=tea 2=indigo 8=wisteria 23=indigo 30=persimmon"));
  scene.play({"collect", "take 8", "take 1"});
  EXPECT_THAT(scene.legal(), ElementsAre("take 23", "take 30"));
  EXPECT_THAT(scene.refusals(""), ElementsAre("take 2: YAM-T6 not_competing 0 0"));
}

// A boat assigned to a token at first takes another where that lets a second boat take it.
TEST(YamataiCollect, YAM_T6_BoatsAreAssignedAnew) {
  Scene scene(with_rice()
                  .boats("12=green 1=red 2=black")
                  .placed("12 1 2")
                  .tokens("1=tea 2=indigo 3=wisteria 8=persimmon"));
  scene.play({"collect", "take 1", "take 2"});  // by 12 and 1, or by 1 and 2
  EXPECT_THAT(scene.legal(), ElementsAre("take 3", "take 8"));
  scene.play({"take 8"});
  EXPECT_EQ(scene.says("culture 0"), "persimmon tea indigo rice rice");
}

// ---- YAM-T5

TEST(YamataiCollect, YAM_T5_NotWithoutABoatPlacedThisTurn) {
  const Scene scene(with_rice().boats("12=green").hand(0, "red").tokens("8=tea"));
  EXPECT_THAT(scene.legal("collect"), IsEmpty());
  EXPECT_THAT(scene.refusals("collect"), ElementsAre("collect: YAM-T5 no_boat_placed 0 0"));
}

TEST(YamataiCollect, YAM_T5_CompulsoryWherePossible) {
  Scene scene(with_rice().hand(0, "green green").tokens("8=tea"));
  scene.play({"place green 12"});
  EXPECT_THAT(scene.legal("done"), IsEmpty());
  EXPECT_THAT(scene.refusals("done"), ElementsAre("done: YAM-T5 must_act 0 0"));
}

TEST(YamataiCollect, YAM_T5_NeitherWhereNothingIsTouched) {
  Scene scene(with_rice().hand(0, "green green").tokens("9=tea").row("-"));
  scene.play({"place green 12"});
  EXPECT_THAT(scene.legal(),
              ElementsAre("place green 1", "place green 13", "place green 23", "done"));
  EXPECT_THAT(scene.refusals("collect"), ElementsAre("collect: YAM-T6 nothing_to_collect 0 0"));
  scene.play({"done"});
  EXPECT_EQ(scene.says("now"), "recruit 0 recruited false");
}

TEST(YamataiCollect, YAM_T5_OnceCollectedNoBoatIsPlacedAnyMore) {
  Scene scene(with_rice().hand(0, "green red black").tokens("8=tea"));
  scene.play({"place green 12", "collect"});
  EXPECT_THAT(scene.legal(), ElementsAre("keep red", "keep black"));
}

TEST(YamataiCollect, YAM_T5_CollectOrBuild) {
  const Table both = with_rice()
                         .boats("1=green 7=brown")
                         .placed("1 7")
                         .hand(0, "red black")
                         .row("fishing-hut")
                         .tokens("2=tea");
  const Scene before(both);
  EXPECT_THAT(before.legal("build"), ElementsAre("build fishing-hut 1"));
  EXPECT_THAT(before.legal("collect"), ElementsAre("collect"));
  Scene collected(both);
  collected.play({"collect"});
  EXPECT_THAT(collected.legal("build"), IsEmpty());
  Scene built(both);
  built.play({"build fishing-hut 1"});
  EXPECT_THAT(built.legal("collect"), IsEmpty());
  EXPECT_EQ(built.says("token 2"), "tea");
}

}  // namespace
}  // namespace kaisho::yamatai_tests
