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
  bool early = true;  // limited by time alone, a search ends as soon as the simulations left to it,
                      // at the rate so far, cannot change the choice
  int simulations = 0;        // for a decision; 0: no limit (one of the two must be there)
  int turns = 4;              // a simulation ends after this many turns, the current one included
  int reveal_turns = 2;       // and this many turns after the first one that reveals something
  float explore = 0.1F;       // the exploration constant of PUCT
  float bias = 2.0F;          // how many visits the prior value of a move counts for
  float prior_scale = 0.05F;  // the scale of the softmax that turns prior values into priors
  float widen = 0;  // progressive widening: the moves with the best prior values are tried, as many
                    // as this times the square root of the visits; 0: all are tried
  int root_evaluations = 256;  // ends of the turn evaluated when the root is expanded
  int leaf_evaluations = 64;   // and when any other node is expanded
  int root_samples = 1;        // samples on which the root is expanded, one for each of the first
                               // simulations; its prior values are the means
  int leaf_turns = 0;  // turns that a simulation goes on after it has expanded a node; 0: it ends
                       // with the best end of the turn that the expansion found
  bool transpositions = true;  // decisions of a turn reached by different orders share a node
  bool keep = true;            // the tree is kept from one decision of a turn to the next
  int nodes = 1 << 18;         // room for the tree; when it is full it no longer grows
  int net = 0;                 // percent of the game's net in the value
  float temperature = 0;       // of the choice: a move worse by this share of the victory is chosen
                               // e times less often than the best; 0: the most visited is chosen
};

// The player asks for its options when it first meets a game.
using SearchOptionsOf = std::function<SearchOptions(const GameInfo& game)>;
// The player's choice allocates nothing once it has seen a turn as long. It allocates the tree when
// it first chooses.
std::unique_ptr<Player> make_search_player(std::string name, SearchOptionsOf options,
                                           ValueOfGame value = {});

}  // namespace kaisho::players
