// What a position that is loaded has to satisfy; the whole is Rules::check.
#pragma once

#include "core/check.h"
#include "games/osaka/components.h"
#include "games/osaka/state.h"

namespace kaisho::osaka {

Expected<void> check_step(const Components& components, const Position& p);

}  // namespace kaisho::osaka
