// What the edition that comes with Nippon says of the game, as the rules read it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/nippon/editions.h"

namespace kaisho::nippon_tests {
namespace {

using nippon::Achievement;
using nippon::AchievementRule;
using nippon::Action;
using nippon::City;
using nippon::CityTile;
using nippon::Contract;
using nippon::Effect;
using nippon::Factory;
using nippon::Good;
using nippon::Region;
using nippon::Resource;
using nippon::Space;
using nippon::Track;
using testing::Each;
using testing::ElementsAre;
using testing::Field;
using testing::SizeIs;

TEST(NipponComponents, TheHouseBox) {
  const GamePtr game = game_with([](Json&) {});
  EXPECT_EQ(game->edition().name, "house-1");
  EXPECT_EQ(game->edition().game, "nippon");
  EXPECT_EQ(game->edition().hash.size(), 16U);
  EXPECT_EQ(game->info().id, "nippon");
}

// An owner corrects a table, and says where its values come from.
TEST(NipponComponents, ValuesMayComeFromAnywhere) {
  for (const char* status : {"rulebook", "public", "box", "made_up", "house"}) {
    box_with([&](Json& e) {
      for (Json& origin : e["provenance"]) origin["status"] = status;
    });
  }
}

TEST(NipponComponents, NIP_S1_WhatAPlayerStartsWith) {
  EXPECT_THAT(components().start_vp, ElementsAre(10, 11, 12, 13));
  EXPECT_EQ(components().start_yen, 12);
  EXPECT_EQ(components().start_coal, 2);
  EXPECT_EQ(components().start_plans, 1);
  EXPECT_THAT(components().contracts, SizeIs(8));
  EXPECT_THAT(components().trains_row, SizeIs(6));
  EXPECT_THAT(components().ships_row, SizeIs(6));
  EXPECT_THAT(components().influence, ElementsAre(0, 1, 1, 2, 1, 2, 1, 2, 0, 0));
  for (const auto& [track, value] :
       {std::pair{Track::kCoal, 2}, {Track::kMoney, 12}, {Track::kKnowledge, 1}}) {
    const auto& row = components().tracks[track];
    EXPECT_EQ(row.steps[row.start].value, value);
  }
}

TEST(NipponComponents, NIP_S2_FactoriesAndRewards) {
  EXPECT_THAT(components().factories, SizeIs(24));
  for (const Good good : nippon::kEveryGood) {
    const int number = number_of(good);
    EXPECT_EQ(std::ranges::count(components().factories, good, &Factory::good), 4) << number;
    EXPECT_EQ(components().tiles_of[good].bits(), 15U << (4 * number));
  }
  EXPECT_THAT(components().rewards, SizeIs(12));
  EXPECT_THAT(components().rewards, Each(Field(&nippon::RewardSpec::copies, 2)));
  for (const int multiplier : {2, 3, 4, 5}) {
    std::vector<std::pair<Resource, int>> bonuses;
    for (const nippon::RewardSpec& reward : components().rewards) {
      if (reward.multiplier == multiplier) bonuses.emplace_back(reward.resource, reward.amount);
    }
    EXPECT_THAT(bonuses, ElementsAre(std::pair{Resource::kPlans, 2}, std::pair{Resource::kCoal, 2},
                                     std::pair{Resource::kYen, 5}));
  }
  EXPECT_THAT(components().rewards_removed, ElementsAre(0, 0, 2, 1, 0));
  EXPECT_EQ(components().extra_multiplier, 2);
  EXPECT_EQ(components().extra_copies, 4);
}

TEST(NipponComponents, NIP_S3_TheMap) {
  EXPECT_THAT(components().sides, ElementsAre("north", "east", "south", "west"));
  EXPECT_THAT(components().cities, SizeIs(8));
  EXPECT_THAT(components().city_tiles, SizeIs(9));
  EXPECT_THAT(components().city_tiles[CityTile{0}].goods,
              ElementsAre(Good{3}, Good{1}, Good{0}, Good{5}));
  ASSERT_THAT(components().regions, SizeIs(4));
  EXPECT_EQ(components().regions[Region{1}].id, "kanto-chubu");
  EXPECT_THAT(components().regions[Region{1}].cities, ElementsAre(City{2}, City{3}));
  EXPECT_EQ(components().cities[City{2}].id, "tokyo");
  EXPECT_EQ(components().cities[City{2}].region, Region{1});
  EXPECT_THAT(components().cities[City{2}].foreign, ElementsAre(1, 2, 3, 0));
}

TEST(NipponComponents, NIP_S4_Workers) {
  EXPECT_THAT(components().colours,
              ElementsAre("white", "yellow", "green", "pink", "brown", "black"));
  EXPECT_THAT(components().workers, ElementsAre(0, 0, 6, 7, 8));
  EXPECT_EQ(components().on_space, 3);
  EXPECT_EQ(components().worker_places, 6);
  EXPECT_THAT(components().rows, ElementsAre(0, 0, 2, 3, 4));
  EXPECT_THAT(components().per_row, ElementsAre(0, 0, 2, 3, 3));
}

TEST(NipponComponents, NIP_S5_Places) {
  EXPECT_THAT(components().city_limit, ElementsAre(0, 0, 2, 3, 4));
  EXPECT_THAT(components().region_places, ElementsAre(0, 0, 4, 6, 8));
}

TEST(NipponComponents, NIP_T3_ActionsStandOnFiveSpaces) {
  ASSERT_THAT(components().spaces, SizeIs(5));
  EXPECT_THAT(components().spaces[Space{0}].actions,
              ElementsAre(Action::kKnowledge, Action::kProduce));
  EXPECT_THAT(components().spaces[Space{1}].actions, ElementsAre(Action::kExport, Action::kInvest));
  EXPECT_THAT(components().spaces[Space{2}].actions, ElementsAre(Action::kMines, Action::kShips));
  EXPECT_THAT(components().spaces[Space{3}].actions,
              ElementsAre(Action::kMachinery, Action::kTrains));
  EXPECT_THAT(components().spaces[Space{4}].actions, ElementsAre(Action::kMarket));
  EXPECT_THAT(components().space_of, ElementsAre(Space{0}, Space{0}, Space{1}, Space{1}, Space{2},
                                                 Space{2}, Space{3}, Space{3}, Space{4}));
  EXPECT_THAT(components().most, ElementsAre(3, 3, 3, 1, 3, 3, 3, 3, 3));
  EXPECT_EQ(components().action_ids.back(), "local-market");
}

TEST(NipponComponents, NIP_A1_NIP_A3_Goods) {
  constexpr std::array kIds = {"silk", "paper", "bento", "lenses", "watches", "bulbs"};
  constexpr std::array kLevel = {1, 1, 2, 2, 3, 3};
  constexpr std::array kKnowledge = {2, 2, 4, 4, 6, 6};
  constexpr std::array kCoal = {2, 2, 3, 3, 4, 4};
  for (std::size_t i = 0; i < nippon::kGoods; ++i) {
    const nippon::GoodSpec& good = components().goods[static_cast<Good>(i)];
    EXPECT_EQ(good.id, kIds[i]);
    EXPECT_EQ(good.level, kLevel[i]) << good.id;
    EXPECT_EQ(good.knowledge, kKnowledge[i]) << good.id;
    EXPECT_EQ(good.coal, kCoal[i]) << good.id;
    EXPECT_EQ(good.storage, 4) << good.id;
  }
  EXPECT_EQ(components().factory_cost, 6);
  EXPECT_EQ(components().plans_per_knowledge, 1);
  EXPECT_EQ(components().plans_per_step, 3);
  EXPECT_EQ(components().full_machine, 2);
}

TEST(NipponComponents, NIP_A4_NIP_A6_Prices) {
  const auto costs = [](Action action) { return components().costs[action]; };
  for (const Action action : {Action::kKnowledge, Action::kMines}) {
    EXPECT_THAT(costs(action), ElementsAre(1, 3, 6));
  }
  for (const Action action : {Action::kMachinery, Action::kTrains, Action::kShips}) {
    EXPECT_THAT(costs(action), ElementsAre(5, 10, 15));
  }
}

TEST(NipponComponents, NIP_A8_Contracts) {
  const nippon::ContractSpec& five = components().contracts[Contract{4}];
  EXPECT_EQ(five.id, "contract-5");
  EXPECT_THAT(five.goods, ElementsAre(1, 1, 1));
  EXPECT_EQ(five.resource, Resource::kYen);
  EXPECT_EQ(five.amount, 20);
  EXPECT_EQ(five.money_steps, 2);
  EXPECT_EQ(components().contracts[Contract{3}].resource, Resource::kVp);
  EXPECT_THAT(components().contracts[Contract{3}].goods, ElementsAre(2, 1));
}

TEST(NipponComponents, NIP_A9_TheLocalMarket) {
  EXPECT_THAT(components().influence_values[0], ElementsAre(1, 2, 3));
  EXPECT_THAT(components().influence_values[2], ElementsAre(5, 6, 7));
  std::vector<std::pair<Resource, int>> bonuses;
  for (const nippon::RegionSpec& region : components().regions) {
    bonuses.emplace_back(region.resource, region.amount);
  }
  EXPECT_THAT(bonuses, ElementsAre(std::pair{Resource::kCoal, 2}, std::pair{Resource::kPlans, 2},
                                   std::pair{Resource::kYen, 5}, std::pair{Resource::kVp, 2}));
}

TEST(NipponComponents, NIP_K2_NIP_K4_RewardsAndWages) {
  EXPECT_THAT(components().reward_level, ElementsAre(0, 0, 0, 2, 3, 4, 5));
  EXPECT_EQ(components().wage, 3);
  EXPECT_EQ(components().unpaid_loss, 2);
}

TEST(NipponComponents, NIP_T6_NIP_V2_TheScoringTrack) {
  ASSERT_THAT(components().marks, SizeIs(8));
  EXPECT_EQ(components().first_golden, 5);
  EXPECT_EQ(components().closing_turns, 3);
  EXPECT_EQ(components().marks[1].scoring, 1);
  EXPECT_EQ(components().marks[3].scoring, 2);
  EXPECT_EQ(components().marks[7].scoring, 3);
  EXPECT_THAT(components().rank_points[0], ElementsAre(10, 7, 5));
  EXPECT_THAT(components().rank_points[1], ElementsAre(15, 11, 8));
  EXPECT_THAT(components().rank_points[2], ElementsAre(20, 15, 11));
}

TEST(NipponComponents, NIP_V1_NIP_V3_ShipsAndTrains) {
  EXPECT_EQ(components().ship_vp, 2);
  EXPECT_EQ(components().ship_vp_turned, 3);
  EXPECT_EQ(components().ship_rank, 2);
  EXPECT_EQ(components().train_influence, 2);
  EXPECT_EQ(components().train_influence_turned, 3);
  EXPECT_EQ(components().ships_row[1].stars, 1);
  EXPECT_EQ(components().ships_row[1].symbols, 1);
  EXPECT_EQ(components().trains_row[1].stars, 0);
  EXPECT_EQ(components().trains_row[2].symbols, 1);
}

TEST(NipponComponents, NIP_E2_Achievements) {
  ASSERT_THAT(components().achievements, SizeIs(nippon::kAchievements));
  constexpr std::array kIds = {"contracts",      "savings",       "knowledge-stars",
                               "ship-stars",     "coal-stars",    "train-stars",
                               "high-factories", "full-machines", "regions"};
  for (std::size_t i = 0; i < nippon::kAchievements; ++i) {
    const nippon::AchievementSpec& achievement =
        components().achievements[static_cast<Achievement>(i)];
    EXPECT_EQ(achievement.id, kIds[i]);
    EXPECT_EQ(achievement.rule, static_cast<AchievementRule>(i));
    EXPECT_EQ(achievement.vp, 1);
    EXPECT_EQ(achievement.printed, i == 1 || i == 2 ? 1 : 0) << achievement.id;
  }
  EXPECT_EQ(components().achievements[Achievement{0}].per, 2);
  EXPECT_EQ(components().achievements[Achievement{1}].per, 6);
  EXPECT_EQ(components().achievements[Achievement{6}].least, 2);
  EXPECT_EQ(components().achievements[Achievement{7}].least, 2);
}

// ---- factories

const Factory& factory(std::string_view id) {
  return *std::ranges::find(components().factories, id, &Factory::id);
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
  EXPECT_EQ(factory("lenses-b").good, Good{3});
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
    EXPECT_EQ(components().cost_goods[action], factory(id).good);
    EXPECT_THAT(factory(id).costs, ElementsAre(2, 7, 12));
    EXPECT_FALSE(factory(id).star);
  }
  EXPECT_FALSE(components().cost_goods[Action::kInvest]);
}

}  // namespace
}  // namespace kaisho::nippon_tests
