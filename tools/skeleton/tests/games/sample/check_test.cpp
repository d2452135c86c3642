// Positions that play could not have led to, and editions that cannot be played, are refused.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/registry.h"
#include "tests/games/faults.h"
#include "tests/games/sample/table.h"

namespace kaisho::sample_tests {
namespace {

Json table() {
  return Table().row("red-1 blue-2 red-3 green-1 blue-1").cards(0, "red-2 red-1 blue-3").json();
}

TEST(SampleCheck, WhatCannotBe) {
  expect_faults(
      sample(), table(),
      {{"a card too few", [](Json& p) { p["draw"].erase(0); }, "bad_position draw"},
       {"a card too many", [](Json& p) { p["draw"].push_back("red-1"); }, "bad_position draw"},
       {"a card in the wrong place", [](Json& p) { p["row"].erase(0); }, "bad_position draw"},
       {"points of nothing", [](Json& p) { p["seats"][0]["points"] = 7; },
        "bad_position seats[0].points"},
       {"a set too many", [](Json& p) { p["seats"][0]["sets"] = 1; }, "bad_position seats[0].sets"},
       {"a last card that is not there", [](Json& p) { p["seats"][0]["last"] = "green-1"; },
        "bad_position seats[0].last"},
       {"another seat", [](Json& p) { p["active"] = 1; }, "bad_position steps[0].seat"},
       {"nothing to decide", [](Json& p) { p["steps"] = Json::array(); }, "bad_position steps"},
       {"an end too early",
        [](Json& p) {
          p["over"] = "rules";
          p["steps"] = Json::array();
        },
        "bad_position row"}});
}

TEST(SampleCheck, EditionsHaveCardsEnough) {
  Json edition = *standard_edition("sample");
  for (Json& card : edition["cards"]) card["copies"] = 0;
  const auto game = open_game("sample", edition);
  ASSERT_FALSE(game);
  EXPECT_EQ(game.error().where, "cards");
}

}  // namespace
}  // namespace kaisho::sample_tests
