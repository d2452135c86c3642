// Set-up (YOK-S); the covered slots of two players (YOK-S8) are in boards_test.cpp too.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "tests/games/yokohama/table.h"

namespace kaisho::yokohama_tests {
namespace {

using testing::ElementsAre;
using testing::UnorderedElementsAre;

struct Start {
  Json position;
  std::vector<Json> events;
};

Start start_of(int seats, std::uint64_t seed, Lines variants = {}) {
  EventLog log;
  const Options options{.seats = seats, .turn_cap = 0, .variants = variants};
  const Position p = *yokohama().start(options, key_from_number(seed), &log);
  Start start_of{yokohama().position_json(p), {}};
  for (const Event& event : log.events) start_of.events.push_back(yokohama().event_json(event));
  return start_of;
}

// The boards by their ids, without the numbers of second ones, sorted.
Lines boards_of(const Json& position) {
  Lines names;
  for (const Json& area : position["areas"]) {
    const std::string name = area["area"];
    names.push_back(name.substr(0, name.find('#')));
  }
  std::ranges::sort(names);
  return names;
}

std::multiset<std::string> values(const Json& list, const char* key) {
  std::multiset<std::string> found;
  for (const Json& item : list) {
    if (item[key].is_string()) found.insert(item[key]);
  }
  return found;
}

TEST(YokohamaSetup, YOK_S1_TheBoardsByPlayerCount) {
  const Lines two = {
      "bank",         "church",       "copper-mine", "customs",      "employment-office",
      "fishing-port", "laboratory-a", "port-a",      "silk-factory", "tea-plantation"};
  const Lines three = {"bank",
                       "canal",
                       "chinatown",
                       "church",
                       "copper-mine",
                       "customs",
                       "employment-office",
                       "fishing-port",
                       "fishing-port",
                       "laboratory-a",
                       "port-a",
                       "port-b",
                       "silk-factory",
                       "tea-plantation"};
  const Lines four = {"bank",           "canal",         "chinatown",    "church",
                      "copper-mine",    "copper-mine",   "customs",      "employment-office",
                      "fishing-port",   "fishing-port",  "laboratory-a", "laboratory-b",
                      "port-a",         "port-b",        "silk-factory", "silk-factory",
                      "tea-plantation", "tea-plantation"};
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    EXPECT_EQ(boards_of(start_of(2, seed).position), two);
    EXPECT_EQ(boards_of(start_of(3, seed).position), three);
    EXPECT_EQ(boards_of(start_of(4, seed).position), four);
  }
}

TEST(YokohamaSetup, YOK_S1_AndTheirManagementBoards) {
  const auto names = [](const Json& boards) {
    Lines found;
    for (const auto& [name, row] : boards.items()) found.push_back(name);
    return found;
  };
  for (int seats = 2; seats <= 4; ++seats) {
    const Json p = start_of(seats, 1).position;
    EXPECT_EQ(names(p["laboratories"]),
              seats < 4 ? Lines{"laboratory-a"} : (Lines{"laboratory-a", "laboratory-b"}));
    EXPECT_EQ(names(p["ports"]), seats < 3 ? Lines{"port-a"} : (Lines{"port-a", "port-b"}));
    EXPECT_EQ(p["church"].size(), 7U);
    EXPECT_EQ(p["customs"].size(), 7U);
  }
}

TEST(YokohamaSetup, YOK_S1_TwoToFourPlayers) {
  for (const int wrong : {1, 5}) {
    const auto p = yokohama().start({.seats = wrong, .turn_cap = 0, .variants = {}}, Key{});
    ASSERT_FALSE(p);
    EXPECT_EQ(p.error().code, "bad_option");
  }
}

// ---- the layout

// Rows of so many cells, each shifted by half a cell further: where a cell lies, in half cells.
std::vector<std::pair<int, int>> cells_of(const std::vector<int>& rows) {
  std::vector<std::pair<int, int>> cells;
  for (int row = 0; row < static_cast<int>(rows.size()); ++row) {
    for (int column = 0; column < rows[row]; ++column) {
      cells.emplace_back(row, 2 * column + row);
    }
  }
  return cells;
}

// The pairs of cells between which a president walks, all areas having an own assistant.
std::set<std::pair<int, int>> walked_pairs(int seats) {
  std::set<std::pair<int, int>> pairs;
  const Json areas = Table(seats).json()["areas"];
  for (std::size_t from = 0; from < areas.size(); ++from) {
    if (areas[from]["area"] == "canal") continue;
    Table table(seats);
    table.moving().president(0, areas[from]["area"].get<std::string>()).stock(0, "yen=1");
    for (const Json& area : areas) {
      if (area["area"] != "canal") table.assistants(0, area["area"].get<std::string>());
    }
    const Lines moves = Scene(table).legal("walk");
    for (std::size_t to = 0; to < areas.size(); ++to) {
      if (std::ranges::find(moves, "walk " + areas[to]["area"].get<std::string>()) == moves.end()) {
        continue;
      }
      pairs.emplace(std::min(from, to), std::max(from, to));
    }
  }
  return pairs;
}

TEST(YokohamaSetup, YOK_S2_ShiftedRowsAndTheirPairs) {
  const std::vector<int> rows[] = {{4, 3, 2, 1}, {5, 4, 3, 2}, {6, 5, 4, 3}};
  const std::size_t counts[] = {18, 28, 38};
  for (int seats = 2; seats <= 4; ++seats) {
    const auto cells = cells_of(rows[seats - 2]);
    EXPECT_EQ(cells.size(), start_of(seats, 1).position["areas"].size());
    std::set<std::pair<int, int>> sharing_a_side;
    for (int a = 0; a < static_cast<int>(cells.size()); ++a) {
      for (int b = a + 1; b < static_cast<int>(cells.size()); ++b) {
        const auto [row_a, x_a] = cells[a];
        const auto [row_b, x_b] = cells[b];
        const int across = std::abs(x_a - x_b);
        if ((row_a == row_b && across == 2) || (std::abs(row_a - row_b) == 1 && across == 1)) {
          sharing_a_side.emplace(a, b);
        }
      }
    }
    EXPECT_EQ(sharing_a_side.size(), counts[seats - 2]);
    EXPECT_EQ(walked_pairs(seats), sharing_a_side) << seats;
  }
}

TEST(YokohamaSetup, YOK_S2_ShuffledTheCanalAmongThem) {
  for (int seats = 2; seats <= 4; ++seats) {
    std::map<std::string, std::set<std::size_t>> seen;
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
      const Json areas = start_of(seats, seed).position["areas"];
      for (std::size_t cell = 0; cell < areas.size(); ++cell) {
        seen[areas[cell]["area"].get<std::string>()].insert(cell);
      }
    }
    EXPECT_EQ(seen.contains("canal"), seats > 2);
    for (const auto& [area, cells] : seen) {
      if (area.find('#') != std::string::npos) continue;  // the later of two of a name
      if (seen.contains(area + "#2")) continue;
      const std::size_t all = start_of(seats, 1).position["areas"].size();
      EXPECT_EQ(cells.size(), all) << area << " at " << seats;
    }
  }
}

