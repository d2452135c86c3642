// An HTTP request and its answer, as the parts that do not know the network see them.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/error.h"
#include "core/json.h"

namespace kaisho {

struct HttpRequest {
  std::string method;
  std::string path;   // decoded, without the query
  std::string query;  // as sent, without the question mark
  std::string host;
  std::string origin;
  std::string cookie;
  std::string content_type;
  std::string accept_encoding;
  std::string if_none_match;
  std::string fetch_site;  // Sec-Fetch-Site
  std::string address;     // of the other end
  std::string body;
};

struct HttpAnswer {
  int status = 200;
  std::vector<std::pair<std::string, std::string>> headers;
  std::shared_ptr<const std::string> body = std::make_shared<const std::string>();
};

HttpAnswer json_answer(int status, const Json& json);
// The status follows from the error's code.
HttpAnswer error_answer(const Error& error);
int status_of(std::string_view code);

// Takes %XX apart; nothing when that is broken or hides a zero byte.
std::optional<std::string> decode_path(std::string_view text);
// The value of a name in a query such as "seat=1&from=7"; nothing when it is not there.
std::optional<std::string_view> query_value(std::string_view query, std::string_view name);
// A whole number in [low, high].
std::optional<int> number_of(std::string_view text, int low, int high);

// Whether the page that asks is ours, as far as browsers tell: programs that are no browsers send
// no Origin, and hold nobody's cookie.
bool is_same_origin(const HttpRequest& request);

}  // namespace kaisho
