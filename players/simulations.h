// The simulations of a tree search. Each samples what is hidden, descends from the root to the
// first decision that the tree does not have, and adds to every node on its way what it found.
#pragma once

#include <array>

#include "players/search.h"
#include "players/tree.h"
#include "players/turn_end_search.h"
#include "players/turn_tree.h"

namespace kaisho::players {

class Simulations {
 public:
  // Counts for the searches that begin from now on.
  void set_options(const SearchOptions& options) { options_ = options; }

  // Begins a search with an empty tree from `view`, which is what the seat to move there may know.
  // With `margins` the leads expected for the children of the root are summed up, too.
  void begin(const Game& game, Value& value, const Position& view, bool margins);
  // Goes on from `view`, the decision that `child` of the root has led to, with its subtree. Begins
  // with an empty tree where too little room is left.
  void continue_from(const Game& game, Value& value, const Position& view, std::int32_t child);
  // Makes one simulation. Neither this nor the above allocates once it was as deep before.
  void run(Random& random);

  const Tree& tree() const { return tree_; }
  std::int32_t root() const { return root_; }
  // The child of `node` that `seat` tried most, 0 if there is none.
  std::int32_t most_tried(std::int32_t node, Seat seat) const;
  // Whether `a` was tried more, or as often with a better mean.
  bool is_better(std::int32_t a, std::int32_t b) const;

 private:
  // No simulation is longer, whatever the game.
  static constexpr std::size_t kMaxSteps = 512;

  void set_up(const Game& game, Value& value, const Position& view);
  Shares descend();
  Shares grow(std::int32_t node);
  Shares turn_end();
  void add(const Shares& shares);
  std::int32_t select(std::int32_t node);
  bool match_children(std::int32_t node);
  std::int32_t find_child(std::int32_t first, std::int32_t from, Move move, Seat seat) const;
  void make_children(std::int32_t node, Seat seat);
  float prior_value_of(Move move, Seat seat);

  SearchOptions options_;
  Tree tree_;
  TurnEndSearch turn_end_;
  TurnTree turn_tree_;

  // These belong to the search under way.
  const Game* game_ = nullptr;
  Value* value_ = nullptr;
  bool margins_ = false;
  int seats_ = 0;
  int first_turn_ = 0;
  std::int32_t root_ = 0;
  int root_samples_ = 0;  // taken so far
  Position view_;
  // These belong to the simulation under way.
  Position position_;
  Position after_;
  MoveList moves_;
  std::array<std::int32_t, MoveList::kCapacity> children_{};
  std::array<std::int32_t, kMaxSteps> path_{};
  std::size_t path_size_ = 0;
};

}  // namespace kaisho::players
