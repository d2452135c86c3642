// Step 1: placement (YOK-P).
#include "games/yokohama/rules.h"

namespace kaisho::yokohama {
namespace {

// YOK-P1
constexpr int kSpreadAreas = 3;

void put_assistants(const Play& play, Seat seat, int cell, int count, const char* clause) {
  Position& p = play.p;
  Player& player = p.player(seat);
  player.hand[kAssistant] = static_cast<std::uint8_t>(player.hand[kAssistant] - count);
  std::uint8_t& there = p.cell(cell).assistants[static_cast<std::size_t>(seat)];
  there = static_cast<std::uint8_t>(there + count);
  play.tell(What::kPlaced, clause, seat, place_arg(p, cell), count);
  pay_presidents(play, seat, cell, count * play.box.place_fee, "YOK-P2");
}

}  // namespace

int opposing_presidents(const Position& p, Seat seat, int cell) {
  int count = 0;
  for (Seat other = 0; other < p.seats; ++other) {
    if (other != seat && p.player(other).president == cell) ++count;
  }
  return count;
}

void pay_presidents(const Play& play, Seat seat, int cell, int yen_each, const char* clause) {
  Position& p = play.p;
  if (yen_each == 0) return;
  for (Seat other = 0; other < p.seats; ++other) {
    if (other == seat || p.player(other).president != cell) continue;
    std::uint16_t& from = p.player(seat).stock[kYen];
    std::uint16_t& to = p.player(other).stock[kYen];
    from = static_cast<std::uint16_t>(from - yen_each);
    to = static_cast<std::uint16_t>(std::min(to + yen_each, kMost));
    play.tell(What::kFeePaid, clause, seat, other, yen_each);
  }
}

// YOK-P2, YOK-P3
bool may_place(const Components& box, const Position& p, Seat seat, int cell, int count) {
  const Player& player = p.player(seat);
  if (player.hand[kAssistant] < count || is_canal(box, p, cell)) return false;
  return player.yen() >= count * box.place_fee * opposing_presidents(p, seat, cell);
}

// YOK-P1, YOK-K11
int spread_limit(const Components& box, const Player& player) {
  return has(box, player, Effect::kSpread) ? box.technology_of(Effect::kSpread).a : kSpreadAreas;
}

namespace {

// By cell: the presidents of others there.
std::array<std::uint8_t, kMaxCells> presidents_of_others(const Position& p, Seat seat) {
  std::array<std::uint8_t, kMaxCells> count{};
  for (Seat other = 0; other < p.seats; ++other) {
    const std::uint8_t cell = p.player(other).president;
    if (other != seat && cell != kInHand) ++count[cell];
  }
  return count;
}

}  // namespace

// YOK-P1: the areas of a spread are named in rising order of their cells, so that each set of them
// is offered once.
void list_placements(const Components& box, const Position& p, MoveList& moves) {
  const Frame& frame = p.stack.top();
  const bool begun = frame.a > 0;
  const Player& player = p.player(frame.seat);
  const auto presidents = presidents_of_others(p, frame.seat);
  const int cells = layout_of(box, p).cells;
  const auto list = [&](MoveKind kind, int first, int count) {
    if (player.hand[kAssistant] < count) return;
    const int fee = count * box.place_fee;
    for (int cell = first; cell < cells; ++cell) {
      if (is_canal(box, p, cell)) continue;
      if (player.yen() < fee * presidents[static_cast<std::size_t>(cell)]) continue;
      moves.add(move_of(kind, cell));
    }
  };
  list(MoveKind::kPlace, begun ? frame.b + 1 : 0, 1);
  if (!begun) list(MoveKind::kPair, 0, kPairCount);
  if (moves.empty()) return;
  if (begun) moves.add(move_of(MoveKind::kDone));
  list_once_a_turn(box, p, moves);
}

// YOK-K12
void list_adjacent(const Components& box, const Position& p, MoveList& moves) {
  const Frame& frame = p.stack.top();
  each_bit(layout_of(box, p).neighbours[frame.a], [&](int cell) {
    if (may_place(box, p, frame.seat, cell, 1)) moves.add(move_of(MoveKind::kPlace, cell));
  });
  if (moves.empty()) return;
  moves.add(move_of(MoveKind::kDone));
  list_once_a_turn(box, p, moves);
}

void do_place(const Play& play, int cell) {
  Position& p = play.p;
  Frame& frame = p.stack.top();
  const Seat seat = frame.seat;
  const bool beside_pair = step_of(p) == Step::kAdjacent;
  put_assistants(play, seat, cell, 1, beside_pair ? "YOK-K12" : "YOK-P1");
  ++frame.a;
  frame.b = static_cast<std::uint8_t>(cell);
  if (beside_pair || frame.a >= spread_limit(play.box, p.player(seat))) p.stack.pop();
}

void do_pair(const Play& play, int cell) {
  Position& p = play.p;
  const Seat seat = p.stack.top().seat;
  p.stack.pop();
  put_assistants(play, seat, cell, kPairCount, "YOK-P1");
  if (has(play.box, p.player(seat), Effect::kAdjacent)) push(p, Step::kAdjacent, seat, cell);
}

}  // namespace kaisho::yokohama
