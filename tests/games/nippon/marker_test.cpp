// The scoring marker, and how the game ends (NIP-T6).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/nippon/table.h"

namespace kaisho::nippon_tests {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

// With this turn the table is filled again: one worker is on space 3, and all rows are used up.
Table filling(int seats) {
  return Table(seats).space(3, "white").rows_used(seats).stock(0, "plans=0");
}

Scene filled(const Table& table) {
  Scene scene(table);
  scene.play({"take white mines", "steps 1"});
  return scene;
}

// Names of events, one after the other, without what is drawn and counted.
Lines told(const Scene& scene) {
  Lines names;
  for (const std::string& event : scene.events()) {
    const std::string name = event.substr(event.find(' ') + 1);
    const bool counted = name.starts_with("region_ranked") || name.starts_with("vp_gained");
    const std::string word = counted ? "scored" : name.substr(0, name.find(' '));
    if (names.empty() || names.back() != word) names.push_back(word);
  }
  return names;
}

TEST(NipponMarker, NIP_T6_AFillingMovesItOnePlace) {
  for (int seats = 2; seats <= 4; ++seats) {
    const Scene scene = filled(filling(seats));
    EXPECT_EQ(scene.says("marker"), "2");
    EXPECT_THAT(scene.events("NIP-T6"), ElementsAre("NIP-T6 marker_moved place:2"));
  }
}

TEST(NipponMarker, NIP_T6_ARefillFromARowDoesNot) {
  const Scene scene = filled(Table(3).space(3, "white"));
  EXPECT_EQ(scene.says("marker"), "1");
  EXPECT_THAT(scene.events("NIP-T6"), IsEmpty());
}

TEST(NipponMarker, NIP_T6_NorWhileWorkersStandOnTheSpace) {
  const Scene scene = filled(Table(3).space(3, "white black").rows_used(3));
  EXPECT_EQ(scene.says("marker"), "1");
  EXPECT_EQ(scene.says("row 1"), "");
}

// Marks are passed when it leaves the second and the fourth place.
TEST(NipponMarker, NIP_T6_TheFirstAndTheSecondScoring) {
  const int scorings[] = {0, 0, 1, 1, 2, 2};
  for (int place = 1; place <= 5; ++place) {
    const Scene scene = filled(filling(3).marker(place));
    EXPECT_EQ(scene.number("marker"), place + 1);
    EXPECT_EQ(scene.number("scorings"), scorings[place]) << place;
    const bool held = scorings[place] > scorings[place - 1];
    EXPECT_EQ(scene.events("NIP-V1").size() + scene.events("NIP-V2").size() > 0, held);
  }
  EXPECT_THAT(filled(filling(3).marker(2)).events(),
              Contains(HasSubstr("scoring_began scoring:1")));
  EXPECT_THAT(filled(filling(3).marker(4)).events(),
              Contains(HasSubstr("scoring_began scoring:2")));
}

// After the filling and the marker's move, before the next turn.
TEST(NipponMarker, NIP_T6_WhenAScoringIsHeld) {
  const Scene scene = filled(filling(3).marker(2).influence(0, "tokyo:north=7"));
  EXPECT_THAT(told(scene),
              ElementsAre("worker_taken", "yen_paid", "track_moved", "filling", "worker_drawn",
                          "marker_moved", "scoring_began", "scored", "turn_began"));
  EXPECT_EQ(scene.says("vp 0"), "17");  // behind the foreign companies
}

// With what the plans of this turn brought.
TEST(NipponMarker, NIP_T6_NotBeforeTheTurnIsOver) {
  Scene scene(filling(3).stock(0, "plans=3").marker(2));
  scene.play({"take white mines", "steps 1"});
  EXPECT_EQ(scene.says("marker") + scene.says("scorings"), "20");
  scene.play({"done"});
  EXPECT_EQ(scene.says("marker") + scene.says("scorings"), "31");
}

// ---- the closing turns

TEST(NipponMarker, NIP_T6_OnTheFirstGoldenPlaceThreeTurnsOfEachAreLeft) {
  for (int seats = 2; seats <= 4; ++seats) {
    for (int seat = 0; seat < seats; ++seat) {
      Scene scene(filling(seats).active(seat).marker(5));
      EXPECT_EQ(scene.says("closing"), "-");
      scene.play({"take white mines", "steps 1"});
      EXPECT_EQ(scene.says("marker") + scene.says("scorings"), "62");
      EXPECT_EQ(scene.number("closing"), 3 * seats);
      EXPECT_EQ(scene.number("active"), (seat + 1) % seats);
      EXPECT_THAT(scene.events("NIP-T6"),
                  ElementsAre("NIP-T6 marker_moved place:6",
                              "NIP-T6 closing seat:" + std::to_string(seat) + " turns:3"));
      EXPECT_THAT(scene.events(), Not(Contains(HasSubstr("scoring_began"))));
    }
  }
}

// From the player after the one who triggered them to that one; the marker moves after each round.
TEST(NipponMarker, NIP_T6_ThreeRounds) {
  for (int seats = 2; seats <= 4; ++seats) {
    Scene scene(filling(seats).active(1).marker(5));
    scene.play({"take white mines", "steps 1"});
    std::string players;
    std::string markers;
    for (int turn = 0; turn < 3 * seats; ++turn) {
      EXPECT_EQ(scene.says("over"), "no");
      EXPECT_EQ(scene.says("scorings"), "2");
      EXPECT_EQ(scene.number("closing"), 3 * seats - turn);
      players += scene.says("active");
      scene.play({"consolidate"});
      markers += scene.says("marker");
    }
    const char* expected[] = {"01", "201", "2301"};
    const char* rounds[] = {"677888", "667778888", "666777788888"};
    const std::string one = expected[seats - 2];
    EXPECT_EQ(players, one + one + one);
    EXPECT_EQ(markers, rounds[seats - 2]);
    EXPECT_EQ(scene.says("over"), "rules");
    EXPECT_EQ(scene.says("scorings") + scene.says("closing"), "30");
    EXPECT_THAT(scene.legal(), IsEmpty());
  }
}

TEST(NipponMarker, NIP_T6_ThenTheThirdScoringAndTheEnd) {
  Scene scene(Table(3).first(1).active(0).closing(1).influence(0, "tokyo:north=7"));
  EXPECT_EQ(scene.says("marker"), "8");
  scene.play({"consolidate"});
  EXPECT_THAT(told(scene),
              ElementsAre("consolidated", "budget", "yen_gained", "coal_gained", "scoring_began",
                          "scored", "final_income", "scored", "game_over"));
  EXPECT_THAT(scene.events(), Contains(HasSubstr("scoring_began scoring:3")));
  EXPECT_EQ(scene.says("scorings"), "3");
}

TEST(NipponMarker, NIP_T6_NotBeforeTheLastTurnOfTheLastRound) {
  for (int left = 2; left <= 9; ++left) {
    Scene scene(Table(3).closing(left).active((9 - left) % 3).first(0));
    scene.play({"consolidate"});
    EXPECT_EQ(scene.number("closing"), left - 1);
    EXPECT_EQ(scene.says("over"), "no");
    EXPECT_EQ(scene.number("marker"), 6 + (10 - left) / 3);
    EXPECT_THAT(scene.events(), Not(Contains(HasSubstr("scoring_began"))));
  }
}

// Plans that are left then are of no use any more (NIP-T1).
TEST(NipponMarker, NIP_T1_NotAfterTheLastOwnTurn) {
  Scene scene(Table(3).closing(2).active(1).stock(0, "plans=9").stock(1, "plans=9"));
  EXPECT_THAT(scene.legal("plans"), Not(IsEmpty()));
  scene.play({"consolidate", "done"});
  EXPECT_THAT(scene.legal("plans"), IsEmpty());
  EXPECT_EQ(scene.says("now"), "turn 2");
  scene.play({"consolidate"});
  EXPECT_EQ(scene.says("over") + scene.says("plans 0") + scene.says("plans 1"), "rules99");
}

// Rows still refill, and the table is filled, but only rounds move the marker.
TEST(NipponMarker, NIP_T6_AFillingNoLongerMovesIt) {
  const Scene row = filled(Table(3).space(3, "white").closing(9));
  EXPECT_EQ(row.says("row 1"), "");
  EXPECT_EQ(row.says("space 3"), "pink brown black");
  EXPECT_EQ(row.says("marker") + row.says("closing"), "68");
  const Scene all = filled(filling(3).closing(9));
  EXPECT_THAT(all.events("NIP-T5"), Contains("NIP-T5 filling"));
  EXPECT_EQ(all.says("marker") + all.says("closing"), "68");
  EXPECT_THAT(all.events("NIP-T6"), IsEmpty());
}

TEST(NipponMarker, NIP_T6_ARoundAndAFillingMoveItOnce) {
  const Scene scene = filled(filling(3).closing(7));
  EXPECT_EQ(scene.says("marker") + scene.says("closing"), "76");
  EXPECT_THAT(scene.events("NIP-T6"), ElementsAre("NIP-T6 marker_moved place:7"));
  EXPECT_THAT(told(scene), ElementsAre("worker_taken", "yen_paid", "track_moved", "filling",
                                       "worker_drawn", "marker_moved", "turn_began"));
}

}  // namespace
}  // namespace kaisho::nippon_tests
