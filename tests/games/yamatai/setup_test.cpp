// Set-up (YAM-S1 to S4).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "tests/games/yamatai/words.h"

namespace kaisho::yamatai_tests {
namespace {

using testing::ElementsAre;

Json set_up(int seats, std::uint64_t seed, EventSink* sink = nullptr) {
  const Options options{.seats = seats, .turn_cap = 0, .variants = {}};
  const Expected<Position> p = yamatai().start(options, key_from_number(seed), sink);
  EXPECT_TRUE(p);
  return yamatai().position_json(*p);
}

std::map<std::string, int> counts_of_words(const Lines& words) {
  std::map<std::string, int> counts;
  for (const std::string& word : words) ++counts[word];
  return counts;
}

TEST(YamataiSetup, YAM_S1_WhatEverybodyHas) {
  const int pieces[] = {10, 8, 6};
  for (int seats = 2; seats <= 4; ++seats) {
    const Json p = set_up(seats, 1);
    ASSERT_EQ(p["seats"].size(), static_cast<std::size_t>(seats));
    for (const Json& seat : p["seats"]) {
      EXPECT_EQ(seat["pieces_left"], pieces[seats - 2]);
      EXPECT_EQ(seat["coins"], 10);
      EXPECT_EQ(seat["prestige"], 0);
      EXPECT_EQ(seat["aside"], 0);
      for (const auto& [boat, count] : seat["boats"].items()) EXPECT_EQ(count, 0) << boat;
      for (const auto& [kind, count] : seat["culture"].items()) EXPECT_EQ(count, 0) << kind;
      for (const char* none : {"built", "reserved", "specialists", "knows"}) {
        EXPECT_TRUE(seat[none].empty()) << none;
      }
    }
  }
}

TEST(YamataiSetup, YAM_S1_TwoToFourPlayers) {
  for (const int seats : {0, 1, 5}) {
    const Options options{.seats = seats, .turn_cap = 0, .variants = {}};
    const Expected<Position> p = yamatai().start(options, key_from_number(1));
    ASSERT_FALSE(p) << seats;
    EXPECT_EQ(p.error().code, "bad_option");
    EXPECT_EQ(p.error().where, "players");
  }
}

TEST(YamataiSetup, YAM_S1_TurnsOfARound) {
  const std::size_t turns[] = {4, 3, 4};
  for (int seats = 2; seats <= 4; ++seats) {
    const Json p = set_up(seats, 1);
    EXPECT_EQ(p["order"].size(), turns[seats - 2]);
    EXPECT_EQ(p["played"], Json::array_t(turns[seats - 2], Json()));
  }
}

TEST(YamataiSetup, YAM_S1_TheSupply) {
  const Json p = set_up(3, 2);
  EXPECT_EQ(p["supply"],
            Json({{"green", 22}, {"brown", 19}, {"black", 16}, {"red", 13}, {"yellow", 10}}));
  EXPECT_EQ(p["sanctuaries_left"], 8);
  EXPECT_TRUE(p["boats"].empty());
}

// The 34 tokens are on the islands, the blank ones off again; the mountains stay.
TEST(YamataiSetup, YAM_S2_ATokenOnEveryIsland) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Json p = set_up(2, seed);
    ASSERT_EQ(p["islands"].size(), 34U);
    std::map<std::string, int> plain;
    std::map<std::string, int> mountain;
    for (const Json& island : p["islands"]) {
      const std::string kind = island["token"].is_null() ? "blank" : island["token"];
      ++(island["mountain"] == true ? mountain : plain)[kind];
      EXPECT_TRUE(island["building"].is_null());
      EXPECT_EQ(island["sanctuary"], false);
    }
    const std::map<std::string, int> four = {{"blank", 3},     {"cherry-blossom", 4}, {"indigo", 4},
                                             {"persimmon", 4}, {"rice", 4},           {"tea", 4},
                                             {"wisteria", 4}};
    std::map<std::string, int> one = four;
    for (auto& [kind, count] : one) count = 1;
    EXPECT_EQ(plain, four);
    EXPECT_EQ(mountain, one);
  }
}

// Counts of things that happen in so many games with the same chance each.
void expect_even(const std::map<std::string, int>& counts, std::size_t outcomes, int all) {
  EXPECT_EQ(counts.size(), outcomes);
  const double share = static_cast<double>(all) / static_cast<double>(outcomes);
  for (const auto& [what, count] : counts) {
    EXPECT_NEAR(count, share, 5 * std::sqrt(share)) << what;
  }
}

