// Reads from the store on a thread of its own, because the I/O thread must not wait.
#pragma once

#include <boost/asio/async_result.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

#include "server/store/store.h"
#include "server/threads/async.h"

namespace kaisho::server {

// A background job runs only when no urgent one waits.
enum class Priority : std::uint8_t { kUrgent, kBackground };

class ReaderThread {
 public:
  using Job = std::function<void(Store&)>;

  explicit ReaderThread(Store store) : store_(std::move(store)), thread_([this] { work(); }) {}
  ReaderThread(const ReaderThread&) = delete;
  ReaderThread& operator=(const ReaderThread&) = delete;
  ~ReaderThread() { stop(); }

  // Calls `read`, a function of a Store&, on this thread. Its result comes back on the caller's
  // thread.
  template <class Read>
  auto ask(Read read, Priority priority) -> Async<std::invoke_result_t<Read&, Store&>>;

  // Interrupts the job under way and drops the others.
  void stop();

 private:
  void submit(Job job, Priority priority);
  void work();
  Job next_job();

  Store store_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Job> urgent_;
  std::deque<Job> background_;
  bool stopping_ = false;
  std::thread thread_;
};

template <class Read>
auto ReaderThread::ask(Read read, Priority priority) -> Async<std::invoke_result_t<Read&, Store&>> {
  using Answer = std::invoke_result_t<Read&, Store&>;
  namespace asio = boost::asio;
  const asio::any_io_executor caller = co_await asio::this_coro::executor;
  auto begin = [this, caller, read = std::move(read), priority](auto handler) {
    auto done = std::make_shared<decltype(handler)>(std::move(handler));
    auto job = [caller, done, read](Store& store) mutable {
      auto result = std::make_shared<Answer>(read(store));
      asio::post(caller, [done, result] { (*done)(std::move(*result)); });
    };
    submit(std::move(job), priority);
  };
  co_return co_await asio::async_initiate<const asio::use_awaitable_t<>, void(Answer)>(
      begin, asio::use_awaitable);
}

}  // namespace kaisho::server
