// The ports (YOK-A10).
#include "games/yokohama/rules.h"

namespace kaisho::yokohama {
namespace {

// Slots open at the power of the action: green, orange, red.
Set<RowSlot> open_slots(View view, Board board) {
  const Icons icons = level_of(view).icons;
  Set<RowSlot> open;
  for (const RowSlot slot : Every<RowSlot>(view.components.port_slots[board])) {
    if (view.p.ports[board][slot] && icons.has(view.components.port_icons[board][slot]))
      open.add(slot);
  }
  return open;
}

void take_order(const Play& play, Seat seat, Board board, OrderId order) {
  Position& p = play.p;
  auto& row = p.ports[board];
  const auto at = std::ranges::find(row, Maybe(order));
  *at = {};
  p.player(seat).orders.add(order);
  play.emit("order_taken", "YOK-A10", seat, order, board, at - row.begin() + 1);
}

}  // namespace

int orders_in_hand(const Player& player) { return player.orders.size() + (player.kept ? 1 : 0); }

bool is_known(Maybe<OrderId> order) { return order && *order != kUnknownOrder; }

Orders known_orders(const Player& player) {
  return is_known(player.kept) ? player.orders | Orders{*player.kept} : player.orders;
}

// YOK-A10
void list_orders(View view, MoveList& moves) {
  const Frame& frame = view.p.stack.top();
  const Player& player = view.p.player(frame.seat);
  const auto& row = view.p.ports[kBoard(frame)];
  const int room = view.components.hand_limit - orders_in_hand(player);  // YOK-C4
  if (room <= 0) return;
  const Set<RowSlot> open = open_slots(view, kBoard(frame));
  if (open.empty()) return;
  const bool by_yen = player.yen() >= view.components.second_order_yen;
  const bool by_imports = player.stock[kImports] >= view.components.second_order_imports;
  for (const RowSlot first : open) {
    const OrderId one = *row[first];
    moves.add(move_of(TakeOrders{one}));
    if (room < 2) continue;
    for (const RowSlot second : open) {
      if (second <= first) continue;
      const OrderId other = *row[second];
      if (by_yen) moves.add(move_of(TakeOrders{one, other, kYen}));
      if (by_imports) moves.add(move_of(TakeOrders{one, other, kImports}));
    }
  }
  add_ways_out(view, moves);
}

// YOK-A10
void do_take_orders(const Play& play, TakeOrders take) {
  Position& p = play.p;
  const Frame frame = p.stack.top();
  p.stack.pop();
  p.stack.push(refill_step(frame.seat, kRefillPort, kBoard(frame)));
  if (take.second) {
    const int cost = take.price == kYen ? play.components.second_order_yen
                                        : play.components.second_order_imports;
    spend(play, frame.seat, take.price, cost, "YOK-A10");
  }
  take_order(play, frame.seat, kBoard(frame), take.first);
  if (take.second) take_order(play, frame.seat, kBoard(frame), *take.second);
}

}  // namespace kaisho::yokohama
