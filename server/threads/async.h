// Coroutines on the I/O thread.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <functional>
#include <string>

namespace kaisho::server {

template <class T>
using Async = boost::asio::awaitable<T>;

// A mutex for coroutines: it admits one at a time, in the order in which they came. It must live as
// long as anybody waits for it.
class AsyncMutex {
 public:
  class Lock {
   public:
    explicit Lock(AsyncMutex* mutex) : mutex_(mutex) {}
    Lock(const Lock&) = delete;
    Lock(Lock&& other) noexcept : mutex_(other.mutex_) { other.mutex_ = nullptr; }
    Lock& operator=(const Lock&) = delete;
    Lock& operator=(Lock&&) = delete;
    ~Lock() {
      if (mutex_ != nullptr) mutex_->unlock();
    }

   private:
    AsyncMutex* mutex_;
  };

  explicit AsyncMutex(const boost::asio::any_io_executor& executor);
  Async<Lock> lock();

 private:
  void unlock();

  bool locked_ = false;
  boost::asio::steady_timer unlocked_;
};

Async<void> sleep_for(std::chrono::steady_clock::duration time);

// Starts a coroutine that nobody waits for. The log names it if it fails.
void spawn(const boost::asio::any_io_executor& executor, Async<void> coroutine, std::string name);

}  // namespace kaisho::server
