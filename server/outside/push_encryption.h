// The body of a push message, which only the browser can read (RFC 8291, in the form of RFC 8188).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/outside/web_push.h"

namespace kaisho::server {

constexpr std::size_t kPushSaltBytes = 16;

// `ephemeral` and `salt` are new for every message. Nothing where a key is none, the content is
// longer than kPushContent, or OpenSSL fails.
std::optional<std::string> encrypt_push(const PushTarget& target, std::string_view content,
                                        const PushKeys& ephemeral, std::string_view salt);

}  // namespace kaisho::server
