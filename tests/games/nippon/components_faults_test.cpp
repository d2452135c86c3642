// Lines in editions of Nippon are told in words: of the form, of players, actions and workers.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>

#include "games/nippon/nippon.h"
#include "tests/games/nippon/editions.h"

namespace kaisho::nippon_tests {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::EndsWith;
using testing::StartsWith;

std::string missing(std::string_view field) {
  return ": The field '" + std::string(field) + "' is missing.";
}

TEST(NipponComponents, FaultsOfForm) {
  EXPECT_EQ(faults_after([](Json& e) { e["game"] = "go"; }),
            Lines{"bad_field game: Expected an edition of 'nippon', found one of \"go\"."});
  EXPECT_EQ(faults_after([](Json& e) { e["format"] = 2; }),
            Lines{"bad_field format: Expected 1, found 2."});
  EXPECT_THAT(faults_after([](Json& e) { e["orders"] = 1; }),
              ElementsAre(AllOf(StartsWith("unknown_field : Expected only game, edition, format, "),
                                EndsWith("…, found a field 'orders'. Did you mean 'workers'?"))));
  EXPECT_EQ(
      faults_after([](Json& e) { e["provenance"].erase("map"), e["provenance"].erase("wages"); }),
      Lines{"missing_field provenance: The field 'wages' is missing."});
  EXPECT_EQ(faults_after([](Json& e) { e["provenance"]["wages"]["status"] = "hearsay"; }),
            Lines{"bad_field provenance.wages.status: Expected one of rulebook, public, box, "
                  "made_up, house, found \"hearsay\"."});
  EXPECT_EQ(
      faults_after([](Json& e) { e["factories"][3]["id"] = "silk-a"; }),
      Lines{"repeated_id factories[3].id: Duplicate id 'silk-a', given first at factories[0].id."});
  EXPECT_EQ(faults_after([](Json& e) { e["factories"][3]["id"] = "unknown"; }),
            Lines{"bad_field factories[3].id: 'unknown' is a word of moves and positions and "
                  "cannot be an id."});
}

// Every object of the file is asked for its fields, and has no others.
TEST(NipponComponents, WhatIsMissingOrUnknownIsTold) {
  const std::vector<std::string_view> free = {"known", "known_goods", "known_places", "known_cells",
                                              "star"};
  Json::json_pointer path;
  int objects = 0;
  const std::function<void(const Json&)> walk = [&](const Json& json) {
    if (json.is_object() && !path.empty()) {
      ++objects;
      const std::string at = where_of(path.to_string());
      const Lines faults = faults_after([&](Json& e) { e[path] = {{"odd_one", 1}}; });
      // Words may be in any language, but need one.
      if (json.contains("en")) {
        EXPECT_THAT(
            faults,
            Contains("bad_field " + at +
                     ".odd_one: Expected a language such as de or pt-BR, found 'odd_one'."));
      } else {
        EXPECT_THAT(faults, Contains(AllOf(StartsWith("unknown_field " + at + ": Expected only "),
                                           EndsWith(", found a field 'odd_one'."))));
      }
      for (const auto& [key, value] : json.items()) {
        if (std::ranges::find(free, key) != free.end()) continue;
        EXPECT_THAT(faults, Contains("missing_field " + at + missing(key)));
      }
    }
    if (!json.is_structured()) return;
    std::size_t place = 0;
    for (const auto& [key, value] : json.items()) {
      // The first row of a list stands for all but those with parameters of their own.
      if (json.is_array() && place++ > 0 && !value.contains("params")) continue;
      if (path.empty() && key == "provenance") continue;
      json.is_array() ? path.push_back(std::to_string(place - 1)) : path.push_back(key);
      walk(value);
      path.pop_back();
    }
  };
  walk(edition());
  EXPECT_GT(objects, 100);
  for (const auto& [key, value] : edition().items()) {
    EXPECT_THAT(faults_after([&, &table = key](Json& e) { e.erase(table); }),
                Contains("missing_field " + missing(key)));
  }
}

TEST(NipponComponents, NIP_S1_FaultsOfPlayers) {
  expect_refused({
      {"/units/yen/size", 1, "Expected 1000, which the rules fix, found 1."},
      {"/players/min", 1, "Expected 2, which the rules fix, found 1."},
      {"/players/max", 5, "Expected 4, which the rules fix, found 5."},
      {"/players/seats", edition()["players"]["seats"][0], "Expected a list, found {…}."},
      {"/start/contracts", "none", "Expected all, found \"none\"."},
      {"/start/influence_tiles", 10, "Expected all, found 10."},
      {"/start/trains", 5, "Expected 6, which follows from trains_row, found 5."},
      {"/start/ships", 7, "Expected 6, which follows from ships_row, found 7."},
      {"/start/factories", 1, "Expected 0, which the rules fix, found 1."},
      {"/start/machines", 1, "Expected 0, which the rules fix, found 1."},
      {"/start/workers", 1, "Expected 0, which the rules fix, found 1."},
      {"/start/tracks/coal", 3,
       "Expected 2, which follows from tracks[0].steps[0].value, found 3."},
      {"/start/tracks/money", "12",
       "Expected 12, which follows from tracks[1].steps[0].value, found \"12\"."},
      {"/start/tracks/knowledge", nullptr,
       "Expected 1, which follows from tracks[2].steps[0].value, found null."},
  });
  EXPECT_EQ(faults_after([](Json& e) { e["players"]["seats"].erase(3); }),
            Lines{"bad_field players.seats: Expected 4 items, found 3."});
  EXPECT_EQ(faults_after([](Json& e) { e["players"]["colours"].erase(3); }),
            Lines{"bad_field players.colours: Expected at least 4 items, found 3."});
  EXPECT_EQ(faults_after([](Json& e) { e["start"]["tracks"]["fame"] = 1; }),
            Lines{"unknown_field start.tracks: Expected only coal, money, knowledge, found a field "
                  "'fame'."});
}

TEST(NipponComponents, FaultsOfGoodsAndResources) {
  EXPECT_EQ(faults_after([](Json& e) { e["goods"].erase(5); })[0],
            "bad_field goods: Expected 6 items, found 5.");
  EXPECT_THAT(
      faults_after([](Json& e) { e["goods"][5]["id"] = "stock"; }),
      Contains(
          "bad_field goods[5].id: 'stock' is a word of moves and positions and cannot be an id."));
  EXPECT_EQ(faults_after([](Json& e) { e["resources"].erase(5); }),
            Lines{"bad_field resources: Item 6, 'influence', is missing."});
  EXPECT_EQ(faults_after([](Json& e) { std::swap(e["resources"][0], e["resources"][1]); })[0],
            "bad_field resources[0].id: Expected yen, found \"coal\".");
}

TEST(NipponComponents, NIP_T3_FaultsOfActions) {
  expect_refused({
      {"/actions/0/min", 0, "Expected 1, which the rules fix, found 0."},
      {"/contracts_per_action/min", 2, "Expected 1, which the rules fix, found 2."},
      {"/contracts_per_action/max", 2, "Expected 3, which follows from actions, found 2."},
      {"/action_spaces/1/index", 3, "Expected 2 here, as the list is numbered in order, found 3."},
      {"/action_spaces/1/actions",
       {"export", "invest", "mines"},
       "Expected at most 2 items, found 3."},
      {"/costs/mines/1", 0, "Numbers must not fall here: at least 1, found 0."},
      {"/costs/trains/2", 9, "Numbers must not fall here: at least 10, found 9."},
      {"/costs/trains", {5, 10}, "Expected 3 items, found 2."},
      {"/costs/ships", {5, 10, 15, 20}, "Expected at most 3 items, found 4."},
  });
  EXPECT_EQ(faults_after([](Json& e) { std::swap(e["actions"][0], e["actions"][1]); })[0],
            "bad_field actions[0].id: Expected knowledge, found \"produce\".");
  EXPECT_EQ(faults_after([](Json& e) { e["actions"].erase(8); })[0],
            "bad_field actions: Item 9, 'local-market', is missing.");
  EXPECT_EQ(faults_after([](Json& e) { e["action_spaces"][4]["actions"] = {"trains"}; }),
            (Lines{"bad_field action_spaces[4].actions[0]: Duplicate \"trains\".",
                   "bad_field action_spaces: No space has the action 'local-market'."}));
  EXPECT_EQ(faults_after([](Json& e) { e["action_spaces"][4]["actions"] = Json::array(); })[0],
            "bad_field action_spaces[4].actions: Expected at least 1 item, found 0.");
  EXPECT_THAT(
      faults_after([](Json& e) { e["action_spaces"][4]["actions"] = {"tea"}; }),
      ElementsAre(StartsWith(
          "bad_field action_spaces[4].actions[0]: Expected one of knowledge, produce, export, "
          "invest, mines, ships, machinery, trains, local-market, found \"tea\".")));
}

TEST(NipponComponents, NIP_S4_FaultsOfWorkers) {
  expect_refused({
      {"/workers/colours", 5, "Expected 6, which follows from worker_colours, found 5."},
      {"/workers/total/3", 41,
       "Expected 42, which follows from worker_colours, workers.per_colour.3, found 41."},
      {"/worker_rows/by_players/1/players", 4,
       "Expected 3 here, as the list is numbered in order, found 4."},
      {"/worker_rows/by_players/2/per_row", 4, from_to(1, 3, 4)},
      {"/worker_rows/by_players/2/rows", 5, from_to(1, 4, 5)},
  });
  EXPECT_EQ(faults_after([](Json& e) { e["worker_colours"] = Json::array(); }),
            Lines{"bad_field worker_colours: Expected at least 1 item, found 0."});
  EXPECT_EQ(faults_after([](Json& e) { e["worker_rows"]["by_players"].erase(2); }),
            Lines{"bad_field worker_rows.by_players: Expected 3 items, found 2."});
  EXPECT_THAT(faults_after([](Json& e) { e["workers"]["per_action_space"] = 5; }),
              Contains("bad_field workers.per_action_space: " + from_to(1, 4, 5)));
  const auto with = [](int each) {
    return faults_after([&](Json& e) {
      e["workers"]["per_colour"]["4"] = each;
      e["workers"]["total"]["4"] = 6 * each;
      e["worker_rows"]["by_players"][2]["per_row"] = 3;
      e["worker_rows"]["by_players"][2]["rows"] = 3;
    });
  };
  EXPECT_EQ(with(5), Lines{});
  EXPECT_EQ(with(4), Lines{"bad_field workers.per_colour: Expected at least 25 for 4 players, more "
                           "than lie on the table, found 24."});
  EXPECT_EQ(with(41)[0], "bad_field workers.per_colour.4: " + from_to(1, 40, 41));
}

TEST(NipponComponents, AllFaultsAtOnce) {
  EXPECT_EQ(faults_after([](Json& e) {
              e["goods"][0]["level"] = 0;
              e["wages"]["yen_per_colour"] = -1;
              e["plans"]["limited"] = 1;
            }),
            (Lines{"bad_field goods[0].level: " + from_to(1, 3, 0),
                   "bad_field wages.yen_per_colour: " + from_to(1, 200, -1),
                   "bad_field plans.limited: Expected 0, which the rules fix, found 1."}));
}

// What is not there is told, and nothing else that would follow from it.
TEST(NipponComponents, WhatIsMissingIsOneFault) {
  for (const char* table : {"units", "worker_rows", "scoring_track", "end_of_game", "vp_table",
                            "city_tiles", "influence_tiles", "trains_row", "contracts", "wages",
                            "costs", "start", "reward_levels", "action_spaces"}) {
    EXPECT_EQ(faults_after([&](Json& e) { e.erase(table); }),
              Lines{"missing_field " + missing(table)});
  }
}

TEST(NipponComponents, GarbageIsNoEdition) {
  for (const Json& garbage : {Json(), Json(1), Json("x"), Json::array({1}), Json::object()}) {
    EXPECT_FALSE(nippon::Components::read(garbage));
  }
  // Values of the edition replaced by junk, one at a time: an error or a game, never a crash.
  const std::vector<Json> junk = {Json(),  Json(-1), Json("?"), Json::array(), Json(1e9),
                                  Json(0), Json(1),  Json(2),   Json(200),     Json::object()};
  const Json flat = edition().flatten();
  std::size_t count = 0;
  for (const auto& [path, value] : flat.items()) {
    if (path.contains("/name/") || path.contains("/text/") || path.contains("/note")) continue;
    if (++count % 3 != 0) continue;
    Json damaged = edition();
    damaged[Json::json_pointer(path)] = junk[count / 3 % junk.size()];
    const auto opened = open_with<nippon::Rules>(damaged);
    if (opened && count % 5 == 0) play_through(**opened, count);
  }
}

}  // namespace
}  // namespace kaisho::nippon_tests
