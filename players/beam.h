// A beam over whole turns: of all that can be done in a turn the most promising beginnings are
// followed, and the move to the best position at the turn's end is played. What the others answer
// it does not look at.
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
  int samples = 2;  // of the hidden cards; every move is tried on the same ones
  int lines = 16;   // ways to the end of the turn that a beginning is judged by
};

// Its choice allocates nothing once it has seen a turn as long and wide.
std::unique_ptr<Player> make_beam_player(std::string name, const BeamOptions& options,
                                         ValueOfGame value = {});

}  // namespace kaisho::players
