// The simulations of a search and the prior values of its root.
#include "players/simulations.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <map>

#include "tests/players/table.h"

namespace kaisho::players {
namespace {

// Of each move, by its bits.
using PriorValues = std::map<std::uint32_t, float>;

class SimulationsTest : public PlayerTest {
 protected:
  static PriorValues prior_values(const Simulations& simulations) {
    PriorValues values;
    const Tree& tree = simulations.tree();
    for (std::int32_t n = tree[0].child; n != 0; n = tree[n].next) {
      values[tree[n].move.bits] = tree[n].prior_value;
    }
    return values;
  }

  // After so many simulations from `view`, with samples drawn by the same seed.
  PriorValues values_after(const Position& view, int root_samples, int simulations) {
    RandomState state = RandomState::from_key(key_from_number(7));
    Random random(state);
    Simulations tree;
    tree.set_options({.root_samples = root_samples});
    tree.begin(game(), value_, view, false);
    for (int i = 0; i < simulations; ++i) tree.run(random);
    return prior_values(tree);
  }

  // Of so many searches with one root sample, each on the sample that follows.
  std::vector<PriorValues> values_of_each(const Position& view, int searches) {
    RandomState state = RandomState::from_key(key_from_number(7));
    Random random(state);
    std::vector<PriorValues> all;
    for (int i = 0; i < searches; ++i) {
      Simulations tree;
      tree.set_options({});
      tree.begin(game(), value_, view, false);
      tree.run(random);
      all.push_back(prior_values(tree));
    }
    return all;
  }

  Value value_ = Value::standard(game().info());
};

// What one deal of the hidden cards promises is no more than that.
TEST_P(SimulationsTest, PriorValuesAreTheMeanOfTheRootSamples) {
  constexpr int kSamples = 3;
  bool differ = false;
  for (const int moves : {10, 20, 30, 40}) {
    const Position position = middle(5, moves);
    const Position view = game().observe(position, game().to_move(position));
    const auto each = values_of_each(view, kSamples);
    const auto mean = values_after(view, kSamples, kSamples);
    EXPECT_EQ(values_after(view, 1, kSamples), each[0]) << "no other look but the first";
    EXPECT_EQ(values_after(view, kSamples, kSamples + 1), mean) << "nor more than were asked for";
    ASSERT_EQ(mean.size(), each[0].size());
    for (const auto& [move, value] : mean) {
      EXPECT_NEAR(value, (each[0].at(move) + each[1].at(move) + each[2].at(move)) / 3, 1e-5);
      differ = differ || each[0].at(move) != each[1].at(move);
    }
  }
  if (GetParam() == "osaka") {
    EXPECT_TRUE(differ) << "hands are hidden there, else nothing was tested";
  }
}

INSTANTIATE_TEST_SUITE_P(Games, SimulationsTest, testing::ValuesIn(game_ids()));

}  // namespace
}  // namespace kaisho::players
