#include "server/notices/way_requests.h"

#include <array>
#include <utility>

#include "core/reading/fields.h"
#include "server/notices/notice_rules.h"
#include "server/outside/web_push.h"
#include "server/secrets/crypto.h"
#include "server/tables/shown_text.h"

namespace kaisho::server {
namespace {

constexpr int kMostSigns = 60;            // of a way's name
constexpr std::size_t kMostUrl = 1000;    // characters
constexpr std::size_t kMostKey = 200;     // characters of a browser's key
constexpr std::size_t kSecretBytes = 32;  // of what signs messages

std::string read_lang(const Field& field) {
  if (!field.has("lang") || field["lang"].is_null()) return {};
  constexpr std::array kLanguages = {"en", "fr"};
  return kLanguages.at(field["lang"].choice({"en", "fr"}));
}

void read_way_words(const Field& field, Way& way) {
  way.name = read_name(field, kMostSigns);
  way.lang = read_lang(field);
}

}  // namespace

Expected<TellWish> read_tell_wish(const Json& json) {
  Faults faults;
  const Field field(json, faults);
  field.only({"when", "remind"});
  TellWish wish;
  wish.when = static_cast<TellWhen>(field["when"].choice({"never", "away", "always"}));
  wish.remind = field["remind"].boolean();
  if (faults.any()) return std::unexpected(faults.first());
  return wish;
}

Expected<Way> read_push_way(const Json& json) {
  Faults faults;
  const Field field(json, faults);
  field.only({"endpoint", "p256dh", "auth", "name", "lang"});
  Way way;
  way.kind = WayKind::kPush;
  way.url = field["endpoint"].text(kMostUrl);
  const std::string key = field["p256dh"].text(kMostKey);
  const std::string secret = field["auth"].text(kMostKey);
  read_way_words(field, way);
  if (faults.any()) return std::unexpected(faults.first());
  Expected<PushTarget> target = read_push_target(way.url, key, secret);
  if (!target) return std::unexpected(target.error());
  way.public_key = std::move(target->public_key);
  way.secret = std::move(target->secret);
  return way;
}

Expected<Way> read_webhook(const Json& json) {
  Faults faults;
  const Field field(json, faults);
  field.only({"url", "form", "name", "lang"});
  constexpr std::array kForms = {WayKind::kJson, WayKind::kDiscord, WayKind::kSlack};
  Way way;
  way.url = field["url"].text(kMostUrl);
  way.kind = kForms.at(field["form"].choice({"json", "discord", "slack"}));
  read_way_words(field, way);
  if (faults.any()) return std::unexpected(faults.first());
  if (way.kind == WayKind::kJson) way.secret = web_text(random_bytes(kSecretBytes));
  return way;
}

Expected<bool> read_mute(const Json& json) {
  Faults faults;
  const Field field(json, faults);
  field.only({"muted"});
  const bool muted = field["muted"].boolean();
  if (faults.any()) return std::unexpected(faults.first());
  return muted;
}

Json way_json(const Way& way, const std::string& browser) {
  Json json = {
      {"id", way.id},       {"kind", way.kind == WayKind::kPush ? "push" : "webhook"},
      {"name", way.name},   {"this_browser", way.kind == WayKind::kPush && way.browser == browser},
      {"added", way.added}, {"last", Json()}};
  if (const char* form = form_of(way.kind)) json["form"] = form;
  if (way.last) json["last"] = {{"at", way.last->at}, {"ok", way.last->ok}, {"why", way.last->why}};
  return json;
}

}  // namespace kaisho::server