TEST(YokohamaSetup, YOK_S3_OneTileAndOneTokenOnEveryAreaButTheCanal) {
  for (int seats = 2; seats <= 4; ++seats) {
    const Json areas = start_of(seats, 7).position["areas"];
    for (const Json& area : areas) {
      EXPECT_EQ(area["tile"].is_string(), area["area"] != "canal");
      EXPECT_EQ(area["token"].is_string(), area["area"] != "canal");
      EXPECT_TRUE(area["house"].is_null());
      EXPECT_EQ(area["shops"], Json::parse("[null,null,null,null]"));
      for (const Json& count : area["assistants"]) EXPECT_EQ(count, 0);
    }
    const std::size_t count = areas.size() - (seats > 2 ? 1 : 0);
    for (const char* what : {"tile", "token"}) {
      const auto found = values(areas, what);
      EXPECT_EQ(found.size(), count);
      EXPECT_EQ(std::set(found.begin(), found.end()).size(), count) << "none twice";
    }
  }
}

TEST(YokohamaSetup, YOK_S3_RandomAndTheRestGoesToTheBox) {
  std::map<std::string, int> tiles;
  std::map<std::string, int> tokens;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    const Json areas = start_of(2, seed).position["areas"];
    for (const std::string& tile : values(areas, "tile")) ++tiles[tile];
    for (const std::string& token : values(areas, "token")) ++tokens[token];
  }
  EXPECT_EQ(tiles.size(), 24U);
  EXPECT_EQ(tokens.size(), 20U);  // no independent agents without their option
  for (const auto& [tile, n] : tiles) EXPECT_NEAR(n, 2000 / 24, 40) << tile;
  for (const auto& [token, n] : tokens) EXPECT_NEAR(n, 2000 / 20, 45) << token;
}

