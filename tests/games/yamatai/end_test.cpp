// What ends the game (YAM-E1), and who wins (YAM-E3).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/yamatai/table.h"

namespace kaisho::yamatai_tests {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;

Table last_turn(int seats = 3) { return Table(seats).place(seats == 3 ? 2 : 3); }

// What the end of the round brings: what ended the game, or the round that begins.
std::string after(const Table& table) {
  Scene scene(table);
  scene.play({"done"});
  if (scene.says("over") == "no") return "round " + scene.says("round");
  EXPECT_THAT(scene.legal(), IsEmpty());
  EXPECT_TRUE(scene.result().over);
  return scene.says("over") + " " + scene.says("trigger");
}

// ---- boats

TEST(YamataiEnd, YAM_E1_ABoatColourHasRunOut) {
  for (const char* const colour : {"green", "brown", "black", "red", "yellow"}) {
    const std::string name(colour);
    EXPECT_EQ(after(last_turn().supply(name + "=0")), "rules boats");
    EXPECT_EQ(after(last_turn().supply(name + "=1")), "round 3");
  }
}

TEST(YamataiEnd, YAM_E1_AColourThatCameBackDoesNotEndTheGame) {
  const Table table = last_turn().supply("red=0").hand(2, "red").row("-").boats("1=red 2=green");
  Scene sold(table);
  sold.play({"sell red"});  // and nothing is left to do
  EXPECT_EQ(sold.says("over") + " " + sold.says("round"), "no 3");
  Scene removed(Table(table).fleet(7));
  removed.play({"remove 1", "done", "done"});
  EXPECT_EQ(removed.says("over") + " " + removed.says("round"), "no 3");
  Scene kept(table);
  kept.play({"done"});
  EXPECT_EQ(kept.says("trigger"), "boats");
}

TEST(YamataiEnd, YAM_E1_OnlyThePreparationAsksForIt) {
  Scene scene(Table(3).place(1).supply("red=0"));
  scene.play({"done"});
  EXPECT_EQ(scene.says("over") + " " + scene.says("trigger"), "no -");
  EXPECT_EQ(scene.says("active"), "2");
  EXPECT_THAT(scene.events("YAM-E1"), IsEmpty());
}

// ---- specialists and buildings

TEST(YamataiEnd, YAM_E1_TheSpecialistRowCannotBeRefilled) {
  const auto with = [](const char* row, int left) {
    return after(last_turn().specialist_row(row).specialists_left(left));
  };
  EXPECT_EQ(with("riu - yasoma tomoe ebisu", 0), "rules specialists");
  EXPECT_EQ(with("riu - yasoma tomoe ebisu", 1), "round 3");
  EXPECT_EQ(with("riu - - tomoe ebisu", 1), "rules specialists");
  EXPECT_EQ(with("riu - - tomoe ebisu", 2), "round 3");
  EXPECT_EQ(with("riu hetsuka yasoma tomoe ebisu", 0), "round 3");  // nothing to refill
}

TEST(YamataiEnd, YAM_E1_TheBuildingRowCannotBeRefilled) {
  const auto with = [](const char* row, int left) {
    return after(last_turn().row(row).buildings_left(left));
  };
  EXPECT_EQ(with("forge - theatre bathhouse boathouse", 0), "rules buildings");
  EXPECT_EQ(with("forge - theatre bathhouse boathouse", 1), "round 3");
  EXPECT_EQ(with("forge - - - boathouse", 2), "rules buildings");
  EXPECT_EQ(with("forge - - - boathouse", 3), "round 3");
  EXPECT_EQ(with("forge watermill theatre bathhouse boathouse", 0), "round 3");
}

// Nothing more is prepared.
TEST(YamataiEnd, YAM_E1_WhatTheLastRoundLeaves) {
  Scene scene(
      last_turn().supply("red=0").specialist_row("riu=2 - yasoma tomoe ebisu").row("forge"));
  scene.play({"done"});
  EXPECT_THAT(scene.changes(), ElementsAre("turn: 9", "round: 3", "active: -", "place: 3",
                                           "over: rules", "trigger: boats", "now: nothing"));
  EXPECT_THAT(scene.events("YAM-T12"), ElementsAre("YAM-T12 round_ended round:2"));
  EXPECT_THAT(scene.events("YAM-E1"),
              ElementsAre("YAM-E1 end_triggered by:boats", "YAM-E1 game_over by:rules"));
}

// ---- the last standard building

// Seat 0 of four, whose turn is not the round's last, builds its last but so many.
Scene building(int left, const std::string& tile = "fishing-hut") {
  const std::string islands[] = {"20 21 22 25 26", "20 21 22 25"};
  Scene scene(Table(4)
                  .order("3 0 1 2")
                  .active(0)
                  .pieces(0, islands[left])
                  .boats("1=green 7=brown 12=red 13=red")
                  .placed("7")
                  .played("7")
                  .track("4 6 9 - - / 2 / 3 5 8 10")
                  .row(tile));
  EXPECT_THAT(scene.legal("build"), Contains("build " + tile + " 1"));
  scene.play({"build " + tile + " 1"});
  return scene;
}

TEST(YamataiEnd, YAM_E1_TheLastStandardBuildingEndsTheGameWithItsRound) {
  Scene scene = building(0);
  EXPECT_THAT(scene.events("YAM-E1"), ElementsAre("YAM-E1 end_triggered by:pieces seat:0"));
  EXPECT_EQ(scene.says("trigger") + " " + scene.says("over"), "pieces no");
  EXPECT_EQ(scene.says("active"), "1");
  scene.mark().play({"fleet 6", "done", "keep green"});
  EXPECT_EQ(scene.says("active") + " " + scene.says("over"), "2 no");
}

TEST(YamataiEnd, YAM_E1_TheRoundIsFinished) {
  Scene scene = building(0);
  scene.mark().play({"fleet 9", "done", "keep black"});
  EXPECT_EQ(scene.says("active") + " " + scene.says("over"), "2 no");
  scene.play({"fleet 6", "done", "keep green"});
  EXPECT_EQ(scene.says("over") + " " + scene.says("trigger"), "rules pieces");
  EXPECT_THAT(scene.events("YAM-E1"), ElementsAre("YAM-E1 game_over by:rules"));
}

TEST(YamataiEnd, YAM_E1_TheLastButOneDoesNot) {
  Scene scene = building(1);
  EXPECT_EQ(scene.says("trigger"), "-");
  EXPECT_EQ(scene.says("pieces_left 0"), "1");
}

// A torii is nobody's piece.
TEST(YamataiEnd, YAM_E1_ATorii) {
  Scene scene = building(0, "dawn-torii");
  EXPECT_EQ(scene.says("trigger"), "-");
  EXPECT_EQ(scene.says("pieces_left 0"), "1");
}

TEST(YamataiEnd, YAM_E1_TheLastOneOfTheRoundsLastTurn) {
  Scene scene(Table(4)
                  .place(3)
                  .pieces(3, "20 21 22 25 26")
                  .boats("1=green 7=brown")
                  .placed("7")
                  .row("fishing-hut"));
  scene.play({"build fishing-hut 1"});
  EXPECT_EQ(scene.says("over") + " " + scene.says("trigger"), "rules pieces");
}

// What came first is told once, and another thing changes nothing.
TEST(YamataiEnd, YAM_E1_ASecondReason) {
  Scene scene(Table(4)
                  .place(3)
                  .supply("red=0")
                  .pieces(3, "20 21 22 25 26")
                  .boats("1=green 7=brown")
                  .placed("7")
                  .row("fishing-hut"));
  scene.play({"build fishing-hut 1"});
  EXPECT_THAT(scene.events("YAM-E1"),
              ElementsAre("YAM-E1 end_triggered by:pieces seat:3", "YAM-E1 game_over by:rules"));
}

TEST(YamataiEnd, TheTurnCapEndsItToo) {
  Scene scene(Table(3).field("turn_cap", 8).place(1));
  scene.play({"done"});
  EXPECT_EQ(scene.says("over") + " " + scene.says("trigger"), "turn_cap -");
  EXPECT_TRUE(scene.result().capped);
  Scene later(Table(3).field("turn_cap", 9).place(1));
  later.play({"done"});
  EXPECT_EQ(later.says("over"), "no");
}

// ---- YAM-E3

// All have the same points, but for their coins where these are given.
std::vector<int> ranks(const char* order, int seats, const std::vector<int>& coins = {}) {
  Table table = last_turn(seats).order(order);
  for (std::size_t i = 0; i < coins.size(); ++i) table.coins(static_cast<int>(i), coins[i]);
  const Result result = Scene(table).result();
  return {result.rank.begin(), result.rank.begin() + seats};
}

TEST(YamataiEnd, YAM_E3_MostPointsWin) {
  EXPECT_THAT(ranks("0 1 0 1", 2, {10, 15}), ElementsAre(2, 1));
  EXPECT_THAT(ranks("0 1 0 1", 2, {15, 10}), ElementsAre(1, 2));
  EXPECT_THAT(ranks("1 0 1 0", 2, {15, 10}), ElementsAre(1, 2));
}

TEST(YamataiEnd, YAM_E3_OfEqualOnesWhoPlayedEarlierInTheLastRound) {
  EXPECT_THAT(ranks("0 1 2", 3), ElementsAre(1, 2, 3));
  EXPECT_THAT(ranks("2 0 1", 3), ElementsAre(2, 3, 1));
  EXPECT_THAT(ranks("1 2 0", 3), ElementsAre(3, 1, 2));
  EXPECT_THAT(ranks("1 2 0", 3, {14, 14, 10}), ElementsAre(3, 1, 2));  // coins count in fives
  EXPECT_THAT(ranks("1 2 0", 3, {15, 14, 10}), ElementsAre(1, 2, 3));
}

TEST(YamataiEnd, YAM_E3_WithTwoPlayersWhoseFirstTurnCameEarlier) {
  EXPECT_THAT(ranks("0 1 1 0", 2), ElementsAre(1, 2));
  EXPECT_THAT(ranks("1 0 0 1", 2), ElementsAre(2, 1));
  EXPECT_THAT(ranks("0 0 1 1", 2), ElementsAre(1, 2));
  EXPECT_THAT(ranks("1 1 0 0", 2), ElementsAre(2, 1));
}

// The order of the last round, not the one its fleets would give the next.
TEST(YamataiEnd, YAM_E3_WhenTheGameIsOver) {
  Scene scene(last_turn()
                  .order("2 0 1")
                  .played("9 8")
                  .fleet(1)
                  .supply("yellow=0")
                  .aside(0, 3)
                  .aside(1, 3)
                  .coins(2, 15));
  scene.play({"done"});
  EXPECT_EQ(scene.says("over"), "rules");
  const Result result = scene.result();
  EXPECT_EQ(result.score[0], result.score[1]);
  EXPECT_EQ(result.score[0], result.score[2]);
  EXPECT_EQ(result.rank[2], 1);
  EXPECT_EQ(result.rank[0], 2);
  EXPECT_EQ(result.rank[1], 3);
  EXPECT_EQ(result.share[2], 1.0F);
  EXPECT_EQ(result.share[0], 0.0F);
}

// A cap that falls on a round's end leaves its order: no next one is prepared.
TEST(YamataiEnd, YAM_E3_UnderATurnCapTheRoundJustPlayedCounts) {
  Scene scene(last_turn().order("2 0 1").played("9 8").fleet(1).field("turn_cap", 9));
  ASSERT_EQ(scene.says("turn"), "8");
  scene.play({"done"});
  EXPECT_EQ(scene.says("over"), "turn_cap");
  EXPECT_EQ(scene.says("order"), "2 0 1");
  EXPECT_THAT(scene.result().rank, ElementsAre(2, 3, 1, 0));
  EXPECT_TRUE(yamatai().parse_position(scene.json()));
}

}  // namespace
}  // namespace kaisho::yamatai_tests
