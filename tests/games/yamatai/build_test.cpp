// Building (YAM-T7, YAM-T9), and the boat less of fleet 9 (YAM-F9); what it brings is in
// bonus_test.cpp.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/yamatai/table.h"
#include "tests/games/yamatai/words.h"

namespace kaisho::yamatai_tests {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

// One boat of each colour but yellow beside island 11; that on space 9, which touches islands 4
// and 5 too, was placed this turn. Two boats in hand keep the port waiting.
Table beside_11(int seats = 2) {
  return Table(seats).boats("8=green 9=brown 15=black 18=red").placed("9").hand(0, "green brown");
}

// ---- YAM-T7: what is built, and where

TEST(YamataiBuild, YAM_T7_TheTileIsTakenAndAPieceStandsOnTheIsland) {
  Scene scene(beside_11().row("rice-barn forge theatre"));
  scene.play({"build forge 11"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("placed: ", "last: -", "begun: false", "now: port 0",
                                   "building 11: 0", "buildings: rice-barn - theatre - -",
                                   "pieces_left 0: 9", "built 0: forge"));
  EXPECT_THAT(scene.events(), ElementsAre("YAM-T7 built building:forge island:11 seat:0 spared:0"));
}

TEST(YamataiBuild, YAM_T7_OnlyOneInATurn) {
  Scene scene(beside_11().row("fishing-hut watermill"));
  EXPECT_THAT(scene.legal("build"),
              ElementsAre("build fishing-hut 4", "build fishing-hut 11", "build watermill 11"));
  scene.play({"build fishing-hut 4"});
  EXPECT_THAT(scene.legal(), ElementsAre("keep brown", "keep green"));
}

TEST(YamataiBuild, YAM_T7_OnAnIslandTouchedByABoatOfThisTurn) {
  // A hut's boats touch island 3 as well, but none placed this turn does.
  const Scene scene(Table()
                        .boats("4=green 8=green 9=brown 18=brown")
                        .placed("9")
                        .row("fishing-hut")
                        .hand(0, "red"));
  EXPECT_THAT(scene.legal("build"),
              ElementsAre("build fishing-hut 4", "build fishing-hut 5", "build fishing-hut 11"));
}

TEST(YamataiBuild, YAM_T7_AnyBoatOfThisTurnWillDo) {
  const Scene scene(Table()
                        .boats("2=green 8=brown 9=green 15=brown 18=red")
                        .placed("15 9 8 18")
                        .row("fishing-hut"));
  EXPECT_THAT(scene.legal("build"), ElementsAre("build fishing-hut 3", "build fishing-hut 4",
                                                "build fishing-hut 5", "build fishing-hut 11"));
}

TEST(YamataiBuild, YAM_T7_OnAnEmptyIsland) {
  const auto islands = [](const Table& table) { return Scene(table).legal("build"); };
  const auto table = [] {
    return Table().boats("4=green 8=green 9=brown").placed("9").row("fishing-hut").hand(0, "red");
  };
  const auto but_4 = ElementsAre("build fishing-hut 5", "build fishing-hut 11");
  EXPECT_THAT(islands(table().tokens("4=tea")), but_4);
  EXPECT_THAT(islands(table().pieces(0, "4")), but_4);
  EXPECT_THAT(islands(table().pieces(1, "4")), but_4);
  EXPECT_THAT(islands(table().torii("4")), but_4);
  EXPECT_THAT(islands(table().palaces("4")), but_4);
  EXPECT_THAT(islands(table().sanctuaries("4")), but_4);
  EXPECT_THAT(islands(table().mountains("4 29 30 31 32 33 34")),
              ElementsAre("build fishing-hut 4", "build fishing-hut 5", "build fishing-hut 11"));
}

// ---- YAM-T7: its boats

TEST(YamataiBuild, YAM_T7_BoatsThatLayThereBeforeCountEvenAlone) {
  const Table table =
      Table().boats("8=green 9=red 18=brown").placed("9").row("fishing-hut").hand(0, "red green");
  Scene scene(table);
  EXPECT_THAT(scene.legal("build"), ElementsAre("build fishing-hut 11"));
  scene.play({"build fishing-hut 11"});
  for (const char* space : {"boat 8", "boat 9", "boat 18"}) {
    EXPECT_NE(scene.says(space), "-") << "boats stay";
  }
}

TEST(YamataiBuild, YAM_T7_NotWithBoatsOfEarlierTurnsOnly) {
  const Scene scene(
      Table().boats("8=green 16=red 18=brown").placed("16").row("fishing-hut").hand(0, "red"));
  EXPECT_THAT(scene.legal("build"), IsEmpty());
  EXPECT_THAT(scene.refusals("build"),
              ElementsAre("build fishing-hut 5: YAM-T7 boats_lacking 2 2"));
}

TEST(YamataiBuild, YAM_T7_EachBoatCountsOnce) {
  const Scene scene(Table()
                        .boats("8=green 9=black 15=brown 20=red")
                        .placed("9")
                        .row("rice-barn boathouse carpenters-yard bathhouse sun-palace")
                        .hand(0, "red"));
  EXPECT_THAT(scene.legal("build"), IsEmpty());
  EXPECT_THAT(scene.refusals("build"),
              ElementsAre("build rice-barn 5: YAM-T7 boats_lacking 1 2",
                          "build boathouse 11: YAM-T7 boats_lacking 1 3",
                          "build carpenters-yard 11: YAM-T7 boats_lacking 1 3",
                          "build bathhouse 4: YAM-T7 boats_lacking 1 3",
                          "build sun-palace 11: YAM-T7 boats_lacking 2 5"));
}

TEST(YamataiBuild, YAM_T7_BoatsOfAnotherIslandDoNotCount) {
  // The green boat touches islands 3 and 4, the brown one 5, 11 and 12.
  const Scene scene(
      Table().boats("3=green 9=black 15=brown").placed("9").row("fishing-hut").hand(0, "red"));
  EXPECT_THAT(scene.legal("build"), IsEmpty());
  EXPECT_THAT(scene.refusals("build"),
              ElementsAre("build fishing-hut 4: YAM-T7 boats_lacking 1 2"));
}

// Every tile of the box on the six corners of island 19: its boats suffice, and none is too many.
TEST(YamataiBuild, YAM_T7_AllBoatsOfItsCostWhateverTheTile) {
  static const std::vector<int> kCorners = {19, 20, 26, 33, 34, 35};
  for (const Json& tile : edition()["buildings"]) {
    const std::string id = tile["id"];
    const std::size_t cost = tile["cost"].size();
    for (std::size_t missing = 0; missing <= cost; ++missing) {
      std::string boats;
      std::string placed;
      for (std::size_t i = 0; i < cost; ++i) {
        if (i == missing) continue;
        placed = std::to_string(kCorners[i]);
        boats += placed + "=" + tile["cost"][i].get<std::string>() + " ";
      }
      const Scene scene(Table()
                            .boats(boats)
                            .placed(placed)
                            .sanctuaries("11 12 18 20 25 26")
                            .row(id)
                            .hand(0, "green"));
      if (missing == cost) {
        EXPECT_THAT(scene.legal("build"), ElementsAre("build " + id + " 19"));
        EXPECT_THAT(scene.refusals("build"), IsEmpty());
      } else {
        EXPECT_THAT(scene.legal("build"), IsEmpty());
        EXPECT_THAT(
            scene.refusals("build"),
            ElementsAre("build " + id + " 19: YAM-T7 boats_lacking 1 " + std::to_string(cost)));
      }
    }
  }
}

// ---- YAM-T7: reserved ones, pieces, reasons

TEST(YamataiBuild, YAM_T7_TheOwnReservedOneToo) {
  Scene scene(beside_11().row("fishing-hut").reserved(0, "forge rice-barn").reserved(1, "theatre"));
  EXPECT_THAT(scene.legal("build"),
              ElementsAre("build fishing-hut 4", "build fishing-hut 11", "build forge 11"));
  // Not that of another: it does not stand there for this player at all.
  EXPECT_THAT(scene.refusals("build"), ElementsAre("build rice-barn 4: YAM-T7 boats_lacking 1 2"));
  scene.play({"build forge 11"});
  EXPECT_THAT(scene.changes({"placed", "last", "begun"}),
              UnorderedElementsAre("building 11: 0", "pieces_left 0: 9", "built 0: forge",
                                   "reserved 0: rice-barn"));
}

TEST(YamataiBuild, YAM_T7_AStandardBuildingNeedsAnOwnPieceLeft) {
  const auto table = [](const char* pieces) {
    return Table(4)
        .boats("8=green 9=green 15=black 18=black 19=brown")
        .placed("9")
        .pieces(0, pieces)
        .row("watermill tide-torii tea-stall")
        .hand(0, "red");
  };
  const Scene one(table("21 22 23 24 27"));
  EXPECT_THAT(one.legal("build"), ElementsAre("build tea-stall 5", "build tea-stall 11",
                                              "build watermill 11", "build tide-torii 11"));
  const Scene none(table("21 22 23 24 27 33").triggered("pieces"));
  EXPECT_THAT(none.legal("build"), ElementsAre("build tide-torii 11"));
  EXPECT_THAT(none.refusals("build"), ElementsAre("build tea-stall 5: YAM-T7 no_piece_left 0 0",
                                                  "build watermill 11: YAM-T7 no_piece_left 0 0"));
}

TEST(YamataiBuild, YAM_E1_TheLastPieceBringsTheEndAbout) {
  Scene scene(beside_11(4).pieces(0, "21 22 23 24 27").row("forge"));
  scene.play({"build forge 11"});
  EXPECT_THAT(scene.changes({"placed", "last", "begun", "buildings", "built 0"}),
              UnorderedElementsAre("trigger: pieces", "building 11: 0", "pieces_left 0: 0"));
  EXPECT_THAT(scene.events(), ElementsAre("YAM-T7 built building:forge island:11 seat:0 spared:0",
                                          "YAM-E1 end_triggered by:pieces seat:0"));
}

TEST(YamataiBuild, YAM_T7_NothingBeforeABoatIsPlaced) {
  const Scene scene(Table().boats("8=green 9=brown").row("fishing-hut dawn-torii").hand(0, "red"));
  EXPECT_THAT(scene.legal("build"), IsEmpty());
  EXPECT_THAT(scene.refusals("build"),
              ElementsAre("build fishing-hut 1: YAM-T5 no_boat_placed 0 0",
                          "build dawn-torii 1: YAM-T5 no_boat_placed 0 0"));
}

TEST(YamataiBuild, YAM_T7_NotTouched) {
  const Scene scene(Table()
                        .boats("8=green 9=brown 18=brown")
                        .placed("9")
                        .tokens("1=rice 4=tea 5=tea 11=rice")
                        .row("fishing-hut")
                        .hand(0, "red"));
  EXPECT_THAT(scene.legal("build"), IsEmpty());
  EXPECT_THAT(scene.refusals("build"), ElementsAre("build fishing-hut 2: YAM-T7 not_touched 0 0"));
}

// ---- YAM-T9

TEST(YamataiBuild, YAM_T9_AToriiPutsItsFigureAndNoPiece) {
  Scene scene(Table()
                  .boats("8=green 9=green 15=black 18=black")
                  .placed("9")
                  .row("tide-torii")
                  .hand(0, "green brown"));
  scene.play({"build tide-torii 11"});
  EXPECT_THAT(scene.changes(), UnorderedElementsAre("placed: ", "last: -", "begun: false",
                                                    "now: port 0", "building 11: torii",
                                                    "buildings: - - - - -", "built 0: tide-torii"));
  EXPECT_THAT(scene.events(),
              ElementsAre("YAM-T7 built building:tide-torii island:11 seat:0 spared:0"));
}

TEST(YamataiBuild, YAM_T9_APalaceToo) {
  Scene scene(Table()
                  .boats("8=green 9=brown 15=red 18=yellow")
                  .placed("9")
                  .row("lotus-palace")
                  .hand(0, "green brown"));
  scene.play({"build lotus-palace 11"});
  EXPECT_THAT(
      scene.changes({"placed", "last", "begun"}),
      UnorderedElementsAre("building 11: palace", "buildings: - - - - -", "built 0: lotus-palace"));
}

// Island 3 lies next to 2, 4, 10 and 11.
TEST(YamataiBuild, YAM_T9_NoBonusForThem) {
  for (const char* tile : {"tide-torii", "wind-palace"}) {
    Scene scene(Table()
                    .boats(tile == std::string("tide-torii")
                               ? "2=green 3=green 8=black 14=black"
                               : "2=green 3=brown 8=brown 14=black 18=red")
                    .placed("14")
                    .row(tile)
                    .mountains("3 29 30 31 32 33 34")
                    .torii("2")
                    .palaces("4")
                    .pieces(0, "10 11")
                    .hand(0, "green brown"));
    scene.play({std::string("build ") + tile + " 3"});
    EXPECT_THAT(scene.changes({"placed", "last", "begun", "building 3", "built 0", "buildings"}),
                IsEmpty())
        << tile;
  }
}

TEST(YamataiBuild, YAM_T9_NobodysPiece) {
  // The builder's own torii does not join pieces to a group.
  Scene scene(Table()
                  .boats("8=green 9=brown")
                  .placed("9")
                  .built(0, "tide-torii")
                  .torii("3")
                  .pieces(0, "2")
                  .row("fishing-hut")
                  .hand(0, "green brown"));
  scene.play({"build fishing-hut 4"});
  EXPECT_THAT(scene.changes({"placed", "last", "begun", "buildings"}),
              UnorderedElementsAre("building 4: 0", "prestige 0: 1", "pieces_left 0: 8",
                                   "built 0: fishing-hut guild-hall tide-torii"));
}

// ---- YAM-F9

// Boats for a torii of the dawn (green, brown, two red) but for one.
Table short_of_one() { return beside_11().fleet(9).row("dawn-torii"); }

TEST(YamataiBuild, YAM_F9_APrestigeBuildingWithABoatLess) {
  Scene scene(short_of_one());
  EXPECT_THAT(scene.legal("build"), ElementsAre("build dawn-torii 11"));
  scene.play({"build dawn-torii 11"});
  EXPECT_THAT(scene.changes({"placed", "last", "begun", "buildings"}),
              UnorderedElementsAre("used: fleet", "building 11: torii", "built 0: dawn-torii"));
  EXPECT_THAT(scene.events(),
              ElementsAre("YAM-T7 built building:dawn-torii island:11 seat:0 spared:1"));
}

// YAM-T5: it is a power, and powers compel nobody.
TEST(YamataiBuild, YAM_F9_NobodyMustUseIt) {
  EXPECT_THAT(Scene(short_of_one()).legal("done"), ElementsAre("done"));
  EXPECT_THAT(Scene(short_of_one().row("theatre dawn-torii")).legal("done"), IsEmpty());
}

TEST(YamataiBuild, YAM_F9_NotTwoBoatsLess) {
  const Scene scene(short_of_one().row("sun-palace wind-palace phoenix-palace moon-pavilion"));
  // The first lacks a black and a yellow boat, the last a green and a yellow one.
  EXPECT_THAT(scene.legal("build"), ElementsAre("build wind-palace 11", "build phoenix-palace 11"));
  EXPECT_THAT(scene.refusals("build"),
              ElementsAre("build moon-pavilion 11: YAM-T7 boats_lacking 2 4",
                          "build sun-palace 11: YAM-T7 boats_lacking 2 5"));
}

TEST(YamataiBuild, YAM_F9_WhicheverBoatThePlayerChooses) {
  for (const char* boats : {"9=brown 15=black 18=red", "9=green 15=black 18=red",
                            "9=green 15=brown 18=red", "9=green 15=brown 18=black"}) {
    const Scene scene(Table().fleet(9).boats(boats).placed("9").row("theatre"));
    EXPECT_THAT(scene.legal("build"), ElementsAre("build theatre 11")) << boats;
  }
}

TEST(YamataiBuild, YAM_F9_AReservedBuildingToo) {
  Scene scene(short_of_one().row("").reserved(0, "dawn-torii"));
  scene.play({"build dawn-torii 11"});
  EXPECT_THAT(scene.changes({"placed", "last", "begun"}),
              UnorderedElementsAre("used: fleet", "building 11: torii", "built 0: dawn-torii",
                                   "reserved 0: "));
}

TEST(YamataiBuild, YAM_F9_NothingSparedWhereAllBoatsAreThere) {
  Scene scene(beside_11().fleet(9).row("theatre"));
  scene.play({"build theatre 11"});
  EXPECT_EQ(scene.says("used"), "");
  EXPECT_THAT(scene.events(),
              ElementsAre("YAM-T7 built building:theatre island:11 seat:0 spared:0"));
}

TEST(YamataiBuild, YAM_F9_ForItsOwnTurnsFleetOnly) {
  EXPECT_THAT(Scene(short_of_one().fleet(8)).legal("build"), IsEmpty());
  // The fleet of the other player.
  EXPECT_THAT(Scene(Table()
                        .fleet(1)
                        .played("9")
                        .active(1)
                        .boats("8=green 9=brown 15=black 18=red")
                        .placed("9")
                        .row("dawn-torii"))
                  .legal("build"),
              IsEmpty());
}

TEST(YamataiBuild, YAM_F9_ABoatOfThisTurnMustTouchAllTheSame) {
  const Scene scene(
      Table().fleet(9).boats("8=green 16=red 18=brown").placed("16").row("fishing-hut rice-barn"));
  EXPECT_THAT(scene.legal("build"), IsEmpty());
}

}  // namespace
}  // namespace kaisho::yamatai_tests
