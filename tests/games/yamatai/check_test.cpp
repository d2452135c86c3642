// Positions that play could not have led to are refused when they are loaded.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/yamatai/steps.h"

namespace kaisho::yamatai_tests {
namespace {

Json as_seen(const Json& json, Seat seat_in) {
  return yamatai().position_json(yamatai().observe(Scene(json).position(), seat_in));
}

const auto seat_in = [](Json& p, std::size_t i) -> Json& { return p["seats"][i]; };
const auto island_in = [](Json& p, std::size_t i) -> Json& { return p["islands"][i - 1]; };
const auto add_to = [](Json& number, int by) { number = number.get<int>() + by; };

TEST(YamataiCheck, YAM_S5_EveryBoatIsSomewhereOnce) {
  expect_faults(
      placing().aside(2, 3).json(),
      {{"one too many in the supply", [](Json& p) { add_to(p["supply"]["red"], 1); },
        "bad_position supply.red"},
       {"one too many on the board",
        [](Json& p) { p["boats"].push_back({{"space", 9}, {"boat", "yellow"}}); },
        "bad_position supply.yellow"},
       {"one too many in hand", [](Json& p) { seat_in(p, 1)["boats"]["black"] = 1; },
        "bad_position supply.black"},
       {"one too few", [](Json& p) { add_to(p["supply"]["black"], -1); }, "bad_position supply"},
       {"one aside too many", [](Json& p) { seat_in(p, 1)["aside"] = 1; }, "bad_position supply"}});
}

TEST(YamataiCheck, YAM_S2_TokensAndMountains) {
  expect_faults(Table().tokens("1=tea 2=tea").culture(0, "tea tea tea").sanctuaries("4").json(),
                {{"a token too many", [](Json& p) { seat_in(p, 1)["culture"]["tea"] = 1; },
                  "bad_position islands"},
                 {"a mountain too few", [](Json& p) { island_in(p, 28)["mountain"] = false; },
                  "bad_position islands"},
                 {"a mountain too many", [](Json& p) { island_in(p, 1)["mountain"] = true; },
                  "bad_position islands"},
                 {"a sanctuary too many", [](Json& p) { p["sanctuaries_left"] = 8; },
                  "bad_position sanctuaries_left"},
                 {"a sanctuary too few", [](Json& p) { island_in(p, 4)["sanctuary"] = false; },
                  "bad_position sanctuaries_left"}});
}

TEST(YamataiCheck, YAM_G2_OnAnIslandLiesOneThing) {
  const Json sound = Table().tokens("1=tea").pieces(0, "2").torii("3").sanctuaries("4").json();
  expect_faults(
      sound, {{"a token in a sanctuary", [](Json& p) { island_in(p, 4)["token"] = "rice"; },
               "bad_position islands[3]"},
              {"a token beside a piece", [](Json& p) { island_in(p, 2)["token"] = "rice"; },
               "bad_position islands[1]"},
              {"a token beside a torii", [](Json& p) { island_in(p, 3)["token"] = "rice"; },
               "bad_position islands[2]"},
              {"a palace in a sanctuary", [](Json& p) { island_in(p, 4)["building"] = "palace"; },
               "bad_position islands[3]"}});
}

TEST(YamataiCheck, YAM_T8_YAM_T9_WhatStandsOnTheBoardWasBuilt) {
  const Json sound = Table(3).pieces(0, "2 5").torii("3").palaces("6").json();
  expect_faults(
      sound, {{"a piece too many left", [](Json& p) { seat_in(p, 0)["pieces_left"] = 7; },
               "bad_position seats[0].pieces_left"},
              {"a piece without a tile", [](Json& p) { seat_in(p, 0)["built"].erase(0); },
               "bad_position seats[0].built"},
              {"another's piece", [](Json& p) { island_in(p, 2)["building"] = 1; },
               "bad_position seats[0].pieces_left"},
              {"another's tile",
               [](Json& p) { std::swap(seat_in(p, 0)["built"], seat_in(p, 1)["built"]); },
               "bad_position seats[0].built"},
              {"a torii that is a palace", [](Json& p) { island_in(p, 3)["building"] = "palace"; },
               "bad_position islands"},
              {"no torii", [](Json& p) { island_in(p, 3)["building"] = nullptr; },
               "bad_position islands"}});
}

TEST(YamataiCheck, EveryCardIsSomewhereOnce) {
  const Json sound = Table(3)
                         .specialists(1, "riu")
                         .specialist_row("yasoma=4 - izanagi")
                         .row("forge theatre")
                         .reserved(1, "boathouse")
                         .json();
  expect_faults(
      sound,
      {{"a specialist twice", [](Json& p) { seat_in(p, 0)["specialists"] = {"riu"}; },
        "bad_position seats[1].specialists"},
       {"recruited and in the row", [](Json& p) { seat_in(p, 0)["specialists"] = {"yasoma"}; },
        "bad_position specialists[0]"},
       {"in the row and in the deck",
        [](Json& p) { p["specialists"][0]["specialist"] = p["specialist_deck"][2]; },
        "bad_position specialist_deck"},
       {"a specialist too few", [](Json& p) { p["specialist_deck"].erase(0); },
        "bad_position specialist_deck"},
       {"a tile twice", [](Json& p) { seat_in(p, 0)["reserved"] = {"boathouse"}; },
        "bad_position seats[1].reserved"},
       {"reserved and in the row", [](Json& p) { seat_in(p, 1)["reserved"] = {"forge"}; },
        "bad_position buildings[0]"},
       {"twice in the row", [](Json& p) { p["buildings"][3] = "forge"; },
        "bad_position buildings[3]"},
       {"twice in the deck", [](Json& p) { p["building_deck"][3] = p["building_deck"][2]; },
        "bad_position building_deck"},
       {"a tile too few", [](Json& p) { p["buildings"][0] = nullptr; },
        "bad_position building_deck"}});
}

TEST(YamataiCheck, YAM_S3_YAM_R4_Fleets) {
  // Fleets 1 to 3 lie face up.
  const Json sound = Table().place(1).json();
  expect_faults(
      sound,
      {{"played twice", [](Json& p) { p["played"][0] = 1; }, "bad_position played[1]"},
       {"played and on the track", [](Json& p) { p["track"][0] = 10; }, "bad_position track[0]"},
       {"twice on the track", [](Json& p) { p["track"][1] = 2; }, "bad_position track[1]"},
       {"nowhere", [](Json& p) { p["track"][0] = nullptr; }, "bad_position track"},
       {"taken from those face down", [](Json& p) { std::swap(p["track"][3], p["track"][7]); },
        "bad_position track[7]"},
       {"face up further right", [](Json& p) { p["track_lots"][5] = 0; },
        "bad_position track_lots[5]"},
       {"face down among the first", [](Json& p) { p["track_lots"][1] = 1; },
        "bad_position track_lots[1]"},
       {"a block left out", [](Json& p) { p["track_lots"][5] = 2; }, "bad_position track_lots[5]"},
       {"blocks that fall", [](Json& p) { p["track_lots"][9] = 1; },
        "bad_position track_lots[9]"}});
}

TEST(YamataiCheck, YAM_H1_WhatIsSeen) {
  const Json sound = Table().knows(0, "1,3=forge").building_deck("theatre forge").json();
  expect_faults(
      as_seen(sound, 0),
      {{"a deck too large", [](Json& p) { add_to(p["building_deck"], 1); },
        "bad_position building_deck"},
       {"specialists too few", [](Json& p) { add_to(p["specialist_deck"], -1); },
        "bad_position specialist_deck"},
       {"known and on the table", [](Json& p) { p["buildings"][0] = "forge"; },
        "bad_position building_deck"},
       {"an order of face-down fleets", [](Json& p) { std::swap(p["track"][7], p["track"][8]); },
        "bad_position track[8]"},
       {"two who know",
        [](Json& p) { seat_in(p, 1)["knows"] = {{{"places", {8}}, {"buildings", {"theatre"}}}}; },
        "bad_position seats"}});
}

// ---- the course of the game

TEST(YamataiCheck, YAM_T12_WhoseTurnItIs) {
  expect_faults(Table(3).active(1).json(),
                {{"another's", [](Json& p) { p["active"] = 0; }, "bad_position active"},
                 {"nobody's", [](Json& p) { p["active"] = nullptr; }, "bad_position active"},
                 {"another place", [](Json& p) { p["place"] = 2; }, "bad_position turn"},
                 {"past the round", [](Json& p) { p["place"] = 3; }, "bad_position place"},
                 {"another round", [](Json& p) { p["round"] = 3; }, "bad_position turn"},
                 {"a turn too few", [](Json& p) { p["order"] = {0, 1, 1}; }, "bad_position order"},
                 {"without a fleet", [](Json& p) { std::swap(p["played"][1], p["played"][2]); },
                  "bad_position played[1]"},
                 {"after the cap", [](Json& p) { p["turn_cap"] = 7; }, "bad_position turn"}});
  expect_faults(
      Table(3).choosing_fleet().json(),
      {{"a fleet before it is chosen", [](Json& p) { std::swap(p["played"][0], p["track"][0]); },
        "bad_position played[0]"}});
}

TEST(YamataiCheck, YAM_S4_TheFirstRoundRepeatsItsOrder) {
  expect_faults(Table().round(0).order("1 0 1 0").json(),
                {{"not so", [](Json& p) { p["order"] = {1, 0, 0, 1}; }, "bad_position order[2]"}});
  EXPECT_TRUE(yamatai().parse_position(Table().order("1 0 0 1").json()));
}

TEST(YamataiCheck, YAM_E1_TheEnd) {
  expect_faults(
      Table(3).supply("black=0").json(),
      {{"before the preparation", [](Json& p) { p["trigger"] = "boats"; }, "bad_position trigger"},
       {"over by nothing", [](Json& p) { p["over"] = "rules"; }, "bad_position trigger"},
       {"over before the cap", [](Json& p) { p["over"] = "turn_cap"; }, "bad_position over"},
       {"too many coins", [](Json& p) { seat_in(p, 0)["coins"] = 40000; },
        "bad_field seats[0].coins"}});
  const Json last = Table(3).pieces(0, "1 2 3 4 5 6 7 8").triggered("pieces").json();
  expect_faults(last,
                {{"unnoticed", [](Json& p) { p["trigger"] = nullptr; }, "bad_position trigger"},
                 {"by another", [](Json& p) { p["trigger"] = "boats"; }, "bad_position trigger"}});
}

TEST(YamataiCheck, YAM_E1_AFinishedGame) {
  const Json sound = Table(3)
                         .buildings_left(0)
                         .row("forge - theatre")
                         .triggered("buildings")
                         .field("over", "rules")
                         .field("active", nullptr)
                         .field("place", 3)
                         .field("turn", 6)
                         .field("played", {10, 9, 8})
                         .track("1 2 - - - / 3 4 / 5 6 7")
                         .fleet(0)
                         .steps(Json::array())
                         .json();
  expect_faults(
      sound,
      {{"by what did not run out", [](Json& p) { p["trigger"] = "specialists"; },
        "bad_position trigger"},
       {"by nothing",
        [](Json& p) {
          for (const int i : {1, 3, 4}) {
            p["buildings"][static_cast<std::size_t>(i)] = seat_in(p, 2)["reserved"][0];
            seat_in(p, 2)["reserved"].erase(0);
          }
          p["trigger"] = nullptr;
        },
        "bad_position over"},
       {"within a round", [](Json& p) { p["place"] = 2; }, "bad_position place"},
       {"another number of turns", [](Json& p) { p["turn"] = 5; }, "bad_position turn"},
       {"somebody's turn", [](Json& p) { p["active"] = 0; }, "bad_position active"},
       {"something to decide", [](Json& p) { p["steps"] = {{{"step", "main"}, {"seat", 0}}}; },
        "bad_position steps"},
       {"something used", [](Json& p) { p["used"] = {"fleet"}; }, "bad_position used"},
       {"something traded", [](Json& p) { p["trades"] = 1; }, "bad_position trades"}});
}

// ---- this turn

TEST(YamataiCheck, YAM_T2_YAM_P19_WhatWasUsedIsThere) {
  expect_faults(
      Table(3).specialists(0, "raijin").used("gild").json(),
      {{"a fleet without a power", [](Json& p) { p["used"] = {"fleet"}; }, "bad_position used"},
       {"another's power", [](Json& p) { p["used"] = {"cleanse"}; }, "bad_position used"},
       {"a power of nobody", [](Json& p) { p["used"] = {"token_for_coins"}; }, "bad_position used"},
       {"too many trades", [](Json& p) { p["trades"] = 2; }, "bad_position trades"}});
  expect_faults(
      Table(3).specialists(0, "raijin").hand(0, "brown red").free_boat().json(),
      {{"before the fleet is whole", [](Json& p) { p["used"] = {"gild"}; }, "bad_position used"},
       {"traded before", [](Json& p) { p["trades"] = 1; }, "bad_position trades"}});
  EXPECT_TRUE(yamatai().parse_position(Table().specialists(0, "izanagi").trades(2).json()));
}

TEST(YamataiCheck, YAM_T4_YAM_F7_BoatsPlaced) {
  expect_faults(
      placing().json(),
      {{"where none lies", [](Json& p) { p["placed"] = {1, 2, 3}; }, "bad_position placed"},
       {"the last one elsewhere", [](Json& p) { p["last"] = 48; }, "bad_position last"},
       {"the last one nowhere", [](Json& p) { p["last"] = nullptr; }, "bad_position last"},
       {"not begun", [](Json& p) { p["begun"] = false; }, "bad_position placed"}});
  expect_faults(Table().boats("1=green").port().json(),
                {{"after placing", [](Json& p) { p["begun"] = true; }, "bad_position begun"},
                 {"placed before", [](Json& p) { p["placed"] = {1}; }, "bad_position placed"}});
  EXPECT_TRUE(yamatai().parse_position(placing().fleet(7).last(0).used("fleet").json()));
  expect_faults(Table(3).boats("1=green").free_boat().json(), {{"before the fleet is whole",
                                                                [](Json& p) {
                                                                  p["begun"] = true;
                                                                  p["placed"] = {1};
                                                                  p["last"] = 1;
                                                                },
                                                                "bad_position begun"}});
}

TEST(YamataiCheck, YAM_T6_Collecting) {
  expect_faults(competing().json(),
                {{"from an island with a token", [](Json& p) { p["collected"] = {1}; },
                  "bad_position collected"},
                 {"from an island far away", [](Json& p) { p["collected"] = {12}; },
                  "bad_position collected"},
                 {"nothing to take",
                  [](Json& p) {
                    for (std::size_t i = 1; i <= 3; ++i) island_in(p, i)["token"] = nullptr;
                  },
                  "bad_position steps[0]"}});
  expect_faults(
      Table(3)
          .boats("1=green 48=red")
          .placed("1 48")
          .tokens("23=tea 30=tea")
          .collecting("2")
          .json(),
      {{"two by one boat", [](Json& p) { p["collected"] = {1, 2}; }, "bad_position collected"}});
  expect_faults(placing().json(), {{"before collecting", [](Json& p) { p["collected"] = {12}; },
                                    "bad_position collected"}});
}

// A boat on every space and nearly every tile reserved: no game comes to it, and a list of all that
// could be built would not be whole.
TEST(YamataiCheck, MoreMovesThanThereIsRoomFor) {
  const char* const colours[] = {"green", "brown", "black", "red", "yellow"};
  std::string boats;
  std::string placed;
  for (int space = 1; space <= 53; ++space) {
    boats += std::to_string(space) + "=" + colours[space % 5] + " ";
    placed += std::to_string(space) + " ";
  }
  Json p = Table(2).fleet(9).boats(boats).placed(placed).json();
  EXPECT_TRUE(yamatai().parse_position(p));
  std::swap(seat_in(p, 0)["reserved"], p["building_deck"]);
  const auto read = yamatai().parse_position(p);
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().where, "steps");
}

// ---- steps

void put_first(Json& p, const Json& step) { p["steps"].insert(p["steps"].begin(), step); }

TEST(YamataiCheck, StepsThatNoTurnComesTo) {
  expect_faults(
      Table(3).hand(0, "brown").json(),
      {{"none", [](Json& p) { p["steps"] = Json::array(); }, "bad_position steps"},
       {"another's step", [](Json& p) { p["steps"][1]["seat"] = 1; }, "bad_position steps[1].seat"},
       {"no end", [](Json& p) { p["steps"].erase(3); }, "bad_position steps[2]"},
       {"no recruiting", [](Json& p) { p["steps"].erase(2); }, "bad_position steps[1]"},
       {"no port", [](Json& p) { p["steps"].erase(1); }, "bad_position steps[0]"},
       {"recruited before", [](Json& p) { p["steps"][2]["recruited"] = true; },
        "bad_position steps[1]"},
       {"a step twice", [](Json& p) { put_first(p, p["steps"][0]); }, "bad_position steps[0]"},
       {"a turn that has not begun", [](Json& p) { p["steps"] = {{{"step", "turn_start"}}}; },
        "bad_position steps[0]"},
       {"a free boat of fleet 1",
        [](Json& p) { put_first(p, {{"step", "free_boat"}, {"seat", 0}, {"left", 1}}); },
        "bad_position steps[0].left"},
       {"another's extra token", [](Json& p) { p["steps"][0]["step"] = "extra"; },
        "bad_position steps[0]"}});
}

TEST(YamataiCheck, YAM_P10_TheExtraTokenFollowsTheCollecting) {
  expect_faults(competing().json(), {{"without Ebisu",
                                      [](Json& p) {
                                        const Json collect = p["steps"][0];
                                        p["steps"][0]["step"] = "extra";
                                        put_first(p, collect);
                                      },
                                      "bad_position steps[0]"}});
  const Json sound = placing().specialists(0, "ebisu").collecting("", true).json();
  expect_faults(
      sound, {{"Ebisu forgotten", [](Json& p) { p["steps"].erase(1); }, "bad_position steps[0]"}});
}

TEST(YamataiCheck, YAM_F9_ComesWithTheBuilding) {
  EXPECT_TRUE(yamatai().parse_position(Table().fleet(9).used("fleet").recruiting().json()));
  expect_faults(Table().fleet(9).boats("1=green").json(),
                {{"used before", [](Json& p) { p["used"] = {"fleet"}; }, "bad_position used"}});
  expect_faults(
      competing().fleet(9).json(),
      {{"while collecting", [](Json& p) { p["used"] = {"fleet"}; }, "bad_position used"}});
}

TEST(YamataiCheck, StepsOfAPower) {
  expect_faults(
      placing().with_token(1).json(),
      {{"not used", [](Json& p) { p["used"] = Json::array(); }, "bad_position steps[0]"},
       {"of another fleet",
        [](Json& p) { p["steps"][0] = {{"step", "with_boat"}, {"seat", 0}, {"space", 1}}; },
        "bad_position steps[0]"},
       {"a second power", [](Json& p) { put_first(p, p["steps"][0]); }, "bad_position steps[0]"},
       {"no token there", [](Json& p) { p["steps"][0]["island"] = 8; },
        "bad_position steps[0].island"},
       {"none above it", [](Json& p) { p["steps"][0]["island"] = 3; }, "bad_position steps[0]"}});
  expect_faults(
      placing().removing(1, 7).json(),
      {{"too many left", [](Json& p) { p["steps"][0]["left"] = 2; }, "bad_position steps[0].left"},
       {"not removed", [](Json& p) { p["steps"][0]["space"] = 1; },
        "bad_position steps[0].space"}});
  expect_faults(placing().with_boat(1).json(),
                {{"no boat there", [](Json& p) { p["steps"][0]["space"] = 7; },
                  "bad_position steps[0].space"}});
  expect_faults(
      Table().hand(0, "brown red").free_boat().json(),
      {{"too many left", [](Json& p) { p["steps"][0]["left"] = 2; }, "bad_position steps[0].left"},
       {"beside the fleet", [](Json& p) { put_first(p, {{"step", "fleet"}, {"seat", 0}}); },
        "bad_position played[0]"}});
}

TEST(YamataiCheck, YAM_F3_WhoLooksKnowsTheTiles) {
  expect_faults(
      Table().knows(0, "0 1 2 5,9").sorting(3).json(),
      {{"too few", [](Json& p) { p["steps"][0]["count"] = 2; }, "bad_position steps[0].count"},
       {"not the second one", [](Json& p) { seat_in(p, 0)["knows"].erase(1); },
        "bad_position seats[0].knows"},
       {"not which is which",
        [](Json& p) {
          Json& knows = seat_in(p, 0)["knows"];
          knows[0]["places"] = {0, 1};
          knows[0]["buildings"].push_back(knows[1]["buildings"][0]);
          knows.erase(1);
        },
        "bad_position seats[0].knows"}});
  EXPECT_TRUE(
      yamatai().parse_position(Table().buildings_left(2).knows(0, "0 1").sorting(2).json()));
}

}  // namespace
}  // namespace kaisho::yamatai_tests
