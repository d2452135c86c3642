#include "server/outside/outside_url.h"

#include <arpa/inet.h>
#include <curl/curl.h>
#include <netinet/in.h>

#include <algorithm>
#include <charconv>
#include <optional>

#include "core/reading/fault.h"
#include "server/outside/public_address.h"

namespace kaisho::server {
namespace {

constexpr std::size_t kMostUrl = 1000;
constexpr int kFirstFreePort = 1024;

struct UrlFreed {
  void operator()(CURLU* url) const { curl_url_cleanup(url); }
};
using ParsedUrl = std::unique_ptr<CURLU, UrlFreed>;

struct TextFreed {
  void operator()(char* text) const { curl_free(text); }
};

std::unexpected<Error> bad_url(const char* reason, Gaps gaps) {
  return fail("bad_url", reason, gaps, "url");
}

// Empty where the URL has no such part.
std::string part_of(CURLU* url, CURLUPart part) {
  char* text = nullptr;
  if (curl_url_get(url, part, &text, CURLU_NO_DEFAULT_PORT) != CURLUE_OK) return "";
  const std::unique_ptr<char, TextFreed> freed(text);
  return text;
}

bool is_visible_ascii(char character) { return character > ' ' && character < '\x7f'; }

ParsedUrl parsed(std::string_view text) {
  if (!std::ranges::all_of(text, is_visible_ascii)) return nullptr;
  ParsedUrl url(curl_url());
  if (!url || curl_url_set(url.get(), CURLUPART_URL, std::string(text).c_str(), 0) != CURLUE_OK) {
    return nullptr;
  }
  return url;
}

std::string small_letters(std::string text) {
  for (char& letter : text) {
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  }
  return text;
}

// Below 1024 lie the ports of other services, which must not be spoken to in this way.
bool is_port_allowed(const std::string& port) {
  if (port.empty()) return true;
  int number = 0;
  std::from_chars(port.data(), port.data() + port.size(), number);
  return number == 443 || number >= kFirstFreePort;
}

Expected<void> check_parts(CURLU* url, const Outside::Rules& rules) {
  const std::string scheme = part_of(url, CURLUPART_SCHEME);
  if (scheme != "https" && !(rules.plain_http && scheme == "http")) {
    return bad_url("server.url_scheme", {});
  }
  for (const CURLUPart part : {CURLUPART_USER, CURLUPART_PASSWORD}) {
    if (!part_of(url, part).empty()) return bad_url("server.url_user", {});
  }
  if (!part_of(url, CURLUPART_FRAGMENT).empty()) return bad_url("server.url_fragment", {});
  const std::string port = part_of(url, CURLUPART_PORT);
  if (!is_port_allowed(port)) return bad_url("server.url_port", {{"found", port}});
  return {};
}

// Whether the host is an address, not a name, and not a public one.
bool is_private_address(std::string host) {
  if (host.starts_with('[')) host = host.substr(1, host.size() - 2);
  sockaddr_in address4{};
  address4.sin_family = AF_INET;
  if (inet_pton(AF_INET, host.c_str(), &address4.sin_addr) == 1) {
    return !is_public_address(reinterpret_cast<const sockaddr&>(address4));
  }
  sockaddr_in6 address6{};
  address6.sin6_family = AF_INET6;
  if (inet_pton(AF_INET6, host.c_str(), &address6.sin6_addr) == 1) {
    return !is_public_address(reinterpret_cast<const sockaddr&>(address6));
  }
  return false;
}

}  // namespace

std::string OutsideUrl::origin() const {
  return scheme + "://" + host + (port.empty() ? "" : ":" + port);
}

Expected<OutsideUrl> read_outside_url(std::string_view url, const Outside::Rules& rules) {
  if (url.size() > kMostUrl) {
    return bad_url("server.url_long", {{"most", kMostUrl}, {"found", url.size()}});
  }
  const ParsedUrl parts = parsed(url);
  if (!parts) return bad_url("server.url_form", {{"found", url}});
  if (const auto checked = check_parts(parts.get(), rules); !checked) {
    return std::unexpected(checked.error());
  }
  return OutsideUrl{part_of(parts.get(), CURLUPART_SCHEME),
                    small_letters(part_of(parts.get(), CURLUPART_HOST)),
                    part_of(parts.get(), CURLUPART_PORT)};
}

Expected<void> check_outside_url(std::string_view url, const Outside::Rules& rules) {
  const Expected<OutsideUrl> read = read_outside_url(url, rules);
  if (!read) return std::unexpected(read.error());
  if (!rules.private_addresses && is_private_address(read->host)) {
    return bad_url("server.url_private", {{"found", read->host}});
  }
  return {};
}

}  // namespace kaisho::server
