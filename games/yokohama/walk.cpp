// How a walk goes on (YOK-M7): no area is offered from which the yen in hand could not take the
// president to one where it may stop. So the least yen from each cell to such an end is worked out
// first. No fee is negative, so the cheapest way enters no cell twice, as YOK-M3 asks.
#include "games/yokohama/rules.h"

namespace kaisho::yokohama {
namespace {

// YOK-M3, YOK-M5: fees aside.
bool may_enter(const SeatView& view, CellId cell) {
  return assistants_at(view.p, view.seat, cell) > 0 || is_canal(view, cell);
}

}  // namespace

Cells open_among(const SeatView& view, Cells cells) {
  Cells open;
  for (const CellId cell : cells) {
    if (may_enter(view, cell)) open.add(cell);
  }
  return open;
}

namespace {

// More yen than anybody has.
constexpr int kOutOfReach = 1'000'000;

// What a walk has to know of the table.
struct Ground {
  Cells open;        // those that may be entered, fees aside
  Cells ends;        // of these, where it may end
  bool free = true;  // no cell costs anything
  ByCell<int> fee{};
};

Ground survey(const SeatView& view, Cells entered) {
  Ground ground;
  ground.open = open_among(view, Cells::first(layout_of(view).cells) - entered);
  for (const CellId cell : ground.open) {
    if (may_end_on(view, cell)) ground.ends.add(cell);
    ground.fee[cell] = fee_to_enter(view, cell);
    if (ground.fee[cell] > 0) ground.free = false;
  }
  return ground;
}

// Cells from which an end can be reached without yen. Only spares time: where nothing costs
// anything, this is told sooner than the least yen of each cell.
Cells leading_on(const Layout& layout, const Ground& ground) {
  Cells reached = ground.ends;
  for (Cells fresh = reached; !fresh.empty();) {
    Cells beside;
    for (const CellId cell : fresh) beside |= layout.neighbours[cell];
    fresh = (beside & ground.open) - reached;
    reached |= fresh;
  }
  return reached;
}

// The least yen with which an end can be reached from each cell, once that cell is entered.
ByCell<int> yen_needed(const Layout& layout, const Ground& ground) {
  ByCell<int> need{};
  need.fill(kOutOfReach);
  for (const CellId cell : ground.ends) need[cell] = 0;
  for (bool changed = true; changed;) {
    changed = false;
    for (const CellId cell : ground.open) {
      for (const CellId next : layout.neighbours[cell] & ground.open) {
        const int through = ground.fee[next] + need[next];
        if (through >= need[cell]) continue;
        need[cell] = through;
        changed = true;
      }
    }
  }
  return need;
}

}  // namespace

// YOK-M3, YOK-M7
Cells next_cells(const SeatView& view, Cells entered) {
  const Layout& layout = layout_of(view);
  const Player& player = view.player();
  const Cells beside = open_among(view, layout.neighbours[*player.president] - entered);
  if (beside.empty()) return {};
  const Ground ground = survey(view, entered);
  if (ground.ends.empty()) return {};
  if (ground.free) return beside & leading_on(layout, ground);
  const ByCell<int> need = yen_needed(layout, ground);
  Cells cells;
  for (const CellId cell : beside) {
    if (ground.fee[cell] + need[cell] <= player.yen()) cells.add(cell);
  }
  return cells;
}

}  // namespace kaisho::yokohama
