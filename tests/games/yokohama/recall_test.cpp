// Step 6: the recall (YOK-R1).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/yokohama/table.h"

namespace kaisho::yokohama_tests {
namespace {

using testing::ElementsAre;
using testing::UnorderedElementsAre;

TEST(YokohamaRecall, YOK_R1_AllOwnAssistantsOfTheAreaThePresidentStays) {
  Scene scene(Table(3)
                  .moving()
                  .assistants(0, "tea-plantation=2 bank=3")
                  .assistants(1, "tea-plantation=2")
                  .assistants(2, "tea-plantation"));
  scene.play({"go tea-plantation"});
  EXPECT_THAT(scene.changes({"turn", "active"}),
              UnorderedElementsAre("president 0: tea-plantation", "tea 0: 4", "hand 0: 10 2 0",
                                   "assistants tea-plantation: 0 2 1"));
  EXPECT_THAT(scene.events("YOK-R1"),
              ElementsAre("YOK-R1 recalled area:tea-plantation cell:2 count:2 seat:0 stayed:0"));
}

TEST(YokohamaRecall, YOK_R1_MoreThanTheFiveThatCount) {
  Scene scene(Table().moving().assistants(0, "church=7 bank").stock(0, "copper=0"));
  scene.play({"go church", "done", "done", "done"});
  EXPECT_EQ(scene.says("hand 0"), "15 2 0");
  EXPECT_EQ(scene.says("assistants church"), "0 0");
}

TEST(YokohamaRecall, YOK_R1_AfterThePresidentWalked) {
  // Those on the way stay where they are.
  Scene scene(Table()
                  .moving()
                  .assistants(0, "silk-factory=2 tea-plantation=2 fishing-port")
                  .president(0, "copper-mine"));
  scene.play({"walk silk-factory", "walk tea-plantation", "done"});
  EXPECT_THAT(scene.changes({"turn", "active"}),
              UnorderedElementsAre("president 0: tea-plantation", "tea 0: 4", "hand 0: 10 2 0",
                                   "assistants tea-plantation: 0 0"));
}

TEST(YokohamaRecall, YOK_R1_NotThoseOnTheBoards) {
  Scene scene(Table().moving().assistants(0, "customs=2 bank").stock(0, "imports=1"));
  scene.play({"go customs", "slot customs-1"});
  EXPECT_EQ(scene.says("customs"), "0 - neutral - - - -");
  EXPECT_EQ(scene.says("hand 0"), "9 2 0");
  EXPECT_EQ(scene.says("assistants customs"), "0 0");
}

TEST(YokohamaRecall, YOK_R1_OfAnAgentsAreaThePresidentsOwnStay) {
  Scene scene(Table()
                  .phase_c()
                  .agents(0, "uk")
                  .assistants(0, "tea-plantation=2 bank=3")
                  .president(0, "bank"));
  scene.play({"agent tea-plantation"});
  EXPECT_THAT(scene.changes({"turn", "active"}),
              UnorderedElementsAre("agents 0: uk!", "tea 0: 3", "hand 0: 10 2 0",
                                   "assistants tea-plantation: 0 0"));
}

TEST(YokohamaRecall, YOK_R1_BeforePhaseC) {
  // Those that came back can be put on an achievement.
  Scene scene(Table()
                  .moving()
                  .assistants(0, "fishing-port=2 bank=6")
                  .hand(0, "assistants=0")
                  .stock(0, "fish=4"));
  scene.play({"go fishing-port"});
  EXPECT_THAT(scene.legal(), ElementsAre("achieve seven-fish", "done"));
}

}  // namespace
}  // namespace kaisho::yokohama_tests
