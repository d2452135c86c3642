// Why something on the table cannot be chosen now: what the files that tell it share.
#pragma once

#include <vector>

#include "core/game.h"
#include "games/yokohama/rules.h"

namespace kaisho::yokohama {

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
  void refuse(Move move, const char* clause, const char* reason, int a = 0, int b = 0) {
    out_.push_back({move, clause, reason, {a, b}});
  }
  int cells() const { return layout_of(box, p).cells; }

 private:
  MoveList legal_;
  std::vector<Refusal>& out_;
};

// reasons_turn.cpp
void refuse_secondary(Reasons& reasons);
void refuse_placements(Reasons& reasons);
void refuse_adjacent(Reasons& reasons);
void refuse_movements(Reasons& reasons);
void refuse_steps(Reasons& reasons);
void refuse_take_back(Reasons& reasons);

// reasons_area.cpp
void refuse_exchanges(Reasons& reasons);
void refuse_slots(Reasons& reasons);
void refuse_hires(Reasons& reasons);
void refuse_technologies(Reasons& reasons);
void refuse_orders(Reasons& reasons);
void refuse_buildings(Reasons& reasons);
void refuse_assistant_moves(Reasons& reasons);
void refuse_station(Reasons& reasons);

}  // namespace kaisho::yokohama
