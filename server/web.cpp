#include "server/web.h"

#include <spdlog/spdlog.h>

#include "server/beast.h"
#include "server/connections.h"
#include "server/socket.h"

namespace kaisho {
namespace {

using Request = http::request<http::string_body>;

std::string text_of(const Request& request, http::field name) {
  const auto value = request[name];
  return {value.data(), value.size()};
}

// The parts that do not know the network get plain texts. Errors: bad_request.
Expected<HttpRequest> plain_request(const Request& request, const std::string& address) {
  HttpRequest plain;
  const std::string_view target(request.target().data(), request.target().size());
  const std::size_t question = target.find('?');
  const auto path = decode_path(target.substr(0, question));
  if (!path || !path->starts_with('/')) {
    return fail("bad_request", "The address asked for is not well formed.");
  }
  plain.method = std::string(request.method_string());
  plain.path = *path;
  if (question != std::string_view::npos) plain.query = target.substr(question + 1);
  plain.host = text_of(request, http::field::host);
  plain.origin = text_of(request, http::field::origin);
  plain.cookie = text_of(request, http::field::cookie);
  plain.content_type = text_of(request, http::field::content_type);
  plain.accept_encoding = text_of(request, http::field::accept_encoding);
  plain.if_none_match = text_of(request, http::field::if_none_match);
  const auto site = request["Sec-Fetch-Site"];
  plain.fetch_site = std::string(site.data(), site.size());
  plain.address = address;
  plain.body = request.body();
  return plain;
}

Error error_of(const beast::error_code& code) {
  if (code == http::error::body_limit) return {"too_large", "The request is too large.", ""};
  if (code == http::error::header_limit || code == http::error::buffer_overflow) {
    return {"headers_too_large", "The request's head is too large.", ""};
  }
  return {"bad_request", "This is not HTTP as it should be: " + code.message() + ".", ""};
}

bool is_http_error(const beast::error_code& code) {
  return code.category() == make_error_code(http::error::end_of_stream).category() &&
         code != http::error::end_of_stream && code != http::error::partial_message;
}

}  // namespace

struct Web::Inside : std::enable_shared_from_this<Inside> {
  Inside(const asio::any_io_executor& on, Api& api_, Hall& hall_, const Pages& pages_,
         const Limits& limits_)
      : executor(on),
        acceptor(on),
        end(on),
        api(api_),
        hall(hall_),
        pages(pages_),
        limits(limits_),
        connections(limits_) {}

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

// An HTTP connection: requests and answers, one after the other.
class Talk final : public Connection {
 public:
  Talk(tcp::socket socket, const Limits& limits, Connections& connections)
      : stream_(std::move(socket)), limits_(limits), connections_(connections) {
    connections_.add(*this);
  }
  ~Talk() override { connections_.remove(*this); }

  // An answer under way is finished first.
  void say_goodbye() override {
    if (answering_) {
      last_ = true;
    } else {
      cut();
    }
  }
  void cut() override {
    if (!taken_) stream_.close();
  }

  // The next request; nothing when there is none or it was broken, and answered so.
  Async<std::optional<Request>> read();
  // False when the connection ends with it.
  Async<bool> write(const HttpAnswer& answer, const Request& request);
  // After the last answer: lets it arrive before the connection goes.
  Async<void> finish();

  // For a WebSocket; nothing of the connection remains here.
  beast::tcp_stream take_stream() {
    taken_ = true;
    return std::move(stream_);
  }

 private:
  Async<bool> send_continue(unsigned version);

