// Specialists that change building: Ananda (YAM-P4), Awashima (YAM-P7), Kagutsuchi (YAM-P11).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/yamatai/table.h"

namespace kaisho::yamatai_tests {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

// For a torii there.
Table torii_at_3(int seats = 2) {
  return Table(seats)
      .boats("2=green 3=green 8=black 14=black")
      .placed("14")
      .row("tide-torii")
      .hand(0, "green brown");
}

// For a palace there.
Table palace_at_3() {
  return Table()
      .boats("2=green 3=brown 8=brown 14=black 18=red")
      .placed("14")
      .row("wind-palace")
      .hand(0, "green brown");
}

Lines bonus_of(const Table& table, const std::string& tile) {
  Scene scene(table);
  scene.play({"build " + tile + " 3"});
  return scene.changes(
      {"placed", "last", "begun", "buildings", "building 3", "pieces_left 0", "built 0"});
}

// ---- Ananda

Table with_ananda(const char* pieces, int seats = 2) {
  return beside_3(seats).specialists(1, "ananda").pieces(1, pieces);
}

TEST(YamataiAnanda, YAM_P4_WhoBuildsNextToOneOfTheOwnersPiecesFirstPaysTwoCoins) {
  Scene scene(with_ananda("2"));
  scene.play({"build fishing-hut 3"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("placed: ", "last: -", "begun: false", "now: port 0",
                                   "building 3: 0", "buildings: - tea-stall - - -", "coins 0: 8",
                                   "coins 1: 12", "pieces_left 0: 9", "built 0: fishing-hut"));
  EXPECT_THAT(scene.events(),
              ElementsAre("YAM-P4 toll_paid coins:2 seat:0 to:1",
                          "YAM-T7 built building:fishing-hut island:3 seat:0 spared:0"));
}

TEST(YamataiAnanda, YAM_P4_TwoCoinsHoweverManyOfTheOwnersPiecesItTouches) {
  EXPECT_THAT(bonus_of(with_ananda("2 4"), "fishing-hut"),
              UnorderedElementsAre("coins 0: 8", "coins 1: 12"));
  EXPECT_THAT(bonus_of(with_ananda("2 4 10 11"), "tea-stall"),
              UnorderedElementsAre("coins 0: 8", "coins 1: 12"));
}

TEST(YamataiAnanda, YAM_P4_WhoeverTheOwnerIs) {
  EXPECT_THAT(
      bonus_of(beside_3(3).specialists(2, "ananda").pieces(2, "4").pieces(1, "2"), "tea-stall"),
      UnorderedElementsAre("coins 0: 8", "coins 2: 12"));
  Scene scene(Table(3)
                  .active(2)
                  .specialists(0, "ananda")
                  .pieces(0, "4")
                  .boats("2=green 8=brown")
                  .placed("2")
                  .row("fishing-hut")
                  .hand(2, "green brown"));
  scene.play({"build fishing-hut 3"});
  EXPECT_THAT(scene.events("YAM-P4"), ElementsAre("YAM-P4 toll_paid coins:2 seat:2 to:0"));
}

TEST(YamataiAnanda, YAM_P4_ToriiAndPalacesToo) {
  EXPECT_THAT(bonus_of(torii_at_3().specialists(1, "ananda").pieces(1, "2"), "tide-torii"),
              UnorderedElementsAre("coins 0: 8", "coins 1: 12"));
  EXPECT_THAT(bonus_of(palace_at_3().specialists(1, "ananda").pieces(1, "11"), "wind-palace"),
              UnorderedElementsAre("coins 0: 8", "coins 1: 12"));
  const Scene poor(torii_at_3().specialists(1, "ananda").pieces(1, "2").coins(0, 1));
  EXPECT_THAT(poor.legal("build"), IsEmpty());
  EXPECT_THAT(poor.refusals("build"), ElementsAre("build tide-torii 3: YAM-P4 toll 2 1"));
}

TEST(YamataiAnanda, YAM_P4_AReservedBuildingToo) {
  EXPECT_THAT(bonus_of(with_ananda("2").row("").reserved(0, "fishing-hut"), "fishing-hut"),
              UnorderedElementsAre("coins 0: 8", "coins 1: 12", "reserved 0: "));
}

TEST(YamataiAnanda, YAM_P4_WithOneCoinNothingIsBuiltThere) {
  const Scene scene(with_ananda("2").coins(0, 1));
  EXPECT_THAT(scene.legal("build"), IsEmpty());
  EXPECT_THAT(scene.refusals("build"), ElementsAre("build fishing-hut 3: YAM-P4 toll 2 1",
                                                   "build tea-stall 3: YAM-P4 toll 2 1"));
}

TEST(YamataiAnanda, YAM_P4_ExactlyTwoCoinsSuffice) {
  EXPECT_THAT(bonus_of(with_ananda("2").coins(0, 2), "fishing-hut"),
              UnorderedElementsAre("coins 0: 0", "coins 1: 12"));
}

TEST(YamataiAnanda, YAM_P4_BeforeAnyIncomeOfThatBuilding) {
  // A group of three would bring three coins.
  const Scene poor(with_ananda("2").pieces(0, "4 10").coins(0, 1));
  EXPECT_THAT(poor.legal("build"), IsEmpty());
  EXPECT_THAT(poor.refusals("build"), ElementsAre("build fishing-hut 3: YAM-P4 toll 2 1",
                                                  "build tea-stall 3: YAM-P4 toll 2 1"));
  Scene scene(with_ananda("2").pieces(0, "4 10").coins(0, 2));
  scene.play({"build fishing-hut 3"});
  EXPECT_EQ(scene.says("coins 0"), "3");
  EXPECT_THAT(scene.events(),
              ElementsAre("YAM-P4 toll_paid coins:2 seat:0 to:1",
                          "YAM-T7 built building:fishing-hut island:3 seat:0 spared:0",
                          "YAM-T8 coins_gained coins:3 group:3 seat:0"));
}

TEST(YamataiAnanda, YAM_P4_ElsewhereOneMayBuild) {
  const Scene scene(Table()
                        .boats("8=green 9=brown")
                        .placed("9")
                        .specialists(1, "ananda")
                        .pieces(1, "12")
                        .coins(0, 0)
                        .row("fishing-hut")
                        .hand(0, "green brown"));
  // Island 11, next to 12, is touched by both boats too.
  EXPECT_THAT(scene.legal("build"), ElementsAre("build fishing-hut 4"));
  EXPECT_THAT(scene.refusals("build"), IsEmpty());
}

TEST(YamataiAnanda, YAM_P4_NothingForACornerOrForPiecesOfOthers) {
  EXPECT_THAT(bonus_of(with_ananda("9 18"), "fishing-hut"), IsEmpty());
  EXPECT_THAT(bonus_of(beside_3(3).specialists(1, "ananda").pieces(2, "2 4"), "fishing-hut"),
              IsEmpty());
}

TEST(YamataiAnanda, YAM_P4_NothingForToriiAndPalacesOfTheOwner) {
  EXPECT_THAT(bonus_of(beside_3()
                           .specialists(1, "ananda")
                           .built(1, "peak-torii sun-palace")
                           .torii("2")
                           .palaces("4"),
                       "fishing-hut"),
              ElementsAre("prestige 0: 2"));
}

TEST(YamataiAnanda, YAM_P4_TheOwnerPaysNobody) {
  EXPECT_THAT(
      bonus_of(beside_3().specialists(0, "ananda").pieces(0, "2").pieces(1, "4"), "fishing-hut"),
      ElementsAre("coins 0: 12"));
  EXPECT_THAT(
      bonus_of(beside_3().specialists(0, "ananda").pieces(0, "2").coins(0, 0), "fishing-hut"),
      ElementsAre("coins 0: 2"));
}

TEST(YamataiAnanda, YAM_P4_WhoCannotPayNeedNotBuild) {
  EXPECT_THAT(Scene(with_ananda("2").coins(0, 2)).legal("done"), IsEmpty());
  EXPECT_THAT(Scene(with_ananda("2").coins(0, 2)).refusals("done"),
              ElementsAre("done: YAM-T5 must_act 0 0"));
  Scene poor(with_ananda("2").coins(0, 1).hand(0, "red green"));
  EXPECT_THAT(poor.legal(),
              UnorderedElementsAre("place green 7", "place green 17", "place green 18",
                                   "place red 7", "place red 17", "place red 18", "done"));
  poor.play({"done"});
  EXPECT_THAT(poor.changes(),
              UnorderedElementsAre("placed: ", "last: -", "begun: false", "now: port 0"));
}

TEST(YamataiAnanda, YAM_P4_ButThenCollectingIsCompulsory) {
  const Scene scene(with_ananda("2").coins(0, 1).hand(0, "").tokens("9=tea"));
  EXPECT_THAT(scene.legal(), ElementsAre("collect"));
  EXPECT_THAT(scene.refusals("done"), ElementsAre("done: YAM-T5 must_act 0 0"));
}

// The coins that only a power would bring compel nobody (YAM-T5).
TEST(YamataiAnanda, YAM_P4_NobodyMustGetTheCoinsForIt) {
  Scene scene(
      with_ananda("2").coins(0, 1).hand(0, "").specialists(0, "hetsuka").culture(0, "tea rice"));
  EXPECT_THAT(scene.legal(),
              UnorderedElementsAre("token-for-coins tea", "token-for-coins rice", "done"));
  scene.play({"token-for-coins tea"});
  EXPECT_THAT(scene.legal(), UnorderedElementsAre("build fishing-hut 3", "build tea-stall 3"));
  EXPECT_THAT(scene.refusals("done"), ElementsAre("done: YAM-T5 must_act 0 0"));
}

TEST(YamataiAnanda, YAM_P4_WithABoatLessByFleetNine) {
  Scene scene(with_ananda("2").fleet(9).row("watermill forge"));
  EXPECT_EQ(scene.legal("build"), (Lines{"build watermill 3", "build forge 3"}));
  scene.play({"build forge 3"});
  EXPECT_THAT(scene.events(), ElementsAre("YAM-P4 toll_paid coins:2 seat:0 to:1",
                                          "YAM-T7 built building:forge island:3 seat:0 spared:1"));
}

// ---- Awashima

Table sacred() { return torii_at_3().specialists(0, "awashima"); }

TEST(YamataiAwashima, YAM_P7_AToriiIsPaidForToriiAndPalacesNextToIt) {
  EXPECT_THAT(bonus_of(sacred().torii("2").palaces("11"), "tide-torii"),
              ElementsAre("prestige 0: 2"));
  EXPECT_THAT(bonus_of(sacred().torii("9").palaces("18"), "tide-torii"), IsEmpty());
}

TEST(YamataiAwashima, YAM_P7_AndOnAMountain) {
  EXPECT_THAT(bonus_of(sacred().mountains("3 29 30 31 32 33 34"), "tide-torii"),
              ElementsAre("prestige 0: 1"));
}

TEST(YamataiAwashima, YAM_P7_AndForTheOwnGroupAsIfAPieceStoodThere) {
  EXPECT_THAT(bonus_of(sacred().pieces(0, "2"), "tide-torii"), ElementsAre("coins 0: 12"));
  EXPECT_THAT(bonus_of(sacred().pieces(0, "1 2 4 5"), "tide-torii"), ElementsAre("coins 0: 15"));
}

TEST(YamataiAwashima, YAM_P7_NoCoinsWithoutAnOwnPieceNextToIt) {
  EXPECT_THAT(bonus_of(sacred(), "tide-torii"), IsEmpty());
  EXPECT_THAT(bonus_of(sacred().pieces(0, "9 18 1").pieces(1, "2 4"), "tide-torii"), IsEmpty());
}

TEST(YamataiAwashima, YAM_P7_APalaceTooAndAllThatApplies) {
  Scene scene(palace_at_3()
                  .specialists(0, "awashima")
                  .mountains("3 29 30 31 32 33 34")
                  .torii("11")
                  .pieces(0, "2 1"));
  scene.play({"build wind-palace 3"});
  EXPECT_THAT(scene.changes({"placed", "last", "begun"}),
              UnorderedElementsAre("building 3: palace", "buildings: - - - - -", "coins 0: 13",
                                   "prestige 0: 2", "built 0: goldsmith guild-hall wind-palace"));
  EXPECT_THAT(scene.events(),
              ElementsAre("YAM-T7 built building:wind-palace island:3 seat:0 spared:0",
                          "YAM-P7 prestige_gained island:3 seat:0 tokens:1",
                          "YAM-P7 prestige_gained island:3 seat:0 tokens:1",
                          "YAM-P7 coins_gained coins:3 group:3 seat:0"));
}

TEST(YamataiAwashima, YAM_P7_WithABoatLessByFleetNine) {
  Scene scene(
      beside_3().fleet(9).specialists(0, "awashima").row("dawn-torii peak-torii").torii("4"));
  EXPECT_THAT(scene.legal("build"), ElementsAre("build peak-torii 3"));
  scene.play({"build peak-torii 3"});
  EXPECT_THAT(scene.changes({"placed", "last", "begun", "buildings", "built 0"}),
              UnorderedElementsAre("used: fleet", "building 3: torii", "prestige 0: 1"));
}

TEST(YamataiAwashima, YAM_P7_NoPieceLater) {
  // The torii of island 3 lies between the player's pieces on 2 and 4.
  const auto table = [] {
    return Table()
        .boats("8=green 9=brown")
        .placed("9")
        .specialists(0, "awashima")
        .built(0, "tide-torii")
        .torii("3")
        .row("fishing-hut")
        .hand(0, "green brown");
  };
  Scene beside(table().pieces(0, "2"));
  beside.play({"build fishing-hut 4"});
  EXPECT_THAT(beside.changes({"placed", "last", "begun", "buildings", "built 0"}),
              UnorderedElementsAre("building 4: 0", "prestige 0: 1", "pieces_left 0: 8"));
  Scene joined(table().pieces(0, "2 5"));
  joined.play({"build fishing-hut 4"});
  EXPECT_EQ(joined.says("coins 0"), "12");
}

TEST(YamataiAwashima, YAM_P7_ForTheOwnersOnly) {
  const auto table = [] {
    return torii_at_3(3).torii("11").mountains("3 29 30 31 32 33 34").pieces(0, "2");
  };
  EXPECT_THAT(bonus_of(table(), "tide-torii"), IsEmpty());
  EXPECT_THAT(
      bonus_of(table().specialists(1, "awashima").specialists(2, "kagutsuchi"), "tide-torii"),
      IsEmpty());
}

TEST(YamataiAwashima, YAM_P7_StandardBuildingsAsEver) {
  EXPECT_THAT(
      bonus_of(beside_3().specialists(0, "awashima").torii("11").pieces(0, "2"), "tea-stall"),
      UnorderedElementsAre("coins 0: 14", "prestige 0: 1"));
}

// ---- Kagutsuchi

Table hermit() { return beside_3().specialists(0, "kagutsuchi"); }

TEST(YamataiKagutsuchi, YAM_P11_APrestigeNextToNoneOfTheOwnPieces) {
  Scene scene(hermit());
  scene.play({"build fishing-hut 3"});
  EXPECT_THAT(scene.changes({"placed", "last", "begun"}),
              UnorderedElementsAre("building 3: 0", "buildings: - tea-stall - - -", "prestige 0: 1",
                                   "pieces_left 0: 9", "built 0: fishing-hut"));
  EXPECT_THAT(scene.events(),
              ElementsAre("YAM-T7 built building:fishing-hut island:3 seat:0 spared:0",
                          "YAM-P11 prestige_gained island:3 seat:0 tokens:1"));
  EXPECT_THAT(bonus_of(hermit(), "tea-stall"), ElementsAre("prestige 0: 1"));
}

TEST(YamataiKagutsuchi, YAM_P11_NotNextToAnOwnPiece) {
  for (const char* pieces : {"2", "4", "10", "11"}) {
    EXPECT_THAT(bonus_of(hermit().pieces(0, pieces), "fishing-hut"), ElementsAre("coins 0: 12"));
  }
}

TEST(YamataiKagutsuchi, YAM_P11_PiecesOfOthersOrAtACornerDoNotMatter) {
  EXPECT_THAT(bonus_of(hermit().pieces(1, "2 4 10 11"), "fishing-hut"),
              ElementsAre("prestige 0: 1"));
  EXPECT_THAT(bonus_of(hermit().pieces(0, "9 18"), "fishing-hut"), ElementsAre("prestige 0: 1"));
}

TEST(YamataiKagutsuchi, YAM_P11_OneMoreThanForToriiAndMountain) {
  EXPECT_THAT(
      bonus_of(
          hermit().built(0, "peak-torii").torii("2").palaces("4").mountains("3 29 30 31 32 33 34"),
          "fishing-hut"),
      ElementsAre("prestige 0: 4"));
}

TEST(YamataiKagutsuchi, YAM_P11_NotForToriiAndPalacesAlone) {
  EXPECT_THAT(bonus_of(torii_at_3().specialists(0, "kagutsuchi"), "tide-torii"), IsEmpty());
  EXPECT_THAT(bonus_of(palace_at_3().specialists(0, "kagutsuchi").torii("2"), "wind-palace"),
              IsEmpty());
}

// The same bonuses as for a standard building there.
TEST(YamataiKagutsuchi, YAM_P7_P11_WithAwashimaForToriiAndPalacesToo) {
  const auto both = [](Table table) { return table.specialists(0, "kagutsuchi awashima"); };
  EXPECT_THAT(bonus_of(both(torii_at_3()), "tide-torii"), ElementsAre("prestige 0: 1"));
  EXPECT_THAT(bonus_of(both(torii_at_3().pieces(1, "2 4")), "tide-torii"),
              ElementsAre("prestige 0: 1"));
  EXPECT_THAT(bonus_of(both(torii_at_3().pieces(0, "2")), "tide-torii"),
              ElementsAre("coins 0: 12"));
  Scene scene(both(palace_at_3().torii("2")));
  scene.play({"build wind-palace 3"});
  EXPECT_EQ(scene.says("prestige 0"), "2");
  EXPECT_THAT(scene.events(),
              ElementsAre("YAM-T7 built building:wind-palace island:3 seat:0 spared:0",
                          "YAM-P7 prestige_gained island:3 seat:0 tokens:1",
                          "YAM-P11 prestige_gained island:3 seat:0 tokens:1"));
}

TEST(YamataiKagutsuchi, YAM_P11_ForTheOwnerOnly) {
  EXPECT_THAT(bonus_of(beside_3().specialists(1, "kagutsuchi"), "fishing-hut"), IsEmpty());
}

}  // namespace
}  // namespace kaisho::yamatai_tests
