// The paper (NIP-F2) and bento factories (NIP-F3): knowledge, coal and plans.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/nippon/table.h"

namespace kaisho::nippon_tests {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

Table building_with_tracks(const char* tracks = "knowledge=11") {
  return Table(3).stock(0, "plans=0").tracks(0, tracks).investing();
}

// ---- NIP-F2a, NIP-F3c: a step further

TEST(NipponFactoriesTracks, NIP_F2a_KnowledgeGoesAStepFurtherUnpaid) {
  for (const auto& [steps, yen, place] :
       {std::tuple{"steps 1", "11", "2"}, {"steps 2", "9", "3"}, {"steps 3", "6", "4"}}) {
    Scene scene(Table(3).factories(0, "paper-a").stepping("knowledge"));
    EXPECT_THAT(scene.legal("steps"), ElementsAre("steps 3", "steps 2", "steps 1"));
    scene.play({steps});
    EXPECT_THAT(
        scene.changes(turn_over()),
        ElementsAre(std::string("yen 0: ") + yen, std::string("track knowledge 0: ") + place));
  }
}

TEST(NipponFactoriesTracks, NIP_F2a_ToldByItself) {
  Scene scene(Table(3).factories(0, "paper-a").tracks(0, "knowledge=3").stepping("knowledge"));
  scene.play({"steps 1"});
  EXPECT_THAT(scene.events("NIP-A4"),
              ElementsAre("NIP-A4 yen_paid seat:0 yen:1",
                          "NIP-A4 track_moved seat:0 steps:1 track:knowledge value:3"));
  EXPECT_THAT(scene.events("NIP-F2a"),
              ElementsAre("NIP-F2a track_moved seat:0 steps:1 track:knowledge value:4"));
}

TEST(NipponFactoriesTracks, NIP_F2a_ATracksEndIsNotPassed) {
  Scene scene(
      Table(3).factories(0, "paper-a").tracks(0, "knowledge=9 coal=3").stepping("knowledge"));
  EXPECT_THAT(scene.legal("steps"), ElementsAre("steps 2", "steps 1"));
  EXPECT_THAT(scene.refusals("steps"), ElementsAre("steps 3: NIP-A4 track_at_end 2 0"));
  scene.play({"steps 2"});
  EXPECT_THAT(scene.changes(turn_over()), ElementsAre("yen 0: 9", "track knowledge 0: 11"));
  EXPECT_THAT(scene.events("NIP-F2a"), IsEmpty());
  const Scene end(Table(3).factories(0, "paper-a").tracks(0, "knowledge=11"));
  EXPECT_THAT(end.refusals("take white knowledge"),
              ElementsAre("take white knowledge: NIP-A4 track_at_end 0 0"));
}

TEST(NipponFactoriesTracks, NIP_F2a_NotInMinesNorByPlansNorAtOnce) {
  Scene mines(Table(3).factories(0, "paper-a").stepping("mines"));
  mines.play({"steps 1"});
  EXPECT_EQ(mines.says("track coal 0") + mines.says("track knowledge 0"), "10");
  Scene plans(Table(3).factories(0, "paper-a").stock(0, "plans=3"));
  plans.play({"plans knowledge"});
  EXPECT_EQ(plans.says("track knowledge 0"), "1");
  Scene built(building_with_tracks("knowledge=1"));
  built.play({"build paper-a"});
  EXPECT_EQ(built.says("track knowledge 0"), "1");
  Scene other(Table(3).factories(1, "paper-a").stepping("knowledge"));
  other.play({"steps 1"});
  EXPECT_EQ(other.says("track knowledge 0"), "1");
}

TEST(NipponFactoriesTracks, NIP_F3c_MinesGoAStepFurtherUnpaid) {
  for (const auto& [steps, yen, place] :
       {std::tuple{"steps 1", "11", "2"}, {"steps 2", "9", "3"}, {"steps 3", "6", "4"}}) {
    Scene scene(Table(3).factories(0, "bento-c").stepping("mines"));
    scene.play({steps});
    EXPECT_THAT(scene.changes(turn_over()),
                ElementsAre(std::string("yen 0: ") + yen, std::string("track coal 0: ") + place));
  }
  Scene told(Table(3).factories(0, "bento-c").tracks(0, "coal=6").stepping("mines"));
  told.play({"steps 2"});
  EXPECT_THAT(told.events("NIP-A5"),
              ElementsAre("NIP-A5 yen_paid seat:0 yen:3",
                          "NIP-A5 track_moved seat:0 steps:2 track:coal value:6"));
  EXPECT_THAT(told.events("NIP-F3c"),
              ElementsAre("NIP-F3c track_moved seat:0 steps:1 track:coal value:7"));
}

TEST(NipponFactoriesTracks, NIP_F3c_ATracksEndIsNotPassed) {
  Scene scene(Table(3).factories(0, "bento-c").tracks(0, "coal=12"));
  scene.play({"take white mines"});  // one step is all that can be bought
  EXPECT_EQ(scene.says("track coal 0") + " " + scene.says("yen 0"), "13 11");
  EXPECT_THAT(scene.events("NIP-F3c"), IsEmpty());
  const Scene end(Table(3).factories(0, "bento-c").tracks(0, "coal=13"));
  EXPECT_THAT(end.refusals("take white mines"),
              ElementsAre("take white mines: NIP-A5 track_at_end 0 0"));
}

TEST(NipponFactoriesTracks, NIP_F3c_NotInKnowledgeNorByPlans) {
  Scene knowledge(Table(3).factories(0, "bento-c").stepping("knowledge"));
  knowledge.play({"steps 1"});
  EXPECT_EQ(knowledge.says("track knowledge 0") + knowledge.says("track coal 0"), "10");
  Scene plans(Table(3).factories(0, "bento-c").stock(0, "plans=3"));
  plans.play({"plans coal"});
  EXPECT_EQ(plans.says("track coal 0"), "1");
}

TEST(NipponFactoriesTracks, NIP_F2a_F3c_Together) {
  Scene scene(Table(3).factories(0, "paper-a bento-c").stepping("knowledge"));
  scene.play({"steps 2"});
  EXPECT_THAT(scene.changes(turn_over()), ElementsAre("yen 0: 9", "track knowledge 0: 3"));
}

// ---- NIP-F2b, NIP-F3b: prices

TEST(NipponFactoriesTracks, NIP_F2b_KnowledgeCostsLess) {
  for (const auto& [steps, yen] : {std::pair{1, 12}, {2, 10}, {3, 8}}) {
    Scene scene(Table(3).factories(0, "paper-b").stepping("knowledge"));
    scene.play({"steps " + std::to_string(steps)});
    EXPECT_EQ(scene.number("yen 0"), yen);
    EXPECT_EQ(scene.number("track knowledge 0"), steps);
  }
}

TEST(NipponFactoriesTracks, NIP_F2b_OneStepWithoutMoney) {
  Scene scene(Table(3).factories(0, "paper-b").stock(0, "yen=0"));
  scene.play({"take white knowledge"});
  EXPECT_THAT(scene.changes(turn_over(0)), ElementsAre("track knowledge 0: 1"));
  EXPECT_THAT(scene.events("NIP-A4"),
              ElementsAre("NIP-A4 track_moved seat:0 steps:1 track:knowledge value:2"));
  const Scene three(Table(3).factories(0, "paper-b").stock(0, "yen=3").stepping("knowledge"));
  EXPECT_THAT(three.legal("steps"), ElementsAre("steps 2", "steps 1"));
  EXPECT_THAT(three.refusals("steps"), ElementsAre("steps 3: NIP-A4 not_enough_yen 4 3"));
}

TEST(NipponFactoriesTracks, NIP_F2b_MinesAndOthersPayAsBefore) {
  Scene mines(Table(3).factories(0, "paper-b").stepping("mines"));
  mines.play({"steps 3"});
  EXPECT_EQ(mines.says("yen 0"), "6");
  Scene other(Table(3).factories(1, "paper-b").stepping("knowledge"));
  other.play({"steps 3"});
  EXPECT_EQ(other.says("yen 0"), "6");
}

TEST(NipponFactoriesTracks, NIP_F2b_OneMoreKnowledgeStar) {
  const Scene scene(
      Table(3).factories(0, "paper-b").tracks(0, "knowledge=11").tracks(1, "knowledge=11"));
  EXPECT_THAT(scored(scene, "knowledge-stars"),
              ElementsAre("multiplier=1 of=5 points=5", "multiplier=1 of=4 points=4",
                          "multiplier=1 of=0 points=0"));
  EXPECT_EQ(scored(scene, "coal-stars")[0], "multiplier=0 of=0 points=0");
}

TEST(NipponFactoriesTracks, NIP_F3b_MinesCostLess) {
  for (const auto& [steps, yen] : {std::pair{1, 12}, {2, 10}, {3, 8}}) {
    Scene scene(Table(3).factories(0, "bento-b").stepping("mines"));
    scene.play({"steps " + std::to_string(steps)});
    EXPECT_EQ(scene.number("yen 0"), yen);
    EXPECT_EQ(scene.number("track coal 0"), steps);
  }
  const Scene poor(Table(3).factories(0, "bento-b").stock(0, "yen=0"));
  EXPECT_THAT(poor.legal("take white mines"), ElementsAre("take white mines"));
  EXPECT_THAT(poor.legal("take white knowledge"), IsEmpty());
}

TEST(NipponFactoriesTracks, NIP_F3b_KnowledgePaysAsBefore) {
  Scene scene(Table(3).factories(0, "bento-b").stepping("knowledge"));
  scene.play({"steps 2"});
  EXPECT_EQ(scene.says("yen 0"), "9");
}

TEST(NipponFactoriesTracks, NIP_F3b_OneMoreCoalStar) {
  const Scene scene(
      Table(3).factories(0, "bento-b").tracks(0, "coal=3").achievements(0, "coal-stars=5"));
  EXPECT_EQ(scored(scene, "coal-stars")[0], "multiplier=5 of=2 points=10");
  EXPECT_EQ(scored(scene, "knowledge-stars")[0], "multiplier=1 of=0 points=0");
}

TEST(NipponFactoriesTracks, NIP_F2b_F3b_Together) {
  Scene scene(Table(3).factories(0, "paper-b bento-b").stock(0, "yen=4 plans=0"));
  scene.play({"take white knowledge", "steps 3"});
  EXPECT_EQ(scene.says("yen 0"), "0");
  EXPECT_THAT(scored(scene, "knowledge-stars")[0], "multiplier=1 of=1 points=1");
  EXPECT_THAT(scored(scene, "coal-stars")[0], "multiplier=0 of=1 points=0");
}

// ---- NIP-F2c, NIP-F3d: steps at once

TEST(NipponFactoriesTracks, NIP_F2c_TwoKnowledgeStepsAtOnce) {
  Scene scene(building_with_tracks("knowledge=4"));
  scene.play({"build paper-c"});
  EXPECT_EQ(scene.says("track knowledge 0"), "6");
  EXPECT_THAT(scene.events(), ElementsAre("NIP-A1 yen_paid seat:0 yen:6",
                                          "NIP-A1 factory_built factory:paper-c seat:0",
                                          "NIP-F2c track_moved seat:0 steps:2 track:knowledge "
                                          "value:4",
                                          "NIP-T1 turn_began seat:1 turn:4"));
}

TEST(NipponFactoriesTracks, NIP_F2c_StepsBeyondTheEndAreLost) {
  Scene one(building_with_tracks("knowledge=10"));
  one.play({"build paper-c"});
  EXPECT_EQ(one.says("track knowledge 0"), "11");
  EXPECT_THAT(one.events("NIP-F2c"),
              ElementsAre("NIP-F2c track_moved seat:0 steps:1 track:knowledge value:7"));
  Scene none(building_with_tracks("knowledge=11"));
  none.play({"build paper-c"});
  EXPECT_EQ(none.says("paper 0"), "paper-c=0+0");
  EXPECT_THAT(none.events("NIP-F2c"), IsEmpty());
}

// They do not lower the knowledge that it needs.
TEST(NipponFactoriesTracks, NIP_F2c_TheyComeAfterItIsPaid) {
  Scene scene(building_with_tracks("knowledge=0").stock(0, "plans=1"));
  scene.play({"build paper-c"});
  EXPECT_EQ(scene.says("plans 0") + " " + scene.says("track knowledge 0"), "0 2");
}

TEST(NipponFactoriesTracks, NIP_F3d_TwoCoalStepsAtOnce) {
  Scene scene(building_with_tracks("knowledge=11 coal=6"));
  scene.play({"build bento-d"});
  EXPECT_EQ(scene.says("track coal 0") + " " + scene.says("coal 0"), "8 2");  // no coal itself
  EXPECT_THAT(scene.events("NIP-F3d"),
              ElementsAre("NIP-F3d track_moved seat:0 steps:2 track:coal value:6"));
  Scene end(building_with_tracks("knowledge=11 coal=12"));
  end.play({"build bento-d"});
  EXPECT_EQ(end.says("track coal 0"), "13");
}

TEST(NipponFactoriesTracks, NIP_F2c_F3d_OnceOnly) {
  Scene scene(Table(3).factories(0, "paper-c bento-d").stepping("mines"));
  scene.play({"steps 1"});
  EXPECT_EQ(scene.says("track coal 0") + scene.says("track knowledge 0"), "10");
}

// ---- NIP-F2d

TEST(NipponFactoriesTracks, NIP_F2d_TwoPlansAtOnce) {
  Scene scene(building_with_tracks());
  scene.play({"build paper-d"});
  EXPECT_EQ(scene.says("plans 0"), "2");
  EXPECT_THAT(scene.events("NIP-F2d"), ElementsAre("NIP-F2d plans_gained plans:2 seat:0"));
}

TEST(NipponFactoriesTracks, NIP_F2d_TheyCanBeUsedInThisTurnButNotForTheirFactory) {
  Scene scene(Table(3).stock(0, "plans=2").investing().tracks(0, "knowledge=0"));
  EXPECT_THAT(scene.legal("build paper-d"), ElementsAre("build paper-d"));
  scene.play({"build paper-d"});
  EXPECT_EQ(scene.says("plans 0"), "3");
  EXPECT_THAT(scene.legal(), ElementsAre("done", "plans coal", "plans money", "plans knowledge"));
  const Scene none(Table(3).stock(0, "plans=0"));
  EXPECT_THAT(none.refusals("take white invest"),
              ElementsAre("take white invest: NIP-A1 too_few_plans 1 0"));
}

// ---- NIP-F3a

TEST(NipponFactoriesTracks, NIP_F3a_BentoForTwoCoal) {
  Scene scene(Table(3).factories(0, "bento-a=0+1"));
  scene.play({"take white produce"});
  EXPECT_THAT(scene.changes(turn_over(0)), ElementsAre("coal 0: 0", "bento 0: bento-a=2+1"));
  EXPECT_THAT(scene.events("NIP-A3"), Contains("NIP-A3 coal_paid coal:2 seat:0"));
  const Scene usual(Table(3).factories(0, "bento-b"));
  EXPECT_THAT(usual.refusals("take white produce"),
              ElementsAre("take white produce: NIP-A3 not_enough_coal 3 2"));
  const Scene poor(Table(3).factories(0, "bento-a").stock(0, "coal=1"));
  EXPECT_THAT(poor.refusals("take white produce"),
              ElementsAre("take white produce: NIP-A3 not_enough_coal 2 1"));
}

TEST(NipponFactoriesTracks, NIP_F3a_OnlyThatFactory) {
  const Scene scene(Table(3).factories(0, "bento-a lenses-b").stock(0, "coal=4").producing());
  EXPECT_THAT(scene.legal("produce"), ElementsAre("produce bento", "produce lenses"));
  const Scene five(Table(3).factories(0, "bento-a lenses-b").stock(0, "coal=5").producing());
  EXPECT_THAT(five.legal("produce"), Contains("produce bento+lenses"));
  EXPECT_THAT(five.legal("produce"), Not(Contains("produce bento+bento")));
}

}  // namespace
}  // namespace kaisho::nippon_tests
