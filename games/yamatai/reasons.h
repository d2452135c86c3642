// Why something on the table cannot be chosen now: what the files that tell it share.
#pragma once

#include <vector>

#include "core/game.h"
#include "games/yamatai/rules.h"

namespace kaisho::yamatai {

// The step on top, the moves that are legal there, and where the reasons gather.
class Reasons {
 public:
  Reasons(const Components& components, const Position& position, std::vector<Refusal>& out)
      : box(components), p(position), seat(p.stack.top().seat), player(p.player(seat)), out_(out) {
    list_moves(box, p, legal_);
  }

  const Components& box;
  const Position& p;
  Seat seat;
  const Player& player;

  bool allowed(Move move) const { return legal_.contains(move); }
  // Whether some legal move is of this kind, and of this first argument where one is named.
  bool any(MoveKind kind) const {
    for (const Move move : legal_) {
      if (kind_of(move) == kind) return true;
    }
    return false;
  }
  bool any(MoveKind kind, int a) const {
    for (const Move move : legal_) {
      if (kind_of(move) == kind && move.a() == a) return true;
    }
    return false;
  }
  void refuse(Move move, const char* clause, const char* reason, int a = 0, int b = 0) {
    out_.push_back({move, clause, reason, {a, b}});
  }

 private:
  MoveList legal_;
  std::vector<Refusal>& out_;
};

// reasons_main.cpp
void refuse_trades(Reasons& reasons);
void refuse_placements(Reasons& reasons);
void refuse_acting(Reasons& reasons);

// reasons_powers.cpp
void refuse_boat_powers(Reasons& reasons);
void refuse_powers(Reasons& reasons);

}  // namespace kaisho::yamatai
