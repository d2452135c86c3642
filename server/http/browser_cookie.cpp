#include "server/http/browser_cookie.h"

#include "server/crypto.h"
#include "server/http/trimmed.h"

namespace kaisho::server {
namespace {

constexpr std::size_t kBrowserBytes = 16;
constexpr std::string_view kYear = "31536000";

std::optional<std::string> browser_of_value(std::string_view value, const Key& key) {
  const std::size_t dot = value.find('.');
  if (dot == std::string_view::npos) return std::nullopt;
  const std::string_view browser = value.substr(0, dot);
  if (!is_signed(browser, value.substr(dot + 1), key)) return std::nullopt;
  return std::string(browser);
}

}  // namespace

std::string new_browser() { return web_text(random_bytes(kBrowserBytes)); }

std::string browser_cookie(const std::string& browser, const Key& key, bool secure) {
  return std::string(kCookieName) + "=" + browser + "." + sign(browser, key) +
         "; Path=/; Max-Age=" + std::string(kYear) + "; HttpOnly; SameSite=Lax" +
         (secure ? "; Secure" : "");
}

std::optional<std::string> browser_of_cookie(std::string_view header, const Key& key) {
  while (!header.empty()) {
    const std::size_t end = std::min(header.find(';'), header.size());
    const std::string_view pair = trimmed(header.substr(0, end));
    header.remove_prefix(std::min(end + 1, header.size()));
    const std::size_t equals = pair.find('=');
    if (equals == std::string_view::npos || pair.substr(0, equals) != kCookieName) continue;
    if (auto browser = browser_of_value(pair.substr(equals + 1), key)) return browser;
  }
  return std::nullopt;
}

}  // namespace kaisho::server
