// Set-up (NIP-S1 to NIP-S4).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "tests/games/nippon/words.h"

namespace kaisho::nippon_tests {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;
using testing::UnorderedElementsAreArray;

Json set_up(int seats, std::uint64_t seed, EventSink* sink = nullptr) {
  const Options options{.seats = seats, .turn_cap = 0, .variants = {}};
  const Expected<Position> p = nippon().start(options, key_from_number(seed), sink);
  EXPECT_TRUE(p);
  return nippon().position_json(*p);
}

// Counts of things that happen in so many games with the same chance each.
void expect_even(const std::map<std::string, int>& counts, std::size_t outcomes, int all) {
  EXPECT_EQ(counts.size(), outcomes);
  const double share = static_cast<double>(all) / static_cast<double>(outcomes);
  for (const auto& [what, count] : counts) {
    EXPECT_NEAR(count, share, 5 * std::sqrt(share)) << what;
  }
}

int sum_of(const Json& counts) {
  int sum = 0;
  for (const Json& count : counts) sum += count.get<int>();
  return sum;
}

// ---- NIP-S1

TEST(NipponSetup, NIP_S1_WhatEverybodyHas) {
  for (int seats = 2; seats <= 4; ++seats) {
    const Json p = set_up(seats, 1);
    ASSERT_EQ(p["seats"].size(), static_cast<std::size_t>(seats));
    for (Json seat : p["seats"]) {
      seat.erase("vp");
      EXPECT_EQ(seat, Json({{"yen", 12},
                            {"coal", 2},
                            {"plans", 1},
                            {"contracts",
                             {"contract-1", "contract-2", "contract-3", "contract-4", "contract-5",
                              "contract-6", "contract-7", "contract-8"}},
                            {"influence", {1, 2, 3, 3, 4, 5, 5, 6, 7, 7}},
                            {"trains", 6},
                            {"trains_turned", false},
                            {"ships", 6},
                            {"ships_turned", false},
                            {"tracks", {{"coal", 0}, {"money", 0}, {"knowledge", 0}}},
                            {"factories", Json::array()},
                            {"stocked", 0},
                            {"workers", Json::array()},
                            {"achievements", Json::object()}}));
    }
  }
}

TEST(NipponSetup, NIP_S1_CoalStandsOnTwoAndMoneyOnTwelve) {
  Scene scene(set_up(2, 1));
  scene.mark().play({"consolidate"});
  EXPECT_THAT(scene.events("NIP-K1"), ElementsAre(testing::StartsWith("NIP-K1 budget"),
                                                  testing::StartsWith("NIP-K1 yen_gained"),
                                                  testing::StartsWith("NIP-K1 coal_gained")));
  EXPECT_THAT(scene.events("NIP-K1")[1], testing::EndsWith("yen:12"));
  EXPECT_THAT(scene.events("NIP-K1")[2], testing::StartsWith("NIP-K1 coal_gained coal:2"));
}

// A factory of level 1 asks for 2.
TEST(NipponSetup, NIP_S1_KnowledgeStandsOnOne) {
  Scene scene(Table().investing());
  scene.play({"build silk-a"});
  EXPECT_THAT(scene.events("NIP-A1"), Contains("NIP-A1 plans_paid plans:1 seat:0"));
}

TEST(NipponSetup, NIP_S1_TenToThirteenPointsInTurnOrder) {
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    for (std::size_t seats = 2; seats <= 4; ++seats) {
      const Json p = set_up(static_cast<int>(seats), seed);
      const std::size_t first = p["first"];
      for (std::size_t place = 0; place < seats; ++place) {
        EXPECT_EQ(p["seats"][(first + place) % seats]["vp"], 10 + place);
      }
    }
  }
}

TEST(NipponSetup, NIP_S1_TheFirstPlayerIsRandomAndBegins) {
  for (int seats = 2; seats <= 4; ++seats) {
    std::map<std::string, int> first;
    for (std::uint64_t seed = 0; seed < 600; ++seed) {
      const Json p = set_up(seats, seed);
      ++first[p["first"].dump()];
      EXPECT_EQ(p["active"], p["first"]);
      EXPECT_EQ(p["turn"], 0);
      EXPECT_TRUE(p["latest"].is_null());
      EXPECT_EQ(p["steps"][0], Json({{"step", "turn"}, {"seat", p["first"]}}));
    }
    expect_even(first, static_cast<std::size_t>(seats), 600);
  }
}

TEST(NipponSetup, NIP_S1_PlayGoesClockwise) {
  Scene scene(Table(4).first(2).turn(0));
  std::string seats = scene.says("active");
  for (int turn = 0; turn < 5; ++turn) {
    scene.play({"consolidate"});
    seats += scene.says("active");
  }
  EXPECT_EQ(seats, "230123");
}

