// What a player knows of the building deck (YAM-F3, YAM-H1) as JSON and back, block by block.
#pragma once

#include "core/shapes/described.h"
#include "games/yamatai/state.h"

namespace kaisho::yamatai {

// How one block is serialised.
const Object& block_parts();
Json knows_json(const Context& context, const Player& player);
// Reads what all players know; the decks and the rest of the players must have been read.
void read_knowledge(const Context& context, const Field& root, Position& p);

}  // namespace kaisho::yamatai
