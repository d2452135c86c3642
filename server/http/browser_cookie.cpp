#include "server/http/browser_cookie.h"

#include "server/http/trimmed.h"
#include "server/secrets/crypto.h"

namespace kaisho::server {
namespace {

constexpr std::size_t kBrowserBytes = 16;
constexpr std::string_view kYear = "31536000";
constexpr std::string_view kFormerName = "kaisho";
constexpr std::size_t kNameSigns = 8;  // of the key, in the name

std::optional<std::string> browser_of_value(std::string_view value, const Key& key) {
  const std::size_t dot = value.find('.');
  if (dot == std::string_view::npos) return std::nullopt;
  const std::string_view browser = value.substr(0, dot);
  if (!is_signed(browser, value.substr(dot + 1), key)) return std::nullopt;
  return std::string(browser);
}

}  // namespace

std::string new_browser() { return web_text(random_bytes(kBrowserBytes)); }

BrowserCookie::BrowserCookie(const Key& key)
    : key_(key), name_("kaisho-" + sign("the name of the cookie", key).substr(0, kNameSigns)) {}

std::string BrowserCookie::set(const std::string& browser, bool secure) const {
  return name_ + "=" + browser + "." + sign(browser, key_) +
         "; Path=/; Max-Age=" + std::string(kYear) + "; HttpOnly; SameSite=Lax" +
         (secure ? "; Secure" : "");
}

std::optional<BrowserCookie::Found> BrowserCookie::find(std::string_view header) const {
  if (auto browser = browser_of(header, name_)) return Found{*std::move(browser)};
  if (auto browser = browser_of(header, kFormerName)) return Found{*std::move(browser), false};
  return std::nullopt;
}

std::optional<std::string> BrowserCookie::browser_of(std::string_view header,
                                                     std::string_view name) const {
  while (!header.empty()) {
    const std::size_t end = std::min(header.find(';'), header.size());
    const std::string_view pair = trimmed(header.substr(0, end));
    header.remove_prefix(std::min(end + 1, header.size()));
    const std::size_t equals = pair.find('=');
    if (equals == std::string_view::npos || pair.substr(0, equals) != name) continue;
    if (auto browser = browser_of_value(pair.substr(equals + 1), key_)) return browser;
  }
  return std::nullopt;
}

}  // namespace kaisho::server
