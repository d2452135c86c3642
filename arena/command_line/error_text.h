// An error as the small tools print it.
#pragma once

#include <string>

#include "core/characters/visible.h"
#include "core/reading/error.h"

namespace kaisho::arena {

// "bad_log: Expected …, found …. (tuning.jsonl:3: share)"
inline std::string error_text(const Error& error) {
  const std::string where = error.where.empty() ? "" : " (" + error.where + ")";
  return visible(error.code + ": " + error.message + where);
}

}  // namespace kaisho::arena
