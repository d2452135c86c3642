// How many more descents a search's time allows.
#include "players/pace.h"

#include <gtest/gtest.h>

namespace kaisho {
namespace {

using std::chrono::milliseconds;

constexpr std::int64_t kNoTelling = std::numeric_limits<std::int64_t>::max();

// The wide look of the first descent took half of the time; each of those after it takes 1 ms.
TEST(Pace, LeavesTheFirstDescentOut) {
  Pace pace(milliseconds(100));
  pace.first_done(milliseconds(50));
  EXPECT_EQ(pace.more(11, milliseconds(60)), 41);
  EXPECT_EQ(pace.more(41, milliseconds(90)), 11);
  EXPECT_EQ(pace.more(51, milliseconds(100)), 1);
}

// Browsers tell the time in whole milliseconds, or in a hundred of them.
TEST(Pace, OfAClockThatStandsStillCannotBeTold) {
  Pace pace(milliseconds(500));
  EXPECT_EQ(pace.more(16, milliseconds(0)), kNoTelling);
  pace.first_done(milliseconds(0));
  EXPECT_EQ(pace.more(16, milliseconds(0)), kNoTelling);
  EXPECT_EQ(pace.more(16, milliseconds(100)), 61);
  pace.first_done(milliseconds(100));
  EXPECT_EQ(pace.more(16, milliseconds(100)), kNoTelling);
}

TEST(Pace, OfOneDescentCannotBeTold) {
  Pace pace(milliseconds(500));
  pace.first_done(milliseconds(3));
  EXPECT_EQ(pace.more(1, milliseconds(4)), kNoTelling);
}

}  // namespace
}  // namespace kaisho
