#include "server/threads/writer_thread.h"

#include <boost/asio/async_result.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <memory>
#include <utility>

#include "core/reading/fault.h"

namespace kaisho::server {

namespace asio = boost::asio;

WriterThread::WriterThread(Store store, Post post)
    : store_(std::move(store)), post_(std::move(post)), thread_([this] { work(); }) {}

WriterThread::~WriterThread() { stop(); }

void WriterThread::submit(Job job, Done done) {
  {
    const std::lock_guard lock(mutex_);
    if (!stopping_) {
      tasks_.push_back({std::move(job), std::move(done)});
      wake_.notify_one();
      return;
    }
  }
  post_([done = std::move(done)] { done(fail("storage", "server.stopping", {})); });
}

Async<Expected<void>> WriterThread::write(Job job) {
  auto begin = [this, job = std::move(job)](auto handler) {
    auto done = std::make_shared<decltype(handler)>(std::move(handler));
    submit(job, [done](Expected<void> stored) { (*done)(std::move(stored)); });
  };
  co_return co_await asio::async_initiate<const asio::use_awaitable_t<>, void(Expected<void>)>(
      begin, asio::use_awaitable);
}

void WriterThread::refuse(const Error& why) {
  const std::lock_guard lock(mutex_);
  refusal_ = why;
}

void WriterThread::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_one();
  if (thread_.joinable()) thread_.join();
}

void WriterThread::work() {
  while (true) {
    std::vector<Task> tasks = next_tasks();
    if (tasks.empty()) return;
    run(std::move(tasks));
  }
}

// All jobs that wait; none when the thread is to stop.
std::vector<WriterThread::Task> WriterThread::next_tasks() {
  std::unique_lock lock(mutex_);
  wake_.wait(lock, [this] { return stopping_ || !tasks_.empty(); });
  return std::exchange(tasks_, {});
}

void WriterThread::run(std::vector<Task> tasks) {
  std::vector<Expected<void>> results = write_all(tasks);
  post_([tasks = std::move(tasks), results = std::move(results)] {
    for (std::size_t i = 0; i < tasks.size(); ++i) tasks[i].done(results[i]);
  });
}

Expected<void> WriterThread::begin() {
  {
    const std::lock_guard lock(mutex_);
    if (refusal_) return std::unexpected(*refusal_);
  }
  return store_.begin();
}

std::vector<Expected<void>> WriterThread::write_all(const std::vector<Task>& tasks) {
  if (const auto begun = begin(); !begun) {
    return std::vector<Expected<void>>(tasks.size(), begun);
  }
  std::vector<Expected<void>> results;
  results.reserve(tasks.size());
  for (const Task& task : tasks) results.push_back(write_one(task));
  if (const auto kept = store_.commit(); !kept) {
    store_.roll_back();
    results.assign(tasks.size(), kept);
  }
  return results;
}

Expected<void> WriterThread::write_one(const Task& task) {
  if (const auto marked = store_.set_savepoint(); !marked) return marked;
  Expected<void> result = task.job(store_);
  if (!result) store_.roll_back_to_savepoint();
  if (const auto released = store_.release_savepoint(); !released) return released;
  return result;
}

}  // namespace kaisho::server
