#include "tests/server/outside/local_server.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>

namespace kaisho::server {
namespace {

namespace asio = boost::asio;

constexpr auto kAsValues = asio::as_tuple(asio::use_awaitable);

std::size_t body_size(const std::string& head) {
  constexpr std::string_view kName = "Content-Length: ";
  const std::size_t at = head.find(kName);
  return at == std::string::npos ? 0 : std::stoul(head.substr(at + kName.size()));
}

}  // namespace

LocalServer::LocalServer(Answer answer)
    : answer_(std::move(answer)),
      acceptor_(io_, {asio::ip::make_address("127.0.0.1"), 0}),
      port_(acceptor_.local_endpoint().port()) {
  asio::co_spawn(io_, accept_all(), asio::detached);
  thread_ = std::thread([this] { io_.run(); });
}

LocalServer::~LocalServer() {
  io_.stop();
  thread_.join();
}

LocalServer::Answer LocalServer::says(const std::string& text) {
  return [text](Socket& socket) -> Async<void> {
    co_await asio::async_write(socket, asio::buffer(text), kAsValues);
  };
}

LocalServer::Answer LocalServer::says_nothing() {
  return [](Socket&) -> Async<void> { co_await sleep_for(std::chrono::hours(1)); };
}

LocalServer::Answer LocalServer::says_without_end(const std::string& begin,
                                                  const std::string& more) {
  return [begin, more](Socket& socket) -> Async<void> {
    co_await asio::async_write(socket, asio::buffer(begin), kAsValues);
    for (boost::system::error_code error; !error;) {
      const auto [failed, size] = co_await asio::async_write(socket, asio::buffer(more), kAsValues);
      error = failed;
    }
  };
}

std::vector<std::string> LocalServer::requests() {
  const std::lock_guard lock(mutex_);
  return requests_;
}

Async<void> LocalServer::accept_all() {
  for (;;) {
    auto [error, socket] = co_await acceptor_.async_accept(kAsValues);
    if (error) co_return;
    ++connections_;
    asio::co_spawn(io_, serve(std::move(socket)), asio::detached);
  }
}

Async<void> LocalServer::serve(Socket socket) {
  std::string request;
  const auto [failed, head] =
      co_await asio::async_read_until(socket, asio::dynamic_buffer(request), "\r\n\r\n", kAsValues);
  if (failed) co_return;
  const std::size_t size = head + body_size(request);
  if (request.size() < size) {
    co_await asio::async_read(socket, asio::dynamic_buffer(request),
                              asio::transfer_exactly(size - request.size()), kAsValues);
  }
  {
    const std::lock_guard lock(mutex_);
    requests_.push_back(request);
  }
  co_await answer_(socket);
}

}  // namespace kaisho::server
