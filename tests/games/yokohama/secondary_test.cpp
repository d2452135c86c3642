// Phases A and C: agents (YOK-X1), achievements (YOK-X2), orders (YOK-X3), their number and order
// (YOK-X5).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/yokohama/table.h"

namespace kaisho::yokohama_tests {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

// ---- YOK-X1

TEST(YokohamaSecondary, YOK_X1_AnAgentActsOnAnArea) {
  Scene scene(Table().phase_a().agents(0, "uk").assistants(0, "tea-plantation=2"));
  EXPECT_THAT(scene.legal(), ElementsAre("agent tea-plantation", "done"));
  scene.play({"agent tea-plantation"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("now: place 0 last - placed 0", "used: agent", "agents 0: uk!",
                                   "tea 0: 3", "hand 0: 10 2 0", "assistants tea-plantation: 0 0"));
  EXPECT_THAT(scene.events(),
              ElementsAre("YOK-X1 agent_used area:tea-plantation cell:2 flag:uk seat:0",
                          "YOK-A1 acted area:tea-plantation cell:2 power:2 seat:0",
                          "YOK-A3 gained count:2 resource:tea seat:0",
                          "YOK-R1 recalled area:tea-plantation cell:2 count:2 seat:0 stayed:0"));
}

TEST(YokohamaSecondary, YOK_X1_OncePerTurnInAOrInC) {
  const Table table = Table().phase_a().agents(0, "uk us").assistants(0, "bank fishing-port=3");
  Scene in_a(table);
  in_a.play({"agent bank"});
  EXPECT_EQ(in_a.says("agents 0"), "us uk!");
  EXPECT_THAT(in_a.refusals("agent"), IsEmpty());  // phase A is over: nothing else was left
  in_a.play({"place church", "done", "go church", "done"});
  EXPECT_EQ(in_a.says("active"), "1");  // and phase C too, with an agent face up
  EXPECT_EQ(in_a.says("used"), "");
  Scene in_c(table);
  in_c.play({"done", "place church", "done", "go bank"});
  EXPECT_EQ(in_c.says("now"), "secondary 0 phase C");
  EXPECT_THAT(in_c.legal(), ElementsAre("agent fishing-port", "agent church", "done"));
}

TEST(YokohamaSecondary, YOK_X1_NotTwiceInOnePhase) {
  Scene scene(Table()
                  .phase_a()
                  .agents(0, "uk us")
                  .assistants(0, "bank fishing-port=3")
                  .orders(0, "order-12")
                  .stock(0, "tea=4"));
  scene.play({"agent bank"});
  EXPECT_THAT(scene.legal(), ElementsAre("fulfil order-12", "done"));
  EXPECT_EQ(scene.refusals("agent").size(), 10U);
  EXPECT_THAT(scene.refusals("agent fishing-port"),
              ElementsAre("agent fishing-port: YOK-X1 agent_used 0 0"));
}

TEST(YokohamaSecondary, YOK_X1_AgainInTheNextTurn) {
  Scene scene(Table()
                  .phase_c()
                  .agents(0, "uk us")
                  .assistants(0, "bank fishing-port")
                  .assistants(1, "bank fishing-port"));
  scene.play({"agent bank"});
  EXPECT_EQ(scene.says("active"), "1");
  scene.play({"place copper-mine", "done", "go copper-mine"});
  EXPECT_EQ(scene.says("now"), "secondary 0 phase A");
  EXPECT_THAT(scene.legal(), ElementsAre("agent fishing-port", "done"));
}

TEST(YokohamaSecondary, YOK_X1_WhereAndWhereNot) {
  const Scene scene(Table(3)
                        .phase_a()
                        .agents(0, "germany")
                        .assistants(0, "bank church=2 customs")
                        .assistants(1, "port-a")
                        .president(0, "church")
                        .president(1, "bank")
                        .president(2, "customs"));
  EXPECT_THAT(scene.legal("agent"), ElementsAre("agent bank", "agent customs"));
  EXPECT_THAT(scene.refusals("agent c"),
              ElementsAre("agent copper-mine: YOK-X1 no_own_assistant 0 0",
                          "agent chinatown: YOK-X1 no_own_assistant 0 0",
                          "agent church: YOK-X1 own_president_there 0 0",
                          "agent canal: YOK-X1 no_own_assistant 0 0"));
  EXPECT_THAT(scene.refusals("agent port-a"),
              ElementsAre("agent port-a: YOK-X1 no_own_assistant 0 0"));
}

TEST(YokohamaSecondary, YOK_X1_OpposingPresidentsAreNotPaid) {
  Scene scene(Table(4)
                  .phase_a()
                  .agents(0, "germany")
                  .assistants(0, "bank=3")
                  .stock(0, "yen=0")
                  .president(1, "bank")
                  .president(2, "bank")
                  .president(3, "bank"));
  scene.play({"agent bank"});
  EXPECT_THAT(scene.changes({"agents 0", "used"}),
              UnorderedElementsAre("yen 0: 3", "hand 0: 11 2 0", "assistants bank: 0 0 0 0"));
}

TEST(YokohamaSecondary, YOK_X1_WithoutAnAgentFaceUp) {
  const auto table = [](const char* agents) {
    return Table()
        .phase_a()
        .agents(0, agents)
        .agents(1, "uk")
        .assistants(0, "bank")
        .orders(0, "order-12")
        .stock(0, "tea=4");
  };
  EXPECT_THAT(Scene(table("")).legal(), ElementsAre("fulfil order-12", "done"));
  EXPECT_THAT(Scene(table("")).refusals("agent bank"),
              ElementsAre("agent bank: YOK-X1 no_agent 0 0"));
  EXPECT_THAT(Scene(table("us! us!")).legal("agent"), IsEmpty());  // face down they stay so
  EXPECT_THAT(Scene(table("us! us!")).refusals("agent bank"),
              ElementsAre("agent bank: YOK-X1 no_agent 0 0"));
  EXPECT_THAT(Scene(table("us us!")).legal("agent"), ElementsAre("agent bank"));
}

TEST(YokohamaSecondary, YOK_X1_ThePresidentAddsNothingAndStays) {
  // Shop, trading house and station count as ever; the president elsewhere does not.
  Scene scene(Table()
                  .phase_a()
                  .agents(0, "uk")
                  .assistants(0, "bank church")
                  .shops(0, "bank:1")
                  .houses(0, "bank")
                  .station("bank")
                  .technologies(1, "station#1")
                  .president(0, "church"));
  scene.play({"agent bank"});
  EXPECT_THAT(scene.events("YOK-A1"), ElementsAre("YOK-A1 acted area:bank cell:4 power:4 seat:0"));
  EXPECT_EQ(scene.says("president 0"), "church");
  EXPECT_EQ(scene.number("yen 0"), 7);
}

TEST(YokohamaSecondary, YOK_X1_StepsThreeToSix) {
  Scene scene(Table()
                  .phase_c()
                  .agents(0, "france")
                  .assistants(0, "bank=5")
                  .token("bank", "level5-07")
                  .tile("bank", "building-10"));
  scene.play({"agent bank"});
  EXPECT_EQ(steps_of(scene), "level5 0, build 0, recall 0, secondary 0 phase C, turn_end");
  scene.play({"token", "shop 1"});
  EXPECT_THAT(scene.changes({"turn", "active"}),
              UnorderedElementsAre("agents 0: france!", "yen 0: 8", "imports 0: 1", "points 0: 3",
                                   "tokens 0: level5-07", "token bank: -", "shops bank: 0 - - -",
                                   "hand 0: 13 1 0", "assistants bank: 0 0"));
}

TEST(YokohamaSecondary, YOK_X1_PowerFourBuildsWithoutAToken) {
  Scene scene(Table().phase_a().agents(0, "france").assistants(0, "bank=4"));
  scene.play({"agent bank"});
  EXPECT_EQ(scene.says("now"), "build 0");
  EXPECT_THAT(scene.refusals("token"), ElementsAre("token: YOK-L1 power_too_low 4 5"));
}

TEST(YokohamaSecondary, YOK_X1_AnAgentGotThisTurnMayBeUsed) {
  Scene scene(Table()
                  .phase_a()
                  .assistants(0, "bank")
                  .fulfilled(0, "order-11")
                  .orders(0, "order-12")
                  .stock(0, "tea=4"));
  EXPECT_THAT(scene.legal("agent"), IsEmpty());
  scene.play({"fulfil order-12"});
  EXPECT_EQ(scene.says("agents 0"), "us");
  EXPECT_THAT(scene.legal(), ElementsAre("agent bank", "done"));
  scene.play({"agent bank"});
  EXPECT_EQ(scene.says("agents 0"), "us!");
}

TEST(YokohamaSecondary, YOK_X1_AlsoAfterThePresidentWasTakenBack) {
  Scene scene(
      Table().moving().agents(0, "uk").assistants(0, "bank fishing-port").president(0, "bank"));
  scene.play({"take-back", "done"});
  EXPECT_THAT(scene.legal(), ElementsAre("agent fishing-port", "agent bank", "done"));
}

TEST(YokohamaSecondary, YOK_X1_TheFirstFlagIsTurnedDown) {
  Scene scene(Table().phase_a().agents(0, "netherlands us us").assistants(0, "bank church=3"));
  EXPECT_THAT(scene.legal(), ElementsAre("agent bank", "agent church", "done"));
  scene.play({"agent bank"});
  EXPECT_EQ(scene.says("agents 0"), "netherlands us us!");
  EXPECT_EQ(scene.says("agents_left"), "france=2 germany=2 netherlands=0 uk=3 us=0");
}

// ---- YOK-X2

TEST(YokohamaSecondary, YOK_X2_TheFirstScoresTheUpperValue) {
  Scene scene(Table(3).phase_c().stock(0, "fish=7 points=5").assistants(0, "bank"));
  EXPECT_THAT(scene.legal(), ElementsAre("achieve seven-fish", "done"));
  scene.play({"achieve seven-fish"});
  EXPECT_THAT(scene.changes({"turn", "active"}),
              UnorderedElementsAre("points 0: 13", "hand 0: 7 2 0", "met seven-fish: 0"));
  EXPECT_THAT(scene.events("YOK-X2"),
              ElementsAre("YOK-X2 achieved achievement:seven-fish place:0 points:8 seat:0"));
}

TEST(YokohamaSecondary, YOK_X2_LaterOnesTheLower) {
  for (const std::vector<int>& before : {std::vector{3}, std::vector{3, 1}, std::vector{1, 2, 3}}) {
    Scene scene(Table(4).phase_c().stock(0, "fish=7").achieved("seven-fish", before));
    scene.play({"achieve seven-fish"});
    EXPECT_EQ(scene.number("points 0"), 5);
    EXPECT_EQ(scene.events("YOK-X2")[0], "YOK-X2 achieved achievement:seven-fish place:" +
                                             std::to_string(before.size()) + " points:5 seat:0");
  }
}

TEST(YokohamaSecondary, YOK_X2_OnceEachPlayer) {
  const Scene scene(Table()
                        .phase_a()
                        .stock(0, "fish=7")
                        .agents(0, "uk")
                        .assistants(0, "bank")
                        .achieved("seven-fish", {0}));
  EXPECT_THAT(scene.legal("achieve"), IsEmpty());
  EXPECT_THAT(scene.refusals("achieve seven"),
              ElementsAre("achieve seven-fish: YOK-X2 already_achieved 0 0"));
}

TEST(YokohamaSecondary, YOK_X2_WithAnAssistantFromHand) {
  const auto table = [](int hand) {
    return Table()
        .phase_a()
        .stock(0, "fish=7")
        .agents(0, "uk")
        .assistants(0, "bank=10 church=6")
        .hand(0, "assistants=" + std::to_string(hand));
  };
  EXPECT_THAT(Scene(table(1)).legal("achieve"), ElementsAre("achieve seven-fish"));
  EXPECT_THAT(Scene(table(0)).legal("achieve"), IsEmpty());
  EXPECT_THAT(Scene(table(0)).refusals("achieve seven"),
              ElementsAre("achieve seven-fish: YOK-X2 no_assistant_in_hand 0 0"));
}

// Whether the achievement is met, and how far it is when it is not.
std::string standing(Table table, const std::string& achievements, const std::string& name) {
  const Scene scene(
      table.phase_a().achievements(achievements).agents(0, "uk").assistants(0, "tea-plantation"));
  const Lines legal = scene.legal("achieve " + name);
  if (!legal.empty()) return "met";
  const std::string refusal = scene.refusals("achieve " + name).at(0);
  const std::string before = "achieve " + name + ": YOK-X2 condition_not_met ";
  EXPECT_TRUE(refusal.starts_with(before)) << refusal;
  return refusal.substr(before.size());
}

TEST(YokohamaSecondary, YOK_X2_GoodsAtLeastTheNumbersShown) {
  const auto with = [](const std::string& name, const std::string& stock) {
    return standing(Table().stock(0, stock), name + " ten-yen four-trade", name);
  };
  EXPECT_EQ(with("seven-fish", "fish=7"), "met");
  EXPECT_EQ(with("seven-fish", "fish=8"), "met");
  EXPECT_EQ(with("seven-fish", "fish=6 tea=9 imports=9"), "6 7");
  EXPECT_EQ(with("seven-tea", "tea=7"), "met");
  EXPECT_EQ(with("seven-tea", "tea=6 fish=9"), "6 7");
  EXPECT_EQ(with("six-silk", "silk=6"), "met");
  EXPECT_EQ(with("six-silk", "silk=5"), "5 6");
  EXPECT_EQ(with("five-copper", "copper=5"), "met");
  EXPECT_EQ(with("five-copper", "copper=4"), "4 5");
}

TEST(YokohamaSecondary, YOK_X2_YenTechnologiesAndOrders) {
  const auto with = [](const Table& table, const std::string& name) {
    return standing(table, "seven-fish " + name + " four-trade", name);
  };
  EXPECT_EQ(with(Table().stock(0, "yen=10"), "ten-yen"), "met");
  EXPECT_EQ(with(Table().stock(0, "yen=9"), "ten-yen"), "9 10");
  EXPECT_EQ(
      with(Table().technologies(0, "ball#1 telegraph#1 station#1 tramway#1"), "four-technologies"),
      "met");
  EXPECT_EQ(with(Table().technologies(0, "ball#1 telegraph#1 station#1"), "four-technologies"),
            "3 4");
  EXPECT_EQ(
      with(Table().fulfilled(0, "order-01 order-11 order-18 order-25 order-32"), "five-orders"),
      "met");
  EXPECT_EQ(with(Table()
                     .fulfilled(0, "order-01 order-11 order-18 order-25")
                     .fulfilled(1, "order-02 order-03")
                     .orders(0, "order-32"),
                 "five-orders"),
            "4 5");
}

TEST(YokohamaSecondary, YOK_X2_TokensUsedAgentsToo) {
  const auto with = [](Table table) {
    return standing(table, "seven-fish five-tokens four-trade", "five-tokens");
  };
  // One agent more lies face up in each.
  EXPECT_EQ(with(Table().tokens(0, "level5-01 level5-02 level5-03 level5-04")), "met");
  EXPECT_EQ(with(Table().tokens(0, "level5-01 level5-02 level5-03")), "4 5");
  EXPECT_EQ(with(Table().tokens(0, "level5-01 level5-02").agents(0, "us france!")), "met");
  EXPECT_EQ(with(Table().tokens(0, "level5-01 level5-02").agents(0, "us!")), "4 5");
  EXPECT_EQ(with(Table()
                     .options("independent-agents")
                     .tokens(0, "level5-01 level5-02 independent-agent-1")
                     .agents(0, "us")),
            "met");
  // An independent agent is one token, used or not.
  EXPECT_EQ(with(Table()
                     .options("independent-agents")
                     .tokens(0, "level5-01 level5-02 independent-agent-1")
                     .independents_used(0, 1)),
            "4 5");
}

TEST(YokohamaSecondary, YOK_X2_AreasBuilt) {
  const auto with = [](Table table, const std::string& name) {
    return standing(table, "seven-fish ten-yen " + name, name);
  };
  const char* const trade = "bank:1 church:2 customs:3 port-a:4";
  EXPECT_EQ(with(Table().shops(0, trade), "four-trade"), "met");
  EXPECT_EQ(with(Table().shops(0, "bank:1 church:2 port-a:4"), "four-trade"), "3 4");
  EXPECT_EQ(with(Table().shops(0, "bank:1 church:2").houses(0, "customs port-a"), "four-trade"),
            "met");
  // Both in one area count once; those of others do not count.
  EXPECT_EQ(with(Table()
                     .shops(0, "bank:1 church:2 customs:3")
                     .houses(0, "bank church")
                     .shops(1, "port-a:1 laboratory-a:1"),
                 "four-trade"),
            "3 4");
  EXPECT_EQ(with(Table().shops(0, "copper-mine:1 silk-factory:1 tea-plantation:1 fishing-port:1"),
                 "four-production"),
            "met");
  EXPECT_EQ(with(Table().shops(0, trade), "four-production"), "0 4");
}

TEST(YokohamaSecondary, YOK_X2_OfAMixASurplusDoesNotHelp) {
  const auto with = [](const char* shops, const std::string& name) {
    return standing(Table().shops(0, shops), "seven-fish ten-yen " + name, name);
  };
  EXPECT_EQ(
      with("copper-mine:1 silk-factory:1 bank:1 church:1 customs:1", "two-production-three-trade"),
      "met");
  EXPECT_EQ(with("copper-mine:1 silk-factory:1 tea-plantation:1 bank:1 church:1",
                 "two-production-three-trade"),
            "4 5");
  EXPECT_EQ(with("copper-mine:1 silk-factory:1 tea-plantation:1 bank:1 church:1",
                 "three-production-two-trade"),
            "met");
  EXPECT_EQ(
      with("copper-mine:1 silk-factory:1 bank:1 church:1 customs:1", "three-production-two-trade"),
      "4 5");
}

TEST(YokohamaSecondary, YOK_X2_TwoAreasOfOneNameAreTwo) {
  Scene scene(Table(4)
                  .phase_c()
                  .achievements("seven-fish ten-yen four-production")
                  .shops(0, "copper-mine:1 copper-mine#2:1 silk-factory:1 silk-factory#2:1"));
  EXPECT_THAT(scene.legal("achieve"), ElementsAre("achieve four-production"));
}

TEST(YokohamaSecondary, YOK_X2_AllThreeAndNothingIsSpent) {
  Scene scene(Table()
                  .phase_a()
                  .achievements("seven-fish ten-yen four-trade")
                  .stock(0, "fish=7 yen=10")
                  .shops(0, "bank:1 church:2 customs:3 port-a:4"));
  scene.play({"achieve ten-yen", "achieve seven-fish", "achieve four-trade"});
  EXPECT_THAT(
      scene.changes(),
      UnorderedElementsAre("now: place 0 last - placed 0", "met seven-fish: 0", "met ten-yen: 0",
                           "met four-trade: 0", "hand 0: 5 2 0", "points 0: 25"));
}

TEST(YokohamaSecondary, YOK_X2_AtThatMomentOnly) {
  // Met once, a condition that fails afterwards takes nothing back; before it is met it gives
  // nothing.
  Scene scene(Table()
                  .phase_c()
                  .orders(0, "order-12")
                  .achievements("seven-tea ten-yen four-trade")
                  .stock(0, "tea=7"));
  Scene late = scene;
  scene.play({"achieve seven-tea", "fulfil order-12"});
  EXPECT_EQ(scene.number("points 0"), 8 + 1);
  EXPECT_EQ(scene.says("met seven-tea"), "0");
  late.play({"fulfil order-12"});
  EXPECT_EQ(late.says("met seven-tea"), "");
  EXPECT_EQ(late.says("active"), "1");
}

// ---- YOK-X3

TEST(YokohamaSecondary, YOK_X3_GoodsArePaidAndTheRewardTaken) {
  Scene scene(
      Table().phase_c().orders(0, "order-06 order-32").stock(0, "copper=2 silk=1 tea=3 fish=2"));
  EXPECT_THAT(scene.legal(), ElementsAre("fulfil order-06", "done"));
  scene.play({"fulfil order-06"});
  EXPECT_THAT(
      scene.changes({"turn", "active"}),
      UnorderedElementsAre("copper 0: 1", "silk 0: 0", "tea 0: 2", "fish 0: 0", "points 0: 4",
                           "imports 0: 1", "orders 0: order-32", "fulfilled 0: order-06"));
  EXPECT_THAT(scene.events("YOK-X3"), ElementsAre("YOK-X3 fulfilled order:order-06 seat:0",
                                                  "YOK-X3 spent count:1 resource:copper seat:0",
                                                  "YOK-X3 spent count:1 resource:silk seat:0",
                                                  "YOK-X3 spent count:1 resource:tea seat:0",
                                                  "YOK-X3 spent count:2 resource:fish seat:0",
                                                  "YOK-X3 gained count:4 resource:points seat:0",
                                                  "YOK-X3 gained count:1 resource:imports seat:0"));
}

TEST(YokohamaSecondary, YOK_X3_ExactlyEnoughAndOneTooFew) {
  const auto table = [](const char* stock) {
    return Table()
        .phase_a()
        .orders(0, "order-10")
        .kept(0, "order-32")
        .agents(0, "uk")
        .assistants(0, "bank")
        .stock(0, stock);
  };
  EXPECT_THAT(Scene(table("copper=2 silk=2 tea=2 fish=2")).legal("fulfil"),
              ElementsAre("fulfil order-10"));
  const Scene few(table("copper=2 silk=2 tea=1 fish=2 imports=9 yen=9"));
  EXPECT_THAT(few.legal("fulfil"), IsEmpty());
  EXPECT_THAT(few.refusals("fulfil"),
              UnorderedElementsAre("fulfil order-10: YOK-X3 goods_missing 1 8",
                                   "fulfil order-32: YOK-X3 goods_missing 2 4"));
}

TEST(YokohamaSecondary, YOK_X3_AlsoTheOrderKeptAtSetUp) {
  Scene scene(Table().phase_c().kept(0, "order-32").stock(0, "fish=4"));
  EXPECT_THAT(scene.legal(), ElementsAre("fulfil order-32", "done"));
  scene.play({"fulfil order-32"});
  EXPECT_THAT(scene.changes({"turn", "active"}),
              UnorderedElementsAre("fish 0: 0", "yen 0: 5", "imports 0: 1", "kept 0: -",
                                   "fulfilled 0: order-32", "reveals: 31"));
}

// The others have seen the order kept at set-up only now; those of a port they knew.
TEST(YokohamaSecondary, YOK_C3_TheKeptOrderComesToLightWhenItIsFulfilled) {
  const Scene kept(Table().phase_c().kept(0, "order-32").stock(0, "fish=4"));
  const Scene taken(Table().phase_c().kept(0, "").orders(0, "order-32").stock(0, "fish=4"));
  for (const auto& [scene, comes_to_light] : {std::pair(&kept, true), std::pair(&taken, false)}) {
    Position p = scene->position();
    EventLog log;
    yokohama().apply(p, *legal_move(yokohama(), p, "fulfil order-32"), &log);
    EXPECT_EQ(log.events.front().reveals, comes_to_light);
    EXPECT_EQ(yokohama().reveal_count(p) - yokohama().reveal_count(scene->position()),
              comes_to_light ? 1 : 0);
  }
}

TEST(YokohamaSecondary, YOK_X3_OnlyFromTheOwnHand) {
  const Scene scene(Table()
                        .phase_a()
                        .agents(0, "uk")
                        .assistants(0, "bank")
                        .kept(0, "")
                        .orders(1, "order-11")
                        .kept(1, "order-12")
                        .fulfilled(0, "order-13")
                        .put_away(0, "order-18")
                        .stock(0, "copper=9 silk=9 tea=9 fish=6"));
  EXPECT_THAT(scene.legal("fulfil"), IsEmpty());
  EXPECT_THAT(scene.refusals("fulfil"), IsEmpty());
}

TEST(YokohamaSecondary, YOK_X3_WhatOneBringsPaysTheNext) {
  // Order 29 brings the silk that order 01 asks for.
  Scene scene(
      Table().phase_a().orders(0, "order-29 order-01").stock(0, "copper=1 silk=0 tea=3 fish=3"));
  EXPECT_THAT(scene.legal("fulfil"), ElementsAre("fulfil order-29"));
  scene.play({"fulfil order-29"});
  EXPECT_THAT(scene.legal("fulfil"), ElementsAre("fulfil order-01"));
  scene.play({"fulfil order-01"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("now: place 0 last - placed 0", "copper 0: 0", "tea 0: 0",
                                   "fish 0: 0", "points 0: 5", "yen 0: 4", "imports 0: 1",
                                   "orders 0: ", "fulfilled 0: order-01 order-29"));
}

TEST(YokohamaSecondary, YOK_X3_TheFlagsFollowTheWholeReward) {
  Scene scene(Table()
                  .phase_a()
                  .fulfilled(0, "order-18")
                  .orders(0, "order-19")
                  .stock(0, "silk=1 tea=2 fish=1"));
  scene.play({"fulfil order-19"});
  EXPECT_EQ(scene.says("now"), "warehouse 0 left 1");
  EXPECT_EQ(scene.says("agents 0"), "");
  EXPECT_EQ(scene.number("points 0"), 3);
  scene.play({"hire assistant"});
  EXPECT_EQ(scene.says("agents 0"), "france");
  EXPECT_THAT(scene.events("YOK-X4"), ElementsAre("YOK-X4 agent_gained flag:france seat:0"));
  Scene moves(Table()
                  .phase_a()
                  .fulfilled(0, "order-26")
                  .orders(0, "order-25")
                  .assistants(0, "bank")
                  .stock(0, "copper=1 tea=1 fish=1"));
  moves.play({"fulfil order-25"});
  EXPECT_EQ(moves.says("now"), "moves 0 left 1");
  EXPECT_EQ(moves.says("agents 0"), "");
  moves.play({"move bank church"});
  EXPECT_EQ(moves.says("agents 0"), "germany");
  EXPECT_THAT(moves.legal(), ElementsAre("agent church", "done"));
}

TEST(YokohamaSecondary, YOK_X3_TheFlagCountsFromThenOn) {
  // Two flags of two orders: the second one makes the pair.
  Scene scene(Table().phase_a().orders(0, "order-11 order-12").stock(0, "tea=5 fish=2"));
  scene.play({"fulfil order-11"});
  EXPECT_THAT(scene.events("YOK-X4"), IsEmpty());
  scene.play({"fulfil order-12"});
  EXPECT_THAT(scene.events("YOK-X4"), ElementsAre("YOK-X4 agent_gained flag:us seat:0"));
}

// ---- YOK-X5

TEST(YokohamaSecondary, YOK_X5_AnyNumberInAnyOrder) {
  const Table table = Table()
                          .phase_a()
                          .achievements("seven-tea ten-yen four-trade")
                          .orders(0, "order-11 order-12")
                          .agents(0, "uk")
                          .assistants(0, "tea-plantation=2")
                          .stock(0, "tea=5 fish=2 yen=10");
  Scene agent_first(table);
  EXPECT_THAT(agent_first.legal(), ElementsAre("agent tea-plantation", "achieve ten-yen",
                                               "fulfil order-11", "fulfil order-12", "done"));
  agent_first.play({"agent tea-plantation", "achieve seven-tea", "fulfil order-12",
                    "achieve ten-yen", "fulfil order-11"});
  EXPECT_EQ(agent_first.number("points 0"), 8 + 1 + 8 + 2);
  Scene agent_last(table);
  agent_last.play(
      {"fulfil order-12", "achieve ten-yen", "fulfil order-11", "agent tea-plantation"});
  EXPECT_EQ(agent_last.number("points 0"), 1 + 8 + 2);
  EXPECT_EQ(agent_last.says("now"), "place 0 last - placed 0");
}

TEST(YokohamaSecondary, YOK_X5_SomeInASomeInC) {
  Scene scene(Table()
                  .phase_a()
                  .achievements("seven-tea ten-yen four-trade")
                  .orders(0, "order-11 order-12")
                  .agents(0, "uk")
                  .assistants(0, "tea-plantation=2 fishing-port")
                  .stock(0, "tea=5 fish=1 yen=10"));
  scene.play({"fulfil order-12", "achieve ten-yen", "done", "place copper-mine", "done",
              "go fishing-port"});
  EXPECT_EQ(scene.says("now"), "secondary 0 phase C");
  EXPECT_THAT(scene.legal(),
              ElementsAre("agent copper-mine", "agent tea-plantation", "fulfil order-11", "done"));
  scene.play({"agent tea-plantation", "fulfil order-11"});
  EXPECT_EQ(scene.says("active"), "1");
  EXPECT_EQ(scene.number("points 0"), 1 + 8 + 2);
}

TEST(YokohamaSecondary, YOK_X5_PhasesLastUntilEnded) {
  Scene scene(Table()
                  .phase_a()
                  .orders(0, "order-12")
                  .stock(0, "tea=4")
                  .agents(0, "us")
                  .assistants(0, "bank church"));
  scene.play({"fulfil order-12"});
  EXPECT_EQ(scene.says("now"), "secondary 0 phase A");
  scene.play({"done"});
  EXPECT_EQ(scene.says("now"), "place 0 last - placed 0");
}

}  // namespace
}  // namespace kaisho::yokohama_tests
