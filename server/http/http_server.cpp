#include "server/http/http_server.h"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <chrono>
#include <deque>
#include <optional>
#include <tuple>
#include <utility>

#include "core/reading/fault.h"
#include "server/http/beast.h"
#include "server/http/connections.h"
#include "server/http/http_connection.h"
#include "server/http/listen_address.h"
#include "server/http/proxy_watch.h"
#include "server/http/rate_limits.h"
#include "server/http/request_cost.h"
#include "server/http/websocket.h"
#include "server/terminal/limited_log.h"

namespace kaisho::server {

struct HttpServer::Impl : std::enable_shared_from_this<Impl> {
  Impl(const asio::any_io_executor& on, Api& its_api, Hall& its_hall, StaticFiles& its_pages,
       const Limits& its_limits, Proxies its_proxies)
      : executor(on),
        acceptor(on),
        end(on),
        api(its_api),
        hall(its_hall),
        pages(its_pages),
        limits(its_limits),
        proxies(std::move(its_proxies)),
        connections(its_limits),
        rates(its_limits) {}

  // A connection of an address, of its seats or of a browser, which counts while this lives.
  struct Admitted {
    Admitted(Connections& of, std::string counted) : connections(of), name(std::move(counted)) {}
    Admitted(const Admitted&) = delete;
    Admitted(Admitted&& other) noexcept
        : connections(other.connections), name(std::exchange(other.name, {})) {}
    Admitted& operator=(const Admitted&) = delete;
    Admitted& operator=(Admitted&&) = delete;
    ~Admitted() {
      if (!name.empty()) connections.forget(name);
    }

    Connections& connections;
    std::string name;  // empty: nothing is counted
  };

  asio::any_io_executor executor;
  tcp::acceptor acceptor;
  asio::steady_timer end;
  Api& api;
  Hall& hall;
  StaticFiles& pages;
  Limits limits;
  Proxies proxies;
  Connections connections;
  RateLimits rates;
  ProxyWatch proxy_watch;
  int refusals = 0;  // under way
  // Connections of an address that has too many, until it is known who asks; the oldest first.
  std::deque<HttpConnection*> newcomers;
  bool stopping = false;

  Async<void> accept(std::shared_ptr<Impl> self);
  void begin_serving(tcp::socket socket);
  Async<void> serve(std::shared_ptr<Impl> self, tcp::socket socket, asio::ip::address peer,
                    bool has_place);
  Async<bool> read_head(HttpConnection& connection, bool is_newcomer);
  Async<bool> serve_request(HttpConnection& connection, asio::ip::address peer,
                            std::optional<Admitted>& admitted);
  std::optional<Admitted> admit(const std::string& address, const HttpRequest& plain);
  Async<bool> answer_request(HttpConnection& connection, HttpRequest& plain, Payer payer);
  std::optional<Payer> payer_of(const Expected<HttpRequest>& plain, const std::string& address,
                                RateLimits::Seconds& wait);
  Async<void> refuse(std::shared_ptr<Impl> self, tcp::socket socket);
  Async<void> wait_for_end(std::shared_ptr<Impl> self, std::function<void()> ended);
};

namespace {

// These count while they live: a connection in all, a refusal.
struct Entered {
  explicit Entered(Connections& of) : connections(of) {}
  Entered(const Entered&) = delete;
  Entered& operator=(const Entered&) = delete;
  ~Entered() { connections.leave(); }

  Connections& connections;
};

struct Counted {
  explicit Counted(int& of) : count(of) { ++count; }
  Counted(const Counted&) = delete;
  Counted& operator=(const Counted&) = delete;
  ~Counted() { --count; }