TEST(NipponSetup, NIP_S1_TwoToFourPlayers) {
  for (const int seats : {0, 1, 5}) {
    const Options options{.seats = seats, .turn_cap = 0, .variants = {}};
    const Expected<Position> p = nippon().start(options, key_from_number(1));
    ASSERT_FALSE(p) << seats;
    EXPECT_EQ(p.error().code, "bad_option");
    EXPECT_EQ(p.error().where, "players");
  }
}

TEST(NipponSetup, NIP_S1_PointsHaveNoUpperLimit) {
  for (const int vp : {95, 252, 1020}) {
    Scene scene(Table()
                    .stock(0, "vp=" + std::to_string(vp))
                    .factories(0, "silk-a=1 paper-a=1")
                    .exporting());
    scene.play({"fill contract-2 silk+paper"});
    EXPECT_EQ(scene.number("vp 0"), vp + 4);
  }
}

TEST(NipponSetup, NIP_S1_WhatIsTold) {
  EventLog log;
  const Json p = set_up(3, 7, &log);
  const Json first = nippon().event_json(log.events.front());
  EXPECT_EQ(first, Json({{"event", "first_player"}, {"clause", "NIP-S1"}, {"seat", p["first"]}}));
}

TEST(NipponSetup, NIP_S1_TheSameSeedGivesTheSameTable) {
  EXPECT_EQ(set_up(4, 9), set_up(4, 9));
  EXPECT_NE(set_up(4, 9), set_up(4, 10));
}

// ---- NIP-S2

TEST(NipponSetup, NIP_S2_FourFactoriesOfEveryGoodWithAnyNumberOfPlayers) {
  Lines all;
  for (const char* good : {"silk", "paper", "bento", "lenses", "watches", "bulbs"}) {
    for (const char* letter : {"-a", "-b", "-c", "-d"}) all.push_back(std::string(good) + letter);
  }
  for (int seats = 2; seats <= 4; ++seats) EXPECT_EQ(set_up(seats, 3)["factories"], Json(all));
}

TEST(NipponSetup, NIP_S2_AllAreOpenToEverybody) {
  for (int seats = 2; seats <= 4; ++seats) {
    const Scene scene(Table(seats).tracks(0, "knowledge=9").investing());
    EXPECT_EQ(scene.legal("build").size(), 24U);
  }
}

TEST(NipponSetup, NIP_S2_EachFactoryExistsOnce) {
  Scene scene(Table(3).factories(2, "silk-b").investing());
  EXPECT_THAT(scene.legal("build silk"),
              ElementsAre("build silk-a", "build silk-c", "build silk-d"));
  EXPECT_THAT(scene.refusals("build silk"), ElementsAre("build silk-b: NIP-S2 factory_taken 2 0"));
  scene.play({"build silk-c"});
  const Lines left = scene.json()["factories"];
  EXPECT_EQ(left.size(), 22U);
  EXPECT_THAT(left, Not(Contains("silk-c")));
}

// Own ones are taken too.
TEST(NipponSetup, NIP_S2_TheOwnFactoryIsTaken) {
  const Scene scene(Table().factories(0, "silk-b").investing());
  EXPECT_THAT(scene.refusals("build silk-b"),
              ElementsAre("build silk-b: NIP-S2 factory_taken 0 0"));
}

TEST(NipponSetup, NIP_S2_TwelveStacksOfTwoRewards) {
  EventLog log;
  const Json p = set_up(4, 2, &log);
  EXPECT_EQ(p["rewards"].size(), 12U);
  for (const int multiplier : {2, 3, 4, 5}) {
    for (const char* bonus : {"plans", "coal", "yen"}) {
      EXPECT_EQ(p["rewards"]["reward-" + std::to_string(multiplier) + "-" + bonus], 2);
    }
  }
  for (const Event& event : log.events) {
    EXPECT_NE(nippon().event_json(event)["event"], "rewards_removed");
  }
}

int rewards_left(const Json& p, const std::string& multiplier) {
  int left = 0;
  for (const auto& [id, count] : p["rewards"].items()) {
    if (id.starts_with("reward-" + multiplier)) left += count.get<int>();
  }
  return left;
}

TEST(NipponSetup, NIP_S2_WithFewerPlayersRewardsLeaveEachPile) {
  for (int seats = 2; seats <= 4; ++seats) {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
      const Json p = set_up(seats, seed);
      for (const char* multiplier : {"2", "3", "4", "5"}) {
        EXPECT_EQ(rewards_left(p, multiplier), seats + 2) << multiplier;
      }
    }
  }
}

