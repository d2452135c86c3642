#include "core/editions/edition.h"

#include <algorithm>
#include <map>
#include <set>
#include <span>
#include <tuple>

#include "core/characters/visible.h"
#include "core/editions/edition_fields.h"
#include "core/reading/language.h"
#include "core/reading/name_check.h"
#include "core/reading/nearest.h"
#include "core/values/hash.h"

namespace kaisho {
namespace {

constexpr std::size_t kMaxWords = 2000;  // bytes of a name, a text or a note
constexpr std::size_t kMaxName = 80;     // of an edition

bool is_kebab(std::string_view id) {
  if (id.empty() || id.front() == '-' || id.back() == '-') return false;
  return std::ranges::all_of(
      id, [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; });
}

// A name, or in a numbered list a number.
void check_id(const Field& id) {
  if (id.json().is_number_integer()) {
    std::ignore = id.integer(0, 1000);
  } else if (!is_kebab(id.text())) {
    id.fault("id", {{"found", id.shown()}});
  }
}

// A text in which something can be read.
void check_said(const Field& text, std::size_t most) {
  if (text.text(most).empty() && says(text, ""))
    text.fault("text_empty", {{"found", text.shown()}});
  check_name(text);
}

// English and French there must be; any other language may stand beside them.
void check_words(const Field& words) {
  for (const char* language : {"en", "fr"}) std::ignore = words[language];
  if (!words.json().is_object()) return;
  for (const std::string& language : words.keys()) {
    const Field text = words[language];
    if (!is_language_tag(language)) {
      text.fault("language", {{"found", shortened(language)}});
    } else {
      check_said(text, kMaxWords);
    }
  }
}

void check_unique_ids(const std::vector<Field>& items) {
  std::map<std::string, std::string> seen;  // with their places
  for (const Field& item : items) {
    if (!item.json().is_object() || !item.has("id")) continue;
    const Field id = item["id"];
    if (!id.json().is_string() && !id.json().is_number_integer()) continue;
    const std::string text = id.json().is_string() ? id.text() : json_text(id.json());
    const auto [first, is_new] = seen.emplace(text, id.path());
    if (!is_new) {
      id.fault("repeated_id", "id_repeated", {{"found", text}, {"place", first->second}});
    }
  }
}

// `known: true`: the values of this row are certain; `known_fields`: those of these fields.
void check_known(const Field& row) {
  if (row.has("known")) std::ignore = row["known"].boolean();
  if (!row.has("known_fields")) return;
  std::vector<std::string> values;
  for (const std::string& key : row.keys()) {
    if (key != "id" && !key.starts_with("known")) values.push_back(key);
  }
  std::set<std::size_t> seen;
  for (const Field& name : row["known_fields"].items(values.size())) {
    const std::size_t at = name.choice(values);
    if (says(name, values[at]) && !seen.insert(at).second)
      name.fault("repeated", {{"found", name.shown()}});
  }
}

void walk(const Field& field) {
  constexpr std::size_t kMaxItems = 2000;
  if (field.json().is_number_float()) {
    field.fault("whole_only", {{"found", field.shown()}});
  } else if (field.json().is_array()) {
    const std::vector<Field> items = field.items(kMaxItems);
    check_unique_ids(items);
    for (const Field& item : items) walk(item);
  } else if (field.json().is_object()) {
    check_known(field);
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
  // Editions of before say "house" of what is made up.
  entry["status"].choice({"rulebook", "public", "box", "made_up", "house"});
  check_said(entry["note"], kMaxWords);
}

// Blanks at its ends would make it look like another.
void check_edition_name(const Field& name) {
  check_said(name, kMaxName);
  if (!name.json().is_string() || is_blank(name.text())) return;
  if (has_blank_end(name.text())) name.fault("text_ends", {{"found", name.shown()}});
}

// Of every table, and of single fields (`boats.price`) where they differ from it.
void check_provenance(const Field& edition, const std::vector<std::string_view>& tables) {
  const Field provenance = edition["provenance"];
  if (provenance.is_missing()) return;
  const std::vector<std::string> keys = provenance.keys();
  if (!provenance.json().is_object()) return;
  for (const std::string_view table : tables) {
    if (!provenance.has(table)) std::ignore = provenance[table];
  }
  for (const std::string& key : keys) {
    const std::string_view table = std::string_view(key).substr(0, key.find('.'));
    if (std::ranges::find(tables, table) == tables.end()) {
      provenance.fault(
          with_nearest(error_of("unknown_field", "table",
                                {{"expected", listed(tables)}, {"found", shortened(key)}}),
                       table, tables));
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
  const Field id = edition["game"];
  if (const std::string other = id.text(); id.json().is_string() && other != game) {
    id.fault("edition_of_other_game", {{"expected", game}, {"found", id.shown()}});
  }
  check_edition_name(edition["edition"]);
  if (edition.has("format")) std::ignore = edition["format"].integer(1, 1);
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
