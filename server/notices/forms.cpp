#include "server/notices/forms.h"

#include <algorithm>

#include "server/secrets/crypto.h"
#include "server/tables/clock.h"

namespace kaisho::server {
namespace {

// How long a push service keeps what it cannot deliver: a turn is worth it for some days.
constexpr std::int64_t kKeptSeconds = 3 * kDayMs / kSecondMs;

OutsideRequest json_request(const std::string& url, const Json& json) {
  return {url, {"Content-Type: application/json"}, json_text(json)};
}

// Nobody is called by a name that is written so as to call everybody.
Json discord_json(const std::string& sentence) {
  return {{"content", sentence}, {"allowed_mentions", {{"parse", Json::array()}}}};
}

// Slack reads signs of its own in a text, such as <!channel>.
std::string escaped_for_slack(std::string_view text) {
  std::string escaped;
  for (const char c : text) {
    if (c == '&') {
      escaped += "&amp;";
    } else if (c == '<') {
      escaped += "&lt;";
    } else if (c == '>') {
      escaped += "&gt;";
    } else {
      escaped += c;
    }
  }
  return escaped;
}

// Push services want to know whom to write to.
std::string contact_of(const Sending& sending) {
  return sending.public_url.starts_with("https://") ? sending.public_url
                                                    : "mailto:operator@example.org";
}

Expected<OutsideRequest> push(const Way& way, const NoticeMessage& message, const Sending& sending,
                              std::int64_t now_ms) {
  constexpr std::size_t kMostTopic = 32;  // RFC 8030
  PushMessage push;
  push.content = json_text(message_json(message, sending.public_url));
  push.ttl_s = static_cast<int>(kKeptSeconds);
  if (message.left_ms) {
    push.ttl_s = static_cast<int>(std::clamp(*message.left_ms / kSecondMs, 60L, kKeptSeconds));
  }
  push.topic = message.table.empty() ? "try" : message.table.substr(0, kMostTopic);
  push.urgent = message.kind != NoticeKind::kOver && message.kind != NoticeKind::kCalledOff;
  return push_request({way.url, way.public_key, way.secret}, push, sending.keys,
                      contact_of(sending), now_ms / kSecondMs);
}

}  // namespace

std::string signature_of(std::string_view body, std::string_view secret, std::int64_t now_s) {
  const std::string time = std::to_string(now_s);
  return "t=" + time + ",v1=" + hmac_sha256_hex(time + "." + std::string(body), secret);
}

Expected<OutsideRequest> request_of(const Way& way, const NoticeMessage& message,
                                    const Sending& sending, std::int64_t now_ms) {
  if (way.kind == WayKind::kPush) return push(way, message, sending, now_ms);
  if (way.kind == WayKind::kJson) {
    OutsideRequest request = json_request(way.url, message_json(message, sending.public_url));
    request.headers.push_back("Kaisho-Signature: " +
                              signature_of(request.body, way.secret, now_ms / kSecondMs));
    return request;
  }
  const std::string sentence = sentence_of(message, way.lang, sending.public_url);
  if (way.kind == WayKind::kDiscord) return json_request(way.url, discord_json(sentence));
  return json_request(way.url, {{"text", escaped_for_slack(sentence)}});
}

}  // namespace kaisho::server
