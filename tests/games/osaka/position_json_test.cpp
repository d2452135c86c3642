// Positions as JSON: every step comes back identical, every fault is an error that names its place.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/osaka/steps.h"

namespace kaisho::osaka_tests {
namespace {

TEST(OsakaPosition, EveryStepComesBackIdentical) {
  for (const Table& table : {choosing(), turn(), insuring(), protecting(), paying()}) {
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
  const Json json = turn().tokens(2, "red red red blue blue green green green").over().json();
  const Scene scene(json);
  EXPECT_TRUE(scene.result().over);
  EXPECT_TRUE(scene.legal().empty());
  EXPECT_EQ(osaka().position_json(scene.position()), json);
}

// A position once had one step, `now`, instead: whoever sends one reads what is expected.
TEST(OsakaPosition, OfTheFormerFormIsRefused) {
  Json former = turn().json();
  former["now"] = former["steps"][0];
  former.erase("steps");
  const Expected<Position> position = osaka().parse_position(former);
  ASSERT_FALSE(position);
  EXPECT_EQ(position.error().code, "unknown_field");
  EXPECT_THAT(position.error().message, testing::HasSubstr("steps, found a field 'now'"));
}

TEST(OsakaPosition, FaultsOfForm) {
  const auto seat = [](Json& p) -> Json& { return p["seats"][0]; };
  expect_faults(
      turn().json(),
      {{"no object", [](Json& p) { p = 3; }, "bad_field "},
       {"a field too many", [](Json& p) { p["weather"] = 1; }, "unknown_field "},
       {"a field missing", [](Json& p) { p.erase("farm"); }, "missing_field "},
       {"one seat", [](Json& p) { p["seats"].erase(2), p["seats"].erase(1); }, "bad_field seats"},
       {"five seats",
        [](Json& p) {
          for (int i = 0; i < 2; ++i) p["seats"].push_back(p["seats"][0]);
        },
        "bad_field seats"},
       {"a strange card", [&](Json& p) { seat(p)["hand"]["red4"] = 1; },
        "unknown_card seats[0].hand"},
       {"a negative count", [&](Json& p) { seat(p)["hand"]["red5"] = -1; },
        "bad_field seats[0].hand.red5"},
       {"a huge count", [&](Json& p) { seat(p)["hand"]["red5"] = 1000; },
        "bad_field seats[0].hand.red5"},
       {"half a card", [&](Json& p) { seat(p)["hand"]["red5"] = 0.5; },
        "bad_field seats[0].hand.red5"},
       {"a strange token", [&](Json& p) { seat(p)["tokens"]["pink"] = 1; },
        "unknown_field seats[0].tokens"},
       {"a ship off the track", [](Json& p) { p["ships"]["red"] = 6; }, "bad_field ships.red"},
       {"a ship too many", [](Json& p) { p["ships"]["pink"] = 1; }, "unknown_field ships"},
       {"a strange seat", [](Json& p) { p["active"] = 3; }, "bad_field active"},
       {"a marker of nobody", [](Json& p) { p["market"][0]["reserved_by"] = 3; },
        "bad_field market[0].reserved_by"},
       {"a market card without a name", [](Json& p) { p["market"][0]["card"] = nullptr; },
        "bad_field market[0].card"},
       {"a strange way to end", [](Json& p) { p["over"] = "maybe"; }, "bad_field over"},
       {"a key that is none", [](Json& p) { p["random"]["key"] = "xyz"; }, "bad_seed random.key"},
       {"no chance", [](Json& p) { p["random"] = nullptr; }, "missing_field random"},
       {"a number of unseen cards beside a key", [](Json& p) { p["draw"] = 90; },
        "bad_field blind"},
       {"a pile larger than the box", [](Json& p) { p["draw"] = Json::array_t(109, "red2"); },
        "bad_field draw"},
       {"a strange card in the pile", [](Json& p) { p["draw"][3] = "red9"; },
        "unknown_card draw[3]"},
       {"a strange step", [](Json& p) { p["steps"][0]["step"] = "sleep"; },
        "bad_field steps[0].step"},
       {"no list of steps", [](Json& p) { p["steps"] = nullptr; }, "bad_field steps"},
       {"more steps than there can be",
        [](Json& p) { p["steps"] = Json::array_t(9, {{"step", "load"}}); }, "bad_field steps"},
       {"nothing to decide", [](Json& p) { p["steps"] = Json::array(); }, "bad_position steps"},
       {"another's turn", [](Json& p) { p["steps"][0]["seat"] = 1; }, "bad_position steps[0].seat"},
       {"a step with a part too many", [](Json& p) { p["steps"][0]["due"] = 1; },
        "unknown_field steps[0]"},
       {"a seat for a step that asks nobody",
        [](Json& p) { p["steps"].push_back({{"step", "turn_end"}, {"seat", 0}}); },
        "unknown_field steps[1]"}});
}

}  // namespace
}  // namespace kaisho::osaka_tests
