// The employment office (YOK-A8), and the warehouse of rewards (YOK-B2).
#include "games/yokohama/rules.h"

namespace kaisho::yokohama {

// YOK-A8: trading houses by the order in which they leave the warehouse.
int piece_price(const Components& box, const Position& p, Seat seat, Piece piece) {
  if (piece == kAssistant) return 0;
  if (piece == kShop) return box.shop_price;
  const int taken = set_up_of(box, p).warehouse[kHouse] - p.player(seat).warehouse[kHouse];
  return box.house_prices[static_cast<std::size_t>(taken)];
}

bool may_hire(const Components& box, const Position& p, Seat seat, Piece piece) {
  const Player& player = p.player(seat);
  return player.warehouse[piece] > 0 && player.yen() >= piece_price(box, p, seat, piece);
}

void list_hires(const Components& box, const Position& p, MoveList& moves) {
  const Seat seat = p.stack.top().seat;
  for (int piece = 0; piece < kPieces; ++piece) {
    if (may_hire(box, p, seat, static_cast<Piece>(piece))) {
      moves.add(move_of(MoveKind::kHire, piece));
    }
  }
  if (moves.empty()) return;
  moves.add(move_of(MoveKind::kDone));
  if (step_of(p) == Step::kRecruit) list_once_a_turn(box, p, moves);
}

void do_hire(const Play& play, Piece piece) {
  Position& p = play.p;
  Frame& frame = p.stack.top();
  const Seat seat = frame.seat;
  const char* clause = step_of(p) == Step::kRecruit ? "YOK-A8" : "YOK-B2";
  Player& player = p.player(seat);
  const int price = piece_price(play.box, p, seat, piece);
  if (--frame.a == 0) p.stack.pop();
  player.stock[kYen] = static_cast<std::uint16_t>(player.stock[kYen] - price);
  --player.warehouse[piece];
  ++player.hand[piece];
  play.tell(What::kHired, clause, seat, piece, price);
}

}  // namespace kaisho::yokohama
