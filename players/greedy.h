// Plays to the best position after its own turn.
#pragma once

#include <memory>
#include <string>

#include "players/player.h"
#include "players/value.h"

namespace kaisho::players {

struct GreedyOptions {
  int samples = 2;        // samples of what is hidden; every move is tried on the same ones
  int evaluations = 256;  // ends of the turn evaluated on each sample
  float temperature = 0;  // a move worse by this share of the victory is e times less likely; 0:
                          // the best is chosen
};

// The player's choice allocates nothing once it has seen a turn as long.
std::unique_ptr<Player> make_greedy_player(std::string name, const GreedyOptions& options,
                                           ValueOfGame value = {});

}  // namespace kaisho::players
