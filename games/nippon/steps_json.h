// The steps of a position as JSON and back, the first to be decided first.
#pragma once

#include "core/fields.h"
#include "games/nippon/components.h"
#include "games/nippon/state.h"

namespace kaisho::nippon {

Json steps_json(const Components& box, const Position& p);
// Of a position whose seats were read, and whose turn it is.
void read_steps(const Components& box, const Field& field, Position& p);

}  // namespace kaisho::nippon
