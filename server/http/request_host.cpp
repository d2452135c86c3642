#include "server/http/request_host.h"

#include <algorithm>
#include <cstddef>

#include "server/http/http_message.h"

namespace kaisho::server {
namespace {

constexpr std::size_t kLongestHost = 255;
constexpr int kLastPort = 65'535;

bool is_digit_or(std::string_view others, char c) {
  return (c >= '0' && c <= '9') || others.contains(c);
}

// What stands in brackets: an IPv6 address.
bool is_address_in_brackets(std::string_view text) {
  return text.contains(':') &&
         std::ranges::all_of(text, [](char c) { return is_digit_or("abcdefABCDEF:.", c); });
}

bool is_host_name(std::string_view text) {
  constexpr std::string_view kOthers = "-._~";
  return !text.empty() && std::ranges::all_of(text, [&](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || is_digit_or(kOthers, c);
  });
}

// Empty, or ":" and maybe a port: "example.org:" is written so, too (RFC 3986, 3.2.3).
bool is_port(std::string_view text) {
  if (text.empty() || text == ":") return true;
  return text.starts_with(':') && is_digit_or("", text[1]) &&
         number_of(text.substr(1), 0, kLastPort);
}

}  // namespace

bool is_host(std::string_view text) {
  if (text.size() > kLongestHost) return false;
  if (text.starts_with('[')) {
    const std::size_t end = text.find(']');
    return end != std::string_view::npos && is_address_in_brackets(text.substr(1, end - 1)) &&
           is_port(text.substr(end + 1));
  }
  const std::size_t colon = std::min(text.find(':'), text.size());
  return is_host_name(text.substr(0, colon)) && is_port(text.substr(colon));
}

}  // namespace kaisho::server
