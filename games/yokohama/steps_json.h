// The steps of a position as JSON and back, the first to be decided first.
#pragma once

#include "core/fields.h"
#include "games/yokohama/components.h"
#include "games/yokohama/state.h"

namespace kaisho::yokohama {

Json steps_json(const Components& box, const Position& p);
// Of a position whose seats and areas were read.
void read_steps(const Components& box, const Field& field, Position& p);

}  // namespace kaisho::yokohama
