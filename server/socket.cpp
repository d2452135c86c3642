#include "server/socket.h"

#include <spdlog/spdlog.h>

#include <deque>

#include "server/live.h"

namespace kaisho {
namespace {

class Socket final : public Guest, public Connection, public std::enable_shared_from_this<Socket> {
 public:
  Socket(beast::tcp_stream stream, Api::Live live, Hall& hall)
      : Guest(live.browser, live.seat),
        ws_(std::move(stream)),
        wake_(ws_.get_executor(), asio::steady_timer::time_point::max()),
        hall_(hall),
        open_(std::move(live.table)),
        from_(live.from) {}

  void send(std::shared_ptr<const std::string> message) override;
  void say_goodbye() override { close(websocket::close_code::going_away, "the server stops"); }
  void cut() override { beast::get_lowest_layer(ws_).close(); }

  Async<bool> accept(const http::request<http::string_body>& request);
  Async<void> read();
  Async<void> write();

 private:
  void close(websocket::close_code code, std::string_view reason);
  void stop_writing();
  Async<bool> answer(std::string text);

  websocket::stream<beast::tcp_stream> ws_;
  asio::steady_timer wake_;  // of the writer: there is something to do
  std::deque<std::shared_ptr<const std::string>> queue_;
  std::size_t queued_ = 0;  // bytes
  bool ended_ = false;      // nothing more is to be written
  std::optional<websocket::close_reason> goodbye_;
  Hall& hall_;
  OpenTablePtr open_;
  std::optional<int> from_;
};

void Socket::send(std::shared_ptr<const std::string> message) {
  if (ended_ || goodbye_) return;
  queued_ += message->size();
  if (queued_ > hall_.limits().queued_bytes) {
    spdlog::info("table {}: dropped a reader that is too slow", open_->table.facts().id);
    ended_ = true;
    cut();
    return;
  }
  queue_.push_back(std::move(message));
  wake_.cancel();
}

// What waits to be sent goes first.
void Socket::close(websocket::close_code code, std::string_view reason) {
  if (ended_ || goodbye_) return;
  goodbye_.emplace(code, reason);
  wake_.cancel();
}

void Socket::stop_writing() {
  ended_ = true;
  wake_.cancel();
}

Async<bool> Socket::accept(const http::request<http::string_body>& request) {
  const Limits& limits = hall_.limits();
  beast::get_lowest_layer(ws_).expires_never();  // it has its own timers
  websocket::stream_base::timeout times{};
  times.handshake_timeout = limits.request_time;
  times.idle_timeout = limits.idle_time;
  times.keep_alive_pings = true;
  ws_.set_option(times);
  ws_.read_message_max(limits.message_bytes);
  ws_.text(true);
  ws_.auto_fragment(false);
  const auto [error] = co_await ws_.async_accept(request, kValues);
  co_return !error;
}

Async<void> Socket::write() {
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
  }
  ended_ = true;
}

Async<void> Socket::read() {
  // Leaves the table however this ends.
  struct Stay {
    Socket& socket;
    explicit Stay(Socket& of) : socket(of) {
      socket.hall_.join(socket.open_, socket, socket.from_);
    }
    Stay(const Stay&) = delete;
    Stay& operator=(const Stay&) = delete;
    ~Stay() {
      socket.hall_.leave(socket.open_, socket);
      socket.stop_writing();
    }
  };
  const Stay stay(*this);
  beast::flat_buffer buffer;
  while (true) {
    const auto [error, size] = co_await ws_.async_read(buffer, kValues);
    if (error) co_return;
    if (!ws_.got_text()) {
      close(websocket::close_code::policy_error, "messages are text");
    } else {
      std::string text = beast::buffers_to_string(buffer.data());
      const Json answer = co_await answer_message(hall_, open_, seat(), std::move(text));
      send(std::make_shared<const std::string>(json_text(answer)));
    }
    buffer.consume(buffer.size());
  }
}

// A connection is listed as long as it is served.
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

Async<void> run_writer(std::shared_ptr<Socket> socket) { co_await socket->write(); }

}  // namespace

Async<void> serve_socket(beast::tcp_stream stream, http::request<http::string_body> request,
                         Api::Live live, Hall& hall, Connections& connections) {
  const auto socket = std::make_shared<Socket>(std::move(stream), std::move(live), hall);
  const Listed listed(connections, *socket);
  const bool accepted = co_await socket->accept(request);
  if (!accepted) co_return;
  const asio::any_io_executor executor = co_await asio::this_coro::executor;
  start(executor, run_writer(socket), "a WebSocket's writer");
  co_await socket->read();
}

}  // namespace kaisho
