#include "players/determinized_line.h"

#include <algorithm>

namespace kaisho::players {

namespace {
constexpr int kSamples = 4;
}

DeterminizedLine::DeterminizedLine(const Game& game, const Position& view, Random& random)
    : game_(game), reveal_count_(game.reveal_count(view)) {
  for (int i = 0; i < kSamples; ++i) deals_.push_back(game.resample(view, random));
}

bool DeterminizedLine::allows(Move move) {
  return std::ranges::all_of(deals_, [&](const Position& deal) {
    game_.legal_moves(deal, moves_);
    return moves_.contains(move);
  });
}

bool DeterminizedLine::play(Move move) {
  for (Position& deal : deals_) game_.apply(deal, move);
  const Seat seat = game_.to_move(now());
  const int turn = game_.turn(now());
  return seat != kNobody && std::ranges::all_of(deals_, [&](const Position& deal) {
           return game_.to_move(deal) == seat && game_.turn(deal) == turn &&
                  game_.reveal_count(deal) == reveal_count_;
         });
}

}  // namespace kaisho::players
