// HTTP requests and responses for the parts of the server that do not use the network.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/reading/error.h"
#include "core/reading/json.h"

namespace kaisho::server {

// The path of a request that asks for no address of the server (OPTIONS *, CONNECT).
inline constexpr const char* kWholeServer = "*";

struct HttpRequest {
  std::string method;
  std::string path;   // decoded, without the query; or kWholeServer
  std::string query;  // as sent, without the question mark
  std::string host;   // empty: HTTP/1.0 may leave it out
  std::string origin;
  std::string cookie;
  std::string content_type;
  std::string accept_encoding;
  std::string if_none_match;
  std::string fetch_site;  // Sec-Fetch-Site
  std::string address;     // the client's, as limits count it (address_name)
  bool secure = false;     // the client uses TLS
  std::string body;
};

struct HttpResponse {
  int status = 200;
  std::vector<std::pair<std::string, std::string>> headers;
  std::shared_ptr<const std::string> body = std::make_shared<const std::string>();
  bool is_part = false;     // of a page: what only whole documents obey is not sent with it
  double further_cost = 0;  // what it cost beyond what cost_of foresaw
};

HttpResponse json_response(int status, const Json& json);
// The same for JSON that is already text.
HttpResponse text_response(int status, const std::string& json);
// The error of an unknown path.
Error not_found();
// The status follows from the error's code.
HttpResponse error_response(const Error& error);
// The response to a request for the server as a whole: the methods that it knows.
HttpResponse whole_server_response(const std::string& method);
// The response to the handshake of a WebSocket that is wrong, or of another version than ours.
HttpResponse handshake_refusal(const Error& error);
// The response to a method that the path does not have; `allowed` is such as "GET, HEAD".
HttpResponse method_not_allowed(const std::string& allowed);
// The response to a client that asks too much; it says how long to wait, in whole seconds.
HttpResponse too_many_requests(double seconds);
int status_of(std::string_view code);

// Decodes %XX; nothing when that is malformed or gives a zero byte.
std::optional<std::string> decode_path(std::string_view text);
// The value of a name in a query such as "seat=1&from=7"; nothing when it is missing.
std::optional<std::string_view> query_value(std::string_view query, std::string_view name);
// A whole number from `low` to `high`; nothing for any other text.
std::optional<int> number_of(std::string_view text, int low, int high);

// Whether the request comes from our own page, as far as browsers tell. Other programs send no
// Origin and are accepted: they hold no user's cookie.
// `outside`: an origin that is ours, too, or empty.
bool is_same_origin(const HttpRequest& request, std::string_view outside);

// The origin by which the request reached us: `outside` where that is known, else of the host that
// it names; empty if it names none.
std::string origin_of(const HttpRequest& request, std::string_view outside);

// The origin that a page at this address has: "https://example.org" for "https://example.org:443/".
// Errors: bad_option, where it is none, or has a path.
Expected<std::string> read_origin(const std::string& url);

}  // namespace kaisho::server
