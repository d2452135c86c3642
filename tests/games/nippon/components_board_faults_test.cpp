// Lines in editions of Nippon: of the scoring track, the map, tiles and the boards of players.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/nippon/editions.h"

namespace kaisho::nippon_tests {
namespace {

using testing::Contains;
using testing::ElementsAre;

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
  const Json& standard_rewards = edition()["rewards"];
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

}  // namespace
}  // namespace kaisho::nippon_tests
