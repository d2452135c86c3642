// Where in an edition something stands, as its owner thinks of it: of which thing, in which line.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/characters/utf8.h"
#include "core/reading/error.h"
#include "core/reading/json.h"
#include "core/reading/json_path.h"

namespace kaisho {

// An item of a list, such as the fourth order.
struct Thing {
  std::string list;        // where the list stands: within the thing before, or in the edition
  std::string kind;        // the same from the top, without numbers: "areas.levels"
  std::size_t number = 0;  // from 1
  std::string id;          // empty where it has none, or one that only repeats the number
  Json name;               // by language, where it has no id; null where it has no plain one
};

struct EditionPlace {
  std::vector<Thing> things;      // from the outermost to the innermost
  std::string field;              // within the innermost thing, or in the edition; may be empty
  std::optional<TextPlace> text;  // where the edition was read from a text
};

// `text` is what the edition was read from; empty where there is none.
EditionPlace edition_place(const Json& edition, std::span<const JsonStep> steps,
                           std::string_view text);

// Of a fault of the edition; of a field that should not be there, its own.
EditionPlace edition_place(const Json& edition, const Error& fault, std::string_view text);

// {"things": [{"kind", "list", "number", "id", "name"}], "field", "line", "column"}, without those
// that it does not have.
Json place_json(const EditionPlace& place);

}  // namespace kaisho
