// Plays a line as far as a seat can foresee it: on several determinizations of what is hidden from
// the seat, until they differ.
#pragma once

#include <vector>

#include "core/game.h"

namespace kaisho::players {

class DeterminizedLine {
 public:
  DeterminizedLine(const Game& game, const Position& view, Random& random);

  // The decision now due, on one of the determinizations.
  const Position& now() const { return deals_.front(); }
  // Whether the move is legal whatever is hidden.
  bool allows(Move move);
  // Plays it. Gives false when what follows cannot be foreseen: the game is over, something was
  // revealed, or who decides next depends on what is hidden.
  bool play(Move move);

 private:
  const Game& game_;
  int reveal_count_;
  std::vector<Position> deals_;
  MoveList moves_;
};

}  // namespace kaisho::players
