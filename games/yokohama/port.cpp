// The ports (YOK-A10).
#include <algorithm>

#include "games/yokohama/rules.h"

namespace kaisho::yokohama {
namespace {

// Slots open at the power of the action: green, orange, red.
unsigned open_slots(const Components& box, const Position& p, int board) {
  const auto i = static_cast<std::size_t>(board);
  const unsigned icons = level_of(box, p).icons;
  unsigned open = 0;
  for (int slot = 0; slot < box.port_slots[i]; ++slot) {
    const auto s = static_cast<std::size_t>(slot);
    const bool lies = p.ports[i][s] != kNone;
    if (lies && (icons & (1U << box.port_icons[i][s])) != 0) open |= 1U << s;
  }
  return open;
}

void take_order(const Play& play, Seat seat, int board, int order) {
  Position& p = play.p;
  auto& row = p.ports[static_cast<std::size_t>(board)];
  const auto at = std::ranges::find(row, static_cast<Id>(order));
  *at = kNone;
  p.player(seat).orders |= bit<std::uint64_t>(order);
  play.tell(What::kOrderTaken, "YOK-A10", seat, order, board, at - row.begin() + 1);
}

}  // namespace

int orders_in_hand(const Player& player) {
  return std::popcount(player.orders) + (player.kept != kNone ? 1 : 0);
}

void list_orders(const Components& box, const Position& p, MoveList& moves) {
  const Frame& frame = p.stack.top();
  const Player& player = p.player(frame.seat);
  const auto& row = p.ports[frame.a];
  const int room = box.hand_limit - orders_in_hand(player);  // YOK-C4
  const unsigned open = room > 0 ? open_slots(box, p, frame.a) : 0;
  if (open == 0) return;
  const bool by_yen = player.yen() >= box.second_order_yen;
  const bool by_imports = player.stock[kImports] >= box.second_order_imports;
  each_bit(open, [&](int first) {
    const Id one = row[static_cast<std::size_t>(first)];
    moves.add(move_of(MoveKind::kOrders, one, kNone));
    if (room < 2) return;
    each_bit(open & ~((2U << static_cast<unsigned>(first)) - 1U), [&](int second) {
      const Id other = row[static_cast<std::size_t>(second)];
      if (by_yen) moves.add(move_of(MoveKind::kOrders, one, other, kYen));
      if (by_imports) moves.add(move_of(MoveKind::kOrders, one, other, kImports));
    });
  });
  moves.add(move_of(MoveKind::kDone));
  list_once_a_turn(box, p, moves);
}

void do_take_orders(const Play& play, int first, int second, Resource price) {
  Position& p = play.p;
  const Frame frame = p.stack.top();
  p.stack.pop();
  push(p, Step::kRefill, frame.seat, 1, frame.a);
  if (second != kNone) {
    const int cost = price == kYen ? play.box.second_order_yen : play.box.second_order_imports;
    spend(play, frame.seat, price, cost, "YOK-A10");
  }
  take_order(play, frame.seat, frame.a, first);
  if (second != kNone) take_order(play, frame.seat, frame.a, second);
}

// YOK-A10, YOK-E1: a deck that cannot fill every slot brings the end about.
void refill_port(const Play& play, int board) {
  Position& p = play.p;
  auto& row = p.ports[static_cast<std::size_t>(board)];
  const auto slots = static_cast<std::size_t>(play.box.port_slots[static_cast<std::size_t>(board)]);
  std::size_t filled = 0;
  for (std::size_t slot = 0; slot < slots; ++slot) {
    if (row[slot] != kNone) row[filled++] = row[slot];
  }
  std::fill(row.begin() + static_cast<std::ptrdiff_t>(filled), row.end(), kNone);
  for (; filled < slots && p.order_deck_size > 0; ++filled) {
    const std::size_t top = --p.order_deck_size;
    row[filled] = p.order_deck[top];
    p.order_deck[top] = 0;
    ++p.reveals;
    play.tell_revealed(What::kOrderDrawn, "YOK-A10", kNobody, row[filled], board, filled + 1);
  }
  if (filled < slots) trigger_end(play, Trigger::kOrders, p.active, "YOK-E1");
}

}  // namespace kaisho::yokohama
