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
      {"/scoring_track/3/index", 5, "Expected 4 here, as the list is numbered in order, found 5."},
      {"/scoring_track/0/golden", 1, "Expected true or false, found 1."},
      {"/end_of_game/first_golden_space", 5,
       "Expected 6, which follows from scoring_track, found 5."},
      {"/end_of_game/closing_turns_each", 2,
       "Expected 3, which follows from scoring_track, found 2."},
      {"/end_of_game/refill_moves_marker_in_closing_turns", 1,
       "Expected 0, which the rules fix, found 1."},
      {"/end_of_game/final_income",
       {"discard-yen", "take-money-track"},
       "Expected 3 items, found 2."},
      {"/end_of_game/final_income/1", "pay-wages",
       "Expected take-money-track, found \"pay-wages\"."},
      {"/end_of_game/tie_break", "most-yen", "Expected latest-last-turn, found \"most-yen\"."},
      {"/vp_table/1/scoring", 3, "Expected 2 here, as the list is numbered in order, found 3."},
      {"/vp_table/1/places/1", 16, "Numbers must not rise here: at most 15, found 16."},
      {"/vp_table/1/places", {9, 8}, "Expected 3 items, found 2."},
  });
  const auto after = [](const Change& change) {
    return faults_after([&](Json& e) { change(e["scoring_track"]); })[0];
  };
  const auto golden = [](int space) {
    return "bad_field scoring_track: Golden spaces stand at the end of the track and nowhere else; "
           "space " +
           std::to_string(space) + " does not fit.";
  };
  EXPECT_EQ(after([](Json& track) { track[7]["golden"] = false; }), golden(8));
  EXPECT_EQ(after([](Json& track) { track[0]["golden"] = true; }), golden(2));
  EXPECT_EQ(after([](Json& track) {
              for (Json& mark : track) mark["golden"] = false;
            }),
            golden(8));
  EXPECT_EQ(after([](Json& track) { track = Json::array(); }),
            "bad_field scoring_track: Expected at least 1 item, found 0.");
  const auto order = [](const std::string& found) {
    return "bad_field scoring_track: The scorings must come in the order 1, 2, 3; found " + found +
           ".";
  };
  EXPECT_EQ(after([](Json& track) { track[1]["scoring_when_left"] = 0; }), order("2, 3"));
  EXPECT_EQ(after([](Json& track) { track[1]["scoring_when_left"] = 2; }), order("2, 2, 3"));
  EXPECT_EQ(after([](Json& track) { track[0]["scoring_when_left"] = 1; }), order("1, 1, 2, 3"));
  const auto last = [](int found) {
    return "bad_field scoring_track: On golden spaces there is only the third scoring, on the last "
           "one; found " +
           std::to_string(found) + ".";
  };
  EXPECT_EQ(after([](Json& track) {
              track[3]["scoring_when_left"] = 0;
              track[6]["scoring_when_left"] = 2;
            }),
            last(2));
  EXPECT_EQ(after([](Json& track) {
              track[7]["scoring_when_left"] = 0;
              track[6]["scoring_when_left"] = 3;
            }),
            last(1));
  EXPECT_EQ(after([](Json& track) {
              while (track.size() < 17) track.insert(track.begin(), track[0]);
            }).substr(0, 31),
            "repeated_id scoring_track[1].id");
}

