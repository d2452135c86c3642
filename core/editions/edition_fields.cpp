#include "core/editions/edition_fields.h"

#include <tuple>

namespace kaisho {

void must_be(const Field& field, bool wanted) {
  if (!field.json().is_boolean() || field.boolean() == wanted) {
    std::ignore = field.boolean();
    return;
  }
  field.fault("fixed", {{"expected", wanted ? "true" : "false"}, {"found", field.shown()}});
}

void must_say(const Field& field, std::string_view wanted) {
  std::ignore = field.choice({std::string(wanted)});
}

bool says(const Field& field, std::string_view text) {
  const Json& json = field.json();
  return json.is_string() && json.get_ref<const std::string&>() == text;
}

void must_equal(const Field& field, int wanted, const char* why) {
  if (field.is_missing() || field.json() == Json(wanted)) return;
  field.fault(why, {{"expected", wanted}, {"found", field.shown()}});
}

void must_follow(const Field& field, int wanted, std::string_view place) {
  if (field.is_missing() || field.json() == Json(wanted)) return;
  field.fault("follows", {{"expected", wanted}, {"place", place}, {"found", field.shown()}});
}

std::string read_id(const Field& item) {
  std::ignore = item["name"];
  std::string id = item["id"].text(40);
  if (id == "unknown") item["id"].fault("id_is_taken", {{"found", id}});
  return id;
}

std::vector<Field> read_known(const Field& list, const std::vector<std::string_view>& ids) {
  std::vector<Field> items = list.items(ids.size());
  if (!list.json().is_array() || list.json().size() > ids.size()) return {};
  if (items.size() < ids.size()) {
    list.fault("item_missing", {{"expected", ids[items.size()]}, {"found", items.size() + 1}});
    return {};
  }
  for (std::size_t i = 0; i < ids.size(); ++i) {
    std::ignore = items[i]["name"];
    must_say(items[i]["id"], ids[i]);
  }
  return items;
}

}  // namespace kaisho
