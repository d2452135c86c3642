// How many more simulations a search's time allows.
#include "players/simulation_rate.h"

#include <gtest/gtest.h>

namespace kaisho::players {
namespace {

using std::chrono::milliseconds;

constexpr std::int64_t kUnknown = std::numeric_limits<std::int64_t>::max();

// The wide look of the first simulation took half of the time. Each one after it takes 1 ms.
TEST(SimulationRate, LeavesOutTheFirstSimulation) {
  SimulationRate rate(milliseconds(100));
  rate.first_done(milliseconds(50));
  EXPECT_EQ(rate.remaining(11, milliseconds(60)), 41);
  EXPECT_EQ(rate.remaining(41, milliseconds(90)), 11);
  EXPECT_EQ(rate.remaining(51, milliseconds(100)), 1);
}

// Browsers tell the time in whole milliseconds, or in a hundred of them.
TEST(SimulationRate, IsUnknownWhileTheClockStandsStill) {
  SimulationRate rate(milliseconds(500));
  EXPECT_EQ(rate.remaining(16, milliseconds(0)), kUnknown);
  rate.first_done(milliseconds(0));
  EXPECT_EQ(rate.remaining(16, milliseconds(0)), kUnknown);
  EXPECT_EQ(rate.remaining(16, milliseconds(100)), 61);
  rate.first_done(milliseconds(100));
  EXPECT_EQ(rate.remaining(16, milliseconds(100)), kUnknown);
}

TEST(SimulationRate, IsUnknownAfterOneSimulation) {
  SimulationRate rate(milliseconds(500));
  rate.first_done(milliseconds(3));
  EXPECT_EQ(rate.remaining(1, milliseconds(4)), kUnknown);
}

}  // namespace
}  // namespace kaisho::players