  beast::tcp_stream stream_;
  beast::flat_buffer buffer_;
  const Limits& limits_;
  Connections& connections_;
  bool answering_ = false;
  bool last_ = false;
  bool taken_ = false;
};

Async<std::optional<Request>> Talk::read() {
  http::request_parser<http::string_body> parser;
  parser.header_limit(static_cast<std::uint32_t>(limits_.header_bytes));
  parser.body_limit(limits_.body_bytes);
  stream_.expires_after(limits_.request_time);
  beast::error_code error;
  std::tie(error, std::ignore) =
      co_await http::async_read_header(stream_, buffer_, parser, kValues);
  answering_ = !error;
  if (!error && beast::iequals(parser.get()[http::field::expect], "100-continue")) {
    const bool sent = co_await send_continue(parser.get().version());
    if (!sent) co_return std::nullopt;
  }
  if (!error) {
    std::tie(error, std::ignore) = co_await http::async_read(stream_, buffer_, parser, kValues);
  }
  if (!error) co_return parser.release();
  if (is_http_error(error)) {
    Request broken;
    broken.version(11);
    broken.keep_alive(false);
    const HttpAnswer answer = error_answer(error_of(error));
    co_await write(answer, broken);
    co_await finish();
  }
  co_return std::nullopt;
}

Async<bool> Talk::send_continue(unsigned version) {
  http::response<http::empty_body> go_on(http::status::continue_, version);
  const auto [error, size] = co_await http::async_write(stream_, go_on, kValues);
  co_return !error;
}

// What every answer has, whatever it says.
void fill_head(auto& response, const HttpAnswer& answer, const Request& request, bool keep) {
  response.result(static_cast<unsigned>(answer.status));
  response.version(request.version());
  for (const auto& [name, value] : answer.headers) response.insert(name, value);
  response.set("X-Content-Type-Options", "nosniff");
  response.set("Referrer-Policy", "same-origin");
  response.set("Cross-Origin-Resource-Policy", "same-origin");
  response.keep_alive(keep);
  if (answer.status != 304) response.content_length(answer.body->size());
}

Async<bool> Talk::write(const HttpAnswer& answer, const Request& request) {
  const bool keep = request.keep_alive() && !last_;
  stream_.expires_after(limits_.request_time);
  beast::error_code error;
  if (request.method() == http::verb::head || answer.status == 304) {
    http::response<http::empty_body> response;
    fill_head(response, answer, request, keep);
    http::response_serializer<http::empty_body> serializer(response);
    std::tie(error, std::ignore) = co_await http::async_write_header(stream_, serializer, kValues);
  } else {
    http::response<http::span_body<const char>> response;
    response.body() = {answer.body->data(), answer.body->size()};
    fill_head(response, answer, request, keep);
    std::tie(error, std::ignore) = co_await http::async_write(stream_, response, kValues);
  }
  answering_ = false;
  co_return !error && keep;
}

Async<void> Talk::finish() {
  beast::error_code ignored;
  stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
  // Reads what is still under way, for a moment: closing earlier would take the answer back.
  std::array<char, 4096> rest{};
  stream_.expires_after(std::chrono::seconds(1));
  for (int i = 0; i < 64; ++i) {
    const auto [error, size] = co_await stream_.async_read_some(asio::buffer(rest), kValues);
    if (error) break;
  }
  stream_.close();
}

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
    socket.set_option(tcp::no_delay(true), gone);
    if (!connections.admit(address)) {
      start(executor, refuse(shared_from_this(), std::move(socket)), "a refusal");
    } else {
      start(executor, serve(shared_from_this(), std::move(socket), address), "a connection");
    }
  }
}

Async<void> Web::Inside::refuse(std::shared_ptr<Inside> /*self*/, tcp::socket socket) {
  Talk talk(std::move(socket), limits, connections);
  Request none;
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
    std::optional<Request> request = co_await talk.read();
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
  acceptor.open(endpoint.protocol(), error);
  if (!error) acceptor.set_option(asio::socket_base::reuse_address(true), error);
  if (!error) acceptor.bind(endpoint, error);
  if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
  if (error) return cannot();
  start(inside_->executor, inside_->accept(inside_), "accepting connections");
  return acceptor.local_endpoint().port();
}

void Web::stop(std::function<void()> ended) {
  inside_->stopping = true;
  beast::error_code ignored;
  inside_->acceptor.close(ignored);
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
