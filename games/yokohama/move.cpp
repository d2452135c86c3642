// Step 2: movement of the president (YOK-M). Where a walk may go next is worked out in walk.cpp.
#include "games/yokohama/rules.h"

namespace kaisho::yokohama {

// YOK-M1, YOK-K13. Nobody's assistants ever lie on a canal (YOK-P3), so that no movement ends there
// (YOK-M5) and no agent acts there (YOK-X1).
bool may_end_on(const SeatView& view, CellId cell) {
  if (assistants_at(view.p, view.seat, cell) == 0) return false;
  return opposing_presidents(view, cell) == 0 || has(view.components, view.player(), Effect::kStop);
}

// YOK-M4, YOK-M5, YOK-K14
int fee_to_enter(const SeatView& view, CellId cell) {
  if (is_canal(view, cell)) return view.components.canal_fee;
  if (has(view.components, view.player(), Effect::kNoFee)) return 0;
  return view.components.pass_fee * opposing_presidents(view, cell);
}

namespace {

// YOK-K16: own assistants do not matter.
bool may_take_tram_to(const SeatView& view, CellId cell) {
  return cell != view.player().president && !is_canal(view, cell) &&
         opposing_presidents(view, cell) == 0;
}

// Whether one of these moves brings the president there, to act, without a fee.
bool gets_there_unpaid(const SeatView& view, const MoveList& moves, CellId cell) {
  if (moves.contains(move_of(Tram{cell}))) return true;
  if (fee_to_enter(view, cell) > 0 || !may_end_on(view, cell)) return false;
  return moves.contains(move_of(Go{cell})) || moves.contains(move_of(Walk{cell}));
}

// YOK-M2, YOK-K13
void list_from_hand(const SeatView& view, MoveList& moves) {
  for (const CellId cell : cells_of(view)) {
    if (!may_end_on(view, cell)) continue;
    if (fee_to_enter(view, cell) > view.player().yen()) continue;
    moves.add(move_of(Go{cell}));
  }
}

// YOK-M3
void list_walks(const SeatView& view, Cells entered, MoveList& moves) {
  for (const CellId cell : next_cells(view, entered)) moves.add(move_of(Walk{cell}));
}

// YOK-K16. An area to which the president can walk in one step is not listed again.
void list_trams(const SeatView& view, MoveList& moves) {
  if (!has(view.components, view.player(), Effect::kTram)) return;
  for (const CellId cell : cells_of(view)) {
    if (!may_take_tram_to(view, cell) || moves.contains(move_of(Walk{cell}))) continue;
    moves.add(move_of(Tram{cell}));
  }
}

// YOK-K15: own assistants do not matter. It comes after the other ways: where one of them does the
// same, it is not listed.
void list_train(const SeatView& view, MoveList& moves) {
  if (!view.p.station || !has(view.components, view.player(), Effect::kStation)) return;
  const CellId station = *view.p.station;
  if (view.player().president == station || gets_there_unpaid(view, moves, station)) return;
  moves.add(move_of(Train{station}));
}

}  // namespace

// YOK-M2 from hand, YOK-M3 on the board, and what technologies add (YOK-K15 to YOK-K18). YOK-M6:
// taking back is open with the president on the board, and from hand only where nothing else is.
void list_movements(View view, MoveList& moves) {
  const SeatView own = view.of(view.p.stack.top().seat);
  const Maybe<CellId> president = own.player().president;
  if (president) {
    list_walks(own, {*president}, moves);
    list_trams(own, moves);
  } else {
    list_from_hand(own, moves);
  }
  list_train(own, moves);
  if (president || moves.empty()) moves.add(move_of(TakeBack{}));
  list_once_a_turn(view, moves);
}

// YOK-M3
void list_next_areas(View view, MoveList& moves) {
  const SeatView own = view.of(view.p.stack.top().seat);
  list_walks(own, view.p.walked, moves);
  if (may_end_on(own, *own.player().president)) moves.add(move_of(Done{}));
}

namespace {

void pay_to_enter(const Play& play, Seat seat, CellId cell) {
  const int fee = fee_to_enter(play.of(seat), cell);
  if (fee == 0) return;
  if (!is_canal(play, cell)) {
    return pay_presidents(play, seat, cell, play.components.pass_fee, "YOK-M4");
  }
  add(play.p.player(seat).stock[kYen], -fee);
  play.emit("fee_paid", "YOK-M5", seat, kNobody, fee);
}

void move_president(const Play& play, Seat seat, CellId cell, Way way, const char* clause) {
  Player& player = play.p.player(seat);
  play.emit("president_moved", clause, seat, place_arg(play.p, player.president),
            place_arg(play.p, cell), way);
  player.president = cell;
}

// Makes the whole movement at once. Steps 3 to 6 follow where the president stands (YOK-T2).
void go_straight(const Play& play, CellId cell, Way way, const char* clause) {
  const Seat seat = play.p.stack.top().seat;
  play.p.stack.pop();
  move_president(play, seat, cell, way, clause);
  begin_action(play, seat, cell);
}

}  // namespace

// YOK-M2, YOK-K13
void do_go(const Play& play, CellId cell) {
  pay_to_enter(play, play.p.stack.top().seat, cell);
  go_straight(play, cell, Way::kFromHand, "YOK-M2");
}

// YOK-K16
void do_tram(const Play& play, CellId cell) { go_straight(play, cell, Way::kTram, "YOK-K16"); }

// YOK-K15
void do_train(const Play& play, CellId cell) { go_straight(play, cell, Way::kTrain, "YOK-K15"); }

// YOK-M3, YOK-M5
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
  move_president(play, seat, cell, Way::kWalk, is_canal(play, cell) ? "YOK-M5" : "YOK-M3");
}

// YOK-T2
void do_end_walk(const Play& play) {
  Position& p = play.p;
  const Seat seat = p.stack.top().seat;
  p.walked = {};
  p.stack.pop();
  begin_action(play, seat, *p.player(seat).president);
}

}  // namespace kaisho::yokohama
