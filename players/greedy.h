// Plays to the best position after its own turn.
#pragma once

#include <memory>
#include <string>

#include "players/player.h"
#include "players/value.h"

namespace kaisho::players {

struct GreedyOptions {
  int samples = 2;        // of the hidden cards; every move is tried on the same ones
  int lines = 256;        // ways to the end of the turn looked at for each sample
  float temperature = 0;  // a move worse by so much win share is e times less likely; 0: the best
};

// Its choice allocates nothing once it has seen a turn as long.
std::unique_ptr<Player> make_greedy_player(std::string name, const GreedyOptions& options,
                                           ValueOfGame value = {});

}  // namespace kaisho::players