TEST(NipponSetup, NIP_S2_OneOfEachPileAtRandom) {
  constexpr int kGames = 1500;
  std::map<std::string, int> removed;
  for (std::uint64_t seed = 0; seed < kGames; ++seed) {
    const Json p = set_up(3, seed);
    for (const auto& [id, left] : p["rewards"].items()) removed[id] += 2 - left.get<int>();
  }
  expect_even(removed, 12, 4 * kGames);
}

// By tile, not by stack: of two that leave a pile of six, both are of one stack in a fifth of
// games.
TEST(NipponSetup, NIP_S2_TwoOfEachPileAtRandom) {
  constexpr int kGames = 1500;
  std::map<std::string, std::map<int, int>> with;  // of each stack, games with so many left
  for (std::uint64_t seed = 0; seed < kGames; ++seed) {
    const Json p = set_up(2, seed);
    for (const auto& [id, left] : p["rewards"].items()) ++with[id][left];
  }
  EXPECT_EQ(with.size(), 12U);
  for (auto& [id, games] : with) {
    EXPECT_NEAR(games[0], kGames / 15.0, 45) << id;
    EXPECT_NEAR(games[1], kGames * 8 / 15.0, 90) << id;
    EXPECT_NEAR(games[2], kGames * 6 / 15.0, 90) << id;
  }
}

TEST(NipponSetup, NIP_S2_WhatLeftIsTold) {
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    EventLog log;
    const Json p = set_up(2, seed, &log);
    Json left = Json::object();
    for (const Json& reward : edition()["rewards"]) left[reward["id"].get<std::string>()] = 2;
    for (const Event& event : log.events) {
      const Json json = nippon().event_json(event);
      if (json["event"] != "rewards_removed") continue;
      EXPECT_EQ(json["clause"], "NIP-S2");
      Json& count = left[json["reward"].get<std::string>()];
      count = count.get<int>() - json["count"].get<int>();
    }
    EXPECT_EQ(p["rewards"], left);
  }
}

TEST(NipponSetup, NIP_S2_FourExtraMultipliers) {
  for (int seats = 2; seats <= 4; ++seats) EXPECT_EQ(set_up(seats, 1)["extra_multipliers"], 4);
}

// ---- NIP-S3

TEST(NipponSetup, NIP_S3_ATileOnEveryCityAndOneLeftOut) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    EventLog log;
    const Json p = set_up(3, seed, &log);
    Lines cities;
    Lines tiles;
    for (const Json& city : p["cities"]) {
      cities.push_back(city["city"]);
      tiles.push_back(city["tile"]);
      EXPECT_EQ(city["influence"], Json::array_t(4, Json()));
    }
    EXPECT_EQ(cities, all_cities());
    Json laid = Json::array();
    for (const Event& event : log.events) {
      const Json json = nippon().event_json(event);
      if (json["event"] == "city_left_out") tiles.push_back(json["tile"]);
      if (json["event"] != "city_laid") continue;
      EXPECT_EQ(json["clause"], "NIP-S3");
      const Json& city = p["cities"][laid.size()];
      laid.push_back(json);
      EXPECT_EQ(json["city"], city["city"]);
      EXPECT_EQ(json["tile"], city["tile"]);
      EXPECT_EQ(json["turns"], city["turns"]);
    }
    EXPECT_EQ(laid.size(), 8U);
    EXPECT_THAT(tiles, UnorderedElementsAreArray(ids_of(edition()["city_tiles"])));
  }
}

TEST(NipponSetup, NIP_S3_AtRandomAndTurnedAtRandom) {
  constexpr int kGames = 1800;
  std::map<std::string, int> first;
  std::map<std::string, int> last;
  std::map<std::string, int> of_one_tile;
  for (std::uint64_t seed = 0; seed < kGames; ++seed) {
    const Json p = set_up(2, seed);
    const auto told = [](const Json& city) { return city["tile"].dump() + city["turns"].dump(); };
    ++first[told(p["cities"][0])];
    ++last[told(p["cities"][7])];
    for (const Json& city : p["cities"]) {
      if (city["tile"] == "city-tile-5") ++of_one_tile[city["city"].dump()];
    }
  }
  expect_even(first, 36, kGames);
  expect_even(last, 36, kGames);
  expect_even(of_one_tile, 8, kGames * 8 / 9);
}

