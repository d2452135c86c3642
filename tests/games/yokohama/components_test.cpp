// Editions of Yokohama: every number in one is a number of the game, and every fault in one is
// named.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>

#include "games/registry.h"
#include "tests/games/faults.h"
#include "tests/games/yokohama/table.h"

namespace kaisho::yokohama_tests {
namespace {

using Change = std::function<void(Json&)>;

Json edition(const Change& change) {
  Json json = *standard_edition("yokohama");
  change(json);
  return json;
}

// The game with a changed edition.
GamePtr game(const Change& change) {
  const Expected<GamePtr> game = open_game("yokohama", edition(change));
  EXPECT_TRUE(game) << game.error().message << " " << game.error().where;
  return game ? *game : *open_game("yokohama");
}

Json start(const Change& change, int seats = 2) {
  const GamePtr changed = game(change);
  return changed->position_json(
      *changed->start({.seats = seats, .turn_cap = 0, .variants = {}}, key_from_number(1)));
}

// The first game that a random player plays with it is sound throughout.
void play_through(const Game& game, std::uint64_t seed) {
  const Options options{.seats = 2 + static_cast<int>(seed % 3),
                        .turn_cap = 60,
                        .variants = {"achievement-tokens", "independent-agents"}};
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

TEST(YokohamaComponents, TheHouseBox) {
  const GamePtr components = *open_game("yokohama");
  EXPECT_EQ(components->edition().name, "house-2");
  EXPECT_EQ(components->edition().game, "yokohama");
  EXPECT_EQ(components->edition().hash.size(), 16U);
  EXPECT_EQ(components->info().id, "yokohama");
}

TEST(YokohamaComponents, YOK_S4_WhatPlayersStartWith) {
  const Json p = start([](Json& e) {
    Json& two = e["players"]["2"];
    two["start_yen"] = {{"first", 5}, {"others", 9}};
    two["start_goods"] = {{"copper", 2}, {"tea", 4}};
    two["hand"] = {{"presidents", 1}, {"assistants", 5}, {"shops", 3}, {"trading_houses", 1}};
    two["warehouse"] = {{"assistants", 10}, {"shops", 7}, {"trading_houses", 3}};
  });
  const std::size_t first = p["first"].get<std::size_t>();
  EXPECT_EQ(p["seats"][first]["yen"], 5);
  EXPECT_EQ(p["seats"][1 - first]["yen"], 9);
  for (const Json& seat : p["seats"]) {
    EXPECT_EQ(seat["goods"], Json({{"copper", 2}, {"silk", 0}, {"tea", 4}, {"fish", 0}}));
    EXPECT_EQ(seat["hand"], Json({{"assistants", 5}, {"shops", 3}, {"houses", 1}}));
    EXPECT_EQ(seat["warehouse"], Json({{"assistants", 10}, {"shops", 7}, {"houses", 3}}));
  }
}

TEST(YokohamaComponents, YOK_S6_OrdersThatLeave) {
  const Json p = start([](Json& e) {
    e["players"]["2"]["orders_removed"] = 20;
    e["players"]["2"]["order_deck_after_setup"] = 6;
  });
  EXPECT_EQ(p["order_deck"].size(), 6U);
}

TEST(YokohamaComponents, YOK_S8_CoveredSlots) {
  const Json p = start([](Json& e) {
    e["church"]["slots"][1]["blocked_2p"] = false;
    e["church"]["slots"][5]["blocked_2p"] = true;
    e["customs"]["slots"].erase(6);
  });
  EXPECT_EQ(p["church"], Json({nullptr, nullptr, nullptr, nullptr, nullptr, "neutral", nullptr}));
  EXPECT_EQ(p["customs"].size(), 6U);
}

TEST(YokohamaComponents, YOK_C2_AgentsAndFlags) {
  const Json p = start([](Json& e) {
    e["agents"]["per_flag"]["uk"] = 5;
    e["agents"]["total"] = 12;
  });
  EXPECT_EQ(p["agents_left"]["uk"], 5);
}

TEST(YokohamaComponents, YOK_S1_AreasAndRows) {
  // The bank stays in the box, and the last row with it.
  const Json p = start([](Json& e) {
    for (Json& area : e["areas"]) {
      if (area["id"] == "bank") area["used"]["2"] = 0;
    }
    Json& layout = e["layout"]["2"];
    layout["rows"] = {4, 3, 2};
    layout["cells"].erase(9);
    std::erase_if(layout["pairs"].get_ref<Json::array_t&>(),
                  [](const Json& pair) { return pair[1] == 9; });
  });
  EXPECT_EQ(p["areas"].size(), 9U);
  for (const Json& area : p["areas"]) EXPECT_NE(area["area"], "bank");
}

TEST(YokohamaComponents, GoodsMayHaveOtherNames) {
  std::string text = standard_edition("yokohama")->dump();
  for (std::size_t at = 0; (at = text.find("\"silk\"", at)) != std::string::npos;) {
    text.replace(at, 6, "\"lacquer\"");
  }
  const Expected<GamePtr> game = open_game("yokohama", *parse_json(text));
  ASSERT_TRUE(game) << game.error().message << " " << game.error().where;
  play_through(**game, 1);
}

// A game with nearly every number changed is still sound.
TEST(YokohamaComponents, AnotherBoxPlaysThrough) {
  const GamePtr other = game([](Json& e) {
    e["influence"]["shop"] = 2;
    e["influence"]["president"] = 0;
    e["influence"]["level5_from"] = 3;
    e["influence"]["build_from"] = 2;
    e["prices"]["place_fee_per_president"] = 0;
    e["prices"]["trading_house_income"] = 3;
    e["prices"]["warehouse"]["shop"] = 0;
    e["order_rules"]["hand_limit"] = 5;
    e["order_rules"]["pay"][0]["yen"] = 1;
    e["technology_rules"]["surcharge_from"] = 1;
    e["agents"]["cards_per_agent"] = 1;
    for (Json& tile : e["buildings"]) {
      tile["shops"][0] = {{"any_good", 3}, {"warehouse", 2}, {"moves", 2}};
    }
    for (Json& area : e["areas"]) {
      if (area["id"] != "bank") continue;
      for (Json& level : area["levels"]) {
        level["gain"] = {{"any_good", 2}, {"moves", 1}, {"warehouse", 1}, {"yen", 50}};
      }
    }
    for (Json& slot : e["church"]["slots"]) slot["faith"] = 2;
    for (Json& technology : e["technologies"]) technology["cost"] = 1;
  });
  for (std::uint64_t seed = 0; seed < 9; ++seed) play_through(*other, seed);
}

struct Fault {
  Change change;
  std::string error;  // `code where` of the first fault
};

void expect_named(const std::vector<Fault>& faults) {
  for (const Fault& fault : faults) {
    const auto opened = open_game("yokohama", edition(fault.change));
    if (opened) {
      ADD_FAILURE() << fault.error << ": accepted";
      continue;
    }
    EXPECT_EQ(opened.error().code + " " + opened.error().where, fault.error)
        << opened.error().message;
    EXPECT_TRUE(is_in_words(opened.error())) << opened.error().message;
  }
}

TEST(YokohamaComponents, FaultsOfForm) {
  expect_named({{[](Json& e) { e = 3; }, "bad_field "},
                {[](Json& e) { e["game"] = "go"; }, "bad_field game"},
                {[](Json& e) { e["format"] = 2; }, "bad_field format"},
                {[](Json& e) { e.erase("orders"); }, "missing_field "},
                {[](Json& e) { e["rules"] = 1; }, "unknown_field "},
                {[](Json& e) { e["provenance"].erase("ports"); }, "missing_field provenance"},
                {[](Json& e) { e["orders"][3]["colour"] = 1; }, "unknown_field orders[3]"},
                {[](Json& e) { e["orders"][3].erase("name"); }, "missing_field orders[3]"},
                {[](Json& e) { e["vocabulary"].erase("moves"); }, "missing_field vocabulary"},
                {[](Json& e) { e["valuation"]["rewards"]["moves"] = -1; },
                 "bad_field valuation.rewards.moves"},
                {[](Json& e) { e["mini_expansions"].erase(1); }, "bad_field mini_expansions"}});
}

TEST(YokohamaComponents, FaultsOfGoodsFlagsAndPrices) {
  expect_named(
      {{[](Json& e) { e["goods"].erase(3); }, "bad_field goods"},
       {[](Json& e) { e["goods"][0]["id"] = "yen"; }, "repeated_id goods[0].id"},
       {[](Json& e) { e["goods"][0]["exchange_yen"] = 0; }, "bad_field goods[0].exchange_yen"},
       {[](Json& e) { e["imports"]["can_sell"] = true; }, "bad_field imports.can_sell"},
       {[](Json& e) { e["flags"].erase(4); }, "bad_field flags"},
       {[](Json& e) { e["agents"]["total"] = 11; }, "bad_field agents.total"},
       {[](Json& e) { e["agents"]["per_turn"] = 2; }, "bad_field agents.per_turn"},
       {[](Json& e) { e["agents"]["per_flag"]["moon"] = 1; }, "unknown_field agents.per_flag"},
       {[](Json& e) { e["influence"]["maximum"] = 6; }, "bad_field influence.maximum"},
       {[](Json& e) { e["influence"]["assistant"] = 0; }, "bad_field influence.assistant"},
       {[](Json& e) { e["prices"]["canal"] = -1; }, "bad_field prices.canal"},
       {[](Json& e) { e["prices"]["warehouse"]["assistant"] = 1; },
        "bad_field prices.warehouse.assistant"},
       {[](Json& e) { e["prices"]["warehouse"]["trading_house"] = {4, 5, 6}; },
        "bad_field players.2"},
       {[](Json& e) { e["order_rules"]["draw"] = 3; }, "bad_field order_rules.draw"},
       {[](Json& e) { e["order_rules"]["hand_limit"] = 0; }, "bad_field order_rules.hand_limit"},
       {[](Json& e) { e["order_rules"]["pay"].erase(0); }, "bad_field order_rules.pay"},
       {[](Json& e) { e["technology_rules"]["surcharge"][0]["yen"] = 3; },
        "bad_field technology_rules.surcharge"},
       {[](Json& e) { e["technology_rules"]["one_per_name"] = false; },
        "bad_field technology_rules.one_per_name"}});
}

TEST(YokohamaComponents, FaultsOfAreas) {
  expect_named(
      {{[](Json& e) { e["areas"][0]["id"] = "hand"; }, "bad_field areas[0].id"},
       {[](Json& e) { e["areas"][0]["kind"] = "sea"; }, "bad_field areas[0].kind"},
       {[](Json& e) { e["areas"][0]["used"]["4"] = 3; }, "bad_field areas[0].used.4"},
       {[](Json& e) { e["areas"][0]["building"] = false; }, "bad_field areas[0].building"},
       {[](Json& e) { e["areas"][0]["levels"].erase(4); }, "bad_field areas[0].levels"},
       {[](Json& e) { e["areas"][0]["levels"][4]["gain"]["gold"] = 1; },
        "unknown_field areas[0].levels[4].gain"},
       {[](Json& e) { e["areas"][5]["levels"][0] = {{"faith", 1}}; },
        "unknown_field areas[5].levels[0]"},
       {[](Json& e) { e["areas"][0]["action"]["type"] = "dance"; },
        "bad_field areas[0].action.type"},
       {[](Json& e) { e["areas"][0]["action"]["type"] = "none"; }, "bad_field areas[0]"},
       {[](Json& e) { e["areas"][9]["action"]["board"] = "port-a"; },
        "bad_field areas[9].action.board"},
       {[](Json& e) { e["areas"][10]["action"]["board"] = "laboratory-a"; }, "bad_field areas"},
       {[](Json& e) { e["areas"][11]["levels"][1]["icons"] = Json::array(); },
        "bad_field areas[11].levels"},
       {[](Json& e) {
          e["areas"][13]["copies"] = 2;
          e["areas"][13]["used"]["4"] = 2;
          e["areas"][0]["used"]["4"] = 1;
          e["kinds"][2]["boards"] = 2;
        },
        "bad_field areas"},
       {[](Json& e) { e["kinds"][0]["boards"] = 9; }, "bad_field kinds[0].boards"},
       {[](Json& e) { e["ports"]["icons"].erase(0); }, "bad_field ports.icons"},
       {[](Json& e) { e["ports"]["boards"].erase(1); }, "bad_field ports.boards"},
       {[](Json& e) { e["ports"]["boards"][0]["id"] = "laboratory-a"; },
        "repeated_id ports.boards[0].id"},
       {[](Json& e) { e["ports"]["boards"][0]["slots"][2]["slot"] = 4; },
        "bad_field ports.boards[0].slots[2].slot"},
       {[](Json& e) { e["laboratories"][1]["used"]["4"] = 0; }, "bad_field areas"},
       {[](Json& e) { e["laboratories"][0]["slots"].push_back({{"slot", 7}}); },
        "bad_field laboratories[0].slots"}});
}

TEST(YokohamaComponents, YOK_S2_FaultsOfTheLayout) {
  expect_named(
      {{[](Json& e) { e["layout"]["2"]["rows"] = {4, 3, 2, 2}; }, "bad_field layout.2.rows"},
       {[](Json& e) { e["layout"]["4"]["rows"] = {10, 9}; }, "bad_field layout.4.rows"},
       {[](Json& e) { e["layout"]["3"]["brick_offset_half"] = 0; },
        "bad_field layout.3.brick_offset_half"},
       {[](Json& e) { e["layout"]["2"]["cells"][4]["x_half"] = 0; },
        "bad_field layout.2.cells[4].x_half"},
       {[](Json& e) { e["layout"]["2"]["cells"].erase(9); }, "bad_field layout.2.cells"},
       {[](Json& e) { e["layout"]["2"]["pairs"].erase(0); }, "bad_field layout.2.pairs"},
       {[](Json& e) { e["layout"]["2"]["pairs"].push_back({1, 0}); },
        "bad_field layout.2.pairs[18]"},
       {[](Json& e) { e["layout"]["2"]["pairs"][0] = {0, 9}; }, "bad_field layout.2.pairs"},
       {[](Json& e) { e["layout"]["2"]["pairs"][0] = {0, 10}; }, "bad_field layout.2.pairs[0][1]"},
       {[](Json& e) { e["areas"][4]["used"]["2"] = 0; }, "bad_field layout.2.rows"}});
}

TEST(YokohamaComponents, FaultsOfCards) {
  expect_named(
      {{[](Json& e) { e["orders"][0]["flag"] = "moon"; }, "bad_field orders[0].flag"},
       {[](Json& e) { e["orders"][3]["goods"] = Json::object(); }, "bad_field orders[3].goods"},
       {[](Json& e) { e["orders"][3]["known"] = "yes"; }, "bad_field orders[3].known"},
       {[](Json& e) { e["technologies"][0]["known_fields"] = {"price"}; },
        "bad_field technologies[0].known_fields[0]"},
       {[](Json& e) { e["technologies"][0]["known_fields"] = "cost"; },
        "bad_field technologies[0].known_fields"},
       {[](Json& e) { e["orders"][0]["goods"]["tea"] = 0; }, "bad_field orders[0].goods.tea"},
       {[](Json& e) { e["orders"][0]["reward"]["yen"] = 51; }, "bad_field orders[0].reward.yen"},
       {[](Json& e) { e["orders"][1]["id"] = "order-01"; }, "repeated_id orders[1].id"},
       {[](Json& e) { e["technologies"][0]["flags"].erase(0); }, "bad_field technologies[0].flags"},
       {[](Json& e) { e["technologies"][0]["cost"] = 31; }, "bad_field technologies[0].cost"},
       {[](Json& e) { e["technologies"][0]["effect"]["id"] = "dance"; },
        "bad_field technologies[0].effect.id"},
       {[](Json& e) { e["technologies"][0]["effect"]["reward"] = {{"moves", 1}}; },
        "bad_field technologies[0].effect.reward"},
       {[](Json& e) { e["technologies"][0]["copies"] = 9; }, "bad_field technologies[0].flags"},
       {[](Json& e) { e["technologies"][14]["copies"] = 2; }, "bad_field technologies[14].copies"},
       {[](Json& e) { e["technologies"].erase(15); }, "bad_field technologies"},
       {[](Json& e) { e["technologies"][12]["effect"] = e["technologies"][13]["effect"]; },
        "bad_field technologies"},
       {[](Json& e) { e["technologies"][9]["effect"]["sources"].erase(0); },
        "bad_field technologies[9].effect.sources"},
       {[](Json& e) { e["technologies"][16]["effect"]["pay"]["tea"] = 1; },
        "bad_field technologies[16].effect.pay"},
       {[](Json& e) { e["technologies"][18]["effect"]["up_to"] = 0; },
        "bad_field technologies[18].effect.up_to"},
       {[](Json& e) { e["buildings"][0]["shops"].erase(0); }, "bad_field buildings[0].shops"},
       {[](Json& e) { e["buildings"].get_ref<Json::array_t&>().resize(16); },
        "bad_field buildings"},
       {[](Json& e) { e["level5"]["tokens"].get_ref<Json::array_t&>().resize(16); },
        "bad_field level5.tokens"},
       {[](Json& e) { e["level5"]["independent_agents"][0]["agent_uses"] = 2; },
        "bad_field level5.independent_agents[0].agent_uses"},
       {[](Json& e) { e["level5"]["independent_agents"][0]["id"] = "level5-01"; },
        "repeated_id level5.independent_agents[0].id"}});
}

TEST(YokohamaComponents, FaultsOfBoardsAndAchievements) {
  expect_named(
      {{[](Json& e) { e["achievements"][4]["type"] = "D"; }, "bad_field achievements[4].type"},
       {[](Json& e) {
          for (Json& achievement : e["achievements"]) {
            if (achievement["type"] == "C") achievement["type"] = "A";
          }
        },
        "bad_field achievements"},
       {[](Json& e) { e["achievements"][6]["condition"]["used_count"] = false; },
        "bad_field achievements[6].condition.used_count"},
       {[](Json& e) { e["achievements"][0]["condition"]["good"] = "gold"; },
        "bad_field achievements[0].condition.good"},
       {[](Json& e) { e["achievement_complete"]["draw"] = 3; },
        "bad_field achievement_complete.draw"},
       {[](Json& e) { e["achievement_complete"]["draw"] = 7; },
        "bad_field achievement_complete.draw"},
       {[](Json& e) { e["church"]["payment_each_at_most"] = 2; },
        "bad_field church.payment_each_at_most"},
       {[](Json& e) { e["church"]["payment"][0] = {{"points", 1}}; },
        "bad_field church.payment[0]"},
       {[](Json& e) { e["church"]["payment"][1] = {{"copper", 2}}; },
        "bad_field church.payment[1]"},
       {[](Json& e) { e["church"]["slots"].push_back(e["church"]["slots"][0]); },
        "repeated_id church.slots[7].id"},
       {[](Json& e) { e["customs"]["slots"][0]["blocked_2p"] = 1; },
        "bad_field customs.slots[0].blocked_2p"}});
}

TEST(YokohamaComponents, FaultsOfSetUpAndCount) {
  expect_named(
      {{[](Json& e) { e["players"].erase("3"); }, "missing_field players"},
       {[](Json& e) { e["players"]["5"] = 1; }, "unknown_field players"},
       {[](Json& e) { e["players"]["2"]["orders_removed"] = 17; },
        "bad_field players.2.order_deck_after_setup"},
       {[](Json& e) { e["players"]["2"]["orders_removed"] = 30; }, "bad_field players.2"},
       {[](Json& e) { e["orders"].get_ref<Json::array_t&>().resize(19); }, "bad_field orders"},
       {[](Json& e) { e["players"]["4"]["hand"]["presidents"] = 2; },
        "bad_field players.4.hand.presidents"},
       {[](Json& e) { e["players"]["4"]["hand"]["assistants"] = 189; }, "bad_field players.4"},
       {[](Json& e) { e["players"]["4"]["warehouse"]["trading_houses"] = 5; },
        "bad_field players.4"},
       {[](Json& e) { e["players"]["2"]["end_triggers"]["shops_built"] = 9; },
        "bad_field players.2.end_triggers.shops_built"},
       {[](Json& e) { e["players"]["2"]["end_triggers"]["church_assistants"] = 1; },
        "bad_field players.2.end_triggers"},
       {[](Json& e) { e["players"]["2"]["end_triggers"]["count_neutral"] = false; },
        "bad_field players.2.end_triggers.count_neutral"},
       {[](Json& e) { e["scoring"]["church"]["places"].erase(0); },
        "bad_field scoring.church.places"},
       {[](Json& e) { e["scoring"]["church"]["tie"] = "turn-order"; },
        "bad_field scoring.church.tie"},
       {[](Json& e) { e["scoring"]["flag_sets"]["5"] = 9; }, "bad_field scoring.flag_sets"},
       {[](Json& e) { e["scoring"]["leftovers"][1]["kind"] = "yen"; },
        "bad_field scoring.leftovers"},
       {[](Json& e) { e["scoring"]["leftovers"][0]["per"] = 0; },
        "bad_field scoring.leftovers[0].per"}});
}

TEST(YokohamaComponents, AllFaultsAtOnce) {
  const auto opened = (*find_module("yokohama"))->open(edition([](Json& e) {
    e["influence"]["maximum"] = 0;
    e["prices"]["canal"] = -1;
    e["orders"][0]["flag"] = "moon";
  }));
  ASSERT_FALSE(opened);
  EXPECT_EQ(opened.error().size(), 3U);
}

TEST(YokohamaComponents, GarbageIsNoEdition) {
  for (const Json& garbage : {Json(), Json(1), Json("x"), Json::array({1}), Json::object()}) {
    EXPECT_FALSE(open_game("yokohama", garbage));
  }
  // Values of the edition replaced by junk, one at a time: an error or a game, never a crash.
  const std::vector<Json> junk = {Json(),    Json(-1), Json("?"), Json::array(),
                                  Json(1e9), Json(0),  Json(200)};
  const Json flat = standard_edition("yokohama")->flatten();
  std::size_t count = 0;
  for (const auto& [path, value] : flat.items()) {
    if (++count % 7 != 0 || path.contains("/name/") || path.contains("/text/")) continue;
    Json damaged = *standard_edition("yokohama");
    damaged[Json::json_pointer(path)] = junk[count / 7 % junk.size()];
    const auto opened = open_game("yokohama", damaged);
    if (opened && count % 5 == 0) play_through(**opened, count);
  }
}

}  // namespace
}  // namespace kaisho::yokohama_tests
