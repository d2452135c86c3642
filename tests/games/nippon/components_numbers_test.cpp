// Other editions of Nippon: every number in one is a number of the game, within its bounds.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>

#include "tests/games/nippon/editions.h"

namespace kaisho::nippon_tests {
namespace {

using nippon::Achievement;
using nippon::AchievementRule;
using nippon::Action;
using nippon::City;
using nippon::Components;
using nippon::Contract;
using nippon::FactoryTile;
using nippon::Good;
using nippon::Region;
using nippon::Reward;
using nippon::Side;
using nippon::Space;
using nippon::Track;
using testing::Contains;
using testing::ElementsAre;
using testing::SizeIs;

// Another number at each place of the edition is another number of the game.
struct Number {
  const char* path;
  int value;
  std::function<int(const Components&)> read;
};

const std::vector<Number>& numbers() {
  using C = Components;
  static const std::vector<Number> kNumbers = {
      {"/players/seats/2/start_vp", 50, [](const C& c) { return c.start_vp[2]; }},
      {"/start/yen", 7, [](const C& c) { return c.start_yen; }},
      {"/start/coal", 8, [](const C& c) { return c.start_coal; }},
      {"/start/plans", 9, [](const C& c) { return c.start_plans; }},
      {"/goods/2/level", 3, [](const C& c) { return c.goods[Good{2}].level; }},
      {"/goods/2/knowledge", 5, [](const C& c) { return c.goods[Good{2}].knowledge; }},
      {"/goods/2/coal", 6, [](const C& c) { return c.goods[Good{2}].coal; }},
      {"/goods/2/storage", 7, [](const C& c) { return c.goods[Good{2}].storage; }},
      {"/actions/1/max", 2, [](const C& c) { return c.most[Action::kProduce]; }},
      {"/actions/8/max", 1, [](const C& c) { return c.most[Action::kMarket]; }},
      {"/workers/per_action_space", 4, [](const C& c) { return c.on_space; }},
      {"/wages/yen_per_colour", 4, [](const C& c) { return c.wage; }},
      {"/wages/vp_lost_per_unpaid_colour", 0, [](const C& c) { return c.unpaid_loss; }},
      {"/worker_rows/by_players/0/rows", 4, [](const C& c) { return c.rows[2]; }},
      {"/worker_rows/by_players/1/per_row", 1, [](const C& c) { return c.per_row[3]; }},
      {"/player_count_limits/influence_tiles_per_city/2", 4,
       [](const C& c) { return c.city_limit[2]; }},
      {"/player_count_limits/train_ship_slots_per_region/3", 5,
       [](const C& c) { return c.region_places[3]; }},
      {"/player_count_limits/reward_tiles_removed_per_multiplier/4", 4,
       [](const C& c) { return c.rewards_removed[4]; }},
      {"/vp_table/1/places/2", 3, [](const C& c) { return c.rank_points[1][2]; }},
      {"/regions/1/bonus/amount", 6, [](const C& c) { return c.regions[Region{1}].amount; }},
      {"/regions/1/cities/1/foreign/2", 9,
       [](const C& c) { return c.cities[City{3}].foreign[Side{2}]; }},
      {"/influence_table/1/values/2", 9, [](const C& c) { return c.influence_values[1][2]; }},
      {"/contracts/4/reward/amount", 33,
       [](const C& c) { return c.contracts[Contract{4}].amount; }},
      {"/contracts/4/money_steps", 4,
       [](const C& c) { return c.contracts[Contract{4}].money_steps; }},
      {"/contracts/2/goods/0", 4, [](const C& c) { return c.contracts[Contract{2}].goods[0]; }},
      {"/tracks/0/steps/13/value", 20,
       [](const C& c) { return c.tracks[Track::kCoal].steps[13].value; }},
      {"/tracks/2/steps/3/stars", 2,
       [](const C& c) { return c.tracks[Track::kKnowledge].steps[3].stars; }},
      {"/ships_row/0/stars", 2, [](const C& c) { return c.ships_row[0].stars; }},
      {"/trains_row/3/money_steps", 1, [](const C& c) { return c.trains_row[3].symbols; }},
      {"/ships/vp", 4, [](const C& c) { return c.ship_vp; }},
      {"/trains/influence", 5, [](const C& c) { return c.train_influence; }},
      {"/plans/per_track_step", 2, [](const C& c) { return c.plans_per_step; }},
      {"/plans/per_missing_knowledge", 2, [](const C& c) { return c.plans_per_knowledge; }},
      {"/achievements/0/params/per", 3,
       [](const C& c) { return c.achievements[Achievement{0}].per; }},
      {"/achievements/6/params/min_level", 1,
       [](const C& c) { return c.achievements[Achievement{6}].least; }},
      {"/achievements/7/params/machine", 1,
       [](const C& c) { return c.achievements[Achievement{7}].least; }},
      {"/achievements/8/vp", 2, [](const C& c) { return c.achievements[Achievement{8}].vp; }},
      {"/achievements/8/printed_multiplier", 3,
       [](const C& c) { return c.achievements[Achievement{8}].printed; }},
      {"/rewards/4/multiplier", 6, [](const C& c) { return c.rewards[Reward{4}].multiplier; }},
      {"/rewards/4/bonus/amount", 7, [](const C& c) { return c.rewards[Reward{4}].amount; }},
      {"/rewards/4/copies", 8, [](const C& c) { return c.rewards[Reward{4}].copies; }},
      {"/reward_levels/level_by_workers/5", 3, [](const C& c) { return c.reward_level[5]; }},
      {"/multiplier_tiles/multiplier", 3, [](const C& c) { return c.extra_multiplier; }},
      {"/multiplier_tiles/copies", 0, [](const C& c) { return c.extra_copies; }},
      {"/costs/knowledge/1", 2, [](const C& c) { return c.costs[Action::kKnowledge][1]; }},
      {"/costs/mines/0", 0, [](const C& c) { return c.costs[Action::kMines][0]; }},
      {"/costs/ships/2", 16, [](const C& c) { return c.costs[Action::kShips][2]; }},
      {"/costs/machinery/2", 17, [](const C& c) { return c.costs[Action::kMachinery][2]; }},
      {"/costs/trains/2", 18, [](const C& c) { return c.costs[Action::kTrains][2]; }},
      {"/costs/factory", 0, [](const C& c) { return c.factory_cost; }},
      {"/factories/0/params/yen", 3, [](const C& c) { return c.factories[FactoryTile{0}].amount; }},
      {"/factories/1/params/coal", 3,
       [](const C& c) { return c.factories[FactoryTile{1}].amount; }},
      {"/factories/2/params/steps", 3,
       [](const C& c) { return c.factories[FactoryTile{2}].amount; }},
      {"/factories/4/params/steps", 2,
       [](const C& c) { return c.factories[FactoryTile{4}].amount; }},
      {"/factories/5/params/costs/2", 3,
       [](const C& c) { return c.factories[FactoryTile{5}].costs[2]; }},
      {"/factories/8/params/coal", 0,
       [](const C& c) { return c.factories[FactoryTile{8}].amount; }},
      {"/factories/14/params/ships", 3,
       [](const C& c) { return c.factories[FactoryTile{14}].amount; }},
      {"/factories/21/params/improvements", 1,
       [](const C& c) { return c.factories[FactoryTile{21}].amount; }},
      {"/factories/22/params/goods", 2,
       [](const C& c) { return c.factories[FactoryTile{22}].amount; }},
  };
  return kNumbers;
}

TEST(NipponComponents, EachNumberIsRead) {
  for (const Number& number : numbers()) {
    EXPECT_NE(number.read(components()), number.value) << number.path;
    const Components other =
        box_with([&](Json& e) { e[Json::json_pointer(number.path)] = number.value; });
    EXPECT_EQ(number.read(other), number.value) << number.path;
  }
}

void turn_ships_for(Json& e, int vp) {
  e["ships"]["vp_flipped"] = vp;
  e["factories"][13]["params"]["vp"] = vp;
}
void turn_trains_for(Json& e, int influence) {
  e["trains"]["influence_flipped"] = influence;
  e["factories"][17]["params"]["influence"] = influence;
}

TEST(NipponComponents, NumbersThatStandTwice) {
  const Components other = box_with([](Json& e) {
    turn_ships_for(e, 9);
    turn_trains_for(e, 8);
    e["actions"][2]["max"] = 2;
    e["contracts_per_action"]["max"] = 2;
    e["workers"]["per_colour"]["2"] = 9;
    e["workers"]["total"]["2"] = 54;
    e["tracks"][1]["start"] = 2;
    e["start"]["tracks"]["money"] = 16;
    e["influence_tiles"] = {
        {"name", e["influence_tiles"]["name"]}, {"per_player", 3}, {"values", {4, 4, 9}}};
  });
  EXPECT_EQ(other.ship_vp_turned, 9);
  EXPECT_EQ(other.train_influence_turned, 8);
  EXPECT_EQ(other.most[Action::kExport], 2);
  EXPECT_EQ(other.workers[2], 9);
  EXPECT_EQ(other.tracks[Track::kMoney].start, 2);
  EXPECT_THAT(other.influence, ElementsAre(0, 0, 0, 0, 2, 0, 0, 0, 0, 1));
}

// Lists are as long as they are.
void make_small(Json& e) {
  const auto shorten = [](Json& list, std::size_t size) {
    list.get_ref<Json::array_t&>().resize(size);
  };
  shorten(e["worker_colours"], 4);
  e["workers"]["colours"] = 4;
  e["workers"]["per_colour"] = {{"2", 9}, {"3", 8}, {"4", 9}};
  e["workers"]["total"] = {{"2", 36}, {"3", 32}, {"4", 36}};
  e["workers"]["spaces_on_player_board"] = 4;
  e["reward_levels"] = {{"min_workers", 2}, {"level_by_workers", {{"2", 2}, {"3", 4}, {"4", 4}}}};
  shorten(e["regions"], 3);
  e["regions"][0]["cities"].erase(0);
  e["city_tiles_used"] = 5;
  shorten(e["city_tiles"], 5);
  shorten(e["ships_row"], 4);
  e["ships"]["per_player"] = 4;
  e["ships"]["scores_for_places"] = {1};
  e["start"]["ships"] = 4;
  shorten(e["contracts"], 5);
  shorten(e["factories"], 20);
  shorten(e["rewards"], 9);
  shorten(e["tracks"][1]["steps"], 1);
  shorten(e["tracks"][1]["known_values"], 1);
  e["scoring_track"].erase(0);
  e["scoring_track"].erase(5);
  for (int i = 0; i < 6; ++i) e["scoring_track"][i]["index"] = i + 1;
  e["end_of_game"]["first_golden_space"] = 5;
  e["end_of_game"]["closing_turns_each"] = 2;
}

TEST(NipponComponents, ListsMayBeShorter) {
  const Components small = box_with(make_small);
  EXPECT_THAT(small.colours, SizeIs(4));
  EXPECT_THAT(small.cities, SizeIs(5));
  EXPECT_EQ(small.cities[City{1}].id, "tokyo");
  EXPECT_THAT(small.regions[Region{0}].cities, ElementsAre(City{0}));
  EXPECT_THAT(small.regions[Region{1}].cities, ElementsAre(City{1}, City{2}));
  EXPECT_EQ(small.ship_rank, 1);
  EXPECT_EQ(small.first_golden, 4);
  EXPECT_EQ(small.closing_turns, 2);
  EXPECT_THAT(small.reward_level, ElementsAre(0, 0, 2, 4, 4, 0, 0));
}

TEST(NipponComponents, ActionsMayStandElsewhere) {
  const Components other = box_with([](Json& e) {
    e["action_spaces"][0]["actions"] = {"local-market", "invest"};
    e["action_spaces"][1]["actions"] = {"export"};
    e["action_spaces"][4]["actions"] = {"produce", "knowledge"};
  });
  EXPECT_THAT(other.space_of, ElementsAre(Space{4}, Space{4}, Space{1}, Space{0}, Space{2},
                                          Space{2}, Space{3}, Space{3}, Space{0}));
  EXPECT_THAT(other.spaces[Space{4}].actions, ElementsAre(Action::kProduce, Action::kKnowledge));
}

TEST(NipponComponents, GoodsMayHaveOtherNames) {
  std::string text = edition().dump();
  for (std::size_t at = 0; (at = text.find("\"bento\"", at)) != std::string::npos;) {
    text.replace(at, 7, "\"sake\"");
  }
  const auto other = nippon::Components::read(*parse_json(text));
  ASSERT_TRUE(other);
  EXPECT_EQ(other->goods[Good{2}].id, "sake");
}

// Games with nearly every number changed, and with shorter lists, are still sound.
TEST(NipponComponents, OtherBoxesPlayThrough) {
  const GamePtr other = game_with([](Json& e) {
    for (const Number& number : numbers()) e[Json::json_pointer(number.path)] = number.value;
    turn_ships_for(e, 7);
    turn_trains_for(e, 1);
    e["workers"]["per_colour"]["2"] = 9;
    e["workers"]["total"]["2"] = 54;
  });
  const GamePtr small = game_with(make_small);
  ASSERT_TRUE(other && small);
  for (std::uint64_t seed = 0; seed < 9; ++seed) {
    play_through(*other, seed);
    play_through(*small, seed);
  }
}

TEST(NipponComponents, AchievementsMayStandInAnyOrder) {
  const Components other =
      box_with([](Json& e) { std::swap(e["achievements"][2], e["achievements"][5]); });
  EXPECT_EQ(other.achievements[Achievement{2}].rule, AchievementRule::kTrainStars);
  EXPECT_EQ(other.achievements[Achievement{5}].rule, AchievementRule::kKnowledgeStars);
}

// Numbers between bounds.
struct Range {
  const char* path;
  int low;
  int high;
};

TEST(NipponComponents, NumbersOutOfBounds) {
  for (const auto& [path, low, high] : {
           Range{"/players/seats/0/start_vp", 0, 100},
           {"/start/yen", 0, 200},
           {"/start/coal", 0, 100},
           {"/start/plans", 0, 100},
           {"/goods/0/level", 1, 3},
           {"/goods/0/knowledge", 0, 100},
           {"/goods/0/coal", 0, 100},
           {"/goods/0/storage", 1, 20},
           {"/actions/0/max", 1, 3},
           {"/actions/3/max", 1, 1},
           {"/workers/spaces_on_player_board", 1, 6},
           {"/worker_rows/printed", 1, 6},
           {"/wages/yen_per_colour", 1, 200},
           {"/wages/vp_lost_per_unpaid_colour", 0, 100},
           {"/worker_rows/by_players/2/rows", 1, 4},
           {"/worker_rows/by_players/2/per_row", 1, 3},
           {"/player_count_limits/influence_tiles_per_city/4", 1, 4},
           {"/player_count_limits/train_ship_slots_per_region/4", 1, 24},
           {"/scoring_track/2/scoring_when_left", 0, 3},
           {"/vp_table/2/places/0", 0, 100},
           {"/regions/0/bonus/amount", 1, 100},
           {"/regions/0/cities/0/foreign/0", 0, 9},
           {"/influence_table/2/values/2", 1, 9},
           {"/influence_tiles/values/9", 1, 9},
           {"/contracts/0/goods/0", 1, 20},
           {"/contracts/0/reward/amount", 1, 100},
           {"/contracts/0/money_steps", 0, 32},
           {"/tracks/0/steps/13/stars", 0, 3},
           {"/tracks/0/steps/13/value", 0, 200},
           {"/tracks/0/start", 0, 31},
           {"/ships_row/0/stars", 0, 3},
           {"/ships_row/0/money_steps", 0, 1},
           {"/ships/vp", 0, 20},
           {"/trains/influence", 0, 20},
           {"/machines/tiles", 0, 200},
           {"/plans/tiles", 0, 200},
           {"/plans/values/0", 1, 100},
           {"/plans/per_track_step", 1, 100},
           {"/plans/per_missing_knowledge", 1, 100},
           {"/achievements/0/vp", 0, 5},
           {"/achievements/0/printed_multiplier", 0, 9},
           {"/achievements/0/params/per", 1, 100},
           {"/achievements/6/params/min_level", 1, 3},
           {"/achievements/7/params/machine", 1, 2},
           {"/achievements/8/params/own_influence_tile", 1, 1},
           {"/rewards/0/multiplier", 1, 9},
           {"/rewards/0/bonus/amount", 1, 100},
           {"/rewards/0/copies", 1, 20},
           {"/reward_levels/min_workers", 1, 6},
           {"/reward_levels/level_by_workers/6", 1, 9},
           {"/multiplier_tiles/multiplier", 1, 9},
           {"/multiplier_tiles/copies", 0, 200},
           {"/costs/ships/2", 0, 200},
           {"/costs/factory", 0, 200},
           {"/factories/0/params/yen", 1, 100},
           {"/factories/1/params/coal", 1, 100},
           {"/factories/2/params/steps", 1, 32},
           {"/factories/3/params/yen", 1, 100},
           {"/factories/4/params/steps", 1, 32},
           {"/factories/6/params/steps", 1, 32},
           {"/factories/7/params/plans", 1, 100},
           {"/factories/8/params/coal", 0, 100},
           {"/factories/14/params/ships", 1, 3},
           {"/factories/18/params/trains", 1, 3},
           {"/factories/21/params/improvements", 1, 3},
           {"/factories/22/params/goods", 1, 20},
       }) {
    const auto wanted = [&, &path = path, low = low, high = high](const Json& found) {
      return "bad_field " + where_of(path) + ": " + from_to(low, high, found);
    };
    for (const int value : {low - 1, high + 1}) {
      EXPECT_THAT(faults_after([&](Json& e) { e[Json::json_pointer(path)] = value; }),
                  Contains(wanted(value)))
          << path << " " << value;
    }
    for (const Json& junk : {Json("x"), Json()}) {
      EXPECT_THAT(faults_after([&](Json& e) { e[Json::json_pointer(path)] = junk; }),
                  Contains(wanted(junk)))
          << path << " " << junk;
    }
  }
}

}  // namespace
}  // namespace kaisho::nippon_tests
