// The church (YOK-A5), the customs office (YOK-A6), and the slots covered for two (YOK-S8).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/games/yokohama/table.h"

namespace kaisho::yokohama_tests {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

constexpr int kFaith[] = {4, 5, 6, 8, 9, 10, 11};
constexpr int kImports[] = {1, 1, 2, 2, 3, 3, 4};

// Seat 0 is to use an agent there with so many assistants, its power.
Table with_agent(const std::string& area, int power, int seats = 3) {
  return Table(seats)
      .phase_a()
      .agents(0, "uk")
      .assistants(0, area + "=" + std::to_string(power) + " bank")
      .stock(0, "copper=0 silk=0 tea=0 fish=0 imports=0 yen=0");
}

Scene in_church(int power, std::string_view stock, int seats = 3) {
  Scene scene(with_agent("church", power, seats).stock(0, stock));
  scene.play({"agent church"}).mark();
  return scene;
}

Scene in_customs(int power, int imports, int seats = 3) {
  Scene scene(with_agent("customs", power, seats).stock(0, "imports=" + std::to_string(imports)));
  scene.play({"agent customs"}).mark();
  return scene;
}

// The same with no assistant in hand.
Table empty_handed(const std::string& area, int power) {
  return with_agent(area, power).hand(0, "assistants=0").assistants(0, "copper-mine=7");
}

// The numbers of the slots that are offered.
std::vector<int> slots(const Scene& scene, const std::string& board) {
  std::vector<int> found;
  for (const std::string& move : scene.legal("slot " + board + "-")) {
    found.push_back(move[6 + board.size()] - '0');
  }
  return found;
}

// ---- church

TEST(YokohamaBoards, YOK_A5_FaithIsThePower) {
  for (int power = 1; power <= 5; ++power) {
    const Scene scene = in_church(power, "copper=0");
    std::vector<int> open;
    for (int slot = 1; slot <= 7; ++slot) {
      if (kFaith[slot - 1] <= power) open.push_back(slot);
    }
    EXPECT_EQ(slots(scene, "church"), open) << power;
  }
}

TEST(YokohamaBoards, YOK_A5_OneMoreForOneOfEachKind) {
  // What is paid with, and how much faith it makes at most.
  const std::pair<const char*, int> stocks[] = {
      {"copper=1", 1},
      {"silk=1", 1},
      {"tea=1", 1},
      {"fish=1", 1},
      {"imports=1", 1},
      {"yen=1", 0},
      {"yen=2", 1},
      {"yen=9", 1},
      {"copper=9", 1},
      {"imports=4", 1},
      {"copper=1 silk=1", 2},
      {"tea=2 fish=2 yen=3", 3},
      {"copper=1 silk=1 tea=1 fish=1", 4},
      {"copper=1 silk=1 tea=1 fish=1 imports=1", 5},
      {"copper=1 silk=1 tea=1 fish=1 imports=1 yen=1", 5},
      {"copper=1 silk=1 tea=1 fish=1 imports=1 yen=2", 6},
      {"copper=3 silk=3 tea=3 fish=3 imports=3 yen=9", 6}};
  for (const auto& [stock, more] : stocks) {
    for (int power = 1; power <= 5; ++power) {
      std::vector<int> open;
      for (int slot = 1; slot <= 7; ++slot) {
        if (kFaith[slot - 1] <= power + more) open.push_back(slot);
      }
      EXPECT_EQ(slots(in_church(power, stock), "church"), open) << stock << " " << power;
    }
  }
}

TEST(YokohamaBoards, YOK_A5_TooLittleFaithIsTold) {
  EXPECT_THAT(in_church(3, "copper=5 yen=1 tea=1").refusals("slot"),
              ElementsAre("slot church-1 area: YOK-A5 same_from_hand 0 0",
                          "slot church-2 area: YOK-A5 same_from_hand 0 0",
                          "slot church-3: YOK-A5 too_little_faith 5 6",
                          "slot church-4: YOK-A5 too_little_faith 5 8",
                          "slot church-5: YOK-A5 too_little_faith 5 9",
                          "slot church-6: YOK-A5 too_little_faith 5 10",
                          "slot church-7: YOK-A5 too_little_faith 5 11"));
}

TEST(YokohamaBoards, YOK_A5_ExactlyTheFaithLackingIsPaid) {
  Scene scene = in_church(2, "copper=2 silk=1 yen=5");
  scene.play({"slot church-1"});
  EXPECT_THAT(scene.changes(), ElementsAre("now: pay_faith 0 from hand lacking 2 slot church-1"));
  EXPECT_THAT(scene.legal(), ElementsAre("pay copper+silk", "pay copper+yen", "pay silk+yen"));
  scene.play({"pay silk+yen"});
  EXPECT_THAT(scene.events(),
              ElementsAre("YOK-A5 spent count:1 resource:silk seat:0",
                          "YOK-A5 spent count:2 resource:yen seat:0",
                          "YOK-A5 slot_taken board:church from:hand seat:0 slot:church-1",
                          "YOK-A5 gained count:2 resource:points seat:0",
                          "YOK-A5 gained count:2 resource:yen seat:0",
                          "YOK-R1 recalled area:church cell:7 count:2 seat:0 stayed:0"));
  EXPECT_EQ(scene.says("copper 0"), "2");
  EXPECT_EQ(scene.says("silk 0"), "0");
  EXPECT_EQ(scene.says("yen 0"), "5");  // 2 spent, 2 gained
}

// With so much in hand, every set of so many payments and no other.
TEST(YokohamaBoards, YOK_A5_EveryWayToPay) {
  const std::size_t ways[] = {6, 15, 20, 15, 6};  // of 1 to 5 of the six kinds
  for (int lacking = 1; lacking <= 5; ++lacking) {
    Scene scene = in_church(lacking < 4 ? 4 - lacking : 6 - lacking,
                            "copper=2 silk=2 tea=2 fish=2 imports=2 yen=4");
    scene.play({lacking < 4 ? "slot church-1" : "slot church-3"});
    const Lines pay = scene.legal("pay");
    EXPECT_EQ(pay.size(), ways[lacking - 1]) << lacking;
    EXPECT_EQ(scene.legal().size(), pay.size());  // what is named is paid
  }
}

TEST(YokohamaBoards, YOK_A5_OneWayToPayIsTaken) {
  Scene scene = in_church(3, "copper=1");
  scene.play({"slot church-1"});
  EXPECT_EQ(scene.says("copper 0"), "0");
  EXPECT_EQ(scene.says("church"), "0 - - - - - -");
}

TEST(YokohamaBoards, YOK_A5_ASlotOfAtMostTheFaithTheSurplusIsLost) {
  Scene scene = in_church(5, "copper=3 yen=4");
  scene.play({"slot church-1"});
  EXPECT_THAT(scene.changes(), UnorderedElementsAre("now: level5 0", "church: 0 - - - - - -",
                                                    "points 0: 2", "yen 0: 6", "hand 0: 7 2 0"));
  EXPECT_THAT(scene.events(),
              ElementsAre("YOK-A5 slot_taken board:church from:hand seat:0 slot:church-1",
                          "YOK-A5 gained count:2 resource:points seat:0",
                          "YOK-A5 gained count:2 resource:yen seat:0"));
}

// The recall takes those of the area to hand: with one in hand both come to the same, and that one
// is offered.
TEST(YokohamaBoards, YOK_A5_FromHand) {
  Scene scene = in_church(5, "");
  EXPECT_THAT(scene.legal(), ElementsAre("slot church-1", "slot church-2", "done"));
  EXPECT_THAT(scene.refusals("slot church-1"),
              ElementsAre("slot church-1 area: YOK-A5 same_from_hand 0 0"));
  scene.play({"slot church-2", "done"});
  EXPECT_THAT(scene.changes(), UnorderedElementsAre("now: level5 0", "church: - 0 - - - - -",
                                                    "points 0: 3", "hand 0: 7 2 0"));
}

TEST(YokohamaBoards, YOK_A5_OrFromTheArea) {
  Scene scene(empty_handed("church", 5));
  scene.play({"agent church"}).mark();
  EXPECT_THAT(scene.legal(), ElementsAre("slot church-1 area", "slot church-2 area", "done"));
  EXPECT_THAT(scene.refusals("slot church-1"),
              ElementsAre("slot church-1: YOK-A5 no_assistant_in_hand 0 0"));
  scene.play({"slot church-2 area", "done"});
  EXPECT_THAT(scene.changes(), UnorderedElementsAre("now: level5 0", "church: - 0 - - - - -",
                                                    "points 0: 3", "assistants church: 4 0 0"));
  EXPECT_THAT(scene.events("YOK-A5"),
              Contains("YOK-A5 slot_taken board:church from:area seat:0 slot:church-2"));
  scene.play({"done", "done"});
  EXPECT_EQ(scene.says("hand 0"), "4 2 0");  // as many as with one from hand
  Scene last(empty_handed("church", 1).stock(0, "copper=1 silk=1 tea=1"));
  last.play({"agent church", "slot church-1 area"});
  EXPECT_EQ(last.says("assistants church"), "0 0 0");
  EXPECT_EQ(last.says("church"), "0 - - - - - -");
}

TEST(YokohamaBoards, YOK_A5_NoneOfTheAreaWhereNoneIsThere) {
  const Json slot = {{"step", "slot"}, {"board", "church"}};
  const Scene scene(
      Table(3)
          .president(0, "church")
          .action("church", 4)
          .steps(Json::array({slot, "level5", "build", "recall", "secondary C", "turn_end"})));
  EXPECT_THAT(scene.legal("slot church-1"), ElementsAre("slot church-1"));
  EXPECT_THAT(scene.refusals("slot church-1"),
              ElementsAre("slot church-1 area: YOK-A5 no_own_assistant 0 0"));
}

TEST(YokohamaBoards, YOK_A5_OnAFreeSlotOnly) {
  Scene scene(with_agent("church", 5).slots(1, "church-1").stock(0, "copper=1"));
  scene.play({"agent church"});
  EXPECT_THAT(slots(scene, "church"), ElementsAre(2, 3));
  EXPECT_THAT(scene.refusals("slot church-1"), ElementsAre("slot church-1: YOK-A5 slot_taken 1 0"));
  Scene own(with_agent("church", 5).slots(0, "church-1 church-2"));
  own.play({"agent church"});  // and none is left for a faith of 5
  EXPECT_EQ(own.says("now"), "level5 0");
}

TEST(YokohamaBoards, YOK_A5_TheRewards) {
  const std::pair<int, int> rewards[] = {{2, 2}, {3, 0}, {5, 0}, {7, 2}, {9, 1}, {10, 2}, {14, 0}};
  for (int slot = 1; slot <= 7; ++slot) {
    Scene scene = in_church(5, "copper=1 silk=1 tea=1 fish=1 imports=1 yen=2");
    scene.play({"slot church-" + std::to_string(slot)});
    if (!scene.legal("pay").empty()) scene.play({scene.legal("pay").front()});
    const auto [points, yen] = rewards[slot - 1];
    Lines told = {"YOK-A5 gained count:" + std::to_string(points) + " resource:points seat:0"};
    if (yen > 0) {
      told.push_back("YOK-A5 gained count:" + std::to_string(yen) + " resource:yen seat:0");
    }
    Lines gained = scene.events("YOK-A5");
    std::erase_if(gained, [](const std::string& line) { return !line.contains(" gained "); });
    EXPECT_EQ(gained, told) << slot;
    EXPECT_EQ(scene.number("points 0"), points) << slot;
  }
  Scene piece = in_church(5, "");
  piece.play({"slot church-2"});
  EXPECT_EQ(piece.says("now"), "warehouse 0 left 1");
}

TEST(YokohamaBoards, YOK_A5_TheBreweryScoresWithTheReward) {
  Scene scene(with_agent("church", 5).technologies(0, "brewery#1"));
  scene.play({"agent church", "slot church-2"});
  EXPECT_EQ(scene.says("now"), "warehouse 0 left 1");
  EXPECT_EQ(scene.says("points 0"), "6");
  // Customs have nothing to do with it.
  Scene customs(with_agent("customs", 2).technologies(0, "brewery#1").stock(0, "imports=1"));
  customs.play({"agent customs", "slot customs-1"});
  EXPECT_EQ(customs.says("points 0"), "3");
}

TEST(YokohamaBoards, YOK_A5_TheMainActionTheSame) {
  Scene scene(
      Table(3).moving().assistants(0, "church=3 bank").stock(0, "copper=0 silk=0 tea=0 fish=0"));
  scene.play({"go church"});
  EXPECT_THAT(scene.legal(), ElementsAre("slot church-1", "slot church-2", "done"));
}

TEST(YokohamaBoards, YOK_A5_AtFourPlayersToo) {
  EXPECT_THAT(slots(in_church(5, "copper=1", 4), "church"), ElementsAre(1, 2, 3));
}

// ---- customs

TEST(YokohamaBoards, YOK_A6_UpToPowerLessOneImports) {
  for (int power = 1; power <= 5; ++power) {
    for (int imports = 0; imports <= 5; ++imports) {
      Scene scene(with_agent("customs", power)
                      .agents(0, "us")
                      .stock(0, "imports=" + std::to_string(imports)));
      scene.play({"agent customs"});
      std::vector<int> open;
      for (int slot = 1; slot <= 7; ++slot) {
        if (kImports[slot - 1] <= std::min(power - 1, imports)) open.push_back(slot);
      }
      EXPECT_EQ(slots(scene, "customs"), open) << power << " " << imports;
      EXPECT_TRUE(power > 1 || scene.legal("slot").empty());
    }
  }
}

TEST(YokohamaBoards, YOK_A6_ExactlyTheNumberOfTheSlotIsSpent) {
  const std::pair<int, int> rewards[] = {{3, 3}, {4, 2}, {8, 4}, {9, 3}, {14, 4}, {15, 2}, {22, 2}};
  for (int slot = 1; slot <= 7; ++slot) {
    Scene scene = in_customs(5, 4);
    const std::string name = "customs-" + std::to_string(slot);
    scene.play({"slot " + name});
    const std::string imports = std::to_string(kImports[slot - 1]);
    const auto [points, yen] = rewards[slot - 1];
    EXPECT_EQ(scene.number("imports 0"), 4 - kImports[slot - 1]) << slot;
    EXPECT_EQ(scene.number("points 0"), points) << slot;
    EXPECT_EQ(scene.number("yen 0"), yen) << slot;
    EXPECT_THAT(
        scene.events(),
        ElementsAre("YOK-A6 spent count:" + imports + " resource:imports seat:0",
                    "YOK-A6 slot_taken board:customs from:hand seat:0 slot:" + name,
                    "YOK-A6 gained count:" + std::to_string(points) + " resource:points seat:0",
                    "YOK-A6 gained count:" + std::to_string(yen) + " resource:yen seat:0"));
    EXPECT_EQ(scene.says("now"), slot == 6 ? "warehouse 0 left 1" : "level5 0");
  }
}

TEST(YokohamaBoards, YOK_A6_FromHand) {
  Scene scene = in_customs(5, 4);
  EXPECT_THAT(scene.refusals("slot customs-4"),
              ElementsAre("slot customs-4 area: YOK-A6 same_from_hand 0 0"));
  scene.play({"slot customs-4"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("now: level5 0", "customs: - - - 0 - - -", "points 0: 9",
                                   "yen 0: 3", "imports 0: 2", "hand 0: 7 2 0"));
}

TEST(YokohamaBoards, YOK_A6_OrFromTheArea) {
  Scene scene(empty_handed("customs", 5).stock(0, "imports=2"));
  scene.play({"agent customs"}).mark();
  EXPECT_THAT(scene.legal(), ElementsAre("slot customs-1 area", "slot customs-2 area",
                                         "slot customs-3 area", "slot customs-4 area", "done"));
  EXPECT_THAT(scene.refusals("slot customs-2"),
              ElementsAre("slot customs-2: YOK-A6 no_assistant_in_hand 0 0"));
  scene.play({"slot customs-4 area"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("now: level5 0", "customs: - - - 0 - - -", "points 0: 9",
                                   "yen 0: 3", "imports 0: 0", "assistants customs: 4 0 0"));
}

TEST(YokohamaBoards, YOK_A6_FewerThanTheLevelNames) {
  Scene scene = in_customs(5, 1);
  EXPECT_THAT(slots(scene, "customs"), ElementsAre(1, 2));
  scene.play({"slot customs-1"});
  EXPECT_EQ(scene.says("points 0"), "3");
}

TEST(YokohamaBoards, YOK_A6_WhyNot) {
  Scene scene(with_agent("customs", 3).stock(0, "imports=1").slots(2, "customs-1"));
  scene.play({"agent customs"});
  EXPECT_THAT(scene.refusals("slot"), ElementsAre("slot customs-1: YOK-A6 slot_taken 2 0",
                                                  "slot customs-2 area: YOK-A6 same_from_hand 0 0",
                                                  "slot customs-3: YOK-A6 imports_not_enough 1 2",
                                                  "slot customs-4: YOK-A6 imports_not_enough 1 2",
                                                  "slot customs-5: YOK-A6 power_too_low 3 4",
                                                  "slot customs-6: YOK-A6 power_too_low 3 4",
                                                  "slot customs-7: YOK-A6 power_too_low 3 5"));
  EXPECT_THAT(slots(scene, "customs"), ElementsAre(2));
}

TEST(YokohamaBoards, YOK_A6_TheBrickworksScoreToo) {
  Scene scene(with_agent("customs", 2).technologies(0, "brickworks#1").stock(0, "imports=1"));
  scene.play({"agent customs", "slot customs-1"});
  EXPECT_EQ(scene.says("points 0"), "7");
  Scene church(with_agent("church", 4).technologies(0, "brickworks#1"));
  church.play({"agent church", "slot church-1"});
  EXPECT_EQ(church.says("points 0"), "2");
}

TEST(YokohamaBoards, YOK_A6_WithoutImportsItPasses) {
  EXPECT_EQ(in_customs(5, 0).says("now"), "level5 0");
}

// ---- two players

TEST(YokohamaBoards, YOK_S8_CoveredSlotsAreNeverFree) {
  const Scene church = in_church(5, "copper=1 silk=1 tea=1 fish=1 imports=1 yen=2", 2);
  EXPECT_EQ(church.says("church"), "- neutral - - - - -");
  EXPECT_THAT(slots(church, "church"), ElementsAre(1, 3, 4, 5, 6, 7));
  EXPECT_THAT(church.refusals("slot church-2"),
              ElementsAre("slot church-2: YOK-S8 slot_covered 0 0"));
  const Scene customs = in_customs(5, 4, 2);
  EXPECT_EQ(customs.says("customs"), "- - neutral - - - -");
  EXPECT_THAT(slots(customs, "customs"), ElementsAre(1, 2, 4, 5, 6, 7));
  EXPECT_THAT(customs.refusals("slot customs-3"),
              ElementsAre("slot customs-3: YOK-S8 slot_covered 0 0"));
}

TEST(YokohamaBoards, YOK_S8_TheNeutralAssistantsCountForTheEndOfTheGame) {
  Scene four(with_agent("church", 4, 2).slots(1, "church-4 church-5"));
  four.play({"agent church", "slot church-1"});
  EXPECT_THAT(four.events("YOK-E1"), IsEmpty());
  Scene five(with_agent("church", 4, 2).slots(1, "church-4 church-5 church-6"));
  five.play({"agent church", "slot church-1"});
  EXPECT_THAT(five.events("YOK-E1"), ElementsAre("YOK-E1 end_triggered by:church seat:0"));
  Scene customs(
      with_agent("customs", 2, 2).slots(1, "customs-4 customs-5 customs-6").stock(0, "imports=1"));
  customs.play({"agent customs", "slot customs-1"});
  EXPECT_THAT(customs.events("YOK-E1"), ElementsAre("YOK-E1 end_triggered by:customs seat:0"));
}

TEST(YokohamaBoards, YOK_S8_AndForNothingElse) {
  const Json scoring = Scene(Table(2).slots(0, "church-1").slots(1, "customs-1")).json()["scoring"];
  ASSERT_EQ(scoring[0]["line"], "church");
  // The neutral assistant is further right, and no player is second to it.
  EXPECT_EQ(scoring[0]["seats"], Json::parse(R"([{"points":6,"of":1},{"points":0,"of":0}])"));
  ASSERT_EQ(scoring[1]["line"], "customs");
  EXPECT_EQ(scoring[1]["seats"], Json::parse(R"([{"points":0,"of":0},{"points":8,"of":1}])"));
  // They are nobody's to take back or to move.
  Scene back(Table(2).moving().president(0, "bank").assistants(0, "bank"));
  back.play({"take-back"});
  EXPECT_EQ(back.legal(), (Lines{"back bank 1", "done"}));
}

}  // namespace
}  // namespace kaisho::yokohama_tests
