// The mini-expansions: achievement-complete tokens (YOK-N1), independent agents (YOK-N2).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "tests/games/yokohama/table.h"

namespace kaisho::yokohama_tests {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

Json set_up(int seats, const std::vector<std::string>& variants, std::uint8_t seed) {
  Options options;
  options.seats = seats;
  options.variants = variants;
  Key key{};
  key[0] = seed;
  const Expected<Position> position = yokohama().start(options, key);
  EXPECT_TRUE(position);
  return position ? yokohama().position_json(*position) : Json();
}

// ---- YOK-N1

TEST(YokohamaExpansions, YOK_N1_FourOfSixAtRandom) {
  std::set<Lines> drawn;
  std::set<std::string> seen;
  for (std::uint8_t seed = 0; seed < 60; ++seed) {
    const Lines left = set_up(2 + seed % 3, {"achievement-tokens"}, seed)["complete_left"];
    EXPECT_EQ(std::set<std::string>(left.begin(), left.end()).size(), 4U);
    drawn.insert(left);
    seen.insert(left.begin(), left.end());
  }
  EXPECT_EQ(drawn.size(), 15U);  // every choice of four comes up
  EXPECT_EQ(seen.size(), 6U);
  EXPECT_THAT(set_up(4, {}, 1)["complete_left"], IsEmpty());
  EXPECT_THAT(set_up(4, {"independent-agents"}, 1)["complete_left"], IsEmpty());
}

TEST(YokohamaExpansions, YOK_N1_FaceUp) {
  Options options;
  options.variants = {"achievement-tokens"};
  const Position position = *yokohama().start(options, Key{});
  const Json whole = yokohama().position_json(position);
  const Json seen = yokohama().position_json(yokohama().observe(position, kNobody));
  EXPECT_EQ(seen["complete_left"], whole["complete_left"]);
}

TEST(YokohamaExpansions, YOK_N1_AtOnceAndOfTheirChoice) {
  Scene scene(two_achieved());
  scene.play({"achieve ten-yen"});
  EXPECT_EQ(scene.says("now"), "complete 0");
  // Of two tokens of one flag one is offered; none may be left.
  EXPECT_THAT(scene.legal(),
              ElementsAre("complete complete-1", "complete complete-3", "complete complete-4"));
  scene.mark().play({"complete complete-4"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("now: place 0 last - placed 0", "complete 0: complete-4",
                                   "complete_left: complete-1 complete-2 complete-3"));
  EXPECT_THAT(scene.events(), ElementsAre("YOK-N1 complete_taken seat:0 token:complete-4"));
}

TEST(YokohamaExpansions, YOK_N1_ThePhaseGoesOn) {
  Scene scene(two_achieved().orders(0, "order-12").stock(0, "tea=4"));
  scene.play({"achieve ten-yen", "complete complete-4"});
  EXPECT_EQ(scene.says("now"), "secondary 0 phase A");
  EXPECT_THAT(scene.legal(), ElementsAre("fulfil order-12", "done"));
}

TEST(YokohamaExpansions, YOK_N1_OnlyWithAllThree) {
  Scene scene(two_achieved().achieved("four-trade", {1}));
  scene.play({"achieve ten-yen"});
  EXPECT_EQ(scene.says("now"), "place 0 last - placed 0");
  EXPECT_EQ(scene.says("complete 0"), "-");
}

TEST(YokohamaExpansions, YOK_N1_NotWithoutTheOption) {
  Scene scene(two_achieved().options(""));
  scene.play({"achieve ten-yen"});
  EXPECT_EQ(scene.says("now"), "place 0 last - placed 0");
  EXPECT_EQ(scene.says("complete 0"), "-");
}

TEST(YokohamaExpansions, YOK_N1_EachPlayerOneOfThoseLeft) {
  Table table = two_achieved(4);
  const Json left = {"complete-2", "complete-5"};
  table.field("complete_left", left).complete(1, "complete-1").complete(2, "complete-6");
  for (const char* achievement : {"seven-fish", "four-trade"}) {
    table.achieved(achievement, {1, 2, 0});
  }
  Scene scene(table.achieved("ten-yen", {2, 1}));
  scene.play({"achieve ten-yen"});
  EXPECT_THAT(scene.legal(), ElementsAre("complete complete-2", "complete complete-5"));
  scene.play({"complete complete-5"});
  EXPECT_EQ(scene.says("complete 0"), "complete-5");
  EXPECT_EQ(scene.says("complete_left"), "complete-2");
}

TEST(YokohamaExpansions, YOK_N1_TheLastOneOrAlikeOnesByThemselves) {
  Table table = two_achieved();
  const Json left = {"complete-1", "complete-2", "complete-3"};
  table.field("complete_left", left).complete(1, "complete-4");
  for (const char* achievement : {"seven-fish", "four-trade"}) {
    table.achieved(achievement, {1, 0});
  }
  Scene some(table.achieved("ten-yen", {1}));
  some.play({"achieve ten-yen"});
  EXPECT_THAT(some.legal(), ElementsAre("complete complete-1", "complete complete-3"));
  Table last = two_achieved(3);
  const Json alike = {"complete-1", "complete-2"};
  last.field("complete_left", alike).complete(1, "complete-4").complete(2, "complete-5");
  for (const char* achievement : {"seven-fish", "four-trade"}) {
    last.achieved(achievement, {1, 2, 0});
  }
  Scene scene(last.achieved("ten-yen", {1, 2}));
  scene.play({"achieve ten-yen"});
  EXPECT_EQ(scene.says("now"), "place 0 last - placed 0");
  EXPECT_EQ(scene.says("complete 0"), "complete-1");
}

// ---- YOK-N2

TEST(YokohamaExpansions, YOK_N2_ShuffledAmongTheLevel5Tokens) {
  std::set<std::string> with;
  std::set<std::string> without;
  for (std::uint8_t seed = 0; seed < 40; ++seed) {
    const int seats = 2 + seed % 3;
    for (const bool option : {true, false}) {
      std::vector<std::string> variants;
      if (option) variants.emplace_back("independent-agents");
      const Json json = set_up(seats, variants, seed);
      std::set<std::string> tokens;
      for (const Json& area : json["areas"]) {
        if (area["token"].is_string()) tokens.insert(area["token"].get<std::string>());
      }
      const std::size_t areas = seats == 2 ? 10 : seats == 3 ? 13 : 17;
      EXPECT_EQ(tokens.size(), areas);  // one on each, no two alike
      (option ? with : without).insert(tokens.begin(), tokens.end());
    }
  }
  EXPECT_EQ(with.size(), 25U);
  EXPECT_EQ(without.size(), 20U);
  EXPECT_FALSE(without.contains("independent-agent-1"));
}

Table independents() { return Table().options("independent-agents"); }

TEST(YokohamaExpansions, YOK_N2_TakenLikeAnyTokenAndUsedThisTurn) {
  Scene scene(independents()
                  .moving()
                  .assistants(0, "bank=4 fishing-port")
                  .token("bank", "independent-agent-3"));
  scene.play({"go bank", "token"});
  EXPECT_THAT(
      scene.changes(),
      UnorderedElementsAre("now: build 0", "action: area=bank power=5", "yen 0: 8",
                           "president 0: bank", "token bank: -", "tokens 0: independent-agent-3"));
  EXPECT_THAT(scene.events("YOK-L1"),
              ElementsAre("YOK-L1 token_taken area:bank cell:4 seat:0 token:independent-agent-3"));
  scene.play({"done"});
  EXPECT_THAT(scene.legal(), ElementsAre("agent fishing-port independent", "done"));
}

TEST(YokohamaExpansions, YOK_N2_UsedOnceLikeAnyAgent) {
  Scene scene(
      independents().phase_a().assistants(0, "tea-plantation=2").tokens(0, "independent-agent-1"));
  scene.play({"agent tea-plantation independent"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("now: place 0 last - placed 0", "used: agent", "tea 0: 3",
                                   "hand 0: 10 2 0", "assistants tea-plantation: 0 0",
                                   "independents_used 0: 1"));
  EXPECT_THAT(scene.events("YOK-X1"),
              ElementsAre("YOK-X1 agent_used area:tea-plantation cell:2 flag:- seat:0"));
  const Scene spent(independents()
                        .phase_a()
                        .assistants(0, "bank")
                        .tokens(0, "independent-agent-1")
                        .independents_used(0, 1)
                        .orders(0, "order-12")
                        .stock(0, "tea=4"));
  EXPECT_THAT(spent.legal("agent"), IsEmpty());
  EXPECT_THAT(spent.refusals("agent bank"), ElementsAre("agent bank: YOK-X1 no_agent 0 0"));
}

TEST(YokohamaExpansions, YOK_N2_EachOnce) {
  const Scene second(independents()
                         .phase_a()
                         .assistants(0, "bank")
                         .tokens(0, "independent-agent-1 independent-agent-4")
                         .independents_used(0, 1));
  EXPECT_THAT(second.legal(), ElementsAre("agent bank independent", "done"));
}

TEST(YokohamaExpansions, YOK_N2_WithinTheOneAgentATurn) {
  const Table table = independents()
                          .phase_a()
                          .assistants(0, "bank church")
                          .tokens(0, "independent-agent-1 independent-agent-2")
                          .agents(0, "uk")
                          .orders(0, "order-12")
                          .stock(0, "tea=4");
  Scene scene(table);
  EXPECT_THAT(scene.legal("agent"), ElementsAre("agent bank", "agent bank independent",
                                                "agent church", "agent church independent"));
  scene.play({"agent bank independent"});
  EXPECT_THAT(scene.legal("agent"), IsEmpty());
  EXPECT_EQ(scene.says("agents 0"), "uk");
  EXPECT_EQ(scene.number("independents_used 0"), 1);
  Scene foreign(table);
  foreign.play({"agent bank"});
  EXPECT_THAT(foreign.legal("agent"), IsEmpty());
  EXPECT_EQ(foreign.says("agents 0"), "uk!");
  EXPECT_EQ(foreign.number("independents_used 0"), 0);
}

TEST(YokohamaExpansions, YOK_N2_WhereAndWhereNot) {
  const Scene scene(independents()
                        .phase_a()
                        .assistants(0, "bank church")
                        .president(0, "church")
                        .tokens(0, "independent-agent-1"));
  EXPECT_THAT(scene.legal("agent"), ElementsAre("agent bank independent"));
  EXPECT_THAT(scene.refusals("agent c"),
              ElementsAre("agent copper-mine independent: YOK-X1 no_own_assistant 0 0",
                          "agent church independent: YOK-X1 own_president_there 0 0",
                          "agent customs independent: YOK-X1 no_own_assistant 0 0"));
}

TEST(YokohamaExpansions, YOK_N2_NoFlagAndNothingInTheEnd) {
  const Scene scene(independents()
                        .tokens(0, "independent-agent-1 independent-agent-2")
                        .stock(0, "yen=0 copper=0 silk=0 tea=0 fish=0"));
  EXPECT_EQ(scene.result().score[0], 0);
  for (const Json& line : scene.json()["scoring"]) {
    EXPECT_EQ(line["seats"][0]["points"], 0) << line;
  }
}

}  // namespace
}  // namespace kaisho::yokohama_tests
