#include "server/http/request_head.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "core/reading/fault.h"
#include "server/http/header_value.h"
#include "server/http/request_host.h"

namespace kaisho::server {
namespace {

constexpr unsigned kFirstVersion = 10;  // HTTP/1.0

std::string lines_of(const RawHead& head, std::string_view name, std::string_view between) {
  std::string all;
  const auto [begin, end] = head.equal_range(name);
  for (auto line = begin; line != end; ++line) {
    if (line != begin) all += between;
    all.append(line->value().data(), line->value().size());
  }
  return all;
}

// --- the framing (RFC 9112, 6): where the body ends ---------------------------------------------

// Beast ignores codings other than "chunked", and would take the body for the next request.
Expected<void> check_coding(const RawHead& head) {
  const bool length = head.count(http::field::content_length) > 0;
  if (head.count(http::field::transfer_encoding) == 0) return {};
  if (head.version() <= kFirstVersion) return fail("bad_request", "server.coding_version", {});
  if (length) return fail("bad_request", "server.coding_and_length", {});
  const std::string list = header_list(head, "Transfer-Encoding");
  const std::vector<std::string_view> codings = parts_of_list(list);
  if (codings.empty() || !same_word(codings.back(), "chunked")) {
    return fail("bad_request", "server.coding_end", {{"found", list}});
  }
  if (codings.size() == 1) return {};
  const bool twice = std::ranges::count_if(codings, [](std::string_view one) {
                       return same_word(one, "chunked");
                     }) > 1;
  return fail(twice ? "bad_request" : "not_implemented", "server.coding", {{"found", list}});
}

// Beast takes the same length several times, where others may take the first line or the last one.
Expected<void> check_length(const RawHead& head) {
  const std::size_t lines = head.count(http::field::content_length);
  if (lines == 0) return {};
  const std::string all = header_list(head, "Content-Length");
  const bool digits =
      !all.empty() && std::ranges::all_of(all, [](char c) { return c >= '0' && c <= '9'; });
  if (lines > 1 || !digits) return fail("bad_request", "server.length", {{"found", all}});
  return {};
}

// --- target and host (RFC 9112, 3.2) ------------------------------------------------------------

Expected<std::string> checked_host(std::string_view host) {
  if (!is_host(host)) return fail("bad_request", "server.host", {{"found", host}});
  return std::string(host);
}

// A request must name exactly one host: with two, a proxy could choose another one than we do. Only
// HTTP/1.0 may leave it out.
Expected<std::string> host_of(const RawHead& head) {
  const std::size_t hosts = head.count(http::field::host);
  if (hosts == 0 && head.version() <= kFirstVersion) return "";
  if (hosts != 1) return fail("bad_request", "server.hosts", {{"found", hosts}});
  return checked_host(header_list(head, "Host"));
}

// "/path?query" or, as sent to a proxy, "http://host/path?query", which servers must accept too. In
// that form its host is the one that counts (RFC 9112, 3.2.2). OPTIONS asks for the whole server by
// "*", and CONNECT names another one.
struct Target {
  std::string_view path;
  std::optional<std::string_view> host = {};
};

Target target_of(std::string_view text) {
  for (const std::string_view scheme : {"http://", "https://"}) {
    if (!same_word(text.substr(0, scheme.size()), scheme)) continue;
    const std::string_view rest = text.substr(scheme.size());
    const std::size_t path = std::min(rest.find_first_of("/?"), rest.size());
    return {rest.substr(path), rest.substr(0, path)};
  }
  return {text};
}

Expected<void> read_target(const RawHead& head, HttpRequest& plain) {
  const std::string_view text(head.target().data(), head.target().size());
  const Target target = target_of(text);
  const std::size_t question = target.path.find('?');
  const bool of_all = target.path == "*" || (target.host && target.path.empty());
  const bool to_other = plain.method == "CONNECT" && is_host(text);
  auto path = decode_path(target.path.substr(0, question));
  if (to_other || (of_all && plain.method == "OPTIONS")) {
    path = kWholeServer;
  } else if (path && path->empty() && target.host) {
    path = "/";
  } else if (!path || !path->starts_with('/')) {
    return fail("bad_request", "server.address_form", {{"found", text}});
  }
  Expected<std::string> host = host_of(head);
  if (host && target.host) host = checked_host(*target.host);
  if (!host) return std::unexpected(host.error());
  plain.path = *std::move(path);
  if (question != std::string_view::npos) plain.query = target.path.substr(question + 1);
  plain.host = *std::move(host);
  return {};
}

// --- expectations and WebSockets ----------------------------------------------------------------

// HTTP/1.0 knows none (RFC 9110, 10.1.1).
std::string expectation_of(const RawHead& head) {
  return head.version() <= kFirstVersion ? "" : header_list(head, "Expect");
}

Expected<void> check_expectation(const RawHead& head) {
  const std::string expectation = expectation_of(head);
  for (const std::string_view one : parts_of_list(expectation)) {
    if (!same_word(one, "100-continue")) {
      return fail("expectation", "server.expectation", {{"found", one}});
    }
  }
  return {};
}

// Sixteen bytes in base64.
bool is_websocket_key(std::string_view key) {
  constexpr std::size_t kLength = 24;
  const auto is_letter = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '+' ||
           c == '/';
  };
  return key.size() == kLength && key.ends_with("==") &&
         std::ranges::all_of(key.substr(0, kLength - 2), is_letter);
}

}  // namespace

