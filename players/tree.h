// The tree of a search: nodes in one block of memory, a node's children as a chain.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "core/values/real.h"
#include "players/value.h"

namespace kaisho::players {

struct Node {
  Move move;               // that led here
  Seat mover = kNobody;    // who chose it
  std::int32_t child = 0;  // the first; 0: none yet
  std::int32_t next = 0;   // the parent's next child; 0: none
  std::int32_t visits = 0;
  float prior_value = 0;  // the mover's share at the best end of the turn seen when it was made
  float prior = 0;        // the softmax of the prior values among its siblings
  float margin = 0;  // of a child of the root: sum, over the visits, of the mover's expected lead
  Shares sum{};      // of the shares seen below it

  float mean(Seat seat) const { return visits == 0 ? prior_value : sum[seat] / as_float(visits); }
};

class Tree {
 public:
  // Empties the tree down to its root, number 0; takes its memory when it is first called.
  void clear(int capacity) {
    nodes_.reserve(capacity);
    nodes_.clear();
    nodes_.emplace_back();
  }
  bool has_room(std::size_t nodes) const { return nodes_.capacity() - nodes_.size() >= nodes; }
  std::size_t size() const { return nodes_.size(); }

  Node& operator[](std::int32_t number) { return nodes_[number]; }
  const Node& operator[](std::int32_t number) const { return nodes_[number]; }

  // A new child at the end of the chain after `last` (0: as the first child of `parent`).
  std::int32_t add(std::int32_t parent, std::int32_t last, const Node& node) {
    const auto number = static_cast<std::int32_t>(nodes_.size());
    nodes_.push_back(node);
    (last == 0 ? (*this)[parent].child : (*this)[last].next) = number;
    return number;
  }

  // Gives the children of a node their priors: the softmax of their prior values, divided by
  // `prior_scale`.
  void set_priors(std::int32_t parent, float prior_scale) {
    float top = 0;
    for (std::int32_t n = (*this)[parent].child; n != 0; n = (*this)[n].next) {
      top = std::max(top, (*this)[n].prior_value);
    }
    float sum = 0;
    for (std::int32_t n = (*this)[parent].child; n != 0; n = (*this)[n].next) {
      Node& child = (*this)[n];
      child.prior = std::exp((child.prior_value - top) / prior_scale);
      sum += child.prior;
    }
    for (std::int32_t n = (*this)[parent].child; n != 0; n = (*this)[n].next) {
      (*this)[n].prior /= sum;
    }
  }

 private:
  std::vector<Node> nodes_;
};

}  // namespace kaisho::players
