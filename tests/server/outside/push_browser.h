// A browser that push messages are for: it makes its keys and reads what was sent to it, by other
// means than the server, where there are some.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/outside/web_push.h"

namespace kaisho::server {

struct PushBrowser {
  PushKeys keys = *make_push_keys();
  std::string secret = "sixteen letters.";

  PushTarget target(const std::string& endpoint) const;
  // Nothing where the body is not for this browser, or was changed.
  std::optional<std::string> read(const std::string& body) const;
};

// Whether the 64 bytes are a signature (ES256) by this key.
bool is_curve_signature(std::string_view message, std::string_view signature,
                        std::string_view public_key);

}  // namespace kaisho::server
