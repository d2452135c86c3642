#include "server/outside/vapid.h"

#include "core/reading/json.h"
#include "server/outside/curve.h"
#include "server/secrets/crypto.h"

namespace kaisho::server {
namespace {

constexpr std::int64_t kTokenLifeSeconds = 12L * 60 * 60;  // push services take at most a day

}  // namespace

std::optional<std::string> vapid_authorization(std::string_view origin, std::string_view contact,
                                               const PushKeys& keys, std::int64_t now_s) {
  const Json header = {{"typ", "JWT"}, {"alg", "ES256"}};
  Json claims = {{"aud", origin}, {"exp", now_s + kTokenLifeSeconds}};
  if (!contact.empty()) claims["sub"] = contact;
  const std::string token = web_text(json_text(header)) + "." + web_text(json_text(claims));
  const std::optional<std::string> signature = curve_signature(token, keys);
  if (!signature) return std::nullopt;
  return "vapid t=" + token + "." + web_text(*signature) + ", k=" + web_text(keys.public_key);
}

}  // namespace kaisho::server
