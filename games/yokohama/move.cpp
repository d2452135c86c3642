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
Ground survey(const Components& components, const Position& p, Seat seat, std::uint32_t closed) {
  Ground ground;
  const int cells = layout_of(components, p).cells;
  for (int cell = 0; cell < cells; ++cell) {
    if ((closed & bit<std::uint32_t>(cell)) != 0) continue;
    if (assistants_at(p, seat, cell) == 0 && !is_canal(components, p, cell)) continue;
    ground.open |= bit<std::uint32_t>(cell);
    if (may_end_on(components, p, seat, cell)) ground.ends |= bit<std::uint32_t>(cell);
    const int fee = fee_to_enter(components, p, seat, cell);
    ground.fee[cell] = fee;
    if (fee > 0) ground.free = false;
  }
  return ground;
}

// Cells from which an end can be reached where nothing costs anything.
std::uint32_t leading_on(const Layout& layout, const Ground& ground) {
  std::uint32_t reached = ground.ends;
  for (std::uint32_t fresh = reached; fresh != 0;) {
    std::uint32_t beside = 0;
    each_bit(fresh, [&](int cell) { beside |= layout.neighbours[cell]; });
    fresh = beside & ground.open & ~reached;
    reached |= fresh;
  }
  return reached;
}

// The least yen with which an end can be reached from each cell, once that cell is entered.
std::array<int, kMaxCells> yen_needed(const Layout& layout, const Ground& ground) {
  std::array<int, kMaxCells> need{};
  need.fill(kTooMuch);
  each_bit(ground.ends, [&](int cell) { need[cell] = 0; });
  for (bool changed = true; changed;) {
    changed = false;
    each_bit(ground.open, [&](int cell) {
      each_bit(layout.neighbours[cell] & ground.open, [&](int next) {
        const int through = ground.fee[next] + need[next];
        if (through >= need[cell]) return;
        need[cell] = through;
        changed = true;
      });
    });
  }
  return need;
}

// YOK-M7: the cells beside the president from which the yen in hand suffice to a legal end.
std::uint32_t next_cells(const Components& components, const Position& p, Seat seat,
                         std::uint32_t closed) {
  const Layout& layout = layout_of(components, p);
  const Player& player = p.player(seat);
  const Ground ground = survey(components, p, seat, closed);
  const std::uint32_t beside = layout.neighbours[player.president] & ground.open;
  if (beside == 0 || ground.ends == 0) return 0;
  if (ground.free) return beside & leading_on(layout, ground);
  const auto need = yen_needed(layout, ground);
  std::uint32_t cells = 0;
  each_bit(beside, [&](int cell) {
    if (ground.fee[cell] + need[cell] <= player.yen()) cells |= bit<std::uint32_t>(cell);
  });
  return cells;
}

void pay_to_enter(const Play& play, Seat seat, int cell) {
  Position& p = play.p;
  if (is_canal(play.components, p, cell)) {  // YOK-M5
    if (play.components.canal_fee == 0) return;
    add(p.player(seat).stock[kYen], -play.components.canal_fee);
    return play.tell("fee_paid", "YOK-M5", seat, kNobody, play.components.canal_fee);
  }
  if (fee_to_enter(play.components, p, seat, cell) == 0) return;
  pay_presidents(play, seat, cell, play.components.pass_fee, "YOK-M4");
}

// YOK-M2, YOK-K13
void list_from_hand(const Components& components, const Position& p, Seat seat, MoveList& moves) {
  const int cells = layout_of(components, p).cells;
  for (int cell = 0; cell < cells; ++cell) {
    if (!may_end_on(components, p, seat, cell)) continue;
    if (fee_to_enter(components, p, seat, cell) > p.player(seat).yen()) continue;
    moves.add(go_move(cell));
  }
}

