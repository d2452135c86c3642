// Editions of Yamataï: every number in one is a number of the game, and every fault in one is told
// in words.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>

#include "games/registry.h"
#include "games/yamatai/yamatai.h"
#include "tests/games/yamatai/table.h"

namespace kaisho::yamatai_tests {
namespace {

using testing::Contains;
using testing::ElementsAre;
using yamatai::Components;

using Change = std::function<void(Json&)>;

Json edition_with(const Change& change) {
  Json json = *standard_edition("yamatai");
  change(json);
  return json;
}

Components box_with(const Change& change) {
  const auto components = yamatai::Components::read(edition_with(change));
  EXPECT_TRUE(components) << components.error().front().message << " "
                          << components.error().front().where;
  return components ? *components : Components{};
}

GamePtr game_with(const Change& change) {
  const auto game = open_with<yamatai::Rules>(edition_with(change));
  EXPECT_TRUE(game) << game.error().front().message << " " << game.error().front().where;
  return game ? *game : *open_game("yamatai");
}

Json start(const Change& change, int seats) {
  const GamePtr game = game_with(change);
  return game->position_json(
      *game->start({.seats = seats, .turn_cap = 0, .variants = {}}, key_from_number(1)));
}

// A random game is sound throughout.
void play_through(const Game& game, std::uint64_t seed) {
  const Options options{.seats = 2 + static_cast<int>(seed % 3), .turn_cap = 40, .variants = {}};
  Position p = *game.start(options, key_from_number(seed));
  RandomState state = RandomState::from_key(key_from_number(seed + 1000));
  Random random(state);
  MoveList moves;
  while (game.to_move(p) != kNobody) {
    game.legal_moves(p, moves);
    game.apply(p, moves[random.below(moves.size())]);
    const Expected<void> sound = game.check(p);
    ASSERT_TRUE(sound) << sound.error().message << " at " << sound.error().where;
  }
}

// ---- what is read

TEST(YamataiComponents, TheHouseBox) {
  const GamePtr components = *open_game("yamatai");
  EXPECT_EQ(components->edition().name, "house-1");
  EXPECT_EQ(components->edition().game, "yamatai");
  EXPECT_EQ(components->edition().hash.size(), 16U);
  EXPECT_EQ(components->info().id, "yamatai");
}

// An owner corrects a table, and says where its values come from.
TEST(YamataiComponents, ValuesMayComeFromAnywhere) {
  for (const char* status : {"rulebook", "public", "box", "made_up", "house"}) {
    box_with([&](Json& e) {
      for (Json& origin : e["provenance"]) origin["status"] = status;
    });
  }
}

TEST(YamataiComponents, FleetsSpecialistsAndTiles) {
  const Components components = box_with([](Json& e) {
    e["fleets"][0]["boats"] = {"yellow", "green", "yellow"};
    e["fleets"][0]["power"] = "slide-boat";
    e["buildings"][0]["cost"] = {"red", "red", "green"};
    e["buildings"][2]["copies"] = 3;
  });
  EXPECT_THAT(components.fleets[0].boats, ElementsAre(1, 0, 0, 0, 2));
  EXPECT_EQ(components.fleets[0].any, 0);
  EXPECT_EQ(components.fleets[0].power, yamatai::FleetPower::kSlide);
  EXPECT_THAT(components.fleets[9].boats, ElementsAre(0, 1, 0, 1, 0));
  EXPECT_EQ(components.fleets[9].any, 1);
  EXPECT_EQ(components.fleets[9].power, yamatai::FleetPower::kNothing);
  EXPECT_EQ(components.fleets[8].power, yamatai::FleetPower::kDiscount);

  ASSERT_EQ(components.buildings.size(), 30U);
  EXPECT_THAT(components.buildings[0].cost, ElementsAre(1, 0, 0, 2, 0));
  EXPECT_EQ(components.buildings[0].kind, yamatai::BuildingKind::kStandard);
  EXPECT_EQ(components.buildings[2].id, "tea-stall");
  EXPECT_EQ(components.buildings[3].id, "tea-stall#2");
  EXPECT_EQ(components.buildings[4].id, "tea-stall#3");
  EXPECT_EQ(components.buildings[4].kind, yamatai::BuildingKind::kShop);
  EXPECT_TRUE(components.buildings[29].is_sacred());

  ASSERT_EQ(components.specialists.size(), 18U);
  for (std::size_t i = 0; i < yamatai::kPowers; ++i) {
    const auto power = static_cast<yamatai::Power>(i);
    EXPECT_EQ(components.specialists[i].power, power);
    EXPECT_EQ(components.holders[power], yamatai::Specialists{static_cast<yamatai::Specialist>(i)});
  }
  EXPECT_EQ(components.colour_ids[yamatai::kBlack], "black");
  EXPECT_EQ(components.kind_ids[yamatai::Culture{1}], "tea");
  EXPECT_EQ(components.prices[yamatai::kYellow], 0);
}

struct Number {
  const char* path;
  int value;
  std::function<int(const Components&)> read;
};

const std::vector<Number>& numbers() {
  using C = Components;
  static const std::vector<Number> kNumbers = {
      {"/boats/2/count", 9, [](const C& c) { return c.supply[yamatai::kBlack]; }},
      {"/boats/3/price", 8, [](const C& c) { return c.prices[yamatai::kRed]; }},
      {"/culture/kinds/1/plain", 4, [](const C& c) { return c.plain_tokens[yamatai::Culture{1}]; }},
      {"/culture/kinds/5/mountain", 1,
       [](const C& c) { return c.mountain_tokens[yamatai::Culture{5}]; }},
      {"/culture/blank/plain", 3, [](const C& c) { return c.plain_blanks; }},
      {"/culture/blank/mountain", 1, [](const C& c) { return c.mountain_blanks; }},
      {"/tokens/0/points", 3, [](const C& c) { return c.prestige_points; }},
      {"/tokens/1/count", 5, [](const C& c) { return c.sanctuaries; }},
      {"/players/3/buildings_each", 7, [](const C& c) { return c.pieces[3]; }},
      {"/players/2/meeples_each", 1, [](const C& c) { return c.turns[2]; }},
      {"/rules/fleets_visible", 6, [](const C& c) { return c.fleets_visible; }},
      {"/rules/buildings_visible", 8, [](const C& c) { return c.buildings_visible; }},
      {"/rules/specialists_visible", 4, [](const C& c) { return c.specialists_visible; }},
      {"/rules/trades_per_turn", 2, [](const C& c) { return c.trades; }},
      {"/rules/port_slots", 3, [](const C& c) { return c.port_slots; }},
      {"/rules/specialist_cost/identical", 4, [](const C& c) { return c.cost_identical; }},
      {"/rules/specialist_cost/different", 5, [](const C& c) { return c.cost_different; }},
      {"/rules/coins_per_waiting_specialist", 7, [](const C& c) { return c.coins_waiting; }},
      {"/rules/group_minimum", 3, [](const C& c) { return c.group_minimum; }},
      {"/rules/group_coins_per_building", 4, [](const C& c) { return c.group_coins; }},
      {"/rules/shop_factor", 5, [](const C& c) { return c.shop_factor; }},
      {"/rules/prestige_per_adjacent_prestige_building", 6,
       [](const C& c) { return c.prestige_adjacent; }},
      {"/rules/prestige_on_mountain", 9, [](const C& c) { return c.prestige_mountain; }},
      {"/rules/coins_per_point", 8, [](const C& c) { return c.coins_per_point; }},
      {"/rules/unbuilt_reservation_penalty", 11, [](const C& c) { return c.unbuilt_penalty; }},
      {"/rules/set_aside_pair_penalty", 12, [](const C& c) { return c.aside_penalty; }},
      {"/fleets/4/any", 2, [](const C& c) { return c.fleets[4].any; }},
      {"/specialists/4/points", 13, [](const C& c) { return c.specialists[4].points; }},
      {"/buildings/4/points", 14, [](const C& c) { return c.buildings[4].points; }},
  };
  return kNumbers;
}

const std::vector<Number>& amounts() {
  using C = Components;
  static const std::vector<Number> kAmounts = {
      {"sort-buildings/tiles", 2, [](const C& c) { return c.sorted_tiles; }},
      {"remove-boats/boats", 1, [](const C& c) { return c.removed_boats; }},
      {"build-discount/boats", 3, [](const C& c) { return c.discount; }},
      {"double-prestige-tokens/factor", 3, [](const C& c) { return c.prestige_factor; }},
      {"extra-trade/trades", 4, [](const C& c) { return c.extra_trades; }},
      {"building-toll/coins", 5, [](const C& c) { return c.toll; }},
      {"specialist-share/divisor", 6, [](const C& c) { return c.share_divisor; }},
      {"wide-port/slots", 4, [](const C& c) { return c.extra_slots; }},
      {"remove-sanctuary/coins", 8, [](const C& c) { return c.cleanse_coins; }},
      {"better-sales/green", 9, [](const C& c) { return c.better_sales[yamatai::kGreen]; }},
      {"lone-building-prestige/tokens", 10, [](const C& c) { return c.lone_prestige; }},
      {"trade-yellow/price", 11, [](const C& c) { return c.yellow_price; }},
      {"better-savings/coins_per_point", 12, [](const C& c) { return c.savings_per_point; }},
      {"culture-for-coins/coins", 13, [](const C& c) { return c.token_coins; }},
  };
  return kAmounts;
}

TEST(YamataiComponents, EachNumberIsRead) {
  for (const Number& number : numbers()) {
    const Components components =
        box_with([&](Json& e) { e[Json::json_pointer(number.path)] = number.value; });
    EXPECT_EQ(number.read(components), number.value) << number.path;
  }
}

TEST(YamataiComponents, EachAmountOfAPowerIsRead) {
  for (const Number& amount : amounts()) {
    const std::string path = amount.path;
    const auto stroke = path.find('/');
    const Components components = box_with([&](Json& e) {
      for (Json& power : e["powers"]) {
        if (power["id"] == path.substr(0, stroke)) {
          power["params"][path.substr(stroke + 1)] = amount.value;
        }
      }
    });
    EXPECT_EQ(amount.read(components), amount.value) << path;
  }
}

TEST(YamataiComponents, YAM_S1_WhatPlayersStartWith) {
  const auto as_it_is = [](Json&) {};
  const std::vector<int> pieces = {10, 8, 6};
  const std::vector<std::size_t> turns = {4, 3, 4};
  for (std::size_t i = 0; i < 3; ++i) {
    const Json p = start(as_it_is, static_cast<int>(i) + 2);
    EXPECT_EQ(p["order"].size(), turns[i]);
    EXPECT_EQ(p["seats"].size(), i + 2);
    for (const Json& seat : p["seats"]) {
      EXPECT_EQ(seat["pieces_left"], pieces[i]);
      EXPECT_EQ(seat["coins"], 10);
    }
  }
  const Json changed = start(
      [](Json& e) {
        e["players"]["3"]["buildings_each"] = 5;
        e["players"]["3"]["meeples_each"] = 1;
        e["start_money"] = {
            {"total", 12},
            {"coins", {{{"value", 10}, {"count", 1}}, {{"value", 2}, {"count", 1}}}}};
      },
      3);
  EXPECT_EQ(changed["seats"][2]["pieces_left"], 5);
  EXPECT_EQ(changed["seats"][2]["coins"], 12);
}

// ---- other boxes

TEST(YamataiComponents, CultureMayHaveOtherNames) {
  std::string text = standard_edition("yamatai")->dump();
  for (std::size_t at = 0; (at = text.find("\"persimmon\"", at)) != std::string::npos;) {
    text.replace(at, 11, "\"plum\"");
  }
  const auto components = yamatai::Components::read(*parse_json(text));
  ASSERT_TRUE(components);
  EXPECT_EQ(components->kind_ids[yamatai::Culture{0}], "plum");
}

// A box without some specialists, with several that have no power, and without their powers' texts.
TEST(YamataiComponents, FewerSpecialists) {
  const Components components = box_with([](Json& e) {
    e["specialists"].erase(15);
    e["specialists"][0]["power"] = "no-power";
    std::erase_if(e["powers"].get_ref<Json::array_t&>(), [](const Json& power) {
      return power["id"] == "culture-for-coins" || power["id"] == "double-prestige-tokens";
    });
  });
  EXPECT_EQ(components.holders[yamatai::Power::kNothing],
            (yamatai::Specialists{yamatai::Specialist{0}, yamatai::Specialist{16}}));
  EXPECT_TRUE(components.holders[yamatai::Power::kTokenForCoins].empty());
  EXPECT_TRUE(components.holders[yamatai::Power::kDoublePrestige].empty());
}

// A game with nearly every number changed is still sound.
TEST(YamataiComponents, AnotherBoxPlaysThrough) {
  const GamePtr other = game_with([](Json& e) {
    for (const Number& number : numbers()) {
      const std::string path = number.path;
      if (path.starts_with("/players") || path.starts_with("/rules/port")) continue;
      e[Json::json_pointer(path)] = number.value;
    }
    for (Json& boat : e["boats"]) boat["count"] = 30;
    for (Json& building : e["buildings"]) building["copies"] = 2;
    for (Json& figure : e["figures"]) figure["count"] = figure["count"].get<int>() * 2;
    for (Json& fleet : e["fleets"]) fleet["any"] = 3;
    for (Json& power : e["powers"]) {
      if (power["id"] == "wide-port") power["params"]["slots"] = 4;
    }
    e["rules"]["fleets_visible"] = 4;
    e["players"]["2"]["meeples_each"] = 1;
  });
  for (std::uint64_t seed = 0; seed < 9; ++seed) play_through(*other, seed);
}

// ---- faults

// Each as `code where: message`.
Lines faults_after(const Change& change) {
  const auto components = yamatai::Components::read(edition_with(change));
  Lines out;
  if (components) return out;
  for (const Error& error : components.error()) {
    out.push_back(error.code + " " + error.where + ": " + error.message);
  }
  return out;
}

TEST(YamataiComponents, FaultsOfForm) {
  EXPECT_EQ(faults_after([](Json& e) { e["game"] = "go"; }),
            Lines{"bad_field game: Expected an edition of 'yamatai', found one of \"go\"."});
  EXPECT_EQ(faults_after([](Json& e) { e["format"] = 2; }),
            Lines{"bad_field format: Expected 1, found 2."});
  EXPECT_EQ(
      faults_after([](Json& e) { e["orders"] = 1; }),
      Lines{"unknown_field : Expected only game, edition, format, name, provenance, boats, coins, "
            "start_money, tokens, figures, players, player_colours, rules, fleets, culture, "
            "specialists, powers, building_kinds, buildings, map, found a field 'orders'."});
  EXPECT_THAT(faults_after([](Json& e) { e.erase("map"); }),
              Contains("missing_field : The field 'map' is missing."));
  EXPECT_EQ(faults_after([](Json& e) { e["provenance"].erase("map"); }),
            Lines{"missing_field provenance: The field 'map' is missing."});
  EXPECT_EQ(faults_after([](Json& e) { e["fleets"][3].erase("name"); }),
            Lines{"missing_field fleets[3]: The field 'name' is missing."});
  EXPECT_EQ(faults_after([](Json& e) { e["specialists"][3]["cost"] = 2; }),
            Lines{"unknown_field specialists[3]: Expected only id, name, points, power, found a "
                  "field 'cost'."});
  EXPECT_EQ(faults_after([](Json& e) { e["specialists"][3]["id"] = "unknown"; }),
            Lines{"bad_field specialists[3].id: 'unknown' is a word of moves and positions and "
                  "cannot be an id."});
  EXPECT_EQ(
      faults_after([](Json& e) { e["buildings"][3]["id"] = "forge"; }),
      Lines{"repeated_id buildings[12].id: Duplicate id 'forge', given first at buildings[3].id."});
}

TEST(YamataiComponents, FaultsOfBoats) {
  EXPECT_EQ(faults_after([](Json& e) { e["boats"].erase(4); }),
            Lines{"bad_field boats: Item 5, 'yellow', is missing."});
  EXPECT_EQ(faults_after([](Json& e) { e["boats"].push_back(e["boats"][0]); })[1],
            "bad_field boats: Expected at most 5 items, found 6.");
  EXPECT_EQ(faults_after([](Json& e) { std::swap(e["boats"][0], e["boats"][1]); })[0],
            "bad_field boats[0].id: Expected green, found \"brown\".");
  EXPECT_EQ(faults_after([](Json& e) { e["boats"][0]["count"] = 0; }),
            Lines{"bad_field boats[0].count: Expected a whole number from 1 to 200, found 0."});
  EXPECT_EQ(faults_after([](Json& e) { e["boats"][3]["price"] = nullptr; }),
            Lines{"bad_field boats[3].price: Expected a whole number from 1 to 100, found null."});
  EXPECT_EQ(faults_after([](Json& e) { e["boats"][4]["price"] = 5; }),
            Lines{"bad_field boats[4].price: Expected null, found 5."});
}

TEST(YamataiComponents, FaultsOfTokens) {
  EXPECT_EQ(faults_after([](Json& e) { e["tokens"].erase(2); }),
            Lines{"bad_field tokens: Item 3, 'mountain', is missing."});
  EXPECT_EQ(faults_after([](Json& e) { e["tokens"][2]["count"] = 8; }),
            Lines{"bad_field tokens[2].count: Expected 7, the culture tokens that put a mountain "
                  "down, found 8."});
  EXPECT_EQ(faults_after([](Json& e) { e["tokens"][1]["points"] = 1; }),
            Lines{"bad_field tokens[1].points: Expected 0, found 1."});
  EXPECT_EQ(faults_after([](Json& e) { e["culture"]["kinds"].erase(5); })[0],
            "bad_field culture.kinds: Expected 6 items, found 5.");
  EXPECT_EQ(faults_after([](Json& e) { e["culture"]["kinds"][1]["plain"] = -1; })[0],
            "bad_field culture.kinds[1].plain: Expected a whole number from 0 to 64, found -1.");
}

TEST(YamataiComponents, FaultsOfPowers) {
  EXPECT_EQ(
      faults_after([](Json& e) { e["powers"][1]["id"] = "dance"; }),
      (Lines{
          "bad_field powers[1].id: The rules do not know the power 'dance'.",
          "bad_field fleets[1].power: The table of powers does not describe 'reserve-building'."}));
  EXPECT_EQ(
      faults_after([](Json& e) { e["powers"][2]["params"]["tiles"] = 4; }),
      Lines{"bad_field powers[2].params.tiles: Expected a whole number from 1 to 3, found 4."});
  EXPECT_EQ(faults_after([](Json& e) { e["powers"][2]["params"].erase("tiles"); }),
            Lines{"missing_field powers[2].params: The field 'tiles' is missing."});
  EXPECT_EQ(faults_after([](Json& e) { e["powers"][1]["params"]["tiles"] = 1; }),
            Lines{"unknown_field powers[1].params: There can be no field 'tiles' here."});
  EXPECT_EQ(faults_after([](Json& e) { e["powers"][1]["params"] = 1; }),
            Lines{"bad_field powers[1].params: Expected an object, found 1."});
  EXPECT_EQ(
      faults_after([](Json& e) { e["powers"][6]["params"]["boats"] = 3; }),
      Lines{"bad_field powers[6].params.boats: Expected a whole number from 1 to 2, found 3."});
  EXPECT_EQ(faults_after([](Json& e) { e["powers"] = Json::array(); }),
            Lines{"bad_field powers: Expected at least 1 item, found 0."});
  EXPECT_EQ(faults_after([](Json& e) { e["fleets"][0]["power"] = "reserve-building"; }),
            Lines{"bad_field fleets[1].power: Only one fleet can reserve buildings; "
                  "\"reserve-building\" is another."});
  EXPECT_EQ(faults_after([](Json& e) { e["powers"][1].erase("text"); }),
            Lines{"missing_field powers[1]: The field 'text' is missing."});
}

// Of some amounts the rules have one only.
TEST(YamataiComponents, FaultsOfFixedAmounts) {
  const auto after = [](const std::string& id, const char* param) {
    return faults_after([&](Json& e) {
      for (Json& power : e["powers"]) {
        if (power["id"] == id) power["params"][param] = 3;
      }
    });
  };
  for (const char* id : {"two-boats-for-yellow", "yellow-for-two-boats"}) {
    ASSERT_EQ(after(id, "boats").size(), 1U) << id;
    EXPECT_TRUE(after(id, "boats")[0].ends_with("Expected 2, found 3."));
  }
  for (const char* id : {"extra-culture", "culture-for-yellow", "culture-for-coins"}) {
    ASSERT_EQ(after(id, "tokens").size(), 1U) << id;
    EXPECT_TRUE(after(id, "tokens")[0].ends_with("Expected 1, found 3."));
  }
  EXPECT_THAT(after("better-sales", "yellow"),
              ElementsAre("bad_field powers[17].params.yellow: Nobody can trade 'yellow'."));
  EXPECT_THAT(after("better-sales", "pink"),
              ElementsAre("unknown_field powers[17].params: Expected only green, brown, black, "
                          "red, yellow, found a field 'pink'."));
}

TEST(YamataiComponents, FaultsOfFleetsAndSpecialists) {
  EXPECT_EQ(faults_after([](Json& e) { e["fleets"][3]["number"] = 5; }),
            Lines{"bad_field fleets[3].number: Expected 4, found 5."});
  EXPECT_EQ(faults_after([](Json& e) { e["fleets"][3]["boats"] = {"pink"}; }),
            Lines{"bad_field fleets[3].boats[0]: Expected one of green, brown, black, red, yellow, "
                  "found \"pink\"."});
  EXPECT_EQ(faults_after([](Json& e) { e["fleets"][3]["any"] = 11; }),
            Lines{"bad_field fleets[3].any: Expected a whole number from 0 to 6, found 11."});
  // What a specialist does no fleet can.
  EXPECT_THAT(
      faults_after([](Json& e) { e["fleets"][3]["power"] = "wide-port"; })[0],
      testing::StartsWith("bad_field fleets[3].power: Expected one of no-power, reserve-building, "
                          "sort-buildings, slide-boat, place-sanctuary, swap-culture, "
                          "remove-boats, swap-boats, build-discount, found \"wide-port\"."));
  EXPECT_EQ(faults_after([](Json& e) { e["specialists"][3]["power"] = "slide-boat"; }).size(), 1U);
  EXPECT_EQ(faults_after([](Json& e) { e["specialists"][3]["power"] = "wide-port"; }),
            Lines{"bad_field specialists[5].power: Duplicate \"wide-port\"."});
  EXPECT_EQ(
      faults_after([](Json& e) { e["specialists"][3]["points"] = 101; }),
      Lines{"bad_field specialists[3].points: Expected a whole number from 0 to 100, found 101."});
}

TEST(YamataiComponents, FaultsOfBuildings) {
  EXPECT_EQ(faults_after([](Json& e) { e["building_kinds"].erase(3); }),
            Lines{"bad_field building_kinds: Item 4, 'palace', is missing."});
  EXPECT_EQ(faults_after([](Json& e) { e["building_kinds"][1]["prestige"] = true; }),
            Lines{"bad_field building_kinds[1].prestige: Expected false, which the rules fix, "
                  "found true."});
  EXPECT_EQ(faults_after([](Json& e) { e["figures"][1]["count"] = 3; }),
            Lines{"bad_field figures[1].count: Expected 4, as many as tiles, found 3."});
  EXPECT_EQ(faults_after([](Json& e) { e["buildings"][0]["kind"] = "inn"; }),
            Lines{"bad_field buildings[0].kind: Expected one of standard, shop, torii, palace, "
                  "found \"inn\"."});
  EXPECT_EQ(faults_after([](Json& e) { e["buildings"][0]["cost"] = Json::array(); }),
            Lines{"bad_field buildings[0].cost: Expected at least 1 item, found 0."});
  EXPECT_EQ(faults_after([](Json& e) { e["buildings"][0]["copies"] = 0; }),
            Lines{"bad_field buildings[0].copies: Expected a whole number from 1 to 64, found 0."});
  EXPECT_EQ(faults_after([](Json& e) { e["buildings"][0]["copies"] = 38; }),
            Lines{"bad_field buildings: Expected at most 64 building tiles in all, found 65."});
}

TEST(YamataiComponents, YAM_S1_FaultsOfPlayers) {
  EXPECT_EQ(faults_after([](Json& e) { e["players"].erase("3"); })[0],
            "missing_field players: The field '3' is missing.");
  EXPECT_EQ(faults_after([](Json& e) { e["players"]["5"] = 1; }),
            Lines{"unknown_field players: Expected only 2, 3, 4, found a field '5'."});
  EXPECT_EQ(faults_after([](Json& e) { e["players"]["3"]["buildings_each"] = 9; }),
            Lines{"bad_field players.3.colours[2]: Expected at least 9 buildings and 1 meeples of "
                  "this colour, found 8 and 1."});
  EXPECT_EQ(faults_after([](Json& e) { e["players"]["4"]["meeples_each"] = 2; }),
            Lines{"bad_field players.4.meeples_each: Expected 1, found 2."});
  EXPECT_EQ(faults_after([](Json& e) { e["player_colours"] = Json::array(); }),
            Lines{"bad_field player_colours: Expected at least 4 items, found 0."});
  EXPECT_EQ(faults_after([](Json& e) { e["players"]["4"]["colours"].erase(0); }),
            Lines{"bad_field players.4.colours: Expected 4 items, found 3."});
  EXPECT_EQ(faults_after([](Json& e) { e["players"]["4"]["colours"][3] = "blue"; }),
            Lines{"bad_field players.4.colours[3]: Duplicate \"blue\"."});
  EXPECT_EQ(faults_after([](Json& e) { e["players"]["4"]["colours"][3] = "pink"; }),
            Lines{"bad_field players.4.colours[3]: Expected one of blue, orange, violet, grey, "
                  "found \"pink\"."});
  EXPECT_EQ(faults_after([](Json& e) { e["start_money"]["total"] = 11; }),
            Lines{"bad_field start_money.coins: Expected coins worth 11 in all, found 10."});
  EXPECT_EQ(
      faults_after([](Json& e) { e["start_money"]["coins"] = {{{"value", 5}, {"count", 2}}}; }),
      Lines{"bad_field start_money.coins[0].value: The box has no coin of 5."});
}

TEST(YamataiComponents, FaultsOfRules) {
  EXPECT_EQ(faults_after([](Json& e) { e["rules"]["fleet_slots"] = 9; }),
            Lines{"bad_field rules.fleet_slots: Expected 10, which follows from fleets, found 9."});
  EXPECT_EQ(faults_after([](Json& e) { e["rules"]["fleets_visible"] = 3; }),
            (Lines{"bad_field rules.fleets_visible: Expected at least 4, a fleet for each turn of "
                   "a round with 2 players, found 3.",
                   "bad_field rules.fleets_visible: Expected at least 4, a fleet for each turn of "
                   "a round with 4 players, found 3."}));
  EXPECT_EQ(faults_after([](Json& e) { e["rules"]["fleets_visible"] = 7; })[0],
            "bad_field rules.fleets_visible: Expected at most 6, as a round with 2 players takes 4 "
            "more, found 7.");
  EXPECT_EQ(
      faults_after([](Json& e) {
        e["buildings"] = Json::array({e["buildings"][0], e["buildings"][1]});
        e["figures"][0]["count"] = 0;
        e["figures"][1]["count"] = 0;
      }),
      Lines{
          "bad_field rules.buildings_visible: Expected at most 2, as many as there are, found 5."});
  EXPECT_EQ(faults_after([](Json& e) { e["specialists"] = Json::array({e["specialists"][0]}); }),
            Lines{"bad_field rules.specialists_visible: Expected at most 1, as many as there are, "
                  "found 5."});
  EXPECT_EQ(faults_after([](Json& e) { e["rules"]["port_slots"] = 4; }),
            Lines{"bad_field rules.port_slots: Expected at most 3 along with the 2 of a wide port, "
                  "found 4."});
  EXPECT_EQ(faults_after([](Json& e) { e["rules"]["specialist_cost"]["different"] = 7; }),
            Lines{"bad_field rules.specialist_cost.different: Expected a whole number from 2 to 6, "
                  "found 7."});
  EXPECT_EQ(
      faults_after([](Json& e) { e["rules"]["coins_per_point"] = 0; }),
      Lines{"bad_field rules.coins_per_point: Expected a whole number from 1 to 100, found 0."});
}

TEST(YamataiComponents, AllFaultsAtOnce) {
  EXPECT_THAT(
      faults_after([](Json& e) {
        e["boats"][0]["count"] = 0;
        e["rules"]["trades_per_turn"] = -1;
        e["map"]["spaces"][6]["entry"] = true;
      }),
      ElementsAre(testing::StartsWith("bad_field boats[0].count: "),
                  testing::StartsWith("bad_field rules.trades_per_turn: "),
                  "bad_field map.spaces[6]: Entries lie on the outer shore; space 7 is inland."));
}

// What is not there is told, and nothing else that would follow from it.
TEST(YamataiComponents, WhatIsMissingIsOneFault) {
  const auto missing = [](const std::string& where, const std::string& name) {
    return Lines{"missing_field " + where + ": The field '" + name + "' is missing."};
  };
  for (const char* table : {"boats", "tokens", "figures", "building_kinds", "powers", "map"}) {
    EXPECT_EQ(faults_after([&](Json& e) { e.erase(table); }), missing("", table));
  }
  EXPECT_EQ(faults_after([](Json& e) { e["players"]["3"].erase("colours"); }),
            missing("players.3", "colours"));
  EXPECT_EQ(faults_after([](Json& e) { e["map"].erase("islands"); }), missing("map", "islands"));
  EXPECT_EQ(faults_after([](Json& e) { e["map"].erase("links"); }), missing("map", "links"));
  EXPECT_EQ(faults_after([](Json& e) { e["map"]["spaces"][3].erase("x"); }),
            missing("map.spaces[3]", "x"));
  EXPECT_EQ(faults_after([](Json& e) { e["map"]["islands"][3].erase("polygon"); }),
            missing("map.islands[3]", "polygon"));
  EXPECT_EQ(faults_after([](Json& e) { e["buildings"][3].erase("cost"); }),
            missing("buildings[3]", "cost"));
  EXPECT_EQ(faults_after([](Json& e) { e["powers"][3].erase("params"); }),
            missing("powers[3]", "params"));
  EXPECT_EQ(faults_after([](Json& e) { e["specialists"][3].erase("power"); }),
            missing("specialists[3]", "power"));
}

TEST(YamataiComponents, GarbageIsNoEdition) {
  for (const Json& garbage : {Json(), Json(1), Json("x"), Json::array({1}), Json::object()}) {
    EXPECT_FALSE(yamatai::Components::read(garbage));
  }
  // Values of the edition replaced by junk, one at a time: an error or a game, never a crash.
  const std::vector<Json> junk = {Json(),    Json(-1), Json("?"), Json::array(),
                                  Json(1e9), Json(0),  Json(200), Json::object()};
  const Json flat = standard_edition("yamatai")->flatten();
  std::size_t count = 0;
  for (const auto& [path, value] : flat.items()) {
    if (++count % 7 != 0 || path.contains("/name/") || path.contains("/text/")) continue;
    Json damaged = *standard_edition("yamatai");
    damaged[Json::json_pointer(path)] = junk[count / 7 % junk.size()];
    const auto opened = open_with<yamatai::Rules>(damaged);
    if (opened && count % 5 == 0) play_through(**opened, count);
  }
}

}  // namespace
}  // namespace kaisho::yamatai_tests
