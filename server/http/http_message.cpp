#include "server/http/http_message.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "core/reading/fault.h"
#include "core/values/ascii.h"

namespace kaisho::server {
namespace {

struct StatusOf {
  std::string_view code;
  int status;
};

// Every other code is the client's fault: 400.
constexpr std::array<StatusOf, 39> kStatuses = {
    {{"not_found", 404},         {"no_table", 404},
     {"wrong_method", 405},      {"wrong_type", 415},
     {"too_slow", 408},          {"too_large", 413},
     {"bad_origin", 403},        {"bad_key", 403},
     {"bad_ticket", 409},        {"not_your_seat", 403},
     {"seat_taken", 409},        {"stale", 409},
     {"not_playing", 409},       {"frozen", 409},
     {"too_many_tables", 429},   {"too_many_connections", 429},
     {"too_many_requests", 429}, {"too_many_browsers", 409},
     {"edition_too_large", 413}, {"store_full", 507},
     {"storage", 503},           {"headers_too_large", 431},
     {"internal", 500},          {"not_acceptable", 406},
     {"expectation", 417},       {"upgrade", 426},
     {"not_implemented", 501},   {"not_absent", 409},
     {"has_resigned", 409},      {"too_soon", 409},
     {"not_over", 409},          {"not_host", 403},
     {"has_begun", 409},         {"called_off", 409},
     {"has_seat", 409},          {"is_host", 409},
     {"too_many_seats", 429},    {"too_many_ways", 409},
     {"no_notices", 409}}};

std::optional<int> digit_of(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return std::nullopt;
}

}  // namespace

HttpResponse json_response(int status, const Json& json) {
  return text_response(status, json_text(json));
}

HttpResponse text_response(int status, const std::string& json) {
  HttpResponse response;
  response.status = status;
  response.headers = {{"Content-Type", "application/json; charset=utf-8"},
                      {"Cache-Control", "no-store"}};
  response.body = std::make_shared<const std::string>(json + "\n");
  return response;
}

Error not_found() { return error_of("not_found", "server.nothing_here", {}); }

HttpResponse error_response(const Error& error) {
  return json_response(status_of(error.code), {{"error", error_json(error)}});
}

HttpResponse method_not_allowed(const std::string& allowed) {
  HttpResponse response =
      error_response(error_of("wrong_method", "server.method", {{"expected", allowed}}));
  response.headers.emplace_back("Allow", allowed);
  return response;
}

HttpResponse whole_server_response(const std::string& method) {
  constexpr const char* kMethods = "GET, HEAD, POST, OPTIONS";
  if (method != "OPTIONS") return method_not_allowed(kMethods);
  HttpResponse response;
  response.status = 204;
  response.headers = {{"Allow", kMethods}};
  return response;
}

HttpResponse handshake_refusal(const Error& error) {
  HttpResponse response = error_response(error);
  if (error.code != "upgrade") return response;
  response.headers.emplace_back("Connection", "Upgrade");
  response.headers.emplace_back("Upgrade", "websocket");
  response.headers.emplace_back("Sec-WebSocket-Version", "13");
  return response;
}

HttpResponse too_many_requests(double seconds) {
  const int wait = std::max(1, static_cast<int>(std::ceil(seconds)));
  HttpResponse response =
      error_response(error_of("too_many_requests", "server.many_asks", {{"seconds", wait}}));
  response.headers.emplace_back("Retry-After", std::to_string(wait));
  return response;
}

int status_of(std::string_view code) {
  const auto* const found = std::ranges::find(kStatuses, code, &StatusOf::code);
  return found == kStatuses.end() ? 400 : found->status;
}

std::optional<std::string> decode_path(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (c == '%') {
      if (i + 2 >= text.size()) return std::nullopt;
      const auto high = digit_of(text[i + 1]);
      const auto low = digit_of(text[i + 2]);
      if (!high || !low) return std::nullopt;
      c = static_cast<char>(*high * 16 + *low);
      i += 2;
    }
    if (c == '\0') return std::nullopt;
    out += c;
  }
  return out;
}

std::optional<std::string_view> query_value(std::string_view query, std::string_view name) {
  while (!query.empty()) {
    const std::size_t end = std::min(query.find('&'), query.size());
    const std::string_view pair = query.substr(0, end);
    query.remove_prefix(std::min(end + 1, query.size()));
    if (pair.starts_with(name) && pair.substr(name.size()).starts_with('=')) {
      return pair.substr(name.size() + 1);
    }
  }
  return std::nullopt;
}

std::optional<int> number_of(std::string_view text, int low, int high) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  if (number < low || number > high) return std::nullopt;
  return number;
}

namespace {

constexpr std::string_view kTls = "https://";
constexpr std::string_view kPlain = "http://";

// Browsers leave a scheme's own port out, proxies may add it.
std::string_view without_own_port(std::string_view host, std::string_view scheme) {
  const std::string_view port = scheme == kTls ? ":443" : ":80";
  if (host.ends_with(port)) host.remove_suffix(port.size());
  return host;
}

// Names of hosts are the same in capitals.
bool is_same_host(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, {}, ascii_lower, ascii_lower);
}

// Nothing is the origin of a request that names no host.
bool is_origin_of(std::string_view origin, std::string_view scheme, std::string_view host) {
  if (host.empty() || !origin.starts_with(scheme)) return false;
  return is_same_host(without_own_port(origin.substr(scheme.size()), scheme),
                      without_own_port(host, scheme));
}

// A name or address, maybe with a port.
bool is_host_and_port(std::string_view text) {
  std::string_view host = text;
  if (const std::size_t colon = text.rfind(':');
      colon != std::string_view::npos && !text.ends_with(']')) {
    if (!number_of(text.substr(colon + 1), 1, 65'535)) return false;
    host = text.substr(0, colon);
  }
  if (host.starts_with('[')) {
    return host.size() > 2 && host.ends_with(']') &&
           host.find_first_not_of("0123456789abcdef:.", 1) == host.size() - 1;
  }
  return !host.empty() &&
         host.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789.-") == std::string_view::npos;
}

}  // namespace

bool is_same_origin(const HttpRequest& request, std::string_view outside) {
  const std::string_view origin = request.origin;
  if (!origin.empty()) {
    if (!outside.empty() && origin == outside) return true;
    if (is_origin_of(origin, kTls, request.host)) return true;
    return !request.secure && is_origin_of(origin, kPlain, request.host);
  }
  return request.fetch_site.empty() || request.fetch_site == "same-origin" ||
         request.fetch_site == "none";
}

Expected<std::string> read_origin(const std::string& url) {
  const std::string_view scheme = url.starts_with(kTls) ? kTls : kPlain;
  std::string_view host = url;
  if (host.starts_with(scheme)) host.remove_prefix(scheme.size());
  if (host.ends_with('/')) host.remove_suffix(1);
  std::string name(host);
  std::ranges::transform(name, name.begin(), ascii_lower);
  if (!url.starts_with(scheme) || !is_host_and_port(name)) {
    return fail("bad_option", "server.public_url", {{"found", url}}, "--public-url");
  }
  return std::string(scheme) + std::string(without_own_port(name, scheme));
}

std::string origin_of(const HttpRequest& request, std::string_view outside) {
  if (!outside.empty()) return std::string(outside);
  return read_origin(std::string(request.secure ? kTls : kPlain) + request.host).value_or("");
}

}  // namespace kaisho::server
