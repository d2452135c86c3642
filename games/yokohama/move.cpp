// Step 2: movement of the president (YOK-M).
#include "games/yokohama/rules.h"

namespace kaisho::yokohama {
namespace {

constexpr int kTooMuch = 1'000'000;

// What a walk has to know of the table.
struct Ground {
  std::uint32_t open = 0;  // cells that may be entered, fees aside
  std::uint32_t ends = 0;  // of these, where it may end
  bool free = true;        // no cell costs anything
  std::array<int, kMaxCells> fee{};
};

// `closed`: cells entered before (YOK-M3).
Ground survey(const Components& box, const Position& p, Seat seat, std::uint32_t closed) {
  Ground ground;
  const int cells = layout_of(box, p).cells;
  for (int cell = 0; cell < cells; ++cell) {
    if ((closed & bit<std::uint32_t>(cell)) != 0) continue;
    if (assistants_at(p, seat, cell) == 0 && !is_canal(box, p, cell)) continue;
    ground.open |= bit<std::uint32_t>(cell);
    if (may_end_on(box, p, seat, cell)) ground.ends |= bit<std::uint32_t>(cell);
    const int fee = fee_to_enter(box, p, seat, cell);
    ground.fee[static_cast<std::size_t>(cell)] = fee;
    if (fee > 0) ground.free = false;
  }
  return ground;
}

// Cells from which an end can be reached where nothing costs anything.
std::uint32_t leading_on(const Layout& layout, const Ground& ground) {
  std::uint32_t reached = ground.ends;
  for (std::uint32_t fresh = reached; fresh != 0;) {
    std::uint32_t beside = 0;
    each_bit(fresh, [&](int cell) { beside |= layout.neighbours[static_cast<std::size_t>(cell)]; });
    fresh = beside & ground.open & ~reached;
    reached |= fresh;
  }
  return reached;
}

// The least yen with which an end can be reached from each cell, once that cell is entered.
std::array<int, kMaxCells> yen_needed(const Layout& layout, const Ground& ground) {
  std::array<int, kMaxCells> need{};
  need.fill(kTooMuch);
  each_bit(ground.ends, [&](int cell) { need[static_cast<std::size_t>(cell)] = 0; });
  for (bool changed = true; changed;) {
    changed = false;
    each_bit(ground.open, [&](int cell) {
      each_bit(layout.neighbours[static_cast<std::size_t>(cell)] & ground.open, [&](int next) {
        const auto n = static_cast<std::size_t>(next);
        const int through = ground.fee[n] + need[n];
        if (through >= need[static_cast<std::size_t>(cell)]) return;
        need[static_cast<std::size_t>(cell)] = through;
        changed = true;
      });
    });
  }
  return need;
}

// YOK-M7: the cells beside the president from which the yen in hand suffice to a legal end.
std::uint32_t next_cells(const Components& box, const Position& p, Seat seat,
                         std::uint32_t closed) {
  const Layout& layout = layout_of(box, p);
  const Player& player = p.player(seat);
  const Ground ground = survey(box, p, seat, closed);
  const std::uint32_t beside = layout.neighbours[player.president] & ground.open;
  if (beside == 0 || ground.ends == 0) return 0;
  if (ground.free) return beside & leading_on(layout, ground);
  const auto need = yen_needed(layout, ground);
  std::uint32_t cells = 0;
  each_bit(beside, [&](int cell) {
    const auto i = static_cast<std::size_t>(cell);
    if (ground.fee[i] + need[i] <= player.yen()) cells |= bit<std::uint32_t>(cell);
  });
  return cells;
}

void pay_to_enter(const Play& play, Seat seat, int cell) {
  Position& p = play.p;
  if (is_canal(play.box, p, cell)) {  // YOK-M5
    if (play.box.canal_fee == 0) return;
    std::uint16_t& yen = p.player(seat).stock[kYen];
    yen = static_cast<std::uint16_t>(yen - play.box.canal_fee);
    return play.tell(What::kFeePaid, "YOK-M5", seat, kNobody, play.box.canal_fee);
  }
  if (fee_to_enter(play.box, p, seat, cell) == 0) return;
  pay_presidents(play, seat, cell, play.box.pass_fee, "YOK-M4");
}

// YOK-M2, YOK-K13
void list_from_hand(const Components& box, const Position& p, Seat seat, MoveList& moves) {
  const int cells = layout_of(box, p).cells;
  for (int cell = 0; cell < cells; ++cell) {
    if (!may_end_on(box, p, seat, cell)) continue;
    if (fee_to_enter(box, p, seat, cell) > p.player(seat).yen()) continue;
    moves.add(move_of(MoveKind::kGo, cell));
  }
}

// YOK-K16: not listed for the cells beside, where the president walks as well.
void list_trams(const Components& box, const Position& p, Seat seat, MoveList& moves) {
  const Player& player = p.player(seat);
  if (!has(box, player, Effect::kTram)) return;
  const int cells = layout_of(box, p).cells;
  for (int cell = 0; cell < cells; ++cell) {
    if (cell == player.president || assistants_at(p, seat, cell) == 0) continue;
    if (moves.contains(move_of(MoveKind::kWalk, cell))) continue;
    if (opposing_presidents(p, seat, cell) > 0) continue;
    moves.add(move_of(MoveKind::kTram, cell));
  }
}

// YOK-K15: not listed where the president gets there unpaid and at once anyhow, or walks there.
void list_train(const Components& box, const Position& p, Seat seat, MoveList& moves) {
  const Player& player = p.player(seat);
  if (p.station == kNoCell || !has(box, player, Effect::kStation)) return;
  if (player.president == p.station || assistants_at(p, seat, p.station) == 0) return;
  if (moves.contains(move_of(MoveKind::kTram, p.station))) return;
  const bool free = fee_to_enter(box, p, seat, p.station) == 0;
  const bool otherwise = (moves.contains(move_of(MoveKind::kGo, p.station)) ||
                          moves.contains(move_of(MoveKind::kWalk, p.station))) &&
                         may_end_on(box, p, seat, p.station);
  if (!free || !otherwise) moves.add(move_of(MoveKind::kTrain, p.station));
}

// The president stands where it acts: steps 3 to 6 follow (YOK-T2).
void arrive(const Play& play, Seat seat) {
  begin_action(play, seat, play.p.player(seat).president);
}

void go(const Play& play, Seat seat, int cell, MoveKind way, const char* clause) {
  Player& player = play.p.player(seat);
  play.tell(What::kPresidentMoved, clause, seat, place_arg(play.p, player.president),
            place_arg(play.p, cell), static_cast<int>(way));
  player.president = static_cast<std::uint8_t>(cell);
}

}  // namespace

// YOK-M4, YOK-M5, YOK-K14
int fee_to_enter(const Components& box, const Position& p, Seat seat, int cell) {
  if (is_canal(box, p, cell)) return box.canal_fee;
  if (has(box, p.player(seat), Effect::kNoFee)) return 0;
  return box.pass_fee * opposing_presidents(p, seat, cell);
}

// YOK-M1, YOK-K13
bool may_end_on(const Components& box, const Position& p, Seat seat, int cell) {
  if (assistants_at(p, seat, cell) == 0) return false;
  return opposing_presidents(p, seat, cell) == 0 || has(box, p.player(seat), Effect::kStop);
}

void list_movements(const Components& box, const Position& p, MoveList& moves) {
  const Seat seat = p.stack.top().seat;
  const Player& player = p.player(seat);
  if (player.president == kInHand) {
    list_from_hand(box, p, seat, moves);
  } else {
    each_bit(next_cells(box, p, seat, bit<std::uint32_t>(player.president)),
             [&](int cell) { moves.add(move_of(MoveKind::kWalk, cell)); });
    list_trams(box, p, seat, moves);
  }
  list_train(box, p, seat, moves);
  if (moves.empty() || player.president != kInHand) moves.add(move_of(MoveKind::kTakeBack));
  list_once_a_turn(box, p, moves);
}

// YOK-M3
void list_steps(const Components& box, const Position& p, MoveList& moves) {
  const Seat seat = p.stack.top().seat;
  each_bit(next_cells(box, p, seat, p.walked),
           [&](int cell) { moves.add(move_of(MoveKind::kWalk, cell)); });
  if (may_end_on(box, p, seat, p.player(seat).president)) moves.add(move_of(MoveKind::kDone));
}

// From hand, by tram or by train: the whole movement at once.
void do_jump(const Play& play, MoveKind way, int cell) {
  Position& p = play.p;
  const Seat seat = p.stack.top().seat;
  p.stack.pop();
  const char* clause = way == MoveKind::kGo     ? "YOK-M2"
                       : way == MoveKind::kTram ? "YOK-K16"
                                                : "YOK-K15";
  const bool paid = way == MoveKind::kGo;
  if (paid) pay_to_enter(play, seat, cell);
  go(play, seat, cell, way, clause);
  arrive(play, seat);
}

void do_walk(const Play& play, int cell) {
  Position& p = play.p;
  const Seat seat = p.stack.top().seat;
  if (step_of(p) == Step::kMove) {
    p.walked = bit<std::uint32_t>(p.player(seat).president);
    p.stack.pop();
    push(p, Step::kWalk, seat);
  }
  p.walked |= bit<std::uint32_t>(cell);
  pay_to_enter(play, seat, cell);
  go(play, seat, cell, MoveKind::kWalk, is_canal(play.box, p, cell) ? "YOK-M5" : "YOK-M3");
}

void do_end_walk(const Play& play) {
  const Seat seat = play.p.stack.top().seat;
  play.p.walked = 0;
  play.p.stack.pop();
  arrive(play, seat);
}

}  // namespace kaisho::yokohama
