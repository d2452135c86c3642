// Things of an edition by their ids.
#pragma once

#include <string>

#include "core/json.h"

namespace kaisho::cli {

// An id of moves and positions in parts: "copper-mine#2", "ball#1".
struct NumberedId {
  std::string id;
  int copy = 1;
};
NumberedId parts_of(const std::string& name);

// The thing of a list of the edition that has this id, or nothing.
const Json* find_by_id(const Json& list, const Json& id);

}  // namespace kaisho::cli
