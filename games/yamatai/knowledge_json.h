// What a player knows of the building deck (YAM-F3, YAM-H1) as JSON and back, lot by lot.
#pragma once

#include "core/shapes/described.h"
#include "games/yamatai/state.h"

namespace kaisho::yamatai {

// How one lot is told.
const Object& lot_parts();
Json knows_json(const Context& context, const Player& player);
// Of all players; after the decks and the rest of the players.
void read_knowledge(const Context& context, const Field& root, Position& p);

}  // namespace kaisho::yamatai
