// Positions as JSON: every step comes back identical, every fault is an error that names its place.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>

#include "tests/games/osaka/table.h"

namespace kaisho::osaka_tests {
namespace {

Table turn() {
  return Table(3)
      .market("red2 blue5@1 red3")
      .farm("green2@2 yellow2")
      .hand(0, "blue5")
      .goods(1, "red5 red2!")
      .points(0, 3)
      .kept("blue2")
      .blind("green5")
      .discard("yellow5");
}

Table payday() {
  return Table()
      .market("green2@1")
      .ships("red=5 blue=3")
      .hand(1, "blue2 blue3")
      .goods(1, "blue5 blue3");
}

Table insuring() {
  return payday().now(
      {{"step", "insure"}, {"seat", 1}, {"colour", "blue"}, {"symbols", 0}, {"from", "blue3"}});
}

Table protecting() {
  return payday().discard("blue3").now(
      {{"step", "protect"}, {"seat", 1}, {"colour", "blue"}, {"left", 1}, {"highest", "blue5"}});
}

Table paying() {
  return Table()
      .market("red5 red3")
      .hand(0, "blue5 blue3 green3")
      .now({{"step", "pay"}, {"seat", 0}, {"due", 8}, {"from", "red5"}});
}

TEST(OsakaPosition, EveryStepComesBackIdentical) {
  for (const Table& table : {turn(), insuring(), protecting(), paying()}) {
    const Json json = table.json();
    const Scene scene(json);
    EXPECT_EQ(osaka().position_json(scene.position()), json);
    const Json seen = osaka().position_json(osaka().observe(scene.position(), 0));
    EXPECT_EQ(osaka().position_json(*osaka().parse_position(seen)), seen);
  }
}

TEST(OsakaPosition, ALoadedStepPlaysOn) {
  Scene pay(paying());
  pay.play({"pay blue5", "pay blue3"});
  EXPECT_EQ(pay.says("goods 0"), "red3 red5");
  Scene insure(insuring());
  insure.play({"insure blue2"});
  EXPECT_EQ(insure.says("goods 1"), "blue3 blue5");
  EXPECT_EQ(insure.says("now"), "turn 1");
  Scene protect(protecting());
  protect.play({"protect blue3"});
  EXPECT_EQ(protect.says("goods 1"), "blue3");
}

TEST(OsakaPosition, AFinishedGame) {
  const Json json = turn()
                        .tokens(2, "red red red blue blue green green green")
                        .field("over", "rules")
                        .now(nullptr)
                        .json();
  const Scene scene(json);
  EXPECT_TRUE(scene.result().over);
  EXPECT_TRUE(scene.legal().empty());
  EXPECT_EQ(osaka().position_json(scene.position()), json);
}

struct Damage {
  const char* what;
  std::function<void(Json&)> change;
  std::string error;  // `code where`
};

void expect_faults(const Json& sound, const std::vector<Damage>& damages) {
  for (const Damage& damage : damages) {
    Json json = sound;
    damage.change(json);
    const Expected<Position> p = osaka().parse_position(json);
    ASSERT_FALSE(p) << damage.what;
    EXPECT_EQ(p.error().code + " " + p.error().where, damage.error) << damage.what;
    EXPECT_TRUE(p.error().message.ends_with(".")) << p.error().message;
  }
}

TEST(OsakaPosition, FaultsOfForm) {
  const auto seat = [](Json& p) -> Json& { return p["seats"][0]; };
  expect_faults(
      turn().json(),
      {{"no object", [](Json& p) { p = 3; }, "bad_field position"},
       {"a field too many", [](Json& p) { p["weather"] = 1; }, "unknown_field position"},
       {"a field missing", [](Json& p) { p.erase("farm"); }, "missing_field position"},
       {"one seat", [](Json& p) { p["seats"].erase(2), p["seats"].erase(1); },
        "bad_field position.seats"},
       {"five seats",
        [](Json& p) {
          for (int i = 0; i < 2; ++i) p["seats"].push_back(p["seats"][0]);
        },
        "bad_field position.seats"},
       {"a strange card", [&](Json& p) { seat(p)["hand"]["red4"] = 1; },
        "unknown_card position.seats[0].hand"},
       {"a negative count", [&](Json& p) { seat(p)["hand"]["red5"] = -1; },
        "bad_field position.seats[0].hand.red5"},
       {"a huge count", [&](Json& p) { seat(p)["hand"]["red5"] = 1000; },
        "bad_field position.seats[0].hand.red5"},
       {"half a card", [&](Json& p) { seat(p)["hand"]["red5"] = 0.5; },
        "bad_field position.seats[0].hand.red5"},
       {"a strange token", [&](Json& p) { seat(p)["tokens"]["pink"] = 1; },
        "unknown_field position.seats[0].tokens"},
       {"a ship off the track", [](Json& p) { p["ships"]["red"] = 6; },
        "bad_field position.ships.red"},
       {"a ship too many", [](Json& p) { p["ships"]["pink"] = 1; }, "unknown_field position.ships"},
       {"a strange seat", [](Json& p) { p["active"] = 3; }, "bad_field position.active"},
       {"a marker of nobody", [](Json& p) { p["market"][0]["reserved_by"] = 3; },
        "bad_field position.market[0].reserved_by"},
       {"a market card without a name", [](Json& p) { p["market"][0]["card"] = nullptr; },
        "bad_field position.market[0].card"},
       {"a strange way to end", [](Json& p) { p["over"] = "maybe"; }, "bad_field position.over"},
       {"a key that is none", [](Json& p) { p["random"]["key"] = "xyz"; },
        "bad_seed position.random"},
       {"no chance", [](Json& p) { p["random"] = nullptr; }, "missing_field position.random"},
       {"a number of unseen cards beside a key", [](Json& p) { p["draw"] = 90; },
        "bad_field position.draw"},
       {"a pile larger than the box", [](Json& p) { p["draw"] = Json::array_t(109, "red2"); },
        "bad_field position.draw"},
       {"a strange card in the pile", [](Json& p) { p["draw"][3] = "red9"; },
        "unknown_card position.draw[3]"},
       {"a strange step", [](Json& p) { p["now"]["step"] = "sleep"; },
        "bad_field position.now.step"},
       {"nothing to decide", [](Json& p) { p["now"] = nullptr; }, "bad_field position.now"},
       {"another's turn", [](Json& p) { p["now"]["seat"] = 1; }, "bad_field position.now.seat"},
       {"a step with a part too many", [](Json& p) { p["now"]["due"] = 1; },
        "unknown_field position.now"},
       {"a decision after the end", [](Json& p) { p["over"] = "rules"; },
        "bad_field position.now"}});
}

TEST(OsakaPosition, OSA_S2_EveryCardIsSomewhereOnce) {
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

TEST(OsakaPosition, WhatCannotBe) {
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
      Table().market("red2@1").rest_in_hand(0).json(),
      {{"nothing that can be done", [](Json& p) { p["now"]["seat"] = 0; }, "bad_position now"}});
}

TEST(OsakaPosition, StepsThatCannotBe) {
  expect_faults(paying().json(), {{"more due than the cards cost",
                                   [](Json& p) { p["now"]["due"] = 9; }, "bad_position now.due"},
                                  {"more due than the hand",
                                   [](Json& p) {
                                     p["seats"][0]["hand"] = {{"blue5", 1}},
                                     p["draw"].push_back("blue3"), p["draw"].push_back("green3");
                                   },
                                   "bad_position now"},
                                  {"nothing due", [](Json& p) { p["now"]["due"] = 0; },
                                   "bad_field position.now.due"}});
  expect_faults(
      insuring().json(),
      {{"another colour's card", [](Json& p) { p["now"]["from"] = "red3"; },
        "bad_field position.now.from"},
       {"a card without a symbol", [](Json& p) { p["now"]["from"] = "blue5"; },
        "bad_field position.now.from"},
       {"all protected", [](Json& p) { p["now"]["symbols"] = 2; }, "bad_position now"},
       {"a ship in a safe place", [](Json& p) { p["ships"]["blue"] = 2; }, "bad_position now"},
       {"no payday", [](Json& p) { p["ships"]["red"] = 4; }, "bad_position ships"},
       // A market with open cards would not hold the refill that follows.
       {"open cards on the market", [](Json& p) { p["market"][0]["reserved_by"] = nullptr; },
        "bad_position market"}});
  expect_faults(protecting().json(),
                {{"more than there are", [](Json& p) { p["now"]["left"] = 3; }, "bad_position now"},
                 {"another colour's good", [](Json& p) { p["now"]["highest"] = "red5"; },
                  "bad_field position.now.highest"},
                 {"a ship in a safe place", [](Json& p) { p["ships"]["blue"] = 1; },
                  "bad_position now.colour"}});
  const Json token = Table(3)
                         .market("red2")
                         .field("turn", 0)
                         .active(1)
                         .tokens(1, "red")
                         .now({{"step", "choose_token"}, {"seat", 2}, {"left", 2}})
                         .json();
  EXPECT_TRUE(osaka().parse_position(token));
  expect_faults(
      token,
      {{"another's token", [](Json& p) { p["now"]["seat"] = 0; }, "bad_position now.seat"},
       {"too many left", [](Json& p) { p["now"]["left"] = 4; }, "bad_field position.now.left"}});
}

}  // namespace
}  // namespace kaisho::osaka_tests