TEST(YamataiSetup, YAM_S2_YAM_S3_YAM_S4_Shuffled) {
  constexpr int kGames = 2000;
  std::map<std::string, int> mountains;
  std::map<std::string, int> specialists;
  std::map<std::string, int> hidden_specialists;
  std::map<std::string, int> buildings;
  std::map<std::string, int> hidden_buildings;
  std::map<std::string, int> fleets;
  std::map<std::string, int> hidden_fleets;
  std::map<std::string, int> orders;
  int tea = 0;
  for (std::uint64_t seed = 0; seed < kGames; ++seed) {
    const Json p = set_up(3, seed);
    for (const Json& island : p["islands"]) {
      if (island["mountain"] == true) ++mountains[island["island"].dump()];
    }
    tea += p["islands"][16]["token"] == "tea" ? 1 : 0;
    ++specialists[p["specialists"][4]["specialist"]];
    ++hidden_specialists[p["specialist_deck"].back()];
    ++buildings[p["buildings"][0]];
    ++hidden_buildings[p["building_deck"].front()];
    ++fleets[p["track"][0].dump()];
    ++hidden_fleets[p["track"][9].dump()];
    ++orders[p["order"].dump()];
  }
  expect_even(mountains, 34, 7 * kGames);
  expect_even(specialists, 18, kGames);
  expect_even(hidden_specialists, 18, kGames);
  expect_even(buildings, 28, kGames);
  expect_even(hidden_buildings, 28, kGames);
  expect_even(fleets, 10, kGames);
  expect_even(hidden_fleets, 10, kGames);
  expect_even(orders, 6, kGames);
  EXPECT_NEAR(tea, kGames * 5 / 34.0, 85);
}

TEST(YamataiSetup, YAM_S3_FiveSpecialistsAndFiveBuildingsLieOpen) {
  const Json p = set_up(4, 5);
  Lines specialists;
  for (const Json& slot : p["specialists"]) {
    specialists.push_back(slot["specialist"]);
    EXPECT_EQ(slot["coins"], 0);
  }
  EXPECT_EQ(specialists.size(), 5U);
  for (const std::string id : p["specialist_deck"]) specialists.push_back(id);
  EXPECT_THAT(specialists, testing::UnorderedElementsAreArray(ids_of(edition()["specialists"])));
  EXPECT_EQ(p["buildings"].size(), 5U);
  Lines buildings = p["buildings"];
  for (const std::string id : p["building_deck"]) buildings.push_back(id);
  EXPECT_THAT(buildings, testing::UnorderedElementsAreArray(ids_of(edition()["buildings"])));
}

TEST(YamataiSetup, YAM_S3_FiveFleetsFaceUpFiveFaceDown) {
  const Json p = set_up(2, 5);
  EXPECT_EQ(p["track_lots"], Json({0, 0, 0, 0, 0, 1, 1, 1, 1, 1}));
  std::vector<int> fleets = p["track"];
  std::ranges::sort(fleets);
  EXPECT_THAT(fleets, ElementsAre(1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
}

TEST(YamataiSetup, YAM_S4_WithTwoPlayersTheSameOrderTwice) {
  std::map<std::string, int> orders;
  for (std::uint64_t seed = 0; seed < 400; ++seed) ++orders[set_up(2, seed)["order"].dump()];
  expect_even(orders, 2, 400);
  EXPECT_TRUE(orders.contains("[0,1,0,1]"));
  EXPECT_TRUE(orders.contains("[1,0,1,0]"));
}

TEST(YamataiSetup, YAM_S4_WithMorePlayersEachOnce) {
  std::map<std::string, int> orders;
  for (std::uint64_t seed = 0; seed < 1200; ++seed) ++orders[set_up(4, seed)["order"].dump()];
  expect_even(orders, 24, 1200);
}

TEST(YamataiSetup, YAM_T12_TheFirstOfTheOrderBegins) {
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    const Json p = set_up(3, seed);
    EXPECT_EQ(p["active"], p["order"][0]);
    EXPECT_EQ(p["steps"][0], Json({{"step", "fleet"}, {"seat", p["order"][0]}}));
    EXPECT_EQ(p["turn"], 0);
    EXPECT_EQ(p["round"], 0);
    EXPECT_EQ(p["place"], 0);
  }
}

// What comes to light is told, with its clause, and nothing else.
TEST(YamataiSetup, YAM_S3_YAM_S4_WhatIsTold) {
  EventLog log;
  const Json p = set_up(3, 7, &log);
  Lines told;
  for (const Event& event : log.events) {
    Json json = yamatai().event_json(event);
    told.push_back(json["clause"].get<std::string>() + " " + json["event"].get<std::string>());
    if (json["event"] == "specialist_drawn") {
      EXPECT_EQ(p["specialists"][json["slot"].get<std::size_t>() - 1]["specialist"],
                json["specialist"]);
    } else if (json["event"] == "building_drawn") {
      EXPECT_EQ(p["buildings"][json["slot"].get<std::size_t>() - 1], json["building"]);
    } else if (json["event"] == "fleet_shown") {
      EXPECT_EQ(p["track"][json["place"].get<std::size_t>() - 1], json["fleet"]);
    } else if (json["event"] == "order_set") {
      EXPECT_EQ(json["order"], p["order"]);
      EXPECT_EQ(json["seat"], p["active"]);
    }
  }
  EXPECT_EQ(counts_of_words(told), (std::map<std::string, int>{{"YAM-S3 specialist_drawn", 5},
                                                               {"YAM-S3 building_drawn", 5},
                                                               {"YAM-S3 fleet_shown", 5},
                                                               {"YAM-S4 order_set", 1},
                                                               {"YAM-T12 turn_began", 1}}));
}

TEST(YamataiSetup, YAM_S1_TheSameSeedGivesTheSameTable) {
  EXPECT_EQ(set_up(4, 9), set_up(4, 9));
  EXPECT_NE(set_up(4, 9), set_up(4, 10));
}

}  // namespace
}  // namespace kaisho::yamatai_tests
