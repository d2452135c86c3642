#include "server/http/http_connection.h"

#include <algorithm>

#include "core/reading/fault.h"

namespace kaisho::server {
namespace {

// How much the buffer holds beside the head: an incomplete line of a chunked body.
constexpr std::size_t kSpareBytes = 64UL * 1024;

std::string text_of(const RawRequest& request, http::field name) {
  const auto value = request[name];
  return {value.data(), value.size()};
}

// A header of one or several lines as one list.
std::string list_of(const RawRequest& request, std::string_view name) {
  std::string list;
  const auto [begin, end] = request.equal_range(name);
  for (auto line = begin; line != end; ++line) {
    if (!list.empty()) list += ",";
    list.append(line->value().data(), line->value().size());
  }
  return list;
}

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

bool is_host(std::string_view text) {
  constexpr std::string_view kOthers = "-._~:[]%";
  constexpr std::size_t kLongest = 255;
  const bool bracketed = text.starts_with('[') && text.contains(']');
  if (!bracketed && text.find_first_of("[]") != std::string_view::npos) return false;
  return !text.empty() && text.size() <= kLongest && std::ranges::all_of(text, [&](char c) {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    return letter || (c >= '0' && c <= '9') || kOthers.contains(c);
  });
}

Expected<std::string> checked_host(std::string host) {
  if (!is_host(host)) return fail("bad_request", "server.host", {{"found", host}});
  return host;
}

// A request must name exactly one host: with two, a proxy could choose another one than we do.
Expected<std::string> host_of(const RawRequest& request) {
  const std::size_t hosts = request.count(http::field::host);
  if (hosts != 1) return fail("bad_request", "server.hosts", {{"found", hosts}});
  return checked_host(text_of(request, http::field::host));
}

// The request target: "/path?query" or, as sent to a proxy, "http://host/path?query", which servers
// must accept too. In that form its host is the one that counts (RFC 9112, 3.2.2).
struct Target {
  std::string_view path;
  std::optional<std::string_view> host = {};
};

Target target_of(std::string_view text) {
  for (const std::string_view scheme : {"http://", "https://"}) {
    if (!beast::iequals(text.substr(0, scheme.size()), scheme)) continue;
    const std::string_view rest = text.substr(scheme.size());
    const std::size_t path = std::min(rest.find_first_of("/?"), rest.size());
    return {rest.substr(path), rest.substr(0, path)};
  }
  return {text};
}

// Sets what every response has.
void fill_head(auto& message, const HttpResponse& response, const RawRequest& request, bool keep) {
  message.result(static_cast<unsigned>(response.status));
  message.version(request.version());
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
  if (response.status != 304) message.content_length(response.body->size());
}

RawRequest no_request() {
  RawRequest none;
  none.version(11);
  none.keep_alive(false);
  return none;
}

}  // namespace

Expected<HttpRequest> plain_request(const RawRequest& request) {
  HttpRequest plain;
  const std::string_view text(request.target().data(), request.target().size());
  const Target target = target_of(text);
  const std::size_t question = target.path.find('?');
  auto path = decode_path(target.path.substr(0, question));
  if (path && path->empty() && target.host) path = "/";
  if (!path || !path->starts_with('/')) {
    return fail("bad_request", "server.address_form", {{"found", text}});
  }
  Expected<std::string> host = host_of(request);
  if (host && target.host) host = checked_host(std::string(*target.host));
  if (!host) return std::unexpected(host.error());
  plain.method = std::string(request.method_string());
  plain.path = *path;
  if (question != std::string_view::npos) plain.query = target.path.substr(question + 1);
  plain.host = *std::move(host);
  plain.origin = text_of(request, http::field::origin);
  plain.cookie = text_of(request, http::field::cookie);
  plain.content_type = text_of(request, http::field::content_type);
  plain.accept_encoding = text_of(request, http::field::accept_encoding);
  plain.if_none_match = text_of(request, http::field::if_none_match);
  const auto site = request["Sec-Fetch-Site"];
  plain.fetch_site = std::string(site.data(), site.size());
  return plain;
}

Forwarding forwarding_of(const RawRequest& request) {
  return {list_of(request, "Forwarded"), list_of(request, "X-Forwarded-For"),
          list_of(request, "X-Forwarded-Proto")};
}

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
void HttpConnection::start_clock() {
  late_ = false;
  stream_.expires_never();
  clock_.expires_after(limits_.request_time);
  clock_.async_wait([self = std::weak_ptr(self_)](const beast::error_code& error) {
    const auto connection = self.lock();
    if (error || !connection || (*connection)->taken_) return;
    (*connection)->late_ = true;
    (*connection)->stream_.cancel();
  });
}

Async<bool> HttpConnection::read_head() {
  parser_.emplace();
  parser_->header_limit(static_cast<std::uint32_t>(limits_.header_bytes));
  parser_->body_limit(limits_.body_bytes);
  start_clock();
  const auto [error, size] = co_await http::async_read_header(stream_, buffer_, *parser_, kValues);
  if (error) co_await answer_fault(error);
  answering_ = !error;
  co_return !error;
}

Async<std::optional<RawRequest>> HttpConnection::read_rest() {
  if (beast::iequals(head()[http::field::expect], "100-continue")) {
    const bool sent = co_await send_continue(head().version());
    if (!sent) co_return std::nullopt;
  }
  const auto [error, size] = co_await http::async_read(stream_, buffer_, *parser_, kValues);
  clock_.cancel();
  if (!error) co_return parser_->release();
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
  const RawRequest none = no_request();
  co_await write(response, none);
  co_await finish();
}

Async<bool> HttpConnection::send_continue(unsigned version) {
  http::response<http::empty_body> go_on(http::status::continue_, version);
  const auto [error, size] = co_await http::async_write(stream_, go_on, kValues);
  co_return !error;
}

Async<bool> HttpConnection::write(const HttpResponse& response, const RawRequest& request) {
  const bool keep = request.keep_alive() && !last_;
  stream_.expires_after(limits_.request_time);
  beast::error_code error;
  if (request.method() == http::verb::head || response.status == 304) {
    http::response<http::empty_body> message;
    fill_head(message, response, request, keep);
    http::response_serializer<http::empty_body> serializer(message);
    std::tie(error, std::ignore) = co_await http::async_write_header(stream_, serializer, kValues);
  } else {
    http::response<http::span_body<const char>> message;
    message.body() = {response.body->data(), response.body->size()};
    fill_head(message, response, request, keep);
    std::tie(error, std::ignore) = co_await http::async_write(stream_, message, kValues);
  }
  answering_ = false;
  co_return !error && keep;
}

Async<void> HttpConnection::finish() {
  beast::error_code ignored;
  static_cast<void>(stream_.socket().shutdown(tcp::socket::shutdown_send, ignored));
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
