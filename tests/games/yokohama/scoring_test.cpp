// The final count: majorities (YOK-E3, YOK-E4), flags (YOK-E5), what is left over (YOK-E6).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>

#include "games/registry.h"
#include "tests/games/yokohama/table.h"

namespace kaisho::yokohama_tests {
namespace {

// `6/2 3/1`: per seat what a line of the count gives, and what it is counted of.
std::string counted(const Table& table, const std::string& line) {
  const Scene scene(table);
  const Json json = scene.json();
  std::string text;
  for (const Json& item : json["scoring"]) {
    if (item["line"] != line) continue;
    for (const Json& seat : item["seats"]) {
      text += (text.empty() ? "" : " ") + seat["points"].dump() + "/" + seat["of"].dump();
    }
  }
  return text;
}

// ---- YOK-E3

TEST(YokohamaScoring, YOK_E3_MostAndSecondOnTheChurch) {
  EXPECT_EQ(counted(Table().slots(0, "church-1").slots(1, "church-3 church-4"), "church"),
            "3/1 6/2");
  EXPECT_EQ(counted(Table(4)
                        .triggered("church", 20)
                        .slots(0, "church-7")
                        .slots(1, "church-1 church-2 church-3")
                        .slots(2, "church-4 church-5"),
                    "church"),
            "0/1 6/3 3/2 0/0");
}

TEST(YokohamaScoring, YOK_E3_MostAndSecondOnCustoms) {
  EXPECT_EQ(counted(Table().slots(0, "customs-1").slots(1, "customs-2 customs-4"), "customs"),
            "4/1 8/2");
  EXPECT_EQ(counted(Table(3)
                        .triggered("customs", 15)
                        .slots(0, "customs-1 customs-2 customs-3")
                        .slots(1, "customs-7")
                        .slots(2, "customs-4 customs-5"),
                    "customs"),
            "8/3 0/1 4/2");
}

TEST(YokohamaScoring, YOK_E3_TiesByTheRightmostAssistant) {
  // For the first prize, for the second, and of three.
  EXPECT_EQ(counted(Table(3).slots(0, "church-1 church-4").slots(1, "church-2 church-3"), "church"),
            "6/2 3/2 0/0");
  EXPECT_EQ(counted(Table(3).slots(0, "church-2 church-3").slots(1, "church-1 church-4"), "church"),
            "3/2 6/2 0/0");
  EXPECT_EQ(
      counted(Table(3).slots(0, "church-1").slots(1, "church-2").slots(2, "church-3 church-4"),
              "church"),
      "0/1 3/1 6/2");
  EXPECT_EQ(counted(Table(4)
                        .slots(0, "customs-2")
                        .slots(1, "customs-1")
                        .slots(2, "customs-3")
                        .slots(3, "customs-4"),
                    "customs"),
            "0/1 0/1 4/1 8/1");
  // Two further left are more than one at the very right.
  EXPECT_EQ(counted(Table().slots(0, "customs-1 customs-2").slots(1, "customs-7"), "customs"),
            "8/2 4/1");
}

TEST(YokohamaScoring, YOK_E3_TheTurnOrderSettlesNothing) {
  for (const int first : {0, 1, 2}) {
    EXPECT_EQ(
        counted(
            Table(3).first(first).slots(0, "church-1").slots(1, "church-3").slots(2, "church-2"),
            "church"),
        "0/1 6/1 3/1");
  }
}

TEST(YokohamaScoring, YOK_E3_AloneTheFirstPrizeOnly) {
  EXPECT_EQ(counted(Table(3).slots(1, "church-1"), "church"), "0/0 6/1 0/0");
  EXPECT_EQ(counted(Table(4).slots(3, "customs-1 customs-2 customs-5"), "customs"),
            "0/0 0/0 0/0 8/3");
  EXPECT_EQ(counted(Table(3), "church"), "0/0 0/0 0/0");
  EXPECT_EQ(counted(Table(3), "customs"), "0/0 0/0 0/0");
}

TEST(YokohamaScoring, YOK_E3_NeutralAssistantsDoNotCompete) {
  // On church-2 and customs-3.
  EXPECT_EQ(counted(Table().slots(0, "church-1"), "church"), "6/1 0/0");
  EXPECT_EQ(counted(Table().slots(0, "customs-1").slots(1, "customs-2"), "customs"), "4/1 8/1");
}

// ---- YOK-E4

TEST(YokohamaScoring, YOK_E4_TheHighestSumOfPrintedCosts) {
  EXPECT_EQ(counted(Table()
                        .technologies(0, "exposition#1 ball#1")
                        .technologies(1, "gas-lamp#1 spinning-mill#1 patent-system#1"),
                    "technology"),
            "10/13 5/12");
  EXPECT_EQ(counted(Table(4)
                        .technologies(0, "language-school#1")
                        .technologies(1, "exposition#1")
                        .technologies(2, "ball#1")
                        .technologies(3, "tramway#1"),
                    "technology"),
            "0/2 10/7 5/6 0/5");
}

TEST(YokohamaScoring, YOK_E4_TiesToTheEarlierInTurnOrder) {
  const auto table = [](int first) {
    return Table(3)
        .first(first)
        .technologies(0, "ball#1")
        .technologies(1, "ball#2")
        .technologies(2, "brickworks#1");
  };
  EXPECT_EQ(counted(table(0), "technology"), "10/6 5/6 0/6");
  EXPECT_EQ(counted(table(1), "technology"), "0/6 10/6 5/6");
  EXPECT_EQ(counted(table(2), "technology"), "5/6 0/6 10/6");
  EXPECT_EQ(counted(Table(3)
                        .first(2)
                        .technologies(0, "ball#1")
                        .technologies(1, "exposition#1")
                        .technologies(2, "ball#2"),
                    "technology"),
            "0/6 10/7 5/6");
}

TEST(YokohamaScoring, YOK_E4_AloneTheFirstPrizeOnly) {
  EXPECT_EQ(counted(Table(3).technologies(2, "stagecoach#1"), "technology"), "0/0 0/0 10/2");
  EXPECT_EQ(counted(Table(2), "technology"), "0/0 0/0");
}

// Who has a technology takes part, even where an edition lets it cost nothing.
TEST(YokohamaScoring, YOK_E4_ATechnologyForNothingCounts) {
  Json edition = *standard_edition("yokohama");
  for (Json& technology : edition["technologies"]) technology["cost"] = 0;
  const Expected<GamePtr> game = open_game("yokohama", edition);
  ASSERT_TRUE(game) << game.error().message;
  const Expected<Position> p =
      (*game)->parse_position(Table(3).first(2).technologies(1, "ball#1").json());
  ASSERT_TRUE(p) << p.error().message << " " << p.error().where;
  const Json line = (*game)->position_json(*p)["scoring"][2];
  EXPECT_EQ(line["line"], "technology");
  EXPECT_EQ(line["seats"][0]["points"], 0);
  EXPECT_EQ(line["seats"][1]["points"], 10);
  EXPECT_EQ(line["seats"][2]["points"], 0);
}

// ---- YOK-E5

using Counts = std::array<int, 5>;

// Orders with that many of each flag, four players: uk, us, france, germany, netherlands.
Table with_flags(const Counts& counts) {
  static const std::array<int, 5> kFirstOrder = {1, 11, 18, 25, 32};
  std::string orders;
  for (std::size_t flag = 0; flag < counts.size(); ++flag) {
    for (int i = 0; i < counts[flag]; ++i) {
      const int number = kFirstOrder[flag] + i;
      orders += (number < 10 ? "order-0" : "order-") + std::to_string(number) + " ";
    }
  }
  return Table(4)
      .fulfilled(0, orders)
      .kept(0, "")
      .kept(1, "")
      .kept(2, "")
      .kept(3, "")
      .put_away(0, "order-36")
      .put_away(1, "order-31")
      .put_away(2, "order-24")
      .put_away(3, "order-17");
}

int flag_points(const Counts& counts) {
  const std::string text = counted(with_flags(counts), "flags");
  return std::stoi(text);
}

TEST(YokohamaScoring, YOK_E5_SetsOfDifferentFlags) {
  EXPECT_EQ(flag_points({1, 1, 1, 1, 1}), 12);
  EXPECT_EQ(flag_points({1, 1, 0, 1, 1}), 8);
  EXPECT_EQ(flag_points({0, 1, 1, 0, 1}), 4);
  EXPECT_EQ(flag_points({0, 0, 1, 1, 0}), 2);
  EXPECT_EQ(flag_points({0, 0, 0, 0, 1}), 0);
  EXPECT_EQ(flag_points({0, 0, 0, 0, 0}), 0);
  EXPECT_EQ(flag_points({5, 0, 0, 0, 0}), 0);  // each flag once in a set
  EXPECT_EQ(flag_points({2, 2, 2, 2, 2}), 24);
  EXPECT_EQ(flag_points({3, 3, 0, 0, 0}), 6);
}

// Every split, one set after another.
int best_split(const Counts& counts, std::map<Counts, int>& known) {
  static constexpr std::array<int, 6> kPoints = {0, 0, 2, 4, 8, 12};
  if (const auto found = known.find(counts); found != known.end()) return found->second;
  int best = 0;
  for (unsigned set = 1; set < 32; ++set) {
    Counts rest = counts;
    std::size_t size = 0;
    bool there = true;
    for (std::size_t flag = 0; flag < rest.size(); ++flag) {
      if ((set >> flag & 1U) == 0) continue;
      there = there && rest[flag] > 0;
      --rest[flag];
      ++size;
    }
    if (there) best = std::max(best, kPoints[size] + best_split(rest, known));
  }
  return known[counts] = best;
}

TEST(YokohamaScoring, YOK_E5_TheBestSplitCounts) {
  std::map<Counts, int> known;
  for (int i = 0; i < 3 * 3 * 3 * 3 * 3; ++i) {
    const Counts counts = {i % 3, i / 3 % 3, i / 9 % 3, i / 27 % 3, i / 81};
    EXPECT_EQ(flag_points(counts), best_split(counts, known)) << testing::PrintToString(counts);
  }
  for (const Counts& counts :
       {Counts{6, 1, 2, 0, 1}, Counts{3, 4, 1, 1, 4}, Counts{1, 5, 3, 3, 1}}) {
    EXPECT_EQ(flag_points(counts), best_split(counts, known)) << testing::PrintToString(counts);
  }
}

TEST(YokohamaScoring, YOK_E5_OverTechnologiesOrdersAndCompleteTokens) {
  // Ball uk, university us, order 18 france, complete-5 germany, order 32 netherlands.
  const auto table = [] {
    return Table()
        .options("achievement-tokens")
        .technologies(0, "ball#1 university#1")
        .fulfilled(0, "order-18 order-32");
  };
  EXPECT_EQ(counted(table(), "flags"), "8/4 0/0");
  const Json left = {"complete-1", "complete-2", "complete-3"};
  EXPECT_EQ(counted(table()
                        .field("complete_left", left)
                        .complete(0, "complete-5")
                        .achieved("seven-fish", {0})
                        .achieved("four-technologies", {0})
                        .achieved("four-trade", {0}),
                    "flags"),
            "12/5 0/0");
}

TEST(YokohamaScoring, YOK_E5_UnfulfilledOrdersAreWorthNothing) {
  EXPECT_EQ(counted(Table()
                        .orders(0, "order-01 order-11")
                        .kept(0, "order-18")
                        .orders(1, "order-25 order-33")
                        .kept(1, "order-02"),
                    "flags"),
            "0/0 0/0");
}

// ---- YOK-E6

TEST(YokohamaScoring, YOK_E6_OneForEachUnusedAgent) {
  EXPECT_EQ(counted(Table().agents(0, "uk us us!").agents(1, "netherlands!"), "agents"), "2/2 0/0");
}

TEST(YokohamaScoring, YOK_E6_OneForEachImport) {
  EXPECT_EQ(counted(Table().stock(0, "imports=3"), "imports"), "3/3 0/0");
}

TEST(YokohamaScoring, YOK_E6_OneForTwoYenTheRestIsLost) {
  EXPECT_EQ(
      counted(Table(4).stock(0, "yen=0").stock(1, "yen=1").stock(2, "yen=2").stock(3, "yen=7"),
              "yen"),
      "0/0 0/1 1/2 3/7");
}

TEST(YokohamaScoring, YOK_E6_OneForThreeGoodsOfAnyKinds) {
  EXPECT_EQ(counted(Table(4)
                        .stock(0, "copper=0 silk=1 tea=0 fish=1")
                        .stock(1, "copper=1 silk=0 tea=1 fish=1")
                        .stock(2, "copper=2 silk=2 tea=0 fish=1 imports=1")
                        .stock(3, "copper=0 silk=0 tea=9 fish=0"),
                    "goods"),
            "0/2 1/3 1/5 3/9");
}

TEST(YokohamaScoring, YOK_E6_EachDivisionLosesItsOwnRest) {
  // 1 yen, 2 goods and an import: the rests are not put together.
  const Scene scene(Table().stock(0, "yen=1 copper=2 silk=0 tea=0 fish=0 imports=1 points=3"));
  EXPECT_EQ(scene.result().score[0], 3 + 1);
}

}  // namespace
}  // namespace kaisho::yokohama_tests
