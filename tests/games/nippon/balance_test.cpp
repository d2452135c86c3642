// What the balance report counts.
#include <gtest/gtest.h>

#include "tests/arena/uses.h"

namespace kaisho::arena {
namespace {

TEST(NipponBalance, KnowsAllThatLiesInTheBox) {
  const auto nippon = box("nippon");
  EXPECT_EQ(things(nippon, "city"), 8);
  EXPECT_EQ(things(nippon, "city tile"), 9);
  EXPECT_EQ(things(nippon, "influence tile"), 7) << "one for each value";
}

TEST(NipponBalance, OneEventMayCountForSeveralStatistics) {
  const auto nippon = simulate(options("nippon", 2, 20))->uses;
  EXPECT_GT(times(nippon, "city"), 0);
  EXPECT_EQ(times(nippon, "city tile"), times(nippon, "city"));
  EXPECT_EQ(times(nippon, "influence tile"), times(nippon, "city"));
}

TEST(NipponBalance, HasNamesInEnglish) {
  const auto nippon = simulate(options("nippon", 2, 20))->uses;
  EXPECT_EQ(name(nippon, "opening", "action mines"), "action: Mines");
}

// Random players begin with all sorts of actions, and without goods nobody can sell at once.
TEST(NipponBalance, TellsOpeningsThatNobodyChose) {
  const auto uses = simulate(options("nippon", 2, 20))->uses;
  for (const Json& action : (*open_game("nippon"))->edition().json["actions"]) {
    const auto id = action["id"].get<std::string>();
    EXPECT_NE(find(uses, kOpening, "action " + id), nullptr) << id;
  }
  EXPECT_EQ(find(uses, kOpening, "action export")->seats, 0);
  EXPECT_EQ(find(uses, kOpening, "contract contract-1"), nullptr);
}

}  // namespace
}  // namespace kaisho::arena
