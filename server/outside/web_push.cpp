#include "server/outside/web_push.h"

#include <algorithm>
#include <optional>

#include "core/reading/fault.h"
#include "server/outside/curve.h"
#include "server/outside/outside_url.h"
#include "server/outside/push_encryption.h"
#include "server/outside/vapid.h"
#include "server/secrets/crypto.h"

namespace kaisho::server {
namespace {

constexpr std::size_t kPushSecretBytes = 16;
constexpr std::size_t kTopicCharacters = 32;  // of web text, as RFC 8030 has it

Expected<std::string> read_web_bytes(std::string_view text, std::size_t size, const char* where) {
  std::optional<std::string> bytes = bytes_of_web_text(text);
  if (!bytes) return fail("bad_request", "server.web_text", {}, where);
  if (bytes->size() != size) {
    return fail("bad_request", "server.push_bytes", {{"expected", size}, {"found", bytes->size()}},
                where);
  }
  return *std::move(bytes);
}

// A digest, so that the push service learns nothing of what it is about.
std::string topic_name(std::string_view topic) {
  return web_text(bytes_of(sha256(topic))).substr(0, kTopicCharacters);
}

std::vector<std::string> push_headers(const PushMessage& message,
                                      const std::string& authorization) {
  std::vector<std::string> headers = {
      "Content-Type: application/octet-stream", "Content-Encoding: aes128gcm",
      "TTL: " + std::to_string(std::max(message.ttl_s, 0)),
      std::string("Urgency: ") + (message.urgent ? "high" : "normal"),
      "Authorization: " + authorization};
  if (!message.topic.empty()) headers.push_back("Topic: " + topic_name(message.topic));
  return headers;
}

}  // namespace

Expected<PushKeys> make_push_keys() {
  std::optional<PushKeys> keys = make_curve_keys();
  if (!keys) return fail("crypto", "server.push_failed", {});
  return *std::move(keys);
}

Expected<PushTarget> read_push_target(std::string endpoint, std::string_view p256dh,
                                      std::string_view auth) {
  Expected<std::string> key = read_web_bytes(p256dh, kPointBytes, "p256dh");
  if (!key) return std::unexpected(key.error());
  if (!is_point(*key)) return fail("bad_request", "server.push_point", {}, "p256dh");
  Expected<std::string> secret = read_web_bytes(auth, kPushSecretBytes, "auth");
  if (!secret) return std::unexpected(secret.error());
  return PushTarget{std::move(endpoint), *std::move(key), *std::move(secret)};
}

Expected<OutsideRequest> push_request(const PushTarget& target, const PushMessage& message,
                                      const PushKeys& keys, std::string_view contact,
                                      std::int64_t now_s) {
  if (message.content.size() > kPushContent) {
    return fail("bad_request", "server.push_long",
                {{"most", kPushContent}, {"found", message.content.size()}});
  }
  const Expected<OutsideUrl> url = read_outside_url(target.endpoint, {.plain_http = true});
  if (!url) return std::unexpected(url.error());
  const std::optional<PushKeys> ephemeral = make_curve_keys();
  if (!ephemeral) return fail("crypto", "server.push_failed", {});
  std::optional<std::string> body =
      encrypt_push(target, message.content, *ephemeral, random_bytes(kPushSaltBytes));
  const std::optional<std::string> authorization =
      vapid_authorization(url->origin(), contact, keys, now_s);
  if (!body || !authorization) return fail("crypto", "server.push_failed", {});
  return OutsideRequest{target.endpoint, push_headers(message, *authorization), *std::move(body)};
}

}  // namespace kaisho::server
