// Decides whose bot thinks next, and has the threads on which bots think. Tables with people come
// first. After that comes whoever has used the least of the threads' time, by owner and by table.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

namespace kaisho::server {

// Whom a bot thinks for.
struct TaskOrigin {
  std::string table;
  std::string owner;  // the address or browser that the table is counted for
  // Whether people are at the table; may change while the task waits.
  std::shared_ptr<const std::atomic<bool>> people;
};

// One decision of a bot.
struct BotTask {
  TaskOrigin origin;
  std::function<void()> run;
};

// The order, without threads.
class BotQueue {
 public:
  void add(BotTask task);
  // Nothing when no task waits. A task that was taken counts as under way until `spent`.
  std::optional<BotTask> next();
  void spent(const TaskOrigin& origin, double seconds);

 private:
  // How much time one owner or table has used. A newcomer starts where the others are.
  struct Share {
    double spent = 0;
    int under_way = 0;
  };
  struct Waiting {
    std::uint64_t number = 0;
    BotTask task;
  };
  using Shares = std::unordered_map<std::string, Share>;

  bool goes_before(const Waiting& a, const Waiting& b);
  void forget_idle(Shares& shares) const;

  std::vector<Waiting> waiting_;
  Shares owners_;
  Shares tables_;
  double reached_ = 0;  // the most that an owner had used when its turn came
  std::uint64_t added_ = 0;
};

class BotThreadPool {
 public:
  explicit BotThreadPool(int threads);
  BotThreadPool(const BotThreadPool&) = delete;
  BotThreadPool& operator=(const BotThreadPool&) = delete;
  ~BotThreadPool() { stop(); }

  void add(BotTask task);
  // Cuts short the decisions under way, waits for them, and drops the others.
  void stop();

 private:
  void work();

  std::mutex mutex_;
  std::condition_variable wake_;
  BotQueue queue_;
  bool stopping_ = false;
  std::atomic<bool> cancelled_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace kaisho::server
