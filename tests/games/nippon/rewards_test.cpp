// The Emperor's reward (NIP-K2), and the achievement it is put on (NIP-K3).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/nippon/table.h"

namespace kaisho::nippon_tests {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

constexpr const char* kThreeWorkers = "white white white";
constexpr const char* kSixWorkers = "white yellow green pink brown black";

// ---- NIP-K2

TEST(NipponRewards, NIP_K2_WithFewerThanThreeWorkersThereIsNone) {
  for (const char* workers : {"", "white", "white white"}) {
    Scene scene(Table(4).workers(0, workers));
    scene.play({"consolidate"});
    EXPECT_EQ(scene.says("now"), "turn 1");
    EXPECT_THAT(scene.events("NIP-K2"), IsEmpty());
  }
}

TEST(NipponRewards, NIP_K2_TheLevelByTheRightmostWorker) {
  const auto rewards = [](const char* workers) {
    Scene scene(Table(4).workers(0, workers));
    scene.play({"consolidate"});
    return scene;
  };
  const Scene three = rewards(kThreeWorkers);
  EXPECT_THAT(three.legal(),
              ElementsAre("reward reward-2-plans", "reward reward-2-coal", "reward reward-2-yen"));
  EXPECT_THAT(three.refusals("reward"),
              ElementsAre("reward reward-3-plans: NIP-K2 level_too_high 3 2",
                          "reward reward-3-coal: NIP-K2 level_too_high 3 2",
                          "reward reward-3-yen: NIP-K2 level_too_high 3 2",
                          "reward reward-4-plans: NIP-K2 level_too_high 4 2",
                          "reward reward-4-coal: NIP-K2 level_too_high 4 2",
                          "reward reward-4-yen: NIP-K2 level_too_high 4 2",
                          "reward reward-5-plans: NIP-K2 level_too_high 5 2",
                          "reward reward-5-coal: NIP-K2 level_too_high 5 2",
                          "reward reward-5-yen: NIP-K2 level_too_high 5 2"));
  const Scene four = rewards("white white white white");
  EXPECT_THAT(four.legal(),
              ElementsAre("reward reward-2-plans", "reward reward-2-coal", "reward reward-2-yen",
                          "reward reward-3-plans", "reward reward-3-coal", "reward reward-3-yen"));
  const Scene five = rewards("white white pink white black");
  EXPECT_EQ(five.legal().size(), 9U);
  EXPECT_THAT(five.refusals("reward"),
              ElementsAre("reward reward-5-plans: NIP-K2 level_too_high 5 4",
                          "reward reward-5-coal: NIP-K2 level_too_high 5 4",
                          "reward reward-5-yen: NIP-K2 level_too_high 5 4"));
  EXPECT_EQ(Scene(Table(4).workers(0, kSixWorkers).taking_reward()).legal().size(), 12U);
}

TEST(NipponRewards, NIP_K2_ItIsCompulsory) {
  const Scene scene(Table(2).workers(0, kSixWorkers).taking_reward());
  EXPECT_EQ(scene.legal().size(), scene.legal("reward").size());
}

TEST(NipponRewards, NIP_K2_ALowerLevelMayBeChosen) {
  Scene scene(Table(4).workers(0, kSixWorkers).taking_reward());
  scene.play({"reward reward-2-coal", "achievement contracts"});
  EXPECT_EQ(scene.says("stack reward-2-coal"), "1");
  EXPECT_EQ(scene.says("achievement contracts 0"), "2");
}

TEST(NipponRewards, NIP_K2_TheBonusComesAtOnceOnTopOfTheBudget) {
  const auto taken = [](const char* reward) {
    Scene scene(Table(4).workers(0, kSixWorkers).stock(0, "plans=0").taking_reward());
    scene.play({reward});
    return scene;
  };
  const Scene plans = taken("reward reward-5-plans");
  EXPECT_THAT(plans.changes({}), ElementsAre("stack reward-5-plans: 1", "plans 0: 2"));
  EXPECT_THAT(plans.events(), ElementsAre("NIP-K2 reward_taken reward:reward-5-plans seat:0",
                                          "NIP-K2 plans_gained plans:2 seat:0"));
  const Scene coal = taken("reward reward-4-coal");
  EXPECT_THAT(coal.changes({}), ElementsAre("stack reward-4-coal: 1", "coal 0: 4"));
  const Scene yen = taken("reward reward-3-yen");
  EXPECT_THAT(yen.changes({}), ElementsAre("stack reward-3-yen: 1", "yen 0: 17"));
  EXPECT_THAT(yen.events("NIP-K2"), Contains("NIP-K2 yen_gained seat:0 yen:5"));
}

TEST(NipponRewards, NIP_K2_ItsYenMayPayTheWages) {
  Scene poor(Table(3).workers(0, kSixWorkers));
  poor.play({"consolidate", "reward reward-5-coal", "achievement regions"});
  EXPECT_EQ(poor.says("yen 0") + " " + poor.says("vp 0"), "0 6");
  Scene rich(Table(3).workers(0, kSixWorkers));
  rich.play({"consolidate", "reward reward-5-yen", "achievement regions"});
  EXPECT_EQ(rich.says("yen 0") + " " + rich.says("vp 0"), "2 8");
}

TEST(NipponRewards, NIP_K2_AnEmptyStackHasNone) {
  const Scene scene(
      Table(4).workers(0, "white pink white pink").rewards("reward-2-coal=0").taking_reward());
  EXPECT_THAT(scene.legal(), Not(Contains("reward reward-2-coal")));
  EXPECT_THAT(scene.refusals("reward reward-2"),
              ElementsAre("reward reward-2-coal: NIP-K2 stack_empty 0 0"));
}

TEST(NipponRewards, NIP_K2_NoneOfThatLevelOrLowerIsSkipped) {
  Scene scene(Table(2)
                  .workers(0, kThreeWorkers)
                  .rewards("reward-2-plans=0 reward-2-coal=0 reward-2-yen=0"));
  scene.play({"consolidate"});
  EXPECT_EQ(scene.says("extra_multipliers"), "4");
  EXPECT_EQ(scene.says("yen 0"), "9");  // the wages are paid all the same
  EXPECT_THAT(
      scene.events(),
      ElementsAre("NIP-K5 consolidated seat:0 workers:3", "NIP-K1 budget coal:2 seat:0 yen:12",
                  "NIP-K1 yen_gained seat:0 yen:12", "NIP-K1 coal_gained coal:2 seat:0",
                  "NIP-K2 reward_skipped seat:0",
                  "NIP-K4 wages_paid colours:1 seat:0 unpaid:0 yen:3",
                  "NIP-K4 workers_returned count:3 seat:0", "NIP-T1 turn_began seat:1 turn:3"));
  EXPECT_EQ(scene.says("now"), "turn 1");
}

TEST(NipponRewards, NIP_K2_OfALowerLevelTheOnesThatAreLeft) {
  const Scene scene(Table(4)
                        .workers(0, "white white white white")
                        .rewards("reward-2-plans=0 reward-2-coal=0 reward-2-yen=0 reward-3-yen=1")
                        .taking_reward());
  EXPECT_THAT(scene.legal(),
              ElementsAre("reward reward-3-plans", "reward reward-3-coal", "reward reward-3-yen"));
}

TEST(NipponRewards, NIP_K2_WithoutAnyRewardAnExtraMultiplierWithoutABonus) {
  Scene scene(Table(3).workers(0, "white white white white").no_rewards(3));
  scene.play({"consolidate"});
  EXPECT_THAT(scene.changes({}), ElementsAre("extra_multipliers: 2"));
  EXPECT_EQ(steps_of(scene), "achievement 0 multiplier 2, wages 0, last 0, turn_end space -");
  EXPECT_THAT(scene.events("NIP-K2"), ElementsAre("NIP-K2 multiplier_taken multiplier:2 seat:0"));
  scene.play({"achievement ship-stars"});
  EXPECT_EQ(scene.says("achievement ship-stars 0"), "2");
}

TEST(NipponRewards, NIP_K2_TheExtraOnesRunOut) {
  Scene last(Table(3).workers(0, kThreeWorkers).no_rewards(1));
  last.play({"consolidate"});
  EXPECT_EQ(last.says("extra_multipliers"), "0");
  Scene none(Table(3).workers(0, kThreeWorkers).no_rewards(0));
  none.play({"consolidate"});
  EXPECT_THAT(none.events("NIP-K2"), ElementsAre("NIP-K2 reward_skipped seat:0"));
  EXPECT_EQ(none.says("extra_multipliers"), "0");
  EXPECT_EQ(none.says("now"), "turn 1");
}

TEST(NipponRewards, NIP_K2_NorAnExtraOneForFewerThanThreeWorkers) {
  Scene scene(Table(3).workers(0, "white pink").no_rewards(4));
  scene.play({"consolidate"});
  EXPECT_EQ(scene.says("extra_multipliers"), "4");
  EXPECT_THAT(scene.events("NIP-K2"), IsEmpty());
}

// ---- NIP-K3

TEST(NipponRewards, NIP_K3_OnAFreeAchievementOfThePlayersChoice) {
  Scene scene(Table(3).achievements(0, "savings=3 regions=2 train-stars=5").tiling(4));
  EXPECT_THAT(scene.legal(),
              ElementsAre("achievement contracts", "achievement knowledge-stars",
                          "achievement ship-stars", "achievement coal-stars",
                          "achievement high-factories", "achievement full-machines"));
  EXPECT_THAT(scene.refusals("achievement"),
              ElementsAre("achievement savings: NIP-K3 achievement_covered 3 0",
                          "achievement train-stars: NIP-K3 achievement_covered 5 0",
                          "achievement regions: NIP-K3 achievement_covered 2 0"));
  scene.play({"achievement coal-stars"});
  EXPECT_EQ(scene.says("achievement coal-stars 0"), "4");
  EXPECT_EQ(scene.says("achievement savings 0"), "3");
  EXPECT_THAT(scene.events("NIP-K3"),
              ElementsAre("NIP-K3 achievement_tiled achievement:coal-stars multiplier:4 seat:0"));
}

TEST(NipponRewards, NIP_K3_WithItsMultiplierWhateverItsBonus) {
  for (const auto& [reward, multiplier] : {std::pair{"reward reward-2-yen", "2"},
                                           {"reward reward-3-coal", "3"},
                                           {"reward reward-4-plans", "4"},
                                           {"reward reward-5-yen", "5"}}) {
    Scene scene(Table(4).workers(0, kSixWorkers).taking_reward());
    scene.play({reward, "achievement high-factories"});
    EXPECT_EQ(scene.says("achievement high-factories 0"), multiplier);
  }
}

TEST(NipponRewards, NIP_K3_WithOneFreeThereIsNoChoice) {
  Scene scene(Table(4)
                  .workers(0, kThreeWorkers)
                  .achievements(0,
                                "contracts=3 savings=3 knowledge-stars=3 ship-stars=4 "
                                "coal-stars=4 train-stars=4 high-factories=5 full-machines=5")
                  .taking_reward());
  scene.play({"reward reward-2-coal"});
  EXPECT_EQ(scene.says("achievement regions 0"), "2");
  EXPECT_EQ(scene.says("now"), "turn 1");
}

constexpr const char* kAllCovered =
    "contracts=3 savings=3 knowledge-stars=3 ship-stars=4 coal-stars=4 train-stars=4 "
    "high-factories=5 full-machines=5 regions=5";

TEST(NipponRewards, NIP_K3_NoneFreeIsDiscardedAfterItsBonus) {
  Scene scene(Table(4).workers(0, kThreeWorkers).achievements(0, kAllCovered).taking_reward());
  scene.play({"reward reward-2-coal"});
  EXPECT_THAT(scene.changes(turn_over()),
              ElementsAre("bag: white white white yellow yellow yellow green green green pink pink "
                          "pink pink brown brown brown brown black black black black",
                          "stack reward-2-coal: 1", "yen 0: 9", "coal 0: 4", "workers 0: "));
  EXPECT_THAT(
      scene.events(),
      ElementsAre("NIP-K2 reward_taken reward:reward-2-coal seat:0",
                  "NIP-K2 coal_gained coal:2 seat:0", "NIP-K3 reward_discarded multiplier:2 seat:0",
                  "NIP-K4 wages_paid colours:1 seat:0 unpaid:0 yen:3",
                  "NIP-K4 workers_returned count:3 seat:0", "NIP-T1 turn_began seat:1 turn:5"));
}

TEST(NipponRewards, NIP_K3_AnExtraMultiplierIsDiscardedToo) {
  Scene scene(Table(4).workers(0, kThreeWorkers).achievements(0, kAllCovered).no_rewards(2));
  scene.play({"consolidate"});
  EXPECT_EQ(scene.says("extra_multipliers"), "1");
  EXPECT_THAT(scene.events("NIP-K3"), ElementsAre("NIP-K3 reward_discarded multiplier:2 seat:0"));
}

}  // namespace
}  // namespace kaisho::nippon_tests
