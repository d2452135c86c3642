#include "server/threads/async.h"

#include <spdlog/spdlog.h>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "server/terminal/limited_log.h"

namespace kaisho::server {

namespace asio = boost::asio;

AsyncMutex::AsyncMutex(const asio::any_io_executor& executor)
    : unlocked_(executor, asio::steady_timer::time_point::max()) {}

Async<AsyncMutex::Lock> AsyncMutex::lock() {
  while (locked_) co_await unlocked_.async_wait(asio::as_tuple(asio::use_awaitable));
  locked_ = true;
  co_return Lock(this);
}

void AsyncMutex::unlock() {
  locked_ = false;
  unlocked_.cancel_one();
}

Async<void> sleep_for(std::chrono::steady_clock::duration time) {
  asio::steady_timer timer(co_await asio::this_coro::executor, time);
  co_await timer.async_wait(asio::as_tuple(asio::use_awaitable));
}

void spawn(const asio::any_io_executor& executor, Async<void> coroutine, std::string name) {
  asio::co_spawn(
      executor, std::move(coroutine), [name = std::move(name)](const std::exception_ptr& failed) {
        if (!failed) return;
        try {
          std::rethrow_exception(failed);
        } catch (const std::exception& error) {
          log_limited(spdlog::level::err, "work that ended by a fault", "{} ended: {}", name,
                      error.what());
        } catch (...) {
          log_limited(spdlog::level::err, "work that ended by a fault", "{} ended", name);
        }
      });
}

}  // namespace kaisho::server
