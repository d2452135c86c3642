// Sums in counters of few bytes.
#include "core/values/counter.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>

namespace kaisho {
namespace {

TEST(Counter, IsSetToAnyNumberThatItHasRoomFor) {
  std::uint8_t tokens = 3;
  set(tokens, std::size_t{255});
  EXPECT_EQ(tokens, 255);
  std::int16_t vp = 0;
  set(vp, -10);
  EXPECT_EQ(vp, -10);
}

TEST(Counter, IsAddedToAndTakenFrom) {
  std::uint8_t tokens = 250;
  add(tokens, 5);
  EXPECT_EQ(tokens, 255);
  add(tokens, -255);
  EXPECT_EQ(tokens, 0);
}

TEST(Counter, StopsAtTheMost) {
  std::uint16_t points = 59'999;
  add_up_to(points, 1, 60'000);
  EXPECT_EQ(points, 60'000);
  add_up_to(points, 30'000, 60'000);
  EXPECT_EQ(points, 60'000);
}

TEST(Counter, StopsAtTheLeast) {
  std::int16_t vp = 2;
  take_down_to(vp, 5, -10);
  EXPECT_EQ(vp, -3);
  take_down_to(vp, 30'000, -10);
  EXPECT_EQ(vp, -10);
}

TEST(Counter, ShiftsToAnotherOne) {
  std::uint8_t hand = 4;
  std::uint8_t stock = 1;
  shift(hand, stock, 3);
  EXPECT_EQ(hand, 1);
  EXPECT_EQ(stock, 4);
}

#ifndef NDEBUG
TEST(CounterDeathTest, WhatItHasNoRoomForIsAssertedAgainst) {
  std::uint8_t tokens = 255;
  EXPECT_DEATH(add(tokens, 1), "in_range");
  EXPECT_DEATH(set(tokens, -1), "in_range");
}
#endif

}  // namespace
}  // namespace kaisho