TEST(YokohamaSetup, YOK_S3_IndependentAgentsAreShuffledIn) {
  std::set<std::string> tokens;
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    const Json areas = start_of(2, seed, {"independent-agents"}).position["areas"];
    for (const std::string& token : values(areas, "token")) tokens.insert(token);
  }
  EXPECT_EQ(tokens.size(), 25U);
}

// ---- players

TEST(YokohamaSetup, YOK_S4_WhatEachPlayerHas) {
  for (int seats = 2; seats <= 4; ++seats) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      const Json p = start_of(seats, seed).position;
      for (int seat = 0; seat < seats; ++seat) {
        const Json& player = p["seats"][seat];
        EXPECT_TRUE(player["president"].is_null());
        EXPECT_EQ(player["hand"], Json({{"assistants", 8}, {"shops", 2}, {"houses", 0}}));
        EXPECT_EQ(player["warehouse"], Json({{"assistants", 12}, {"shops", 6}, {"houses", 4}}));
        EXPECT_EQ(player["goods"], Json({{"copper", 1}, {"silk", 1}, {"tea", 1}, {"fish", 1}}));
        EXPECT_EQ(player["yen"], p["first"] == seat ? 3 : 4);
        EXPECT_EQ(player["imports"], 0);
        EXPECT_EQ(player["points"], 0);
        for (const char* what : {"orders", "fulfilled", "technologies", "tokens"}) {
          EXPECT_TRUE(player[what].empty()) << what;
        }
      }
    }
  }
}

TEST(YokohamaSetup, YOK_S5_OneRandomAchievementOfEachType) {
  const std::set<std::string> types[] = {
      {"seven-fish", "seven-tea", "six-silk", "five-copper"},
      {"four-technologies", "ten-yen", "five-tokens", "five-orders"},
      {"four-trade", "two-production-three-trade", "three-production-two-trade",
       "four-production"}};
  std::map<std::string, int> seen;
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    const Json achievements = start_of(3, seed).position["achievements"];
    ASSERT_EQ(achievements.size(), 3U);
    for (std::size_t type = 0; type < 3; ++type) {
      const std::string name = achievements[type]["achievement"];
      EXPECT_TRUE(types[type].contains(name)) << name;
      EXPECT_TRUE(achievements[type]["met"].empty());
      ++seen[name];
    }
  }
  EXPECT_EQ(seen.size(), 12U);
  for (const auto& [name, n] : seen) EXPECT_NEAR(n, 100, 40) << name;
}

// ---- decks

// Every card of a kind that lies open, is in a deck or in a hand.
std::multiset<std::string> cards(const Json& rows, const Json& deck) {
  std::multiset<std::string> found;
  for (const auto& [board, row] : rows.items()) {
    for (const Json& card : row) found.insert(card.get<std::string>());
  }
  for (const Json& card : deck) found.insert(card.get<std::string>());
  return found;
}

TEST(YokohamaSetup, YOK_S6_LaboratoriesAndPortsAreFilledFromTheirDecks) {
  const std::size_t technologies[] = {24, 24, 18};
  for (int seats = 2; seats <= 4; ++seats) {
    const Json p = start_of(seats, 3).position;
    for (const char* boards : {"laboratories", "ports"}) {
      for (const auto& [board, row] : p[boards].items()) {
        EXPECT_EQ(row.size(), 6U);
        for (const Json& card : row) EXPECT_TRUE(card.is_string()) << board;
      }
    }
    EXPECT_EQ(p["technology_deck"].size(), technologies[seats - 2]);
    const auto found = cards(p["laboratories"], p["technology_deck"]);
    EXPECT_EQ(std::set(found.begin(), found.end()).size(), 30U);
    EXPECT_EQ(found.size(), 30U);
  }
}

