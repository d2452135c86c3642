// Why something on the table cannot be chosen now: what the files that explain it share.
#pragma once

#include "core/reasons.h"
#include "games/yamatai/rules.h"

namespace kaisho::yamatai {

class Reasons : public ReasonsOf<Components, Position> {
 public:
  using ReasonsOf::ReasonsOf;

  // Whether some legal move is of this kind; and whether one holds this thing.
  bool any(MoveKind kind) const {
    return std::ranges::any_of(legal(), [&](Move move) { return kind_of(move) == kind; });
  }
  template <class Parts, class Thing>
  bool any(Thing Parts::* part, Thing thing) const {
    return std::ranges::any_of(legal(), [&](Move move) {
      return kind_of(move) == Parts::kKind && move.as<Parts>().*part == thing;
    });
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