TEST(NipponComponents, NIP_S3_FaultsOfTheMap) {
  expect_refused({
      {"/sides/0", "up", "Expected north, found \"up\"."},
      {"/sides", {"north", "east", "south"}, "Expected 4 items, found 3."},
      {"/regions/1/index", 1, "Expected 2 here, as the list is numbered in order, found 1."},
      {"/regions/1/bonus/resource", "money-step",
       "Expected one of yen, coal, plans, vp, found \"money-step\"."},
      {"/regions/1/cities/0/foreign", {0, 1, 2}, "Expected 4 items, found 3."},
      {"/city_tiles_used", 9, "Expected 8, which follows from regions, found 9."},
      {"/city_tiles/0/goods/1", "lenses", "Duplicate \"lenses\"."},
      {"/city_tiles/0/goods/1", "tea",
       "Expected one of silk, paper, bento, lenses, watches, bulbs, found \"tea\"."},
      {"/city_tiles/0/goods", Json::array({"silk"}), "Expected 4 items, found 1."},
      {"/influence_tiles/per_player", 9,
       "Expected 10, which follows from influence_tiles.values, found 9."},
      {"/influence_tiles/values/2", 1, "Numbers must not fall here: at least 2, found 1."},
      {"/influence_table/1/level", 1,
       "Expected 2 here, as the list is numbered in order, found 1."},
      {"/influence_table/1/values/1", 3, "Numbers must not fall here: at least 4, found 3."},
      {"/influence_table/1/values", {1, 2}, "Expected 3 items, found 2."},
  });
  EXPECT_EQ(faults_after([](Json& e) { e["regions"] = Json::array(); }),
            Lines{"bad_field regions: Expected at least 1 item, found 0."});
  EXPECT_EQ(faults_after([](Json& e) { e["regions"].push_back(e["regions"][0]); })[1],
            "bad_field regions: Expected at most 4 items, found 5.");
  EXPECT_EQ(faults_after([](Json& e) { e["regions"][0]["cities"] = Json::array(); })[0],
            "bad_field regions[0].cities: Expected at least 1 item, found 0.");
  EXPECT_EQ(faults_after([](Json& e) { e["regions"][1]["cities"][0]["id"] = "sendai"; }),
            Lines{"repeated_id regions[1].cities[0].id: Duplicate id 'sendai', given first at "
                  "regions[0].cities[1].id."});
  EXPECT_EQ(faults_after([](Json& e) {
              Json city = e["regions"][0]["cities"][0];
              city["id"] = "edo";
              e["regions"][0]["cities"].push_back(city);
              e["city_tiles_used"] = 9;
            }),
            Lines{"bad_field regions: Expected at most 8 cities in all regions, found 9."});
  EXPECT_EQ(faults_after([](Json& e) {
              e["city_tiles"].erase(0);
              e["city_tiles"].erase(0);
            }),
            Lines{"bad_field city_tiles: 8 pieces are needed; there are 7."});
  EXPECT_EQ(faults_after([](Json& e) {
              e["influence_tiles"]["values"] = Json::array();
              e["influence_tiles"]["per_player"] = 0;
            }),
            Lines{"bad_field influence_tiles.values: Expected at least 1 item, found 0."});
  EXPECT_EQ(faults_after([](Json& e) {
              e["influence_tiles"]["values"] = std::vector<int>(21, 5);
              e["influence_tiles"]["per_player"] = 21;
            }),
            Lines{"bad_field influence_tiles.values: Expected at most 20 items, found 21."});
}

TEST(NipponComponents, NIP_F_FaultsOfFactories) {
  expect_refused({
      {"/factories/0/good", "tea",
       "Expected one of silk, paper, bento, lenses, watches, bulbs, found \"tea\"."},
      {"/factories/2/params/retroactive", 0, "Expected 1, which the rules fix, found 0."},
      {"/factories/14/params/different_regions", 0, "Expected 1, which the rules fix, found 0."},
      {"/factories/18/params/different_regions", false,
       "Expected 1, which the rules fix, found false."},
      {"/factories/4/params/action", "produce",
       "Expected one of knowledge, mines, found \"produce\"."},
      {"/factories/4/params/track", "coal",
       "Expected 'knowledge', the track of this action, found \"coal\"."},
      {"/factories/6/params/track", "fame",
       "Expected one of coal, money, knowledge, found \"fame\"."},
      {"/factories/15/params/action", "export",
       "Expected an action with a list of prices, found \"export\"."},
      {"/factories/15/params/costs/2", 6, "Numbers must not fall here: at least 7, found 6."},
      {"/factories/5/params/star", "money",
       "No achievement counts the stars of the track \"money\"."},
      {"/factories/13/params/vp", 2, "Expected 3, which follows from ships.vp_flipped, found 2."},
      {"/factories/17/params/influence", 2,
       "Expected 3, which follows from trains.influence_flipped, found 2."},
  });
}

