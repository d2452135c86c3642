#include "players/patience.h"

#include <algorithm>
#include <utility>

#include "core/hash.h"
#include "players/value.h"

namespace kaisho {

void Patience::look(const Game& game, const Position& view, const MoveList& moves) {
  const Seat seat = game.to_move(view);
  const int turn = game.turn(view);
  // Another game: turns are never taken back within one.
  if (game_ != game.info().id || seat_ != seat || turn < turn_) count_ = 0;
  game_ = game.info().id;
  seat_ = seat;
  turn_ = turn;
  sight_ = sight_of(game, view, moves);
}

bool Patience::is_weary_of(Move move) const {
  int times = 0;
  for (std::size_t i = 0; i < std::min(count_, kMost); ++i) {
    const Choice& choice = choices_[i];
    times += choice.sight == sight_ && choice.move == move && choice.turn != turn_ ? 1 : 0;
  }
  return times >= kEnough;
}

std::size_t Patience::best(const MoveList& moves, std::span<const float> worths) const {
  const auto rank = [&](std::size_t i) { return std::pair(!is_weary_of(moves[i]), worths[i]); };
  std::size_t best = 0;
  for (std::size_t i = 1; i < moves.size(); ++i) {
    if (rank(i) > rank(best)) best = i;
  }
  return best;
}

void Patience::chose(Move move) {
  // The same question asked again is no further try.
  for (std::size_t i = 0; i < std::min(count_, kMost); ++i) {
    if (choices_[i].sight != sight_ || choices_[i].turn != turn_) continue;
    choices_[i].move = move;
    return;
  }
  choices_[count_++ % kMost] = {sight_, move, turn_};
}

std::uint64_t Patience::sight_of(const Game& game, const Position& view, const MoveList& moves) {
  FeatureRoom features;  // NOLINT(cppcoreguidelines-pro-type-member-init)
  game.features(view, features);
  const std::size_t count =
      game.info().features.size() * static_cast<std::size_t>(seats_of(game, view));
  const Result result = game.result(view);
  std::uint64_t hash = hash_bytes(std::as_bytes(std::span(result.score)));
  hash = hash_bytes(std::as_bytes(std::span(features).first(count)), hash);
  return hash_bytes(std::as_bytes(std::span(moves.begin(), moves.size())), hash);
}

}  // namespace kaisho
