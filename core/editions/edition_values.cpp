#include "core/editions/edition_values.h"

#include <algorithm>
#include <array>

#include "core/editions/edition.h"

namespace kaisho {
namespace {

constexpr std::array<std::string_view, 4> kHead = {"edition", "format", "name", "provenance"};

bool is_head(std::string_view path) { return std::ranges::find(kHead, path) != kHead.end(); }

bool is_words(std::string_view key) { return key == "name" || key == "text"; }

// "known", "known_fields" and their like.
bool is_mark(std::string_view key) { return key.starts_with("known"); }

std::string joined(const std::string& path, const std::string& key) {
  return path.empty() ? key : path + "." + key;
}

Json values_at(const Json& json, const std::string& path, Unread unread) {
  if (json.is_array()) {
    Json values = Json::array();
    for (const Json& item : json) values.push_back(values_at(item, path, unread));
    return values;
  }
  if (!json.is_object()) return json;
  Json values = Json::object();
  for (const auto& [key, member] : json.items()) {
    const std::string place = joined(path, key);
    if (use_of(place, key, unread) == Use::kRules) values[key] = values_at(member, place, unread);
  }
  return values;
}

// Stands for words that nobody knows.
Json no_words() { return {{"en", "–"}, {"fr", "–"}}; }

// The member or item of the same place, null where there is none.
const Json& at_same_place(const Json& sound, const std::string& key) {
  static const Json kNone;
  if (!sound.is_object()) return kNone;
  const auto found = sound.find(key);
  return found == sound.end() ? kNone : *found;
}

Json with_words(const Json& json, const Json& sound) {
  if (json.is_array()) {
    static const Json kNone;
    Json list = Json::array();
    for (std::size_t i = 0; i < json.size(); ++i) {
      const bool there = sound.is_array() && i < sound.size();
      list.push_back(with_words(json[i], there ? sound[i] : kNone));
    }
    return list;
  }
  if (!json.is_object()) return json;
  Json object = Json::object();
  for (const auto& [key, member] : json.items()) {
    if (is_mark(key)) continue;
    const Json& other = at_same_place(sound, key);
    if (is_words(key)) {
      object[key] = other.is_null() ? no_words() : other;
    } else {
      object[key] = with_words(member, other);
    }
  }
  return object;
}

}  // namespace

Use use_of(std::string_view path, std::string_view key, Unread unread) {
  if (is_words(key) || is_mark(key) || is_head(path)) return Use::kPeople;
  return std::ranges::find(unread, path) != unread.end() ? Use::kUnread : Use::kRules;
}

Json edition_values(const Json& edition, Unread unread) { return values_at(edition, {}, unread); }

std::string values_hash(const Json& edition, Unread unread) {
  return edition_hash(edition_values(edition, unread));
}

Json with_words_of(const Json& edition, const Json& sound) {
  Json mended = with_words(edition, sound);
  if (mended.is_object() && sound.is_object()) {
    mended.erase("format");
    mended["provenance"] = at_same_place(sound, "provenance");
  }
  return mended;
}

}  // namespace kaisho
