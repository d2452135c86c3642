// Step 1: placement (YOK-P).
#include "games/yokohama/rules.h"

namespace kaisho::yokohama {
namespace {

// YOK-P1
constexpr int kSpreadAreas = 3;

void put_assistants(const Play& play, Seat seat, CellId cell, int count, const char* clause) {
  Position& p = play.p;
  shift(p.player(seat).hand[kAssistant], p.cell(cell).assistants[seat], count);
  play.emit("placed", clause, seat, place_arg(p, cell), count);
  pay_presidents(play, seat, cell, count * play.components.place_fee, "YOK-P2");
}

}  // namespace

int opposing_presidents(const Position& p, Seat seat, CellId cell) {
  int count = 0;
  for (Seat other = 0; other < p.seats; ++other) {
    if (other != seat && p.player(other).president == cell) ++count;
  }
  return count;
}

void pay_presidents(const Play& play, Seat seat, CellId cell, int yen_each, const char* clause) {
  Position& p = play.p;
  if (yen_each == 0) return;
  for (Seat other = 0; other < p.seats; ++other) {
    if (other == seat || p.player(other).president != cell) continue;
    add(p.player(seat).stock[kYen], -yen_each);
    add(p.player(other).stock[kYen], yen_each);
    play.emit("fee_paid", clause, seat, other, yen_each);
  }
}

namespace {

// YOK-P2, YOK-P3
bool may_place_beside(View view, const Player& player, CellId cell, int assistants,
                      int presidents) {
  if (player.hand[kAssistant] < assistants || is_canal(view, cell)) return false;
  return player.yen() >= assistants * view.components.place_fee * presidents;
}

}  // namespace

bool may_place(const SeatView& view, CellId cell, int count) {
  return may_place_beside(view, view.player(), cell, count,
                          opposing_presidents(view.p, view.seat, cell));
}

// YOK-P1, YOK-K11
int spread_limit(const Components& components, const Player& player) {
  return has(components, player, Effect::kSpread) ? components.technology_of(Effect::kSpread).count
                                                  : kSpreadAreas;
}

namespace {

// Counts by cell the presidents of others there.
Indexed<CellId, std::uint8_t, kMaxCells> presidents_of_others(const Position& p, Seat seat) {
  Indexed<CellId, std::uint8_t, kMaxCells> count{};
  for (Seat other = 0; other < p.seats; ++other) {
    const Maybe<CellId> cell = p.player(other).president;
    if (other != seat && cell) ++count[*cell];
  }
  return count;
}

}  // namespace

// YOK-P1: the areas of a spread are named in rising order of their cells, so that each set of them
// is offered once.
void list_placements(View view, MoveList& moves) {
  const Frame& frame = view.p.stack.top();
  const bool begun = kAreasPlaced(frame) > 0;
  const Player& player = view.p.player(frame.seat);
  const auto presidents = presidents_of_others(view.p, frame.seat);
  const auto may_put = [&](CellId cell, int assistants) {
    return may_place_beside(view, player, cell, assistants, presidents[cell]);
  };
  const int first = begun ? number_of(*kLastPlaced(frame)) + 1 : 0;
  for (const CellId cell : Every<CellId>(first, layout_of(view).cells)) {
    if (may_put(cell, 1)) moves.add(move_of(Place{cell}));
  }
  for (const CellId cell : cells_of(view)) {
    if (!begun && may_put(cell, kPairCount)) moves.add(move_of(Pair{cell}));
  }
  if (moves.empty()) return;
  if (begun) moves.add(move_of(Done{}));
  list_once_a_turn(view, moves);
}

// YOK-K12
void list_adjacent(View view, MoveList& moves) {
  const Frame& frame = view.p.stack.top();
  for (const CellId cell : layout_of(view).neighbours[kPairCell(frame)]) {
    if (may_place(view.of(frame.seat), cell, 1)) moves.add(move_of(Place{cell}));
  }
  if (moves.empty()) return;
  moves.add(move_of(Done{}));
  list_once_a_turn(view, moves);
}

void do_place(const Play& play, CellId cell) {
  Position& p = play.p;
  Frame& frame = p.stack.top();
  const Seat seat = frame.seat;
  if (step_of(p) == Step::kAdjacent) {
    p.stack.pop();
    return put_assistants(play, seat, cell, 1, "YOK-K12");
  }
  kLastPlaced.set(frame, cell);
  if (kAreasPlaced.add(frame, 1) >= spread_limit(play.components, p.player(seat))) p.stack.pop();
  put_assistants(play, seat, cell, 1, "YOK-P1");
}

void do_pair(const Play& play, CellId cell) {
  Position& p = play.p;
  const Seat seat = p.stack.top().seat;
  p.stack.pop();
  put_assistants(play, seat, cell, kPairCount, "YOK-P1");
  if (!has(play.components, p.player(seat), Effect::kAdjacent)) return;
  kPairCell.set(new_step(p, Step::kAdjacent, seat), cell);
}

}  // namespace kaisho::yokohama
