#include "server/http/websocket.h"

#include <chrono>
#include <deque>
#include <string>

#include "server/http/request_cost.h"
#include "server/http/table_messages.h"
#include "server/terminal/limited_log.h"

namespace kaisho::server {
namespace {

class WebSocketConnection final : public Subscriber,
                                  public Connection,
                                  public std::enable_shared_from_this<WebSocketConnection> {
 public:
  WebSocketConnection(TcpStream stream, Api::Subscription subscription,
                      const WebSocketContext& context)
      : Subscriber(subscription.browser, subscription.seat, context.address),
        ws_(std::move(stream)),
        wake_(ws_.get_executor(), asio::steady_timer::time_point::max()),
        hall_(context.hall),
        connections_(context.connections),
        payer_(context.rates, context.address,
               subscription.seat == kNobody ? std::string() : subscription.browser),
        open_(std::move(subscription.table)),
        from_(subscription.from) {}

  WebSocketConnection(const WebSocketConnection&) = delete;
  WebSocketConnection& operator=(const WebSocketConnection&) = delete;
  ~WebSocketConnection() override { connections_.queued -= queued_; }

  void send(std::shared_ptr<const std::string> message) override;
  void revoke_seat() override {
    close(websocket::close_code::policy_error, "another browser has the seat");
  }
  bool is_of_page() const override { return true; }
  void say_goodbye(std::chrono::milliseconds window) override {
    close(websocket::close_code::service_restart,
          "come back within " + std::to_string(window.count()) + " ms");
  }
  void cut() override { beast::get_lowest_layer(ws_).close(); }

  Async<bool> accept(const http::request<http::string_body>& request);
  Async<void> read();
  Async<void> write();

 private:
  void close(websocket::close_code code, std::string_view reason);
  void stop_writing();
  void count_pings();
  ReadToll& toll() { return beast::get_lowest_layer(ws_).rate_policy(); }
  double cost_of_history() const;
  Async<void> pay(double cost);

  websocket::stream<TcpStream> ws_;
  asio::steady_timer wake_;  // of the writer: is cancelled when there is something to do
  std::deque<std::shared_ptr<const std::string>> queue_;
  std::size_t queued_ = 0;  // bytes
  bool ended_ = false;      // nothing more will be written
  std::optional<websocket::close_reason> goodbye_;
  Hall& hall_;
  Connections& connections_;
  Payer payer_;  // whoever has a seat pays for it, and not for the neighbours
  OpenTablePtr open_;
  std::optional<int> from_;
};

void WebSocketConnection::send(std::shared_ptr<const std::string> message) {
  if (ended_ || goodbye_) return;
  queued_ += message->size();
  connections_.queued += message->size();
  queue_.push_back(std::move(message));
  // The first message is being sent, so its length does not count.
  const Limits& limits = hall_.limits();
  const bool slow = queued_ - queue_.front()->size() > limits.queued_bytes;
  if (slow || (queue_.size() > 1 && connections_.queued > limits.queued_bytes_in_all)) {
    log_limited(spdlog::level::info, "clients that are too slow",
                "table {}: dropped a client that is too slow", open_->table.facts().id);
    ended_ = true;
    cut();
    return;
  }
  wake_.cancel();
}

// Messages that wait are sent first.
void WebSocketConnection::close(websocket::close_code code, std::string_view reason) {
  if (ended_ || goodbye_) return;
  goodbye_.emplace(code, reason);
  wake_.cancel();
}

void WebSocketConnection::stop_writing() {
  ended_ = true;
  wake_.cancel();
}

Async<bool> WebSocketConnection::accept(const http::request<http::string_body>& request) {
  const Limits& limits = hall_.limits();
  toll().charge(payer_);
  toll().include(kIncludedCost);
  beast::get_lowest_layer(ws_).expires_never();  // it has its own timers
  websocket::stream_base::timeout times{};
  times.handshake_timeout = limits.request_time;
  times.idle_timeout = limits.idle_time;
  times.keep_alive_pings = true;
  ws_.set_option(times);
  ws_.read_message_max(limits.message_bytes);
  ws_.text(true);
  count_pings();
  ws_.auto_fragment(false);
  const auto [error] = co_await ws_.async_accept(request, kValues);
  co_return !error;
}

// Beast answers pings; a client that sends too many is cut off.
void WebSocketConnection::count_pings() {
  ws_.control_callback([this](websocket::frame_type, beast::string_view) {
    const RateLimits::Seconds wait = payer_.owe(kControlCost);
    if (wait > hall_.limits().asks_at_once / 2) cut();
  });
}

double WebSocketConnection::cost_of_history() const {
  const int rev = open_->table.facts().rev;
  return from_ && *from_ < rev ? (rev - *from_) * kEntryCost : 0;
}

// A client that asks too fast has to wait.
Async<void> WebSocketConnection::pay(double cost) {
  const RateLimits::Seconds wait = payer_.owe(cost);
  if (wait.count() > 0) {
    co_await sleep_for(std::chrono::duration_cast<std::chrono::steady_clock::duration>(wait));
  }
}

Async<void> WebSocketConnection::write() {
  while (!ended_) {
    if (queue_.empty() && !goodbye_) {
      co_await wake_.async_wait(kValues);
      continue;
    }
    if (queue_.empty()) {
      co_await ws_.async_close(*goodbye_, kValues);
      break;
    }
    const std::shared_ptr<const std::string> message = queue_.front();
    const auto [error, size] = co_await ws_.async_write(asio::buffer(*message), kValues);
    if (error) break;
    queue_.pop_front();
    queued_ -= message->size();
    connections_.queued -= message->size();
  }
  ended_ = true;
}

Async<void> WebSocketConnection::read() {
  // Unsubscribes however this coroutine ends.
  struct Subscribed {
    WebSocketConnection& socket;
    explicit Subscribed(WebSocketConnection& of) : socket(of) {
      socket.hall_.subscribe(socket.open_, socket, socket.from_);
    }
    Subscribed(const Subscribed&) = delete;
    Subscribed& operator=(const Subscribed&) = delete;
    ~Subscribed() {
      socket.hall_.unsubscribe(socket.open_, socket);
      socket.stop_writing();
    }
  };
  co_await pay(cost_of_history());
  co_await hall_.prepare_history(open_, from_);
  // The browser may have lost the seat since the request.
  if (seat() != kNobody && !may_play(open_->table.facts(), seat(), browser())) {
    revoke_seat();
    co_return;
  }
  const Subscribed subscribed(*this);
  beast::flat_buffer buffer;
  while (true) {
    const auto [error, size] = co_await ws_.async_read(buffer, kValues);
    if (error) co_return;
    co_await pay(kMessageCost);
    toll().include(kIncludedCost);
    if (!ws_.got_text()) {
      close(websocket::close_code::policy_error, "messages are text");
    } else {
      std::string text = beast::buffers_to_string(buffer.data());
      const Json answer = co_await answer_message(hall_, open_, *this, std::move(text));
      send(std::make_shared<const std::string>(json_text(answer)));
    }
    buffer.consume(buffer.size());
  }
}

// Lists a connection as long as it is served.
class Listed {
 public:
  Listed(Connections& connections, Connection& connection)
      : connections_(connections), connection_(connection) {
    connections_.add(connection_);
  }
  Listed(const Listed&) = delete;
  Listed& operator=(const Listed&) = delete;
  ~Listed() { connections_.remove(connection_); }

 private:
  Connections& connections_;
  Connection& connection_;
};

Async<void> run_writer(std::shared_ptr<WebSocketConnection> socket) { co_await socket->write(); }

}  // namespace

Async<void> serve_websocket(TcpStream stream, http::request<http::string_body> request,
                            Api::Subscription subscription, WebSocketContext context) {
  const auto socket =
      std::make_shared<WebSocketConnection>(std::move(stream), std::move(subscription), context);
  const Listed listed(context.connections, *socket);
  const bool accepted = co_await socket->accept(request);
  if (!accepted) co_return;
  const asio::any_io_executor executor = co_await asio::this_coro::executor;
  spawn(executor, run_writer(socket), "a WebSocket's writer");
  co_await socket->read();
}

}  // namespace kaisho::server
