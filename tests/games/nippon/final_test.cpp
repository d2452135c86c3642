// The final count: yen and wages (NIP-E1), and all lines together (NIP-E2). What each achievement
// counts is in achievements_test.cpp.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/nippon/table.h"

namespace kaisho::nippon_tests {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

constexpr const char* kSixWorkers = "white yellow green pink brown black";

// Seat 0 of these ends the last turn of all with `done`.
Table last_turn(int seats = 2) {
  Table table(seats);
  for (int seat = 0; seat < seats; ++seat) table.stock(seat, "vp=0 plans=0");
  return table.last("knowledge").closing(1);
}

// ---- NIP-E1

TEST(NipponFinal, NIP_E1_YenAreDiscardedAndReceivedByTheTrack) {
  Scene scene(last_turn(3)
                  .stock(0, "vp=10 yen=40 coal=7 plans=2")
                  .tracks(0, "money=3 coal=2")
                  .stock(1, "yen=0")
                  .stock(2, "yen=99")
                  .tracks(2, "money=12"));
  scene.play({"done"});
  EXPECT_EQ(scene.says("yen 0") + " " + scene.says("yen 1") + " " + scene.says("yen 2"),
            "15 12 36");  // seat 0 has paid for one colour
  EXPECT_EQ(scene.says("coal 0") + " " + scene.says("plans 0"), "7 2");
  EXPECT_THAT(scene.events("NIP-E1"), Contains("NIP-E1 final_income seat:0 yen:18"));
  EXPECT_THAT(scene.events("NIP-E1"), Contains("NIP-E1 final_income seat:1 yen:12"));
  EXPECT_THAT(scene.events("NIP-E1"), Contains("NIP-E1 final_income seat:2 yen:36"));
}

TEST(NipponFinal, NIP_E1_WorkersStillHeldArePaid) {
  Scene scene(last_turn(4)
                  .workers(0, "white pink white")
                  .workers(1, "black black black black")
                  .workers(2, "")
                  .workers(3, kSixWorkers));
  scene.play({"done"});
  EXPECT_EQ(scene.says("yen 0") + " " + scene.says("yen 1") + " " + scene.says("yen 2") + " " +
                scene.says("yen 3"),
            "6 9 12 0");
  EXPECT_THAT(scene.events("NIP-E1"),
              Contains("NIP-E1 wages_paid colours:2 seat:0 unpaid:0 yen:6"));
  EXPECT_THAT(scene.events("NIP-E1"),
              Contains("NIP-E1 wages_paid colours:1 seat:1 unpaid:0 yen:3"));
  EXPECT_THAT(scene.events("NIP-E1"),
              Contains("NIP-E1 wages_paid colours:4 seat:3 unpaid:2 yen:12"));
}

TEST(NipponFinal, NIP_E1_WithoutWorkersNothingIsPaid) {
  Scene scene(last_turn().workers(0, "pink").workers(1, ""));
  scene.play({"done"});
  const Lines events = scene.events("NIP-E1");
  EXPECT_THAT(Lines(events.begin(), events.begin() + 4),
              ElementsAre("NIP-E1 final_income seat:0 yen:12",
                          "NIP-E1 wages_paid colours:1 seat:0 unpaid:0 yen:3",
                          "NIP-E1 final_income seat:1 yen:12",
                          "NIP-E1 scored line:track multiplier:1 of:0 points:0 seat:0"));
  EXPECT_EQ(scene.says("workers 0"), "pink");  // they stay, for all to see what was paid
}

TEST(NipponFinal, NIP_E1_TwoPointsForEachColourNotPaid) {
  const Table table =
      last_turn(3).workers(0, kSixWorkers).workers(1, "white yellow green pink black");
  const auto unpaid = ElementsAre("multiplier=1 of=2 points=-4", "multiplier=1 of=1 points=-2",
                                  "multiplier=1 of=0 points=0");
  Scene scene(table);
  EXPECT_THAT(scored(scene, "unpaid"), unpaid);
  scene.play({"done"});
  EXPECT_THAT(scored(scene, "unpaid"), unpaid);
  EXPECT_EQ(scene.result().score[0], -4);
  EXPECT_EQ(scene.result().score[1], -2);
  EXPECT_EQ(scene.result().score[2], 2);  // for 12 yen
}

TEST(NipponFinal, NIP_E1_AsManyAsTheMoneyOfTheTrackAllows) {
  // Not what was in hand; 16 yen pay five colours and leave one.
  const Table table =
      last_turn().stock(0, "yen=60 vp=0 plans=0").tracks(0, "money=2").workers(0, kSixWorkers);
  Scene scene(table);
  EXPECT_EQ(scored(scene, "unpaid")[0], "multiplier=1 of=1 points=-2");
  EXPECT_EQ(scored(scene, "savings")[0], "multiplier=1 of=1 points=0");
  scene.play({"done"});
  EXPECT_EQ(scene.says("yen 0"), "1");
}

TEST(NipponFinal, NIP_E1_IsNoConsolidation) {
  Scene scene(last_turn().factories(0, "silk-a=1").workers(0, "white white white white"));
  scene.play({"done"});
  EXPECT_EQ(scene.says("yen 0"), "9");  // without the 2 of NIP-F1a
  EXPECT_EQ(scene.says("stack reward-3-plans"), "2");
  EXPECT_EQ(scene.says("over"), "rules");  // and no reward was asked for
  for (const char* clause : {"NIP-K1", "NIP-K2", "NIP-K3", "NIP-K4", "NIP-K5", "NIP-F1a"}) {
    EXPECT_THAT(scene.events(clause), IsEmpty());
  }
}

TEST(NipponFinal, NIP_E1_CoalIsNotKeptNorRenewed) {
  Scene scene(last_turn().factories(0, "silk-b").stock(0, "vp=0 coal=5 plans=0"));
  scene.play({"done"});
  EXPECT_EQ(scene.says("coal 0"), "5");
}

TEST(NipponFinal, NIP_E1_AfterTheThirdScoringOnly) {
  Scene scene(last_turn(3).stock(0, "yen=40 vp=0 plans=0").closing(2));
  scene.play({"done"});
  EXPECT_EQ(scene.says("yen 0"), "40");
  EXPECT_THAT(scene.events("NIP-E1"), IsEmpty());
  EXPECT_THAT(scene.events("NIP-E2"), IsEmpty());
  EXPECT_EQ(scene.says("over"), "no");
}

TEST(NipponFinal, NIP_E1_ItFollowsTheThirdScoring) {
  Scene scene(last_turn().influence(1, "tokyo:south=7"));
  scene.play({"done"});
  const Lines events = scene.events();
  const auto place = [&](const char* what) {
    const auto found =
        std::ranges::find_if(events, [&](const std::string& line) { return line.contains(what); });
    return found - events.begin();
  };
  EXPECT_LT(place("scoring_began"), place("region_ranked"));
  EXPECT_LT(place("region_ranked"), place("final_income"));
  EXPECT_LT(place("final_income"), place("line:track"));
  EXPECT_LT(place("line:track"), place("line:contracts"));
  EXPECT_LT(place("line:regions"), place("game_over"));
  EXPECT_THAT(events, Contains("NIP-E1 scored line:track multiplier:1 of:15 points:15 seat:1"));
}

// ---- the whole

TEST(NipponFinal, NIP_E2_AllLinesTogether) {
  const Table table =
      last_turn(4)
          .stock(0, "vp=31 plans=0")
          .workers(0, kSixWorkers)
          .tracks(0, "coal=7 money=3 knowledge=9")
          .contracts(0, "contract-6 contract-7 contract-8")
          .ships(0, "kanto-chubu=3")
          .trains(0, "kanto-chubu=4")
          .factories(0, "paper-b bento-b=0+2 lenses-a=1+2 bulbs-c=0+1")
          .achievements(0, "contracts=2 ship-stars=3 coal-stars=2 full-machines=4 regions=5")
          .influence(0, "osaka:south=1 sendai:west=2");
  Scene scene(table);
  const int scoring = 15 + 15;  // second to the companies in two regions
  EXPECT_EQ(scene.result().score[0], 31 + 0 + 4 + 0 + 4 + 6 + 6 + 0 + 0 + 8 + 10);
  scene.play({"done"});
  EXPECT_EQ(scene.result().score[0], 31 + scoring + 0 + 4 + 0 + 4 + 6 + 6 + 0 + 0 + 8 + 10);
  Lines own = scene.events("NIP-E2");
  std::erase_if(own, [](const std::string& line) { return !line.ends_with("seat:0"); });
  EXPECT_THAT(own,
              ElementsAre("NIP-E2 scored line:contracts multiplier:2 of:5 points:4 seat:0",
                          "NIP-E2 scored line:savings multiplier:1 of:0 points:0 seat:0",
                          "NIP-E2 scored line:knowledge-stars multiplier:1 of:4 points:4 seat:0",
                          "NIP-E2 scored line:ship-stars multiplier:3 of:2 points:6 seat:0",
                          "NIP-E2 scored line:coal-stars multiplier:2 of:3 points:6 seat:0",
                          "NIP-E2 scored line:train-stars multiplier:0 of:2 points:0 seat:0",
                          "NIP-E2 scored line:high-factories multiplier:0 of:3 points:0 seat:0",
                          "NIP-E2 scored line:full-machines multiplier:4 of:2 points:8 seat:0",
                          "NIP-E2 scored line:regions multiplier:5 of:2 points:10 seat:0"));
  EXPECT_EQ(scene.says("vp 0"), "61");  // what is told line by line is not in there
}

TEST(NipponFinal, NIP_E2_NothingElseGivesPoints) {
  const Table plain = Table(3).over("rules");
  const Scene rich(Table(3)
                       .over("rules")
                       .stock(0, "yen=50 coal=30 plans=20")
                       .stocked(0, 3)
                       .factories(0, "silk-c=4+2 paper-d=4+2")
                       .trains(0, "kanto-chubu=2"));
  EXPECT_EQ(rich.result().score[0], Scene(plain).result().score[0]);
  EXPECT_THAT(rich.legal(), Not(Contains("done")));
}

}  // namespace
}  // namespace kaisho::nippon_tests
