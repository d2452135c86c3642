// The laboratories (YOK-A9).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/yokohama/table.h"

namespace kaisho::yokohama_tests {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

constexpr const char* kRow =
    "language-school#1 university#1 patent-system#1 tramway#1 ball#1 exposition#1";
// Printed costs 2, 3, 4, 5, 6, 7; from the third slot on 1 more.
constexpr int kCosts[] = {2, 3, 5, 6, 7, 8};
constexpr const char* kCards[] = {"language-school#1", "university#1", "patent-system#1",
                                  "tramway#1",         "ball#1",       "exposition#1"};

Table before_laboratory(int power, int yen, int imports, int seats = 3) {
  return Table(seats)
      .phase_a()
      .agents(0, "netherlands")
      .assistants(0, "laboratory-a=" + std::to_string(power) + " bank")
      .stock(0, "yen=" + std::to_string(yen) + " imports=" + std::to_string(imports))
      .laboratory("laboratory-a", kRow)
      .technology_deck("telegraph#1 newspaper#1");
}

Scene in_laboratory(const Table& before_laboratory) {
  Scene scene(before_laboratory);
  scene.play({"agent laboratory-a"}).mark();
  return scene;
}

Lines cards_within(int production) {
  Lines moves;
  for (std::size_t slot = 0; slot < 6; ++slot) {
    if (kCosts[slot] <= production) moves.push_back(std::string("technology ") + kCards[slot]);
  }
  return moves;
}

TEST(YokohamaLaboratory, YOK_A9_ProductionIsPowerAndOnePer2YenAndPerImport) {
  for (int power = 1; power <= 5; ++power) {
    for (int yen = 0; yen <= 6; ++yen) {
      for (int imports = 0; imports <= 2; ++imports) {
        const Scene scene = in_laboratory(before_laboratory(power, yen, imports));
        EXPECT_EQ(scene.legal("technology"), cards_within(power + yen / 2 + imports))
            << power << " " << yen << " " << imports;
      }
    }
  }
}

TEST(YokohamaLaboratory, YOK_A9_FiveAtMostOfPower) {
  const Scene scene = in_laboratory(before_laboratory(7, 0, 0).shops(0, "laboratory-a:1"));
  EXPECT_EQ(scene.legal("technology"), cards_within(5));
}

TEST(YokohamaLaboratory, YOK_A9_TooExpensiveIsTold) {
  EXPECT_THAT(in_laboratory(before_laboratory(3, 3, 1)).refusals("technology"),
              ElementsAre("technology tramway#1: YOK-A9 too_expensive 5 6",
                          "technology ball#1: YOK-A9 too_expensive 5 7",
                          "technology exposition#1: YOK-A9 too_expensive 5 8"));
}

TEST(YokohamaLaboratory, YOK_A9_TheSurplusIsLost) {
  Scene scene = in_laboratory(before_laboratory(3, 4, 2));
  scene.play({"technology language-school#1"});
  EXPECT_THAT(scene.changes({"turn", "active"}),
              UnorderedElementsAre(
                  "technologies 0: language-school#1", "assistants laboratory-a: 0 0 0",
                  "hand 0: 11 2 0", "action: -", "reveals: 31", "technology_deck: 1 fewer",
                  "laboratory-a: university#1 patent-system#1 tramway#1 ball#1 exposition#1 "
                  "telegraph#1"));
  EXPECT_THAT(scene.events(),
              ElementsAre("YOK-A9 technology_got board:laboratory-a seat:0 slot:1 "
                          "technology:language-school#1",
                          "YOK-A9 technology_drawn board:laboratory-a slot:6 "
                          "technology:telegraph#1",
                          "YOK-R1 recalled area:laboratory-a cell:10 count:3 seat:0 stayed:0"));
}

TEST(YokohamaLaboratory, YOK_A9_ExactlyWhatPowerLacksIsPaid) {
  const Table lacking_three = before_laboratory(4, 5, 2);
  Scene scene = in_laboratory(lacking_three);
  scene.play({"technology ball#1"});
  EXPECT_EQ(scene.says("now"), "pay_production 0 board laboratory-a lacking 3 slot 5");
  EXPECT_THAT(scene.changes({}), IsEmpty());
  EXPECT_THAT(scene.legal(), ElementsAre("pay-imports 1", "pay-imports 2"));  // 3 would be 6 yen
  scene.play({"pay-imports 1"});
  EXPECT_EQ(scene.says("yen 0"), "1");
  EXPECT_EQ(scene.says("imports 0"), "1");
  EXPECT_THAT(scene.events("YOK-A9"),
              ElementsAre("YOK-A9 spent count:4 resource:yen seat:0",
                          "YOK-A9 spent count:1 resource:imports seat:0",
                          "YOK-A9 technology_got board:laboratory-a seat:0 slot:5 "
                          "technology:ball#1",
                          "YOK-A9 technology_drawn board:laboratory-a slot:6 "
                          "technology:telegraph#1"));
  Scene other = in_laboratory(lacking_three);
  other.play({"technology ball#1", "pay-imports 2"});
  EXPECT_EQ(other.says("yen 0"), "3");
  EXPECT_EQ(other.says("imports 0"), "0");
}

TEST(YokohamaLaboratory, YOK_A9_OneWayToPayIsTaken) {
  Scene scene = in_laboratory(before_laboratory(4, 3, 0));
  scene.play({"technology patent-system#1"});
  EXPECT_EQ(scene.says("yen 0"), "1");
  EXPECT_EQ(scene.says("technologies 0"), "patent-system#1");
}

TEST(YokohamaLaboratory, YOK_A9_TheModifierOfTheSlotNotOfTheCard) {
  const Scene scene = in_laboratory(before_laboratory(5, 0, 0).laboratory(
      "laboratory-a", "tramway#1 stock-exchange#1 telephone#1 patent-system#1 brewery#1 ball#1"));
  EXPECT_THAT(scene.legal("technology"),
              ElementsAre("technology tramway#1", "technology stock-exchange#1",
                          "technology patent-system#1", "technology brewery#1"));
}

// ---- the fourth and later ones

TEST(YokohamaLaboratory, YOK_A9_TheThirdCostsNothingMore) {
  Scene scene = in_laboratory(before_laboratory(5, 0, 0).technologies(0, "stagecoach#1 brewery#1"));
  EXPECT_EQ(scene.legal("technology"), cards_within(5));
}

TEST(YokohamaLaboratory, YOK_A9_TheFourthCosts2YenOr1ImportMore) {
  for (const char* own :
       {"stagecoach#1 brewery#1 telephone#1", "stagecoach#1 brewery#1 telephone#1 postal-system#1",
        "stagecoach#1 brewery#1 telephone#1 postal-system#1 gas-lamp#1"}) {
    const auto at = [&](int power, int yen, int imports) {
      return in_laboratory(before_laboratory(power, yen, imports).technologies(0, own));
    };
    // Power to spare does not pay it.
    EXPECT_THAT(at(5, 0, 0).legal("technology"), IsEmpty());
    EXPECT_THAT(at(5, 1, 0).legal("technology"), IsEmpty());
    EXPECT_EQ(at(5, 2, 0).legal("technology"), cards_within(5));
    EXPECT_EQ(at(5, 0, 1).legal("technology"), cards_within(5));
    EXPECT_EQ(at(5, 3, 0).legal("technology"), cards_within(5));
    EXPECT_EQ(at(5, 2, 1).legal("technology"), cards_within(6));
    EXPECT_EQ(at(5, 4, 0).legal("technology"), cards_within(6));
    EXPECT_EQ(at(2, 2, 0).legal("technology"), cards_within(2));
    Scene paid = at(5, 2, 1);
    paid.play({"technology language-school#1"});
    EXPECT_EQ(paid.says("now"), "pay_production 0 board laboratory-a lacking 1 slot 1");
    EXPECT_THAT(paid.legal(), ElementsAre("pay-imports 0", "pay-imports 1"));
    paid.play({"pay-imports 0"});
    EXPECT_EQ(paid.says("yen 0"), "0");
    EXPECT_EQ(paid.says("imports 0"), "1");
  }
}

TEST(YokohamaLaboratory, YOK_A9_WhoCannotPayTheSurchargeIsTold) {
  const Scene scene = in_laboratory(
      before_laboratory(3, 2, 0).technologies(0, "stagecoach#1 brewery#1 telephone#1"));
  EXPECT_EQ(scene.legal("technology"), cards_within(3));
  EXPECT_THAT(scene.refusals("technology"),
              ElementsAre("technology patent-system#1: YOK-A9 too_expensive 4 5",
                          "technology tramway#1: YOK-A9 too_expensive 4 6",
                          "technology ball#1: YOK-A9 too_expensive 4 7",
                          "technology exposition#1: YOK-A9 too_expensive 4 8"));
  const Scene short_of_it = in_laboratory(
      before_laboratory(4, 2, 0).technologies(0, "stagecoach#1 brewery#1 telephone#1"));
  EXPECT_THAT(short_of_it.refusals("technology patent-system#1"),
              ElementsAre("technology patent-system#1: YOK-A9 surcharge 2 1"));
}

// ---- never two of one name

TEST(YokohamaLaboratory, YOK_C4_NeverTwoOfOneName) {
  Scene scene = in_laboratory(before_laboratory(5, 9, 3).technologies(0, "university#2 ball#2"));
  EXPECT_THAT(scene.legal("technology"),
              ElementsAre("technology language-school#1", "technology patent-system#1",
                          "technology tramway#1", "technology exposition#1"));
  EXPECT_THAT(scene.refusals("technology"),
              ElementsAre("technology university#1: YOK-C4 already_have_technology 0 0",
                          "technology ball#1: YOK-C4 already_have_technology 0 0"));
  // Another player has one: that does not matter.
  EXPECT_EQ(in_laboratory(before_laboratory(5, 9, 3).technologies(1, "university#2 ball#2"))
                .legal("technology")
                .size(),
            6U);
}

// ---- what follows

TEST(YokohamaLaboratory, YOK_A9_FirstWhatCardsBringThenTheFlagThenTheRefill) {
  Scene scene = in_laboratory(before_laboratory(5, 4, 1)
                                  .technologies(0, "patent-system#2 printing-house#1")
                                  .laboratory("laboratory-a",
                                              "language-school#1 exposition#2 university#1 "
                                              "tramway#1 ball#1 gas-lamp#1"));
  scene.play({"technology exposition#2", "pay-imports 1"});
  EXPECT_THAT(scene.events(), ElementsAre("YOK-A9 spent count:2 resource:yen seat:0",
                                          "YOK-A9 spent count:1 resource:imports seat:0",
                                          "YOK-A9 technology_got board:laboratory-a seat:0 slot:2 "
                                          "technology:exposition#2",
                                          "YOK-K4 gained count:10 resource:points seat:0",
                                          "YOK-K7 gained count:1 resource:yen seat:0",
                                          "YOK-K8 gained count:2 resource:points seat:0",
                                          "YOK-X4 agent_gained flag:france seat:0",
                                          "YOK-A9 technology_drawn board:laboratory-a slot:6 "
                                          "technology:telegraph#1"));
  EXPECT_EQ(scene.says("laboratory-a"),
            "language-school#1 university#1 tramway#1 ball#1 gas-lamp#1 telegraph#1");
}

TEST(YokohamaLaboratory, YOK_A9_TheNewCardIsNotOneGotAfterItself) {
  Scene scene = in_laboratory(before_laboratory(5, 0, 0));
  scene.play({"technology patent-system#1"});
  EXPECT_EQ(scene.says("points 0"), "0");
  EXPECT_THAT(scene.events("YOK-K8"), IsEmpty());
}

TEST(YokohamaLaboratory, YOK_A9_TheStationTokenBeforeTheFlagAndTheRefill) {
  Scene scene = in_laboratory(before_laboratory(4, 0, 0)
                                  .technologies(0, "telegraph#1 patent-system#1")
                                  .technology_deck("newspaper#1")
                                  .laboratory("laboratory-a",
                                              "station#1 exposition#2 university#1 tramway#1 "
                                              "ball#1 gas-lamp#1"));
  scene.play({"technology station#1"});
  EXPECT_EQ(scene.says("now"), "station 0");
  EXPECT_EQ(scene.says("laboratory-a"), "- exposition#2 university#1 tramway#1 ball#1 gas-lamp#1");
  EXPECT_EQ(scene.says("points 0"), "2");
  EXPECT_EQ(scene.says("agents 0"), "netherlands!");
  scene.play({"station church"});
  EXPECT_EQ(scene.says("agents 0"), "uk netherlands!");
  EXPECT_EQ(scene.says("laboratory-a"),
            "exposition#2 university#1 tramway#1 ball#1 gas-lamp#1 newspaper#1");
}

TEST(YokohamaLaboratory, YOK_A9_SlotsShiftLeftAndANewCardComesInOnTheRight) {
  const char* after[] = {"university#1 patent-system#1 tramway#1 ball#1 exposition#1 telegraph#1",
                         "language-school#1 patent-system#1 tramway#1 ball#1 exposition#1 "
                         "telegraph#1",
                         "language-school#1 university#1 tramway#1 ball#1 exposition#1 "
                         "telegraph#1",
                         "language-school#1 university#1 patent-system#1 ball#1 exposition#1 "
                         "telegraph#1",
                         "language-school#1 university#1 patent-system#1 tramway#1 exposition#1 "
                         "telegraph#1",
                         "language-school#1 university#1 patent-system#1 tramway#1 ball#1 "
                         "telegraph#1"};
  for (std::size_t slot = 0; slot < 6; ++slot) {
    Scene scene = in_laboratory(before_laboratory(5, 0, 3));
    scene.play({std::string("technology ") + kCards[slot]});
    EXPECT_EQ(scene.says("laboratory-a"), after[slot]) << slot;
    EXPECT_EQ(scene.says("technologies 0"), kCards[slot]);
  }
}

TEST(YokohamaLaboratory, YOK_A9_AnEmptyDeckLeavesTheSlotEmpty) {
  Scene scene = in_laboratory(before_laboratory(5, 0, 0).technology_deck("").technologies_left(0));
  scene.play({"technology university#1"});
  EXPECT_EQ(scene.says("laboratory-a"),
            "language-school#1 patent-system#1 tramway#1 ball#1 exposition#1 -");
  EXPECT_THAT(scene.events("YOK-A9"), ElementsAre("YOK-A9 technology_got board:laboratory-a seat:0 "
                                                  "slot:2 technology:university#1"));
  EXPECT_THAT(scene.events("YOK-E1"), IsEmpty());  // unlike the orders
}

TEST(YokohamaLaboratory, YOK_A9_TheLastCardStillComes) {
  Scene scene =
      in_laboratory(before_laboratory(5, 0, 0).technology_deck("telephone#1").technologies_left(1));
  scene.play({"technology university#1"});
  EXPECT_EQ(scene.says("laboratory-a"),
            "language-school#1 patent-system#1 tramway#1 ball#1 exposition#1 telephone#1");
}

// An empty slot on the right, and none of the six cards beyond.
TEST(YokohamaLaboratory, YOK_A9_FewerCardsAreFewerChoices) {
  Scene scene = in_laboratory(before_laboratory(5, 0, 4)
                                  .laboratory("laboratory-a", "ball#1 - - - - -")
                                  .technology_deck("")
                                  .technologies_left(0));
  EXPECT_EQ(scene.legal("technology"), Lines{"technology ball#1"});
  scene.play({"technology ball#1"});
  EXPECT_EQ(scene.says("laboratory-a"), "- - - - - -");
}

// ---- boards

TEST(YokohamaLaboratory, YOK_A9_OfItsOwnBoard) {
  const Table two = Table(4)
                        .moving()
                        .assistants(0, "laboratory-a=2 laboratory-b=2")
                        .laboratory("laboratory-a", kRow)
                        .laboratory("laboratory-b",
                                    "stagecoach#1 printing-house#1 brewery#1 brewery#2 ball#2 "
                                    "exposition#2")
                        .technology_deck("telegraph#1")
                        .stock(0, "yen=0");
  Scene a(two);
  a.play({"go laboratory-a"});
  EXPECT_EQ(a.legal("technology"),
            (Lines{"technology language-school#1", "technology university#1"}));
  Scene b(two);
  b.play({"go laboratory-b"});
  EXPECT_EQ(b.legal("technology"),
            (Lines{"technology stagecoach#1", "technology printing-house#1"}));
  b.play({"technology printing-house#1"});
  EXPECT_EQ(b.says("laboratory-b"),
            "stagecoach#1 brewery#1 brewery#2 ball#2 exposition#2 telegraph#1");
  EXPECT_EQ(b.says("laboratory-a"), kRow);
}

TEST(YokohamaLaboratory, YOK_A9_OneTechnology) {
  Scene scene = in_laboratory(before_laboratory(4, 9, 5));
  scene.play({"technology language-school#1"});
  EXPECT_EQ(scene.says("now"), "build 0");
}

}  // namespace
}  // namespace kaisho::yokohama_tests
