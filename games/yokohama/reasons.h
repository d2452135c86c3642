// Why something on the table cannot be chosen now: what the files that explain it share.
#pragma once

#include <optional>

#include "core/reasons.h"
#include "games/yokohama/rules.h"

namespace kaisho::yokohama {

class Reasons : public ReasonsOf<Components, Position> {
 public:
  using ReasonsOf::ReasonsOf;

  Every<CellId> cells() const { return cells_of(*this); }
};

// reasons_turn.cpp
void refuse_secondary(Reasons& reasons);
void refuse_placements(Reasons& reasons);
void refuse_adjacent(Reasons& reasons);
void refuse_movements(Reasons& reasons);
std::optional<Refusal> why_not_go(const SeatView& view, CellId cell);
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
