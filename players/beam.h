// A beam search over one turn: it follows the most promising beginnings of the turn and plays the
// first move of the way to the best position at the turn's end. It ignores what the others answer.
#pragma once

#include <memory>
#include <string>

#include "players/player.h"
#include "players/value.h"

namespace kaisho::players {

struct BeamOptions {
  int ms = 200;      // time for a decision in milliseconds; 0: no limit
  bool cpu = false;  // the time is the processor's for this thread, not the clock's
  int width = 0;  // beginnings followed at a time; 0: twice as many again until time is up (one of
                  // the two must be there)
  int samples = 2;       // samples of what is hidden; every move is tried on the same ones
  int evaluations = 16;  // ends of the turn evaluated to judge a beginning
};

// The player's choice allocates nothing once it has seen a turn as long and wide.
std::unique_ptr<Player> make_beam_player(std::string name, const BeamOptions& options,
                                         ValueOfGame value = {});

}  // namespace kaisho::players
