#include "core/values/random.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <numeric>
#include <vector>

#include "core/reading/hex.h"

namespace kaisho {
namespace {

// The stream as bytes, from a block on.
std::string stream(const Key& key, std::uint64_t block, int blocks) {
  RandomState state = RandomState::from_key(key);
  state.used = block * 16;
  Random random(state);
  std::vector<std::uint8_t> bytes;
  for (int i = 0; i < 16 * blocks; ++i) {
    const std::uint32_t word = random.word();
    for (unsigned shift = 0; shift < 32; shift += 8) {
      bytes.push_back(static_cast<std::uint8_t>(word >> shift));
    }
  }
  return hex(bytes);
}

// draft-strombergson-chacha-test-vectors, TC1, 256-bit key, 12 rounds: two blocks.
TEST(Random, IsChaCha12OfThePublishedVectorTC1) {
  EXPECT_EQ(stream(Key{}, 0, 2),
            "9bf49a6a0755f953811fce125f2683d50429c3bb49e074147e0089a52eae155f"
            "0564f879d27ae3c02ce82834acfa8c793a629f2ca0de6919610be82f411326be"
            "0bd58841203e74fe86fc71338ce0173dc628ebb719bdcbcc151585214cc089b4"
            "42258dcda14cf111c602b8971b8cc843e91e46ca905151c02744a6b017e69316");
}

// The same draft, TC2: one bit of the key set.
TEST(Random, IsChaCha12OfThePublishedVectorTC2) {
  EXPECT_EQ(stream(key_from_number(1), 0, 1),
            "12056e595d56b0f6eef090f0cd25a20949248c2790525d0f930218ff0b4ddd10"
            "a6002239d9a454e29e107a7d06fefdfef0210feba044f9f29b1772c960dc29c0");
}

// Computed apart from this code: key 00 01 … 1f, block 2^32 + 5, so both counter words are used.
TEST(Random, CountsBlocksIn64Bits) {
  Key key{};
  std::iota(key.begin(), key.end(), std::uint8_t{0});
  EXPECT_EQ(stream(key, (std::uint64_t{1} << 32U) + 5, 1),
            "306379e23e1d10ccf4944d92ec4052012b7845361f80c5128ef0e1077915cdc9"
            "0c812f2ed01e007626701237236b80b75d97c675283ca7dcc1487f624843f4a3");
}

TEST(Random, GoesOnWhereItsStateStands) {
  RandomState whole = RandomState::from_key(key_from_number(9));
  RandomState parts = whole;
  Random at_once(whole);
  for (int i = 0; i < 50; ++i) {
    EXPECT_EQ(at_once.word(), Random(parts).word()) << i;
  }
  EXPECT_EQ(whole, parts);
  EXPECT_EQ(whole.used, 50U);
}

TEST(Random, KeyFromNumberIsLittleEndian) {
  const Key key = key_from_number(0x0102030405060708U);
  EXPECT_EQ(key_text(key), "0807060504030201" + std::string(48, '0'));
}

RC_GTEST_PROP(Random, BelowStaysBelow, ()) {
  const auto bound = *rc::gen::inRange<std::uint32_t>(1, 0xffffffffU);
  RandomState state = RandomState::from_key(key_from_number(*rc::gen::arbitrary<std::uint64_t>()));
  Random random(state);
  for (int i = 0; i < 20; ++i) RC_ASSERT(random.below(bound) < bound);
}

TEST(Random, BelowOneIsZero) {
  RandomState state = RandomState::from_key(Key{});
  Random random(state);
  for (int i = 0; i < 100; ++i) EXPECT_EQ(random.below(1), 0);
}

// One draw, whatever the type of its bound, which is that of the result.
TEST(Random, BelowHasTheTypeOfItsBound) {
  const RandomState state = RandomState::from_key(key_from_number(5));
  RandomState of_words = state;
  RandomState of_seats = state;
  RandomState of_sizes = state;
  for (int i = 0; i < 100; ++i) {
    const std::uint32_t word = Random(of_words).below(4U);
    const std::int8_t seat = Random(of_seats).below(std::int8_t{4});
    const std::size_t size = Random(of_sizes).below(std::size_t{4});
    EXPECT_EQ(seat, static_cast<int>(word));
    EXPECT_EQ(size, word);
  }
}

// The chi-square of counts that should all be equal.
double chi_square(const std::vector<int>& counts) {
  const double all = std::accumulate(counts.begin(), counts.end(), 0.0);
  const double wanted = all / static_cast<double>(counts.size());
  double sum = 0;
  for (const int n : counts) sum += (n - wanted) * (n - wanted) / wanted;
  return sum;
}

TEST(Random, BelowFavoursNoNumber) {
  RandomState state = RandomState::from_key(key_from_number(3));
  Random random(state);
  std::vector<int> counts(7);
  for (int i = 0; i < 70000; ++i) ++counts[random.below(7)];
  EXPECT_LT(chi_square(counts), 22.5);  // exceeded once in a thousand keys, six degrees of freedom
}

// With a bound of 3 · 2^30 a bare multiplication would give every third number twice as often.
TEST(Random, BelowRejectsWhatWouldFavourSmallRemainders) {
  RandomState state = RandomState::from_key(key_from_number(4));
  Random random(state);
  std::vector<int> counts(3);
  for (int i = 0; i < 30000; ++i) ++counts[random.below(3U << 30U) % 3];
  EXPECT_LT(chi_square(counts), 13.8);
}

TEST(Random, UnitIsFromZeroToBelowOne) {
  RandomState state = RandomState::from_key(key_from_number(5));
  Random random(state);
  double sum = 0;
  for (int i = 0; i < 10000; ++i) {
    const float u = random.unit();
    ASSERT_GE(u, 0.0F);
    ASSERT_LT(u, 1.0F);
    sum += static_cast<double>(u);
  }
  EXPECT_NEAR(sum / 10000, 0.5, 0.01);
}

TEST(Random, ShuffleGivesEveryOrderAlike) {
  RandomState state = RandomState::from_key(key_from_number(6));
  Random random(state);
  std::vector<int> counts(24);
  for (int i = 0; i < 24000; ++i) {
    std::vector<int> items = {0, 1, 2, 3};
    random.shuffle(std::span(items));
    int order = 0;
    while (std::ranges::next_permutation(items).found) ++order;
    ++counts[static_cast<std::size_t>(order)];
  }
  EXPECT_LT(chi_square(counts), 49.7);  // one in a thousand, 23 degrees of freedom
}

TEST(Random, ShuffleOfNothingOrOneDrawsNothing) {
  RandomState state = RandomState::from_key(Key{});
  Random random(state);
  std::vector<int> none;
  std::vector<int> one = {1};
  random.shuffle(std::span(none));
  random.shuffle(std::span(one));
  EXPECT_EQ(state.used, 0U);
}

}  // namespace
}  // namespace kaisho
