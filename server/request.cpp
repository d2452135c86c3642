#include "server/request.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace kaisho {
namespace {

struct StatusOf {
  std::string_view code;
  int status;
};

// All others are the asker's fault: 400.
constexpr std::array<StatusOf, 17> kStatuses = {{{"not_found", 404},
                                                 {"no_table", 404},
                                                 {"wrong_method", 405},
                                                 {"wrong_type", 415},
                                                 {"too_large", 413},
                                                 {"bad_origin", 403},
                                                 {"bad_key", 403},
                                                 {"not_your_seat", 403},
                                                 {"seat_taken", 409},
                                                 {"stale", 409},
                                                 {"not_playing", 409},
                                                 {"frozen", 409},
                                                 {"too_many_tables", 429},
                                                 {"too_many_connections", 429},
                                                 {"storage", 503},
                                                 {"headers_too_large", 431},
                                                 {"internal", 500}}};

std::optional<int> digit_of(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return std::nullopt;
}

}  // namespace

HttpAnswer json_answer(int status, const Json& json) {
  HttpAnswer answer;
  answer.status = status;
  answer.headers = {{"Content-Type", "application/json; charset=utf-8"},
                    {"Cache-Control", "no-store"}};
  answer.body = std::make_shared<const std::string>(json_text(json) + "\n");
  return answer;
}

HttpAnswer error_answer(const Error& error) {
  return json_answer(status_of(error.code), {{"error", error_json(error)}});
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

bool is_same_origin(const HttpRequest& request) {
  if (!request.origin.empty()) {
    return request.origin == "http://" + request.host ||
           request.origin == "https://" + request.host;
  }
  return request.fetch_site.empty() || request.fetch_site == "same-origin" ||
         request.fetch_site == "none";
}

}  // namespace kaisho
