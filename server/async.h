// Coroutines of the I/O thread.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <functional>
#include <string>

namespace kaisho {

template <class T>
using Async = boost::asio::awaitable<T>;

// Lets one coroutine in at a time, in the order they came. Lives as long as anybody waits.
class Gate {
 public:
  class Pass {
   public:
    explicit Pass(Gate* gate) : gate_(gate) {}
    Pass(const Pass&) = delete;
    Pass(Pass&& other) noexcept : gate_(other.gate_) { other.gate_ = nullptr; }
    Pass& operator=(const Pass&) = delete;
    Pass& operator=(Pass&&) = delete;
    ~Pass() {
      if (gate_ != nullptr) gate_->leave();
    }

   private:
    Gate* gate_;
  };

  explicit Gate(const boost::asio::any_io_executor& executor);
  Async<Pass> enter();

 private:
  void leave();

  bool busy_ = false;
  boost::asio::steady_timer freed_;
};

Async<void> sleep_for(std::chrono::steady_clock::duration time);

// Starts a coroutine that nobody waits for; `name` is for the log, should it fail.
void start(const boost::asio::any_io_executor& executor, Async<void> coroutine, std::string name);

}  // namespace kaisho
