// Expands a search's tree by all small decisions of one turn at once. What a look over many ways to
// the turn's end has seen is kept as prior values of every decision on those ways.
#pragma once

#include <array>
#include <cstdint>
#include <deque>

#include "players/tree.h"
#include "players/value.h"

namespace kaisho::players {

class TurnTree {
 public:
  struct Look {
    const Game& game;
    Value& value;
    int seats = 0;
    int turn = 0;        // the one whose end is looked for
    float trust = 0;     // see Tree::set_priors
    bool merge = false;  // other orders of decisions that lead to the same position share a node
    int number = 1;      // of this look among those at the node; prior values become the mean of
                         // all looks
  };

  // Gives `node`, whose decision `position` is, children for all legal moves, and so on down the
  // turn as far as `lines` ways to its end reach: they are divided evenly among the moves, and a
  // decision with fewer ways than moves gets no children yet, some of the moves standing for all.
  // Children that are there already get new prior values. Returns the shares at the best end: every
  // seat asked decides for its own best. Without room in the tree it only looks. Allocates nothing
  // once it was as deep before.
  Shares grow(const Look& look, Tree& tree, std::int32_t node, const Position& position, int lines);

 private:
  struct Level {
    Position position;
    MoveList moves;
  };

  // A decision met in this look. It is the position as dealt, whole, that is the same, so that
  // whatever lies hidden the same is known and the same can follow.
  struct Seen {
    std::uint64_t hash = 0;
    std::uint64_t look = 0;
    int lines = 0;
    std::int32_t child = 0;
    Shares shares{};
  };

  Shares follow(const Look& look, Tree& tree, std::int32_t node, std::size_t depth, int lines);
  static bool reach_choice(const Look& look, Level& here);
  Shares choose(const Look& look, Tree& tree, std::int32_t node, std::size_t depth, int lines);
  static std::int32_t children(Tree& tree, std::int32_t node, const MoveList& moves, Seat seat);
  Level& level(std::size_t depth);

  std::deque<Level> levels_;
  std::array<Seen, 1024> seen_{};
  std::uint64_t look_number_ = 0;
};

}  // namespace kaisho::players
