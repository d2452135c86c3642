// Maps of Yamataï: which island touches what, and every fault in one told in words.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <functional>

#include "games/registry.h"
#include "games/yamatai/components.h"
#include "tests/games/scene.h"

namespace kaisho::yamatai_tests {
namespace {

using testing::Contains;
using yamatai::Components;
using yamatai::Island;
using yamatai::Islands;
using yamatai::Map;
using yamatai::Space;
using yamatai::Spaces;

using Change = std::function<void(Json&)>;

const Json kNothing = {{"en", "X"}, {"fr", "X"}};

Json space_json(int id, int x, int y) {
  return {{"id", id}, {"name", kNothing}, {"x", x}, {"y", y}, {"entry", false}};
}

Json island_json(int id, const Json& polygon, int x, int y) {
  return {{"id", id}, {"name", kNothing}, {"polygon", polygon}, {"centre", {{"x", x}, {"y", y}}}};
}

// Square islands in rows of `columns`, with the spaces at their corners; of 2 by 2:
//   1 - 2 - 3
//   | 1 | 2 |
//   4 - 5 - 6
//   | 3 | 4 |
//   7 - 8 - 9
Json grid(int columns, int rows) {
  Json map = {{"width", 100 * columns},
              {"height", 100 * rows},
              {"spaces", Json::array()},
              {"links", Json::array()},
              {"islands", Json::array()}};
  const auto space = [&](int column, int row) { return row * (columns + 1) + column + 1; };
  for (int row = 0; row <= rows; ++row) {
    for (int column = 0; column <= columns; ++column) {
      map["spaces"].push_back(space_json(space(column, row), 100 * column, 100 * row));
      if (column < columns) map["links"].push_back({space(column, row), space(column + 1, row)});
      if (row < rows) map["links"].push_back({space(column, row), space(column, row + 1)});
      if (column == columns || row == rows) continue;
      map["islands"].push_back(island_json(row * columns + column + 1,
                                           {space(column, row), space(column + 1, row),
                                            space(column + 1, row + 1), space(column, row + 1)},
                                           100 * column + 50, 100 * row + 50));
    }
  }
  map["spaces"][0]["entry"] = true;
  return map;
}

// The edition with that map, and as many culture tokens as it has islands.
Json edition_of(const Json& map, std::size_t islands) {
  Json e = *standard_edition("yamatai");
  for (Json& kind : e["culture"]["kinds"]) kind["plain"] = kind["mountain"] = 0;
  e["culture"]["blank"]["plain"] = 0;
  e["culture"]["blank"]["mountain"] = 0;
  e["culture"]["kinds"][0]["plain"] = islands;
  e["tokens"][2]["count"] = 0;
  e["map"] = map;
  return e;
}

Map map_of(const Json& map) {
  const auto components = yamatai::Components::read(edition_of(map, map["islands"].size()));
  EXPECT_TRUE(components) << components.error().front().message << " "
                          << components.error().front().where;
  return components ? components->map : Map{};
}

// Each as `where: message`, without the word `map`.
Lines faults_of(const Json& map, std::size_t islands) {
  const auto components = yamatai::Components::read(edition_of(map, islands));
  Lines out;
  if (components) return out;
  for (const Error& error : components.error()) {
    EXPECT_TRUE(error.where.starts_with("map")) << error.where;
    out.push_back(error.where.substr(3) + ": " + error.message);
  }
  return out;
}

// Of 2 by 2 islands, changed.
Lines map_faults_after(const Change& change) {
  Json map = grid(2, 2);
  change(map);
  return faults_of(map, map["islands"].size());
}

// By their numbers from 1.
template <class T>
Set<T, std::uint64_t> set_of(std::initializer_list<int> numbers) {
  Set<T, std::uint64_t> things;
  for (const int number : numbers) things.add(noun<T>(number - 1));
  return things;
}
Spaces spaces(std::initializer_list<int> numbers) { return set_of<Space>(numbers); }
Islands islands(std::initializer_list<int> numbers) { return set_of<Island>(numbers); }

bool same(const Map& one, const Map& other) {
  return one.spaces == other.spaces && one.islands == other.islands && one.links == other.links &&
         one.islands_of_space == other.islands_of_space &&
         one.spaces_of_island == other.spaces_of_island && one.neighbours == other.neighbours &&
         one.entries == other.entries && one.coast == other.coast;
}

// ---- what is read

TEST(YamataiMap, TheHouseMap) {
  const Map map = yamatai::Components::read(*standard_edition("yamatai"))->map;
  EXPECT_EQ(map.spaces, 54);
  EXPECT_EQ(map.islands, 34);
  EXPECT_EQ(map.entries, spaces({1, 12, 23, 37, 48}));
  EXPECT_EQ(map.coast.size(), 20);
  EXPECT_EQ(map.links[Space{0}], spaces({2, 7, 12}));
  int ends = 0;
  for (const Spaces links : map.links) ends += links.size();
  EXPECT_EQ(ends, 2 * 87);
  // Island 28 lies between three others: two beside it and one at a corner.
  EXPECT_EQ(map.spaces_of_island[Island{27}], spaces({39, 47, 49}));
  EXPECT_EQ(map.neighbours[Island{27}], islands({27, 29}));
}

TEST(YamataiMap, YAM_G1_IslandsAreAdjacentAlongAShoreNotAtACorner) {
  const Map map = map_of(grid(2, 2));
  EXPECT_EQ(map.neighbours[Island{0}], islands({2, 3}));
  EXPECT_EQ(map.neighbours[Island{1}], islands({1, 4}));
  EXPECT_EQ(map.neighbours[Island{2}], islands({1, 4}));
  EXPECT_EQ(map.neighbours[Island{3}], islands({2, 3}));
}

TEST(YamataiMap, YAM_G1_ABoatTouchesTheIslandsOfItsCorner) {
  const Map map = map_of(grid(2, 2));
  EXPECT_EQ(map.islands_of_space[Space{0}], islands({1}));
  EXPECT_EQ(map.islands_of_space[Space{1}], islands({1, 2}));
  EXPECT_EQ(map.islands_of_space[Space{4}], islands({1, 2, 3, 4}));
  EXPECT_EQ(map.islands_of_space[Space{5}], islands({2, 4}));
  EXPECT_EQ(map.spaces_of_island[Island{2}], spaces({4, 5, 7, 8}));
}

TEST(YamataiMap, YAM_G1_SpacesAreLinkedAlongShores) {
  const Map map = map_of(grid(2, 2));
  EXPECT_EQ(map.spaces, 9);
  EXPECT_EQ(map.islands, 4);
  EXPECT_EQ(map.links[Space{0}], spaces({2, 4}));
  EXPECT_EQ(map.links[Space{4}], spaces({2, 4, 6, 8}));
  EXPECT_EQ(map.coast, spaces({1, 2, 3, 4, 6, 7, 8, 9}));
  EXPECT_EQ(map.entries, spaces({1}));
}

TEST(YamataiMap, TheOrderOfTheFileDoesNotMatter) {
  Json map = grid(3, 2);
  for (const char* list : {"spaces", "links", "islands"}) {
    auto& items = map[list].get_ref<Json::array_t&>();
    std::ranges::reverse(items);
    std::swap(items[0], items[3]);
  }
  for (Json& link : map["links"]) std::swap(link[0], link[1]);
  for (Json& island : map["islands"]) {
    std::ranges::rotate(island["polygon"].get_ref<Json::array_t&>(),
                        island["polygon"].get_ref<Json::array_t&>().begin() + 1);
  }
  EXPECT_TRUE(same(map_of(map), map_of(grid(3, 2))));
}

TEST(YamataiMap, ItMayBeTurned) {
  Json map = grid(3, 2);
  const Map upright = map_of(map);
  for (int quarter = 0; quarter < 4; ++quarter) {
    const int height = map["height"];
    std::swap(map["width"], map["height"]);
    const auto turn = [&](Json& point) {
      const int x = height - point["y"].get<int>();
      point["y"] = point["x"];
      point["x"] = x;
    };
    for (Json& space : map["spaces"]) turn(space);
    for (Json& island : map["islands"]) turn(island["centre"]);
    EXPECT_TRUE(same(map_of(map), upright)) << quarter;
  }
}

// Corners moved a little, so that links run in all directions, leave the islands what they were.
RC_GTEST_PROP(YamataiMap, CrookedShoresMakeTheSameMap, ()) {
  Json map = grid(4, 3);
  map["width"] = 500;
  map["height"] = 400;
  const auto shift = [](Json& number, int by) { number = number.get<int>() + 50 + by; };
  for (Json& space : map["spaces"]) {
    shift(space["x"], *rc::gen::inRange(-24, 25));
    shift(space["y"], *rc::gen::inRange(-24, 25));
  }
  for (Json& island : map["islands"]) {
    shift(island["centre"]["x"], 0);
    shift(island["centre"]["y"], 0);
  }
  RC_ASSERT(faults_of(map, 12) == Lines{});
  RC_ASSERT(same(map_of(map), map_of(grid(4, 3))));
}

// ---- faults of spaces

TEST(YamataiMap, SpacesAreNumbered) {
  EXPECT_EQ(map_faults_after([](Json& m) { m["spaces"][8]["id"] = 10; }),
            Lines{".spaces[8].id: Expected a whole number from 1 to 9, found 10."});
  EXPECT_EQ(map_faults_after([](Json& m) { m["spaces"][8]["id"] = "nine"; }),
            Lines{".spaces[8].id: Expected a whole number from 1 to 9, found \"nine\"."});
  EXPECT_EQ(map_faults_after([](Json& m) { m["spaces"][8]["id"] = 8; }),
            Lines{".spaces[8].id: Duplicate id '8', given first at map.spaces[7].id."});
  EXPECT_EQ(map_faults_after([](Json& m) { m["spaces"][8].erase("name"); }),
            Lines{".spaces[8]: The field 'name' is missing."});
  EXPECT_EQ(map_faults_after([](Json& m) { m["spaces"][8]["entry"] = 1; }),
            Lines{".spaces[8].entry: Expected true or false, found 1."});
  EXPECT_THAT(map_faults_after([](Json& m) { m["spaces"] = Json::array(); }),
              Contains(".spaces: Expected at least 1 item, found 0."));
  EXPECT_EQ(faults_of(grid(8, 7), 56)[0], ".spaces: Expected at most 64 items, found 72.");
}

TEST(YamataiMap, SpacesLieOnTheMap) {
  EXPECT_EQ(map_faults_after([](Json& m) { m["spaces"][8]["x"] = 201; }),
            Lines{".spaces[8]: The point 201, 200 lies off the map, which is 200 by 200."});
  for (const Json& wrong : {Json(-1), Json(20'000), Json("top")}) {
    EXPECT_EQ(map_faults_after([&](Json& m) { m["spaces"][0]["y"] = wrong; }),
              Lines{".spaces[0].y: Expected a whole number from 0 to 10000, found " +
                    json_text(wrong) + "."});
    EXPECT_EQ(map_faults_after([&](Json& m) { m["islands"][0]["centre"]["x"] = wrong; }),
              Lines{".islands[0].centre.x: Expected a whole number from 0 to 10000, found " +
                    json_text(wrong) + "."});
  }
  EXPECT_EQ(map_faults_after([](Json& m) { m["height"] = 10'001; }),
            Lines{".height: Expected a whole number from 0 to 10000, found 10001."});
  EXPECT_EQ(map_faults_after([](Json& m) { m["spaces"].push_back(space_json(10, 100, 0)); }),
            (Lines{".spaces[9]: Space 10 lies in the same place as space 2.",
                   ": No link leads to 10: the map must be in one piece."}));
}

// ---- faults of links

TEST(YamataiMap, LinksJoinTwoSpaces) {
  EXPECT_EQ(map_faults_after([](Json& m) { m["links"].push_back({1}); }),
            Lines{".links[12]: Expected 2 items, found 1."});
  EXPECT_EQ(map_faults_after([](Json& m) { m["links"] = Json::array(); }),
            Lines{".links: Expected at least 1 item, found 0."});
  EXPECT_EQ(map_faults_after([](Json& m) { m["links"].push_back({1, 10}); }),
            Lines{".links[12][1]: Expected a whole number from 1 to 9, found 10."});
  EXPECT_EQ(map_faults_after([](Json& m) { m["links"].push_back({3, 3}); }),
            Lines{".links[12]: The link joins space 3 to itself."});
  EXPECT_EQ(map_faults_after([](Json& m) { m["links"].push_back({2, 1}); }),
            Lines{".links[12]: Duplicate 1–2."});
}

TEST(YamataiMap, LinksDoNotCross) {
  EXPECT_EQ(map_faults_after([](Json& m) {
              m["links"].push_back({1, 5});
              m["links"].push_back({2, 4});
            }),
            Lines{".links[13]: The link 2–4 crosses the link 1–5."});
  EXPECT_EQ(map_faults_after([](Json& m) { m["links"].push_back({1, 9}); }),
            Lines{".links[12]: The link 1–9 passes over space 5."});
  EXPECT_EQ(map_faults_after([](Json& m) { m["links"].push_back({3, 1}); }),
            Lines{".links[12]: The link 1–3 passes over space 2."});
}

TEST(YamataiMap, EachLinkIsTheShoreOfOneIslandOrTwo) {
  EXPECT_EQ(map_faults_after([](Json& m) { m["links"].push_back({1, 5}); }),
            Lines{".links[12]: The link 1–5 is the shore of no island."});
  EXPECT_EQ(
      map_faults_after(
          [](Json& m) { m["islands"].push_back(island_json(5, {1, 2, 5, 4}, 50, 50)); }),
      (Lines{
          ".links[3]: The link 2–5 is the shore of the islands 1, 2, 5; one or two are possible.",
          ".links[5]: The link 4–5 is the shore of the islands 1, 3, 5; one or two are "
          "possible."}));
}

TEST(YamataiMap, ItIsInOnePiece) {
  const auto second = [](Json& m) {
    m["width"] = 600;
    for (int i = 0; i < 4; ++i) {
      m["spaces"].push_back(space_json(10 + i, 400 + 100 * (i % 2), 100 * (i / 2)));
    }
    for (const Json& link : {Json{10, 11}, Json{10, 12}, Json{11, 13}, Json{12, 13}}) {
      m["links"].push_back(link);
    }
    m["islands"].push_back(island_json(5, {10, 11, 13, 12}, 450, 50));
  };
  EXPECT_EQ(map_faults_after(second),
            (Lines{": No link leads to 10, 11, 12, 13: the map must be in one piece.",
                   ".islands[4]: Island 5 shares no shore with another."}));
  EXPECT_THAT(
      map_faults_after([&](Json& m) {
        second(m);
        m["spaces"][0]["entry"] = false;
        m["spaces"][12]["entry"] = true;
      }),
      Contains(": No link leads to 1, 2, 3, 4, 5, 6, 7, 8…: the map must be in one piece."));
}

// ---- faults of islands

TEST(YamataiMap, IslandsAreNumbered) {
  EXPECT_EQ(map_faults_after([](Json& m) { m["islands"][3]["id"] = 0; }),
            Lines{".islands[3].id: Expected a whole number from 1 to 4, found 0."});
  EXPECT_EQ(map_faults_after([](Json& m) { m["islands"][3]["id"] = 1; }),
            Lines{".islands[3].id: Duplicate id '1', given first at map.islands[0].id."});
}

TEST(YamataiMap, YAM_G1_IslandsHaveCorners) {
  EXPECT_EQ(map_faults_after([](Json& m) { m["islands"][0]["polygon"] = {1, 2}; }),
            Lines{".islands[0].polygon: Expected at least 3 items, found 2."});
  EXPECT_EQ(map_faults_after([](Json& m) { m["islands"][0]["polygon"] = Json::array(); }),
            Lines{".islands[0].polygon: Expected at least 1 item, found 0."});
  EXPECT_EQ(map_faults_after([](Json& m) { m["islands"][0]["polygon"] = {1, 2, 5, 2}; }),
            Lines{".islands[0].polygon[3]: Duplicate 2."});
  EXPECT_EQ(map_faults_after([](Json& m) { m["islands"][0]["polygon"] = {1, 2, 0}; }),
            Lines{".islands[0].polygon[2]: Expected a whole number from 1 to 9, found 0."});
  EXPECT_EQ(map_faults_after([](Json& m) { m["islands"][0]["polygon"] = {1, 2, 5}; }),
            Lines{".islands[0]: The shore of island 1 must follow links; there is none from space "
                  "5 to 1."});
  EXPECT_EQ(map_faults_after([](Json& m) { m["islands"][0]["polygon"] = {1, 4, 5, 2}; }),
            Lines{".islands[0]: The corners of island 1 do not run clockwise."});
}

TEST(YamataiMap, CentresLieOnTheirIslands) {
  EXPECT_EQ(map_faults_after([](Json& m) { m["islands"][0]["centre"]["x"] = 150; }),
            Lines{".islands[0]: The centre of island 1 lies outside it."});
  EXPECT_EQ(map_faults_after([](Json& m) { m["islands"][3]["centre"]["x"] = 250; }),
            Lines{".islands[3].centre: The point 250, 150 lies off the map, which is 200 by 200."});
}

TEST(YamataiMap, YAM_G1_WhatLinksEncloseIsAnIsland) {
  // A lake amid eight islands.
  Json lake = grid(3, 3);
  lake["islands"].erase(4);
  for (std::size_t i = 4; i < 8; ++i) lake["islands"][i]["id"] = i + 1;
  EXPECT_EQ(faults_of(lake, 8), Lines{": There is no island between the spaces 6, 7, 11, 10."});
  // An island over two others' land.
  Json over = grid(2, 1);
  over["islands"][0]["polygon"] = {1, 2, 3, 6, 5, 4};
  over["islands"][1]["polygon"] = {1, 2, 5, 4};
  over["islands"][1]["centre"]["x"] = 50;
  EXPECT_EQ(faults_of(over, 2),
            (Lines{".islands[0]: Links lead across island 1, which must be in one piece.",
                   ": There is no island between the spaces 2, 3, 6, 5."}));
}

TEST(YamataiMap, YAM_G1_EachIslandHasANeighbour) {
  // Two islands that share a corner only.
  Json map = grid(2, 2);
  map["islands"] = {island_json(1, {1, 2, 4, 3}, 50, 50), island_json(2, {4, 5, 7, 6}, 150, 150)};
  map["spaces"] = {space_json(1, 0, 0),     space_json(2, 100, 0),   space_json(3, 0, 100),
                   space_json(4, 100, 100), space_json(5, 200, 100), space_json(6, 100, 200),
                   space_json(7, 200, 200)};
  map["spaces"][0]["entry"] = true;
  map["links"] = {{1, 2}, {2, 4}, {4, 3}, {3, 1}, {4, 5}, {5, 7}, {7, 6}, {6, 4}};
  EXPECT_EQ(faults_of(map, 2), (Lines{".islands[0]: Island 1 shares no shore with another.",
                                      ".islands[1]: Island 2 shares no shore with another."}));
}

TEST(YamataiMap, YAM_S2_OneCultureTokenForEachIsland) {
  EXPECT_EQ(faults_of(grid(2, 2), 5),
            Lines{".islands: Expected 5 islands, one for each culture token, found 4."});
}

// ---- entries

TEST(YamataiMap, EntriesLieOnTheOuterShore) {
  EXPECT_EQ(map_faults_after([](Json& m) { m["spaces"][4]["entry"] = true; }),
            Lines{".spaces[4]: Entries lie on the outer shore; space 5 is inland."});
  EXPECT_EQ(map_faults_after([](Json& m) { m["spaces"][0]["entry"] = false; }),
            Lines{": There is no entry, a space where boats may start."});
}

}  // namespace
}  // namespace kaisho::yamatai_tests
