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

// More yen than anybody has.
constexpr int kOutOfReach = 1'000'000;

// What a walk has to know of the table.
struct Ground {
  Cells open;  // those that may be entered, fees aside
  Cells ends;  // of these, where it may end
  Indexed<CellId, int, kMaxCells> fee{};
};

Ground survey(const SeatView& view, Cells entered) {
  Ground ground;
  for (const CellId cell : cells_of(view)) {
    if (entered.has(cell) || !may_enter(view, cell)) continue;
    ground.open.add(cell);
    if (may_end_on(view, cell)) ground.ends.add(cell);
    ground.fee[cell] = fee_to_enter(view, cell);
  }
  return ground;
}

// The least yen with which an end can be reached from each cell, once that cell is entered.
Indexed<CellId, int, kMaxCells> yen_needed(const Layout& layout, const Ground& ground) {
  Indexed<CellId, int, kMaxCells> need{};
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
  const Ground ground = survey(view, entered);
  const Cells beside = layout.neighbours[*player.president] & ground.open;
  if (beside.empty() || ground.ends.empty()) return {};
  const auto need = yen_needed(layout, ground);
  Cells cells;
  for (const CellId cell : beside) {
    if (ground.fee[cell] + need[cell] <= player.yen()) cells.add(cell);
  }
  return cells;
}

}  // namespace kaisho::yokohama
