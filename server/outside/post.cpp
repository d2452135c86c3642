#include "server/outside/post.h"

#include <boost/asio/async_result.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "server/outside/outside_thread.h"
#include "server/outside/outside_url.h"

namespace kaisho::server {

namespace asio = boost::asio;

Outside::Outside(const asio::any_io_executor& executor, const Rules& rules)
    : executor_(executor), rules_(rules), thread_(std::make_unique<OutsideThread>(rules)) {}

Outside::~Outside() = default;

Async<OutsideAnswer> Outside::post(OutsideRequest request) {
  if (!read_outside_url(request.url, rules_)) co_return OutsideAnswer{.why = "bad_url"};
  auto begin = [this, request = std::move(request)](auto handler) mutable {
    auto waiting = std::make_shared<decltype(handler)>(std::move(handler));
    // The handler moves along, so that its coroutine ends nowhere but on the executor.
    auto done = [executor = executor_, waiting](OutsideAnswer answer) mutable {
      asio::post(executor, [waiting = std::move(waiting), answer = std::move(answer)]() mutable {
        (*waiting)(std::move(answer));
      });
    };
    waiting.reset();
    thread_->submit(std::move(request), std::move(done));
  };
  co_return co_await asio::async_initiate<const asio::use_awaitable_t<>, void(OutsideAnswer)>(
      std::move(begin), asio::use_awaitable);
}

}  // namespace kaisho::server
