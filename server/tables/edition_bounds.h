// How large an edition may be with which a table plays: the store keeps it as long as the table.
#pragma once

#include <cstddef>

#include "core/reading/error.h"
#include "core/reading/json.h"

namespace kaisho::server {

struct EditionBounds {
  std::size_t languages = 6;          // in which it has names and texts
  std::size_t words = 40UL * 1024;    // bytes of all names, texts and notes
  std::size_t content = 80UL * 1024;  // bytes of the whole; the largest standard one has 42 KiB
};

// Errors: edition_too_large, whose place begins with `edition`.
Expected<void> check_bounds(const Json& edition, const EditionBounds& bounds = {});

}  // namespace kaisho::server
