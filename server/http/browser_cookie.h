// Identifies a browser by a random id, in a cookie that the server signs.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/random.h"

namespace kaisho::server {

inline constexpr std::string_view kCookieName = "kaisho";

std::string new_browser();  // a new id

// The value of Set-Cookie for a browser; with `secure` it is sent over TLS only.
std::string browser_cookie(const std::string& browser, const Key& key, bool secure);

// The browser that a Cookie header names; nothing when there is none or its signature is wrong.
std::optional<std::string> browser_of_cookie(std::string_view header, const Key& key);

}  // namespace kaisho::server