TEST(NipponComponents, NIP_F_FaultsThatShowElsewhere) {
  EXPECT_EQ(faults_after([](Json& e) { e["factories"][10]["params"]["action"] = "knowledge"; }),
            Lines{"bad_field factories[10].params.track: Expected 'knowledge', the track of this "
                  "action, found \"coal\"."});
  EXPECT_EQ(faults_after([](Json& e) { e["ships"]["vp_flipped"] = 4; }),
            Lines{"bad_field factories[13].params.vp: Expected 4, which follows from "
                  "ships.vp_flipped, found 3."});
  EXPECT_THAT(
      faults_after([](Json& e) { e["factories"][0]["effect"] = "fame"; }),
      ElementsAre(testing::StartsWith(
          "bad_field factories[0].effect: Expected one of consolidate-yen, consolidate-keep-coal, "
          "money-symbol-steps, once-yen, action-extra-step, action-costs, once-track-steps, "
          "once-plans, produce-coal, once-flip-ships, once-free-ships, once-flip-trains, "
          "once-free-trains, once-free-improvements,\xE2\x80\xA6, found \"fame\".")));
  EXPECT_EQ(faults_after([](Json& e) { e["factories"][0]["params"]["steps"] = 1; }),
            Lines{"unknown_field factories[0].params: Expected only yen, found a field 'steps'."});
  EXPECT_THAT(faults_after([](Json& e) {
                for (int i = 0; i < 9; ++i) {
                  Json tile = e["factories"][0];
                  tile["id"] = "silk-" + std::to_string(i);
                  e["factories"].push_back(tile);
                }
              }),
              ElementsAre("bad_field factories: Expected at most 32 items, found 33."));
}

// One player may have factories of all goods, but each price or symbol has one worth.
TEST(NipponComponents, NIP_F_FactoriesOfTwoGoodsDoNotRival) {
  const auto rival = [](const std::string& effect) {
    return "A factory of another good has the effect \"" + effect + "\" in its own way.";
  };
  EXPECT_EQ(faults_after([](Json& e) { e["factories"][19]["params"]["action"] = "ships"; }),
            Lines{"bad_field factories[19].effect: " + rival("action-costs")});
  EXPECT_EQ(faults_after([](Json& e) {
              e["factories"][4]["effect"] = "money-symbol-steps";
              e["factories"][4]["params"] = {{"steps", 3}, {"retroactive", 1}};
            }),
            Lines{"bad_field factories[4].effect: " + rival("money-symbol-steps")});
  // Of one good a player has one factory only.
  EXPECT_EQ(faults_after([](Json& e) {
              e["factories"][0]["effect"] = "money-symbol-steps";
              e["factories"][0]["params"] = {{"steps", 3}, {"retroactive", 1}};
            }),
            Lines{});
}

TEST(NipponComponents, NIP_A8_FaultsOfContracts) {
  expect_refused({
      {"/contracts/0/goods", {1, 1, 1, 1}, "Expected at most 3 items, found 4."},
      {"/contracts/0/goods", Json::array(), "Expected at least 1 item, found 0."},
      {"/contracts/0/goods/0", 5, "Expected at most 4, what the largest store holds, found 5."},
      {"/contracts/3/goods/1", 3, "Numbers must not rise here: at most 2, found 3."},
      {"/contracts/0/reward/resource", "influence",
       "Expected one of yen, coal, plans, vp, found \"influence\"."},
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
    return Lines{
        "bad_field contracts: Expected contracts that can be filled in at most 508 ways, found " +
        std::to_string(ways) + "."};
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
      {"/tracks/2/start", 12, "Expected a whole number from 0 to 11, found 12."},
      {"/tracks/0/steps/13/value", 8, "Numbers must not fall here: at least 9, found 8."},
      {"/tracks/0/steps/12/value", 7, "A blank step has the value of the step before, 8; found 7."},
      {"/tracks/0/steps/2/printed", 1, "Expected true or false, found 1."},
  });
  EXPECT_EQ(faults_after([](Json& e) { e["tracks"][2]["steps"] = Json::array(); })[0],
            "bad_field tracks[2].steps: Expected at least 1 item, found 0.");
  EXPECT_THAT(
      faults_after([](Json& e) { e["tracks"][2]["steps"][0]["printed"] = false; }),
      Contains("bad_field tracks[2].steps[0]: The first step of a track must be a printed one."));
  EXPECT_EQ(faults_after([](Json& e) { e["tracks"][1]["steps"][4]["stars"] = 1; }),
            Lines{"bad_field tracks[1]: No achievement counts stars of the money track, so it has "
                  "none; found 1."});
  EXPECT_EQ(
      faults_after([](Json& e) {
        for (int value = 37; value < 57; ++value) {
          e["tracks"][1]["steps"].push_back({{"value", value}, {"printed", true}, {"stars", 0}});
        }
      }),
      Lines{"bad_field tracks[1].steps: Expected at most 32 items, found 33."});
  EXPECT_EQ(faults_after([](Json& e) { std::swap(e["tracks"][0], e["tracks"][1]); })[0],
            "bad_field tracks[0].id: Expected coal, found \"money\".");
}

