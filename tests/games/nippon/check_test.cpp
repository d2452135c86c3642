// Positions that play could not have led to are refused when they are loaded.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/games/nippon/steps.h"

namespace kaisho::nippon_tests {
namespace {

const auto seat_in = [](Json& p, std::size_t i) -> Json& { return p["seats"][i]; };
const auto add_to = [](Json& number, int by) { number = number.get<int>() + by; };
const auto move_worker = [](Json& from, Json& to, const char* colour) {
  add_to(from[colour], -1);
  add_to(to[colour], 1);
};
const auto space_in = [](Json& p, std::size_t i) -> Json& { return p["spaces"][i - 1]["workers"]; };
const auto row_in = [](Json& p, std::size_t i) -> Json& { return p["rows"][i - 1]["workers"]; };
const auto side_in = [](Json& p, std::size_t city, std::size_t i) -> Json& {
  return p["cities"][city]["influence"][i];
};

// ---- workers

TEST(NipponCheck, NIP_S4_EveryWorkerIsSomewhereOnce) {
  expect_faults(Table(3).workers(1, "black black").json(),
                {{"one too many in the bag", [](Json& p) { add_to(p["bag"]["pink"], 1); },
                  "bad_position bag.pink"},
                 {"one too few in the bag", [](Json& p) { add_to(p["bag"]["green"], -1); },
                  "bad_position bag.green"},
                 {"one too many held", [](Json& p) { seat_in(p, 0)["workers"] = {"white"}; },
                  "bad_position bag.white"},
                 {"another colour on a space",
                  [](Json& p) {
                    space_in(p, 1)["white"] = 0;
                    space_in(p, 1)["black"] = 1;
                  },
                  "bad_position bag.white"}});
}

TEST(NipponCheck, NIP_S4_NIP_T4_SpacesAndRowsHaveSoMuchRoom) {
  expect_faults(
      Table(3).rows_used(1).json(),
      {{"four on a space", [](Json& p) { move_worker(p["bag"], space_in(p, 2), "black"); },
        "bad_position spaces[1]"},
       {"three and one due", [](Json& p) { p["spaces"][1]["due"] = 1; }, "bad_position spaces[1]"},
       {"an empty space",
        [](Json& p) {
          for (const char* colour : {"white", "yellow", "green"}) {
            move_worker(space_in(p, 4), p["bag"], colour);
          }
        },
        "bad_position spaces[3]"},
       {"four in a row", [](Json& p) { move_worker(p["bag"], row_in(p, 2), "white"); },
        "bad_position rows[1]"},
       {"two in a row", [](Json& p) { move_worker(row_in(p, 2), p["bag"], "pink"); },
        "bad_position rows[1]"},
       {"a row used before the one above", [](Json& p) { std::swap(p["rows"][0], p["rows"][1]); },
        "bad_position rows[1]"}});
  // The space whose last worker was taken this turn.
  EXPECT_TRUE(nippon().parse_position(Table(3).space(3, "").stepping("mines").json()));
}

TEST(NipponCheck, NIP_T5_NothingIsDueWhileWorkersAreInTheBag) {
  Table table(4);
  for (int i = 0; i < 4; ++i) table.workers(i, "white yellow green pink brown black");
  expect_faults(
      table.row(4, "due due due").json(),
      {{"one came back", [](Json& p) { move_worker(row_in(p, 3), p["bag"], "pink"); },
        "bad_position rows[2]"},
       {"one came back and is due",
        [](Json& p) {
          move_worker(row_in(p, 3), p["bag"], "pink");
          p["rows"][2]["due"] = 1;
        },
        "bad_position bag"},
       {"too many due", [](Json& p) { p["rows"][3]["due"] = 4; }, "bad_position rows[3]"},
       {"too few due", [](Json& p) { p["rows"][3]["due"] = 1; }, "bad_position rows[3]"}});
}

// ---- players

TEST(NipponCheck, NIP_A1_EveryFactoryIsSomewhereOnce) {
  expect_faults(
      Table(3).factories(0, "silk-a=2+1").factories(1, "silk-b paper-a").json(),
      {{"owned and not taken", [](Json& p) { p["factories"].push_back("silk-a"); },
        "bad_position factories"},
       {"nowhere", [](Json& p) { p["factories"].erase(0); }, "bad_position factories"},
       {"owned twice", [](Json& p) { seat_in(p, 1)["factories"][0]["factory"] = "silk-a"; },
        "bad_position factories"}});
}

TEST(NipponCheck, NIP_A2_NIP_A3_StoresAndMachines) {
  expect_faults(Table(3)
                    .factories(0, "silk-a=4+1 paper-a=0+2")
                    .factories(1, "silk-b=0+2")
                    .stocked(1, 2)
                    .json(),
                {{"five goods", [](Json& p) { seat_in(p, 0)["factories"][0]["goods"] = 5; },
                  "bad_position seats[0].factories"},
                 {"a machine of 3", [](Json& p) { seat_in(p, 0)["factories"][1]["machine"] = 3; },
                  "bad_position seats[0].factories"},
                 {"a machine that waits beside a factory",
                  [](Json& p) { seat_in(p, 0)["stocked"] = 1; }, "bad_position seats[0].stocked"},
                 {"two that wait while one could be turned",
                  [](Json& p) { seat_in(p, 1)["factories"][0]["machine"] = 1; },
                  "bad_position seats[1].stocked"}});
  EXPECT_TRUE(nippon().parse_position(Table().stocked(0, 3).json()));
}

TEST(NipponCheck, NIP_S1_WhatAPlayerHas) {
  expect_faults(Table(3).workers(0, "white yellow green pink brown black").json(),
                {{"a step too far", [](Json& p) { seat_in(p, 0)["tracks"]["coal"] = 14; },
                  "bad_position seats[0].tracks.coal"},
                 {"a tile too many", [](Json& p) { seat_in(p, 1)["influence"].push_back(3); },
                  "bad_position seats[1].influence"},
                 {"a tile too few", [](Json& p) { seat_in(p, 1)["influence"].erase(9); },
                  "bad_position seats[1].influence"},
                 {"a train too few", [](Json& p) { seat_in(p, 2)["trains"] = 5; },
                  "bad_position seats[2].trains"},
                 {"a ship too few", [](Json& p) { seat_in(p, 2)["ships"] = 5; },
                  "bad_position seats[2].ships"}});
}

TEST(NipponCheck, NIP_F4b_NIP_F5b_OnlyAFactoryTurnsTiles) {
  expect_faults(Table(3)
                    .factories(0, "lenses-b watches-b")
                    .trains(0, "kanto-chubu")
                    .ships(0, "kanto-chubu")
                    .json(),
                {{"trains not turned", [](Json& p) { seat_in(p, 0)["trains_turned"] = false; },
                  "bad_position seats[0].trains_turned"},
                 {"ships not turned", [](Json& p) { seat_in(p, 0)["ships_turned"] = false; },
                  "bad_position seats[0].ships_turned"},
                 {"another's trains turned", [](Json& p) { seat_in(p, 1)["trains_turned"] = true; },
                  "bad_position seats[1].trains_turned"},
                 {"another's ships turned", [](Json& p) { seat_in(p, 1)["ships_turned"] = true; },
                  "bad_position seats[1].ships_turned"},
                 {"another's train in a region",
                  [](Json& p) {
                    seat_in(p, 1)["trains"] = 5;
                    p["regions"][1]["seats"][1]["trains_turned"] = 1;
                  },
                  "bad_position seats[1].trains_turned"},
                 {"another's ship in a region",
                  [](Json& p) {
                    seat_in(p, 1)["ships"] = 5;
                    p["regions"][1]["seats"][1]["ships_turned"] = 1;
                  },
                  "bad_position seats[1].ships_turned"}});
}

// ---- the board

TEST(NipponCheck, NIP_S3_OnEachCityLiesAnotherTile) {
  expect_faults(Table(3).json(), {{"one tile twice",
                                   [](Json& p) { p["cities"][3]["tile"] = p["cities"][1]["tile"]; },
                                   "bad_position cities[3].tile"}});
}

TEST(NipponCheck, NIP_S5_NIP_A10_InfluenceTiles) {
  const auto put = [](Json& p, std::size_t city, std::size_t i, int value) {
    side_in(p, city, i) = {{"seat", 0}, {"value", value}};
    std::erase(seat_in(p, 0)["influence"].get_ref<Json::array_t&>(), Json(value));
  };
  expect_faults(
      Table(2).influence(0, "tokyo:north=1 tokyo:south=2").json(),
      {{"three beside a city", [&](Json& p) { put(p, 2, 1, 4); }, "bad_position cities[2]"},
       {"beside the city and in stock", [](Json& p) { seat_in(p, 0)["influence"].push_back(1); },
        "bad_position seats[0].influence"},
       {"another's", [](Json& p) { side_in(p, 2, 0)["seat"] = 1; },
        "bad_position seats[0].influence"},
       {"of another value", [](Json& p) { side_in(p, 2, 0)["value"] = 2; },
        "bad_position seats[0].influence"},
       {"of no tile's value", [](Json& p) { side_in(p, 2, 0)["value"] = 9; },
        "bad_position seats[0].influence"}});
}

TEST(NipponCheck, NIP_S5_TrainsAndShips) {
  expect_faults(Table(2).trains(0, "kanto-chubu=3").ships(1, "kanto-chubu").json(),
                {{"a train too many",
                  [](Json& p) {
                    p["regions"][1]["seats"][0]["trains"] = 4;
                    seat_in(p, 0)["trains"] = 2;
                  },
                  "bad_position regions[1]"},
                 {"a ship too many",
                  [](Json& p) {
                    p["regions"][1]["seats"][1]["ships"] = 2;
                    seat_in(p, 1)["ships"] = 4;
                  },
                  "bad_position regions[1]"},
                 {"on the board and on the player's one",
                  [](Json& p) { seat_in(p, 0)["trains"] = 6; }, "bad_position seats[0].trains"}});
}

// ---- rewards

TEST(NipponCheck, NIP_S2_NIP_K3_RewardsAreInStacksOrOnAchievements) {
  const Json sound = Table(4).achievements(0, "savings=3 regions=2").json();
  expect_faults(
      sound,
      {{"a tile too many in a stack", [](Json& p) { p["rewards"]["reward-5-yen"] = 3; },
        "bad_position rewards.reward-5-yen"},
       {"a tile back in its stack", [](Json& p) { p["rewards"]["reward-3-yen"] = 2; },
        "bad_position seats"},
       {"a tile nowhere", [](Json& p) { p["rewards"]["reward-5-yen"] = 1; },
        "bad_position rewards"},
       {"another multiplier", [](Json& p) { seat_in(p, 0)["achievements"]["savings"] = 4; },
        "bad_position rewards"},
       {"a multiplier that is none",
        [](Json& p) { seat_in(p, 0)["achievements"]["contracts"] = 6; }, "bad_position seats"},
       {"an extra tile while others are left", [](Json& p) { p["extra_multipliers"] = 3; },
        "bad_position extra_multipliers"},
       {"too many extra tiles", [](Json& p) { p["extra_multipliers"] = 5; },
        "bad_position extra_multipliers"}});
}

TEST(NipponCheck, NIP_S2_TilesThatWereRemovedStayAway) {
  expect_faults(Table(2).json(), {{"one of them", [](Json& p) { p["rewards"]["reward-4-yen"] = 1; },
                                   "bad_position rewards"}});
  expect_faults(Table(3).json(), {{"one of them", [](Json& p) { p["rewards"]["reward-4-yen"] = 2; },
                                   "bad_position rewards"}});
  EXPECT_TRUE(nippon().parse_position(
      Table(2).rewards("reward-2-plans=0 reward-2-coal=2 reward-2-yen=2").json()));
}

// Who has no achievement free has discarded some.
TEST(NipponCheck, NIP_K3_DiscardedTilesAreGone) {
  const Json sound = Table(2).no_rewards(4).json();
  expect_faults(sound, {{"with an achievement free",
                         [](Json& p) { seat_in(p, 1)["achievements"].erase("contracts"); },
                         "bad_position rewards"}});
}

// ---- the course of the game

TEST(NipponCheck, NIP_S1_PlayGoesClockwise) {
  expect_faults(
      Table(3).first(1).active(2).json(),
      {{"another's turn", [](Json& p) { p["active"] = 0; }, "bad_position active"},
       {"nobody's turn", [](Json& p) { p["active"] = nullptr; }, "bad_position active"},
       {"another ended the last one", [](Json& p) { p["latest"] = 2; }, "bad_position latest"},
       {"nobody ended it", [](Json& p) { p["latest"] = nullptr; }, "bad_position latest"},
       {"another began", [](Json& p) { p["first"] = 0; }, "bad_position latest"},
       {"a turn more", [](Json& p) { add_to(p["turn"], 1); }, "bad_position latest"},
       {"past the cap", [](Json& p) { p["turn_cap"] = 4; }, "bad_position turn"}});
  expect_faults(
      Table(3).turn(0).json(),
      {{"a turn before the first", [](Json& p) { p["latest"] = 2; }, "bad_position latest"}});
}

TEST(NipponCheck, NIP_T6_MarkerScoringsAndClosingTurns) {
  expect_faults(
      Table(3).marker(3).json(),
      {{"a scoring left out", [](Json& p) { p["scorings"] = 0; }, "bad_position scorings"},
       {"a scoring too early", [](Json& p) { p["scorings"] = 2; }, "bad_position scorings"},
       {"the marker further", [](Json& p) { p["marker"] = 5; }, "bad_position scorings"},
       {"on a golden place", [](Json& p) { p["marker"] = 6; }, "bad_position closing"},
       {"closing too early", [](Json& p) { p["closing"] = 9; }, "bad_position marker"}});
  expect_faults(
      Table(3).closing(5).json(),
      {{"not closing", [](Json& p) { p["closing"] = nullptr; }, "bad_position closing"},
       {"too many left", [](Json& p) { p["closing"] = 10; }, "bad_position closing"},
       {"a round more left", [](Json& p) { p["closing"] = 7; }, "bad_position marker"},
       {"none left", [](Json& p) { p["closing"] = 0; }, "bad_position marker"},
       {"the marker further", [](Json& p) { p["marker"] = 8; }, "bad_position marker"},
       {"all scorings held", [](Json& p) { p["scorings"] = 3; }, "bad_position scorings"}});
}

TEST(NipponCheck, NIP_E1_AFinishedGame) {
  expect_faults(
      Table(3).over("rules").json(),
      {{"not over", [](Json& p) { p["over"] = "no"; }, "bad_position over"},
       {"by another end", [](Json& p) { p["over"] = "turn_cap"; }, "bad_position over"},
       {"with turns left", [](Json& p) { p["closing"] = 1; }, "bad_position scorings"},
       {"somebody's turn", [](Json& p) { p["active"] = 0; }, "bad_position active"},
       {"the last scoring left out", [](Json& p) { p["scorings"] = 2; }, "bad_position scorings"},
       {"something to decide", [](Json& p) { p["steps"] = {{{"step", "turn"}, {"seat", 0}}}; },
        "bad_position steps"},
       {"past the cap", [](Json& p) { p["turn_cap"] = 2; }, "bad_position turn"}});
  expect_faults(Table(3).over("turn_cap").field("turn_cap", 3).json(),
                {{"before the cap", [](Json& p) { p["turn_cap"] = 4; }, "bad_position over"},
                 {"without one", [](Json& p) { p["turn_cap"] = 0; }, "bad_position over"},
                 {"by the rules", [](Json& p) { p["over"] = "rules"; }, "bad_position over"}});
}

// ---- steps

void put_first(Json& p, const Json& step) { p["steps"].insert(p["steps"].begin(), step); }

TEST(NipponCheck, StepsThatNoTurnComesTo) {
  expect_faults(
      Table(3).json(),
      {{"none", [](Json& p) { p["steps"] = Json::array(); }, "bad_position steps"},
       {"another's step", [](Json& p) { p["steps"][0]["seat"] = 1; }, "bad_position steps[0].seat"},
       {"no end", [](Json& p) { p["steps"].erase(2); }, "bad_position steps[1]"},
       {"no time for plans", [](Json& p) { p["steps"].erase(1); }, "bad_position steps[0]"},
       {"a step twice", [](Json& p) { put_first(p, p["steps"][0]); }, "bad_position steps[0]"},
       {"a turn that has not begun", [](Json& p) { p["steps"] = {{{"step", "turn_start"}}}; },
        "bad_position steps[0]"},
       {"an action without a worker",
        [](Json& p) { p["steps"][0] = {{"step", "produce"}, {"seat", 0}}; },
        "bad_position steps[2].space"},
       {"a worker before the action", [](Json& p) { p["steps"][2]["space"] = 1; },
        "bad_position steps[2].space"},
       {"wages to be paid", [](Json& p) { p["steps"][0] = {{"step", "wages"}, {"seat", 0}}; },
        "bad_position seats[0].workers"}});
  // The place of the worker that was taken is free.
  expect_faults(Table(3).workers(0, "pink").json(),
                {{"a worker that came from nowhere", [](Json& p) { p["steps"][2]["space"] = 1; },
                  "bad_position steps[2].space"}});
}

TEST(NipponCheck, NIP_T2_TheWorkerCameFromTheActionsSpace) {
  expect_faults(
      Table(3).stepping("mines").json(),
      {{"from another space",
        [](Json& p) {
          p["steps"][2]["space"] = 1;
          move_worker(space_in(p, 1), space_in(p, 3), "white");
        },
        "bad_position steps[2].space"},
       {"no worker held",
        [](Json& p) {
          seat_in(p, 0)["workers"] = Json::array();
          add_to(p["bag"]["white"], 1);
        },
        "bad_position steps[2].space"},
       {"another action of the track", [](Json& p) { p["steps"][0]["action"] = "trains"; },
        "bad_position steps[0].action"},
       {"the other track", [](Json& p) { p["steps"][0]["action"] = "knowledge"; },
        "bad_position steps[2].space"},
       {"the end of the track", [](Json& p) { seat_in(p, 0)["tracks"]["coal"] = 13; },
        "bad_position steps[0]"}});
}

TEST(NipponCheck, StepsOfOtherActions) {
  expect_faults(Table(3).factories(0, "silk-a=4").exporting(1).json(),
                {{"too many filled", [](Json& p) { p["steps"][0]["filled"] = 3; },
                  "bad_position steps[0].filled"},
                 {"filled and still face up", [](Json& p) { p["steps"][0]["filled"] = 2; },
                  "bad_position steps[0].filled"}});
  expect_faults(Table(3).improving().json(),
                {{"a number that is not the action's", [](Json& p) { p["steps"][0]["most"] = 2; },
                  "bad_position steps[0].most"},
                 {"free ones without a factory", [](Json& p) { p["steps"][0]["free"] = true; },
                  "bad_position steps[0].free"}});
  expect_faults(Table(3).improving_free().json(),
                {{"more than the factory gives", [](Json& p) { p["steps"][0]["most"] = 3; },
                  "bad_position steps[0].free"},
                 {"paid ones while investing",
                  [](Json& p) {
                    p["steps"][0]["free"] = false;
                    p["steps"][0]["most"] = 3;
                  },
                  "bad_position steps[2].space"},
                 {"those of another factory", [](Json& p) { p["steps"][0]["step"] = "ships"; },
                  "bad_position steps[0].free"}});
  expect_faults(Table(3).investing().json(),
                {{"nothing that can be built", [](Json& p) { seat_in(p, 0)["yen"] = 5; },
                  "bad_position steps[0]"}});
}

TEST(NipponCheck, NIP_T1_PlansAloneAreNoAction) {
  expect_faults(Table(3).factories(0, "silk-a").stock(0, "plans=9").producing().json(),
                {{"no coal", [](Json& p) { seat_in(p, 0)["coal"] = 0; }, "bad_position steps[0]"}});
}

TEST(NipponCheck, NIP_A9_NIP_A10_TheLocalMarket) {
  const Json sound = choosing_home().json();
  const auto no_more_silk = [](Json& p) { seat_in(p, 0)["factories"][0]["goods"] = 2; };
  expect_faults(
      sound,
      {{"too many placed",
        [](Json& p) {
          p["steps"][1]["placed"] = 3;
          p["steps"][1]["region"] = "kanto-chubu";
        },
        "bad_position steps[1].placed"},
       {"a region before the first tile", [](Json& p) { p["steps"][1]["region"] = "kanto-chubu"; },
        "bad_position steps[1].region"},
       {"a tile before without its region", [](Json& p) { p["steps"][1]["placed"] = 1; },
        "bad_position steps[1].region"},
       {"a tile before that is nowhere",
        [](Json& p) {
          p["steps"][1]["placed"] = 1;
          p["steps"][1]["region"] = "kanto-chubu";
        },
        "bad_position steps[1].region"},
       {"without the market", [](Json& p) { p["steps"].erase(1); }, "bad_position steps[0]"},
       {"on a free side of a city that is not full",
        [](Json& p) {
          side_in(p, 2, 3) = nullptr;
          seat_in(p, 2)["influence"].push_back(5);
        },
        "bad_position steps[0].side"},
       {"one tile is the lowest",
        [](Json& p) {
          side_in(p, 2, 1)["value"] = 1;
          std::ranges::replace(seat_in(p, 1)["influence"], Json(1), Json(2));
        },
        "bad_position steps[0].side"},
       {"no goods for it", no_more_silk, "bad_position steps[0].side"},
       {"more cubes than stored", [](Json& p) { p["steps"][0]["cubes"] = 4; },
        "bad_position steps[0].cubes"},
       {"no cubes", [](Json& p) { p["steps"][0]["cubes"] = 0; }, "bad_position steps[0].cubes"},
       {"too few cubes", [](Json& p) { p["steps"][0]["cubes"] = 2; },
        "bad_position steps[0].cubes"},
       {"a value that beats nothing", [](Json& p) { p["steps"][0]["value"] = 2; },
        "bad_position steps[0].value"},
       {"a tile that there is not", [](Json& p) { p["steps"][0]["value"] = 8; },
        "bad_position steps[0].value"}});
}

TEST(NipponCheck, NIP_A9_TheSideThatWasChosen) {
  expect_faults(
      selling_silk().influence(0, "nagoya:north=1").choosing_tile("tokyo:south", 1).json(),
      {{"in another region", [](Json& p) { p["steps"][0]["city"] = "osaka"; },
        "bad_position steps[0].city"},
       {"what is not stored", [](Json& p) { seat_in(p, 0)["factories"][1]["goods"] = 0; },
        "bad_position steps[0].side"},
       {"sold after other actions", [](Json& p) { p["steps"][3]["space"] = 4; },
        "bad_position steps[3].space"}});
}

TEST(NipponCheck, NIP_K2_NIP_K3_TheReward) {
  expect_faults(
      Table(3).taking_reward().json(),
      {{"with two workers",
        [](Json& p) {
          seat_in(p, 0)["workers"].erase(2);
          add_to(p["bag"]["green"], 1);
        },
        "bad_position seats[0].workers"},
       {"with a worker taken",
        [](Json& p) {
          p["steps"][3]["space"] = 1;
          move_worker(space_in(p, 1), p["bag"], "white");
        },
        "bad_position steps[3].space"},
       {"none of that level left",
        [](Json& p) {
          for (const char* name : {"reward-2-plans", "reward-2-coal"}) p["rewards"][name] = 0;
          p["rewards"]["reward-2-yen"] = 0;
          for (const char* name : {"regions", "savings", "contracts", "ship-stars", "coal-stars"}) {
            seat_in(p, 1)["achievements"][name] = 2;
          }
        },
        "bad_position steps[0]"},
       {"no wages to follow", [](Json& p) { p["steps"].erase(1); }, "bad_position steps[0]"}});
  expect_faults(Table(3).tiling(2).json(),
                {{"a level too high",
                  [](Json& p) {
                    p["steps"][0]["multiplier"] = 3;
                    add_to(p["rewards"]["reward-3-plans"], -1);
                    p["rewards"]["reward-2-yen"] = 1;
                  },
                  "bad_position steps[0].multiplier"},
                 {"a tile that is in no stack", [](Json& p) { p["steps"][0]["multiplier"] = 7; },
                  "bad_position rewards"},
                 {"a tile of nothing",
                  [](Json& p) {
                    p["steps"][0]["multiplier"] = 0;
                    p["rewards"]["reward-2-yen"] = 1;
                  },
                  "bad_position steps[0].multiplier"}});
}

TEST(NipponCheck, NIP_K4_WhoHasConsolidatedHoldsNoWorkers) {
  expect_faults(Table(3).last("").stock(0, "plans=3").json(), {{"one left",
                                                                [](Json& p) {
                                                                  seat_in(p,
                                                                          0)["workers"] = {"pink"};
                                                                  add_to(p["bag"]["pink"], -1);
                                                                },
                                                                "bad_position seats[0].workers"}});
}

// Every position of play is sound, whatever is done.
TEST(NipponCheck, GamesStaySound) {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const Options options{.seats = 2 + static_cast<int>(seed % 3), .turn_cap = 0, .variants = {}};
    Position p = *nippon().start(options, key_from_number(seed));
    RandomState state = RandomState::from_key(key_from_number(seed + 100));
    Random random(state);
    MoveList moves;
    while (nippon().to_move(p) != kNobody) {
      const Expected<void> sound = nippon().check(p);
      ASSERT_TRUE(sound) << sound.error().message << " at " << sound.error().where << " in "
                         << nippon().position_json(p);
      nippon().legal_moves(p, moves);
      // Who consolidates at every chance builds nothing.
      const auto any = static_cast<std::uint32_t>(moves.size());
      Move move = moves[random.below(any)];
      for (int i = 0; i < 3 && nippon().move_text(p, move) == "consolidate"; ++i) {
        move = moves[random.below(any)];
      }
      nippon().apply(p, move);
    }
    EXPECT_TRUE(nippon().check(p));
  }
}

}  // namespace
}  // namespace kaisho::nippon_tests
