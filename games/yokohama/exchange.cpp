// Chinatown (YOK-A4).
#include "games/yokohama/rules.h"

namespace kaisho::yokohama {
namespace {

void count_exchange(Position& p) {
  Frame& frame = p.stack.top();
  if (--frame.a == 0) p.stack.pop();
}

}  // namespace

void list_exchanges(const Components& box, const Position& p, MoveList& moves) {
  const Player& player = p.player(p.stack.top().seat);
  for (int good = 0; good < kGoods; ++good) {
    const auto i = static_cast<std::size_t>(good);
    if (player.stock[i] > 0) moves.add(move_of(MoveKind::kSell, good));
    if (player.yen() >= box.exchange[i]) moves.add(move_of(MoveKind::kBuy, good));
  }
  if (player.yen() >= box.import_price) moves.add(move_of(MoveKind::kBuy, kImports));
  if (moves.empty()) return;
  moves.add(move_of(MoveKind::kDone));
  list_once_a_turn(box, p, moves);
}

void do_sell(const Play& play, int good) {
  const Seat seat = play.p.stack.top().seat;
  count_exchange(play.p);
  spend(play, seat, static_cast<Resource>(good), 1, "YOK-A4");
  gain(play, seat, kYen, play.box.exchange[static_cast<std::size_t>(good)], "YOK-A4");
}

void do_buy(const Play& play, int resource) {
  const Seat seat = play.p.stack.top().seat;
  count_exchange(play.p);
  if (resource == kImports) {
    spend(play, seat, kYen, play.box.import_price, "YOK-A4");
    return gain(play, seat, kImports, 1, "YOK-A4");
  }
  spend(play, seat, kYen, play.box.exchange[static_cast<std::size_t>(resource)], "YOK-A4");
  gain_with_extra(play, seat, static_cast<Resource>(resource), 1, "YOK-A4");
}

}  // namespace kaisho::yokohama
