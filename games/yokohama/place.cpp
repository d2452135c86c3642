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

// Where so many assistants may be put together: not on the canal (YOK-P3), nor where the presidents
// of others cannot all be paid for each of them (YOK-P2).
Cells areas_to_place(const SeatView& view, int assistants) {
  const Player& player = view.player();
  if (player.hand[kAssistant] < assistants) return {};
  Cells areas = areas_of(view);
  for (const Seat other : every_seat(view.p.seats)) {
    const Maybe<CellId> cell = view.p.player(other).president;
    if (other == view.seat || !cell) continue;
    if (player.yen() < assistants * fee_to_place(view, *cell)) areas.remove(*cell);
  }
  return areas;
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
  const Cells passed = begun ? Cells::first(number_of(*kLastPlaced(frame)) + 1) : Cells{};
  for (const CellId cell : areas_to_place(own, 1) - passed) moves.add(move_of(Place{cell}));
  if (!begun) {
    for (const CellId cell : areas_to_place(own, kPairCount)) moves.add(move_of(Pair{cell}));
  }
  if (moves.empty()) return;
  if (begun) moves.add(move_of(Done{}));
  list_once_a_turn(view, moves);
}

// YOK-K12
void list_adjacent(View view, MoveList& moves) {
  const Frame& frame = view.p.stack.top();
  const Cells beside = layout_of(view).neighbours[kPairCell(frame)];
  for (const CellId cell : areas_to_place(view.of(frame.seat), 1) & beside) {
    moves.add(move_of(Place{cell}));
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
