// What a player decided last, and whether the decision before it now is what that led to.
#pragma once

#include <string>

#include "core/game.h"

namespace kaisho::players {

class LastDecision {
 public:
  void forget() { known_ = false; }
  // Chose `move` in `view`, an observation of the seat to move.
  void remember(const Game& game, const Position& view, Move move);
  // Whether `view` is what the seat could foresee after its last move: the same seat is asked
  // again in the same turn, and neither chance nor another seat brought anything in between.
  // Decisions that leave no choice may lie between.
  bool leads_to(const Game& game, const Position& view);

 private:
  bool known_ = false;
  std::string edition_;  // its hash, which identifies the game, too
  Position view_;
  Move move_;
  MoveList moves_;
};

}  // namespace kaisho::players
