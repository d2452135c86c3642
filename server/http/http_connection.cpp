#include "server/http/http_connection.h"

#include <array>
#include <ctime>
#include <string_view>
#include <tuple>

#include "core/reading/fault.h"
#include "server/http/http_date.h"
#include "server/http/request_cost.h"

namespace kaisho::server {
namespace {

// How much the buffer holds beside the head: an incomplete line of a chunked body.
constexpr std::size_t kSpareBytes = 64UL * 1024;

Error http_fault(const beast::error_code& code, const Limits& limits) {
  if (code == http::error::body_limit) {
    return error_of("too_large", "server.body_longer", {{"most", limits.body_bytes}});
  }
  if (code == http::error::header_limit || code == http::error::buffer_overflow) {
    return error_of("headers_too_large", "server.head_longer", {{"most", limits.header_bytes}});
  }
  return error_of("bad_request", "server.http", {{"why", code.message()}});
}

Error late_fault() { return error_of("too_slow", "server.late", {}); }

bool is_http_error(const beast::error_code& code) {
  return code.category() == make_error_code(http::error::end_of_stream).category() &&
         code != http::error::end_of_stream && code != http::error::partial_message;
}

// Answers that never have a body, and so say no length either.
bool has_no_content(const HttpResponse& response) {
  return response.status == 204 || response.status == 304;
}

}  // namespace

HttpConnection::HttpConnection(tcp::socket socket, const Limits& limits, Connections& connections)
    : stream_(std::move(socket)),
      buffer_(limits.header_bytes + kSpareBytes),
      clock_(stream_.get_executor()),
      self_(std::make_shared<HttpConnection*>(this)),
      limits_(limits),
      connections_(connections) {
  connections_.add(*this);
}

HttpConnection::~HttpConnection() { connections_.remove(*this); }

// The handler may run after the connection is gone, hence the weak pointer.
void HttpConnection::start_clock(std::chrono::seconds patience) {
  late_ = false;
  stream_.expires_never();
  clock_.expires_after(patience);
  clock_.async_wait([self = std::weak_ptr(self_)](const beast::error_code& error) {
    const auto connection = self.lock();
    if (error || !connection || (*connection)->taken_) return;
    (*connection)->late_ = true;
    (*connection)->stream_.cancel();
  });
}

// Some programs send an empty line after a body; it belongs to nothing (RFC 9112, 2.2).
Async<beast::error_code> HttpConnection::skip_empty_line() {
  constexpr std::size_t kLine = 2;
  const auto may_be_line = [this] {
    const asio::const_buffer read = buffer_.data();
    const std::string_view begin(static_cast<const char*>(read.data()), read.size());
    return std::string_view("\r\n").starts_with(begin.substr(0, kLine));
  };
  while (buffer_.size() < kLine && may_be_line()) {
    const auto [error, size] =
        co_await stream_.async_read_some(buffer_.prepare(limits_.header_bytes), kValues);
    if (error) co_return error;
    buffer_.commit(size);
  }
  if (may_be_line()) buffer_.consume(kLine);
  co_return beast::error_code();
}

Async<bool> HttpConnection::read_head(std::chrono::seconds patience) {
  parser_.emplace();
  parser_->header_limit(static_cast<std::uint32_t>(limits_.header_bytes));
  parser_->body_limit(limits_.body_bytes);
  asked_ = {};
  toll().include(kIncludedCost);
  start_clock(patience);
  beast::error_code error = co_await skip_empty_line();
  if (!error) {
    std::tie(error, std::ignore) =
        co_await http::async_read_header(stream_, buffer_, *parser_, kValues);
  }
  const RawHead& come = head();
  asked_.head_only = come.method() == http::verb::head;
  if (error) {
    co_await answer_fault(error);
    co_return false;
  }
  asked_.version = come.version();
  asked_.more = wants_more(come);
  answering_ = true;
  co_return true;
}

Async<std::optional<std::string>> HttpConnection::read_rest() {
  if (waits_for_word(head()) && !parser_->is_done()) {
    const bool sent = co_await send_continue();
    if (!sent) co_return std::nullopt;
  }
  const auto [error, size] = co_await http::async_read(stream_, buffer_, *parser_, kValues);
  clock_.cancel();
  if (!error) co_return std::move(parser_->get().body());
  co_await answer_fault(error);
  co_return std::nullopt;
}

// A connection that waits for its next request is not late, so it ends without a response.
Async<void> HttpConnection::answer_fault(beast::error_code error) {
  const bool slow = late_ && parser_->got_some();
  if (!slow && !is_http_error(error)) co_return;
  const HttpResponse response = error_response(slow ? late_fault() : http_fault(error, limits_));
  co_await refuse(response);
}

Async<void> HttpConnection::refuse(const HttpResponse& response) {
  clock_.cancel();
  asked_.more = false;
  co_await write(response);
  co_await finish();
}

Async<bool> HttpConnection::send_continue() {
  http::response<http::empty_body> go_on(http::status::continue_, asked_.version);
  const auto [error, size] = co_await http::async_write(stream_, go_on, kValues);
  co_return !error;
}

// Sets what every response has.
void HttpConnection::fill_head(auto& message, const HttpResponse& response, bool keep) const {
  message.result(static_cast<unsigned>(response.status));
  message.version(asked_.version);
  message.set("Date", http_date(std::time(nullptr)));
  message.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
  for (const auto& [name, value] : response.headers) message.set(name, value);
  message.set("X-Content-Type-Options", "nosniff");
  message.set("Referrer-Policy", "same-origin");
  message.set("Cross-Origin-Resource-Policy", "same-origin");
  if (!response.is_part) {
    message.set("Cross-Origin-Opener-Policy", "same-origin");
    message.set("Permissions-Policy",
                "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()");
  }
  message.keep_alive(keep);
  if (!has_no_content(response)) message.content_length(response.body->size());
}

Async<bool> HttpConnection::write(const HttpResponse& response) {
  const bool keep = asked_.more && !last_;
  stream_.expires_after(limits_.request_time);
  beast::error_code error;
  if (asked_.head_only || has_no_content(response)) {
    http::response<http::empty_body> message;
    fill_head(message, response, keep);
    http::response_serializer<http::empty_body> serializer(message);
    std::tie(error, std::ignore) = co_await http::async_write_header(stream_, serializer, kValues);
  } else {
    http::response<http::span_body<const char>> message;
    message.body() = {response.body->data(), response.body->size()};
    fill_head(message, response, keep);
    std::tie(error, std::ignore) = co_await http::async_write(stream_, message, kValues);
  }
  answering_ = false;
  co_return !error && keep;
}

Async<void> HttpConnection::finish() {
  beast::error_code ignored;
  std::ignore = stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
  // Reads for a moment what the client still sends: if we closed with unread data, the client could
  // lose the response.
  std::array<char, 4096> rest{};
  stream_.expires_after(std::chrono::seconds(1));
  for (int i = 0; i < 64; ++i) {
    const auto [error, size] = co_await stream_.async_read_some(asio::buffer(rest), kValues);
    if (error) break;
  }
  stream_.close();
}

}  // namespace kaisho::server