std::string header_list(const RawHead& head, std::string_view name) {
  return lines_of(head, name, ", ");
}

Expected<HttpRequest> plain_request(const RawHead& head) {
  for (const auto check : {&check_coding, &check_length, &check_expectation}) {
    if (auto checked = check(head); !checked) return std::unexpected(std::move(checked.error()));
  }
  HttpRequest plain;
  plain.method = std::string(head.method_string());
  if (auto read = read_target(head, plain); !read) return std::unexpected(std::move(read.error()));
  plain.origin = header_list(head, "Origin");
  plain.cookie = lines_of(head, "Cookie", "; ");
  plain.content_type = header_list(head, "Content-Type");
  plain.accept_encoding = header_list(head, "Accept-Encoding");
  plain.if_none_match = header_list(head, "If-None-Match");
  plain.fetch_site = header_list(head, "Sec-Fetch-Site");
  return plain;
}

Forwarding forwarding_of(const RawHead& head) {
  return {header_list(head, "Forwarded"), header_list(head, "X-Forwarded-For"),
          header_list(head, "X-Forwarded-Proto")};
}

bool wants_more(const RawHead& head) {
  const std::string wishes = header_list(head, "Connection");
  if (lists_word(wishes, "close")) return false;
  return head.version() > kFirstVersion || lists_word(wishes, "keep-alive");
}

bool waits_for_word(const RawHead& head) { return !expectation_of(head).empty(); }

// HTTP/1.0 cannot change the protocol (RFC 9110, 7.8).
bool asks_for_websocket(const RawHead& head) {
  return head.method() == http::verb::get && head.version() > kFirstVersion &&
         lists_word(header_list(head, "Connection"), "upgrade") &&
         lists_word(header_list(head, "Upgrade"), "websocket");
}

Expected<void> check_handshake(const RawHead& head) {
  const std::string version = header_list(head, "Sec-WebSocket-Version");
  if (version != "13") return fail("upgrade", "server.socket_version", {{"found", version}});
  const std::string key = header_list(head, "Sec-WebSocket-Key");
  if (!is_websocket_key(key)) return fail("bad_request", "server.socket_key", {{"found", key}});
  return {};
}

RawRequest plain_handshake(const RawHead& head) {
  RawRequest plain(http::verb::get, head.target(), head.version());
  plain.set(http::field::host, header_list(head, "Host"));
  plain.set(http::field::connection, "Upgrade");
  plain.set(http::field::upgrade, "websocket");
  plain.set(http::field::sec_websocket_version, header_list(head, "Sec-WebSocket-Version"));
  plain.set(http::field::sec_websocket_key, header_list(head, "Sec-WebSocket-Key"));
  return plain;
}

}  // namespace kaisho::server
