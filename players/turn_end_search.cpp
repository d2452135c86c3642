#include "players/turn_end_search.h"

#include <algorithm>

namespace kaisho::players {

Shares TurnEndSearch::best(const Game& game, Value& value, const Position& position, int seats,
                           int turn, int evaluations) {
  game_ = &game;
  value_ = &value;
  seats_ = seats;
  turn_ = turn;
  return search(position, 0, evaluations);
}

TurnEndSearch::Level& TurnEndSearch::level(std::size_t depth) {
  while (levels_.size() <= depth) levels_.push_back(std::make_unique<Level>());
  return *levels_[depth];
}

Shares TurnEndSearch::search(const Position& position, std::size_t depth, int evaluations) {
  const Seat seat = game_->to_move(position);
  if (seat == kNobody || game_->turn(position) != turn_) {
    return value_->shares(*game_, position, seats_);
  }
  Level& here = level(depth);
  game_->legal_moves(position, here.moves);
  const std::size_t choices = here.moves.size();
  const std::size_t tried = std::min(choices, static_cast<std::size_t>(std::max(evaluations, 1)));
  const std::size_t mover = static_cast<std::uint8_t>(seat);
  Shares best{};
  for (std::size_t i = 0; i < tried; ++i) {
    here.position = position;
    game_->apply(here.position, here.moves[spread_choice(i, tried, choices)]);
    const Shares shares = search(here.position, depth + 1, evaluations / static_cast<int>(tried));
    if (i == 0 || shares[mover] > best[mover]) best = shares;
  }
  return best;
}

}  // namespace kaisho::players
