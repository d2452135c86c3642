// The employment office (YOK-A8), and the warehouse of rewards (YOK-B2).
#include "games/yokohama/rules.h"

namespace kaisho::yokohama {

// YOK-A8: trading houses by the order in which they leave the warehouse.
int piece_price(const Components& components, const Position& p, Seat seat, Piece piece) {
  if (piece == kAssistant) return 0;
  if (piece == kShop) return components.shop_price;
  const int taken = set_up_of(components, p).warehouse[kHouse] - p.player(seat).warehouse[kHouse];
  return components.house_prices[taken];
}

bool may_hire(const Components& components, const Position& p, Seat seat, Piece piece) {
  const Player& player = p.player(seat);
  return player.warehouse[piece] > 0 && player.yen() >= piece_price(components, p, seat, piece);
}

namespace {

void list_pieces(const Components& components, const Position& p, MoveList& moves) {
  const Seat seat = p.stack.top().seat;
  for (const Piece piece : kEachPiece) {
    if (may_hire(components, p, seat, piece)) moves.add(move_of(Hire{piece}));
  }
}

}  // namespace

void list_hires(const Components& components, const Position& p, MoveList& moves) {
  if (step_of(p) == Step::kRecruit) return list_offers(components, p, list_pieces, moves);
  list_pieces(components, p, moves);
  if (!moves.empty()) moves.add(move_of(Done{}));
}

void do_hire(const Play& play, Piece piece) {
  Position& p = play.p;
  const Seat seat = p.stack.top().seat;
  const char* clause = step_of(p) == Step::kRecruit ? "YOK-A8" : "YOK-B2";
  Player& player = p.player(seat);
  const int price = piece_price(play.components, p, seat, piece);
  count_down(p);
  add(player.stock[kYen], -price);
  shift(player.warehouse[piece], player.hand[piece], 1);
  play.emit("hired", clause, seat, piece, price);
}

}  // namespace kaisho::yokohama
