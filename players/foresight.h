// How a line of play goes on as far as a seat can foresee it: on several deals of what it cannot
// know at once, until they differ.
#pragma once

#include <vector>

#include "core/game.h"

namespace kaisho {

class Foresight {
 public:
  Foresight(const Game& game, const Position& view, Random& random);

  // What is to be decided next, on one of the deals.
  const Position& now() const { return deals_.front(); }
  // Whether the move is legal whatever is hidden.
  bool allows(Move move);
  // Plays it. False when what follows cannot be foreseen: the game is over, something came to
  // light, or it depends on what is hidden who decides next.
  bool play(Move move);

 private:
  const Game& game_;
  int reveals_;
  std::vector<Position> deals_;
  MoveList moves_;
};

}  // namespace kaisho
