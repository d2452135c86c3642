// What nets see of every registered game.
#include <algorithm>
#include <set>

#include "tests/games/allocations.h"
#include "tests/games/battery.h"

namespace kaisho::battery {
namespace {

using Inputs = Battery;
using Counts = std::vector<std::uint8_t>;

INSTANTIATE_TEST_SUITE_P(Games, Inputs, testing::ValuesIn(settings()), name_of);

constexpr std::uint8_t kUntouched = 255;

Counts counts_of(const Game& game, const Position& position, Seat seat) {
  FeatureRoom features{};
  game.features(position, features);
  Counts counts(game.inputs().size() + 1, kUntouched);
  game.fill_inputs(position, seat, features, counts);
  return counts;
}

TEST_P(Inputs, AreNamedOnce) {
  std::set<std::string> names;
  ASSERT_FALSE(game().inputs().empty());
  ASSERT_LE(game().inputs().size(), kMaxInputs);
  for (const Input& input : game().inputs()) {
    EXPECT_TRUE(names.insert(input.name).second) << input.name;
    EXPECT_GE(input.most, 1) << input.name;
    EXPECT_LT(input.most, kUntouched) << input.name;
  }
}

TEST_P(Inputs, StayWithinTheirMaximaAndFillThemAll) {
  each_position(20, [&](const Position& p) {
    for (Seat seat = 0; seat < seats(); ++seat) {
      const Counts counts = counts_of(game(), p, seat);
      const auto inputs = game().inputs();
      for (std::size_t i = 0; i < inputs.size(); ++i) {
        ASSERT_LE(counts[i], inputs[i].most) << inputs[i].name;
      }
      ASSERT_EQ(counts.back(), kUntouched);
    }
  });
}

// Each input but those of absent seats is at some position something else than at another; a
// maximum far above what is ever seen would be room for nothing.
TEST_P(Inputs, TellPositionsApart) {
  std::set<Counts> seen;
  std::size_t positions = 0;
  std::vector<std::set<std::uint8_t>> values(game().inputs().size());
  each_position(20, [&](const Position& p) {
    if (game().to_move(p) == kNobody) return;
    const Counts counts = counts_of(game(), p, game().to_move(p));
    seen.insert(counts);
    ++positions;
    for (std::size_t i = 0; i < values.size(); ++i) values[i].insert(counts[i]);
  });
  EXPECT_GT(seen.size() * 10, positions * 9);
  std::size_t still = 0;
  std::size_t present = 0;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const std::string& name = game().inputs()[i].name;
    const bool of_seat = name.starts_with("seat ");
    if (of_seat && name[5] - '0' >= seats()) {
      EXPECT_EQ(values[i], std::set<std::uint8_t>{0}) << name;
      continue;
    }
    ++present;
    still += values[i].size() < 2 ? 1 : 0;
  }
  EXPECT_LT(still * 4, present) << still << " of " << present << " never change";
}

// What belongs to a seat stands in its block from whatever side it is seen.
TEST_P(Inputs, SeatsChangePlacesWithTheSide) {
  const auto block = [&](const Counts& counts, int steps) {
    const std::string prefix = "seat " + std::to_string(steps) + " ";
    Counts part;
    for (std::size_t i = 0; i < game().inputs().size(); ++i) {
      if (game().inputs()[i].name.starts_with(prefix)) part.push_back(counts[i]);
    }
    return part;
  };
  bool differ = false;
  each_position(10, [&](const Position& p) {
    const Counts first = counts_of(game(), p, 0);
    for (Seat seat = 1; seat < seats(); ++seat) {
      const Counts other = counts_of(game(), p, seat);
      for (int steps = 0; steps < seats(); ++steps) {
        const int from_first = (seat + steps) % seats();
        ASSERT_EQ(block(other, steps), block(first, from_first)) << int{seat} << " " << steps;
      }
      differ = differ || other != first;
    }
  });
  EXPECT_TRUE(differ);
}

// A seat sees nothing here that it may not know: of what is hidden, any deal looks the same.
TEST_P(Inputs, ShowNothingHidden) {
  RandomState state = RandomState::from_key(key_from_number(5));
  Random random(state);
  each_position(10, [&](const Position& p) {
    for (Seat seat = 0; seat < seats(); ++seat) {
      const Position view = game().observe(p, seat);
      const Counts counts = counts_of(game(), p, seat);
      ASSERT_EQ(counts_of(game(), view, seat), counts);
      ASSERT_EQ(counts_of(game(), game().resample(view, random), seat), counts);
    }
  });
}

TEST_P(Inputs, AreFilledWithoutAllocating) {
  const Position p = start(3);
  Counts counts(game().inputs().size());
  FeatureRoom features{};
  const std::size_t before = allocations();
  game().features(p, features);
  game().fill_inputs(p, 0, features, counts);
  EXPECT_EQ(allocations(), before);
}

}  // namespace
}  // namespace kaisho::battery
