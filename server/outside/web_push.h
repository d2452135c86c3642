// Messages to browsers by Web Push: encrypted for the browser alone (RFC 8291) and signed by this
// server's key (VAPID, RFC 8292), so that the push service in between cannot read them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/reading/error.h"
#include "server/outside/post.h"

namespace kaisho::server {

// A key pair of the curve P-256.
struct PushKeys {
  std::string private_key;  // 32 bytes
  std::string public_key;   // 65 bytes: the uncompressed point
};

// Errors: crypto.
Expected<PushKeys> make_push_keys();

// Where a browser is reached: its subscription.
struct PushTarget {
  std::string endpoint;
  std::string public_key;  // 65 bytes
  std::string secret;      // 16 bytes
};

// `p256dh` and `auth`: web text, as the browser gives them. The endpoint is for check_outside_url.
// Errors: bad_request.
Expected<PushTarget> read_push_target(std::string endpoint, std::string_view p256dh,
                                      std::string_view auth);

struct PushMessage {
  std::string content;     // at most kPushContent bytes
  int ttl_s = 0;           // how long the push service keeps it for a browser that is not there
  std::string topic = {};  // replaces an earlier one of that topic that was not yet delivered
  bool urgent = false;
};

// What every push service takes is a body of 4,096 bytes (RFC 8291, section 4).
constexpr std::size_t kPushContent = 3993;

// `contact`: of whoever runs this server, "https://…" or "mailto:…"; where it is empty, some push
// services refuse. Errors: bad_request, bad_url, crypto.
Expected<OutsideRequest> push_request(const PushTarget& target, const PushMessage& message,
                                      const PushKeys& keys, std::string_view contact,
                                      std::int64_t now_s);

}  // namespace kaisho::server
