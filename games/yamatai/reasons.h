// Why something on the table cannot be chosen now: what the files that tell it share.
#pragma once

#include "core/reasons.h"
#include "games/yamatai/rules.h"

namespace kaisho::yamatai {

class Reasons : public ReasonsOf<Components, Position> {
 public:
  using ReasonsOf::ReasonsOf;

  // Whether some legal move is of this kind, and of this first argument where one is named.
  bool any(MoveKind kind) const {
    for (const Move move : legal()) {
      if (kind_of(move) == kind) return true;
    }
    return false;
  }
  bool any(MoveKind kind, int a) const {
    for (const Move move : legal()) {
      if (kind_of(move) == kind && move.a() == a) return true;
    }
    return false;
  }
};

// reasons_main.cpp
void refuse_trades(Reasons& reasons);
void refuse_placements(Reasons& reasons);
void refuse_acting(Reasons& reasons);

// reasons_powers.cpp
void refuse_boat_powers(Reasons& reasons);
void refuse_powers(Reasons& reasons);

}  // namespace kaisho::yamatai
