// Work shared among threads: every piece is done once, and all are done in the end.
#include "arena/play/threads.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <mutex>
#include <set>
#include <thread>
#include <vector>

namespace kaisho::arena {
namespace {

TEST(Threads, AreAsManyAsWishedButNoMoreThanThePieces) {
  EXPECT_EQ(thread_count(3, 10), 3U);
  EXPECT_EQ(thread_count(3, 2), 2U);
  EXPECT_EQ(thread_count(3, 0), 1U);
  EXPECT_EQ(thread_count(0, 1), 1U);
  EXPECT_GE(thread_count(0, 1000), 1U);
}

TEST(Threads, DoEveryPieceOnce) {
  std::vector<int> done(1000);
  for_each_piece(done.size(), 4, [&](std::size_t i) { ++done[i]; });
  EXPECT_TRUE(std::ranges::all_of(done, [](int times) { return times == 1; }));
  for_each_piece(0, 4, [](std::size_t) { FAIL(); });
}

TEST(Threads, AllWorkAndAreWaitedFor) {
  std::mutex mutex;
  std::set<std::thread::id> who;
  on_threads(4, [&] {
    const std::lock_guard lock(mutex);
    who.insert(std::this_thread::get_id());
  });
  EXPECT_EQ(who.size(), 4U);
  EXPECT_TRUE(who.contains(std::this_thread::get_id()));
}

}  // namespace
}  // namespace kaisho::arena
