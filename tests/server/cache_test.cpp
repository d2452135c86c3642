#include "server/hall/cache.h"

#include <gmock/gmock.h>

namespace kaisho::server {
namespace {

// Counts its instances.
struct Thing {
  explicit Thing(int* of) : alive(of) { ++*alive; }
  Thing(const Thing&) = delete;
  Thing& operator=(const Thing&) = delete;
  ~Thing() { --*alive; }

  int* alive;
};

class CacheTest : public testing::Test {
 protected:
  auto add(const std::string& name, bool in_passing = false) {
    return cache_->add(name, std::make_unique<Thing>(&alive_), in_passing);
  }

  int alive_ = 0;
  std::optional<Cache<Thing>> cache_{2};
};

TEST_F(CacheTest, WhatIsHeldStaysHoweverMuchThereIs) {
  const auto a = add("a");
  const auto b = add("b");
  const auto c = add("c");
  EXPECT_EQ(cache_->size(), 3U);
  EXPECT_EQ(cache_->held(), 3U);
  EXPECT_FALSE(cache_->has_room());
  EXPECT_EQ(cache_->find("a"), a);
  EXPECT_EQ(cache_->peek("b"), b.get());
}

TEST_F(CacheTest, WhoWasLetGoLongestAgoIsForgottenFirst) {
  add("a");
  add("b");
  EXPECT_NE(cache_->find("a"), nullptr);  // and let go again
  add("c");
  EXPECT_EQ(cache_->size(), 2U);
  EXPECT_EQ(alive_, 2);
  EXPECT_EQ(cache_->peek("b"), nullptr);
  EXPECT_NE(cache_->peek("a"), nullptr);
  EXPECT_NE(cache_->peek("c"), nullptr);
}

TEST_F(CacheTest, WhatCameInPassingIsForgottenBeforeAllOthers) {
  add("a");
  add("b", true);
  add("c", true);
  EXPECT_NE(cache_->peek("a"), nullptr);
  EXPECT_EQ(cache_->size(), 2U);
  cache_.emplace(2);
  add("a");
  add("b", true);
  cache_->find("b");  // asked for: it is one as the others
  add("c");
  EXPECT_EQ(cache_->peek("a"), nullptr);
  EXPECT_NE(cache_->peek("b"), nullptr);
}

TEST_F(CacheTest, OneThatIsFoundAgainIsTheSame) {
  Thing* const first = add("a").get();
  auto held = cache_->find("a");
  EXPECT_EQ(held.get(), first);
  EXPECT_EQ(cache_->held(), 1U);
  held.reset();
  EXPECT_EQ(cache_->held(), 0U);
  EXPECT_EQ(cache_->size(), 1U);
}

TEST_F(CacheTest, ForgetsOnlyWhatNobodyHolds) {
  auto held = add("a");
  EXPECT_FALSE(cache_->forget("a"));
  held.reset();
  EXPECT_TRUE(cache_->forget("a"));
  EXPECT_TRUE(cache_->forget("never there"));
  EXPECT_EQ(alive_, 0);
  EXPECT_EQ(cache_->find("a"), nullptr);
}

TEST_F(CacheTest, AHolderMayOutliveIt) {
  auto held = add("a");
  add("b");
  cache_.reset();
  EXPECT_EQ(alive_, 1);
  held.reset();
  EXPECT_EQ(alive_, 0);
}

}  // namespace
}  // namespace kaisho::server
