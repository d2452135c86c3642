#include "players/simulations.h"

#include <cmath>
#include <tuple>

#include "core/values/how_many.h"
#include "core/values/real.h"

namespace kaisho::players {

void Simulations::begin(const Game& game, Value& value, const Position& view, bool margins) {
  set_up(game, value, view);
  margins_ = margins;
  root_ = 0;
  tree_.clear(options_.nodes);
}

void Simulations::continue_from(const Game& game, Value& value, const Position& view,
                                std::int32_t child) {
  if (!tree_.has_room(tree_.size())) return begin(game, value, view, margins_);
  set_up(game, value, view);
  root_ = child;
}

void Simulations::set_up(const Game& game, Value& value, const Position& view) {
  game_ = &game;
  value_ = &value;
  seats_ = seats_of(game, view);
  first_turn_ = game.turn(view);
  root_samples_ = 0;
  view_ = view;
}

void Simulations::run(Random& random) {
  position_ = game_->resample(view_, random);
  path_size_ = 0;
  path_[path_size_++] = root_;
  add(descend());
}

// Fills path_; the shares at its end.
Shares Simulations::descend() {
  const int reveal_count = game_->reveal_count(position_);
  int turn = first_turn_;
  int last_turn = first_turn_ + options_.turns;
  while (path_size_ < kMaxSteps && game_->to_move(position_) != kNobody) {
    const int now = game_->turn(position_);
    if (now != turn) {
      turn = now;
      if (game_->reveal_count(position_) != reveal_count)
        last_turn = std::min(last_turn, now + options_.reveal_turns);
      if (now >= last_turn) break;
    }
    game_->legal_moves(position_, moves_);
    if (moves_.size() == 1) {  // no choice
      game_->apply(position_, moves_[0]);
      continue;
    }
    const std::int32_t node = path_[path_size_ - 1];
    const bool is_sampled = node == root_ && root_samples_ < options_.root_samples;
    if (is_sampled && tree_[node].child != 0) std::ignore = grow(node);
    if (tree_[node].child == 0) {
      const Shares shares = grow(node);
      if (options_.leaf_turns == 0 || tree_[node].child == 0) return shares;
      last_turn = std::min(last_turn, turn + options_.leaf_turns);
    }
    const std::int32_t child = select(node);
    if (child == 0) return turn_end();
    path_[path_size_++] = child;
    game_->apply(position_, tree_[child].move);
  }
  return value_->shares(*game_, position_, seats_);
}

Shares Simulations::grow(std::int32_t node) {
  const int turn = game_->turn(position_);
  const int number = node == root_ ? ++root_samples_ : 1;
  return turn_tree_.grow(
      {*game_, *value_, seats_, turn, options_.prior_scale, options_.transpositions, number}, tree_,
      node, position_, node == root_ ? options_.root_evaluations : options_.leaf_evaluations);
}

// Returns the best end of the turn; used where the tree has no room.
Shares Simulations::turn_end() {
  return turn_end_.best(*game_, *value_, position_, seats_, game_->turn(position_),
                        options_.leaf_evaluations);
}

void Simulations::add(const Shares& shares) {
  for (std::size_t i = 0; i < path_size_; ++i) {
    Node& node = tree_[path_[i]];
    ++node.visits;
    for (std::size_t s = 0; s < shares.size(); ++s) node.sum[s] += shares[s];
  }
  if (!margins_ || path_size_ < 2) return;
  Node& first = tree_[path_[1]];
  first.margin += value_->lead(*game_, position_, first.mover, seats_);
}

// The child to try at `node`, whose moves_ are legal now: the tree is of decisions, so with other
// hidden cards other moves can be legal at the same node. 0 when the tree has no room for it.
std::int32_t Simulations::select(std::int32_t node) {
  if (!match_children(node)) return 0;
  const auto seat = static_cast<std::size_t>(game_->to_move(position_));
  float trials = 1;
  for (std::size_t i = 0; i < moves_.size(); ++i) {
    trials += as_float(tree_[children_[i]].visits);
  }
  const float exploration = options_.explore * std::sqrt(trials);
  std::int32_t best = children_[0];
  float highest = -1;
  std::int32_t untried = 0;
  float tried = 0;
  for (std::size_t i = 0; i < moves_.size(); ++i) {
    const Node& child = tree_[children_[i]];
    const auto visits = as_float(child.visits);
    if (options_.widen > 0 && child.visits == 0) {
      if (untried == 0 || child.prior_value > tree_[untried].prior_value) untried = children_[i];
      continue;
    }
    tried += 1;
    const float seen = child.sum[seat] + options_.bias * child.prior_value;
    const float score = seen / (visits + options_.bias) + exploration * child.prior / (1 + visits);
    if (score > highest) {
      highest = score;
      best = children_[i];
    }
  }
  if (untried == 0) return best;
  return tried < options_.widen * std::sqrt(trials) ? untried : best;
}

// Fills children_: for each of moves_ the node's child, made where there is none yet. False when
// there is no room for that.
bool Simulations::match_children(std::int32_t node) {
  const Seat seat = game_->to_move(position_);
  const std::int32_t first = tree_[node].child;
  std::int32_t from = first;
  bool missing = false;
  for (std::size_t i = 0; i < moves_.size(); ++i) {
    children_[i] = find_child(first, from, moves_[i], seat);
    missing = missing || children_[i] == 0;
    if (children_[i] != 0) from = tree_[children_[i]].next;
  }
  if (!missing) return true;
  if (!tree_.has_room(moves_.size())) return false;
  make_children(node, seat);
  return true;
}

// Children mostly stand in the order of the moves, so each search begins where the last one ended.
std::int32_t Simulations::find_child(std::int32_t first, std::int32_t from, Move move,
                                     Seat seat) const {
  const auto is_it = [&](std::int32_t n) {
    return tree_[n].move == move && tree_[n].mover == seat;
  };
  for (std::int32_t n = from; n != 0; n = tree_[n].next) {
    if (is_it(n)) return n;
  }
  for (std::int32_t n = first; n != from; n = tree_[n].next) {
    if (is_it(n)) return n;
  }
  return 0;
}

// Moves that were not legal with the hidden cards with which the node was met first.
void Simulations::make_children(std::int32_t node, Seat seat) {
  std::int32_t last = tree_[node].child;
  while (tree_[last].next != 0) last = tree_[last].next;
  for (std::size_t i = 0; i < moves_.size(); ++i) {
    if (children_[i] != 0) continue;
    const float prior_value = prior_value_of(moves_[i], seat);
    last = tree_.add(node, last, {.move = moves_[i], .mover = seat, .prior_value = prior_value});
    children_[i] = last;
  }
  tree_.set_priors(node, options_.prior_scale);
}

float Simulations::prior_value_of(Move move, Seat seat) {
  const int turn = game_->turn(position_);
  after_ = position_;
  game_->apply(after_, move);
  const int evaluations = options_.leaf_evaluations / how_many(moves_);
  const Shares shares = turn_end_.best(*game_, *value_, after_, seats_, turn, evaluations);
  return shares[seat];
}

std::int32_t Simulations::most_tried(std::int32_t node, Seat seat) const {
  std::int32_t best = 0;
  for (std::int32_t n = tree_[node].child; n != 0; n = tree_[n].next) {
    if (tree_[n].mover == seat && (best == 0 || is_better(n, best))) best = n;
  }
  return best;
}

bool Simulations::is_better(std::int32_t a, std::int32_t b) const {
  const Node& x = tree_[a];
  const Node& y = tree_[b];
  return x.visits != y.visits ? x.visits > y.visits : x.mean(x.mover) > y.mean(y.mover);
}

}  // namespace kaisho::players
