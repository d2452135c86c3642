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

TEST(NipponComponents, FaultsOfForm) {
  EXPECT_EQ(faults_after([](Json& e) { e["game"] = "go"; }),
            Lines{"bad_field game: This edition is for another game than nippon."});
  EXPECT_EQ(faults_after([](Json& e) { e["format"] = 2; }),
            Lines{"bad_field format: " + from_to(1, 1)});
  EXPECT_EQ(faults_after([](Json& e) { e["orders"] = 1; }),
            Lines{"unknown_field : There is no field 'orders' here."});
  EXPECT_EQ(
      faults_after([](Json& e) { e["provenance"].erase("map"), e["provenance"].erase("wages"); }),
      Lines{"missing_field provenance: The field 'wages' is missing."});
  EXPECT_EQ(faults_after([](Json& e) { e["provenance"]["wages"]["status"] = "hearsay"; }),
            Lines{"bad_field provenance.wages.status: Here must be one of rulebook, public, box, "
                  "house."});
  EXPECT_EQ(faults_after([](Json& e) { e["factories"][3]["id"] = "silk-a"; }),
            Lines{"repeated_id factories: The id 'silk-a' stands here twice."});
  EXPECT_EQ(faults_after([](Json& e) { e["factories"][3]["id"] = "unknown"; }),
            Lines{"bad_field factories[3].id: This word has a meaning in positions."});
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
      const Lines faults = faults_after([&](Json& e) { e[path] = {{"odd", 1}}; });
      EXPECT_THAT(faults, Contains("unknown_field " + at + ": There is no field 'odd' here."));
      for (const auto& [key, value] : json.items()) {
        if (std::ranges::find(free, key) != free.end()) continue;
        EXPECT_THAT(faults,
                    Contains("missing_field " + at + ": The field '" + key + "' is missing."));
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
                Contains("missing_field : The field '" + key + "' is missing."));
  }
}

TEST(NipponComponents, NIP_S1_FaultsOfPlayers) {
  expect_refused({
      {"/units/yen/size", 1, "Yen are counted in thousands."},
      {"/players/min", 1, "2 to 4 play."},
      {"/players/max", 5, "2 to 4 play."},
      {"/players/seats", edition()["players"]["seats"][0], "Here must be a list."},
      {"/start/contracts", "none", "Here must be one of all."},
      {"/start/influence_tiles", 10, "Here must be one of all."},
      {"/start/trains", 5, "All trains are there."},
      {"/start/ships", 7, "All ships are there."},
      {"/start/factories", 1, "Nobody starts with any: here must be 0."},
      {"/start/machines", 1, "Nobody starts with any: here must be 0."},
      {"/start/workers", 1, "Nobody starts with any: here must be 0."},
      {"/start/tracks/coal", 3, "The marker starts on another value."},
      {"/start/tracks/money", "12", "The marker starts on another value."},
      {"/start/tracks/knowledge", nullptr, "The marker starts on another value."},
  });
  EXPECT_EQ(faults_after([](Json& e) { e["players"]["seats"].erase(3); }),
            Lines{"bad_field players.seats: There must be 4 of these."});
  EXPECT_EQ(faults_after([](Json& e) { e["players"]["colours"].erase(3); }),
            Lines{"bad_field players.colours: Each player needs a colour."});
  EXPECT_EQ(faults_after([](Json& e) { e["start"]["tracks"]["fame"] = 1; }),
            Lines{"unknown_field start.tracks: There is no field 'fame' here."});
}

TEST(NipponComponents, FaultsOfGoodsAndResources) {
  EXPECT_EQ(faults_after([](Json& e) { e["goods"].erase(5); })[0],
            "bad_field goods: There must be 6 of these.");
  EXPECT_THAT(
      faults_after([](Json& e) { e["goods"][5]["id"] = "stock"; }),
      Contains("bad_field goods[5].id: In moves this word means the own stock of machines."));
  EXPECT_EQ(faults_after([](Json& e) { e["resources"].erase(5); }),
            Lines{"bad_field resources: 'influence' is missing here."});
  EXPECT_EQ(faults_after([](Json& e) { std::swap(e["resources"][0], e["resources"][1]); })[0],
            "bad_field resources[0].id: Here must be one of yen.");
}

