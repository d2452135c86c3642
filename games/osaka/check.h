// What a position that is loaded has to satisfy; the whole is Rules::check.
#pragma once

#include "core/check.h"
#include "games/osaka/rules.h"

namespace kaisho::osaka {

Expected<void> check_step(View view);

}  // namespace kaisho::osaka
