// The employment office (YOK-A8), and the warehouse of rewards (YOK-B2).
#include "games/yokohama/rules.h"

namespace kaisho::yokohama {

// YOK-A8: trading houses by the order in which they leave the warehouse.
int piece_price(const SeatView& view, Piece piece) {
  if (piece == kAssistant) return 0;
  if (piece == kShop) return view.components.shop_price;
  const int taken = set_up_of(view).warehouse[kHouse] - view.player().warehouse[kHouse];
  return view.components.house_prices[taken];
}

// YOK-A8, YOK-B2
bool may_hire(const SeatView& view, Piece piece) {
  const Player& player = view.player();
  return player.warehouse[piece] > 0 && player.yen() >= piece_price(view, piece);
}

namespace {

void list_pieces(View view, MoveList& moves) {
  const Seat seat = view.p.stack.top().seat;
  for (const Piece piece : kEachPiece) {
    if (may_hire(view.of(seat), piece)) moves.add(move_of(Hire{piece}));
  }
}

}  // namespace

// YOK-A8, YOK-B2
void list_hires(View view, MoveList& moves) {
  if (step_of(view.p) == Step::kRecruit) return list_offers(view, list_pieces, moves);
  list_pieces(view, moves);
  if (!moves.empty()) moves.add(move_of(Done{}));
}

// YOK-A8, YOK-B2
void do_hire(const Play& play, Piece piece) {
  Position& p = play.p;
  const Seat seat = p.stack.top().seat;
  const char* clause = step_of(p) == Step::kRecruit ? "YOK-A8" : "YOK-B2";
  Player& player = p.player(seat);
  const int price = piece_price(play.of(seat), piece);
  count_down(p);
  add(player.stock[kYen], -price);
  shift(player.warehouse[piece], player.hand[piece], 1);
  play.emit("hired", clause, seat, piece, price);
}

}  // namespace kaisho::yokohama
