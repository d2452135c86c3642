// Keeps a player from repeating itself for ever. Where a seat faces the same decision in turn after
// turn, and nothing that the game counts has changed since, the moves it tried then have led
// nowhere.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/game.h"

namespace kaisho::players {

class RepetitionGuard {
 public:
  // Notes what `seat` has to decide in `view`, among `moves`. Allocates nothing.
  void observe(const Game& game, const Position& view, const MoveList& moves);
  // Whether the seat already chose this move here in at least kMaxRepeats other turns.
  bool repeats(Move move) const;
  // The index of the best of the moves observed last. Repeated moves count only if there are no
  // others. `scores` has an entry for each move.
  std::size_t best(const MoveList& moves, std::span<const float> scores) const;
  // Notes what the seat chose in the situation observed last.
  void record(Move move);

 private:
  static constexpr int kMaxRepeats = 2;
  static constexpr std::size_t kMaxRemembered = 32;

  struct Choice {
    std::uint64_t situation = 0;  // a hash of what was seen, without the number of the turn
    Move move;
    int turn = 0;
  };

  static std::uint64_t situation_of(const Game& game, const Position& view, const MoveList& moves);

  std::array<Choice, kMaxRemembered> choices_{};  // the latest, in a ring
  std::size_t count_ = 0;
  std::string_view game_;  // a name that never dies
  Seat seat_ = kNobody;
  int turn_ = 0;
  std::uint64_t situation_ = 0;
};

}  // namespace kaisho::players
