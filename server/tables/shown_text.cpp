#include "server/tables/shown_text.h"

#include "core/characters/signs.h"
#include "core/reading/name_check.h"

namespace kaisho::server {
namespace {

constexpr int kMaxNameSigns = 30;  // as the pages allow, too

}  // namespace

std::string read_name(const Field& field) {
  if (!field.has("name") || field["name"].is_null()) return {};
  check_name(field["name"]);
  std::string name = field["name"].text(kMaxBytesOfSign * (kMaxNameSigns + 1));
  const int signs = signs_in(name);
  if (signs <= kMaxNameSigns) return name;
  field["name"].fault("server.name_long", {{"most", kMaxNameSigns}, {"found", signs}});
  return {};
}

}  // namespace kaisho::server
