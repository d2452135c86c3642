#include "core/editions/edition_place.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "core/characters/visible.h"
#include "core/reading/fault.h"
#include "core/reading/fields.h"

namespace kaisho {
namespace {

// Empty where it has none, or one that only repeats its number.
std::string id_of(const Json& item, std::size_t number) {
  const Json* const id = json_at(item, "id");
  if (id == nullptr || !(id->is_string() || id->is_number_integer())) return {};
  if (*id == Json(number)) return {};
  return visible(shortened(id->is_string() ? id->get_ref<const std::string&>() : json_text(*id)));
}

// In one language; empty where it has none, or one with places to be filled.
std::string plain_name(const Json& text) {
  if (!text.is_string()) return {};
  const auto& name = text.get_ref<const std::string&>();
  return name.contains('{') ? std::string() : visible(shortened(name));
}

Json name_of(const Json& item) {
  const Json* const name = json_at(item, "name");
  Json plain;
  if (name == nullptr || !name->is_object()) return plain;
  for (const auto& text : name->items()) {
    if (std::string one = plain_name(text.value()); !one.empty())
      plain[text.key()] = std::move(one);
  }
  return plain;
}

// The key of a field that nobody knows, where the fault quotes it whole.
std::optional<JsonStep> unknown_key(const Error& fault) {
  if (fault.code != "unknown_field") return std::nullopt;
  const auto found = std::ranges::find(fault.values, "found", &ErrorValue::name);
  if (found == fault.values.end()) return std::nullopt;
  const auto* const key = std::get_if<std::string>(&found->value);
  return key == nullptr ? std::nullopt : std::optional<JsonStep>(*key);
}

}  // namespace

EditionPlace edition_place(const Json& edition, std::span<const JsonStep> steps,
                           std::string_view text) {
  EditionPlace place;
  std::string kind;
  const Json* at = &edition;
  for (const JsonStep& step : steps) {
    at = json_at(*at, step);
    if (const auto* const key = std::get_if<std::string>(&step)) {
      place.field = joined_path(place.field, *key);
      kind = joined_path(kind, *key);
      continue;
    }
    Thing& thing = place.things.emplace_back();
    thing.list = std::exchange(place.field, {});
    thing.kind = kind;
    thing.number = std::get<std::size_t>(step) + 1;
    thing.id = id_of(*at, thing.number);
    if (thing.id.empty()) thing.name = name_of(*at);
  }
  if (!text.empty()) place.text = json_place(text, steps);
  return place;
}

EditionPlace edition_place(const Json& edition, const Error& fault, std::string_view text) {
  std::vector<JsonStep> steps = json_steps(edition, fault.where);
  if (const auto key = unknown_key(fault)) {
    if (json_at(json_behind(edition, steps), *key) != nullptr) steps.push_back(*key);
  }
  return edition_place(edition, steps, text);
}

Json place_json(const EditionPlace& place) {
  Json json = Json::object();
  for (const Thing& thing : place.things) {
    Json& one = json["things"].emplace_back(Json::object());
    one["kind"] = thing.kind;
    one["list"] = thing.list;
    one["number"] = thing.number;
    if (!thing.id.empty()) one["id"] = thing.id;
    if (!thing.name.is_null()) one["name"] = thing.name;
  }
  if (!place.field.empty()) json["field"] = place.field;
  if (place.text) {
    json["line"] = place.text->line;
    json["column"] = place.text->column;
  }
  return json;
}

}  // namespace kaisho
