#include "players/last_decision.h"

namespace kaisho::players {

void LastDecision::remember(const Game& game, const Position& view, Move move) {
  known_ = true;
  if (edition_ != game.edition().hash) edition_ = game.edition().hash;
  view_ = view;
  move_ = move;
}

bool LastDecision::leads_to(const Game& game, const Position& view) {
  if (!known_ || edition_ != game.edition().hash) return false;
  const Seat seat = game.to_move(view_);
  const int turn = game.turn(view_);
  if (game.to_move(view) != seat || game.turn(view) != turn) return false;
  // Any deal will do: where what is hidden matters, the views differ, or might as well be equal.
  RandomState state;
  Random random(state);
  Position position = game.resample(view_, random);
  game.apply(position, move_);
  while (game.to_move(position) == seat && game.turn(position) == turn) {
    game.legal_moves(position, moves_);
    if (moves_.size() != 1) return game.observe(position, seat) == view;
    game.apply(position, moves_[0]);
  }
  return false;
}

}  // namespace kaisho::players
