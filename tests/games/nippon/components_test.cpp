// Editions of Nippon: every number in one is a number of the game, and every fault in one is told
// in words.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>

#include "core/random.h"
#include "games/nippon/nippon.h"
#include "games/registry.h"

namespace kaisho::nippon_tests {
namespace {

using nippon::Action;
using nippon::Components;
using nippon::Effect;
using nippon::Factory;
using nippon::Resource;
using nippon::Rule;
using nippon::Track;
using testing::AllOf;
using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::Field;
using testing::SizeIs;

using Change = std::function<void(Json&)>;
using Lines = std::vector<std::string>;

const Json& standard() {
  static const Json kEdition = *standard_edition("nippon");
  return kEdition;
}

Json edition_with(const Change& change) {
  Json json = standard();
  change(json);
  return json;
}

Components box_with(const Change& change) {
  const auto box = nippon::read_components(edition_with(change));
  EXPECT_TRUE(box) << box.error().front().message << " " << box.error().front().where;
  return box ? *box : Components{};
}

const Components& box() {
  static const Components kBox = box_with([](Json&) {});
  return kBox;
}

GamePtr game_with(const Change& change) {
  const auto game = nippon::open(edition_with(change));
  EXPECT_TRUE(game) << game.error().front().message << " " << game.error().front().where;
  return game ? *game : nullptr;
}

// A random game is sound throughout.
void play_through(const Game& game, std::uint64_t seed) {
  const Options options{.seats = 2 + static_cast<int>(seed % 3), .turn_cap = 60, .variants = {}};
  Position p = *game.start(options, key_from_number(seed));
  RandomState state = RandomState::from_key(key_from_number(seed + 1000));
  Random random(state);
  MoveList moves;
  std::vector<Refusal> refusals;
  while (game.to_move(p) != kNobody) {
    game.legal_moves(p, moves);
    game.refusals(p, refusals);
    ASSERT_FALSE(moves.empty());
    ASSERT_LT(moves.size(), MoveList::kCapacity);
    game.apply(p, moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    const Expected<void> sound = game.check(p);
    ASSERT_TRUE(sound) << sound.error().message << " at " << sound.error().where;
  }
}

// ---- what is read

TEST(NipponComponents, TheHouseBox) {
  const GamePtr game = game_with([](Json&) {});
  EXPECT_EQ(game->edition().name, "house-1");
  EXPECT_EQ(game->edition().game, "nippon");
  EXPECT_EQ(game->edition().hash.size(), 16U);
  EXPECT_EQ(game->info().id, "nippon");
  EXPECT_NE(game_with([](Json& e) { e["edition"] = "mine"; })->edition().hash,
            game->edition().hash);
}

// An owner corrects a table, and says where its values come from.
TEST(NipponComponents, ValuesMayComeFromAnywhere) {
  for (const char* status : {"rulebook", "public", "box", "house"}) {
    box_with([&](Json& e) {
      for (Json& origin : e["provenance"]) origin["status"] = status;
    });
  }
}

TEST(NipponComponents, NIP_S1_WhatAPlayerStartsWith) {
  EXPECT_THAT(box().start_vp, ElementsAre(10, 11, 12, 13));
  EXPECT_EQ(box().start_yen, 12);
  EXPECT_EQ(box().start_coal, 2);
  EXPECT_EQ(box().start_plans, 1);
  EXPECT_THAT(box().contracts, SizeIs(8));
  EXPECT_THAT(box().trains_row, SizeIs(6));
  EXPECT_THAT(box().ships_row, SizeIs(6));
  EXPECT_THAT(box().influence, ElementsAre(0, 1, 1, 2, 1, 2, 1, 2, 0, 0));
  for (const auto& [track, value] :
       {std::pair{Track::kCoal, 2}, {Track::kMoney, 12}, {Track::kKnowledge, 1}}) {
    const auto& row = box().track(track);
    EXPECT_EQ(row.steps[row.start].value, value);
  }
}

TEST(NipponComponents, NIP_S2_FactoriesAndRewards) {
  EXPECT_THAT(box().factories, SizeIs(24));
  for (std::size_t good = 0; good < nippon::kGoods; ++good) {
    EXPECT_EQ(std::ranges::count(box().factories, good, &Factory::good), 4) << good;
    EXPECT_EQ(box().tiles_of[good], 15U << (4 * good));
  }
  EXPECT_THAT(box().rewards, SizeIs(12));
  EXPECT_THAT(box().rewards, Each(Field(&nippon::Reward::copies, 2)));
  for (const int multiplier : {2, 3, 4, 5}) {
    std::vector<std::pair<Resource, int>> bonuses;
    for (const nippon::Reward& reward : box().rewards) {
      if (reward.multiplier == multiplier) bonuses.emplace_back(reward.resource, reward.amount);
    }
    EXPECT_THAT(bonuses, ElementsAre(std::pair{Resource::kPlans, 2}, std::pair{Resource::kCoal, 2},
                                     std::pair{Resource::kYen, 5}));
  }
  EXPECT_THAT(box().rewards_removed, ElementsAre(0, 0, 2, 1, 0));
  EXPECT_EQ(box().extra_multiplier, 2);
  EXPECT_EQ(box().extra_copies, 4);
}

TEST(NipponComponents, NIP_S3_TheMap) {
  EXPECT_THAT(box().sides, ElementsAre("north", "east", "south", "west"));
  EXPECT_THAT(box().cities, SizeIs(8));
  EXPECT_THAT(box().city_tiles, SizeIs(9));
  EXPECT_THAT(box().city_tiles[0].goods, ElementsAre(3, 1, 0, 5));
  ASSERT_THAT(box().regions, SizeIs(4));
  EXPECT_EQ(box().regions[1].id, "kanto-chubu");
  EXPECT_THAT(box().regions[1].cities, ElementsAre(2, 3));
  EXPECT_EQ(box().cities[2].id, "tokyo");
  EXPECT_EQ(box().cities[2].region, 1);
  EXPECT_THAT(box().cities[2].foreign, ElementsAre(1, 2, 3, 0));
}

TEST(NipponComponents, NIP_S4_Workers) {
  EXPECT_THAT(box().colours, ElementsAre("white", "yellow", "green", "pink", "brown", "black"));
  EXPECT_THAT(box().workers, ElementsAre(0, 0, 6, 7, 8));
  EXPECT_EQ(box().on_space, 3);
  EXPECT_EQ(box().worker_places, 6);
  EXPECT_THAT(box().rows, ElementsAre(0, 0, 2, 3, 4));
  EXPECT_THAT(box().per_row, ElementsAre(0, 0, 2, 3, 3));
}

TEST(NipponComponents, NIP_S5_Places) {
  EXPECT_THAT(box().city_limit, ElementsAre(0, 0, 2, 3, 4));
  EXPECT_THAT(box().region_places, ElementsAre(0, 0, 4, 6, 8));
}

TEST(NipponComponents, NIP_T3_ActionsStandOnFiveSpaces) {
  ASSERT_THAT(box().spaces, SizeIs(5));
  EXPECT_THAT(box().spaces[0].actions, ElementsAre(Action::kKnowledge, Action::kProduce));
  EXPECT_THAT(box().spaces[1].actions, ElementsAre(Action::kExport, Action::kInvest));
  EXPECT_THAT(box().spaces[2].actions, ElementsAre(Action::kMines, Action::kShips));
  EXPECT_THAT(box().spaces[3].actions, ElementsAre(Action::kMachinery, Action::kTrains));
  EXPECT_THAT(box().spaces[4].actions, ElementsAre(Action::kMarket));
  EXPECT_THAT(box().space_of, ElementsAre(0, 0, 1, 1, 2, 2, 3, 3, 4));
  EXPECT_THAT(box().most, ElementsAre(3, 3, 3, 1, 3, 3, 3, 3, 3));
  EXPECT_EQ(box().action_ids[static_cast<std::size_t>(Action::kMarket)], "local-market");
}

TEST(NipponComponents, NIP_A1_NIP_A3_Goods) {
  constexpr std::array kIds = {"silk", "paper", "bento", "lenses", "watches", "bulbs"};
  constexpr std::array kLevel = {1, 1, 2, 2, 3, 3};
  constexpr std::array kKnowledge = {2, 2, 4, 4, 6, 6};
  constexpr std::array kCoal = {2, 2, 3, 3, 4, 4};
  for (std::size_t i = 0; i < nippon::kGoods; ++i) {
    const nippon::Good& good = box().goods[i];
    EXPECT_EQ(good.id, kIds[i]);
    EXPECT_EQ(good.level, kLevel[i]) << good.id;
    EXPECT_EQ(good.knowledge, kKnowledge[i]) << good.id;
    EXPECT_EQ(good.coal, kCoal[i]) << good.id;
    EXPECT_EQ(good.storage, 4) << good.id;
  }
  EXPECT_EQ(box().factory_cost, 6);
  EXPECT_EQ(box().plans_per_knowledge, 1);
  EXPECT_EQ(box().plans_per_step, 3);
  EXPECT_EQ(box().full_machine, 2);
}

TEST(NipponComponents, NIP_A4_NIP_A6_Prices) {
  const auto costs = [](Action action) { return box().costs[static_cast<std::size_t>(action)]; };
  for (const Action action : {Action::kKnowledge, Action::kMines}) {
    EXPECT_THAT(costs(action), ElementsAre(1, 3, 6));
  }
  for (const Action action : {Action::kMachinery, Action::kTrains, Action::kShips}) {
    EXPECT_THAT(costs(action), ElementsAre(5, 10, 15));
  }
}

TEST(NipponComponents, NIP_A8_Contracts) {
  const nippon::Contract& five = box().contracts[4];
  EXPECT_EQ(five.id, "contract-5");
  EXPECT_THAT(five.goods, ElementsAre(1, 1, 1));
  EXPECT_EQ(five.resource, Resource::kYen);
  EXPECT_EQ(five.amount, 20);
  EXPECT_EQ(five.money_steps, 2);
  EXPECT_EQ(box().contracts[3].resource, Resource::kVp);
  EXPECT_THAT(box().contracts[3].goods, ElementsAre(2, 1));
}

TEST(NipponComponents, NIP_A9_TheLocalMarket) {
  EXPECT_THAT(box().influence_values[0], ElementsAre(1, 2, 3));
  EXPECT_THAT(box().influence_values[2], ElementsAre(5, 6, 7));
  std::vector<std::pair<Resource, int>> bonuses;
  for (const nippon::Region& region : box().regions) {
    bonuses.emplace_back(region.resource, region.amount);
  }
  EXPECT_THAT(bonuses, ElementsAre(std::pair{Resource::kCoal, 2}, std::pair{Resource::kPlans, 2},
                                   std::pair{Resource::kYen, 5}, std::pair{Resource::kVp, 2}));
}

TEST(NipponComponents, NIP_K2_NIP_K4_RewardsAndWages) {
  EXPECT_THAT(box().reward_level, ElementsAre(0, 0, 0, 2, 3, 4, 5));
  EXPECT_EQ(box().wage, 3);
  EXPECT_EQ(box().unpaid_loss, 2);
}

TEST(NipponComponents, NIP_T6_NIP_V2_TheScoringTrack) {
  ASSERT_THAT(box().marks, SizeIs(8));
  EXPECT_EQ(box().first_golden, 5);
  EXPECT_EQ(box().closing_turns, 3);
  EXPECT_EQ(box().marks[1].scoring, 1);
  EXPECT_EQ(box().marks[3].scoring, 2);
  EXPECT_EQ(box().marks[7].scoring, 3);
  EXPECT_THAT(box().rank_points[0], ElementsAre(10, 7, 5));
  EXPECT_THAT(box().rank_points[1], ElementsAre(15, 11, 8));
  EXPECT_THAT(box().rank_points[2], ElementsAre(20, 15, 11));
}

TEST(NipponComponents, NIP_V1_NIP_V3_ShipsAndTrains) {
  EXPECT_EQ(box().ship_vp, 2);
  EXPECT_EQ(box().ship_vp_turned, 3);
  EXPECT_EQ(box().ship_rank, 2);
  EXPECT_EQ(box().train_influence, 2);
  EXPECT_EQ(box().train_influence_turned, 3);
  EXPECT_EQ(box().ships_row[1].stars, 1);
  EXPECT_EQ(box().ships_row[1].symbols, 1);
  EXPECT_EQ(box().trains_row[1].stars, 0);
  EXPECT_EQ(box().trains_row[2].symbols, 1);
}

TEST(NipponComponents, NIP_E2_Achievements) {
  ASSERT_THAT(box().achievements, SizeIs(nippon::kAchievements));
  constexpr std::array kIds = {"contracts",      "savings",       "knowledge-stars",
                               "ship-stars",     "coal-stars",    "train-stars",
                               "high-factories", "full-machines", "regions"};
  for (std::size_t i = 0; i < nippon::kAchievements; ++i) {
    const nippon::Achievement& achievement = box().achievements[i];
    EXPECT_EQ(achievement.id, kIds[i]);
    EXPECT_EQ(achievement.rule, static_cast<Rule>(i));
    EXPECT_EQ(achievement.vp, 1);
    EXPECT_EQ(achievement.printed, i == 1 || i == 2 ? 1 : 0) << achievement.id;
  }
  EXPECT_EQ(box().achievements[0].per, 2);
  EXPECT_EQ(box().achievements[1].per, 6);
  EXPECT_EQ(box().achievements[6].least, 2);
  EXPECT_EQ(box().achievements[7].least, 2);
}

// ---- factories

const Factory& factory(std::string_view id) {
  return *std::ranges::find(box().factories, id, &Factory::id);
}

struct Bonus {
  const char* id;
  Effect effect;
  int amount;
};

TEST(NipponComponents, NIP_F_BonusesOfOneAmount) {
  for (const auto& [id, effect, amount] : {
           Bonus{"silk-a", Effect::kConsolidateYen, 2},
           {"silk-b", Effect::kKeepCoal, 1},
           {"silk-c", Effect::kSymbolSteps, 2},
           {"silk-d", Effect::kOnceYen, 5},
           {"paper-d", Effect::kOncePlans, 2},
           {"bento-a", Effect::kProduceCoal, 2},
           {"lenses-a", Effect::kProduceCoal, 2},
           {"lenses-b", Effect::kFlipShips, 3},
           {"lenses-c", Effect::kFreeShips, 2},
           {"watches-a", Effect::kProduceCoal, 3},
           {"watches-b", Effect::kFlipTrains, 3},
           {"watches-c", Effect::kFreeTrains, 2},
           {"bulbs-a", Effect::kProduceCoal, 3},
           {"bulbs-b", Effect::kFreeImprovements, 2},
           {"bulbs-c", Effect::kExtraGood, 1},
       }) {
    EXPECT_EQ(factory(id).effect, effect) << id;
    EXPECT_EQ(factory(id).amount, amount) << id;
    EXPECT_FALSE(factory(id).star) << id;
  }
  EXPECT_EQ(factory("lenses-b").good, 3);
}

TEST(NipponComponents, NIP_F2_NIP_F3_BonusesOfTracks) {
  for (const auto& [id, action, track] :
       {std::tuple{"paper-a", Action::kKnowledge, Track::kKnowledge},
        {"bento-c", Action::kMines, Track::kCoal}}) {
    EXPECT_EQ(factory(id).effect, Effect::kExtraStep);
    EXPECT_EQ(factory(id).action, action);
    EXPECT_EQ(factory(id).track, track);
    EXPECT_EQ(factory(id).amount, 1);
  }
  for (const auto& [id, track] :
       {std::pair{"paper-c", Track::kKnowledge}, {"bento-d", Track::kCoal}}) {
    EXPECT_EQ(factory(id).effect, Effect::kOnceSteps);
    EXPECT_EQ(factory(id).track, track);
    EXPECT_EQ(factory(id).amount, 2);
  }
}

TEST(NipponComponents, NIP_F_LowerPrices) {
  for (const auto& [id, action, track] :
       {std::tuple{"paper-b", Action::kKnowledge, Track::kKnowledge},
        {"bento-b", Action::kMines, Track::kCoal}}) {
    EXPECT_EQ(factory(id).effect, Effect::kActionCosts);
    EXPECT_EQ(factory(id).action, action);
    EXPECT_THAT(factory(id).costs, ElementsAre(0, 2, 4));
    EXPECT_TRUE(factory(id).star);
    EXPECT_EQ(factory(id).track, track);
  }
  for (const auto& [id, action] : {std::pair{"lenses-d", Action::kShips},
                                   {"watches-d", Action::kTrains},
                                   {"bulbs-d", Action::kMachinery}}) {
    EXPECT_EQ(factory(id).effect, Effect::kActionCosts);
    EXPECT_EQ(factory(id).action, action);
    EXPECT_EQ(box().cost_goods[static_cast<std::size_t>(action)], factory(id).good);
    EXPECT_THAT(factory(id).costs, ElementsAre(2, 7, 12));
    EXPECT_FALSE(factory(id).star);
  }
  EXPECT_EQ(box().cost_goods[static_cast<std::size_t>(Action::kInvest)], nippon::kNone);
}

// ---- other boxes

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
      {"/goods/2/level", 3, [](const C& c) { return c.goods[2].level; }},
      {"/goods/2/knowledge", 5, [](const C& c) { return c.goods[2].knowledge; }},
      {"/goods/2/coal", 6, [](const C& c) { return c.goods[2].coal; }},
      {"/goods/2/storage", 7, [](const C& c) { return c.goods[2].storage; }},
      {"/actions/1/max", 2, [](const C& c) { return c.most[1]; }},
      {"/actions/8/max", 1, [](const C& c) { return c.most[8]; }},
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
      {"/regions/1/bonus/amount", 6, [](const C& c) { return c.regions[1].amount; }},
      {"/regions/1/cities/1/foreign/2", 9, [](const C& c) { return c.cities[3].foreign[2]; }},
      {"/influence_table/1/values/2", 9, [](const C& c) { return c.influence_values[1][2]; }},
      {"/contracts/4/reward/amount", 33, [](const C& c) { return c.contracts[4].amount; }},
      {"/contracts/4/money_steps", 4, [](const C& c) { return c.contracts[4].money_steps; }},
      {"/contracts/2/goods/0", 4, [](const C& c) { return c.contracts[2].goods[0]; }},
      {"/tracks/0/steps/13/value", 20, [](const C& c) { return c.tracks[0].steps[13].value; }},
      {"/tracks/2/steps/3/stars", 2, [](const C& c) { return c.tracks[2].steps[3].stars; }},
      {"/ships_row/0/stars", 2, [](const C& c) { return c.ships_row[0].stars; }},
      {"/trains_row/3/money_steps", 1, [](const C& c) { return c.trains_row[3].symbols; }},
      {"/ships/vp", 4, [](const C& c) { return c.ship_vp; }},
      {"/trains/influence", 5, [](const C& c) { return c.train_influence; }},
      {"/plans/per_track_step", 2, [](const C& c) { return c.plans_per_step; }},
      {"/plans/per_missing_knowledge", 2, [](const C& c) { return c.plans_per_knowledge; }},
      {"/achievements/0/params/per", 3, [](const C& c) { return c.achievements[0].per; }},
      {"/achievements/6/params/min_level", 1, [](const C& c) { return c.achievements[6].least; }},
      {"/achievements/7/params/machine", 1, [](const C& c) { return c.achievements[7].least; }},
      {"/achievements/8/vp", 2, [](const C& c) { return c.achievements[8].vp; }},
      {"/achievements/8/printed_multiplier", 3,
       [](const C& c) { return c.achievements[8].printed; }},
      {"/rewards/4/multiplier", 6, [](const C& c) { return c.rewards[4].multiplier; }},
      {"/rewards/4/bonus/amount", 7, [](const C& c) { return c.rewards[4].amount; }},
      {"/rewards/4/copies", 8, [](const C& c) { return c.rewards[4].copies; }},
      {"/reward_levels/level_by_workers/5", 3, [](const C& c) { return c.reward_level[5]; }},
      {"/multiplier_tiles/multiplier", 3, [](const C& c) { return c.extra_multiplier; }},
      {"/multiplier_tiles/copies", 0, [](const C& c) { return c.extra_copies; }},
      {"/costs/knowledge/1", 2, [](const C& c) { return c.costs[0][1]; }},
      {"/costs/mines/0", 0, [](const C& c) { return c.costs[4][0]; }},
      {"/costs/ships/2", 16, [](const C& c) { return c.costs[5][2]; }},
      {"/costs/machinery/2", 17, [](const C& c) { return c.costs[6][2]; }},
      {"/costs/trains/2", 18, [](const C& c) { return c.costs[7][2]; }},
      {"/costs/factory", 0, [](const C& c) { return c.factory_cost; }},
      {"/factories/0/params/yen", 3, [](const C& c) { return c.factories[0].amount; }},
      {"/factories/1/params/coal", 3, [](const C& c) { return c.factories[1].amount; }},
      {"/factories/2/params/steps", 3, [](const C& c) { return c.factories[2].amount; }},
      {"/factories/4/params/steps", 2, [](const C& c) { return c.factories[4].amount; }},
      {"/factories/5/params/costs/2", 3, [](const C& c) { return c.factories[5].costs[2]; }},
      {"/factories/8/params/coal", 0, [](const C& c) { return c.factories[8].amount; }},
      {"/factories/14/params/ships", 3, [](const C& c) { return c.factories[14].amount; }},
      {"/factories/21/params/improvements", 1, [](const C& c) { return c.factories[21].amount; }},
      {"/factories/22/params/goods", 2, [](const C& c) { return c.factories[22].amount; }},
  };
  return kNumbers;
}

TEST(NipponComponents, EachNumberIsRead) {
  for (const Number& number : numbers()) {
    EXPECT_NE(number.read(box()), number.value) << number.path;
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
  EXPECT_EQ(other.most[static_cast<std::size_t>(Action::kExport)], 2);
  EXPECT_EQ(other.workers[2], 9);
  EXPECT_EQ(other.track(Track::kMoney).start, 2);
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
  e["scoring_track"].erase(0);
  e["scoring_track"].erase(5);
  for (int i = 0; i < 6; ++i) e["scoring_track"][static_cast<std::size_t>(i)]["index"] = i + 1;
  e["end_of_game"]["first_golden_space"] = 5;
  e["end_of_game"]["closing_turns_each"] = 2;
}

TEST(NipponComponents, ListsMayBeShorter) {
  const Components small = box_with(make_small);
  EXPECT_THAT(small.colours, SizeIs(4));
  EXPECT_THAT(small.cities, SizeIs(5));
  EXPECT_EQ(small.cities[1].id, "tokyo");
  EXPECT_THAT(small.regions[0].cities, ElementsAre(0));
  EXPECT_THAT(small.regions[1].cities, ElementsAre(1, 2));
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
  EXPECT_THAT(other.space_of, ElementsAre(4, 4, 1, 0, 2, 2, 3, 3, 0));
  EXPECT_THAT(other.spaces[4].actions, ElementsAre(Action::kProduce, Action::kKnowledge));
}

TEST(NipponComponents, GoodsMayHaveOtherNames) {
  std::string text = standard().dump();
  for (std::size_t at = 0; (at = text.find("\"bento\"", at)) != std::string::npos;) {
    text.replace(at, 7, "\"sake\"");
  }
  const auto other = nippon::read_components(*parse_json(text));
  ASSERT_TRUE(other);
  EXPECT_EQ(other->goods[2].id, "sake");
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

// ---- faults

// Each as `code where: message`.
Lines faults_after(const Change& change) {
  const auto box = nippon::read_components(edition_with(change));
  Lines out;
  if (box) return out;
  for (const Error& error : box.error()) {
    EXPECT_TRUE(error.message.ends_with(".")) << error.message;
    out.push_back(error.code + " " + error.where + ": " + error.message);
  }
  return out;
}

// `/goods/0/level` as it stands in errors.
std::string where_of(std::string_view path) {
  std::string where;
  for (std::size_t at = 0; at < path.size();) {
    const std::size_t end = std::min(path.find('/', at + 1), path.size());
    const std::string word(path.substr(at + 1, end - at - 1));
    const bool place = word.size() < 3 && std::isdigit(word[0]) != 0 &&
                       standard()[Json::json_pointer(std::string(path.substr(0, at)))].is_array();
    where += place ? "[" + word + "]" : (where.empty() ? "" : ".") + word;
    at = end;
  }
  return where;
}

// A value that is refused where it stands, in these words and no others.
struct Fault {
  const char* path;
  Json value;
  std::string message;
};

void expect_refused(const std::vector<Fault>& faults) {
  for (const Fault& fault : faults) {
    EXPECT_EQ(faults_after([&](Json& e) { e[Json::json_pointer(fault.path)] = fault.value; }),
              Lines{"bad_field " + where_of(fault.path) + ": " + fault.message})
        << fault.path << " " << fault.value;
  }
}

std::string from_to(int low, int high) {
  return "Here must be a whole number from " + std::to_string(low) + " to " + std::to_string(high) +
         ".";
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
    const std::string wanted = "bad_field " + where_of(path) + ": " + from_to(low, high);
    for (const int value : {low - 1, high + 1}) {
      EXPECT_THAT(faults_after([&](Json& e) { e[Json::json_pointer(path)] = value; }),
                  Contains(wanted))
          << path << " " << value;
    }
    for (const Json& junk : {Json("x"), Json()}) {
      EXPECT_THAT(faults_after([&](Json& e) { e[Json::json_pointer(path)] = junk; }),
                  Contains(wanted))
          << path << " " << junk;
    }
  }
}

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
      EXPECT_THAT(faults_after([&](Json& e) { e[path]["odd"] = 1; }),
                  Contains("unknown_field " + at + ": There is no field 'odd' here."));
      for (const auto& [key, value] : json.items()) {
        if (std::ranges::find(free, key) != free.end()) continue;
        EXPECT_THAT(faults_after([&](Json& e) { e[path].erase(key); }),
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
  walk(standard());
  EXPECT_GT(objects, 100);
  for (const auto& [key, value] : standard().items()) {
    EXPECT_THAT(faults_after([&, &table = key](Json& e) { e.erase(table); }),
                Contains("missing_field : The field '" + key + "' is missing."));
  }
}

TEST(NipponComponents, NIP_S1_FaultsOfPlayers) {
  expect_refused({
      {"/units/yen/size", 1, "Yen are counted in thousands."},
      {"/players/min", 1, "2 to 4 play."},
      {"/players/max", 5, "2 to 4 play."},
      {"/players/seats", standard()["players"]["seats"][0], "Here must be a list."},
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

TEST(NipponComponents, NIP_T6_FaultsOfTheScoringTrack) {
  expect_refused({
      {"/scoring_track/3/index", 5, "Rows are numbered in order, from 1."},
      {"/scoring_track/0/golden", 1, "Here must be true or false."},
      {"/end_of_game/first_golden_space", 5, "The scoring track has it elsewhere."},
      {"/end_of_game/closing_turns_each", 2, "There are as many as golden places."},
      {"/end_of_game/refill_moves_marker_in_closing_turns", 1,
       "In the closing turns only rounds move the marker: here must be 0."},
      {"/end_of_game/final_income",
       {"discard-yen", "take-money-track"},
       "There must be 3 of these."},
      {"/end_of_game/final_income/1", "pay-wages", "Here must be one of take-money-track."},
      {"/end_of_game/tie_break", "most-yen", "Here must be one of latest-last-turn."},
      {"/vp_table/1/scoring", 3, "Here stand the scorings 1, 2 and 3."},
      {"/vp_table/1/places/1", 16, "A later place is worth no more than the one before."},
      {"/vp_table/1/places", {9, 8}, "There must be 3 of these."},
  });
  const auto after = [](const Change& change) {
    return faults_after([&](Json& e) { change(e["scoring_track"]); })[0];
  };
  const std::string golden = "bad_field scoring_track: The last places are golden, and no others.";
  EXPECT_EQ(after([](Json& track) { track[7]["golden"] = false; }), golden);
  EXPECT_EQ(after([](Json& track) { track[0]["golden"] = true; }), golden);
  EXPECT_EQ(after([](Json& track) {
              for (Json& mark : track) mark["golden"] = false;
            }),
            golden);
  EXPECT_EQ(after([](Json& track) { track = Json::array(); }), golden);
  const std::string order = "bad_field scoring_track: The scorings 1, 2 and 3 follow each other.";
  EXPECT_EQ(after([](Json& track) { track[1]["scoring_when_left"] = 0; }), order);
  EXPECT_EQ(after([](Json& track) { track[1]["scoring_when_left"] = 2; }), order);
  EXPECT_EQ(after([](Json& track) { track[0]["scoring_when_left"] = 1; }), order);
  const std::string last =
      "bad_field scoring_track: Of the golden places only the last has a scoring, which is the "
      "third.";
  EXPECT_EQ(after([](Json& track) {
              track[3]["scoring_when_left"] = 0;
              track[6]["scoring_when_left"] = 2;
            }),
            last);
  EXPECT_EQ(after([](Json& track) {
              track[7]["scoring_when_left"] = 0;
              track[6]["scoring_when_left"] = 3;
            }),
            last);
  EXPECT_EQ(after([](Json& track) {
              while (track.size() < 17) track.insert(track.begin(), track[0]);
            }).substr(0, 26),
            "repeated_id scoring_track:");
}

TEST(NipponComponents, NIP_S3_FaultsOfTheMap) {
  expect_refused({
      {"/sides/0", "up", "Here must be one of north."},
      {"/sides", {"north", "east", "south"}, "There must be 4 of these."},
      {"/regions/1/index", 1, "Rows are numbered in order, from 1."},
      {"/regions/1/bonus/resource", "money-step", "Here must be one of yen, coal, plans, vp."},
      {"/regions/1/cities/0/foreign", {0, 1, 2}, "There must be 4 of these."},
      {"/city_tiles_used", 9, "Every city gets one tile: here must be the number of cities."},
      {"/city_tiles/0/goods/1", "lenses", "The goods of a city tile are different ones."},
      {"/city_tiles/0/goods/1", "tea",
       "Here must be one of silk, paper, bento, lenses, watches, bulbs."},
      {"/city_tiles/0/goods", Json::array({"silk"}), "There must be 4 of these."},
      {"/influence_tiles/per_player", 9, "Here must be the number of the values."},
      {"/influence_tiles/values/2", 1, "The values stand in rising order."},
      {"/influence_table/1/level", 1, "Here stand the levels 1, 2 and 3."},
      {"/influence_table/1/values/1", 3, "More cubes pay for a higher value."},
      {"/influence_table/1/values", {1, 2}, "There must be 3 of these."},
  });
  EXPECT_EQ(faults_after([](Json& e) { e["regions"] = Json::array(); }),
            Lines{"bad_field regions: There must be a region."});
  EXPECT_EQ(faults_after([](Json& e) { e["regions"].push_back(e["regions"][0]); })[1],
            "bad_field regions: Here must be a list of at most 4 items.");
  EXPECT_EQ(faults_after([](Json& e) { e["regions"][0]["cities"] = Json::array(); })[0],
            "bad_field regions[0].cities: A region has a city.");
  EXPECT_EQ(faults_after([](Json& e) { e["regions"][1]["cities"][0]["id"] = "sendai"; }),
            Lines{"repeated_id regions[1].cities[0].id: Another region has a city of this name."});
  EXPECT_EQ(faults_after([](Json& e) {
              Json city = e["regions"][0]["cities"][0];
              city["id"] = "edo";
              e["regions"][0]["cities"].push_back(city);
              e["city_tiles_used"] = 9;
            }),
            Lines{"bad_field regions: There is room for 8 cities, all regions together."});
  EXPECT_EQ(faults_after([](Json& e) {
              e["city_tiles"].erase(0);
              e["city_tiles"].erase(0);
            }),
            Lines{"bad_field city_tiles: There must be a tile for every city."});
  EXPECT_EQ(faults_after([](Json& e) {
              e["influence_tiles"]["values"] = Json::array();
              e["influence_tiles"]["per_player"] = 0;
            }),
            Lines{"bad_field influence_tiles.values: A player has an influence tile."});
  EXPECT_EQ(faults_after([](Json& e) {
              e["influence_tiles"]["values"] = std::vector<int>(21, 5);
              e["influence_tiles"]["per_player"] = 21;
            }),
            Lines{"bad_field influence_tiles.values: Here must be a list of at most 20 items."});
}

TEST(NipponComponents, NIP_F_FaultsOfFactories) {
  expect_refused({
      {"/factories/0/good", "tea",
       "Here must be one of silk, paper, bento, lenses, watches, bulbs."},
      {"/factories/2/params/retroactive", 0, "The rules know no other way: here must be 1."},
      {"/factories/14/params/different_regions", 0, "The rules know no other way: here must be 1."},
      {"/factories/18/params/different_regions", false,
       "The rules know no other way: here must be 1."},
      {"/factories/4/params/action", "produce", "This action moves no track."},
      {"/factories/4/params/track", "coal", "The action moves another track."},
      {"/factories/6/params/track", "fame", "Here must be one of coal, money, knowledge."},
      {"/factories/15/params/action", "export", "This action has no list of prices."},
      {"/factories/15/params/costs/2", 6, "More cannot be had for less."},
      {"/factories/5/params/star", "money", "No achievement counts stars of the money track."},
      {"/factories/13/params/vp", 2, "Turned ships are worth something else."},
      {"/factories/17/params/influence", 2, "Turned trains are worth something else."},
  });
}

TEST(NipponComponents, NIP_F_FaultsThatShowElsewhere) {
  EXPECT_EQ(faults_after([](Json& e) { e["factories"][10]["params"]["action"] = "knowledge"; }),
            Lines{"bad_field factories[10].params.track: The action moves another track."});
  EXPECT_EQ(faults_after([](Json& e) { e["ships"]["vp_flipped"] = 4; }),
            Lines{"bad_field factories[13].params.vp: Turned ships are worth something else."});
  EXPECT_THAT(faults_after([](Json& e) { e["factories"][0]["effect"] = "fame"; }),
              ElementsAre(testing::StartsWith("bad_field factories[0].effect: Here must be one of "
                                              "consolidate-yen, ")));
  EXPECT_EQ(faults_after([](Json& e) { e["factories"][0]["params"]["steps"] = 1; }),
            Lines{"unknown_field factories[0].params: There is no field 'steps' here."});
  EXPECT_THAT(faults_after([](Json& e) {
                for (int i = 0; i < 9; ++i) {
                  Json tile = e["factories"][0];
                  tile["id"] = "silk-" + std::to_string(i);
                  e["factories"].push_back(tile);
                }
              }),
              ElementsAre("bad_field factories: Here must be a list of at most 32 items."));
}

// One player may have factories of all goods, but each price or symbol has one worth.
TEST(NipponComponents, NIP_F_FactoriesOfTwoGoodsDoNotRival) {
  const std::string rival = "A factory of another good does this differently already.";
  EXPECT_EQ(faults_after([](Json& e) { e["factories"][19]["params"]["action"] = "ships"; }),
            Lines{"bad_field factories[19].effect: " + rival});
  EXPECT_EQ(faults_after([](Json& e) {
              e["factories"][4]["effect"] = "money-symbol-steps";
              e["factories"][4]["params"] = {{"steps", 3}, {"retroactive", 1}};
            }),
            Lines{"bad_field factories[4].effect: " + rival});
  // Of one good a player has one factory only.
  EXPECT_EQ(faults_after([](Json& e) {
              e["factories"][0]["effect"] = "money-symbol-steps";
              e["factories"][0]["params"] = {{"steps", 3}, {"retroactive", 1}};
            }),
            Lines{});
}

TEST(NipponComponents, NIP_A8_FaultsOfContracts) {
  expect_refused({
      {"/contracts/0/goods", {1, 1, 1, 1}, "Here must be a list of at most 3 items."},
      {"/contracts/0/goods", Json::array(), "A contract asks for something."},
      {"/contracts/0/goods/0", 5, "No store holds so many goods."},
      {"/contracts/3/goods/1", 3, "Greater numbers stand first."},
      {"/contracts/0/reward/resource", "influence", "Here must be one of yen, coal, plans, vp."},
  });
}

// A player can choose from so many moves at most; goods for equal numbers are named in one order.
TEST(NipponComponents, NIP_A8_ContractsWithTooManyWays) {
  const auto with = [](const std::vector<std::vector<int>>& contracts) {
    return faults_after([&](Json& e) {
      const Json one = e["contracts"][0];
      e["contracts"] = Json::array();
      for (const std::vector<int>& goods : contracts) {
        e["contracts"].push_back(one);
        e["contracts"].back()["goods"] = goods;
        e["contracts"].back()["id"] = "contract-" + std::to_string(e["contracts"].size());
      }
    });
  };
  const auto refused = [](int ways) {
    return Lines{"bad_field contracts: These contracts can be filled in " + std::to_string(ways) +
                 " ways, and a player can choose from 508 at most."};
  };
  // 120 ways each; then 30, 6, 15, 60 and 20.
  const std::vector<int> most = {3, 2, 1};
  EXPECT_EQ(with({most, most, most, most}), Lines{});
  EXPECT_EQ(with({most, most, most, most, {3}, {3}, {3}, {3}}), Lines{});
  EXPECT_EQ(with({most, most, most, most, {2, 1}}), refused(510));
  EXPECT_EQ(with({most, most, most, most, {3}, {3}, {3}, {3}, {3}}), refused(510));
  EXPECT_EQ(with({most, most, most, most, {1, 1}, {1, 1}}), refused(510));
  EXPECT_EQ(with({most, most, most, most, {2, 2, 1}}), refused(540));
  EXPECT_EQ(with({most, most, most, most, {2, 1, 1}}), refused(540));
  EXPECT_EQ(with({most, most, most, most, {1, 1, 1}, {1, 1, 1}}), refused(520));
}

TEST(NipponComponents, NIP_A4_FaultsOfTracks) {
  expect_refused({
      {"/tracks/2/steps", Json::array(), "A track has one step at least."},
      {"/tracks/2/start", 12, "The track has no such step."},
      {"/tracks/0/steps/13/value", 8, "Printed values rise along a track."},
      {"/tracks/0/steps/12/value", 7, "A blank step is worth what the step before it is."},
      {"/tracks/0/steps/2/printed", 1, "Here must be true or false."},
  });
  EXPECT_THAT(
      faults_after([](Json& e) { e["tracks"][2]["steps"][0]["printed"] = false; }),
      Contains("bad_field tracks[2].steps[0]: The first step of a track is a printed one."));
  EXPECT_EQ(faults_after([](Json& e) { e["tracks"][1]["steps"][4]["stars"] = 1; }),
            Lines{"bad_field tracks[1]: No achievement counts stars of the money track."});
  EXPECT_EQ(
      faults_after([](Json& e) {
        for (int value = 37; value < 57; ++value) {
          e["tracks"][1]["steps"].push_back({{"value", value}, {"printed", true}, {"stars", 0}});
        }
      }),
      Lines{"bad_field tracks[1].steps: Here must be a list of at most 32 items."});
  EXPECT_EQ(faults_after([](Json& e) { std::swap(e["tracks"][0], e["tracks"][1]); })[0],
            "bad_field tracks[0].id: Here must be one of coal.");
}

TEST(NipponComponents, NIP_A6_NIP_A7_FaultsOfShipsAndTrains) {
  expect_refused({
      {"/ships_row/1/index", 1, "Rows are numbered in order, from 1."},
      {"/trains_row", Json::array(), "The row has one place at least."},
      {"/ships/per_player", 5, "The row has other places."},
      {"/trains/per_player", 7, "The row has other places."},
      {"/ships/scores_for_places/1", 3, "Here stand the first places, in order."},
      {"/ships/scores_for_places", {1, 2, 3, 4}, "Here must be a list of at most 3 items."},
      {"/trains/needs_own_influence_tile", 0,
       "Trains count beside an own influence tile only: here must be 1."},
      {"/machines/limited", 1, "Machines do not run out: here must be 0."},
      {"/machines/sides/1", 3, "The sides of a machine are 1 and 2."},
      {"/plans/limited", 1, "Plans do not run out: here must be 0."},
  });
}

TEST(NipponComponents, NIP_E2_FaultsOfAchievements) {
  expect_refused({
      {"/achievements/0/id", "track", "Another line of the final count is called so."},
      {"/achievements/0/id", "unpaid", "Another line of the final count is called so."},
      {"/achievements/2/params/track", "money", "Here must be one of knowledge, coal."},
      {"/achievements/3/params/row", "carts", "Here must be one of ships, trains."},
  });
  EXPECT_EQ(faults_after([](Json& e) { e["achievements"][3]["params"]["row"] = "trains"; }),
            Lines{"bad_field achievements[5].rule: Another achievement counts this."});
  EXPECT_EQ(faults_after([](Json& e) { e["achievements"].erase(3); }),
            Lines{"bad_field achievements: There must be 9 of these."});
  EXPECT_EQ(faults_after([](Json& e) { e["achievements"][1]["params"] = {{"row", "ships"}}; }),
            (Lines{"unknown_field achievements[1].params: There is no field 'row' here.",
                   "missing_field achievements[1].params: The field 'per' is missing."}));
}

TEST(NipponComponents, AchievementsMayStandInAnyOrder) {
  const Components other =
      box_with([](Json& e) { std::swap(e["achievements"][2], e["achievements"][5]); });
  EXPECT_EQ(other.achievements[2].rule, Rule::kTrainStars);
  EXPECT_EQ(other.achievements[5].rule, Rule::kKnowledgeStars);
}

TEST(NipponComponents, NIP_K2_FaultsOfRewards) {
  expect_refused({
      {"/reward_levels/level_by_workers/5", 2, "More workers bring no lower level."},
  });
  EXPECT_EQ(faults_after([](Json& e) { e["reward_levels"]["min_workers"] = 4; }),
            Lines{"unknown_field reward_levels.level_by_workers: There is no field '3' here."});
  EXPECT_EQ(faults_after([](Json& e) { e["reward_levels"]["min_workers"] = 2; }),
            Lines{"missing_field reward_levels.level_by_workers: The field '2' is missing."});
  EXPECT_EQ(faults_after([](Json& e) { e["workers"]["spaces_on_player_board"] = 5; }),
            Lines{"unknown_field reward_levels.level_by_workers: There is no field '6' here."});
  const Json& standard_rewards = standard()["rewards"];
  EXPECT_EQ(faults_after([&](Json& e) {
              while (e["rewards"].size() < 17) {
                e["rewards"].push_back(standard_rewards[0]);
                e["rewards"].back()["id"] = "reward-" + std::to_string(e["rewards"].size());
              }
            }),
            Lines{"bad_field rewards: Here must be a list of at most 16 items."});
}

TEST(NipponComponents, NIP_S2_RewardsThatLeave) {
  const char* const path = "/player_count_limits/reward_tiles_removed_per_multiplier/2";
  expect_refused({{path, 7, "A multiplier has fewer reward tiles."}});
  EXPECT_EQ(faults_after([&](Json& e) { e[Json::json_pointer(path)] = 6; }), Lines{});
  EXPECT_EQ(faults_after([&](Json& e) {
              e[Json::json_pointer(path)] = 6;
              e["rewards"][11]["copies"] = 1;
            }),
            Lines{"bad_field player_count_limits.reward_tiles_removed_per_multiplier.2: A "
                  "multiplier has fewer reward tiles."});
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
  const Json flat = standard().flatten();
  std::size_t count = 0;
  for (const auto& [path, value] : flat.items()) {
    if (path.contains("/name/") || path.contains("/text/") || path.contains("/note")) continue;
    if (++count % 3 != 0) continue;
    Json damaged = standard();
    damaged[Json::json_pointer(path)] = junk[count / 3 % junk.size()];
    const auto opened = nippon::open(damaged);
    if (opened && count % 5 == 0) play_through(**opened, count);
  }
}

}  // namespace
}  // namespace kaisho::nippon_tests
