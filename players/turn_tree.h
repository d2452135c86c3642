// Expands a search's tree by all small decisions of one turn at once. An expansion tries many ways
// to the turn's end, and keeps what it finds as prior values of every decision on those ways.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "players/tree.h"
#include "players/value.h"

namespace kaisho::players {

class TurnTree {
 public:
  struct Expansion {
    const Game& game;
    Value& value;
    int seats = 0;
    int turn = 0;                 // the turn that is played to its end
    float prior_scale = 0;        // see Tree::set_priors
    bool transpositions = false;  // orders of decisions that lead to the same position share a node
    int number = 1;               // counts the expansions of the node; prior values become the mean
                                  // of all of them
  };

  // Gives `node`, whose decision `position` is, children for all legal moves, and so on down the
  // turn as far as `evaluations` ends of it reach. They are divided evenly among the moves. A
  // decision with fewer evaluations than moves gets no children yet, and some of its moves stand
  // for all. Children that are there already get new prior values. Returns the shares at the best
  // end, where every seat decides for its own best. A full tree stays as it is. Allocates nothing
  // once it was as deep before.
  Shares grow(const Expansion& expansion, Tree& tree, std::int32_t node, const Position& position,
              int evaluations);

 private:
  struct Level {
    Position position;
    MoveList moves;
  };

  // A decision met in this expansion. Two are the same only if the whole positions are, hidden
  // parts included, so that the seats know the same and the same can follow.
  struct Seen {
    std::uint64_t hash = 0;
    std::uint64_t expansion = 0;
    int evaluations = 0;
    std::int32_t child = 0;
    Shares shares{};
  };

  Shares follow(const Expansion& expansion, Tree& tree, std::int32_t node, std::size_t depth,
                int evaluations);
  static bool reach_choice(const Expansion& expansion, Level& here);
  Shares choose(const Expansion& expansion, Tree& tree, std::int32_t node, std::size_t depth,
                int evaluations);
  static std::int32_t children(Tree& tree, std::int32_t node, const MoveList& moves, Seat seat);
  Level& level(std::size_t depth);

  std::vector<std::unique_ptr<Level>> levels_;  // none moves when there are more
  std::array<Seen, 1024> seen_{};
  std::uint64_t expansion_ = 0;
};

}  // namespace kaisho::players
