// What a position that is loaded has to satisfy; the whole is Rules::check.
#pragma once

#include <string>
#include <utility>

#include "core/error.h"
#include "games/osaka/components.h"
#include "games/osaka/state.h"

namespace kaisho::osaka {

// A fault at a place within the position.
inline std::unexpected<Error> broken(std::string message, std::string where = {}) {
  return fail("bad_position", std::move(message), std::move(where));
}

Expected<void> check_step(const Components& box, const Position& p);

}  // namespace kaisho::osaka
