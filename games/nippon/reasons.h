// Why something on the table cannot be chosen now: what the files that explain it share.
#pragma once

#include "core/reasons.h"
#include "games/nippon/rules.h"

namespace kaisho::nippon {

using Reasons = ReasonsOf<Components, Position>;

// reasons_turn.cpp
void refuse_turn(Reasons& reasons);

// reasons_actions.cpp
void refuse_steps(Reasons& reasons);
void refuse_products(Reasons& reasons);
void refuse_fills(Reasons& reasons);
void refuse_builds(Reasons& reasons);
void refuse_transport(Reasons& reasons, Vehicle vehicle);
void refuse_places(Reasons& reasons);

}  // namespace kaisho::nippon
