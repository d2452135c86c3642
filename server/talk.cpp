#include "server/talk.h"

namespace kaisho {
namespace {

std::string text_of(const RawRequest& request, http::field name) {
  const auto value = request[name];
  return {value.data(), value.size()};
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

// What every answer has, whatever it says.
void fill_head(auto& response, const HttpAnswer& answer, const RawRequest& request, bool keep) {
  response.result(static_cast<unsigned>(answer.status));
  response.version(request.version());
  for (const auto& [name, value] : answer.headers) response.insert(name, value);
  response.set("X-Content-Type-Options", "nosniff");
  response.set("Referrer-Policy", "same-origin");
  response.set("Cross-Origin-Resource-Policy", "same-origin");
  response.keep_alive(keep);
  if (answer.status != 304) response.content_length(answer.body->size());
}

}  // namespace

Expected<HttpRequest> plain_request(const RawRequest& request, const std::string& address) {
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

Async<std::optional<RawRequest>> Talk::read() {
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
    RawRequest broken;
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

Async<bool> Talk::write(const HttpAnswer& answer, const RawRequest& request) {
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
  static_cast<void>(stream_.socket().shutdown(tcp::socket::shutdown_send, ignored));
  // Reads what is still under way, for a moment: closing earlier would take the answer back.
  std::array<char, 4096> rest{};
  stream_.expires_after(std::chrono::seconds(1));
  for (int i = 0; i < 64; ++i) {
    const auto [error, size] = co_await stream_.async_read_some(asio::buffer(rest), kValues);
    if (error) break;
  }
  stream_.close();
}

}  // namespace kaisho
