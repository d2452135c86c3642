// Monte-Carlo tree search: the tree grows over the small decisions of all seats, each for its own
// share of the victory; what is hidden is dealt anew for every descent.
#pragma once

#include <memory>
#include <string>

#include "players/player.h"
#include "players/value.h"

namespace kaisho {

struct SearchOptions {
  int ms = 200;          // time for a decision in milliseconds; 0: no limit
  int sims = 0;          // descents for a decision; 0: no limit (one of the two must be there)
  int turns = 4;         // descents end at the end of this many turns, the current one included
  float explore = 0.1F;  // how much the moves that were tried less are favoured
  float bias = 2.0F;     // how many visits the linear value of a move counts for
  float trust = 0.05F;   // moves that are worse by so much linear value get e times fewer trials
  int lines = 16;        // ways to the end of the turn that a first guess at a move looks at
  int past = 2;          // turns looked at past the first one in which something came to light
  int nodes = 1 << 18;   // room for the tree; when it is full it no longer grows
};

// Its choice allocates nothing once it has seen a turn as long; the tree's room is taken when the
// first choice is asked.
std::unique_ptr<Player> make_search_player(std::string name, const SearchOptions& options,
                                           ValueOfGame value = {});

}  // namespace kaisho
