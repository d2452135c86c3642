// Step 1: placement (YOK-P).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/yokohama/table.h"

namespace kaisho::yokohama_tests {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::IsSupersetOf;
using testing::Not;
using testing::UnorderedElementsAre;

// Two own assistants lie there, so that the movement that follows is a choice.
Table table(int seats = 2) { return Table(seats).assistants(0, "copper-mine silk-factory"); }

// Moves in which an assistant is placed, or two are.
Lines placements(const Scene& scene) {
  Lines lines = scene.legal("place");
  for (const std::string& pair : scene.legal("pair")) lines.push_back(pair);
  return lines;
}

TEST(YokohamaPlace, YOK_P1_OnEveryAreaAtEveryNumberOfPlayers) {
  const int areas[] = {10, 13, 17};  // without the canal
  for (int seats = 2; seats <= 4; ++seats) {
    const Scene scene{Table(seats)};
    const auto count = static_cast<std::size_t>(areas[seats - 2]);
    EXPECT_EQ(scene.legal("place").size(), count) << seats;
    EXPECT_EQ(scene.legal("pair").size(), count) << seats;
    EXPECT_EQ(scene.legal().size(), 2 * count) << seats;
  }
}

TEST(YokohamaPlace, YOK_P1_ThreeOnDifferentAreas) {
  Scene scene{Table(2)};
  scene.play({"place silk-factory", "place bank", "place church"});
  EXPECT_THAT(scene.changes(), UnorderedElementsAre("now: move 0", "assistants silk-factory: 1 0",
                                                    "assistants bank: 1 0",
                                                    "assistants church: 1 0", "hand 0: 5 2 0"));
  EXPECT_THAT(scene.events(), ElementsAre("YOK-P1 placed area:silk-factory cell:1 count:1 seat:0",
                                          "YOK-P1 placed area:bank cell:4 count:1 seat:0",
                                          "YOK-P1 placed area:church cell:5 count:1 seat:0"));
  EXPECT_THAT(placements(scene), IsEmpty());
}

TEST(YokohamaPlace, YOK_P1_OneOrTwoAreEnough) {
  Scene one(table());
  one.play({"place bank"});
  EXPECT_EQ(one.says("now"), "place 0 last bank placed 1");
  one.play({"done"});
  EXPECT_THAT(one.changes(),
              UnorderedElementsAre("now: move 0", "assistants bank: 1 0", "hand 0: 7 2 0"));
  EXPECT_THAT(one.events(), ElementsAre("YOK-P1 placed area:bank cell:4 count:1 seat:0"));
  Scene two(table());
  two.play({"place bank", "place church", "done"});
  EXPECT_THAT(two.changes(), UnorderedElementsAre("now: move 0", "assistants bank: 1 0",
                                                  "assistants church: 1 0", "hand 0: 6 2 0"));
}

TEST(YokohamaPlace, YOK_P1_AtLeastOne) {
  const Scene scene{Table(2)};
  EXPECT_THAT(scene.legal("done"), IsEmpty());
  EXPECT_THAT(scene.refusals(""), ElementsAre("done: YOK-P1 must_place 0 0"));
}

TEST(YokohamaPlace, YOK_P1_DifferentAreasEachSetOnce) {
  Scene scene{Table(2)};
  scene.play({"place bank"});
  EXPECT_THAT(placements(scene),
              ElementsAre("place church", "place customs", "place employment-office",
                          "place laboratory-a", "place port-a"));
  EXPECT_THAT(scene.refusals("place"), ElementsAre("place copper-mine: YOK-P1 in_order 0 0",
                                                   "place silk-factory: YOK-P1 in_order 0 0",
                                                   "place tea-plantation: YOK-P1 in_order 0 0",
                                                   "place fishing-port: YOK-P1 in_order 0 0",
                                                   "place bank: YOK-P1 placed_here 0 0"));
  const Lines pairs = scene.refusals("pair");
  EXPECT_EQ(pairs.size(), 10U);
  EXPECT_THAT(pairs, AllOf(Contains("pair bank: YOK-P1 spread_begun 0 0"),
                           Contains("pair port-a: YOK-P1 spread_begun 0 0")));
  EXPECT_THAT(scene.refusals("done"), IsEmpty());
}

// After the last cell nothing is left to choose.
TEST(YokohamaPlace, YOK_P1_TheLastAreaEndsTheSpread) {
  Scene scene(table());
  scene.play({"place port-a"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("now: move 0", "assistants port-a: 1 0", "hand 0: 7 2 0"));
}

TEST(YokohamaPlace, YOK_P1_OrTwoOnOneArea) {
  Scene scene(table());
  scene.play({"pair bank"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("now: move 0", "assistants bank: 2 0", "hand 0: 6 2 0"));
  EXPECT_THAT(scene.events(), ElementsAre("YOK-P1 placed area:bank cell:4 count:2 seat:0"));
  EXPECT_THAT(placements(scene), IsEmpty());
}

TEST(YokohamaPlace, YOK_P1_PiecesThereDoNotMatter) {
  const Table pieces = table(3)
                           .assistants(0, "bank=2")
                           .assistants(1, "bank=3 church")
                           .assistants(2, "bank")
                           .shops(0, "bank:1")
                           .shops(1, "bank:2")
                           .houses(2, "bank")
                           .president(0, "bank");
  Scene spread(pieces);
  EXPECT_THAT(spread.legal(), IsSupersetOf(Lines{"place bank", "pair bank", "place church"}));
  spread.play({"place bank", "place church", "done"});
  Scene pair(pieces);
  pair.play({"pair bank"});
  EXPECT_THAT(pair.changes({"now"}),
              UnorderedElementsAre("assistants bank: 4 3 1", "hand 0: 6 2 0"));
  EXPECT_THAT(pair.events(), ElementsAre("YOK-P1 placed area:bank cell:5 count:2 seat:0"));
  EXPECT_EQ(spread.says("assistants bank"), "3 3 1");
  EXPECT_EQ(spread.says("assistants church"), "1 1 0");
}

TEST(YokohamaPlace, YOK_P1_WithOneInHandNoTwoOnOneArea) {
  Scene scene(
      table().hand(0, "assistants=1").assistants(0, "tea-plantation=5").president(0, "church"));
  EXPECT_EQ(scene.legal("place").size(), 10U);
  EXPECT_THAT(scene.legal("pair"), IsEmpty());
  EXPECT_THAT(scene.refusals("pair"),
              AllOf(testing::SizeIs(10), Contains("pair bank: YOK-P1 "
                                                  "too_few_assistants 1 2")));
  EXPECT_THAT(scene.refusals("done"), ElementsAre("done: YOK-P1 must_place 0 0"));
  scene.play({"place copper-mine"});
  EXPECT_THAT(scene.changes({"now"}),
              UnorderedElementsAre("assistants copper-mine: 2 0", "hand 0: 0 2 0"));
}

TEST(YokohamaPlace, YOK_P1_TwoInHandAreSpreadOrPaired) {
  const Table few = table().hand(0, "assistants=2").assistants(0, "tea-plantation=4");
  Scene pair(few);
  pair.play({"pair bank"});
  EXPECT_THAT(pair.changes(),
              UnorderedElementsAre("now: move 0", "assistants bank: 2 0", "hand 0: 0 2 0"));
  Scene spread(few);
  spread.play({"place bank", "place church"});  // and the hand is empty
  EXPECT_THAT(spread.changes(), UnorderedElementsAre("now: move 0", "assistants bank: 1 0",
                                                     "assistants church: 1 0", "hand 0: 0 2 0"));
}

TEST(YokohamaPlace, YOK_P1_AnEmptyHandPlacesNothing) {
  Scene scene(table()
                  .phase_a()
                  .hand(0, "assistants=0")
                  .assistants(0, "bank=5 church")
                  .stock(0, "fish=7")
                  .agents(0, "uk"));
  scene.play({"done"});
  EXPECT_THAT(scene.changes(), ElementsAre("now: move 0"));
  EXPECT_EQ(steps_of(scene), "move 0, secondary 0 phase C, turn_end");
}

TEST(YokohamaPlace, YOK_P1_OneIsEnoughToOpenTheStep) {
  Scene scene(
      table().phase_a().hand(0, "assistants=1").assistants(0, "bank=4 church").agents(0, "uk"));
  scene.play({"done"});
  EXPECT_THAT(scene.changes(), ElementsAre("now: place 0 last - placed 0"));
}

// ---- fees

TEST(YokohamaPlace, YOK_P2_OneYenToTheOpposingPresident) {
  Scene scene(Table(2).president(1, "bank").stock(0, "yen=3").stock(1, "yen=0"));
  scene.play({"place bank", "done"});
  EXPECT_THAT(scene.changes({}), UnorderedElementsAre("assistants bank: 1 0", "hand 0: 7 2 0",
                                                      "yen 0: 2", "yen 1: 1"));
  EXPECT_THAT(scene.events(), ElementsAre("YOK-P1 placed area:bank cell:4 count:1 seat:0",
                                          "YOK-P2 fee_paid seat:0 to:1 yen:1"));
}

TEST(YokohamaPlace, YOK_P2_OneYenForEachAssistant) {
  Scene scene(table().president(1, "bank").stock(0, "yen=3").stock(1, "yen=0"));
  scene.play({"pair bank"});
  EXPECT_THAT(scene.changes(), UnorderedElementsAre("now: move 0", "assistants bank: 2 0",
                                                    "hand 0: 6 2 0", "yen 0: 1", "yen 1: 2"));
  EXPECT_THAT(scene.events(), ElementsAre("YOK-P1 placed area:bank cell:4 count:2 seat:0",
                                          "YOK-P2 fee_paid seat:0 to:1 yen:2"));
}

TEST(YokohamaPlace, YOK_P2_ToTheOwnerOfEachPresident) {
  const Table three = Table(4)
                          .assistants(2, "church customs")
                          .active(2)
                          .president(0, "bank")
                          .president(1, "bank")
                          .president(3, "bank")
                          .stock(0, "yen=0")
                          .stock(1, "yen=5")
                          .stock(2, "yen=7")
                          .stock(3, "yen=1");
  Scene one(three);
  one.play({"place bank", "done"});
  EXPECT_THAT(one.changes(),
              UnorderedElementsAre("now: move 2", "assistants bank: 0 0 1 0", "hand 2: 7 2 0",
                                   "yen 0: 1", "yen 1: 6", "yen 2: 4", "yen 3: 2"));
  EXPECT_THAT(one.events("YOK-P2"),
              ElementsAre("YOK-P2 fee_paid seat:2 to:0 yen:1", "YOK-P2 fee_paid seat:2 to:1 yen:1",
                          "YOK-P2 fee_paid seat:2 to:3 yen:1"));
  Scene two(three);
  two.play({"pair bank"});
  EXPECT_THAT(two.changes(),
              UnorderedElementsAre("now: move 2", "assistants bank: 0 0 2 0", "hand 2: 6 2 0",
                                   "yen 0: 2", "yen 1: 7", "yen 2: 1", "yen 3: 3"));
  EXPECT_THAT(two.events("YOK-P2"),
              ElementsAre("YOK-P2 fee_paid seat:2 to:0 yen:2", "YOK-P2 fee_paid seat:2 to:1 yen:2",
                          "YOK-P2 fee_paid seat:2 to:3 yen:2"));
}

// So many presidents, so many yen: what may be placed there.
TEST(YokohamaPlace, YOK_P2_WhoCannotPayThemAllCannotPlaceThere) {
  for (int presidents = 0; presidents <= 3; ++presidents) {
    for (int yen = 0; yen <= 7; ++yen) {
      Table table = Table(4).stock(0, "yen=" + std::to_string(yen));
      for (int seat = 1; seat <= presidents; ++seat) table.president(seat, "bank");
      const Scene scene(table);
      const std::string counts = std::to_string(presidents) + " " + std::to_string(yen);
      EXPECT_EQ(scene.legal("place bank").size(), yen >= presidents ? 1U : 0U) << counts;
      EXPECT_EQ(scene.legal("pair bank").size(), yen >= 2 * presidents ? 1U : 0U) << counts;
      EXPECT_EQ(scene.legal("place church").size(), 1U) << counts;
      const auto told = [&](const char* verb, int fee) {
        const std::string line = std::string(verb) + " bank: YOK-P2 cannot_pay_presidents " +
                                 std::to_string(fee) + " " + std::to_string(yen);
        return yen >= fee ? Lines{} : Lines{line};
      };
      EXPECT_EQ(scene.refusals("place bank"), told("place", presidents)) << counts;
      EXPECT_EQ(scene.refusals("pair bank"), told("pair", 2 * presidents)) << counts;
    }
  }
}

TEST(YokohamaPlace, YOK_P2_ExactlyEnoughIsSpentWhole) {
  Scene scene(Table(3)
                  .president(1, "bank")
                  .president(2, "bank")
                  .stock(0, "yen=2")
                  .stock(1, "yen=0")
                  .stock(2, "yen=0"));
  scene.play({"place bank", "done"});
  EXPECT_EQ(scene.says("yen 0"), "0");
  EXPECT_EQ(scene.says("yen 1"), "1");
  EXPECT_EQ(scene.says("yen 2"), "1");
}

// What the first assistants cost is gone when the next is placed.
TEST(YokohamaPlace, YOK_P2_TheYenAreSpentOneAssistantAfterTheOther) {
  Scene scene(Table(3).president(1, "bank").president(2, "church").stock(0, "yen=1"));
  scene.play({"place bank"});
  EXPECT_THAT(scene.legal("place"), Not(Contains("place church")));
  EXPECT_THAT(scene.refusals("place church"),
              ElementsAre("place church: YOK-P2 cannot_pay_presidents 1 0"));
  EXPECT_THAT(scene.legal("place"), Contains("place customs"));
}

TEST(YokohamaPlace, YOK_P2_TheOwnPresidentCostsNothing) {
  Scene alone(Table(2).president(0, "bank").stock(0, "yen=0"));
  alone.play({"pair bank"});
  EXPECT_EQ(alone.says("yen 0"), "0");
  EXPECT_EQ(alone.says("assistants bank"), "2 0");
  Scene both(
      Table(2).president(0, "bank").president(1, "bank").stock(0, "yen=3").stock(1, "yen=0"));
  both.play({"pair bank"});
  EXPECT_EQ(both.says("yen 0"), "1");
  EXPECT_EQ(both.says("yen 1"), "2");
}

// Assistants and buildings of others cost nothing, nor does a president in hand.
TEST(YokohamaPlace, YOK_P2_OnlyPresidentsAreOwedAnything) {
  Scene scene(table(3)
                  .assistants(1, "bank=3")
                  .shops(1, "bank:1")
                  .houses(2, "bank")
                  .president(1, "church")
                  .stock(0, "yen=0"));
  scene.play({"pair bank"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("now: move 0", "assistants bank: 2 3 0", "hand 0: 6 2 0"));
}

TEST(YokohamaPlace, YOK_P2_AnAreaOfOneNameIsAnotherArea) {
  const Scene scene(Table(4).president(1, "bank").president(2, "copper-mine#2").stock(0, "yen=0"));
  EXPECT_THAT(scene.legal("place"), Contains("place copper-mine"));
  EXPECT_THAT(scene.legal("place"), Not(Contains("place copper-mine#2")));
}

// ---- where and whence never

TEST(YokohamaPlace, YOK_P3_NeverOnTheCanal) {
  for (int seats = 3; seats <= 4; ++seats) {
    const Scene scene{Table(seats)};
    EXPECT_THAT(placements(scene), Not(Contains(testing::HasSubstr("canal"))));
    EXPECT_THAT(scene.refusals("place"), ElementsAre("place canal: YOK-P3 canal 0 0"));
    EXPECT_THAT(scene.refusals("pair"), ElementsAre("pair canal: YOK-P3 canal 0 0"));
  }
}

TEST(YokohamaPlace, YOK_P3_NeverOnTheCanalInTheMiddleOfASpread) {
  Scene scene(Table(3).swap("canal", "church"));
  scene.play({"place bank"});
  EXPECT_THAT(scene.legal("place"), Not(Contains("place canal")));
  EXPECT_THAT(scene.refusals("place canal"), ElementsAre("place canal: YOK-P3 canal 0 0"));
}

// The step passes although the warehouse, both boards and an achievement have assistants.
TEST(YokohamaPlace, YOK_P3_OnlyFromHand) {
  Scene scene(table(3)
                  .phase_a()
                  .hand(0, "assistants=0")
                  .assistants(0, "bank=3 church")
                  .slots(0, "church-1 customs-1")
                  .achievements("seven-fish ten-yen four-trade")
                  .achieved("ten-yen", {0})
                  .agents(0, "uk"));
  EXPECT_EQ(scene.says("warehouse 0"), "11 6 4");
  scene.play({"done"});
  EXPECT_THAT(scene.changes(), ElementsAre("now: move 0"));
  // One comes from hand: there is none for a second.
  Scene one(table(3)
                .hand(0, "assistants=1")
                .assistants(0, "bank=3")
                .slots(0, "church-1 customs-1")
                .president(0, "bank"));
  one.play({"place church"});
  EXPECT_THAT(one.changes(),
              UnorderedElementsAre("now: move 0", "assistants church: 1 0 0", "hand 0: 0 2 0"));
}

// ---- technologies

TEST(YokohamaPlace, YOK_P1_FourAreasWithTheNewspaper) {
  Scene scene(Table(3)
                  .technologies(0, "newspaper#1")
                  .president(1, "church")
                  .stock(0, "yen=1")
                  .stock(1, "yen=0"));
  scene.play({"place copper-mine", "place bank", "place chinatown"});
  EXPECT_EQ(scene.says("now"), "place 0 last chinatown placed 3");
  EXPECT_THAT(scene.legal(), Contains("done"));
  scene.play({"place church"});
  EXPECT_THAT(
      scene.changes(),
      UnorderedElementsAre("now: move 0", "assistants copper-mine: 1 0 0", "assistants bank: 1 0 0",
                           "assistants chinatown: 1 0 0", "assistants church: 1 0 0",
                           "hand 0: 4 2 0", "yen 0: 0", "yen 1: 1"));
}

TEST(YokohamaPlace, YOK_P1_TwoStaysTwoWithTheNewspaper) {
  Scene scene(table().technologies(0, "newspaper#1"));
  scene.play({"pair bank"});
  EXPECT_EQ(scene.says("now"), "move 0");
  EXPECT_EQ(scene.says("assistants bank"), "2 0");
}

TEST(YokohamaPlace, YOK_P2_OneMoreBesideAPairWithTheTelegraphAndItsFee) {
  const Table telegraph = Table(3)
                              .assistants(0, "church customs")
                              .technologies(0, "telegraph#1")
                              .president(1, "copper-mine")
                              .stock(0, "yen=1")
                              .stock(1, "yen=0");
  Scene scene(telegraph);
  scene.play({"pair bank"});
  EXPECT_EQ(scene.says("now"), "adjacent 0 area bank");
  EXPECT_THAT(scene.legal(), ElementsAre("place copper-mine", "place silk-factory",
                                         "place chinatown", "place employment-office", "done"));
  EXPECT_THAT(
      scene.refusals("place"),
      IsSupersetOf(Lines{"place canal: YOK-P3 canal 0 0", "place bank: YOK-K12 not_adjacent 0 0",
                         "place port-a: YOK-K12 not_adjacent 0 0"}));
  scene.play({"place copper-mine"});
  EXPECT_THAT(scene.changes(), UnorderedElementsAre("now: move 0", "assistants bank: 2 0 0",
                                                    "assistants copper-mine: 1 0 0",
                                                    "hand 0: 5 2 0", "yen 0: 0", "yen 1: 1"));
  EXPECT_THAT(scene.events(), ElementsAre("YOK-P1 placed area:bank cell:5 count:2 seat:0",
                                          "YOK-K12 placed area:copper-mine cell:0 count:1 seat:0",
                                          "YOK-P2 fee_paid seat:0 to:1 yen:1"));
  Scene poor(Table(telegraph).stock(0, "yen=0"));
  poor.play({"pair bank"});
  EXPECT_THAT(poor.refusals("place copper-mine"),
              ElementsAre("place copper-mine: YOK-P2 cannot_pay_presidents 1 0"));
  EXPECT_EQ(poor.legal().size(), 4U);
}

TEST(YokohamaPlace, YOK_P2_TheStagecoachPaysForPlacing) {
  Scene scene(table()
                  .technologies(0, "stagecoach#1 postal-system#1")
                  .president(1, "bank")
                  .stock(0, "yen=2"));
  scene.play({"pair bank"});
  EXPECT_EQ(scene.says("yen 0"), "0");
  EXPECT_TRUE(Scene(Table(2)
                        .technologies(0, "stagecoach#1 postal-system#1")
                        .president(1, "bank")
                        .stock(0, "yen=1"))
                  .legal("pair bank")
                  .empty());
}

}  // namespace
}  // namespace kaisho::yokohama_tests
