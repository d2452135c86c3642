// The tables of the tests themselves: what no word places lies where it may.
#include "tests/games/yamatai/table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kaisho::yamatai_tests {
namespace {

using testing::ElementsAre;

TEST(YamataiTable, WithoutWordsItIsSoundForAllNumbersOfPlayers) {
  for (int seats = 2; seats <= 4; ++seats) {
    const Scene scene(Table{seats});
    EXPECT_EQ(scene.says("now"), "main 0");
    EXPECT_EQ(scene.says("round"), "2");
    EXPECT_EQ(scene.says("coins 0"), "10");
    EXPECT_EQ(scene.says("supply green"), "22");
  }
  for (int place = 0; place < 4; ++place) {
    EXPECT_EQ(Scene(Table(4).place(place)).says("active"), std::to_string(place));
    EXPECT_EQ(Scene(Table(2).round(0).place(place)).says("turn"), std::to_string(place));
  }
}

TEST(YamataiTable, MissingBoatsWereSetAside) {
  const Scene last(Table(3).supply("green=2 red=0").boats("1=green").hand(0, "red"));
  EXPECT_EQ(last.says("aside 2"), "31");  // 22 - 1 - 2 green and 13 - 1 red ones
  const Scene both(Table(3).supply("red=0").aside(2, 4));
  EXPECT_EQ(both.says("aside 1") + " " + both.says("aside 2"), "9 4");
  const Scene out(Table(2).aside(0, 3).supply("green=22"));
  EXPECT_EQ(out.says("supply green") + " " + out.says("supply brown"), "22 16");
}

TEST(YamataiTable, WhatStandsOnTheBoardHasItsTiles) {
  const Scene scene(Table(3).pieces(0, "2 5").pieces(1, "7").torii("3").palaces("6"));
  EXPECT_EQ(scene.number("pieces_left 0"), 6);
  EXPECT_EQ(scene.says("built 0"), "goldsmith guild-hall");
  EXPECT_EQ(scene.json()["seats"][1]["built"].size(), 1U);
  EXPECT_EQ(scene.json()["seats"][2]["built"].size(), 2U);
  const Scene named(Table(3).built(1, "forge dawn-torii"));
  EXPECT_EQ(named.says("building 27") + " " + named.says("building 26"), "1 torii");
}

TEST(YamataiTable, DecksThatRunLow) {
  const Scene scene(
      Table(2).specialists_left(1).buildings_left(2).specialist_deck("riu").row("forge - theatre"));
  EXPECT_EQ(scene.says("specialist_deck"), "riu");
  EXPECT_EQ(scene.json()["building_deck"].size(), 2U);
  EXPECT_EQ(scene.says("buildings"), "forge - theatre - -");
  EXPECT_EQ(scene.json()["seats"][1]["specialists"].size(), 12U);
  EXPECT_EQ(scene.json()["seats"][1]["reserved"].size(), 24U);
}

TEST(YamataiTable, TracksAndLots) {
  const Scene usual(Table(3).fleet(4).place(1));
  EXPECT_EQ(usual.says("played"), "10 4 -");
  EXPECT_EQ(usual.says("track"), "1 2 3 - - 5 6 7 8 9");
  EXPECT_EQ(usual.says("track_lots"), "0 0 0 0 0 1 1 2 2 2");
  EXPECT_EQ(Scene(Table(3).round(0)).says("track_lots"), "0 0 0 0 0 1 1 1 1 1");
  const Scene named(Table(2).fleet(9).track("3 - 1 8 2 / 10 / 7 6 5 4"));
  EXPECT_EQ(named.says("track"), "3 - 1 8 2 10 7 6 5 4");
  EXPECT_EQ(named.says("track_lots"), "0 0 0 0 0 1 2 2 2 2");
}

// Everything that differs is told, and nothing else.
TEST(YamataiTable, ChangesAreAllThatAMoveDoes) {
  Scene scene(Table(2).hand(0, "green brown").tokens("1=tea"));
  scene.play({"place green 1"});
  EXPECT_THAT(scene.changes(), ElementsAre("placed: 1", "last: 1", "begun: true", "boat 1: green",
                                           "boats 0: brown"));
  EXPECT_THAT(scene.events(), ElementsAre("YAM-T4 placed colour:green seat:0 space:1"));
}

}  // namespace
}  // namespace kaisho::yamatai_tests
