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

// ---- what is changed in a field

// The item of the other list that has the same id, or where it has none the same place.
const Json& same_item(const Json& list, const Json& item, std::size_t place) {
  static const Json kNone;
  if (!list.is_array()) return kNone;
  const Json& id = at_same_place(item, "id");
  if (id.is_null()) return place < list.size() ? list[place] : kNone;
  for (const Json& one : list) {
    if (at_same_place(one, "id") == id) return one;
  }
  return kNone;
}

void add_changes(const Json& json, const Json& other, std::string_view field,
                 const std::string& path, FieldChanges& changes) {
  if (other.is_null() || json == other) return;
  if (json.is_array() && !json.empty() && (!field.empty() || json.front().is_object())) {
    for (std::size_t i = 0; i < json.size(); ++i) {
      add_changes(json[i], same_item(other, json[i], i), field,
                  path + "[" + std::to_string(i) + "]", changes);
    }
  } else if (json.is_object()) {
    const std::string key(field.substr(0, field.find('.')));
    const std::string_view rest = field.substr(std::min(key.size() + 1, field.size()));
    for (const auto& member : json.items()) {
      if (!key.empty() && member.key() != key) continue;
      if (is_words(member.key()) || is_mark(member.key())) continue;
      add_changes(member.value(), at_same_place(other, member.key()), rest,
                  joined(path, member.key()), changes);
    }
  } else if (field.empty() && changes.count++ == 0) {
    changes.first = path;
  }
}

}  // namespace

FieldChanges field_changes(const Json& edition, const Json& other, std::string_view field) {
  FieldChanges changes;
  add_changes(edition, other, field, {}, changes);
  return changes;
}

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