TEST(YokohamaSetup, YOK_S6_OrdersLeaveTheDeckUnseen) {
  const std::size_t left[] = {10, 13, 16};  // after those at the ports and two for each player
  const std::size_t gone[] = {16, 5, 0};
  for (int seats = 2; seats <= 4; ++seats) {
    std::map<std::string, int> missing;
    const int games = 200;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
      const Start begun = start_of(seats, seed);
      const Json& p = begun.position;
      EXPECT_EQ(p["order_deck"].size(), left[seats - 2]);
      auto found = cards(p["ports"], p["order_deck"]);
      for (const Json& seat : p["seats"]) {
        found.insert(seat["kept"].get<std::string>());
        found.insert(seat["put_away"].get<std::string>());
      }
      const std::set<std::string> different(found.begin(), found.end());
      EXPECT_EQ(different.size(), found.size());
      EXPECT_EQ(36 - found.size(), gone[seats - 2]);
      for (int i = 1; i <= 36; ++i) {
        const std::string name = (i < 10 ? "order-0" : "order-") + std::to_string(i);
        if (!different.contains(name)) ++missing[name];
      }
      for (const Json& event : begun.events) {
        if (!event.contains("order")) continue;
        EXPECT_EQ(event["event"], "order_drawn");
      }
    }
    // Any of them.
    EXPECT_EQ(missing.size(), gone[seats - 2] > 0 ? 36U : 0U);
  }
}

TEST(YokohamaSetup, YOK_S6_TheTopOfTheDeckComesFirst) {
  const Start begun = start_of(2, 9);
  Lines drawn;
  for (const Json& event : begun.events) {
    if (event["event"] == "order_drawn") {
      EXPECT_EQ(event["board"], "port-a");
      EXPECT_EQ(event["slot"], drawn.size() + 1);
      drawn.push_back(event["order"]);
    }
  }
  EXPECT_EQ(Json(drawn), begun.position["ports"]["port-a"]);
}

// ---- the order kept

TEST(YokohamaSetup, YOK_S7_TwoOrdersOneIsKept) {
  for (int seats = 2; seats <= 4; ++seats) {
    const Options options{.seats = seats, .turn_cap = 0, .variants = {}};
    const Position p = *yokohama().start(options, key_from_number(4));
    Scene scene(yokohama().position_json(p));
    const Json before = scene.json();
    const int first = before["first"];
    for (int i = 0; i < seats; ++i) {
      const int seat = (first + i) % seats;
      const Json& player = before["seats"][seat];
      EXPECT_EQ(scene.says("now"),
                "keep_order " + std::to_string(seat) + " left " + std::to_string(seats - i));
      const std::string one = player["kept"];
      const std::string other = player["put_away"];
      EXPECT_THAT(scene.legal(), ElementsAre("keep 1", "keep 2"));
      scene.play({i % 2 == 0 ? "keep 2" : "keep 1"});
      EXPECT_EQ(scene.says("kept " + std::to_string(seat)), i % 2 == 0 ? other : one);
      EXPECT_EQ(scene.says("put_away " + std::to_string(seat)), i % 2 == 0 ? one : other);
    }
    EXPECT_THAT(scene.events("YOK-T1"),
                ElementsAre("YOK-T1 turn_began round:0 seat:" + std::to_string(first) + " turn:0"));
    // The other leaves the game: it is in no deck, at no port and in no hand.
    const Json after = scene.json();
    EXPECT_EQ(after["order_deck"], before["order_deck"]);
    EXPECT_EQ(after["ports"], before["ports"]);
    for (const Json& seat : after["seats"]) EXPECT_TRUE(seat["orders"].empty());
  }
}

TEST(YokohamaSetup, YOK_S7_NothingIsToldOfTheOrder) {
  Scene scene(Table(3).keeping(3).kept(0, "order-07").put_away(0, "order-12"));
  scene.play({"keep 2"});
  EXPECT_THAT(scene.changes(), UnorderedElementsAre("now: keep_order 1 left 2", "kept 0: order-12",
                                                    "put_away 0: order-07"));
  EXPECT_THAT(scene.events(), ElementsAre("YOK-S7 order_kept seat:0"));
}

