// The strength that docs/players.md promises, in small, of every game.
#include <gtest/gtest.h>

#include "arena/balance/simulate.h"
#include "tests/players/table.h"

namespace kaisho::arena {
namespace {

class Strength : public testing::TestWithParam<std::string> {
 protected:
  // The share of the first of two.
  static double share(const std::string& one, const std::string& other, int games) {
    const auto result = simulate(
        {.game = GetParam(), .seats = 2, .games = games, .bots = {one, other}, .threads = 1});
    EXPECT_TRUE(result.has_value()) << result.error().message;
    return result ? result->players[0].share.mean : 0;
  }
};

TEST_P(Strength, GreedyBeatsRandom) {
  EXPECT_GT(share("greedy:samples=1,evaluations=64", "random", 20), 0.9);
}

TEST_P(Strength, SearchBeatsGreedy) {
  const std::string search = "search:simulations=20,root_evaluations=64,leaf_evaluations=16";
  EXPECT_GT(share(search, "greedy:samples=1,evaluations=64", 20), 0.6);
}

// Two levels are more than nine games of ten.
TEST_P(Strength, ThirdLevelBeatsTheFirst) { EXPECT_GT(share("level3", "level1", 6), 0.6); }

INSTANTIATE_TEST_SUITE_P(Games, Strength, testing::ValuesIn(game_ids()),
                         [](const auto& game) { return game.param; });

}  // namespace
}  // namespace kaisho::arena
