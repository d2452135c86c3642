#include "server/tables/shown_text.h"

#include "core/characters/signs.h"
#include "core/reading/name_check.h"

namespace kaisho::server {

std::string read_name(const Field& field, int most_signs) {
  if (!field.has("name") || field["name"].is_null()) return {};
  check_name(field["name"]);
  std::string name =
      field["name"].text(kMaxBytesOfSign * (static_cast<std::size_t>(most_signs) + 1));
  const int signs = signs_in(name);
  if (signs <= most_signs) return name;
  field["name"].fault("server.name_long", {{"most", most_signs}, {"found", signs}});
  return {};
}

}  // namespace kaisho::server
