// How long the server has run, and when that was by the machine's clock.
#include "server/hall/running_time.h"

#include <gtest/gtest.h>

#include <cstdlib>

namespace kaisho::server {
namespace {

constexpr std::int64_t kSoFar = 50 * kHourMs;
constexpr std::int64_t kMoment = 2 * kSecondMs;  // that a test takes at most

bool is_about(std::int64_t found, std::int64_t expected) {
  return std::abs(found - expected) < kMoment;
}

TEST(RunningTime, GoesOnFromWhatItWas) {
  const RunningTime time(kSoFar, 1);
  EXPECT_GE(time.now(), kSoFar);
  EXPECT_LT(time.now(), kSoFar + kMoment);
}

TEST(RunningTime, IsDatedByTheMachinesClock) {
  const RunningTime time(kSoFar, 1);
  EXPECT_TRUE(is_about(time.date_of(time.now()), now_ms()));
  EXPECT_EQ(time.date_of(kSoFar) - time.date_of(kSoFar - kHourMs), kHourMs);
  EXPECT_EQ(time.date_of(kSoFar), time.date_of(kSoFar));
}

TEST(RunningTime, IsDatedAsItGoesWhereItGoesFast) {
  const RunningTime time(kSoFar, 3600);
  EXPECT_TRUE(is_about(time.date_of(time.now()), now_ms()));
  EXPECT_EQ(time.date_of(kSoFar) - time.date_of(kSoFar - kHourMs), kSecondMs);
}

TEST(RunningTime, HasABreakWhereTheMachineSleeps) {
  RunningTime time(kSoFar, 1);
  const std::int64_t before = time.unbroken_since();
  const std::int64_t dated = time.date_of(kSoFar);
  time.look();
  time.look(now_ms() + kSecondMs);
  EXPECT_EQ(time.unbroken_since(), before) << "clocks are never set exactly";
  EXPECT_EQ(time.date_of(kSoFar), dated);
  const std::int64_t woken = now_ms() + 8 * kHourMs;
  time.look(woken);
  EXPECT_EQ(time.unbroken_since(), woken);
  EXPECT_TRUE(is_about(time.date_of(kSoFar), dated + 8 * kHourMs));
  EXPECT_LT(time.now(), kSoFar + kMoment);
}

TEST(RunningTime, IsDatedAnewWhenItIsSetBack) {
  RunningTime time(kSoFar, 1);
  time.set_back(kSoFar - kHourMs);
  EXPECT_TRUE(is_about(time.date_of(kSoFar - kHourMs), now_ms()));
  EXPECT_LT(time.now(), kSoFar);
}

}  // namespace
}  // namespace kaisho::server
