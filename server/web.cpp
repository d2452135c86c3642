#include "server/web.h"

#include <spdlog/spdlog.h>

#include "server/beast.h"
#include "server/connections.h"
#include "server/socket.h"
#include "server/talk.h"

namespace kaisho {

struct Web::Inside : std::enable_shared_from_this<Inside> {
  Inside(const asio::any_io_executor& on, Api& its_api, Hall& its_hall, const Pages& its_pages,
         const Limits& its_limits)
      : executor(on),
        acceptor(on),
        end(on),
        api(its_api),
        hall(its_hall),
        pages(its_pages),
        limits(its_limits),
        connections(its_limits) {}

  asio::any_io_executor executor;
  tcp::acceptor acceptor;
  asio::steady_timer end;
  Api& api;
  Hall& hall;
  const Pages& pages;
  Limits limits;
  Connections connections;
  bool stopping = false;

  Async<void> accept(std::shared_ptr<Inside> self);
  Async<void> serve(std::shared_ptr<Inside> self, tcp::socket socket, std::string address);
  Async<void> refuse(std::shared_ptr<Inside> self, tcp::socket socket);
  Async<void> wait_for_end(std::shared_ptr<Inside> self, std::function<void()> ended);
};

namespace {

// Counts a connection of an address as long as it lives.
struct Admitted {
  Admitted(Connections& of, std::string from) : connections(of), address(std::move(from)) {}
  Admitted(const Admitted&) = delete;
  Admitted& operator=(const Admitted&) = delete;
  ~Admitted() { connections.forget(address); }

  Connections& connections;
  std::string address;
};

}  // namespace

Async<void> Web::Inside::accept(std::shared_ptr<Inside> /*self*/) {
  constexpr std::chrono::milliseconds kAfterFault{100};
  while (!stopping) {
    auto [error, socket] = co_await acceptor.async_accept(kValues);
    if (stopping) co_return;
    if (error) {
      spdlog::warn("cannot accept a connection: {}", error.message());
      co_await sleep_for(kAfterFault);
      continue;
    }
    beast::error_code gone;
    const std::string address = socket.remote_endpoint(gone).address().to_string();
    if (gone) continue;
    static_cast<void>(socket.set_option(tcp::no_delay(true), gone));
    if (!connections.admit(address)) {
      start(executor, refuse(shared_from_this(), std::move(socket)), "a refusal");
    } else {
      start(executor, serve(shared_from_this(), std::move(socket), address), "a connection");
    }
  }
}

Async<void> Web::Inside::refuse(std::shared_ptr<Inside> /*self*/, tcp::socket socket) {
  Talk talk(std::move(socket), limits, connections);
  RawRequest none;
  none.version(11);
  none.keep_alive(false);
  const HttpAnswer answer = error_answer(
      {"too_many_connections", "There are too many connections from your address.", ""});
  co_await talk.write(answer, none);
  co_await talk.finish();
}

Async<void> Web::Inside::serve(std::shared_ptr<Inside> /*self*/, tcp::socket socket,
                               std::string address) {
  const Admitted admitted(connections, address);
  Talk talk(std::move(socket), limits, connections);
  while (!stopping) {
    std::optional<RawRequest> request = co_await talk.read();
    if (!request) co_return;
    const Expected<HttpRequest> plain = plain_request(*request, address);
    HttpAnswer answer;
    if (!plain) {
      answer = error_answer(plain.error());
    } else if (Api::is_for(*plain) && websocket::is_upgrade(*request)) {
      Expected<Api::Live> live = api.live(*plain);
      if (live) {
        co_await serve_socket(talk.take_stream(), *std::move(request), *std::move(live), hall,
                              connections);
        co_return;
      }
      answer = error_answer(live.error());
    } else if (Api::is_for(*plain)) {
      answer = co_await api.answer(*plain, connections.count());
    } else {
      answer = pages.answer(*plain);
    }
    spdlog::debug("{} {} {} {}", address, plain ? plain->method : "?", plain ? plain->path : "?",
                  answer.status);
    const bool more = co_await talk.write(answer, *request);
    if (!more) break;
  }
  co_await talk.finish();
}

// --- the outside --------------------------------------------------------------------------------

Web::Web(const asio::any_io_executor& executor, Api& api, Hall& hall, const Pages& pages,
         const Limits& limits)
    : inside_(std::make_shared<Inside>(executor, api, hall, pages, limits)) {}

Web::~Web() = default;

Expected<int> Web::listen(const std::string& address, int port) {
  beast::error_code error;
  const auto cannot = [&] {
    return fail("cannot_listen", "Cannot listen on " + address + ":" + std::to_string(port) + ": " +
                                     error.message() + ".");
  };
  const asio::ip::address ip = asio::ip::make_address(address, error);
  if (error) return cannot();
  const tcp::endpoint endpoint(ip, static_cast<std::uint16_t>(port));
  tcp::acceptor& acceptor = inside_->acceptor;
  if (acceptor.open(endpoint.protocol(), error)) return cannot();
  if (acceptor.set_option(asio::socket_base::reuse_address(true), error)) return cannot();
  if (acceptor.bind(endpoint, error)) return cannot();
  if (acceptor.listen(asio::socket_base::max_listen_connections, error)) return cannot();
  start(inside_->executor, inside_->accept(inside_), "accepting connections");
  return acceptor.local_endpoint().port();
}

void Web::stop(std::function<void()> ended) {
  inside_->stopping = true;
  beast::error_code ignored;
  static_cast<void>(inside_->acceptor.close(ignored));
  inside_->connections.say_goodbye();
  start(inside_->executor, inside_->wait_for_end(inside_, std::move(ended)), "the end");
}

Async<void> Web::Inside::wait_for_end(std::shared_ptr<Inside> /*self*/,
                                      std::function<void()> ended) {
  constexpr std::chrono::milliseconds kStep{20};
  constexpr int kGoodbyeSteps = 50;
  constexpr int kMostSteps = 100;
  for (int i = 0; i < kMostSteps && connections.count() > 0; ++i) {
    if (i == kGoodbyeSteps) connections.cut();
    co_await sleep_for(kStep);
  }
  ended();
}

}  // namespace kaisho
