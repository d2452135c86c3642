// What the balance report counts.
#include <gtest/gtest.h>

#include "tests/arena/uses.h"

namespace kaisho::arena {
namespace {

TEST(YokohamaBalance, KnowsAllThatLiesInTheBox) {
  const auto yokohama = box("yokohama");
  EXPECT_EQ(things(yokohama, "building tile"), 24);
  EXPECT_EQ(things(yokohama, "level-5 token"), 25);
  EXPECT_EQ(things(yokohama, "all achievements"), 6);
  EXPECT_EQ(things(yokohama, "slot"), 14);
  EXPECT_EQ(things(yokohama, "shop"), 13) << "none is built on the canal";
  EXPECT_EQ(things(yokohama, "trading house"), 13);
  EXPECT_EQ(things(yokohama, "end"), 5);
  EXPECT_NE(find(yokohama, "end", "houses"), nullptr);
}

TEST(YokohamaBalance, OneEventMayCountForSeveralStatistics) {
  const auto yokohama = simulate(options("yokohama", 2, 20))->uses;
  EXPECT_GT(times(yokohama, "shop"), 0);
  EXPECT_EQ(times(yokohama, "building tile"),
            times(yokohama, "shop") + times(yokohama, "trading house"));
  EXPECT_GT(times(yokohama, "level-5 token"), 0);
}

TEST(YokohamaBalance, HasNamesInEnglish) {
  const auto yokohama = box("yokohama");
  EXPECT_EQ(name(yokohama, "technology", "gas-lamp"), "Gas lamp");
  EXPECT_EQ(name(yokohama, "end", "houses"), "houses");
  EXPECT_EQ(name(yokohama, "first player", "first_player"), "first player");
  EXPECT_EQ(name(yokohama, "level-5 token", "independent-agent-2"),
            "Independent agent (independent-agent-2)");
}

TEST(YokohamaBalance, CopiesOfACardCountAsOne) {
  const auto result = simulate(options("yokohama", 2, 60));
  ASSERT_TRUE(result.has_value());
  EXPECT_NE(find(result->uses, "technology", "ball"), nullptr);
  EXPECT_EQ(find(result->uses, "technology", "ball#1"), nullptr);
}

}  // namespace
}  // namespace kaisho::arena
