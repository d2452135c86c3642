// Editions: what lies in a box, as data. The form all editions share; each game reads its own part.
#pragma once

#include <string>
#include <vector>

#include "core/reading/error.h"
#include "core/reading/fields.h"
#include "core/reading/json.h"

namespace kaisho {

struct EditionInfo {
  std::string game;  // e.g. "osaka"
  std::string name;  // e.g. "2015"
  std::string hash;  // of its content: 16 hexadecimal digits
  Json json;         // the whole edition, for pages and reports
};

// Checks the shared form: game, edition, provenance of every table (rulebook, public, box or
// made_up, with a note; of `table.field` where a field differs from its table), ids (in kebab-case,
// or whole numbers) unique within a list, names in both languages, whole numbers only, every table
// in `tables` there and none else; where they stand, a format of 1 and the game's name.
void check_edition_form(const Field& edition, std::string_view game,
                        const std::vector<std::string_view>& tables);

// The hash of an edition's content; the order of members and white space do not matter.
std::string edition_hash(const Json& edition);

}  // namespace kaisho
