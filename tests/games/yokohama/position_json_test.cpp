// Positions as JSON: every step comes back identical, every fault is an error that names its place.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "tests/games/yokohama/steps.h"

namespace kaisho::yokohama_tests {
namespace {

Json without_scoring(Json json) {
  json.erase("scoring");
  return json;
}

TEST(YokohamaPosition, EveryStepComesBackIdentical) {
  std::set<std::string> seen;
  for (const auto& [step, table] : all_steps()) {
    const Json json = table.json();
    const Scene scene(json);
    EXPECT_EQ(scene.json()["steps"][0]["step"], step);
    EXPECT_EQ(without_scoring(scene.json()), json) << Json::diff(json, scene.json());
    for (const Seat seat : {kNobody, Seat{0}, Seat{1}}) {
      const Json view = yokohama().position_json(yokohama().observe(scene.position(), seat));
      const Expected<Position> back = yokohama().parse_position(view);
      ASSERT_TRUE(back) << step << ": " << back.error().message;
      EXPECT_EQ(yokohama().position_json(*back), view);
    }
    seen.insert(step);
  }
  EXPECT_EQ(seen.size(), 22U);  // all that ask somebody
}

TEST(YokohamaPosition, EveryPositionOfAGameComesBackIdentical) {
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    const Options options{.seats = 2 + static_cast<int>(seed % 3),
                          .turn_cap = 40,
                          .variants = {"achievement-tokens", "independent-agents"}};
    Position p = *yokohama().start(options, key_from_number(seed));
    RandomState state = RandomState::from_key(key_from_number(seed + 100));
    Random random(state);
    MoveList moves;
    while (yokohama().to_move(p) != kNobody) {
      const Json json = yokohama().position_json(p);
      const Expected<Position> back = yokohama().parse_position(json);
      ASSERT_TRUE(back) << back.error().message << " at " << back.error().where << " in " << json;
      ASSERT_EQ(*back, p) << json;
      yokohama().legal_moves(p, moves);
      yokohama().apply(p, moves[random.below(moves.size())]);
    }
    EXPECT_EQ(*yokohama().parse_position(yokohama().position_json(p)), p);
  }
}

TEST(YokohamaPosition, WhatTheCountGivesIsToldAndIgnored) {
  Json json = Scene(Table().slots(0, "church-1").stock(1, "yen=7")).json();
  ASSERT_EQ(json["scoring"].size(), 8U);
  EXPECT_EQ(json["scoring"][0],
            Json({{"line", "church"},
                  {"seats", {{{"points", 6}, {"of", 1}}, {{"points", 0}, {"of", 0}}}}}));
  EXPECT_EQ(json["scoring"][6]["line"], "yen");
  EXPECT_EQ(json["scoring"][6]["seats"][1], Json({{"points", 3}, {"of", 7}}));
  json["scoring"] = 3;
  EXPECT_TRUE(yokohama().parse_position(json));
}

TEST(YokohamaPosition, ALoadedStepPlaysOn) {
  Scene faith(paying_faith());
  faith.play({"pay copper+yen"});
  EXPECT_EQ(faith.says("copper 0"), "0");
  EXPECT_EQ(faith.says("church"), "- 0 - - - - -");
  Scene walk(walking());
  walk.play({"walk chinatown"});
  EXPECT_EQ(walk.says("president 0"), "chinatown");
  EXPECT_EQ(walk.says("walked"), "");
}

TEST(YokohamaPosition, AFinishedGame) {
  const Json json = Table(2)
                        .slots(0, "church-1 church-3 church-4 church-5")
                        .triggered("church", 8)
                        .field("turn", 8)
                        .field("over", "rules")
                        .steps(Json::array())
                        .json();
  const Scene scene(json);
  EXPECT_TRUE(scene.result().over);
  EXPECT_TRUE(scene.legal().empty());
  EXPECT_EQ(without_scoring(scene.json()), json);
}

Json told() { return Table(3).assistants(0, "bank=2").json(); }

TEST(YokohamaPosition, FaultsOfFormOnTheTable) {
  expect_faults(
      told(),
      {{"no object", [](Json& p) { p = 3; }, "bad_field "},
       {"a field too many", [](Json& p) { p["weather"] = 1; }, "unknown_field "},
       {"a field missing", [](Json& p) { p.erase("church"); }, "missing_field "},
       {"one seat", [](Json& p) { p["seats"] = {p["seats"][0]}; }, "bad_field seats"},
       {"five seats",
        [](Json& p) {
          for (int i = 0; i < 2; ++i) p["seats"].push_back(p["seats"][0]);
        },
        "bad_field seats"},
       {"an area too few", [](Json& p) { p["areas"].erase(0); }, "bad_field areas"},
       {"a strange area", [](Json& p) { p["areas"][2]["area"] = "moon"; },
        "unknown_name areas[2].area"},
       {"the second of one", [](Json& p) { p["areas"][5]["area"] = "bank#2"; },
        "bad_field areas[5].area"},
       {"two firsts", [](Json& p) { p["areas"][4]["area"] = "fishing-port"; },
        "bad_field areas[4].area"},
       {"a strange tile", [](Json& p) { p["areas"][2]["tile"] = "building-99"; },
        "unknown_name areas[2].tile"},
       {"assistants of too few", [](Json& p) { p["areas"][2]["assistants"] = {1, 1}; },
        "bad_field areas[2].assistants"},
       {"assistants below none", [](Json& p) { p["areas"][2]["assistants"][0] = -1; },
        "bad_field areas[2].assistants[0]"},
       {"a shop of nobody", [](Json& p) { p["areas"][2]["shops"][1] = 3; },
        "bad_field areas[2].shops[1]"},
       {"five shops", [](Json& p) { p["areas"][2]["shops"].push_back(nullptr); },
        "bad_field areas[2].shops"},
       {"a strange slot", [](Json& p) { p["church"][0] = "mine"; }, "bad_field church[0]"},
       {"a slot too few", [](Json& p) { p["customs"].erase(0); }, "bad_field customs"},
       {"a board that is not here", [](Json& p) { p["laboratories"]["laboratory-b"] = 1; },
        "unknown_field laboratories"},
       {"a board missing", [](Json& p) { p["ports"].erase("port-b"); }, "missing_field ports"},
       {"a strange order", [](Json& p) { p["ports"]["port-a"][1] = "order-99"; },
        "unknown_name ports.port-a[1]"},
       {"a card without its copy", [](Json& p) { p["technology_deck"][0] = "ball"; },
        "unknown_name technology_deck[0]"},
       {"a deck of numbers and names", [](Json& p) { p["order_deck"] = 10; },
        "bad_field order_deck"},
       {"no chance", [](Json& p) { p["random"] = nullptr; }, "missing_field random"},
       {"a key that is none", [](Json& p) { p["random"]["key"] = "xyz"; }, "bad_seed random.key"},
       {"a strange achievement", [](Json& p) { p["achievements"][0]["achievement"] = "rest"; },
        "unknown_name achievements[0].achievement"},
       {"a token twice", [](Json& p) { p["complete_left"] = {"complete-1", "complete-1"}; },
        "bad_field complete_left[1]"},
       {"a flag missing", [](Json& p) { p["agents_left"].erase("uk"); },
        "missing_field agents_left"}});
}

TEST(YokohamaPosition, FaultsOfFormOfPlayersAndTurn) {
  const auto seat = [](Json& p) -> Json& { return p["seats"][0]; };
  expect_faults(
      told(),
      {{"too many points", [&](Json& p) { seat(p)["points"] = 70000; },
        "bad_field seats[0].points"},
       {"half a yen", [&](Json& p) { seat(p)["yen"] = 0.5; }, "bad_field seats[0].yen"},
       {"a strange good", [&](Json& p) { seat(p)["goods"]["gold"] = 1; },
        "unknown_field seats[0].goods"},
       {"pieces missing", [&](Json& p) { seat(p)["hand"].erase("shops"); },
        "missing_field seats[0].hand"},
       {"a president nowhere", [&](Json& p) { seat(p)["president"] = "moon"; },
        "unknown_name seats[0].president"},
       {"an order twice", [&](Json& p) { seat(p)["orders"] = {"order-20", "order-20"}; },
        "bad_field seats[0].orders[1]"},
       {"a strange flag", [&](Json& p) { seat(p)["agents"]["moon"] = 1; },
        "unknown_field seats[0].agents"},
       {"a strange option", [](Json& p) { p["options"] = {"dice"}; }, "unknown_name options[0]"},
       {"a strange use", [](Json& p) { p["used"] = {"dice"}; }, "unknown_name used[0]"},
       {"a strange way to end", [](Json& p) { p["over"] = "maybe"; }, "bad_field over"},
       {"a strange trigger", [](Json& p) { p["trigger"] = "dice"; }, "bad_field trigger"},
       {"a station nowhere", [](Json& p) { p["station"] = "moon"; }, "unknown_name station"},
       {"an action without power", [](Json& p) { p["action"] = {{"area", "bank"}, {"power", -1}}; },
        "bad_field action.power"},
       {"a strange step", [](Json& p) { p["steps"][0]["step"] = "sleep"; },
        "bad_field steps[0].step"},
       {"a step without a part", [](Json& p) { p["steps"][0].erase("placed"); },
        "missing_field steps[0]"},
       {"a step with a part too many", [](Json& p) { p["steps"][1]["left"] = 1; },
        "unknown_field steps[1]"},
       {"a seat of nobody's step", [](Json& p) { p["steps"][3]["seat"] = 1; },
        "unknown_field steps[3]"},
       {"a strange area in a step", [](Json& p) { p["steps"][0]["last"] = "moon"; },
        "bad_field steps[0].last"},
       {"too many steps", [](Json& p) { p["steps"] = Json::array_t(17, p["steps"][1]); },
        "bad_field steps"}});
}

}  // namespace
}  // namespace kaisho::yokohama_tests
