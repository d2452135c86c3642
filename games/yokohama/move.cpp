// Step 2: movement of the president (YOK-M).
#include "games/yokohama/rules.h"

namespace kaisho::yokohama {
namespace {

constexpr int kTooMuch = 1'000'000;

// What a walk has to know of the table.
struct Ground {
  Cells open;        // those that may be entered, fees aside
  Cells ends;        // of these, where it may end
  bool free = true;  // no cell costs anything
  Indexed<CellId, int, kMaxCells> fee{};
};

// `closed`: cells entered before (YOK-M3).
Ground survey(const SeatView& view, Cells closed) {
  Ground ground;
  for (const CellId cell : cells_of(view)) {
    if (closed.has(cell)) continue;
    if (assistants_at(view.p, view.seat, cell) == 0 && !is_canal(view, cell)) continue;
    ground.open.add(cell);
    if (may_end_on(view, cell)) ground.ends.add(cell);
    const int fee = fee_to_enter(view, cell);
    ground.fee[cell] = fee;
    if (fee > 0) ground.free = false;
  }
  return ground;
}

// Cells from which an end can be reached where nothing costs anything.
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
Indexed<CellId, int, kMaxCells> yen_needed(const Layout& layout, const Ground& ground) {
  Indexed<CellId, int, kMaxCells> need{};
  need.fill(kTooMuch);
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

// YOK-M7: the cells beside the president from which the yen in hand suffice to a legal end.
Cells next_cells(const SeatView& view, Cells closed) {
  const Layout& layout = layout_of(view);
  const Player& player = view.player();
  const Ground ground = survey(view, closed);
  const Cells beside = layout.neighbours[*player.president] & ground.open;
  if (beside.empty() || ground.ends.empty()) return {};
  if (ground.free) return beside & leading_on(layout, ground);
  const auto need = yen_needed(layout, ground);
  Cells cells;
  for (const CellId cell : beside) {
    if (ground.fee[cell] + need[cell] <= player.yen()) cells.add(cell);
  }
  return cells;
}

void pay_to_enter(const Play& play, Seat seat, CellId cell) {
  Position& p = play.p;
  if (is_canal(play, cell)) {  // YOK-M5
    if (play.components.canal_fee == 0) return;
    add(p.player(seat).stock[kYen], -play.components.canal_fee);
    return play.emit("fee_paid", "YOK-M5", seat, kNobody, play.components.canal_fee);
  }
  if (fee_to_enter(play.of(seat), cell) == 0) return;
  pay_presidents(play, seat, cell, play.components.pass_fee, "YOK-M4");
}

// YOK-M2, YOK-K13
void list_from_hand(const SeatView& view, MoveList& moves) {
  for (const CellId cell : cells_of(view)) {
    if (!may_end_on(view, cell)) continue;
    if (fee_to_enter(view, cell) > view.player().yen()) continue;
    moves.add(move_of(Go{cell}));
  }
}

// YOK-K16: own assistants do not matter; not listed for the cells beside where the president walks
// as well.
void list_trams(const SeatView& view, MoveList& moves) {
  const Player& player = view.player();
  if (!has(view.components, player, Effect::kTram)) return;
  for (const CellId cell : cells_of(view)) {
    if (cell == player.president || is_canal(view, cell)) continue;
    if (moves.contains(move_of(Walk{cell}))) continue;
    if (opposing_presidents(view.p, view.seat, cell) > 0) continue;
    moves.add(move_of(Tram{cell}));
  }
}

// YOK-K15: own assistants do not matter; not listed where the president gets there unpaid and at
// once anyhow, or walks there.
void list_train(const SeatView& view, MoveList& moves) {
  const Player& player = view.player();
  if (!view.p.station || !has(view.components, player, Effect::kStation)) return;
  const CellId station = *view.p.station;
  if (player.president == station || moves.contains(move_of(Tram{station}))) return;
  const bool free = fee_to_enter(view, station) == 0;
  const bool otherwise =
      (moves.contains(move_of(Go{station})) || moves.contains(move_of(Walk{station}))) &&
      may_end_on(view, station);
  if (!free || !otherwise) moves.add(move_of(Train{station}));
}

const char* clause_of(Way way, bool to_canal) {
  switch (way) {
    case Way::kGo: return "YOK-M2";
    case Way::kWalk: return to_canal ? "YOK-M5" : "YOK-M3";
    case Way::kTram: return "YOK-K16";
    case Way::kTrain: return "YOK-K15";
  }
  return "";
}

// The president stands where it acts: steps 3 to 6 follow (YOK-T2).
void arrive(const Play& play, Seat seat) {
  begin_action(play, seat, *play.p.player(seat).president);
}

void go(const Play& play, Seat seat, CellId cell, Way way) {
  Player& player = play.p.player(seat);
  const bool to_canal = is_canal(play, cell);
  play.emit("president_moved", clause_of(way, to_canal), seat, place_arg(play.p, player.president),
            place_arg(play.p, cell), way);
  player.president = cell;
}

}  // namespace

// YOK-M4, YOK-M5, YOK-K14
int fee_to_enter(const SeatView& view, CellId cell) {
  if (is_canal(view, cell)) return view.components.canal_fee;
  if (has(view.components, view.player(), Effect::kNoFee)) return 0;
  return view.components.pass_fee * opposing_presidents(view.p, view.seat, cell);
}

// YOK-M1, YOK-K13
bool may_end_on(const SeatView& view, CellId cell) {
  if (assistants_at(view.p, view.seat, cell) == 0) return false;
  return opposing_presidents(view.p, view.seat, cell) == 0 ||
         has(view.components, view.player(), Effect::kStop);
}

void list_movements(View view, MoveList& moves) {
  const SeatView own = view.of(view.p.stack.top().seat);
  const Maybe<CellId> president = own.player().president;
  if (president) {
    for (const CellId cell : next_cells(own, {*president})) moves.add(move_of(Walk{cell}));
    list_trams(own, moves);
  } else {
    list_from_hand(own, moves);
  }
  list_train(own, moves);
  if (moves.empty() || president) moves.add(move_of(TakeBack{}));
  list_once_a_turn(view, moves);
}

// YOK-M3
void list_steps(View view, MoveList& moves) {
  const SeatView own = view.of(view.p.stack.top().seat);
  for (const CellId cell : next_cells(own, view.p.walked)) moves.add(move_of(Walk{cell}));
  if (may_end_on(own, *own.player().president)) {
    moves.add(move_of(Done{}));
  }
}

// Makes the whole movement from hand, by tram or by train at once.
void do_jump(const Play& play, Way way, CellId cell) {
  Position& p = play.p;
  const Seat seat = p.stack.top().seat;
  p.stack.pop();
  if (way == Way::kGo) pay_to_enter(play, seat, cell);
  go(play, seat, cell, way);
  arrive(play, seat);
}

void do_walk(const Play& play, CellId cell) {
  Position& p = play.p;
  const Seat seat = p.stack.top().seat;
  if (step_of(p) == Step::kMove) {
    p.walked = {*p.player(seat).president};
    p.stack.pop();
    push(p, Step::kWalk, seat);
  }
  p.walked.add(cell);
  pay_to_enter(play, seat, cell);
  go(play, seat, cell, Way::kWalk);
}

void do_end_walk(const Play& play) {
  const Seat seat = play.p.stack.top().seat;
  play.p.walked = {};
  play.p.stack.pop();
  arrive(play, seat);
}

}  // namespace kaisho::yokohama
