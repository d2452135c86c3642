#include "engine/perft.h"

namespace kaisho::engine {

// NOLINTNEXTLINE(misc-no-recursion): as deep as asked.
void perft(const Game& game, const Position& position, int depth, MoveTree& tree) {
  MoveList moves;
  game.legal_moves(position, moves);
  if (depth == 0 || moves.empty()) {
    ++tree.leaves;
    tree.hash += position_hash(position);
    return;
  }
  for (const Move move : moves) {
    Position after = position;
    game.apply(after, move, nullptr);
    perft(game, after, depth - 1, tree);
  }
}

}  // namespace kaisho::engine