  int& count;
};

HttpResponse too_many_connections() {
  return error_response(error_of("too_many_connections", "server.many_connections", {}));
}

}  // namespace

Async<void> HttpServer::Impl::accept(std::shared_ptr<Impl> /*self*/) {
  constexpr std::chrono::milliseconds kAfterFault{100};
  while (!stopping) {
    auto [error, socket] = co_await acceptor.async_accept(kValues);
    if (stopping) co_return;
    if (error) {
      log_limited(spdlog::level::warn, "connections that cannot be accepted",
                  "cannot accept a connection: {}", error.message());
      co_await sleep_for(kAfterFault);
      continue;
    }
    begin_serving(std::move(socket));
  }
}

// A trusted proxy's connections serve many clients: each request counts for its own client.
void HttpServer::Impl::begin_serving(tcp::socket socket) {
  beast::error_code gone;
  const asio::ip::address peer = plain_address(socket.remote_endpoint(gone).address());
  if (gone) return;
  std::ignore = socket.set_option(tcp::no_delay(true), gone);
  if (connections.enter()) {
    const bool has_place = !proxies.trust(peer) && connections.admit(address_name(peer));
    spawn(executor, serve(shared_from_this(), std::move(socket), peer, has_place), "a connection");
    return;
  }
  if (refusals >= limits.refusals) return;
  spawn(executor, refuse(shared_from_this(), std::move(socket)), "a refusal");
}

Async<void> HttpServer::Impl::refuse(std::shared_ptr<Impl> /*self*/, tcp::socket socket) {
  const Counted counted(refusals);
  HttpConnection connection(std::move(socket), limits, connections);
  const HttpResponse response = too_many_connections();
  co_await connection.refuse(response);
}

Async<void> HttpServer::Impl::serve(std::shared_ptr<Impl> /*self*/, tcp::socket socket,
                                    asio::ip::address peer, bool has_place) {
  const Entered entered(connections);
  std::optional<Admitted> admitted;
  if (has_place) admitted.emplace(connections, address_name(peer));
  HttpConnection connection(std::move(socket), limits, connections);
  const bool of_proxy = proxies.trust(peer);
  if (!of_proxy) connection.toll().charge(Payer(rates, address_name(peer)));
  bool more = true;
  while (more && !stopping) {
    if (of_proxy) {  // the next client of a proxy is another one
      admitted.reset();
      connection.toll().charge_nobody();
    }
    more = co_await serve_request(connection, peer, admitted);
  }
}

// Whoever has a seat gets in by its cookie, so the head must be read before anybody is refused.
// That takes a moment; where too many keep it waiting, those that have waited longest must go.
Async<bool> HttpServer::Impl::read_head(HttpConnection& connection, bool is_newcomer) {
  constexpr std::chrono::seconds kPatience{5};
  if (!is_newcomer) co_return co_await connection.read_head();
  if (!newcomers.empty() && std::cmp_greater_equal(newcomers.size(), limits.refusals)) {
    HttpConnection* const oldest = newcomers.front();
    newcomers.pop_front();
    oldest->cut();
  }
  newcomers.push_back(&connection);
  const bool come = co_await connection.read_head(std::min(kPatience, limits.request_time));
  std::erase(newcomers, &connection);
  co_return come;
}

// A place for a request's connection: one of its address, or one of those for seats.
std::optional<HttpServer::Impl::Admitted> HttpServer::Impl::admit(const std::string& address,
                                                                  const HttpRequest& plain) {
  if (connections.admit(address)) return Admitted(connections, address);
  const std::string browser = api.seated_browser(plain);
  if (browser.empty() || !connections.admit_seated(address, browser)) return std::nullopt;
  return Admitted(connections, Connections::seats_of(address));
}

// Who pays for the request; nobody if there is too little in the bucket, and `wait` is how long
// that lasts. Whoever has a seat is not refused for what others at the address have asked.
std::optional<Payer> HttpServer::Impl::payer_of(const Expected<HttpRequest>& plain,
                                                const std::string& address,
                                                RateLimits::Seconds& wait) {
  const double cost = plain ? cost_of(*plain) : kUnreadCost;
  Payer payer(rates, address);
  wait = payer.take(cost);
  if (wait.count() <= 0) return payer;
  const std::string browser = plain ? api.seated_browser(*plain) : "";
  if (browser.empty()) return std::nullopt;
  payer = Payer(rates, address, browser);
  wait = payer.take(cost);
  return wait.count() > 0 ? std::nullopt : std::optional(payer);
}

// False when the request was the connection's last. A request that is refused by its head is not
// read further.
Async<bool> HttpServer::Impl::serve_request(HttpConnection& connection, asio::ip::address peer,
                                            std::optional<Admitted>& admitted) {
  const bool come = co_await read_head(connection, !admitted && !proxies.trust(peer));
  if (!come) co_return false;
  const Forwarding forwarding = forwarding_of(connection.head());
  const Client client = client_of(proxies, peer, forwarding);
  if (!proxies.trust(peer)) proxy_watch.look(peer, forwarding);
  const std::string name = address_name(client.address);
  Expected<HttpRequest> plain = plain_request(connection.head());
  RateLimits::Seconds wait{0};
  const std::optional<Payer> payer = payer_of(plain, name, wait);
  if (!payer) {
    spdlog::debug("{} asks too much", name);
    const HttpResponse response = too_many_requests(wait.count());
    if (!rates.is_drained(name)) co_await connection.refuse(response);
    co_return false;
  }
  connection.toll().charge(*payer);
  if (!plain) {
    const HttpResponse response = error_response(plain.error());
    co_await connection.refuse(response);
    co_return false;
  }
  plain->address = name;
  plain->secure = client.secure;
  if (!admitted) {
    if (std::optional<Admitted> place = admit(name, *plain)) admitted.emplace(*std::move(place));
  }
  if (!admitted) {
    const HttpResponse response = too_many_connections();
    co_await connection.refuse(response);
    co_return false;
  }
  const std::string browser = api.known_browser(*plain);
  if (!browser.empty()) connections.hold(browser);
  const Admitted held(connections, browser);
  connection.toll().include(std::max(kIncludedCost, cost_of(*plain)));
  co_return co_await answer_request(connection, *plain, *payer);
}

Async<bool> HttpServer::Impl::answer_request(HttpConnection& connection, HttpRequest& plain,
                                             Payer payer) {
  const bool is_live = Api::is_for(plain) && asks_for_websocket(connection.head());
  const Expected<void> shaken = is_live ? check_handshake(connection.head()) : Expected<void>();
  RawRequest handshake = is_live ? plain_handshake(connection.head()) : RawRequest();
  std::optional<std::string> body = co_await connection.read_rest();
  if (!body) co_return false;
  plain.body = *std::move(body);
  HttpResponse response;
  if (plain.path == kWholeServer) {
    response = whole_server_response(plain.method);
  } else if (is_live && !shaken) {
    response = handshake_refusal(shaken.error());
  } else if (is_live) {
    Expected<Api::Subscription> subscription = co_await api.subscription(plain);
    if (subscription) {
      WebSocketContext context{hall, connections, rates, plain.address};
      co_await serve_websocket(connection.take_stream(), std::move(handshake),
                               *std::move(subscription), std::move(context));
      co_return false;
    }
    response = error_response(subscription.error());
  } else if (Api::is_for(plain)) {
    response = co_await api.answer(plain, connections.count());
    if (response.further_cost > 0) payer.owe(response.further_cost);
  } else {
    response = pages.answer(plain);
  }
  spdlog::debug("{} {} {} {}", plain.address, cut(plain.method), cut(plain.path), response.status);
  const bool more = co_await connection.write(response);
  if (!more) co_await connection.finish();
  co_return more;
}

// --- HttpServer ---------------------------------------------------------------------------------

HttpServer::HttpServer(const asio::any_io_executor& executor, Api& api, Hall& hall,
                       StaticFiles& pages, const Limits& limits, Proxies proxies)
    : impl_(std::make_shared<Impl>(executor, api, hall, pages, limits, std::move(proxies))) {}

HttpServer::~HttpServer() = default;

Expected<int> HttpServer::listen(const std::string& address, int port) {
  beast::error_code error;
  const auto cannot = [&] {
    return fail("cannot_listen", "server.cannot_listen",
                {{"address", address}, {"port", port}, {"why", error.message()}});
  };
  const Expected<asio::ip::address> ip = resolve_address(address);
  if (!ip) return std::unexpected(ip.error());
  const tcp::endpoint endpoint(*ip, static_cast<std::uint16_t>(port));
  tcp::acceptor& acceptor = impl_->acceptor;
  if (acceptor.open(endpoint.protocol(), error)) return cannot();
  if (acceptor.set_option(asio::socket_base::reuse_address(true), error)) return cannot();
  if (acceptor.bind(endpoint, error)) return cannot();
  if (acceptor.listen(asio::socket_base::max_listen_connections, error)) return cannot();
  spawn(impl_->executor, impl_->accept(impl_), "accepting connections");
  return acceptor.local_endpoint().port();
}

void HttpServer::stop(std::function<void()> ended) {
  impl_->stopping = true;
  beast::error_code ignored;
  std::ignore = impl_->acceptor.close(ignored);
  impl_->connections.say_goodbye();
  spawn(impl_->executor, impl_->wait_for_end(impl_, std::move(ended)), "the end");
}

Async<void> HttpServer::Impl::wait_for_end(std::shared_ptr<Impl> /*self*/,
                                           std::function<void()> ended) {
  constexpr std::chrono::milliseconds kStep{20};
  constexpr int kGoodbyeSteps = 50;
  constexpr int kMaxSteps = 100;
  for (int i = 0; i < kMaxSteps && connections.count() > 0; ++i) {
    if (i == kGoodbyeSteps) connections.cut();
    co_await sleep_for(kStep);
  }
  ended();
}

}  // namespace kaisho::server
