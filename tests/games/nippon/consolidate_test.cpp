// Consolidating: the budget (NIP-K1), the workers (NIP-K4), and who consolidates (NIP-K5). The
// Emperor's reward is in rewards_test.cpp.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/nippon/table.h"
#include "tests/games/words.h"

namespace kaisho::nippon_tests {
namespace {

using testing::ContainsRegex;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

constexpr const char* kThreeWorkers = "white white white";
constexpr const char* kSixWorkers = "white yellow green pink brown black";

// The reward and where it is put: of no matter for the test.
Lines reward_done(const char* reward = "reward reward-2-plans") {
  return {"consolidate", reward, "achievement regions"};
}

// ---- NIP-K1

TEST(NipponConsolidate, NIP_K1_YenAndCoalAreRenewedByTheTracks) {
  Scene scene(Table(3)
                  .stock(0, "yen=5 coal=9 plans=2")
                  .tracks(0, "coal=7 money=4 knowledge=3")
                  .stock(1, "yen=1 coal=1"));
  scene.play({"consolidate"});
  EXPECT_THAT(scene.changes(turn_over()), ElementsAre("yen 0: 20", "coal 0: 6"));
  EXPECT_THAT(scene.events(),
              ElementsAre("NIP-K5 consolidated seat:0 workers:0",
                          "NIP-K1 budget coal:9 seat:0 yen:5", "NIP-K1 yen_gained seat:0 yen:20",
                          "NIP-K1 coal_gained coal:6 seat:0", "NIP-T1 turn_began seat:1 turn:4"));
}

TEST(NipponConsolidate, NIP_K1_WhateverWasLeft) {
  for (const char* stock : {"yen=0 coal=0", "yen=12 coal=2", "yen=99 coal=40"}) {
    Scene scene(Table(4).stock(0, stock));
    scene.play({"consolidate"});
    EXPECT_EQ(scene.says("yen 0") + " " + scene.says("coal 0"), "12 2");
  }
}

TEST(NipponConsolidate, NIP_K1_BetweenTwoNumbersTheLowerCounts) {
  Scene scene(Table().tracks(0, "coal=10 money=12"));
  scene.play({"consolidate"});
  EXPECT_EQ(scene.says("coal 0") + " " + scene.says("yen 0"), "7 36");
  Scene end(Table().tracks(0, "coal=13 money=0"));
  end.play({"consolidate"});
  EXPECT_EQ(end.says("coal 0") + " " + end.says("yen 0"), "9 12");
}

// First the budget, then the reward, then the wages.
TEST(NipponConsolidate, NIP_K1_TheStepsComeInThisOrder) {
  Scene scene(Table(3).stock(0, "yen=1 coal=1").workers(0, kThreeWorkers));
  scene.play({"consolidate"});
  EXPECT_EQ(steps_of(scene), "reward 0, wages 0, last 0, turn_end space -");
  EXPECT_THAT(scene.changes({}), ElementsAre("yen 0: 12", "coal 0: 2"));
  scene.play({"reward reward-2-coal"});
  EXPECT_EQ(steps_of(scene), "achievement 0 multiplier 2, wages 0, last 0, turn_end space -");
  EXPECT_EQ(scene.says("coal 0") + " " + scene.says("yen 0"), "4 12");
  EXPECT_EQ(scene.says("workers 0"), kThreeWorkers);
  scene.play({"achievement regions"});
  EXPECT_THAT(
      scene.events(),
      ElementsAre("NIP-K5 consolidated seat:0 workers:3", "NIP-K1 budget coal:1 seat:0 yen:1",
                  "NIP-K1 yen_gained seat:0 yen:12", "NIP-K1 coal_gained coal:2 seat:0",
                  "NIP-K2 reward_taken reward:reward-2-coal seat:0",
                  "NIP-K2 coal_gained coal:2 seat:0",
                  "NIP-K3 achievement_tiled achievement:regions "
                  "multiplier:2 seat:0",
                  "NIP-K4 wages_paid colours:1 seat:0 unpaid:0 yen:3",
                  "NIP-K4 workers_returned count:3 seat:0", "NIP-T1 turn_began seat:1 turn:4"));
}

TEST(NipponConsolidate, NIP_K1_AStepGainedLaterChangesNothing) {
  Scene scene(Table(3).stock(0, "yen=1 coal=1 plans=10").workers(0, kThreeWorkers));
  scene.play({"consolidate", "plans money", "plans coal"});
  EXPECT_THAT(scene.changes({}), ElementsAre("yen 0: 12", "coal 0: 2", "plans 0: 4",
                                             "track coal 0: 1", "track money 0: 1"));
  scene.play({"reward reward-2-plans", "achievement regions", "plans money", "done"});
  EXPECT_EQ(scene.says("yen 0") + " " + scene.says("coal 0"), "9 2");
  EXPECT_EQ(scene.says("track money 0"), "2");
}

// One gained before does.
TEST(NipponConsolidate, NIP_K1_AStepGainedBeforeCounts) {
  Scene scene(Table(3).stock(0, "plans=3"));
  scene.play({"plans money", "consolidate"});
  EXPECT_EQ(scene.says("yen 0"), "14");
}

// ---- NIP-K4

TEST(NipponConsolidate, NIP_K4_ThreeYenForEachDifferentColour) {
  const auto left = [](const char* workers) {
    Scene scene(Table(4)
                    .stock(0, "vp=20")
                    .workers(0, workers)
                    .tracks(0, "money=6")
                    .rewards("reward-2-plans=0 reward-2-coal=0 reward-2-yen=0"));
    scene.play({"consolidate"});
    if (!scene.legal("reward").empty())
      scene.play({"reward reward-3-plans", "achievement regions"});
    EXPECT_EQ(scene.says("workers 0"), "");
    EXPECT_EQ(scene.says("vp 0"), "20");
    return scene.number("yen 0");
  };
  EXPECT_EQ(left(""), 24);
  EXPECT_EQ(left("pink"), 21);
  EXPECT_EQ(left("pink pink"), 21);
  EXPECT_EQ(left("pink pink pink"), 21);
  EXPECT_EQ(left("pink white pink"), 18);
  EXPECT_EQ(left("pink white black"), 15);
  EXPECT_EQ(left("pink white black white pink"), 15);
  EXPECT_EQ(left("white yellow green pink black black"), 9);
  EXPECT_EQ(left(kSixWorkers), 6);
}

TEST(NipponConsolidate, NIP_K4_TwoPointsForEachColourNotPaid) {
  Scene scene(Table(3).stock(0, "vp=9").workers(0, kSixWorkers));
  scene.play(reward_done());
  EXPECT_EQ(scene.says("yen 0") + " " + scene.says("vp 0"), "0 5");
  EXPECT_THAT(scene.events("NIP-K4"),
              ElementsAre("NIP-K4 wages_paid colours:4 seat:0 unpaid:2 yen:12",
                          "NIP-K4 vp_lost seat:0 vp:4", "NIP-K4 workers_returned count:6 seat:0"));
}

TEST(NipponConsolidate, NIP_K4_AsManyAsTheMoneyAllows) {
  Scene scene(Table(3).stock(0, "vp=9").tracks(0, "money=1").workers(0, kSixWorkers));
  scene.play(reward_done());
  EXPECT_EQ(scene.says("yen 0") + " " + scene.says("vp 0"), "2 5");  // 14 pay four
  Scene more(Table(3).stock(0, "vp=9").tracks(0, "money=2").workers(0, kSixWorkers));
  more.play(reward_done());
  EXPECT_EQ(more.says("yen 0") + " " + more.says("vp 0"), "1 7");  // 16 pay five
}

TEST(NipponConsolidate, NIP_K4_PointsMayFallBelowNone) {
  Scene scene(Table(3).stock(0, "vp=1").workers(0, kSixWorkers));
  scene.play(reward_done());
  EXPECT_EQ(scene.says("vp 0"), "-3");
  EXPECT_EQ(scene.result().score[0], -3 + 2);  // two sixes of the 12 yen to come
}

TEST(NipponConsolidate, NIP_K4_ThereIsNoChoiceWhomToPay) {
  Scene scene(Table(3).workers(0, kSixWorkers));
  scene.play(reward_done("reward reward-2-coal"));
  EXPECT_EQ(scene.says("now"), "turn 1");
}

TEST(NipponConsolidate, NIP_K4_AllOwnWorkersReturnToTheBag) {
  Scene scene(Table(2).workers(0, "pink white pink").workers(1, "black green"));
  const std::string before = scene.says("bag");
  EXPECT_EQ(before, "yellow pink pink brown brown brown brown black black black black black");
  scene.play(reward_done());
  EXPECT_EQ(
      scene.says("bag"),
      "white yellow pink pink pink pink brown brown brown brown black black black black black");
  EXPECT_EQ(scene.says("workers 0") + "/" + scene.says("workers 1"), "/black green");
  EXPECT_EQ(scene.says("reveals"), "30");
}

// From what has just come back; the spaces before the rows.
TEST(NipponConsolidate, NIP_K4_ThenPendingFillingsAreCompleted) {
  Table table(4);
  for (int seat = 0; seat < 4; ++seat) table.workers(seat, kSixWorkers);
  Scene scene(table.space(5, "white due due").row(4, "pink pink due").taking_reward());
  EXPECT_EQ(scene.says("bag"), "");
  scene.play({"reward reward-2-coal", "achievement regions"});
  EXPECT_EQ(words_of(scene.says("bag")).size(), 3U);
  EXPECT_EQ(scene.says("reveals"), "31");
  EXPECT_THAT(scene.says("space 5"), Not(HasSubstr("due")));
  EXPECT_THAT(scene.says("row 4"), Not(HasSubstr("due")));
  const Lines drawn = scene.events("NIP-T5");
  ASSERT_EQ(drawn.size(), 3U);
  EXPECT_THAT(drawn[0] + drawn[1], ContainsRegex("space:5.*space:5"));
  EXPECT_THAT(drawn[2], HasSubstr("row:4"));
}

// ---- NIP-K5

TEST(NipponConsolidate, NIP_K5_WithHoweverFewWorkers) {
  for (const auto& [workers, yen] :
       {std::pair{"", 12}, {"white", 9}, {"white pink", 6}, {"pink pink", 9}}) {
    Scene scene(Table(2).stock(0, "yen=7 coal=1").workers(0, workers));
    EXPECT_FALSE(scene.legal("take").empty());
    scene.play({"consolidate"});
    EXPECT_EQ(scene.number("yen 0"), yen);
    EXPECT_EQ(scene.says("now"), "turn 1");
  }
}

TEST(NipponConsolidate, NIP_K5_WithNoneNothingIsPaid) {
  Scene scene(Table(4).stock(0, "yen=7 coal=1"));
  scene.play({"consolidate"});
  EXPECT_THAT(scene.changes(turn_over()), ElementsAre("yen 0: 12", "coal 0: 2"));
  EXPECT_THAT(scene.events("NIP-K4"), IsEmpty());
}

TEST(NipponConsolidate, NIP_K5_ItIsTheOnlyWayToPass) {
  EXPECT_THAT(Scene(Table(3)).legal("done"), IsEmpty());
}

// With six workers none can be taken: the next one's turn begins with its budget renewed.
TEST(NipponConsolidate, NIP_K5_WhoCannotTakeAWorkerConsolidates) {
  Scene scene(Table(2).stock(1, "yen=1").workers(1, kSixWorkers));
  scene.play({"consolidate"});
  EXPECT_EQ(scene.says("now"), "reward 1");
  EXPECT_EQ(scene.says("yen 1"), "12");
  EXPECT_THAT(scene.events("NIP-K5"),
              ElementsAre("NIP-K5 consolidated seat:0 workers:0", "NIP-K5 must_consolidate seat:1",
                          "NIP-K5 consolidated seat:1 workers:6"));
}

// Without money, coal, goods and room for machines no action can be done.
TEST(NipponConsolidate, NIP_K5_AndWhoCanDoNoAction) {
  Scene scene(Table(2).stock(1, "yen=0 coal=0"));
  scene.play({"consolidate"});
  EXPECT_EQ(scene.says("now"), "turn 0");
  EXPECT_EQ(scene.says("yen 1") + " " + scene.says("coal 1"), "12 2");
}

}  // namespace
}  // namespace kaisho::nippon_tests
