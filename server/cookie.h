// Who a browser is: a random id in a cookie signed by the server.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/random.h"

namespace kaisho {

inline constexpr std::string_view kCookieName = "kaisho";

std::string new_browser();

// The value of Set-Cookie for a browser.
std::string browser_cookie(const std::string& browser, const Key& key);

// The browser that a Cookie header names; nothing when there is none or its signature is wrong.
std::optional<std::string> browser_of_cookie(std::string_view header, const Key& key);

}  // namespace kaisho
