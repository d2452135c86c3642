#include "core/terminal/things.h"

#include <algorithm>
#include <charconv>

namespace kaisho {

NumberedId numbered_id(const std::string& name) {
  const auto mark = name.find('#');
  NumberedId parts{.id = name.substr(0, mark)};
  if (mark != std::string::npos) {
    std::from_chars(name.data() + mark + 1, name.data() + name.size(), parts.copy);
  }
  return parts;
}

const Json* find_by_id(const Json& list, const Json& id) {
  const auto found = std::ranges::find_if(list, [&](const Json& one) { return one["id"] == id; });
  return found == list.end() ? nullptr : &*found;
}

std::string ThingWords::name_of(const Json& list, const Json& id) const {
  const Json* const found = find_by_id(list, id);
  if (found != nullptr) return in_language((*found)["name"]);
  return id.is_string() ? id.get<std::string>() : json_text(id);
}

}  // namespace kaisho
