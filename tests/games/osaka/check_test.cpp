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
  expect_faults(turn().json(),
                {{"nothing that can be done",
                  [](Json& p) { p = Table().market("red2@1").rest_in_hand(0).json(); },
                  "bad_position steps[0]"}});
}

TEST(OsakaCheck, StepsThatCannotBe) {
  expect_faults(
      paying().json(),
      {{"more due than the cards cost", [](Json& p) { p["steps"][0]["due"] = 9; },
        "bad_position steps[0].due"},
       {"more due than the hand",
        [](Json& p) {
          p["seats"][0]["hand"] = {{"blue5", 1}}, p["draw"].push_back("blue3"),
          p["draw"].push_back("green3");
        },
        "bad_position steps[0]"},
       {"nothing due", [](Json& p) { p["steps"][0]["due"] = 0; }, "bad_field steps[0].due"}});
  expect_faults(
      insuring().json(),
      {{"another colour's card", [](Json& p) { p["steps"][0]["from"] = "red3"; },
        "bad_field steps[0].from"},
       {"a card without a symbol", [](Json& p) { p["steps"][0]["from"] = "blue5"; },
        "bad_field steps[0].from"},
       {"all protected", [](Json& p) { p["steps"][0]["symbols"] = 2; }, "bad_position steps[0]"},
       {"a ship in a safe place", [](Json& p) { p["ships"]["blue"] = 2; }, "bad_position steps[0]"},
       {"no payday", [](Json& p) { p["ships"]["red"] = 4; }, "bad_position ships"},
       // A market with open cards would not hold the refill that follows.
       {"open cards on the market", [](Json& p) { p["market"][0]["reserved_by"] = nullptr; },
        "bad_position market"}});
  expect_faults(protecting().json(),
                {{"more than there are", [](Json& p) { p["steps"][0]["left"] = 3; },
                  "bad_position steps[0].left"},
                 {"another colour's good", [](Json& p) { p["steps"][0]["highest"] = "red5"; },
                  "bad_field steps[0].highest"},
                 {"a ship in a safe place", [](Json& p) { p["ships"]["blue"] = 1; },
                  "bad_position steps[0].colour"}});
}

void put(Json& p, std::size_t index, const Json& step) {
  p["steps"].insert(p["steps"].begin() + static_cast<std::ptrdiff_t>(index), step);
}

// The stack is one that the course of a turn builds up.
TEST(OsakaCheck, StepsThatFollowNoOther) {
  const Json turn_step = {{"step", "turn"}, {"seat", 0}};
  expect_faults(
      turn().json(),
      {{"a step that asks nobody", [](Json& p) { p["steps"] = {{{"step", "load"}}}; },
        "bad_position steps[0]"},
       {"a turn that ends before it began",
        [](Json& p) { p["steps"].push_back({{"step", "turn_end"}}); }, "bad_position steps[0]"},
       {"a turn on a turn", [&](Json& p) { put(p, 0, turn_step); }, "bad_position steps[0]"},
       {"a turn still to be begun", [](Json& p) { p["steps"].push_back({{"step", "turn_start"}}); },
        "bad_position steps[0]"}});
  expect_faults(choosing().json(), {{"a token, and no first turn",
                                     [](Json& p) { p["steps"].erase(1); }, "bad_position steps[0]"},
                                    {"nobody to choose", [](Json& p) { p["steps"].erase(0); },
                                     "bad_position steps[0]"}});
  expect_faults(
      paying().json(),
      {{"nothing that follows", [](Json& p) { p["steps"] = Json::array({p["steps"][0]}); },
        "bad_position steps[0]"},
       {"no load", [](Json& p) { p["steps"].erase(1); }, "bad_position steps[0]"},
       {"no payday", [](Json& p) { p["steps"].erase(2); }, "bad_position steps[1]"},
       {"no refill", [](Json& p) { p["steps"].erase(3); }, "bad_position steps[2]"},
       {"no end", [](Json& p) { p["steps"].erase(4); }, "bad_position steps[3]"},
       {"a wreck instead of a payday", [](Json& p) { p["steps"][2]["step"] = "wreck"; },
        "bad_position steps[1]"},
       {"another pays", [](Json& p) { p["steps"][0]["seat"] = 1; }, "bad_position steps[0].seat"},
       {"nobody pays", [](Json& p) { p["steps"].erase(0); }, "bad_position steps[0]"},
       {"something after the payment", [&](Json& p) { put(p, 0, turn_step); },
        "bad_position steps[0]"}});
  expect_faults(
      insuring().json(),
      {{"no wreck", [](Json& p) { p["steps"].erase(1); }, "bad_position steps[0]"},
       {"nobody to insure", [](Json& p) { p["steps"].erase(0); }, "bad_position ships"},
       {"something after it", [&](Json& p) { put(p, 1, p["steps"][0]); }, "bad_position steps[0]"},
       {"all colours asked about",
        [](Json& p) {
          p["steps"][0]["colour"] = nullptr;
          p["steps"][0]["from"] = nullptr;
        },
        "bad_position steps[0].colour"},
       {"a card of no colour", [](Json& p) { p["steps"][0]["colour"] = nullptr; },
        "bad_field steps[0].from"}});
}

