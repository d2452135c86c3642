// What differs between two editions, value by value.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/editions/edition_values.h"
#include "core/reading/json.h"
#include "core/reading/json_path.h"

namespace kaisho {

struct Difference {
  enum class Kind : std::uint8_t {
    kValue,  // another one, or one that only one of them has
    kOrder,  // of the items of a list; the values are their ids
  };

  Kind kind = Kind::kValue;
  // The way to it in each; they go as far as there is something.
  std::vector<JsonStep> first_steps;
  std::vector<JsonStep> second_steps;
  std::optional<Json> first;  // none where it is not there
  std::optional<Json> second;
  Use use = Use::kRules;
};

// In the order of the first. Items that have ids are compared with those of the same id, so that
// one that was put in between does not make all that follow look different. There is a difference
// that rules read exactly where the hashes of the editions' values differ.
std::vector<Difference> edition_differences(const Json& first, const Json& second, Unread unread);

}  // namespace kaisho
