#include "core/edition.h"

#include <algorithm>
#include <set>
#include <span>

#include "core/hash.h"

namespace kaisho {
namespace {

bool is_kebab(std::string_view id) {
  if (id.empty() || id.front() == '-' || id.back() == '-') return false;
  return std::ranges::all_of(
      id, [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; });
}

// A name, or in a numbered list a number.
void check_id(const Field& id) {
  if (id.json().is_number_integer()) {
    static_cast<void>(id.integer(0, 1000));
  } else if (!is_kebab(id.text())) {
    id.fault("bad_field", "An id has small letters, digits and single dashes only.");
  }
}

void check_words(const Field& words) {
  words.only({"en", "fr"});
  for (const char* language : {"en", "fr"}) {
    const Field text = words[language];
    if (!text.is_missing() && text.text(2000).empty()) {
      text.fault("bad_field", "This text is empty.");
    }
  }
}

void check_unique_ids(const Field& list, const std::vector<Field>& items) {
  std::set<std::string> seen;
  for (const Field& item : items) {
    if (!item.json().is_object() || !item.has("id")) continue;
    const Field id = item["id"];
    if (!id.json().is_string() && !id.json().is_number_integer()) continue;
    const std::string text = id.json().is_string() ? id.text() : id.json().dump();
    if (!seen.insert(text).second) {
      list.fault("repeated_id", "The id '" + text + "' stands here twice.");
    }
  }
}

void walk(const Field& field) {
  constexpr std::size_t kMostItems = 2000;
  if (field.json().is_number_float()) {
    field.fault("bad_field", "Only whole numbers are allowed.");
  } else if (field.json().is_array()) {
    const std::vector<Field> items = field.items(kMostItems);
    check_unique_ids(field, items);
    for (const Field& item : items) walk(item);
  } else if (field.json().is_object()) {
    for (const std::string& key : field.keys()) {
      const Field member = field[key];
      if (key == "id") {
        check_id(member);
      } else if (key == "name" || key == "text") {
        check_words(member);
      } else {
        walk(member);
      }
    }
  }
}

void check_origin(const Field& entry) {
  entry.only({"status", "note"});
  entry["status"].choice({"rulebook", "public", "box", "house"});
  if (const Field note = entry["note"]; !note.is_missing() && note.text(2000).empty()) {
    note.fault("bad_field", "A note says where the values come from; this one is empty.");
  }
}

// Of every table, and of single fields (`boats.price`) where they differ from it.
void check_provenance(const Field& edition, const std::vector<std::string_view>& tables) {
  const Field provenance = edition["provenance"];
  if (provenance.is_missing()) return;
  const std::vector<std::string> keys = provenance.keys();
  if (!provenance.json().is_object()) return;
  for (const std::string_view table : tables) {
    if (!provenance.has(table)) static_cast<void>(provenance[table]);
  }
  for (const std::string& key : keys) {
    const std::string_view table = std::string_view(key).substr(0, key.find('.'));
    if (std::ranges::find(tables, table) == tables.end()) {
      provenance.fault("unknown_field", "There is no table '" + key.substr(0, 40) + "'.");
    } else {
      check_origin(provenance[key]);
    }
  }
}

}  // namespace

void check_edition_form(const Field& edition, std::string_view game,
                        const std::vector<std::string_view>& tables) {
  std::vector<std::string_view> known = {"game", "edition", "format", "name", "provenance"};
  known.insert(known.end(), tables.begin(), tables.end());
  edition.only(known);
  if (const Field id = edition["game"]; !id.is_missing() && id.text() != game) {
    id.fault("bad_field", "This edition is for another game than " + std::string(game) + ".");
  }
  if (const Field name = edition["edition"]; !name.is_missing() && name.text(80).empty()) {
    name.fault("bad_field", "An edition needs a name.");
  }
  if (edition.has("format")) static_cast<void>(edition["format"].integer(1, 1));
  if (edition.has("name")) check_words(edition["name"]);
  check_provenance(edition, tables);
  for (const std::string_view table : tables) {
    if (edition.has(table)) walk(edition[table]);
  }
}

std::string edition_hash(const Json& edition) {
  const std::string text = json_text(edition);
  return hash_text(hash_bytes(std::as_bytes(std::span(text))));
}

}  // namespace kaisho
