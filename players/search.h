// Monte-Carlo tree search: the tree grows over the small decisions of all seats, each for its own
// share of the victory. Every simulation samples what is hidden.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "players/player.h"
#include "players/value.h"

namespace kaisho::players {

struct SearchOptions {
  int ms = 200;       // time for a decision in milliseconds; 0: no limit
  bool cpu = false;   // the time is the processor's for this thread, not the clock's
  bool early = true;  // with a time alone, a search ends as soon as the simulations left to it, at
                      // the rate so far, cannot change the choice
  int simulations = 0;    // for a decision; 0: no limit (one of the two must be there)
  int turns = 4;          // simulations end after this many turns, the current one included
  int past = 2;           // turns looked at past the first one in which something came to light
  float explore = 0.1F;   // the exploration constant of PUCT
  float bias = 2.0F;      // how many visits the prior value of a move counts for
  float trust = 0.05F;    // the temperature of the softmax that makes priors of prior values
  float widen = 0;        // progressive widening: so many times the square root of the visits, that
                          // many of the moves are tried, best prior values first; 0: all are
  int lines = 256;        // ways to the end of the turn looked at from the decision asked
  int deep = 64;          // and from the decisions first met after it
  int looks = 1;          // root samples: so many of the first simulations look from the decision
                          // asked, each on its own sample; prior values are their means
  int leaf = 0;           // turns played to their end in the tree past a decision first met; 0: the
                          // best end that was seen counts
  bool merge = true;      // decisions of one turn met in different orders are one where they agree
  bool keep = true;       // within a turn the tree of the decision before is kept
  int nodes = 1 << 18;    // room for the tree; when it is full it no longer grows
  int net = 0;            // percent of the game's net in the value
  float temperature = 0;  // of the choice: a move worse by so much is chosen e times less often
                          // than the best; 0: the move most tried is
};

// Asked for when a game is first met.
using SearchOptionsOf = std::function<SearchOptions(const GameInfo& game)>;
// Its choice allocates nothing once it has seen a turn as long; the tree's room is taken when the
// first choice is asked.
std::unique_ptr<Player> make_search_player(std::string name, SearchOptionsOf options,
                                           ValueOfGame value = {});

}  // namespace kaisho::players
