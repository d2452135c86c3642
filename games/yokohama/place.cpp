// Step 1: placement (YOK-P).
#include "games/yokohama/rules.h"

namespace kaisho::yokohama {
namespace {

// YOK-P1. Like kPairCount it is not in the edition: no component shows it, only the rulebook.
constexpr int kSpreadAreas = 3;

}  // namespace

// YOK-P1, YOK-K11
int spread_limit(const Components& components, const Player& player) {
  return has(components, player, Effect::kSpread) ? components.technology_of(Effect::kSpread).count
                                                  : kSpreadAreas;
}

namespace {

// The presidents of others on each cell. Only spares time: they are counted once for all cells.
ByCell<std::uint8_t> presidents_of_others(const SeatView& view) {
  ByCell<std::uint8_t> count{};
  for (const Seat other : every_seat(view.p.seats)) {
    const Maybe<CellId> cell = view.p.player(other).president;
    if (other != view.seat && cell) ++count[*cell];
  }
  return count;
}

// YOK-P2: each assistant is paid for, to each opposing president; YOK-P3: never on the canal.
bool may_place(const SeatView& view, CellId cell, int assistants, int presidents) {
  const Player& player = view.player();
  if (player.hand[kAssistant] < assistants || is_canal(view, cell)) return false;
  return player.yen() >= assistants * view.components.place_fee * presidents;
}

// YOK-P1: two on one area.
void list_pairs(const SeatView& view, const ByCell<std::uint8_t>& presidents, MoveList& moves) {
  for (const CellId cell : cells_of(view)) {
    if (may_place(view, cell, kPairCount, presidents[cell])) moves.add(move_of(Pair{cell}));
  }
}

void put_assistants(const Play& play, Seat seat, CellId cell, int count, const char* clause) {
  Position& p = play.p;
  shift(p.player(seat).hand[kAssistant], p.cell(cell).assistants[seat], count);
  play.emit("placed", clause, seat, place_arg(p, cell), count);
  pay_presidents(play, seat, cell, count * play.components.place_fee, "YOK-P2");
}

}  // namespace

// YOK-P1: the areas of a spread are named in rising order of their cells, so that each set of them
// is offered once.
void list_placements(View view, MoveList& moves) {
  const Frame& frame = view.p.stack.top();
  const SeatView own = view.of(frame.seat);
  const bool begun = kAreasPlaced(frame) > 0;
  const ByCell<std::uint8_t> presidents = presidents_of_others(own);
  const int first = begun ? number_of(*kLastPlaced(frame)) + 1 : 0;
  for (const CellId cell : Every<CellId>(first, layout_of(view).cells)) {
    if (may_place(own, cell, 1, presidents[cell])) moves.add(move_of(Place{cell}));
  }
  if (!begun) list_pairs(own, presidents, moves);
  if (moves.empty()) return;
  if (begun) moves.add(move_of(Done{}));
  list_once_a_turn(view, moves);
}

// YOK-K12
void list_adjacent(View view, MoveList& moves) {
  const Frame& frame = view.p.stack.top();
  const SeatView own = view.of(frame.seat);
  for (const CellId cell : layout_of(view).neighbours[kPairCell(frame)]) {
    const int presidents = opposing_presidents(own, cell);
    if (may_place(own, cell, 1, presidents)) moves.add(move_of(Place{cell}));
  }
  add_ways_out(view, moves);
}

// YOK-P1: one on the next area of a spread.
void do_place(const Play& play, CellId cell) {
  Position& p = play.p;
  Frame& frame = p.stack.top();
  const Seat seat = frame.seat;
  kLastPlaced.set(frame, cell);
  if (kAreasPlaced.add(frame, 1) >= spread_limit(play.components, p.player(seat))) p.stack.pop();
  put_assistants(play, seat, cell, 1, "YOK-P1");
}

// YOK-P1: two on one area.
void do_pair(const Play& play, CellId cell) {
  Position& p = play.p;
  const Seat seat = p.stack.top().seat;
  p.stack.pop();
  put_assistants(play, seat, cell, kPairCount, "YOK-P1");
  if (has(play.components, p.player(seat), Effect::kAdjacent)) {
    p.stack.push(adjacent_step(seat, cell));
  }
}

// YOK-K12
void do_place_adjacent(const Play& play, CellId cell) {
  const Seat seat = play.p.stack.top().seat;
  play.p.stack.pop();
  put_assistants(play, seat, cell, 1, "YOK-K12");
}

}  // namespace kaisho::yokohama
