// Positions that play could not have led to are refused when they are loaded.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/games/osaka/steps.h"

namespace kaisho::osaka_tests {
namespace {

void move_card(Json& p, const char* card, Json& to) {
  auto& draw = p["draw"];
  draw.erase(std::ranges::find(draw, Json(card)));
  to[card] = to.value(card, 0) + 1;
}

void discard_the_pile(Json& p) {
  while (!p["draw"].empty()) {
    const std::string card = p["draw"][0];
    move_card(p, card.c_str(), p["discard"]);
  }
}

TEST(OsakaCheck, OSA_S2_EveryCardIsSomewhereOnce) {
  expect_faults(turn().json(),
                {{"a card too many", [](Json& p) { p["discard"]["red2"] = 1; }, "bad_position "},
                 {"a card too few", [](Json& p) { p["draw"].erase(0); }, "bad_position "},
                 {"another card", [](Json& p) { p["draw"][0] = "green5"; }, "bad_position "}});
  Json seen = osaka().position_json(osaka().observe(Scene(turn()).position(), 0));
  expect_faults(seen, {{"more of a card than there are", [](Json& p) { p["discard"]["red5"] = 8; },
                        "bad_position "},
                       {"a pile larger than what is unseen", [](Json& p) { p["draw"] = 108; },
                        "bad_position draw"}});
}

TEST(OsakaCheck, WhatCannotBe) {
  expect_faults(
      turn().json(),
      {{"more protected than there", [](Json& p) { p["seats"][1]["insured"]["red5"] = 2; },
        "bad_position seats[1].insured"},
       {"two markers of one player", [](Json& p) { p["market"][0]["reserved_by"] = 1; },
        "bad_position seats[1]"},
       {"eight tokens while the game runs", [](Json& p) { p["seats"][2]["tokens"]["red"] = 8; },
        "bad_position seats[2].tokens"},
       {"a ship at Edo without a payday", [](Json& p) { p["ships"]["green"] = 5; },
        "bad_position ships"},
       {"a decision after a pass", [](Json& p) { p["passes"] = 1; }, "bad_position passes"},
       {"more point cards than points", [](Json& p) { p["seats"][0]["points"] = 1; },
        "bad_position kept"}});
  Json seen = osaka().position_json(osaka().observe(Scene(turn()).position(), 0));
  expect_faults(seen, {{"more point cards than points, as observed",
                        [](Json& p) { p["seats"][0]["points"] = 1; }, "bad_position kept"}});
  expect_faults(
      turn().json(),
      {{"nothing that can be done",
        [](Json& p) { p = Table().market("red2@1").rest_in_hand(0).json(); }, "bad_position now"}});
}

TEST(OsakaCheck, StepsThatCannotBe) {
  expect_faults(paying().json(),
                {{"more due than the cards cost", [](Json& p) { p["now"]["due"] = 9; },
                  "bad_position now.due"},
                 {"more due than the hand",
                  [](Json& p) {
                    p["seats"][0]["hand"] = {{"blue5", 1}}, p["draw"].push_back("blue3"),
                    p["draw"].push_back("green3");
                  },
                  "bad_position now"},
                 {"nothing due", [](Json& p) { p["now"]["due"] = 0; }, "bad_field now.due"}});
  expect_faults(
      insuring().json(),
      {{"another colour's card", [](Json& p) { p["now"]["from"] = "red3"; }, "bad_field now.from"},
       {"a card without a symbol", [](Json& p) { p["now"]["from"] = "blue5"; },
        "bad_field now.from"},
       {"all protected", [](Json& p) { p["now"]["symbols"] = 2; }, "bad_position now"},
       {"a ship in a safe place", [](Json& p) { p["ships"]["blue"] = 2; }, "bad_position now"},
       {"no payday", [](Json& p) { p["ships"]["red"] = 4; }, "bad_position ships"},
       // A market with open cards would not hold the refill that follows.
       {"open cards on the market", [](Json& p) { p["market"][0]["reserved_by"] = nullptr; },
        "bad_position market"}});
  expect_faults(protecting().json(),
                {{"more than there are", [](Json& p) { p["now"]["left"] = 3; }, "bad_position now"},
                 {"another colour's good", [](Json& p) { p["now"]["highest"] = "red5"; },
                  "bad_field now.highest"},
                 {"a ship in a safe place", [](Json& p) { p["ships"]["blue"] = 1; },
                  "bad_position now.colour"}});
}

// OSA-S7: with one token each, in order, before the first turn.
TEST(OsakaCheck, OSA_S7_TheFirstTokens) {
  expect_faults(
      choosing().json(),
      {{"another's token", [](Json& p) { p["now"]["seat"] = 0; }, "bad_position now.seat"},
       {"too many left", [](Json& p) { p["now"]["left"] = 4; }, "bad_field now.left"},
       {"one has two", [](Json& p) { p["seats"][1]["tokens"]["blue"] = 1; },
        "bad_position seats[1].tokens"},
       {"one has none", [](Json& p) { p["seats"][1]["tokens"]["red"] = 0; },
        "bad_position seats[1].tokens"},
       {"one has a token too early", [](Json& p) { p["seats"][2]["tokens"]["red"] = 1; },
        "bad_position seats[2].tokens"},
       {"after the first turn", [](Json& p) { p["turn"] = 1; }, "bad_position now.step"}});
}

TEST(OsakaCheck, OSA_T2_ATurnWithNothingOpenOnlyWhereNoCardIsLeft) {
  expect_faults(turn().json(), {{"all of the market reserved",
                                 [](Json& p) {
                                   p["market"] = Json::array();
                                   p["draw"].push_back("red2"), p["draw"].push_back("red3");
                                   p["draw"].push_back("blue5");
                                 },
                                 "bad_position market"}});
}

TEST(OsakaCheck, OSA_B2_WhatWasPaidLiesOnTheDiscardPile) {
  const Json sound = paying()
                         .hand(0, "blue5 blue3 green3 blue2 blue2 yellow2")
                         .discard("red3")
                         .now({{"step", "pay"}, {"seat", 0}, {"due", 5}, {"from", "red3"}})
                         .json();
  EXPECT_TRUE(osaka().parse_position(sound));
  expect_faults(sound, {{"a sum that no discarded cards have", [](Json& p) { p["now"]["due"] = 4; },
                         "bad_position now.due"},
                        {"a last card that is not there",
                         [](Json& p) { p["now"]["from"] = "red2"; }, "bad_position now.from"},
                        {"a card paid that took nothing off", [](Json& p) { p["now"]["due"] = 8; },
                         "bad_position now.due"}});
}

TEST(OsakaCheck, OSA_P1_GoodsThatArrivedWereSold) {
  expect_faults(insuring().json(), {{"red goods with the red ship at Edo",
                                     [](Json& p) { move_card(p, "red5", p["seats"][1]["goods"]); },
                                     "bad_position seats[1].goods"}});
}

TEST(OsakaCheck, OSA_P7_SymbolsComeFromDiscardedCards) {
  expect_faults(insuring().json(),
                {{"a symbol without a card", [](Json& p) { p["now"]["symbols"] = 1; },
                  "bad_position now.symbols"}});
  const Json three = protecting().goods(1, "blue5 blue5 blue3").json();
  EXPECT_TRUE(osaka().parse_position(three));
  expect_faults(three, {{"more goods than symbols", [](Json& p) { p["now"]["left"] = 2; },
                         "bad_position now.left"}});
}

TEST(OsakaCheck, OSA_P6_AGameEndsByItsRulesOrItsCap) {
  const Json over = turn()
                        .tokens(2, "red red red blue blue green green green")
                        .field("over", "rules")
                        .now(nullptr)
                        .json();
  expect_faults(
      over,
      {{"seven tokens", [](Json& p) { p["seats"][2]["tokens"]["red"] = 2; }, "bad_position over"},
       {"by a cap that was not reached",
        [](Json& p) { p["over"] = "turn_cap", p["turn_cap"] = 30'000; }, "bad_position over"}});
  expect_faults(
      turn().field("turn", 7).json(),
      {{"a turn after the last", [](Json& p) { p["turn_cap"] = 7; }, "bad_position turn"}});
}

TEST(OsakaCheck, OSA_H1_BlindPointCardsAreKnownOnceThePileIsEmpty) {
  expect_faults(turn().json(), {{"an empty pile", discard_the_pile, "bad_position blind"}});
}

}  // namespace
}  // namespace kaisho::osaka_tests
