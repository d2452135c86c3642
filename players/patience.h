// Keeps a player from waiting for ever: where it is asked what it was asked in turns before, and
// nothing that the game counts has changed since, what it tried then has led nowhere.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/game.h"

namespace kaisho {

class Patience {
 public:
  // What `seat` is to decide in `view`, among `moves`. Allocates nothing.
  void look(const Game& game, const Position& view, const MoveList& moves);
  // Whether the seat chose this move here already kEnough turns of its own ago and again since.
  bool is_weary_of(Move move) const;
  // The number of the best of the moves of the last look, those it is weary of only if there are no
  // others. `worths`: of each move.
  std::size_t best(const MoveList& moves, std::span<const float> worths) const;
  // What it chose at the last look.
  void chose(Move move);

 private:
  static constexpr int kEnough = 2;
  static constexpr std::size_t kMost = 32;

  struct Choice {
    std::uint64_t sight = 0;  // what was to be seen, but for the number of the turn
    Move move;
    int turn = 0;
  };

  static std::uint64_t sight_of(const Game& game, const Position& view, const MoveList& moves);

  std::array<Choice, kMost> choices_{};  // the latest, in a ring
  std::size_t count_ = 0;
  std::string_view game_;  // a name that never dies
  Seat seat_ = kNobody;
  int turn_ = 0;
  std::uint64_t sight_ = 0;
};

}  // namespace kaisho
