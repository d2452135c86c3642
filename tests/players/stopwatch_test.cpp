// The two ways in which a player's time is measured.
#include "players/stopwatch.h"

#include <gtest/gtest.h>

#include <thread>

namespace kaisho::players {
namespace {

using std::chrono::milliseconds;

TEST(Stopwatch, OfTheProcessorStandsWhileTheThreadSleeps) {
  const Stopwatch wall;
  const Stopwatch processor(true);
  std::this_thread::sleep_for(milliseconds(60));
  EXPECT_TRUE(wall.has_run(milliseconds(50)));
  EXPECT_FALSE(processor.has_run(milliseconds(50)));
}

TEST(Stopwatch, OfTheProcessorRunsWhileTheThreadWorks) {
  const Stopwatch wall;
  const Stopwatch processor(true);
  while (!processor.has_run(milliseconds(20))) {
  }
  EXPECT_TRUE(wall.has_run(milliseconds(20)));
}

}  // namespace
}  // namespace kaisho::players
