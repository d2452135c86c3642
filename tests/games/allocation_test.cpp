// `legal_moves` and `apply` allocate nothing (core/game.h): counted by the test program's
// own operator new.
#include "tests/games/allocations.h"
#include "tests/games/battery.h"

namespace kaisho::battery {
namespace {

using Allocation = Battery;

INSTANTIATE_TEST_SUITE_P(Games, Allocation, testing::ValuesIn(settings()), name_of);

TEST(AllocationCount, Counts) {
  const std::size_t before = allocations();
  const std::vector<int> some(100);
  EXPECT_EQ(allocations(), before + 1);
}

TEST_P(Allocation, PlayingAllocatesNothing) {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Walk walk(game(), start(seed), seed);
    const std::size_t before = allocations();
    while (!walk.over()) walk.play(walk.choose());
    ASSERT_EQ(allocations(), before) << "seed " << seed;
  }
}

TEST_P(Allocation, ViewsAllocateNothing) {
  RandomState state = RandomState::from_key(Key{});
  Random random(state);
  const Position p = start(3);
  const std::size_t before = allocations();
  const Position view = game().observe(p, 0);
  const Position sample = game().resample(view, random);
  EXPECT_EQ(allocations(), before);
  EXPECT_EQ(game().observe(sample, 0), view);
}

}  // namespace
}  // namespace kaisho::battery
