// Who sends a push message, so that push services know whom to tell of trouble (RFC 8292).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "server/outside/web_push.h"

namespace kaisho::server {

// The value of the header Authorization. `origin`: of the push service. `contact` may be empty.
// Nothing where a key is none, or OpenSSL fails.
std::optional<std::string> vapid_authorization(std::string_view origin, std::string_view contact,
                                               const PushKeys& keys, std::int64_t now_s);

}  // namespace kaisho::server
