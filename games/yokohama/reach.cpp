// Where the president could go in this turn, and for how much, told as a whole; move.cpp and
// walk.cpp offer the same step by step.
#include "games/yokohama/reasons.h"
#include "games/yokohama/yokohama.h"

namespace kaisho::yokohama {
namespace {

// Of ways that cost the same the one over fewer cells is shorter: a yen weighs more than all cells.
constexpr int kYenLength = kMaxCells + 1;
constexpr int kNoWay = 1'000'000;  // longer than any

// The shortest way into each cell.
struct Ways {
  ByCell<int> length{};
  ByCell<Maybe<CellId>> from{};  // none: from where the president stands
};

// YOK-M3 to YOK-M5, whatever the yen in hand.
Ways ways_over(const SeatView& view, Cells open) {
  const CellId start = *view.player().president;
  Ways ways;
  ways.length.fill(kNoWay);
  ways.length[start] = 0;
  for (bool changed = true; changed;) {
    changed = false;
    for (const CellId cell : open | Cells{start}) {
      for (const CellId next : layout_of(view).neighbours[cell] & open) {
        const int length = ways.length[cell] + fee_to_enter(view, next) * kYenLength + 1;
        if (length >= ways.length[next]) continue;
        ways.length[next] = length;
        if (cell != start) ways.from[next] = cell;
        changed = true;
      }
    }
  }
  return ways;
}

Destination straight_to(Move move, int price = 0) {
  return {.move = move, .price = price, .total = price, .stop = true};
}

Destination barred(const Refusal& refusal) { return {.refusal = refusal}; }

Destination walk_to(const SeatView& view, const Ways& ways, CellId cell) {
  const Move move = move_of(Walk{cell});
  if (ways.length[cell] >= kNoWay) return barred({move, "YOK-M3", "no_way"});
  const int total = ways.length[cell] / kYenLength;
  const int yen = view.player().yen();
  if (total > yen) return barred({move, "YOK-M4", "way_too_dear", {total, yen}});
  const Maybe<CellId> from = ways.from[cell];
  return {.move = move,
          .after = from ? std::optional(move_of(Walk{*from})) : std::nullopt,
          .price = fee_to_enter(view, cell),
          .total = total,
          .stop = may_end_on(view, cell)};
}

// YOK-M3
void reach_on_foot(const SeatView& view, std::vector<Destination>& out) {
  const Cells entered = view.p.walked | Cells{*view.player().president};
  const Cells open = open_among(view, Cells::first(layout_of(view).cells) - entered);
  const Ways ways = ways_over(view, open);
  for (const CellId cell : open) out.push_back(walk_to(view, ways, cell));
}

// YOK-M2
void reach_from_hand(const SeatView& view, std::vector<Destination>& out) {
  for (const CellId cell : open_among(view, areas_of(view))) {
    const std::optional<Refusal> refusal = why_not_go(view, cell);
    out.push_back(refusal ? barred(*refusal)
                          : straight_to(move_of(Go{cell}), fee_to_enter(view, cell)));
  }
}

// YOK-K15, YOK-K16
void ride(View view, std::vector<Destination>& out) {
  MoveList moves;
  list_movements(view, moves);
  for (const Move move : moves) {
    const MoveKind kind = kind_of(move);
    if (kind == MoveKind::kTram || kind == MoveKind::kTrain) out.push_back(straight_to(move));
  }
}

}  // namespace

void Rules::destinations(const Components& components, const Position& p,
                         std::vector<Destination>& out) {
  Position moving = p;
  // As though no more were placed before.
  if (step_of(p) == Step::kPlace || step_of(p) == Step::kAdjacent) moving.stack.pop();
  const Step step = step_of(moving);
  if (step != Step::kMove && step != Step::kWalk) return;
  const View view{components, moving};
  const SeatView own = view.of(moving.stack.top().seat);
  if (own.player().president) {
    reach_on_foot(own, out);
  } else {
    reach_from_hand(own, out);
  }
  if (step == Step::kMove) ride(view, out);
}

}  // namespace kaisho::yokohama