// YOK-K16: own assistants do not matter; not listed for the cells beside where the president walks
// as well.
void list_trams(const Components& components, const Position& p, Seat seat, MoveList& moves) {
  const Player& player = p.player(seat);
  if (!has(components, player, Effect::kTram)) return;
  const int cells = layout_of(components, p).cells;
  for (int cell = 0; cell < cells; ++cell) {
    if (cell == player.president || is_canal(components, p, cell)) continue;
    if (moves.contains(walk_move(cell))) continue;
    if (opposing_presidents(p, seat, cell) > 0) continue;
    moves.add(tram_move(cell));
  }
}

// YOK-K15: own assistants do not matter; not listed where the president gets there unpaid and at
// once anyhow, or walks there.
void list_train(const Components& components, const Position& p, Seat seat, MoveList& moves) {
  const Player& player = p.player(seat);
  if (p.station == kNoCell || !has(components, player, Effect::kStation)) return;
  if (player.president == p.station) return;
  if (moves.contains(tram_move(p.station))) return;
  const bool free = fee_to_enter(components, p, seat, p.station) == 0;
  const bool otherwise =
      (moves.contains(go_move(p.station)) || moves.contains(walk_move(p.station))) &&
      may_end_on(components, p, seat, p.station);
  if (!free || !otherwise) moves.add(train_move(p.station));
}

// The president stands where it acts: steps 3 to 6 follow (YOK-T2).
void arrive(const Play& play, Seat seat) {
  begin_action(play, seat, play.p.player(seat).president);
}

void go(const Play& play, Seat seat, int cell, MoveKind way, const char* clause) {
  Player& player = play.p.player(seat);
  play.tell("president_moved", clause, seat, place_arg(play.p, player.president),
            place_arg(play.p, cell), static_cast<int>(way) - static_cast<int>(MoveKind::kGo));
  player.president = static_cast<std::uint8_t>(cell);
}

}  // namespace

// YOK-M4, YOK-M5, YOK-K14
int fee_to_enter(const Components& components, const Position& p, Seat seat, int cell) {
  if (is_canal(components, p, cell)) return components.canal_fee;
  if (has(components, p.player(seat), Effect::kNoFee)) return 0;
  return components.pass_fee * opposing_presidents(p, seat, cell);
}

// YOK-M1, YOK-K13
bool may_end_on(const Components& components, const Position& p, Seat seat, int cell) {
  if (assistants_at(p, seat, cell) == 0) return false;
  return opposing_presidents(p, seat, cell) == 0 || has(components, p.player(seat), Effect::kStop);
}

void list_movements(const Components& components, const Position& p, MoveList& moves) {
  const Seat seat = p.stack.top().seat;
  const Player& player = p.player(seat);
  if (player.president == kInHand) {
    list_from_hand(components, p, seat, moves);
  } else {
    each_bit(next_cells(components, p, seat, bit<std::uint32_t>(player.president)),
             [&](int cell) { moves.add(walk_move(cell)); });
    list_trams(components, p, seat, moves);
  }
  list_train(components, p, seat, moves);
  if (moves.empty() || player.president != kInHand) moves.add(move_of(MoveKind::kTakeBack));
  list_once_a_turn(components, p, moves);
}

// YOK-M3
void list_steps(const Components& components, const Position& p, MoveList& moves) {
  const Seat seat = p.stack.top().seat;
  each_bit(next_cells(components, p, seat, p.walked),
           [&](int cell) { moves.add(walk_move(cell)); });
  if (may_end_on(components, p, seat, p.player(seat).president))
    moves.add(move_of(MoveKind::kDone));
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
  go(play, seat, cell, MoveKind::kWalk, is_canal(play.components, p, cell) ? "YOK-M5" : "YOK-M3");
}

void do_end_walk(const Play& play) {
  const Seat seat = play.p.stack.top().seat;
  play.p.walked = 0;
  play.p.stack.pop();
  arrive(play, seat);
}

}  // namespace kaisho::yokohama