TEST(NipponComponents, NIP_T3_FaultsOfActions) {
  expect_refused({
      {"/actions/0/min", 0, "An action has one part at least."},
      {"/contracts_per_action/min", 2, "Export fills one contract at least."},
      {"/contracts_per_action/max", 2, "The table of actions says another number."},
      {"/action_spaces/1/index", 3, "Rows are numbered in order, from 1."},
      {"/action_spaces/1/actions",
       {"export", "invest", "mines"},
       "Here must be a list of at most 2 items."},
      {"/costs/mines/1", 0, "More cannot be had for less."},
      {"/costs/trains/2", 9, "More cannot be had for less."},
      {"/costs/trains", {5, 10}, "There must be 3 of these."},
      {"/costs/ships", {5, 10, 15, 20}, "Here must be a list of at most 3 items."},
  });
  EXPECT_EQ(faults_after([](Json& e) { std::swap(e["actions"][0], e["actions"][1]); })[0],
            "bad_field actions[0].id: Here must be one of knowledge.");
  EXPECT_EQ(faults_after([](Json& e) { e["actions"].erase(8); })[0],
            "bad_field actions: 'local-market' is missing here.");
  EXPECT_EQ(faults_after([](Json& e) { e["action_spaces"][4]["actions"] = {"trains"}; }),
            (Lines{"bad_field action_spaces[4].actions[0]: This action stands somewhere else, too.",
                   "bad_field action_spaces: The action 'local-market' stands nowhere."}));
  EXPECT_EQ(faults_after([](Json& e) { e["action_spaces"][4]["actions"] = Json::array(); })[0],
            "bad_field action_spaces[4].actions: A space has one or two actions.");
  EXPECT_THAT(faults_after([](Json& e) { e["action_spaces"][4]["actions"] = {"tea"}; }),
              ElementsAre(testing::StartsWith("bad_field action_spaces[4].actions[0]: Here must be "
                                              "one of knowledge, produce, export, ")));
}

TEST(NipponComponents, NIP_S4_FaultsOfWorkers) {
  expect_refused({
      {"/workers/colours", 5, "The table of colours has others."},
      {"/workers/total/3", 41, "These are not so many of each colour."},
      {"/worker_rows/by_players/1/players", 4, "Here stand 2, 3 and 4 players."},
      {"/worker_rows/by_players/2/per_row", 4, from_to(1, 3)},
      {"/worker_rows/by_players/2/rows", 5, from_to(1, 4)},
  });
  EXPECT_EQ(faults_after([](Json& e) { e["worker_colours"] = Json::array(); }),
            Lines{"bad_field worker_colours: Workers have a colour."});
  EXPECT_EQ(faults_after([](Json& e) { e["worker_rows"]["by_players"].erase(2); }),
            Lines{"bad_field worker_rows.by_players: There must be 3 of these."});
  EXPECT_THAT(faults_after([](Json& e) { e["workers"]["per_action_space"] = 5; }),
              Contains("bad_field workers.per_action_space: " + from_to(1, 4)));
  const auto with = [](int each) {
    return faults_after([&](Json& e) {
      e["workers"]["per_colour"]["4"] = each;
      e["workers"]["total"]["4"] = 6 * each;
      e["worker_rows"]["by_players"][2]["per_row"] = 3;
      e["worker_rows"]["by_players"][2]["rows"] = 3;
    });
  };
  EXPECT_EQ(with(5), Lines{});
  EXPECT_EQ(with(4), Lines{"bad_field workers.per_colour: With 4 players 24 workers lie on the "
                           "table, and there must be more in all."});
  EXPECT_EQ(with(41)[0], "bad_field workers.per_colour.4: " + from_to(1, 40));
}

TEST(NipponComponents, AllFaultsAtOnce) {
  EXPECT_EQ(faults_after([](Json& e) {
              e["goods"][0]["level"] = 0;
              e["wages"]["yen_per_colour"] = -1;
              e["plans"]["limited"] = 1;
            }),
            (Lines{"bad_field goods[0].level: " + from_to(1, 3),
                   "bad_field wages.yen_per_colour: " + from_to(1, 200),
                   "bad_field plans.limited: Plans do not run out: here must be 0."}));
}

// What is not there is told, and nothing else that would follow from it.
TEST(NipponComponents, WhatIsMissingIsOneFault) {
  for (const char* table : {"units", "worker_rows", "scoring_track", "end_of_game", "vp_table",
                            "city_tiles", "influence_tiles", "trains_row", "contracts", "wages",
                            "costs", "start", "reward_levels", "action_spaces"}) {
    EXPECT_EQ(faults_after([&](Json& e) { e.erase(table); }),
              Lines{"missing_field : The field '" + std::string(table) + "' is missing."});
  }
}

TEST(NipponComponents, GarbageIsNoEdition) {
  for (const Json& garbage : {Json(), Json(1), Json("x"), Json::array({1}), Json::object()}) {
    EXPECT_FALSE(nippon::read_components(garbage));
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
    const auto opened = nippon::open(damaged);
    if (opened && count % 5 == 0) play_through(**opened, count);
  }
}

}  // namespace
}  // namespace kaisho::nippon_tests
