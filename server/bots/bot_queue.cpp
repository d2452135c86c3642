#include "server/bots/bot_queue.h"

#include <algorithm>
#include <chrono>
#include <tuple>
#include <utility>

#include "players/cancellation.h"

namespace kaisho::server {

void BotQueue::add(BotTask task) {
  for (auto& [shares, name] : {std::pair<Shares&, const std::string&>{owners_, task.origin.owner},
                               {tables_, task.origin.table}}) {
    Share& share = shares[name];
    share.spent = std::max(share.spent, reached_);
  }
  waiting_.push_back({added_++, std::move(task)});
}

bool BotQueue::goes_before(const Waiting& a, const Waiting& b) {
  const auto rank = [this](const Waiting& waiting) {
    const TaskOrigin& origin = waiting.task.origin;
    const Share& owner = owners_[origin.owner];
    const bool alone = !origin.people || !*origin.people;
    return std::tuple(alone, owner.under_way, owner.spent, tables_[origin.table].spent,
                      waiting.number);
  };
  return rank(a) < rank(b);
}

std::optional<BotTask> BotQueue::next() {
  if (waiting_.empty()) return std::nullopt;
  const auto best = std::ranges::min_element(
      waiting_, [this](const Waiting& a, const Waiting& b) { return goes_before(a, b); });
  BotTask task = std::move(best->task);
  waiting_.erase(best);
  Share& owner = owners_[task.origin.owner];
  reached_ = std::max(reached_, owner.spent);
  ++owner.under_way;
  ++tables_[task.origin.table].under_way;
  return task;
}

void BotQueue::spent(const TaskOrigin& origin, double seconds) {
  for (Share* share : {&owners_[origin.owner], &tables_[origin.table]}) {
    share->spent += seconds;
    --share->under_way;
  }
  forget_idle(owners_);
  forget_idle(tables_);
}

// Forgets whoever has nothing under way and has used no more than a newcomer would start with.
void BotQueue::forget_idle(Shares& shares) const {
  if (shares.size() < 2 * waiting_.size() + 64) return;
  std::erase_if(shares, [this](const auto& entry) {
    return entry.second.under_way == 0 && entry.second.spent <= reached_;
  });
}

BotThreadPool::BotThreadPool(int threads) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

void BotThreadPool::add(BotTask task) {
  {
    const std::lock_guard lock(mutex_);
    queue_.add(std::move(task));
  }
  wake_.notify_one();
}

void BotThreadPool::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  cancelled_ = true;
  wake_.notify_all();
  for (std::thread& thread : threads_) {
    if (thread.joinable()) thread.join();
  }
}

void BotThreadPool::work() {
  const players::ScopedCancellation cancellation(cancelled_);
  std::unique_lock lock(mutex_);
  while (true) {
    std::optional<BotTask> task;
    wake_.wait(lock, [&] { return stopping_ || (task = queue_.next()); });
    if (!task) return;
    lock.unlock();
    const auto began = std::chrono::steady_clock::now();
    task->run();
    task->run = nullptr;
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
    lock.lock();
    queue_.spent(task->origin, took.count());
  }
}

}  // namespace kaisho::server
