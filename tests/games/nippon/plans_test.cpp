// Three plans for a step (NIP-T1), and what they may not make impossible (NIP-T3).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/nippon/table.h"

namespace kaisho::nippon_tests {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

Lines all_tracks() { return {"plans coal", "plans money", "plans knowledge"}; }

// ---- NIP-T1

TEST(NipponPlans, NIP_T1_ThreePlansForOneStepOnOneOfTheTracks) {
  for (const std::string track : {"coal", "money", "knowledge"}) {
    Scene scene(Table(3).stock(0, "plans=5").stock(1, "plans=9").tracks(0, "coal=4 money=4"));
    EXPECT_THAT(scene.legal("plans"), all_tracks());
    const int before = scene.number("track " + track + " 0");
    scene.play({"plans " + track});
    EXPECT_THAT(scene.changes(),
                ElementsAre("plans 0: 2", "track " + track + " 0: " + std::to_string(before + 1)));
    EXPECT_EQ(scene.events("NIP-T1")[0], "NIP-T1 plans_paid plans:3 seat:0");
    EXPECT_EQ(scene.events("NIP-T1").size(), 2U);
  }
}

// Whoever's turn it is, wherever that player sits.
TEST(NipponPlans, NIP_T1_ForThePlayerWhoseTurnItIs) {
  Scene scene(
      Table(3).first(1).active(2).stock(0, "plans=9").stock(1, "plans=9").stock(2, "plans=3"));
  scene.play({"plans coal"});
  EXPECT_THAT(scene.changes(), ElementsAre("plans 2: 0", "track coal 2: 1"));
}

TEST(NipponPlans, NIP_T1_TheStepIsTold) {
  Scene scene(Table(3).stock(0, "plans=3").tracks(0, "money=2"));
  scene.play({"plans money"});
  EXPECT_THAT(scene.events(),
              ElementsAre("NIP-T1 plans_paid plans:3 seat:0",
                          "NIP-T1 track_moved seat:0 steps:1 track:money value:18"));
}

TEST(NipponPlans, NIP_T1_TwoAreTooFew) {
  const Scene scene(Table().stock(0, "plans=2"));
  EXPECT_THAT(scene.legal("plans"), IsEmpty());
  EXPECT_THAT(scene.refusals("plans"), ElementsAre("plans coal: NIP-T1 too_few_plans 3 2",
                                                   "plans money: NIP-T1 too_few_plans 3 2",
                                                   "plans knowledge: NIP-T1 too_few_plans 3 2"));
}

TEST(NipponPlans, NIP_T1_Repeatedly) {
  Scene scene(Table().stock(0, "plans=13"));
  scene.play({"plans coal", "plans money", "plans coal", "plans coal"});
  EXPECT_THAT(scene.changes(), ElementsAre("plans 0: 1", "track coal 0: 3", "track money 0: 1"));
  EXPECT_THAT(scene.legal("plans"), IsEmpty());
  EXPECT_EQ(scene.says("now"), "turn 0");
}

// Before taking a worker they may open an action, or pay what comes.
TEST(NipponPlans, NIP_T1_BeforeTheActionAndBeforeConsolidating) {
  Scene scene(Table().stock(0, "plans=3").tracks(0, "knowledge=4"));
  scene.play({"plans knowledge", "take white invest", "build bento-a"});
  EXPECT_EQ(scene.says("bento 0") + " " + scene.says("plans 0"), "bento-a=0+0 0");
  Scene budget(Table().stock(0, "plans=6").tracks(0, "coal=4 money=1"));
  budget.play({"plans money", "plans coal", "consolidate"});
  EXPECT_EQ(budget.says("yen 0") + " " + budget.says("coal 0"), "16 5");
}

// Every decision there is, with something to choose.
std::vector<Table> decisions() {
  const auto table = [] { return Table().stock(0, "plans=9 yen=20 coal=9"); };
  const auto silk = [&] { return table().factories(0, "silk-a=4").asks("tokyo", "silk"); };
  return {
      table(),
      table().stepping("knowledge"),
      table().stepping("mines"),
      table().factories(0, "silk-a paper-a").producing(),
      table().factories(0, "silk-a=4").exporting(),
      table().factories(0, "silk-a=2").exporting(1),
      table().factories(0, "silk-a=2").exporting(2),
      table().investing(),
      table().improving(),
      table().improving_free(),
      table().putting_trains(),
      table().putting_trains_free(),
      table().putting_ships(),
      table().putting_ships_free(),
      silk().selling(),
      silk().influence(0, "tokyo:west=1").selling(1, "kanto-chubu"),
      silk().choosing_tile("tokyo:north"),
      silk()
          .influence(1, "tokyo:east=1")
          .influence(0, "tokyo:south=1")
          .sending_home("tokyo:north", 3, 3),
      table().taking_reward(),
      table().tiling(2),
      table().last("produce"),
      table().last(""),
  };
}

TEST(NipponPlans, NIP_T1_BetweenAnyTwoDecisions) {
  for (const Table& table : decisions()) {
    Scene scene(Table(table).tracks(0, "knowledge=9"));
    EXPECT_EQ(scene.legal("plans"), all_tracks()) << scene.says("now");
    const std::string now = scene.says("now");
    const Lines before = scene.legal();
    scene.play({"plans coal", "plans money"});
    EXPECT_THAT(scene.changes(), ElementsAre("plans 0: 3", "track coal 0: 1", "track money 0: 1"))
        << now;
    EXPECT_EQ(scene.legal(), before) << now;
  }
}

TEST(NipponPlans, NIP_T1_NoneInAnyOfThemWithTooFew) {
  for (const Table& table : decisions()) {
    Scene scene(Table(table).stock(0, "plans=2 yen=20 coal=9"));
    EXPECT_THAT(scene.legal("plans"), IsEmpty()) << scene.says("now");
    EXPECT_EQ(scene.refusals("plans").size(), 3U) << scene.says("now");
  }
}

// A decision with one outcome waits for whoever could use plans.
TEST(NipponPlans, NIP_T1_WithPlansTheTurnEndsWhenThePlayerSays) {
  Scene scene(Table(3).stock(0, "plans=7"));
  scene.play({"take white mines", "steps 2"});
  EXPECT_EQ(steps_of(scene), "last 0, turn_end space 3");
  EXPECT_THAT(scene.legal(), ElementsAre("done", "plans coal", "plans money", "plans knowledge"));
  scene.mark().play({"plans coal"});
  EXPECT_THAT(scene.changes(), ElementsAre("plans 0: 4", "track coal 0: 3"));
  scene.mark().play({"done"});
  EXPECT_THAT(scene.changes(), ElementsAre("turn: 4", "active: 1", "latest: 0", "now: turn 1"));
}

TEST(NipponPlans, NIP_T1_WithoutPlansForAStepItEndsByItself) {
  Scene scene(Table(3).stock(0, "plans=6"));
  scene.play({"take white mines", "steps 2", "plans coal", "plans coal"});
  EXPECT_EQ(scene.says("now"), "turn 1");
  Scene few(Table(3).stock(0, "plans=2"));
  few.play({"take white mines", "steps 1"});
  EXPECT_EQ(few.says("now"), "turn 1");
  Scene ends(Table(3).stock(0, "plans=9 yen=0").tracks(0, "coal=13 money=12 knowledge=11"));
  EXPECT_THAT(ends.refusals("plans"), ElementsAre("plans coal: NIP-A4 track_at_end 0 0",
                                                  "plans money: NIP-A4 track_at_end 0 0",
                                                  "plans knowledge: NIP-A4 track_at_end 0 0"));
  ends.play({"consolidate"});
  EXPECT_EQ(ends.says("now"), "turn 1");
}

// After consolidating, and what the steps gained there change nothing of it.
TEST(NipponPlans, NIP_T1_AfterTheLastDecision) {
  Scene scene(Table(3).stock(0, "plans=4").workers(0, "white black"));
  scene.play({"consolidate"});
  EXPECT_EQ(steps_of(scene), "last 0, turn_end space -");
  scene.mark().play({"plans money"});
  EXPECT_THAT(scene.changes(turn_over()), ElementsAre("plans 0: 1", "track money 0: 1"));
}

// The space is refilled when the turn is over.
TEST(NipponPlans, NIP_T1_BeforeTheRefill) {
  Scene scene(Table(3).space(3, "white").stock(0, "plans=4"));
  scene.play({"take white mines", "steps 1"});
  EXPECT_EQ(scene.says("space 3") + "/" + scene.says("row 1"), "/pink brown black");
  EXPECT_EQ(scene.legal("plans"), all_tracks());
  scene.mark().play({"plans money"});
  EXPECT_THAT(scene.events(),
              ElementsAre("NIP-T1 plans_paid plans:3 seat:0",
                          "NIP-T1 track_moved seat:0 steps:1 track:money value:14",
                          "NIP-T4 row_moved row:1 space:3", "NIP-T1 turn_began seat:1 turn:4"));
}

TEST(NipponPlans, NIP_T1_NeverInAnothersTurn) {
  Scene scene(Table(3).stock(0, "plans=12").stock(1, "plans=2"));
  scene.play({"take white mines", "steps 1", "done"});
  EXPECT_EQ(scene.says("now"), "turn 1");
  EXPECT_THAT(scene.legal("plans"), IsEmpty());
  EXPECT_THAT(scene.refusals("plans coal"), ElementsAre("plans coal: NIP-T1 too_few_plans 3 2"));
}

TEST(NipponPlans, NIP_T1_NeverAtTheEndOfATrack) {
  const Lines ends[] = {{"coal=13", "coal", "mines"},
                        {"money=12", "money", "-"},
                        {"knowledge=11", "knowledge", "knowledge"}};
  for (const Lines& end : ends) {
    for (const Table& table : decisions()) {
      const Json step = Table(table).json()["steps"][0];
      if (step.value("action", "") == end[2]) continue;  // is closed
      const Scene scene(Table(table).tracks(0, end[0]));
      EXPECT_EQ(scene.legal("plans").size(), 2U) << scene.says("now");
      EXPECT_THAT(scene.legal("plans"), Not(Contains("plans " + end[1])));
      EXPECT_THAT(scene.refusals("plans"),
                  ElementsAre("plans " + end[1] + ": NIP-A4 track_at_end 0 0"));
    }
  }
}

TEST(NipponPlans, NIP_T1_UpToTheEndOfATrack) {
  Scene scene(Table().stock(0, "plans=6").tracks(0, "coal=12"));
  scene.play({"plans coal"});
  EXPECT_EQ(scene.says("track coal 0"), "13");
  EXPECT_THAT(scene.legal("plans"), ElementsAre("plans money", "plans knowledge"));
}

// ---- NIP-T3: they leave possible what was begun

TEST(NipponPlans, NIP_T3_PlansLeaveAStepToTheAction) {
  Scene mines(Table().stock(0, "plans=6").tracks(0, "coal=11").stepping("mines"));
  mines.play({"plans coal"});
  EXPECT_THAT(mines.legal(), ElementsAre("steps 1", "plans money", "plans knowledge"));
  EXPECT_THAT(mines.refusals("plans"), ElementsAre("plans coal: NIP-T3 action_begun 0 0"));
  const Scene knowledge(
      Table().stock(0, "plans=3").tracks(0, "knowledge=10").stepping("knowledge"));
  EXPECT_THAT(knowledge.legal(), ElementsAre("steps 1", "plans coal", "plans money"));
  EXPECT_THAT(knowledge.refusals("plans"), ElementsAre("plans knowledge: NIP-T3 action_begun 0 0"));
}

TEST(NipponPlans, NIP_T3_TheLastStepOfAnotherTrackIsFree) {
  Scene scene(Table().stock(0, "plans=6").tracks(0, "coal=12 knowledge=10").stepping("mines"));
  EXPECT_THAT(scene.legal("plans"), ElementsAre("plans money", "plans knowledge"));
  scene.play({"plans knowledge"});
  EXPECT_EQ(scene.says("track knowledge 0"), "11");
}

// Knowledge 1, and silk or paper ask for 2: one plan has to be left, or the step has to be that of
// knowledge.
TEST(NipponPlans, NIP_T3_PlansLeaveAFactoryToBuild) {
  const Scene three(Table().stock(0, "plans=3").investing());
  EXPECT_THAT(three.legal("plans"), ElementsAre("plans knowledge"));
  EXPECT_THAT(three.refusals("plans"), ElementsAre("plans coal: NIP-T3 action_begun 0 0",
                                                   "plans money: NIP-T3 action_begun 0 0"));
  EXPECT_EQ(Scene(Table().stock(0, "plans=4").investing()).legal("plans"), all_tracks());
  // Bento and lenses ask for 4, and a step further knowledge is still 2.
  const Scene blank(Table()
                        .stock(0, "plans=4")
                        .factories(0, "silk-a paper-a")
                        .tracks(0, "knowledge=1")
                        .investing());
  EXPECT_THAT(blank.legal("plans"), IsEmpty());
  EXPECT_EQ(blank.refusals("plans").size(), 3U);
  const Scene next(Table()
                       .stock(0, "plans=4")
                       .factories(0, "silk-a paper-a")
                       .tracks(0, "knowledge=2")
                       .investing());
  EXPECT_THAT(next.legal("plans"), ElementsAre("plans knowledge"));
}

// What an action's parts cost is not paid with plans, so the others are never spoilt.
TEST(NipponPlans, NIP_T3_OtherActionsGoOn) {
  Scene scene(Table().stock(0, "plans=3 yen=5 coal=2").factories(0, "silk-a=1").producing());
  scene.play({"plans coal"});
  EXPECT_EQ(scene.says("silk 0"), "silk-a=2+0");  // one factory, and now no plans: by itself
}

}  // namespace
}  // namespace kaisho::nippon_tests
