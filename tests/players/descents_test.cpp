// The descents of the search: what it looks at from the decision asked.
#include "players/descents.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <map>

#include "tests/players/table.h"

namespace kaisho {
namespace {

// Of each move, by its number.
using Guesses = std::map<std::uint32_t, float>;

class DescentsTest : public PlayerTest {
 protected:
  // What each move at the root is first thought to be worth.
  static Guesses guesses(const Descents& descents) {
    Guesses guesses;
    const Tree& tree = descents.tree();
    for (std::int32_t n = tree[0].child; n != 0; n = tree[n].next) {
      guesses[tree[n].move.bits] = tree[n].guess;
    }
    return guesses;
  }

  // After so many descents from `view` with deals drawn by the same seed.
  Guesses guesses_after(const Position& view, int looks, int descents) {
    RandomState state = RandomState::from_key(key_from_number(7));
    Random random(state);
    Descents tree;
    tree.set_options({.looks = looks});
    tree.begin(game(), value_, view, false);
    for (int i = 0; i < descents; ++i) tree.descend(random);
    return guesses(tree);
  }

  // Of so many searches of one look, each on the deal that follows.
  std::vector<Guesses> guesses_of_each(const Position& view, int searches) {
    RandomState state = RandomState::from_key(key_from_number(7));
    Random random(state);
    std::vector<Guesses> all;
    for (int i = 0; i < searches; ++i) {
      Descents tree;
      tree.set_options({});
      tree.begin(game(), value_, view, false);
      tree.descend(random);
      all.push_back(guesses(tree));
    }
    return all;
  }

  Value value_ = Value::standard(game().info());
};

// What one deal of the hidden cards promises is no more than that.
TEST_P(DescentsTest, GuessesAreTheMeanOfTheLooks) {
  constexpr int kLooks = 3;
  bool differ = false;
  for (const int moves : {10, 20, 30, 40}) {
    const Position position = middle(5, moves);
    const Position view = game().observe(position, game().to_move(position));
    const auto each = guesses_of_each(view, kLooks);
    const auto mean = guesses_after(view, kLooks, kLooks);
    EXPECT_EQ(guesses_after(view, 1, kLooks), each[0]) << "no other look but the first";
    EXPECT_EQ(guesses_after(view, kLooks, kLooks + 1), mean) << "nor more than were asked for";
    ASSERT_EQ(mean.size(), each[0].size());
    for (const auto& [move, guess] : mean) {
      EXPECT_NEAR(guess, (each[0].at(move) + each[1].at(move) + each[2].at(move)) / 3, 1e-5);
      differ = differ || each[0].at(move) != each[1].at(move);
    }
  }
  const bool hides = GetParam() == "osaka" || GetParam() == "yokohama";
  EXPECT_TRUE(differ || !hides) << "else nothing was tested";
}

INSTANTIATE_TEST_SUITE_P(Games, DescentsTest, testing::ValuesIn(game_ids()));

}  // namespace
}  // namespace kaisho
