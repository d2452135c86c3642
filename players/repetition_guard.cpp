#include "players/repetition_guard.h"

#include <algorithm>
#include <utility>

#include "core/values/hash.h"
#include "players/value.h"

namespace kaisho::players {

void RepetitionGuard::observe(const Game& game, const Position& view, const MoveList& moves) {
  const Seat seat = game.to_move(view);
  const int turn = game.turn(view);
  // Another game: turns are never taken back within one.
  if (game_ != game.info().id || seat_ != seat || turn < turn_) count_ = 0;
  game_ = game.info().id;
  seat_ = seat;
  turn_ = turn;
  situation_ = situation_of(game, view, moves);
}

bool RepetitionGuard::repeats(Move move) const {
  int times = 0;
  for (std::size_t i = 0; i < std::min(count_, kMaxRemembered); ++i) {
    const Choice& choice = choices_[i];
    times += choice.situation == situation_ && choice.move == move && choice.turn != turn_ ? 1 : 0;
  }
  return times >= kMaxRepeats;
}

std::size_t RepetitionGuard::best(const MoveList& moves, std::span<const float> scores) const {
  const auto rank = [&](std::size_t i) { return std::pair(!repeats(moves[i]), scores[i]); };
  std::size_t best = 0;
  for (std::size_t i = 1; i < moves.size(); ++i) {
    if (rank(i) > rank(best)) best = i;
  }
  return best;
}

void RepetitionGuard::record(Move move) {
  // A question asked again does not count as another try.
  for (std::size_t i = 0; i < std::min(count_, kMaxRemembered); ++i) {
    if (choices_[i].situation != situation_ || choices_[i].turn != turn_) continue;
    choices_[i].move = move;
    return;
  }
  choices_[count_++ % kMaxRemembered] = {situation_, move, turn_};
}

std::uint64_t RepetitionGuard::situation_of(const Game& game, const Position& view,
                                            const MoveList& moves) {
  FeatureRoom features;  // NOLINT(cppcoreguidelines-pro-type-member-init)
  game.features(view, features);
  const std::size_t count =
      game.info().features.size() * static_cast<std::size_t>(seats_of(game, view));
  const Result result = game.result(view);
  std::uint64_t hash = hash_bytes(std::as_bytes(std::span(result.score)));
  hash = hash_bytes(std::as_bytes(std::span(features).first(count)), hash);
  return hash_bytes(std::as_bytes(std::span(moves.begin(), moves.size())), hash);
}

}  // namespace kaisho::players
