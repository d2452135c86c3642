// Why something on the table cannot be chosen now, by step.
#include "games/yokohama/reasons.h"

#include "games/yokohama/yokohama.h"

namespace kaisho::yokohama {

void Rules::refusals(const Components& components, const Position& p, std::vector<Refusal>& out) {
  if (p.stack.empty()) return;
  Reasons reasons(components, p, out);
  switch (step_of(p)) {
    case Step::kSecondary: return refuse_secondary(reasons);
    case Step::kPlace: return refuse_placements(reasons);
    case Step::kAdjacent: return refuse_adjacent(reasons);
    case Step::kMove: return refuse_movements(reasons);
    case Step::kWalk: return refuse_steps(reasons);
    case Step::kTakeBack: return refuse_take_back(reasons);
    case Step::kExchange: return refuse_exchanges(reasons);
    case Step::kSlot: return refuse_slots(reasons);
    case Step::kRecruit:
    case Step::kWarehouse: return refuse_hires(reasons);
    case Step::kLaboratory: return refuse_technologies(reasons);
    case Step::kPort: return refuse_orders(reasons);
    case Step::kBuild: return refuse_buildings(reasons);
    case Step::kMoves: return refuse_assistant_moves(reasons);
    case Step::kStation: return refuse_station(reasons);
    case Step::kOver:
    case Step::kKeepOrder:
    case Step::kTurnStart:
    case Step::kMain:
    case Step::kAction:
    case Step::kPayFaith:
    case Step::kPayProduction:
    case Step::kRefill:
    case Step::kAnyGood:
    case Step::kFlag:
    case Step::kComplete:
    case Step::kLevel5:
    case Step::kRecall:
    case Step::kTurnEnd: return;
  }
}

}  // namespace kaisho::yokohama
