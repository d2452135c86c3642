// Positions as JSON: every step comes back identical, every fault is an error that names its place.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <set>

#include "tests/games/nippon/steps.h"

namespace kaisho::nippon_tests {
namespace {

using testing::ElementsAre;

// What is told, and ignored when it is loaded.
constexpr std::array kTold = {"standings", "placements", "wages", "costs", "scoring"};

Json without_counts(Json json) {
  for (const char* name : kTold) json.erase(name);
  return json;
}

// A position and how it is seen.
void expect_identical(const Position& p) {
  for (const Position& told : {p, nippon().observe(p, 0)}) {
    const Json json = nippon().position_json(told);
    const Expected<Position> back = nippon().parse_position(json);
    ASSERT_TRUE(back) << back.error().message << " at " << back.error().where << " in " << json;
    ASSERT_EQ(*back, told) << json;
  }
}

TEST(NipponPosition, EveryStepComesBackIdentical) {
  std::set<std::string> seen;
  for (const auto& [step, table] : all_steps()) {
    const Json json = table.json();
    const Scene scene(json);
    EXPECT_EQ(scene.json()["steps"][0]["step"], step);
    EXPECT_EQ(without_counts(scene.json()), json)
        << step << Json::diff(json, without_counts(scene.json()));
    expect_identical(scene.position());
    seen.insert(step);
  }
  EXPECT_EQ(seen.size(), 14U);  // all that ask somebody
}

TEST(NipponPosition, EveryPositionOfAGameComesBackIdentical) {
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    const Options options{
        .seats = 2 + static_cast<int>(seed % 3), .turn_cap = seed < 3 ? 0 : 40, .variants = {}};
    Position p = *nippon().start(options, key_from_number(seed));
    RandomState state = RandomState::from_key(key_from_number(seed + 100));
    Random random(state);
    MoveList moves;
    while (nippon().to_move(p) != kNobody) {
      expect_identical(p);
      if (testing::Test::HasFatalFailure()) return;
      nippon().legal_moves(p, moves);
      nippon().apply(p, moves[random.below(moves.size())]);
    }
    expect_identical(p);
  }
}

TEST(NipponPosition, NIP_H1_OnlyChanceIsHidden) {
  const Scene scene(selling_silk().selling());
  const Position seen = nippon().observe(scene.position(), 1);
  EXPECT_EQ(nippon().observe(scene.position(), kNobody), seen);
  const Json json = nippon().position_json(seen);
  EXPECT_EQ(Json::diff(scene.json(), json),
            Json({{{"op", "replace"}, {"path", "/random"}, {"value", nullptr}}}));
}

TEST(NipponPosition, WhatTheCountsGiveIsToldAndIgnored) {
  Json json =
      Scene(
          Table(2).stock(0, "yen=4").workers(0, "white green green").influence(0, "tokyo:north=3"))
          .json();
  ASSERT_EQ(json["standings"].size(), 4U);
  EXPECT_EQ(
      json["standings"][1],
      Json({{"region", "kanto-chubu"},
            {"foreign", {{"influence", 11}, {"rank", 1}, {"shared", 1}}},
            {"seats",
             {{{"influence", 3}, {"rank", 2}, {"shared", 1}, {"points", 7}, {"ships", 0}},
              {{"influence", 0}, {"rank", 0}, {"shared", 0}, {"points", 0}, {"ships", 0}}}}}));
  EXPECT_EQ(json["wages"][0], Json({{"colours", 2},
                                    {"yen", 6},
                                    {"unpaid", 1},
                                    {"lost", 2},
                                    {"income", 12},
                                    {"coal", 2},
                                    {"then", {{"unpaid", 0}, {"lost", 0}, {"left", 6}}},
                                    {"more", {{"unpaid", 0}, {"lost", 0}}}}));
  EXPECT_EQ(json["placements"], Json::array());
  ASSERT_EQ(json["costs"].size(), 2U);
  ASSERT_EQ(json["scoring"].size(), 11U);
  EXPECT_EQ(json["scoring"][0], Json({{"line", "track"},
                                      {"seats",
                                       {{{"points", 10}, {"of", 10}, {"multiplier", 1}},
                                        {{"points", 11}, {"of", 11}, {"multiplier", 1}}}}}));
  EXPECT_EQ(json["scoring"][10]["line"], "regions");
  EXPECT_EQ(json["scoring"][10]["seats"][0], Json({{"points", 0}, {"of", 1}, {"multiplier", 0}}));
  for (const char* name : kTold) json[name] = 3;
  EXPECT_TRUE(nippon().parse_position(json));
}

// The scoring to come, and when all were held the last one.
TEST(NipponPosition, StandingsAreThoseOfTheNextScoring) {
  const auto points = [](const Table& table) {
    const Json standings = Scene(Table(table).influence(0, "tokyo:north=7 tokyo:south=5")).json();
    return standings["standings"][1]["seats"][0]["points"].get<int>();
  };
  EXPECT_EQ(points(Table(2)), 10);
  EXPECT_EQ(points(Table(2).marker(3)), 15);
  EXPECT_EQ(points(Table(2).marker(5)), 20);
  EXPECT_EQ(points(Table(2).over("rules")), 20);
}

TEST(NipponPosition, ALoadedStepPlaysOn) {
  Scene home(choosing_home());
  EXPECT_THAT(home.legal(), ElementsAre("home tokyo east", "home tokyo south"));
  home.play({"home tokyo south"});
  EXPECT_EQ(home.says("tokyo north") + " " + home.says("tokyo south"), "0=3 -");
  EXPECT_EQ(home.says("silk 0"), "silk-a=0+1");
  Scene free(Table().putting_trains_free());
  free.play({"trains kanto-chubu+kansai-chugoku"});
  EXPECT_EQ(free.says("trains 0") + " " + free.says("yen 0"), "4 12");
}

TEST(NipponPosition, AFinishedGame) {
  const Json json = Table(3).over("rules").json();
  const Scene scene(json);
  EXPECT_TRUE(scene.result().over);
  EXPECT_FALSE(scene.result().capped);
  EXPECT_EQ(without_counts(scene.json()), json);
  const Json capped = Table(3).over("turn_cap").field("turn_cap", 3).json();
  EXPECT_TRUE(Scene(capped).result().capped);
  EXPECT_EQ(without_counts(Scene(capped).json()), capped);
}

// ---- faults

const auto told_seat = [](Json& p, std::size_t i) -> Json& { return p["seats"][i]; };

TEST(NipponPosition, FaultsOfFormOfTheTurn) {
  expect_faults(
      choosing_home().json(),
      {{"no object", [](Json& p) { p = 3; }, "bad_field "},
       {"a field missing", [](Json& p) { p.erase("bag"); }, "missing_field "},
       {"a field too many", [](Json& p) { p["weather"] = "fair"; }, "unknown_field "},
       {"one player", [](Json& p) { p["seats"] = Json::array_t(1, p["seats"][0]); },
        "bad_field seats"},
       {"five players", [](Json& p) { p["seats"] = Json::array_t(5, p["seats"][0]); },
        "bad_field seats"},
       {"half a turn", [](Json& p) { p["turn"] = 0.5; }, "bad_field turn"},
       {"a seat that is none", [](Json& p) { p["active"] = 3; }, "bad_field active"},
       {"nobody began", [](Json& p) { p["first"] = nullptr; }, "bad_field first"},
       {"a strange end", [](Json& p) { p["over"] = "maybe"; }, "bad_field over"},
       {"no such place", [](Json& p) { p["marker"] = 9; }, "bad_field marker"},
       {"a scoring too many", [](Json& p) { p["scorings"] = 4; }, "bad_field scorings"},
       {"a strange step", [](Json& p) { p["steps"][0]["step"] = "sleep"; },
        "bad_field steps[0].step"},
       {"a step without a part", [](Json& p) { p["steps"][0].erase("side"); },
        "missing_field steps[0]"},
       {"a step with a part too many", [](Json& p) { p["steps"][2]["space"] = 1; },
        "unknown_field steps[2]"},
       {"a seat of nobody's step", [](Json& p) { p["steps"][3]["seat"] = 0; },
        "unknown_field steps[3]"},
       {"a strange city", [](Json& p) { p["steps"][0]["city"] = "edo"; },
        "unknown_name steps[0].city"},
       {"a strange side", [](Json& p) { p["steps"][0]["side"] = "left"; },
        "unknown_name steps[0].side"},
       {"a strange region", [](Json& p) { p["steps"][1]["region"] = "okinawa"; },
        "unknown_name steps[1].region"},
       {"a space too many", [](Json& p) { p["steps"][3]["space"] = 6; },
        "bad_field steps[3].space"},
       {"too many steps", [](Json& p) { p["steps"] = Json::array_t(9, p["steps"][0]); },
        "bad_field steps"},
       {"no seed", [](Json& p) { p.erase("random"); }, "missing_field "},
       {"a key that is none", [](Json& p) { p["random"]["key"] = "xyz"; }, "bad_seed random.key"}});
}

TEST(NipponPosition, FaultsOfFormOfTheBoard) {
  expect_faults(
      choosing_home().json(),
      {{"a space too few", [](Json& p) { p["spaces"].erase(0); }, "bad_field spaces"},
       {"a row too many", [](Json& p) { p["rows"].push_back(p["rows"][0]); }, "bad_field rows"},
       {"a strange colour", [](Json& p) { p["spaces"][1]["workers"]["blue"] = 1; },
        "unknown_field spaces[1].workers"},
       {"a colour missing", [](Json& p) { p["bag"].erase("white"); }, "missing_field bag"},
       {"due below none", [](Json& p) { p["rows"][1]["due"] = -1; }, "bad_field rows[1].due"},
       {"a strange factory", [](Json& p) { p["factories"][0] = "silk-z"; },
        "unknown_name factories[0]"},
       {"a factory twice", [](Json& p) { p["factories"][1] = p["factories"][0]; },
        "bad_field factories[1]"},
       {"a stack missing", [](Json& p) { p["rewards"].erase("reward-2-yen"); },
        "missing_field rewards"},
       {"a strange stack", [](Json& p) { p["rewards"]["reward-6-yen"] = 1; },
        "unknown_field rewards"},
       {"a city too few", [](Json& p) { p["cities"].erase(7); }, "bad_field cities"},
       {"cities in another order", [](Json& p) { std::swap(p["cities"][0], p["cities"][1]); },
        "bad_field cities[0].city"},
       {"a strange tile", [](Json& p) { p["cities"][0]["tile"] = "city-tile-0"; },
        "unknown_name cities[0].tile"},
       {"turned too far", [](Json& p) { p["cities"][0]["turns"] = 4; },
        "bad_field cities[0].turns"},
       {"a side too few", [](Json& p) { p["cities"][0]["influence"].erase(0); },
        "bad_field cities[0].influence"},
       {"a tile of nobody", [](Json& p) { p["cities"][2]["influence"][1]["seat"] = 3; },
        "bad_field cities[2].influence[1].seat"},
       {"a tile without a value", [](Json& p) { p["cities"][2]["influence"][1].erase("value"); },
        "missing_field cities[2].influence[1]"},
       {"regions in another order", [](Json& p) { std::swap(p["regions"][0], p["regions"][1]); },
        "bad_field regions[0].region"},
       {"a region without a seat", [](Json& p) { p["regions"][0]["seats"].erase(0); },
        "bad_field regions[0].seats"},
       {"too many trains", [](Json& p) { p["regions"][0]["seats"][1]["trains"] = 7; },
        "bad_field regions[0].seats[1].trains"}});
}

TEST(NipponPosition, FaultsOfFormOfPlayers) {
  expect_faults(
      choosing_home().json(),
      {{"yen below none", [](Json& p) { told_seat(p, 0)["yen"] = -1; }, "bad_field seats[0].yen"},
       {"too many VP", [](Json& p) { told_seat(p, 0)["vp"] = -40000; }, "bad_field seats[0].vp"},
       {"a track missing", [](Json& p) { told_seat(p, 0)["tracks"].erase("coal"); },
        "missing_field seats[0].tracks"},
       {"two factories of a good",
        [](Json& p) { told_seat(p, 1)["factories"].push_back(told_seat(p, 1)["factories"][0]); },
        "bad_field seats[1].factories[2].factory"},
       {"a factory without goods", [](Json& p) { told_seat(p, 1)["factories"][0].erase("goods"); },
        "missing_field seats[1].factories[0]"},
       {"a strange worker", [](Json& p) { told_seat(p, 0)["workers"][0] = "blue"; },
        "unknown_name seats[0].workers[0]"},
       {"too many workers", [](Json& p) { told_seat(p, 0)["workers"] = Json::array_t(7, "white"); },
        "bad_field seats[0].workers"},
       {"a strange contract", [](Json& p) { told_seat(p, 0)["contracts"][0] = "contract-9"; },
        "unknown_name seats[0].contracts[0]"},
       {"a contract twice", [](Json& p) { told_seat(p, 0)["contracts"][1] = "contract-1"; },
        "bad_field seats[0].contracts[1]"},
       {"turned a little", [](Json& p) { told_seat(p, 0)["trains_turned"] = 1; },
        "bad_field seats[0].trains_turned"},
       {"a tile of 0", [](Json& p) { told_seat(p, 0)["influence"][0] = 0; },
        "bad_field seats[0].influence[0]"},
       {"a strange achievement", [](Json& p) { told_seat(p, 0)["achievements"]["golf"] = 2; },
        "unknown_name seats[0].achievements.golf"},
       {"a multiplier of 0", [](Json& p) { told_seat(p, 0)["achievements"]["regions"] = 0; },
        "bad_field seats[0].achievements.regions"}});
}

}  // namespace
}  // namespace kaisho::nippon_tests
