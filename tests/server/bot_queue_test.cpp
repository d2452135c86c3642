// Whose bot thinks next.
#include "server/bots/bot_queue.h"

#include <gtest/gtest.h>

#include <map>
#include <thread>

namespace kaisho::server {
namespace {

std::shared_ptr<const std::atomic<bool>> people(bool there) {
  return std::make_shared<std::atomic<bool>>(there);
}

BotTask task_of(const std::string& owner, const std::string& table, bool there = false) {
  return {{table, owner, people(there)}, [] {}};
}

std::string next_table(BotQueue& queue, double seconds = 1) {
  const std::optional<BotTask> task = queue.next();
  if (!task) return "";
  queue.spent(task->origin, seconds);
  return task->origin.table;
}

TEST(BotQueue, WhoComesFirstIsServedFirst) {
  BotQueue queue;
  EXPECT_FALSE(queue.next());
  for (const char* table : {"a", "b", "c"}) queue.add(task_of("ann", table));
  EXPECT_EQ(next_table(queue), "a");
  EXPECT_EQ(next_table(queue), "b");
  EXPECT_EQ(next_table(queue), "c");
}

TEST(BotQueue, ManyTablesOfOneOwnerDoNotKeepAnotherWaiting) {
  BotQueue queue;
  for (int i = 0; i < 40; ++i) queue.add(task_of("many", "table " + std::to_string(i)));
  for (int i = 0; i < 5; ++i) next_table(queue);
  queue.add(task_of("one", "small"));
  EXPECT_EQ(next_table(queue, 0.01), "small");
  // It comes first again as long as it has used less time than the others.
  for (int i = 0; i < 20; ++i) {
    next_table(queue);
    queue.add(task_of("one", "small"));
    EXPECT_EQ(next_table(queue, 0.01), "small");
  }
}

TEST(BotQueue, TimeIsSharedByOwnersAndThenByTables) {
  BotQueue queue;
  std::map<std::string, double> had;
  const auto seconds = [](const std::string& table) { return table[0] == 'x' ? 1.0 : 0.25; };
  const std::map<std::string, std::string> owner_of = {
      {"x1", "x"}, {"x2", "x"}, {"x3", "x"}, {"y1", "y"}};
  for (const auto& [table, owner] : owner_of) queue.add(task_of(owner, table));
  for (int i = 0; i < 400; ++i) {
    const std::optional<BotTask> task = queue.next();
    const std::string table = task->origin.table;
    queue.spent(task->origin, seconds(table));
    had[table] += seconds(table);
    queue.add(task_of(owner_of.at(table), table));
  }
  EXPECT_NEAR(had["y1"], had["x1"] + had["x2"] + had["x3"], 2);
  EXPECT_NEAR(had["x1"], had["x2"], 2);
  EXPECT_NEAR(had["x1"], had["x3"], 2);
}

TEST(BotQueue, OneOwnerDoesNotTakeAllThreads) {
  BotQueue queue;
  for (int i = 0; i < 8; ++i) queue.add(task_of("many", "table " + std::to_string(i)));
  ASSERT_TRUE(queue.next());
  queue.add(task_of("one", "small"));
  EXPECT_EQ(queue.next()->origin.table, "small");
}

TEST(BotQueue, TablesWithPeopleComeFirst) {
  BotQueue queue;
  const auto arriving = std::make_shared<std::atomic<bool>>(false);
  queue.add(task_of("a", "empty"));
  queue.add({{"arriving", "b", arriving}, [] {}});
  queue.add(task_of("c", "people", true));
  EXPECT_EQ(next_table(queue), "people");
  *arriving = true;
  EXPECT_EQ(next_table(queue), "arriving");
  EXPECT_EQ(next_table(queue), "empty");
}

TEST(BotQueue, WhoWasAwayHasNothingSavedUp) {
  BotQueue queue;
  for (int i = 0; i < 100; ++i) {
    queue.add(task_of("busy", "b"));
    next_table(queue);
  }
  int ahead = 0;
  queue.add(task_of("busy", "b"));
  queue.add(task_of("back", "a"));
  while (next_table(queue) == "a") {
    ++ahead;
    queue.add(task_of("back", "a"));
  }
  EXPECT_LE(ahead, 2);
}

TEST(BotThreadPool, ThinkAllAndStop) {
  std::atomic<int> task = 0;
  BotThreadPool threads(3);
  for (int i = 0; i < 100; ++i) {
    threads.add({{"table", "owner", people(false)}, [&] { ++task; }});
  }
  while (task < 100) std::this_thread::yield();
  threads.stop();
  threads.add({{"table", "owner", people(false)}, [&] { ++task; }});
  EXPECT_EQ(task, 100);
}

}  // namespace
}  // namespace kaisho::server
