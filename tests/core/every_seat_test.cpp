// Walks round the table.
#include "core/values/every_seat.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

namespace kaisho {
namespace {

std::vector<Seat> listed(auto&& seats) {
  std::vector<Seat> list;
  for (const Seat seat : seats) list.push_back(seat);
  return list;
}

TEST(EverySeat, ComesFromTheFirstSeatOn) {
  EXPECT_THAT(listed(every_seat(3)), testing::ElementsAre(0, 1, 2));
}

TEST(EverySeat, ComesClockwiseFromASeatOnceRoundTheTable) {
  EXPECT_THAT(listed(clockwise_from(2, 4)), testing::ElementsAre(2, 3, 0, 1));
  EXPECT_THAT(listed(clockwise_from(0, 2)), testing::ElementsAre(0, 1));
}

}  // namespace
}  // namespace kaisho