TEST(YokohamaSetup, YOK_S7_TheKeptOneIsInHandAndTheOtherIsNot) {
  Scene scene(Table(2)
                  .keeping(1)
                  .kept(0, "order-11")
                  .kept(1, "order-01")
                  .put_away(1, "order-12")
                  .stock(0, "tea=4 fish=4")
                  .stock(1, "silk=3 tea=4"));
  scene.play({"keep 2"});  // 4 tea; the first turn begins
  EXPECT_THAT(scene.legal("fulfil"), ElementsAre("fulfil order-11"));
  scene.play({"done", "place bank", "done"});
  EXPECT_THAT(scene.legal("fulfil"), ElementsAre("fulfil order-11"));  // phase C
  scene.play({"done"});
  EXPECT_THAT(scene.legal("fulfil"), ElementsAre("fulfil order-12"));
}

TEST(YokohamaSetup, YOK_S7_WhenAllElseLiesOpen) {
  const Start begun = start_of(4, 2);
  EXPECT_EQ(begun.position["steps"][0]["step"], "keep_order");
  EXPECT_EQ(begun.position["turn"], 0);
  EXPECT_EQ(begun.position["ports"]["port-b"].size(), 6U);
  EXPECT_EQ(begun.events.back()["event"], "order_drawn");
}

// ---- two players, and the first

TEST(YokohamaSetup, YOK_S8_OnlyTwoPlayersCoverSlots) {
  const auto neutral = [](const Json& row) {
    std::vector<std::size_t> slots;
    for (std::size_t i = 0; i < row.size(); ++i) {
      EXPECT_TRUE(row[i].is_null() || row[i] == "neutral");
      if (row[i] == "neutral") slots.push_back(i + 1);
    }
    return slots;
  };
  for (int seats = 2; seats <= 4; ++seats) {
    const Json p = start_of(seats, 5).position;
    EXPECT_EQ(neutral(p["church"]),
              seats == 2 ? std::vector<std::size_t>{2} : std::vector<std::size_t>{});
    EXPECT_EQ(neutral(p["customs"]),
              seats == 2 ? std::vector<std::size_t>{3} : std::vector<std::size_t>{});
  }
}

TEST(YokohamaSetup, YOK_S9_TheFirstPlayerIsDrawn) {
  for (int seats = 2; seats <= 4; ++seats) {
    std::map<int, int> drawn;
    for (std::uint64_t seed = 1; seed <= 600; ++seed) {
      const Start begun = start_of(seats, seed);
      const int first = begun.position["first"];
      ++drawn[first];
      EXPECT_EQ(begun.position["active"], first);
      EXPECT_EQ(begun.events.front()["event"], "first_player");
      EXPECT_EQ(begun.events.front()["clause"], "YOK-S9");
      EXPECT_EQ(begun.events.front()["seat"], first);
    }
    EXPECT_EQ(drawn.size(), static_cast<std::size_t>(seats));
    for (const auto& [seat, n] : drawn) EXPECT_NEAR(n, 600 / seats, 70) << seat;
  }
}

TEST(YokohamaSetup, YOK_S9_AndStaysFirstInEveryRound) {
  for (int seats = 2; seats <= 4; ++seats) {
    const Options options{.seats = seats, .turn_cap = 40, .variants = {}};
    Position p = *yokohama().start(options, key_from_number(11));
    const int first = yokohama().position_json(p)["first"];
    int last_turn = -1;
    EventLog log;
    while (yokohama().to_move(p) != kNobody) {
      const Lines moves = legal_texts(yokohama(), p);
      yokohama().apply(p, *legal_move(yokohama(), p, moves[moves.size() / 2]), &log);
    }
    for (const Event& event : log.events) {
      const Json json = yokohama().event_json(event);
      if (json["event"] != "turn_began") continue;
      const int turn = json["turn"];
      EXPECT_EQ(turn, last_turn + 1);
      EXPECT_EQ(json["seat"], (first + turn) % seats) << turn;
      EXPECT_EQ(json["round"], turn / seats);
      last_turn = turn;
    }
    EXPECT_EQ(last_turn, 39);
    EXPECT_EQ(yokohama().position_json(p)["first"], first);
  }
}

}  // namespace
}  // namespace kaisho::yokohama_tests