// Silk, watches, bulbs, bento, from the north clockwise.
TEST(NipponSetup, NIP_S3_ATurnedTileAsksOnOtherSides) {
  const char* silk[] = {"north", "east", "south", "west"};
  const char* bento[] = {"west", "north", "east", "south"};
  for (int turns = 0; turns < 4; ++turns) {
    const Table table = Table().city("tokyo", "city-tile-4", turns).selling();
    EXPECT_THAT(Scene(Table(table).factories(0, "silk-a=1")).legal("side tokyo"),
                ElementsAre(std::string("side tokyo ") + silk[turns]));
    EXPECT_THAT(Scene(Table(table).factories(0, "bento-a=1")).legal("side tokyo"),
                ElementsAre(std::string("side tokyo ") + bento[turns]));
  }
}

// ---- NIP-S4

TEST(NipponSetup, NIP_S4_WorkersByNumberOfPlayers) {
  for (int seats = 2; seats <= 4; ++seats) {
    const Json p = set_up(seats, 4);
    for (const std::string& colour : ids_of(edition()["worker_colours"])) {
      int all = p["bag"][colour];
      for (const char* where : {"spaces", "rows"}) {
        for (const Json& place : p[where]) all += place["workers"][colour].get<int>();
      }
      EXPECT_EQ(all, seats + 4) << colour;
    }
    EXPECT_EQ(p["bag"].size(), 6U);
  }
}

TEST(NipponSetup, NIP_S4_ThreeOnEveryActionSpaceAndTheRows) {
  const std::size_t rows[] = {2, 3, 4};
  const int per_row[] = {2, 3, 3};
  for (int seats = 2; seats <= 4; ++seats) {
    const Json p = set_up(seats, 5);
    EXPECT_EQ(p["spaces"].size(), 5U);
    EXPECT_EQ(p["rows"].size(), rows[seats - 2]);
    for (const Json& space : p["spaces"]) {
      EXPECT_EQ(sum_of(space["workers"]), 3);
      EXPECT_EQ(space["due"], 0);
    }
    for (const Json& row : p["rows"]) {
      EXPECT_EQ(sum_of(row["workers"]), per_row[seats - 2]);
      EXPECT_EQ(row["due"], 0);
    }
  }
}

TEST(NipponSetup, NIP_S4_AllDrawnAtRandom) {
  constexpr int kGames = 1000;
  std::map<std::string, int> space;
  std::map<std::string, int> row;
  std::map<std::string, int> bag;
  int of_one_colour = 0;
  for (std::uint64_t seed = 0; seed < kGames; ++seed) {
    const Json p = set_up(4, seed);
    for (const auto& [colour, count] : p["spaces"][0]["workers"].items()) {
      space[colour] += count.get<int>();
      of_one_colour += count == 3 ? 1 : 0;
    }
    for (const auto& [colour, n] : p["rows"][3]["workers"].items()) row[colour] += n.get<int>();
    for (const auto& [colour, count] : p["bag"].items()) bag[colour] += count.get<int>();
  }
  expect_even(space, 6, 3 * kGames);
  expect_even(row, 6, 3 * kGames);
  expect_even(bag, 6, 21 * kGames);
  // The second is of the first one's colour with a chance of 7 in 47, the third with 6 in 46.
  EXPECT_NEAR(of_one_colour, kGames * 7 * 6 / (47.0 * 46.0), 22);
}

TEST(NipponSetup, NIP_S4_WhatIsTold) {
  for (int seats = 2; seats <= 4; ++seats) {
    EventLog log;
    Json p = set_up(seats, 6, &log);
    int drawn = 0;
    for (const Event& event : log.events) {
      const Json json = nippon().event_json(event);
      if (json["event"] != "worker_drawn") continue;
      EXPECT_EQ(json["clause"], "NIP-S4");
      EXPECT_TRUE(event.reveals);
      const char* where = json.contains("space") ? "space" : "row";
      Json& place = p[std::string(where) + "s"][json[where].get<std::size_t>() - 1];
      Json& count = place["workers"][json["colour"].get<std::string>()];
      count = count.get<int>() - 1;
      ++drawn;
    }
    EXPECT_EQ(drawn, (std::map<int, int>{{2, 19}, {3, 24}, {4, 27}})[seats]);
    for (const char* where : {"spaces", "rows"}) {
      for (const Json& place : p[where]) EXPECT_EQ(sum_of(place["workers"]), 0);
    }
    EXPECT_EQ(p["reveals"], 1);
  }
}

TEST(NipponSetup, NIP_T6_TheMarkerStandsOnTheFirstPlace) {
  const Json p = set_up(3, 1);
  EXPECT_EQ(p["marker"], 1);
  EXPECT_EQ(p["scorings"], 0);
  EXPECT_TRUE(p["closing"].is_null());
}

}  // namespace
}  // namespace kaisho::nippon_tests
