// The tables of the tests themselves, and one whole example of a test: its moves, all that they
// change, what is told and what is refused.
#include "tests/games/nippon/table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kaisho::nippon_tests {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// ---- an example

TEST(NipponTable, AnExample) {
  Scene scene(Table(3).stock(0, "yen=4 plans=0").tracks(0, "coal=2").factories(0, "bento-c=1"));
  scene.play({"take green mines"});
  EXPECT_EQ(scene.says("now"), "track 0 action mines");
  EXPECT_THAT(scene.legal(), ElementsAre("steps 2", "steps 1"));
  EXPECT_THAT(scene.refusals("steps"), ElementsAre("steps 3: NIP-A5 not_enough_yen 6 4"));
  scene.mark().play({"steps 2"});
  EXPECT_THAT(scene.changes(turn_over()), ElementsAre("yen 0: 1", "track coal 0: 5"));
  EXPECT_THAT(scene.events("NIP-A5"),
              ElementsAre("NIP-A5 yen_paid seat:0 yen:3",
                          "NIP-A5 track_moved seat:0 steps:2 track:coal value:4"));
  EXPECT_EQ(scene.says("now"), "turn 1");
}

// ---- tables

TEST(NipponTable, WithoutWordsItIsSoundForAllNumbersOfPlayers) {
  for (int seats = 2; seats <= 4; ++seats) {
    const Scene scene(Table{seats});
    EXPECT_EQ(scene.says("now"), "turn 0");
    EXPECT_EQ(scene.says("space 5"), "white yellow green");
    EXPECT_EQ(scene.says("row 1"), seats == 2 ? "pink brown" : "pink brown black");
    EXPECT_EQ(scene.says("yen 0") + " " + scene.says("vp 1"), "12 11");
  }
  EXPECT_EQ(Scene(Table(3).first(2).active(1)).says("turn"), "5");
  EXPECT_EQ(Scene(Table(3).first(2).turn(0)).says("latest"), "-");
}

TEST(NipponTable, WorkersComeOutOfTheBag) {
  const Scene held(Table(2).workers(1, "white white pink").rows_used(1));
  EXPECT_EQ(held.says("space 4") + ", " + held.says("space 5"),
            "white yellow green, yellow green pink");
  EXPECT_EQ(held.says("row 1") + "/" + held.says("row 2"), "/pink brown");
  const Scene named(Table(2).space(1, "black black").row(2, "white white"));
  EXPECT_EQ(named.says("space 1") + ", " + named.says("space 5"),
            "black black, white yellow green");
  EXPECT_EQ(named.says("row 2"), "white white");
}

TEST(NipponTable, NIP_T5_PlacesThatAreDue) {
  Table table(4);
  for (int seat = 0; seat < 4; ++seat) table.workers(seat, "white yellow green pink brown black");
  const Scene scene(table.row(4, "due due due"));
  EXPECT_EQ(scene.says("row 4"), "due due due");
  EXPECT_EQ(scene.says("bag"), "");
}

// The worker of the step was taken this turn.
TEST(NipponTable, StepsHaveWhatTheyPresuppose) {
  const Scene mines(Table(3).stepping("mines"));
  EXPECT_EQ(mines.says("space 3") + ", " + mines.says("workers 0"), "yellow green, white");
  EXPECT_EQ(steps_of(mines), "track 0 action mines, last 0, turn_end space 3");
  const Scene named(Table(3).workers(0, "black green").investing());
  EXPECT_EQ(named.says("space 2"), "white yellow");
  EXPECT_EQ(Scene(Table().exporting(2).factories(0, "silk-a=2")).says("contracts 0"),
            "contract-1 contract-2 contract-3 contract-4 contract-5 contract-6");
  EXPECT_EQ(Scene(Table().putting_ships_free()).says("lenses 0"), "lenses-c=0+0");
  EXPECT_EQ(Scene(Table().tiling(4)).says("workers 0"), "white yellow green pink brown");
  EXPECT_EQ(steps_of(Scene(Table().taking_reward())),
            "reward 0, wages 0, last 0, turn_end space -");
}

TEST(NipponTable, RewardsThatAreNotLeftLieOnAchievements) {
  const Scene few(Table(4).achievements(0, "savings=5").rewards("reward-2-yen=0"));
  EXPECT_EQ(few.says("stack reward-5-yen"), "1");
  EXPECT_EQ(few.says("achievement regions 3") + few.says("achievement full-machines 3"), "22");
  const Scene two(Table(2));
  EXPECT_EQ(two.says("stack reward-3-plans") + two.says("stack reward-3-yen"), "20");
  const Scene none(Table(2).no_rewards(1));
  EXPECT_EQ(none.says("stack reward-3-plans") + none.says("extra_multipliers"), "01");
  EXPECT_EQ(none.says("achievement savings 0") + none.says("achievement contracts 1"), "-3");
}

TEST(NipponTable, CitiesAskForWhatIsWanted) {
  const Scene scene(Table(2)
                        .asks("tokyo", "bulbs - silk")
                        .asks("osaka", "- watches - paper")
                        .city("nagoya", "city-tile-1", 2));
  EXPECT_EQ(scene.says("city nagoya"), "city-tile-1 2");
  EXPECT_EQ(scene.says("city hakodate"), "city-tile-2 0");
  EXPECT_EQ(scene.says("city tokyo"), "city-tile-4 2");
  EXPECT_EQ(scene.says("city osaka"), "city-tile-6 3");
}

TEST(NipponTable, WhatLiesOnTheBoardHasLeftTheOwn) {
  const Scene scene(Table(3)
                        .influence(1, "tokyo:north=3 osaka:east=7")
                        .factories(1, "watches-b silk-a=3+2")
                        .trains(1, "kanto-chubu=2")
                        .plain_trains(1, "kansai-chugoku")
                        .ships(1, "kanto-chubu"));
  EXPECT_EQ(scene.says("influence 1"), "1 2 3 4 5 5 6 7");
  EXPECT_EQ(scene.says("tokyo north") + " " + scene.says("osaka east"), "1=3 1=7");
  EXPECT_EQ(scene.says("trains 1") + scene.says("ships 1"), "35");
  EXPECT_EQ(scene.says("trains_turned kanto-chubu 1") + scene.says("trains kansai-chugoku 1"),
            "21");
  EXPECT_EQ(scene.says("silk 1"), "silk-a=3+2");
  EXPECT_THAT(standing_of(scene, "kanto-chubu"),
              ElementsAre("foreign: influence=11 rank=1 shared=1",
                          "0: influence=0 points=0 rank=0 shared=0 ships=0",
                          "1: influence=9 points=7 rank=2 shared=1 ships=2",
                          "2: influence=0 points=0 rank=0 shared=0 ships=0"));
}

TEST(NipponTable, NIP_T6_TheMarkerFollowsTheClosingTurns) {
  EXPECT_EQ(Scene(Table(3).marker(3)).says("scorings"), "1");
  const Scene closing(Table(3).closing(5));
  EXPECT_EQ(closing.says("marker") + closing.says("scorings") + closing.says("closing"), "725");
  const Scene over(Table(3).over("rules"));
  EXPECT_EQ(over.says("marker") + over.says("scorings") + over.says("closing"), "830");
  EXPECT_THAT(over.legal(), IsEmpty());
  EXPECT_THAT(scored(over, "savings"),
              ElementsAre("multiplier=1 of=12 points=2", "multiplier=1 of=12 points=2",
                          "multiplier=1 of=12 points=2"));
}

}  // namespace
}  // namespace kaisho::nippon_tests
