// Positions as JSON: every step comes back identical, every fault is an error that names its place.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "tests/games/yamatai/steps.h"

namespace kaisho::yamatai_tests {
namespace {

Json without_scoring(Json json) {
  json.erase("scoring");
  return json;
}

// A position and its views from every seat, and from nobody's.
void expect_identical(const Position& p, int seats) {
  const Json json = yamatai().position_json(p);
  const Expected<Position> back = yamatai().parse_position(json);
  ASSERT_TRUE(back) << back.error().message << " at " << back.error().where << " in " << json;
  ASSERT_EQ(*back, p) << json;
  for (Seat told_seat = kNobody; told_seat < seats; ++told_seat) {
    const Position view = yamatai().observe(p, told_seat);
    const Json seen = yamatai().position_json(view);
    const Expected<Position> again = yamatai().parse_position(seen);
    ASSERT_TRUE(again) << again.error().message << " at " << again.error().where << " in " << seen;
    ASSERT_EQ(*again, view) << seen;
  }
}

TEST(YamataiPosition, EveryStepComesBackIdentical) {
  std::set<std::string> seen;
  for (const auto& [step, table] : all_steps()) {
    const Json json = table.json();
    const Scene scene(json);
    EXPECT_EQ(scene.json()["steps"][0]["step"], step);
    EXPECT_EQ(without_scoring(scene.json()), json) << Json::diff(json, scene.json());
    expect_identical(scene.position(), static_cast<int>(json["seats"].size()));
    seen.insert(step);
  }
  EXPECT_EQ(seen.size(), 11U);  // all that ask somebody
}

TEST(YamataiPosition, EveryPositionOfAGameComesBackIdentical) {
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    const Options options{
        .seats = 2 + static_cast<int>(seed % 3), .turn_cap = seed < 3 ? 0 : 9, .variants = {}};
    Position p = *yamatai().start(options, key_from_number(seed));
    RandomState state = RandomState::from_key(key_from_number(seed + 100));
    Random random(state);
    MoveList moves;
    while (yamatai().to_move(p) != kNobody) {
      expect_identical(p, options.seats);
      if (testing::Test::HasFatalFailure()) return;
      yamatai().legal_moves(p, moves);
      yamatai().apply(p, moves[random.below(moves.size())]);
    }
    expect_identical(p, options.seats);
  }
}

TEST(YamataiPosition, YAM_H1_OnlyTheOwnKnowledgeOfTheDeckIsTold) {
  const Json json = Table(3)
                        .building_deck("forge theatre bathhouse water-garden boathouse")
                        .knows(0, "0 2,4")
                        .knows(2, "1,2,3=bathhouse")
                        .json();
  const Scene scene(json);
  EXPECT_EQ(scene.json()["seats"][0]["knows"],
            Json({{{"places", {0}}, {"buildings", {"forge"}}},
                  {{"places", {2, 4}}, {"buildings", {"boathouse", "bathhouse"}}}}));
  EXPECT_EQ(scene.says("knows 2"), "1,2,3=bathhouse");
  const auto seen_by = [&](Seat told_seat) {
    Json view = yamatai().position_json(yamatai().observe(scene.position(), told_seat));
    EXPECT_TRUE(view["building_deck"].is_number());
    EXPECT_TRUE(view["specialist_deck"].is_number());
    EXPECT_TRUE(view["random"].is_null());
    std::string who;
    for (std::size_t i = 0; i < 3; ++i) {
      if (!view["seats"][i]["knows"].empty()) who += std::to_string(i);
    }
    return who;
  };
  EXPECT_EQ(seen_by(kNobody), "");
  EXPECT_EQ(seen_by(0), "0");
  EXPECT_EQ(seen_by(1), "");
  EXPECT_EQ(seen_by(2), "2");
}

TEST(YamataiPosition, WhatTheCountGivesIsToldAndIgnored) {
  Json json = Scene(Table().coins(0, 12).aside(1, 3)).json();
  ASSERT_EQ(json["scoring"].size(), 6U);
  EXPECT_EQ(json["scoring"][0],
            Json({{"line", "coins"},
                  {"seats", {{{"points", 2}, {"of", 12}}, {{"points", 2}, {"of", 10}}}}}));
  EXPECT_EQ(json["scoring"][5]["line"], "aside");
  EXPECT_EQ(json["scoring"][5]["seats"][1], Json({{"points", -1}, {"of", 3}}));
  json["scoring"] = 3;
  EXPECT_TRUE(yamatai().parse_position(json));
}

TEST(YamataiPosition, ALoadedStepPlaysOn) {
  Scene collecting(competing());
  collecting.play({"take 3"});
  EXPECT_EQ(collecting.says("culture 0"), "tea");
  EXPECT_EQ(collecting.says("collected"), "3");
  EXPECT_THAT(collecting.legal(), testing::ElementsAre("take 1", "take 2"));
  Scene swapping(placing().with_boat(1));
  swapping.play({"with-boat 2"});
  EXPECT_EQ(swapping.says("boat 1") + " " + swapping.says("boat 2"), "red green");
  EXPECT_EQ(swapping.says("last"), "1");
}

// The third round has ended with a colour gone.
TEST(YamataiPosition, AFinishedGame) {
  Json json = Table(3)
                  .supply("black=0")
                  .triggered("boats")
                  .field("over", "rules")
                  .field("active", nullptr)
                  .field("place", 3)
                  .field("turn", 6)
                  .field("played", {10, 9, 8})
                  .track("1 2 - - - / 3 4 / 5 6 7")
                  .fleet(0)
                  .steps(Json::array())
                  .json();
  const Scene scene(json);
  EXPECT_TRUE(scene.result().over);
  EXPECT_TRUE(scene.legal().empty());
  EXPECT_EQ(without_scoring(scene.json()), json);
}

TEST(YamataiPosition, FaultsOfFormOnTheTable) {
  expect_faults(
      placing().json(),
      {{"no object", [](Json& p) { p = 3; }, "bad_field "},
       {"a field too many", [](Json& p) { p["weather"] = 1; }, "unknown_field "},
       {"a field missing", [](Json& p) { p.erase("boats"); }, "missing_field "},
       {"one seat", [](Json& p) { p["seats"] = {p["seats"][0]}; }, "bad_field seats"},
       {"five seats",
        [](Json& p) {
          for (int i = 0; i < 2; ++i) p["seats"].push_back(p["seats"][0]);
        },
        "bad_field seats"},
       {"a place of the order too few", [](Json& p) { p["order"].erase(0); }, "bad_field order"},
       {"a turn of nobody", [](Json& p) { p["order"][0] = 3; }, "bad_field order[0]"},
       {"fleets of too many turns", [](Json& p) { p["played"].push_back(nullptr); },
        "bad_field played"},
       {"a strange fleet", [](Json& p) { p["track"][1] = 11; }, "bad_field track[1]"},
       {"blocks of too few places", [](Json& p) { p["track_lots"].erase(0); },
        "bad_field track_lots"},
       {"a space past the last", [](Json& p) { p["boats"][0]["space"] = 55; },
        "bad_field boats[0].space"},
       {"two boats on a space", [](Json& p) { p["boats"][1]["space"] = 1; },
        "bad_field boats[1].space"},
       {"a strange boat", [](Json& p) { p["boats"][0]["boat"] = "blue"; },
        "unknown_name boats[0].boat"},
       {"an island too few", [](Json& p) { p["islands"].erase(3); }, "bad_field islands"},
       {"islands in another order", [](Json& p) { std::swap(p["islands"][0], p["islands"][1]); },
        "bad_field islands[0].island"},
       {"a strange token", [](Json& p) { p["islands"][0]["token"] = "coffee"; },
        "unknown_name islands[0].token"},
       {"a strange building", [](Json& p) { p["islands"][4]["building"] = "shop"; },
        "bad_field islands[4].building"},
       {"a building of nobody", [](Json& p) { p["islands"][4]["building"] = 3; },
        "bad_field islands[4].building"},
       {"half a mountain", [](Json& p) { p["islands"][4]["mountain"] = 0.5; },
        "bad_field islands[4].mountain"},
       {"a colour missing", [](Json& p) { p["supply"].erase("red"); }, "missing_field supply"},
       {"a slot too few", [](Json& p) { p["buildings"].erase(0); }, "bad_field buildings"},
       {"a specialist without coins", [](Json& p) { p["specialists"][0].erase("coins"); },
        "missing_field specialists[0]"},
       {"a strange specialist", [](Json& p) { p["specialist_deck"][0] = "riuu"; },
        "unknown_name specialist_deck[0]"},
       {"a strange tile", [](Json& p) { p["buildings"][2] = "bank"; }, "unknown_name buildings[2]"},
       {"decks of names and of numbers", [](Json& p) { p["building_deck"] = 20; },
        "bad_field building_deck"},
       {"a seed missing", [](Json& p) { p["random"] = nullptr; }, "missing_field random"},
       {"a key that is none", [](Json& p) { p["random"]["key"] = "xyz"; }, "bad_seed random.key"}});
}

const auto told_seat = [](Json& p, std::size_t i) -> Json& { return p["seats"][i]; };

TEST(YamataiPosition, FaultsOfFormOfPlayersAndTurn) {
  const Json sound = placing().knows(1, "0 3,4").json();
  expect_faults(
      sound,
      {{"coins below none", [](Json& p) { told_seat(p, 0)["coins"] = -1; },
        "bad_field seats[0].coins"},
       {"a strange colour", [](Json& p) { told_seat(p, 0)["boats"]["blue"] = 1; },
        "unknown_field seats[0].boats"},
       {"a strange kind", [](Json& p) { told_seat(p, 0)["culture"]["coffee"] = 1; },
        "unknown_field seats[0].culture"},
       {"a tile twice", [](Json& p) { told_seat(p, 1)["built"] = {"forge", "forge"}; },
        "bad_field seats[1].built[1]"},
       {"a place past the deck", [](Json& p) { told_seat(p, 1)["knows"][0]["places"] = {60}; },
        "bad_field seats[1].knows[0].places[0]"},
       {"nothing known of a place", [](Json& p) { told_seat(p, 1)["knows"][1]["buildings"] = {}; },
        "bad_field seats[1].knows[1].buildings"},
       {"more tiles than places", [](Json& p) { told_seat(p, 1)["knows"][1]["places"] = {3}; },
        "bad_field seats[1].knows[1].buildings"},
       {"a place in two blocks", [](Json& p) { told_seat(p, 1)["knows"][1]["places"] = {0, 3, 4}; },
        "bad_field seats[1].knows[1].places"},
       {"a tile in two blocks",
        [](Json& p) {
          told_seat(p, 1)["knows"][1]["buildings"] = told_seat(p, 1)["knows"][0]["buildings"];
        },
        "bad_field seats[1].knows[1].buildings"},
       {"a tile that lies elsewhere",
        [](Json& p) { told_seat(p, 1)["knows"][1]["places"] = {4, 5}; },
        "bad_field seats[1].knows[1].buildings"},
       {"a strange use", [](Json& p) { p["used"] = {"dice"}; }, "unknown_name used[0]"},
       {"used twice", [](Json& p) { p["used"] = {"gild", "gild"}; }, "bad_field used[1]"},
       {"a strange way to end", [](Json& p) { p["over"] = "maybe"; }, "bad_field over"},
       {"a strange trigger", [](Json& p) { p["trigger"] = "dice"; }, "bad_field trigger"},
       {"placed nowhere", [](Json& p) { p["placed"] = {0}; }, "bad_field placed[0]"},
       {"placed twice", [](Json& p) { p["placed"] = {1, 1}; }, "bad_field placed[1]"},
       {"a strange step", [](Json& p) { p["steps"][0]["step"] = "sleep"; },
        "bad_field steps[0].step"},
       {"a step without a part", [](Json& p) { p["steps"][2].erase("recruited"); },
        "missing_field steps[2]"},
       {"a step with a part too many", [](Json& p) { p["steps"][0]["left"] = 1; },
        "unknown_field steps[0]"},
       {"a seat of nobody's step", [](Json& p) { p["steps"][3]["seat"] = 1; },
        "unknown_field steps[3]"},
       {"an island past the last",
        [](Json& p) { p["steps"][0] = {{"step", "with_token"}, {"seat", 0}, {"island", 35}}; },
        "bad_field steps[0].island"},
       {"too many steps", [](Json& p) { p["steps"] = Json::array_t(9, p["steps"][0]); },
        "bad_field steps"}});
}

TEST(YamataiPosition, FaultsOfFormOfAView) {
  const Scene scene(Table().knows(0, "0,2 4"));
  const Json view = yamatai().position_json(yamatai().observe(scene.position(), 0));
  expect_faults(
      view,
      {{"with a seed", [](Json& p) { p["random"] = {{"key", std::string(64, '7')}, {"used", 1}}; },
        "bad_field random"},
       {"what another knows",
        [](Json& p) { told_seat(p, 1)["knows"] = {{{"places", {8}}, {"buildings", {"forge"}}}}; },
        "bad_position seats"}});
}

}  // namespace
}  // namespace kaisho::yamatai_tests
