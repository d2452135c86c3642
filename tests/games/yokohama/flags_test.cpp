// Agents for pairs of flags (YOK-X4), with achievement-complete tokens among them (YOK-N1).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/yokohama/table.h"

namespace kaisho::yokohama_tests {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

// The agents after order 12, of the United States, with these flags before.
Scene after_order(Table table) {
  Scene scene(table.phase_c().orders(0, "order-12").stock(0, "tea=4"));
  return scene.play({"fulfil order-12"});
}

TEST(YokohamaFlags, YOK_X4_EachTimeTheCountBecomesEven) {
  const Scene first = after_order(Table());
  EXPECT_EQ(first.says("agents 0"), "");
  EXPECT_THAT(first.events("YOK-X4"), IsEmpty());
  const Scene second = after_order(Table().fulfilled(0, "order-11"));
  EXPECT_THAT(second.changes({"turn", "active"}),
              UnorderedElementsAre("tea 0: 0", "points 0: 1", "imports 0: 1",
                                   "orders 0: ", "fulfilled 0: order-11 order-12", "agents 0: us",
                                   "agents_left: france=2 germany=2 netherlands=1 uk=3 us=1"));
  EXPECT_THAT(second.events("YOK-X4"), ElementsAre("YOK-X4 agent_gained flag:us seat:0"));
  const Scene third = after_order(Table().fulfilled(0, "order-11 order-13").agents(0, "us"));
  EXPECT_EQ(third.says("agents 0"), "us");
  EXPECT_THAT(third.events("YOK-X4"), IsEmpty());
  const Scene fourth =
      after_order(Table().fulfilled(0, "order-11 order-13 order-14").agents(0, "us!"));
  EXPECT_EQ(fourth.says("agents 0"), "us us!");
}

TEST(YokohamaFlags, YOK_X4_OneFlagIsCountedNotAll) {
  // One flag of each of two other countries, and two of another: no pair of the new one.
  const Scene scene = after_order(Table()
                                      .fulfilled(0, "order-18 order-25 order-26")
                                      .fulfilled(1, "order-11")
                                      .agents(0, "germany"));
  EXPECT_EQ(scene.says("agents 0"), "germany");
}

TEST(YokohamaFlags, YOK_X4_OverTechnologiesAndOrders) {
  EXPECT_EQ(after_order(Table().technologies(0, "telephone#1")).says("agents 0"), "us");
  EXPECT_EQ(
      after_order(Table().technologies(0, "telephone#1").fulfilled(0, "order-11")).says("agents 0"),
      "");
  // Orders in hand and the technologies of another do not count.
  EXPECT_EQ(
      after_order(Table().technologies(1, "telephone#1").kept(0, "order-11")).says("agents 0"), "");
}

TEST(YokohamaFlags, YOK_X4_WithATechnologyAfterWhatItBringsBeforeTheRefill) {
  Scene scene(
      Table()
          .moving()
          .assistants(0, "laboratory-a=4 fishing-port")
          .laboratory("laboratory-a", "telegraph#1 ball#1 gas-lamp#1 ball#2 newspaper#1 tramway#1")
          .technology_deck("station#1")
          .technologies(0, "printing-house#1 brewery#1"));
  scene.play({"go laboratory-a", "technology telegraph#1"});
  EXPECT_EQ(scene.says("agents 0"), "uk");
  Lines events = scene.events();
  events.erase(events.begin(), events.begin() + 2);  // the president, the action
  EXPECT_THAT(events, ElementsAre("YOK-A9 technology_got board:laboratory-a seat:0 slot:1 "
                                  "technology:telegraph#1",
                                  "YOK-K7 gained count:1 resource:yen seat:0",
                                  "YOK-X4 agent_gained flag:uk seat:0",
                                  "YOK-A9 technology_drawn board:laboratory-a slot:6 "
                                  "technology:station#1"));
}

TEST(YokohamaFlags, YOK_X4_NoneIsLeft) {
  const Scene scene = after_order(Table(3)
                                      .fulfilled(0, "order-11")
                                      .agents(1, "us")
                                      .agents(2, "us!"));  // used ones stay with their players
  EXPECT_EQ(scene.says("agents 0"), "");
  EXPECT_THAT(scene.events("YOK-X4"), ElementsAre("YOK-X4 no_agent_left flag:us seat:0"));
}

TEST(YokohamaFlags, YOK_X4_APairThatFoundNoneBringsNothingLater) {
  // Two flags brought nothing; the third makes no pair, whatever is left by now.
  const Scene third = after_order(Table().fulfilled(0, "order-11 order-13"));
  EXPECT_EQ(third.says("agents 0"), "");
  EXPECT_THAT(third.events("YOK-X4"), IsEmpty());
  // The fourth brings one, not two.
  const Scene fourth = after_order(Table().fulfilled(0, "order-11 order-13 order-14"));
  EXPECT_EQ(fourth.says("agents 0"), "us");
  EXPECT_EQ(fourth.says("agents_left"), "france=2 germany=2 netherlands=1 uk=3 us=1");
}

TEST(YokohamaFlags, YOK_X4_TheOnlyDutchAgent) {
  const auto scene = [](bool gone) {
    Table table;
    if (gone) table.agents(1, "netherlands!");
    Scene after(
        table.phase_c().orders(0, "order-34").fulfilled(0, "order-33").stock(0, "copper=1 fish=3"));
    return after.play({"fulfil order-34"});
  };
  EXPECT_EQ(scene(false).says("agents 0"), "netherlands");
  EXPECT_EQ(scene(false).says("agents_left"), "france=2 germany=2 netherlands=0 uk=3 us=2");
  EXPECT_THAT(scene(true).events("YOK-X4"),
              ElementsAre("YOK-X4 no_agent_left flag:netherlands seat:0"));
}

// ---- YOK-N1

TEST(YokohamaFlags, YOK_N1_TheFlagOfATokenMakesAPair) {
  Scene scene(two_achieved().fulfilled(0, "order-11"));
  scene.play({"achieve ten-yen"});
  EXPECT_EQ(scene.says("now"), "complete 0");
  EXPECT_EQ(scene.says("agents 0"), "");
  scene.mark().play({"complete complete-3"});
  EXPECT_THAT(
      scene.changes(),
      UnorderedElementsAre("now: place 0 last - placed 0", "complete 0: complete-3",
                           "complete_left: complete-1 complete-2 complete-4", "agents 0: us",
                           "agents_left: france=2 germany=2 netherlands=1 uk=3 us=1"));
  EXPECT_THAT(scene.events(), ElementsAre("YOK-N1 complete_taken seat:0 token:complete-3",
                                          "YOK-X4 agent_gained flag:us seat:0"));
}

TEST(YokohamaFlags, YOK_N1_ItsFlagCountsForLaterPairs) {
  const auto scene = [](const char* token) {
    Scene after(two_achieved()
                    .field("complete_left", {"complete-1", "complete-2", "complete-5"})
                    .achieved("ten-yen", {0})
                    .complete(0, token)
                    .orders(0, "order-12")
                    .stock(0, "tea=4"));
    return after.play({"fulfil order-12"});
  };
  EXPECT_EQ(scene("complete-3").says("agents 0"), "us");
  EXPECT_EQ(scene("complete-4").says("agents 0"), "");
}

}  // namespace
}  // namespace kaisho::yokohama_tests