TEST(NipponComponents, NIP_A6_NIP_A7_FaultsOfShipsAndTrains) {
  expect_refused({
      {"/ships_row/1/index", 1, "Expected 2 here, as the list is numbered in order, found 1."},
      {"/trains_row", Json::array(), "Expected at least 1 item, found 0."},
      {"/ships/per_player", 5, "Expected 6, which follows from ships_row, found 5."},
      {"/trains/per_player", 7, "Expected 6, which follows from trains_row, found 7."},
      {"/ships/scores_for_places/1", 3,
       "Expected 2 here, as the list is numbered in order, found 3."},
      {"/ships/scores_for_places", {1, 2, 3, 4}, "Expected at most 3 items, found 4."},
      {"/trains/needs_own_influence_tile", 0, "Expected 1, which the rules fix, found 0."},
      {"/machines/limited", 1, "Expected 0, which the rules fix, found 1."},
      {"/machines/sides/1", 3, "Expected 2 here, as the list is numbered in order, found 3."},
      {"/plans/limited", 1, "Expected 0, which the rules fix, found 1."},
  });
}

TEST(NipponComponents, NIP_E2_FaultsOfAchievements) {
  expect_refused({
      {"/achievements/0/id", "track",
       "'track' is a word of moves and positions and cannot be an id."},
      {"/achievements/0/id", "unpaid",
       "'unpaid' is a word of moves and positions and cannot be an id."},
      {"/achievements/2/params/track", "money",
       "Expected one of knowledge, coal, found \"money\"."},
      {"/achievements/3/params/row", "carts", "Expected one of ships, trains, found \"carts\"."},
  });
  EXPECT_EQ(faults_after([](Json& e) { e["achievements"][3]["params"]["row"] = "trains"; }),
            Lines{"bad_field achievements[5].rule: Duplicate \"per-row-star\"."});
  EXPECT_EQ(faults_after([](Json& e) { e["achievements"].erase(3); }),
            Lines{"bad_field achievements: Expected 9 items, found 8."});
  EXPECT_EQ(faults_after([](Json& e) { e["achievements"][1]["params"] = {{"row", "ships"}}; }),
            (Lines{"unknown_field achievements[1].params: Expected only per, found a field 'row'.",
                   "missing_field achievements[1].params: The field 'per' is missing."}));
}

TEST(NipponComponents, NIP_K2_FaultsOfRewards) {
  expect_refused({
      {"/reward_levels/level_by_workers/5", 2, "Numbers must not fall here: at least 3, found 2."},
  });
  EXPECT_EQ(faults_after([](Json& e) { e["reward_levels"]["min_workers"] = 4; }),
            Lines{"unknown_field reward_levels.level_by_workers: Expected only 4, 5, 6, found a "
                  "field '3'."});
  EXPECT_EQ(faults_after([](Json& e) { e["reward_levels"]["min_workers"] = 2; }),
            Lines{"missing_field reward_levels.level_by_workers: The field '2' is missing."});
  EXPECT_EQ(faults_after([](Json& e) { e["workers"]["spaces_on_player_board"] = 5; }),
            Lines{"unknown_field reward_levels.level_by_workers: Expected only 3, 4, 5, found a "
                  "field '6'."});
  const Json& standard_rewards = edition()["rewards"];
  EXPECT_EQ(faults_after([&](Json& e) {
              while (e["rewards"].size() < 17) {
                e["rewards"].push_back(standard_rewards[0]);
                e["rewards"].back()["id"] = "reward-" + std::to_string(e["rewards"].size());
              }
            }),
            Lines{"bad_field rewards: Expected at most 16 items, found 17."});
}

TEST(NipponComponents, NIP_S2_RewardsThatLeave) {
  const char* const path = "/player_count_limits/reward_tiles_removed_per_multiplier/2";
  expect_refused({{path, 7, "Expected at most 6, all the 2x tiles, found 7."}});
  EXPECT_EQ(faults_after([&](Json& e) { e[Json::json_pointer(path)] = 6; }), Lines{});
  EXPECT_EQ(faults_after([&](Json& e) {
              e[Json::json_pointer(path)] = 6;
              e["rewards"][11]["copies"] = 1;
            }),
            Lines{"bad_field player_count_limits.reward_tiles_removed_per_multiplier.2: Expected "
                  "at most 5, all the 5x tiles, found 6."});
}

}  // namespace
}  // namespace kaisho::nippon_tests