// OSA-P7: then the same seat is asked about the next colour, of which nothing is discarded yet.
TEST(OsakaCheck, OSA_P7_WhatFollowsTheGoodsToProtect) {
  expect_faults(
      protecting().json(),
      {{"no insurance below", [](Json& p) { p["steps"].erase(1); }, "bad_position steps[0]"},
       {"another seat's", [](Json& p) { p["steps"][1]["seat"] = 0; }, "bad_position steps[1].seat"},
       {"the same colour",
        [](Json& p) {
          p["steps"][1]["colour"] = "blue";
          p["steps"][1]["from"] = "blue3";
        },
        "bad_position steps[1].colour"},
       {"symbols before it was asked about", [](Json& p) { p["steps"][1]["symbols"] = 1; },
        "bad_position steps[1].symbols"},
       {"a card before it was asked about", [](Json& p) { p["steps"][1]["from"] = "yellow2"; },
        "bad_position steps[1].from"},
       {"something after it", [](Json& p) { put(p, 0, p["steps"][0]); }, "bad_position steps[0]"}});
  // Green is the last of the colours.
  const Json last = Table()
                        .market("red2@1")
                        .ships("red=5 green=3")
                        .hand(1, "green2")
                        .goods(1, "green5 green3")
                        .discard("green3")
                        .now({{"step", "protect"},
                              {"seat", 1},
                              {"colour", "green"},
                              {"left", 1},
                              {"highest", "green5"}})
                        .json();
  const Expected<Position> loaded = osaka().parse_position(last);
  ASSERT_TRUE(loaded) << loaded.error().message;
  EXPECT_EQ(osaka().position_json(*loaded), last);
  EXPECT_EQ(last["steps"][1]["colour"], nullptr);
  expect_faults(last, {{"a colour after the last",
                        [](Json& p) {
                          p["steps"][1]["colour"] = "red";
                          p["steps"][1]["from"] = "red3";
                        },
                        "bad_position steps[1].colour"}});
}

// OSA-S7: with one token each, in order, before the first turn.
TEST(OsakaCheck, OSA_S7_TheFirstTokens) {
  expect_faults(
      choosing().json(),
      {{"another's token", [](Json& p) { p["steps"][0]["seat"] = 0; },
        "bad_position steps[0].seat"},
       {"too many left", [](Json& p) { p["steps"][0]["left"] = 4; }, "bad_field steps[0].left"},
       {"one has two", [](Json& p) { p["seats"][1]["tokens"]["blue"] = 1; },
        "bad_position seats[1].tokens"},
       {"one has none", [](Json& p) { p["seats"][1]["tokens"]["red"] = 0; },
        "bad_position seats[1].tokens"},
       {"one has a token too early", [](Json& p) { p["seats"][2]["tokens"]["red"] = 1; },
        "bad_position seats[2].tokens"},
       {"after the first turn", [](Json& p) { p["turn"] = 1; }, "bad_position steps[0].step"}});
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
  expect_faults(sound,
                {{"a sum that no discarded cards have", [](Json& p) { p["steps"][0]["due"] = 4; },
                  "bad_position steps[0].due"},
                 {"a last card that is not there", [](Json& p) { p["steps"][0]["from"] = "red2"; },
                  "bad_position steps[0].from"},
                 {"a card paid that took nothing off", [](Json& p) { p["steps"][0]["due"] = 8; },
                  "bad_position steps[0].due"}});
}

TEST(OsakaCheck, OSA_P1_GoodsThatArrivedWereSold) {
  expect_faults(insuring().json(), {{"red goods with the red ship at Edo",
                                     [](Json& p) { move_card(p, "red5", p["seats"][1]["goods"]); },
                                     "bad_position seats[1].goods"}});
}

TEST(OsakaCheck, OSA_P7_SymbolsComeFromDiscardedCards) {
  expect_faults(
      insuring().json(),
      {{"a symbol without a card", [](Json& p) { p["steps"][0]["symbols"] = 1; },
        "bad_position steps[0].symbols"},
       {"a card passed over without one discarded",
        [](Json& p) { p["steps"][0]["from"] = "blue2"; }, "bad_position steps[0].symbols"}});
  const Json three = protecting().goods(1, "blue5 blue5 blue3").json();
  EXPECT_TRUE(osaka().parse_position(three));
  expect_faults(three, {{"more goods than symbols", [](Json& p) { p["steps"][0]["left"] = 2; },
                         "bad_position steps[0].left"}});
}

TEST(OsakaCheck, OSA_P6_AGameEndsByItsRulesOrItsCap) {
  const Json over = turn().tokens(2, "red red red blue blue green green green").over().json();
  expect_faults(
      over,
      {{"a decision after the end",
        [](Json& p) { p["steps"] = Json::array({{{"step", "turn"}, {"seat", 0}}}); },
        "bad_position steps"},
       {"seven tokens", [](Json& p) { p["seats"][2]["tokens"]["red"] = 2; }, "bad_position over"},
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
