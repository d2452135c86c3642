#include "core/edition_fields.h"

namespace kaisho {

void must_be(const Field& field, bool wanted) {
  if (!field.json().is_boolean() || field.boolean() == wanted) {
    static_cast<void>(field.boolean());
    return;
  }
  field.fault("bad_field",
              std::string("The rules need '") + (wanted ? "true" : "false") + "' here.");
}

void must_say(const Field& field, std::string_view wanted) {
  static_cast<void>(field.choice({std::string(wanted)}));
}

std::string read_id(const Field& item) {
  static_cast<void>(item["name"]);
  std::string id = item["id"].text(40);
  if (id == "unknown") item["id"].fault("bad_field", "This word has a meaning in positions.");
  return id;
}

}  // namespace kaisho
