// The end of a round and the preparation of the next one (YAM-R).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "tests/games/yamatai/table.h"

namespace kaisho::yamatai_tests {
namespace {

using testing::ElementsAre;
using testing::UnorderedElementsAre;

// The last turn of the third round; `done` ends it.
Table last_turn_of_round(int seats = 3) { return Table(seats).place(seats == 3 ? 2 : 3); }

Scene scene_after(const Table& table) {
  Scene scene(table);
  scene.play({"done"});
  EXPECT_EQ(scene.says("round"), "3");
  return scene;
}

// ---- YAM-R1, YAM-R2

TEST(YamataiRound, YAM_R1_TwoCoinsOnEachSpecialistThenTheRowIsFilled) {
  const Scene scene = scene_after(last_turn_of_round()
                                      .specialist_row("riu=4 - yasoma - ebisu=2")
                                      .specialist_deck("hetsuka tomoe ananda"));
  EXPECT_EQ(scene.says("specialists"), "riu=6 hetsuka=0 yasoma=2 tomoe=0 ebisu=4");
  EXPECT_THAT(scene.events("YAM-R1"),
              ElementsAre("YAM-R1 specialists_paid coins:2",
                          "YAM-R1 specialist_drawn slot:2 specialist:hetsuka",
                          "YAM-R1 specialist_drawn slot:4 specialist:tomoe"));
  EXPECT_EQ(scene.json()["specialist_deck"][0], "ananda");
}

TEST(YamataiRound, YAM_R2_TheBuildingRowIsFilled) {
  const Scene scene = scene_after(last_turn_of_round()
                                      .row("- forge - theatre lotus-palace")
                                      .building_deck("bathhouse boathouse "
                                                     "watermill"));
  EXPECT_EQ(scene.says("buildings"), "bathhouse forge boathouse theatre lotus-palace");
  EXPECT_THAT(scene.events("YAM-R2"),
              ElementsAre("YAM-R2 building_drawn building:bathhouse slot:1",
                          "YAM-R2 building_drawn building:boathouse slot:3"));
  EXPECT_EQ(scene.json()["building_deck"][0], "watermill");
}

// Nothing is refilled and turned up before the last turn is over.
TEST(YamataiRound, YAM_T12_NotBefore) {
  Scene scene(Table(3)
                  .place(1)
                  .row("forge - - - -")
                  .specialist_row("riu - - - -")
                  .track("1 2 3 - - / 4 5 / 6 7 8")
                  .fleet(9));
  scene.play({"done"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("turn: 8", "active: 2", "place: 2", "now: fleet 2"));
  EXPECT_THAT(scene.events(), ElementsAre("YAM-T12 turn_began round:2 seat:2 turn:8"));
}

TEST(YamataiRound, YAM_R1_YAM_R2_InThisOrderAndAllThatChanges) {
  const Scene scene = scene_after(last_turn_of_round()
                                      .played("9 4")
                                      .fleet(6)
                                      .track("1 2 - - - / 3 5 / 7 8 10")
                                      .row("forge theatre bathhouse boathouse -")
                                      .building_deck("watermill")
                                      .specialist_row("riu yasoma ebisu tomoe hetsuka=2"));
  EXPECT_THAT(scene.changes({"random", "track"}),
              UnorderedElementsAre("turn: 9", "round: 3", "active: 1", "place: 0", "reveals: 34",
                                   "order: 1 2 0", "played: - - -",
                                   "buildings: forge theatre bathhouse boathouse watermill",
                                   "building_deck: 1 fewer",
                                   "specialists: riu=2 yasoma=2 ebisu=2 tomoe=2 hetsuka=4"));
  EXPECT_THAT(
      scene.events(),
      ElementsAre("YAM-T12 round_ended round:2", "YAM-R1 specialists_paid coins:2",
                  "YAM-R2 building_drawn building:watermill slot:5", "YAM-R3 order_set order:1 2 0",
                  "YAM-R4 fleet_shown fleet:3 place:3", "YAM-R4 fleet_shown fleet:5 place:4",
                  "YAM-R4 fleet_shown fleet:7 place:5", "YAM-R4 fleets_returned count:3",
                  "YAM-T12 turn_began round:3 seat:1 turn:9"));
}

// ---- YAM-R3

TEST(YamataiRound, YAM_R3_LowerFleetsPlayEarlier) {
  const auto order = [](const char* played, int fleet, const char* track) {
    return scene_after(
               last_turn_of_round(4).order("2 0 3 1").played(played).fleet(fleet).track(track))
        .says("order");
  };
  EXPECT_EQ(order("9 4 10", 1, "2 - - - - / 3 / 5 6 7 8"), "1 0 2 3");
  EXPECT_EQ(order("1 2 3", 4, "5 - - - - / 6 / 7 8 9 10"), "2 0 3 1");
  EXPECT_EQ(order("8 7 6", 4, "1 - - - - / 2 / 3 5 9 10"), "1 3 0 2");
}

TEST(YamataiRound, YAM_R3_WithTwoPlayersBothPieces) {
  const auto order = [](const char* played, int fleet, const char* track) {
    return scene_after(
               last_turn_of_round(2).order("1 0 1 0").played(played).fleet(fleet).track(track))
        .says("order");
  };
  EXPECT_EQ(order("9 4 10", 1, "2 - - - - / 3 / 5 6 7 8"), "0 0 1 1");
  EXPECT_EQ(order("1 6 2", 4, "5 - - - - / 3 / 7 8 9 10"), "1 1 0 0");
  EXPECT_EQ(order("2 1 3", 4, "5 - - - - / 6 / 7 8 9 10"), "0 1 1 0");
  EXPECT_EQ(order("1 2 6", 4, "5 - - - - / 3 / 7 8 9 10"), "1 0 0 1");
}

TEST(YamataiRound, YAM_R3_TheFirstOfTheNewOrderBegins) {
  const Scene scene =
      scene_after(last_turn_of_round(4).played("9 4 10").fleet(1).track("2 - - - - / 3 / 5 6 7 8"));
  EXPECT_EQ(scene.says("order"), "3 1 0 2");
  EXPECT_EQ(scene.says("active") + " " + scene.says("now"), "3 fleet 3");
}

// ---- YAM-R4

TEST(YamataiRound, YAM_R4_FleetsSlideLeftAndAreTurnedUp) {
  const Scene scene =
      scene_after(last_turn_of_round(4).played("9 4 10").fleet(1).track("- - 2 - - / 7 / 3 5 6 8"));
  const std::vector<int> track = scene.json()["track"];
  EXPECT_THAT(std::vector<int>(track.begin(), track.begin() + 6), ElementsAre(2, 7, 3, 5, 6, 8));
  EXPECT_THAT(std::vector<int>(track.begin() + 6, track.end()), UnorderedElementsAre(1, 4, 9, 10));
  EXPECT_EQ(scene.says("track_lots"), "0 0 0 0 0 1 2 2 2 2");
  EXPECT_THAT(
      scene.events("YAM-R4"),
      ElementsAre("YAM-R4 fleet_shown fleet:7 place:2", "YAM-R4 fleet_shown fleet:3 place:3",
                  "YAM-R4 fleet_shown fleet:5 place:4", "YAM-R4 fleet_shown fleet:6 place:5",
                  "YAM-R4 fleets_returned count:4"));
}

TEST(YamataiRound, YAM_R4_WithThreePlayersTwoOfTheOthersStayFaceDown) {
  const Scene scene =
      scene_after(last_turn_of_round().played("9 4").fleet(1).track("2 - - 10 - / 3 5 / 6 7 8"));
  const std::vector<int> track = scene.json()["track"];
  EXPECT_THAT(std::vector<int>(track.begin(), track.begin() + 7),
              ElementsAre(2, 10, 3, 5, 6, 7, 8));
  EXPECT_EQ(scene.says("track_lots"), "0 0 0 0 0 1 1 2 2 2");
}

// Of the first round all that lay face down is one lot.
TEST(YamataiRound, YAM_R4_YAM_H1_AfterTheFirstRound) {
  Scene scene(last_turn_of_round().round(0).played("5 4").fleet(1).track("2 3 - - - / 6 7 8 9 10"));
  scene.play({"done"});
  EXPECT_EQ(scene.says("round") + ": " + scene.says("track_lots"), "1: 0 0 0 0 0 1 1 2 2 2");
}

// The played ones come back in any order, each as likely.
TEST(YamataiRound, YAM_R4_ThePlayedOnesAreShuffled) {
  std::map<std::string, int> orders;
  for (int key = 0; key < 600; ++key) {
    std::string hex = "000" + std::to_string(key);
    hex = hex.substr(hex.size() - 4);
    Json json =
        last_turn_of_round().played("9 4").fleet(1).track("2 10 - - - / 3 5 / 6 7 8").json();
    json["random"]["key"] = hex + std::string(60, 'a');
    Scene scene(json);
    scene.play({"done"});
    const std::vector<int> track = scene.json()["track"];
    ++orders[Json(std::vector<int>(track.begin() + 7, track.end())).dump()];
  }
  EXPECT_EQ(orders.size(), 6U);
  for (const auto& [order, count] : orders) EXPECT_NEAR(count, 100, 50) << order;
}

// A fleet comes back only when those to its left have gone.
TEST(YamataiRound, YAM_R4_APlayedFleetIsNotThereInTheNextRound) {
  Scene scene =
      scene_after(last_turn_of_round().played("9 4").fleet(1).track("2 10 - - - / 3 5 / 6 7 8"));
  EXPECT_THAT(scene.legal(), ElementsAre("fleet 2", "fleet 10", "fleet 3", "fleet 5", "fleet 6"));
}

}  // namespace
}  // namespace kaisho::yamatai_tests
