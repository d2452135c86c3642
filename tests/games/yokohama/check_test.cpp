// Positions that play could not have led to are refused when they are loaded.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/yokohama/steps.h"

namespace kaisho::yokohama_tests {
namespace {

Json placing() { return Table(3).assistants(0, "bank=2").orders(1, "order-30").json(); }
Json as_seen(const Json& json) {
  return yokohama().position_json(yokohama().observe(Scene(json).position(), 0));
}

const auto seat_in = [](Json& p, std::size_t i) -> Json& { return p["seats"][i]; };
const auto area_in = [](Json& p, std::size_t i) -> Json& { return p["areas"][i]; };

TEST(YokohamaCheck, YOK_S1_AreasAndTiles) {
  expect_faults(
      placing(),
      {{"a bank too many", [](Json& p) { area_in(p, 6)["area"] = "bank#2"; },
        "bad_position areas[6].area"},
       {"no tile", [](Json& p) { area_in(p, 0)["tile"] = nullptr; }, "bad_position areas[0].tile"},
       {"a tile on the canal", [](Json& p) { area_in(p, 13)["tile"] = "building-24"; },
        "bad_position areas[13].tile"},
       {"a tile twice", [](Json& p) { area_in(p, 1)["tile"] = area_in(p, 0)["tile"]; },
        "bad_position areas[1].tile"},
       {"an assistant on the canal", [](Json& p) { area_in(p, 13)["assistants"][0] = 1; },
        "bad_position areas[13]"}});
}

TEST(YokohamaCheck, YOK_C1_EveryPieceIsSomewhereOnce) {
  expect_faults(
      placing(),
      {{"an assistant too many", [](Json& p) { area_in(p, 0)["assistants"][1] = 1; },
        "bad_position seats[1].hand.assistants"},
       {"one on the church too many", [](Json& p) { p["church"][0] = 1; },
        "bad_position seats[1].hand.assistants"},
       {"one on an achievement too many", [](Json& p) { p["achievements"][0]["met"] = {1}; },
        "bad_position seats[1].hand.assistants"},
       {"a shop too many", [](Json& p) { area_in(p, 0)["shops"][1] = 1; },
        "bad_position seats[1].hand.shops"},
       {"a house too few", [](Json& p) { seat_in(p, 2)["warehouse"]["houses"] = 3; },
        "bad_position seats[2].hand.houses"},
       {"pieces back in the warehouse",
        [](Json& p) {
          seat_in(p, 1)["hand"]["shops"] = 0;
          seat_in(p, 1)["warehouse"]["shops"] = 8;
        },
        "bad_position seats[1].warehouse.shops"},
       {"a president on the canal", [](Json& p) { seat_in(p, 1)["president"] = "canal"; },
        "bad_position seats[1].president"}});
  expect_faults(Table().shops(0, "bank:1").json(), {{"two shops of one player",
                                                     [](Json& p) {
                                                       area_in(p, 4)["shops"][2] = 0;
                                                       seat_in(p, 0)["hand"]["shops"] = 1;
                                                     },
                                                     "bad_position areas[4].shops"}});
}

TEST(YokohamaCheck, YOK_S8_CoveredSlotsAreNeutralWithTwo) {
  expect_faults(Table().json(), {{"a covered slot free", [](Json& p) { p["church"][1] = nullptr; },
                                  "bad_position church[1]"},
                                 {"another covered", [](Json& p) { p["customs"][0] = "neutral"; },
                                  "bad_position customs[0]"}});
  expect_faults(placing(),
                {{"a neutral one with three", [](Json& p) { p["church"][1] = "neutral"; },
                  "bad_position church[1]"}});
}

TEST(YokohamaCheck, YOK_C2_Agents) {
  expect_faults(placing(),
                {{"an agent too many", [](Json& p) { seat_in(p, 0)["agents"]["uk"] = 1; },
                  "bad_position agents_left.uk"},
                 {"one too few", [](Json& p) { p["agents_left"]["us"] = 1; },
                  "bad_position agents_left.us"}});
}

TEST(YokohamaCheck, YOK_X2_Achievements) {
  const Json met = Table(3).achieved("seven-fish", {1, 0}).json();
  expect_faults(met,
                {{"another type", [](Json& p) { p["achievements"][0]["achievement"] = "ten-yen"; },
                  "bad_position achievements[0]"},
                 {"met twice", [](Json& p) { p["achievements"][0]["met"] = {1, 1}; },
                  "bad_position achievements[0].met"}});
}

TEST(YokohamaCheck, YOK_N1_TokensOfAllAchievements) {
  const Json taken = Table(3)
                         .options("achievement-tokens")
                         .achieved("seven-fish", {1})
                         .achieved("four-technologies", {1})
                         .achieved("four-trade", {1})
                         .complete(1, "complete-2")
                         .json();
  expect_faults(taken,
                {{"not taken", [](Json& p) { seat_in(p, 1)["complete"] = nullptr; },
                  "bad_position seats[1].complete"},
                 {"by another", [](Json& p) { seat_in(p, 2)["complete"] = "complete-2"; },
                  "bad_position seats[2].complete"},
                 {"not played", [](Json& p) { p["options"] = Json::array(); },
                  "bad_position seats[1].complete"},
                 {"still there", [](Json& p) { p["complete_left"].push_back("complete-2"); },
                  "bad_position seats[1].complete"},
                 {"one too many", [](Json& p) { p["complete_left"].push_back("complete-6"); },
                  "bad_position complete_left"}});
}

TEST(YokohamaCheck, YOK_K15_TheStationLiesWhereSomebodyHasIt) {
  const Json lies = Table(3).technologies(0, "station#1").station("bank").json();
  expect_faults(
      lies, {{"nowhere", [](Json& p) { p["station"] = nullptr; }, "bad_position station"},
             {"on the canal", [](Json& p) { p["station"] = "canal"; }, "bad_position station"}});
  expect_faults(placing(),
                {{"of nobody", [](Json& p) { p["station"] = "bank"; }, "bad_position station"}});
}

TEST(YokohamaCheck, EveryCardIsSomewhereOnce) {
  const Json sound = Table(3).technologies(0, "ball#1").tokens(1, "level5-03").json();
  expect_faults(
      sound,
      {{"a technology twice", [](Json& p) { seat_in(p, 1)["technologies"] = {"ball#1"}; },
        "bad_position seats[1].technologies"},
       {"two of one name",
        [](Json& p) {
          seat_in(p, 0)["technologies"].push_back("ball#2");
          std::erase(p["laboratories"]["laboratory-a"].get_ref<Json::array_t&>(), Json("ball#2"));
          p["laboratories"]["laboratory-a"].push_back(p["technology_deck"][0]);
          p["technology_deck"].erase(0);
        },
        "bad_position seats[0].technologies"},
       {"a technology too few", [](Json& p) { p["technology_deck"].erase(0); },
        "bad_position technology_deck"},
       {"an order twice", [](Json& p) { seat_in(p, 1)["orders"] = {p["order_deck"][0]}; },
        "bad_position order_deck"},
       {"an order too few", [](Json& p) { p["order_deck"].erase(0); }, "bad_position order_deck"},
       {"a token twice", [](Json& p) { area_in(p, 4)["token"] = area_in(p, 5)["token"]; },
        "bad_position areas[5].token"},
       {"a token too few", [](Json& p) { area_in(p, 4)["token"] = nullptr; }, "bad_position areas"},
       {"a token that is not played",
        [](Json& p) { area_in(p, 4)["token"] = "independent-agent-1"; }, "bad_position options"},
       {"one used that is none", [](Json& p) { seat_in(p, 1)["independents_used"] = 1; },
        "bad_position seats[1].independents_used"},
       {"a gap in a port", [](Json& p) { p["ports"]["port-a"][2] = nullptr; },
        "bad_position ports.port-a"},
       {"a gap in a laboratory", [](Json& p) { p["laboratories"]["laboratory-a"][2] = nullptr; },
        "bad_position laboratories.laboratory-a"}});
  expect_faults(Table(3).technologies_left(0).laboratory("laboratory-a", "ball#1 ball#2").json(),
                {{"not from the left",
                  [](Json& p) {
                    p["laboratories"]["laboratory-a"] = {"ball#1", nullptr, "ball#2",
                                                         nullptr,  nullptr, nullptr};
                  },
                  "bad_position laboratories.laboratory-a"}});
}

TEST(YokohamaCheck, YOK_C4_Hands) {
  expect_faults(placing(),
                {{"four orders",
                  [](Json& p) {
                    for (int i = 0; i < 3; ++i) {
                      seat_in(p, 0)["orders"].push_back(p["order_deck"][0]);
                      p["order_deck"].erase(0);
                    }
                  },
                  "bad_position seats[0].orders"},
                 {"none put away", [](Json& p) { seat_in(p, 0)["put_away"] = nullptr; },
                  "bad_position seats[0].put_away"},
                 {"something unknown", [](Json& p) { seat_in(p, 0)["kept"] = "unknown"; },
                  "bad_position seats[0].kept"}});
}

TEST(YokohamaCheck, YOK_C3_WhatIsSeen) {
  expect_faults(
      as_seen(placing()),
      {{"a deck too large", [](Json& p) { p["order_deck"] = 14; }, "bad_position order_deck"},
       {"technologies too few", [](Json& p) { p["technology_deck"] = 23; },
        "bad_position technology_deck"},
       {"one more known", [](Json& p) { seat_in(p, 1)["fulfilled"] = {"order-20"}; },
        "bad_position order_deck"}});
}

TEST(YokohamaCheck, YOK_S9_WhoseTurnItIs) {
  expect_faults(
      placing(),
      {{"another's", [](Json& p) { p["active"] = 1; }, "bad_position active"},
       {"another first", [](Json& p) { p["first"] = 1; }, "bad_position active"},
       {"an agent used by nobody", [](Json& p) { p["used"] = {"agent"}; }, "bad_position used"}});
}

TEST(YokohamaCheck, YOK_E1_YOK_E2_TheEnd) {
  expect_faults(
      placing(),
      {{"nothing did it", [](Json& p) { p["last_turn"] = 18; }, "bad_position last_turn"},
       {"it was not reached", [](Json& p) { p["trigger"] = "church", p["last_turn"] = 18; },
        "bad_position trigger"},
       {"after the cap", [](Json& p) { p["turn_cap"] = 12; }, "bad_position turn"},
       {"over by nothing", [](Json& p) { p["over"] = "rules"; }, "bad_position over"},
       {"over before the cap", [](Json& p) { p["over"] = "turn_cap"; }, "bad_position over"},
       {"too many points", [](Json& p) { seat_in(p, 0)["points"] = 40000; },
        "bad_position seats[0].points"}});
  const Json last = Table(3)
                        .slots(0, "church-1 church-2 church-3 church-4 church-5")
                        .triggered("church", 15)
                        .json();
  expect_faults(last,
                {{"unnoticed", [](Json& p) { p["trigger"] = nullptr, p["last_turn"] = nullptr; },
                  "bad_position trigger"},
                 {"too late", [](Json& p) { p["last_turn"] = 21; }, "bad_position last_turn"},
                 {"too early", [](Json& p) { p["last_turn"] = 12; }, "bad_position last_turn"},
                 {"within a round", [](Json& p) { p["last_turn"] = 16; }, "bad_position last_turn"},
                 {"by another", [](Json& p) { p["trigger"] = "houses"; }, "bad_position trigger"}});
}

TEST(YokohamaCheck, StepsThatNoTurnComesTo) {
  expect_faults(
      placing(),
      {{"none", [](Json& p) { p["steps"] = Json::array(); }, "bad_position steps"},
       {"another's step", [](Json& p) { p["steps"][1]["seat"] = 1; }, "bad_position steps[1].seat"},
       {"no end", [](Json& p) { p["steps"].erase(3); }, "bad_position steps[2]"},
       {"no phase C", [](Json& p) { p["steps"].erase(2); }, "bad_position steps[1]"},
       {"phase A instead", [](Json& p) { p["steps"][2]["phase"] = "A"; }, "bad_position steps[2]"},
       {"a placement alone", [](Json& p) { p["steps"].erase(1); }, "bad_position steps[0]"},
       {"a step twice", [](Json& p) { p["steps"].insert(p["steps"].begin(), p["steps"][0]); },
        "bad_position steps[0]"},
       {"too many placed",
        [](Json& p) { p["steps"][0]["placed"] = 3, p["steps"][0]["last"] = "bank"; },
        "bad_position steps[0].placed"},
       {"placed nowhere", [](Json& p) { p["steps"][0]["placed"] = 1; },
        "bad_position steps[0].last"},
       {"placed where nobody is",
        [](Json& p) { p["steps"][0]["placed"] = 1, p["steps"][0]["last"] = "church"; },
        "bad_position steps[0].last"},
       {"nothing to place",
        [](Json& p) {
          area_in(p, 5)["assistants"][0] = 10;
          seat_in(p, 0)["hand"]["assistants"] = 0;
        },
        "bad_position steps[0]"},
       {"an action that nobody does",
        [](Json& p) { p["action"] = {{"area", "bank"}, {"power", 3}}; }, "bad_position action"},
       {"a walk of nobody", [](Json& p) { p["walked"] = {"bank"}; }, "bad_position walked"}});
}

TEST(YokohamaCheck, StepsOfSetUpAndMovement) {
  expect_faults(
      Table(3).first(2).keeping(2).json(),
      {{"too many left", [](Json& p) { p["steps"][0]["left"] = 4; }, "bad_position steps[0].left"},
       {"another's choice", [](Json& p) { p["steps"][0]["seat"] = 1; },
        "bad_position steps[0].seat"},
       {"after the first turn", [](Json& p) { p["turn"] = 3; }, "bad_position steps[0].left"}});
  expect_faults(
      walking().json(),
      {{"from nowhere", [](Json& p) { p["walked"] = {"bank"}; }, "bad_position walked"},
       {"not there", [](Json& p) { p["walked"] = {"copper-mine", "silk-factory"}; },
        "bad_position walked"},
       {"in hand", [](Json& p) { seat_in(p, 0)["president"] = nullptr; }, "bad_position walked"}});
  expect_faults(
      Table(3)
          .assistants(0, "bank=2")
          .steps({{{"step", "take_back"}, {"from", 3}}, "secondary C", "turn_end"})
          .json(),
      {{"not taken back", [](Json& p) { seat_in(p, 0)["president"] = "bank"; },
        "bad_position steps[0]"},
       {"from beyond", [](Json& p) { p["steps"][0]["from"] = 19; }, "bad_position steps[0].from"}});
}

TEST(YokohamaCheck, StepsOfAnAction) {
  expect_faults(
      acting("bank", 5, {"level5", "build", "recall"}).json(),
      {{"no power", [](Json& p) { p["action"] = nullptr; }, "bad_position action"},
       {"on the canal", [](Json& p) { p["action"]["area"] = "canal"; }, "bad_position action.area"},
       {"neither president nor agent", [](Json& p) { p["action"]["area"] = "church"; },
        "bad_position action.area"},
       {"a step missing", [](Json& p) { p["steps"].erase(1); }, "bad_position steps[0]"},
       {"an action of another area",
        [](Json& p) {
          const Json exchange = {{"step", "exchange"}, {"seat", 0}, {"left", 1}};
          p["steps"].insert(p["steps"].begin(), exchange);
        },
        "bad_position action.area"}});
  expect_faults(paying_faith().json(),
                {{"another faith", [](Json& p) { p["steps"][0]["lacking"] = 1; },
                  "bad_position steps[0].lacking"},
                 {"a slot that is taken",
                  [](Json& p) {
                    p["church"][1] = 1;
                    seat_in(p, 1)["hand"]["assistants"] = 7;
                  },
                  "bad_position steps[0].slot"},
                 {"a reward before it is paid",
                  [](Json& p) {
                    const Json moves = {{"step", "moves"}, {"seat", 0}, {"left", 1}};
                    p["steps"].insert(p["steps"].begin(), moves);
                  },
                  "bad_position steps[0]"},
                 {"nobody to go there",
                  [](Json& p) {
                    area_in(p, 7)["assistants"][0] = 0;
                    area_in(p, 5)["assistants"][0] = 3;
                  },
                  "bad_position steps[0].from"},
                 {"too little to pay with",
                  [](Json& p) {
                    seat_in(p, 0)["goods"] = {{"copper", 0}, {"silk", 0}, {"tea", 0}, {"fish", 0}};
                    seat_in(p, 0)["yen"] = 2, seat_in(p, 0)["imports"] = 0;
                  },
                  "bad_position steps[0]"}});
  expect_faults(paying_production().json(),
                {{"another price", [](Json& p) { p["steps"][0]["lacking"] = 2; },
                  "bad_position steps[0].lacking"},
                 {"another board", [](Json& p) { p["steps"][0]["board"] = "laboratory-b"; },
                  "bad_position action.area"}});
  expect_faults(putting_station().json(),
                {{"no card was taken",
                  [](Json& p) {
                    p["laboratories"]["laboratory-a"][1] = p["technology_deck"][0];
                    p["technology_deck"].erase(0);
                  },
                  "bad_position laboratories.laboratory-a"},
                 {"no flag", [](Json& p) { p["steps"].erase(1); }, "bad_position steps[0]"}});
}

TEST(YokohamaCheck, StepsOfRewards) {
  const Json flag = {{"step", "flag"}, {"seat", 0}, {"flag", "uk"}};
  const Json moves = {{"step", "moves"}, {"seat", 0}, {"left", 2}};
  const Json good = {{"step", "any_good"}, {"seat", 0}, {"left", 1}, {"extra", false}};
  const Json sound = Table(3)
                         .fulfilled(0, "order-05")
                         .steps({good, moves, flag, "secondary C", "turn_end"})
                         .json();
  expect_faults(
      sound,
      {{"in another order", [](Json& p) { std::swap(p["steps"][0], p["steps"][1]); },
        "bad_position steps[0]"},
       {"of nothing", [](Json& p) { p["steps"].erase(2); }, "bad_position steps[1]"},
       {"none left", [](Json& p) { p["steps"][1]["left"] = 0; }, "bad_position steps[1].left"},
       {"no card of the flag", [](Json& p) { p["steps"][2]["flag"] = "netherlands"; },
        "bad_position steps[2].flag"}});
}

// YOK-C3: a view is that of one seat or of a spectator.
TEST(YokohamaCheck, AnObservationShowsOneHandAtMost) {
  const Scene scene(Table(3).kept(0, "order-01").put_away(0, "order-02"));
  const Json whole = scene.json();
  const Json view = yokohama().position_json(yokohama().observe(scene.position(), 0));
  expect_faults(
      view, {{"another's hand too",
              [&](Json& p) {
                seat_in(p, 1)["kept"] = whole["seats"][1]["kept"];
                seat_in(p, 1)["put_away"] = whole["seats"][1]["put_away"];
              },
              "bad_position seats[1].put_away"},
             {"half a hand", [&](Json& p) { seat_in(p, 1)["kept"] = whole["seats"][1]["kept"]; },
              "bad_position seats[1].kept"}});
}

}  // namespace
}  // namespace kaisho::yokohama_tests
