// Set-up (SAM-S).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "tests/games/sample/table.h"

namespace kaisho::sample_tests {
namespace {

Json begun(int seats, std::uint64_t seed) {
  const Options options{.seats = seats, .turn_cap = 0, .variants = {}};
  return sample().position_json(*sample().start(options, key_from_number(seed)));
}

TEST(SampleSetup, SAM_S1_TwoToFourPlay) {
  for (const int seats : {2, 3, 4}) EXPECT_EQ(begun(seats, 1)["seats"].size(), seats);
  EXPECT_FALSE(sample().start({.seats = 5, .turn_cap = 0, .variants = {}}, Key{}));
}

TEST(SampleSetup, SAM_S2_AllCardsAreInOneShuffledPile) {
  const Json first = begun(2, 1);
  EXPECT_EQ(first["draw"].size() + first["row"].size(), 36U);
  EXPECT_NE(first["draw"], begun(2, 2)["draw"]);
}

TEST(SampleSetup, SAM_S3_FiveCardsLieFaceUp) { EXPECT_EQ(begun(3, 1)["row"].size(), 5U); }

TEST(SampleSetup, SAM_S4_AnybodyMayBegin) {
  std::set<int> first;
  for (std::uint64_t seed = 0; seed < 40; ++seed) first.insert(begun(4, seed)["active"].get<int>());
  EXPECT_THAT(first, testing::ElementsAre(0, 1, 2, 3));
}

}  // namespace
}  // namespace kaisho::sample_tests
