// The fleet of a turn and its boats (YAM-T1, YAM-F1, YAM-F10).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/yamatai/table.h"

namespace kaisho::yamatai_tests {
namespace {

using testing::ElementsAre;
using testing::UnorderedElementsAre;

TEST(YamataiFleets, YAM_T1_OneOfThoseThatLieFaceUp) {
  const Scene scene(Table().choosing_fleet().track("9 2 7 1 4 / 3 / 5 6 8 10"));
  EXPECT_THAT(scene.legal(), ElementsAre("fleet 9", "fleet 2", "fleet 7", "fleet 1", "fleet 4"));
  EXPECT_THAT(
      scene.refusals(""),
      ElementsAre("fleet 3: YAM-T1 fleet_face_down 0 0", "fleet 5: YAM-T1 fleet_face_down 0 0",
                  "fleet 6: YAM-T1 fleet_face_down 0 0", "fleet 8: YAM-T1 fleet_face_down 0 0",
                  "fleet 10: YAM-T1 fleet_face_down 0 0"));
}

TEST(YamataiFleets, YAM_T1_NoneThatWasTakenThisRound) {
  const Scene scene(
      Table(3).place(2).played("7 2").choosing_fleet().track("9 - - 1 4 / 3 5 / 6 8 10"));
  EXPECT_THAT(scene.legal(), ElementsAre("fleet 9", "fleet 1", "fleet 4"));
  EXPECT_THAT(
      scene.refusals(""),
      ElementsAre("fleet 2: YAM-T1 fleet_taken 0 0", "fleet 3: YAM-T1 fleet_face_down 0 0",
                  "fleet 5: YAM-T1 fleet_face_down 0 0", "fleet 6: YAM-T1 fleet_face_down 0 0",
                  "fleet 7: YAM-T1 fleet_taken 0 0", "fleet 8: YAM-T1 fleet_face_down 0 0",
                  "fleet 10: YAM-T1 fleet_face_down 0 0"));
}

// Of fleet 10 without the free boat.
struct Boats {
  int fleet;
  const char* first;
  const char* second;
};
constexpr Boats kBoats[] = {{1, "green", ""},      {2, "brown", ""},    {3, "black", ""},
                            {4, "red", ""},        {5, "yellow", ""},   {6, "green", "brown"},
                            {7, "green", "black"}, {8, "green", "red"}, {9, "brown", "black"},
                            {10, "brown", "red"}};

// Each with another one beside it, so that the choice remains.
Table with_fleet(int fleet) {
  std::string others;
  for (int other = 1; other <= 10; ++other) {
    if (other != fleet)
      others += std::to_string(other) + (other == (fleet > 4 ? 4 : 5) ? " / " : " ");
  }
  return Table().choosing_fleet().track(std::to_string(fleet) + " " + others);
}

TEST(YamataiFleets, YAM_T1_YAM_F1_EachBringsItsBoats) {
  for (const auto& [fleet, first, second] : kBoats) {
    Scene scene(with_fleet(fleet));
    const std::string number = std::to_string(fleet);
    Lines changes;
    Lines events = {"YAM-T1 fleet_taken fleet:" + number + " seat:0"};
    std::string hand;
    for (const std::string colour : {first, second}) {
      if (colour.empty()) continue;
      hand += (hand.empty() ? "" : " ") + colour;
      changes.push_back("supply " + colour + ": " +
                        std::to_string(scene.number("supply " + colour) - 1));
      events.push_back("YAM-T1 boat_gained colour:" + colour + " seat:0");
    }
    changes.push_back("boats 0: " + hand);
    changes.push_back("played: " + number + " - - -");
    changes.emplace_back(fleet == 10 ? "now: free_boat 0 left 1" : "now: main 0");
    std::string track = "-";
    for (int other = 1; other <= 10; ++other) {
      if (other != fleet) track += " " + std::to_string(other);
    }
    changes.push_back("track: " + track);
    scene.play({"fleet " + number});
    EXPECT_THAT(scene.changes(), testing::UnorderedElementsAreArray(changes));
    EXPECT_EQ(scene.events(), events);
  }
}

TEST(YamataiFleets, YAM_F1_HasNoPower) {
  Scene scene(Table().choosing_fleet().boats("1=green 2=red").tokens("1=tea 2=rice"));
  scene.play({"fleet 1"});
  EXPECT_THAT(scene.legal(),
              ElementsAre("place green 7", "place green 12", "place green 23", "place green 37",
                          "place green 48", "buy green", "buy brown", "buy black", "buy red",
                          "sell green", "done"));
}

TEST(YamataiFleets, YAM_T1_BoatsOfEarlierTurnsAreHeldBeside) {
  Scene scene(with_fleet(6).hand(0, "green red yellow"));
  scene.play({"fleet 6"});
  EXPECT_EQ(scene.says("boats 0"), "green green brown red yellow");
}

TEST(YamataiFleets, YAM_S5_YAM_T1_AColourThatHasRunOutGivesNothing) {
  Scene scene(with_fleet(8).supply("red=0"));
  scene.play({"fleet 8"});
  EXPECT_THAT(scene.changes({"track"}),
              UnorderedElementsAre("played: 8 - - -", "boats 0: green", "supply green: 21"));
  EXPECT_THAT(scene.events(), ElementsAre("YAM-T1 fleet_taken fleet:8 seat:0",
                                          "YAM-T1 boat_gained colour:green seat:0",
                                          "YAM-S5 boat_lacking colour:red seat:0"));
}

TEST(YamataiFleets, YAM_T1_SuchAFleetMayBeTakenStillAndHasItsPower) {
  Scene scene(with_fleet(6).supply("green=0 brown=0").tokens("3=tea 5=rice"));
  scene.play({"fleet 6"});
  EXPECT_THAT(scene.changes({"track"}), ElementsAre("played: 6 - - -"));
  EXPECT_THAT(scene.legal("swap"), ElementsAre("swap-tokens 3"));
}

TEST(YamataiFleets, YAM_T1_NoPowerComesBeforeIt) {
  Scene scene(with_fleet(1)
                  .specialists(0, "raijin kachiko michimata hetsuka nakatsu")
                  .hand(0, "green green yellow")
                  .culture(0, "tea rice")
                  .sanctuaries("7"));
  EXPECT_THAT(scene.legal(), ElementsAre("fleet 1", "fleet 2", "fleet 3", "fleet 4", "fleet 5"));
  scene.play({"fleet 1"});
  EXPECT_THAT(scene.legal("cleanse"), ElementsAre("cleanse 7"));
}

// ---- the free boat of fleet 10

TEST(YamataiFleets, YAM_F10_OneMoreOfAnyColourYellowToo) {
  Scene scene(with_fleet(10));
  scene.play({"fleet 10"});
  EXPECT_THAT(scene.legal(),
              ElementsAre("boat green", "boat brown", "boat black", "boat red", "boat yellow"));
  scene.mark().play({"boat yellow"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("now: main 0", "boats 0: brown red yellow", "supply yellow: 9"));
  EXPECT_THAT(scene.events(), ElementsAre("YAM-F10 boat_gained colour:yellow seat:0"));
}

TEST(YamataiFleets, YAM_F10_AlsoOneOfItsOwnColours) {
  Scene scene(with_fleet(10));
  scene.play({"fleet 10", "boat red"});
  EXPECT_EQ(scene.says("boats 0"), "brown red red");
  EXPECT_EQ(scene.says("supply red"), "11");
}

TEST(YamataiFleets, YAM_F10_NoneThatHasRunOut) {
  Scene scene(with_fleet(10).supply("black=0 yellow=0"));
  scene.play({"fleet 10"});
  EXPECT_THAT(scene.legal(), ElementsAre("boat green", "boat brown", "boat red"));
  EXPECT_THAT(scene.refusals(""), ElementsAre("boat black: YAM-S5 none_in_supply 0 0",
                                              "boat yellow: YAM-S5 none_in_supply 0 0"));
}

// The last red boat is one of the two that come first.
TEST(YamataiFleets, YAM_F10_TakenAfterItsOtherTwo) {
  Scene scene(with_fleet(10).supply("red=1"));
  scene.play({"fleet 10"});
  EXPECT_THAT(scene.legal(), ElementsAre("boat green", "boat brown", "boat black", "boat yellow"));
}

TEST(YamataiFleets, YAM_F10_CannotBeDeclined) {
  Scene one(with_fleet(10).supply("green=0 brown=1 black=0 red=0"));
  one.play({"fleet 10"});  // only yellow is left
  EXPECT_EQ(one.says("boats 0") + ", " + one.says("supply yellow"), "brown yellow, 9");
  EXPECT_EQ(one.says("now"), "main 0");
  Scene none(with_fleet(10).supply("green=0 brown=0 black=0 red=0 yellow=0"));
  none.play({"fleet 10"});
  EXPECT_THAT(none.events(), ElementsAre("YAM-T1 fleet_taken fleet:10 seat:0",
                                         "YAM-S5 boat_lacking colour:brown seat:0",
                                         "YAM-S5 boat_lacking colour:red seat:0",
                                         "YAM-T12 turn_began round:2 seat:1 turn:9"));
}

TEST(YamataiFleets, YAM_F10_NoPowerComesBeforeTheFreeBoat) {
  Scene scene(with_fleet(10).specialists(0, "hetsuka raijin").culture(0, "tea"));
  scene.play({"fleet 10"});
  EXPECT_EQ(scene.legal().size(), 5U);
  scene.play({"boat green"});
  EXPECT_THAT(scene.legal("token-for-coins"), ElementsAre("token-for-coins tea"));
  EXPECT_FALSE(scene.legal("gild").empty());
}

TEST(YamataiFleets, YAM_F10_HasNoOtherPower) {
  Scene scene(with_fleet(10).boats("1=green 2=red").tokens("1=tea 2=rice"));
  scene.play({"fleet 10", "boat green"});
  for (const std::string& move : scene.legal()) {
    EXPECT_TRUE(move == "done" || move.starts_with("place") || move.starts_with("buy") ||
                move.starts_with("sell"))
        << move;
  }
}

}  // namespace
}  // namespace kaisho::yamatai_tests
