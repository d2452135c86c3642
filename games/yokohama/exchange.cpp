// Chinatown (YOK-A4).
#include "games/yokohama/rules.h"

namespace kaisho::yokohama {

// YOK-A4
void list_exchanges(View view, MoveList& moves) {
  const Player& player = view.p.player(view.p.stack.top().seat);
  for (const Resource good : kEachGood) {
    if (player.stock[good] > 0) moves.add(move_of(Sell{good}));
    if (player.yen() >= view.components.exchange[good]) moves.add(move_of(Buy{good}));
  }
  if (player.yen() >= view.components.import_price) moves.add(move_of(Buy{kImports}));
  add_ways_out(view, moves);
}

// YOK-A4
void do_sell(const Play& play, Resource good) {
  const Seat seat = play.p.stack.top().seat;
  count_down(play.p);
  spend(play, seat, good, 1, "YOK-A4");
  gain(play, seat, kYen, play.components.exchange[good], "YOK-A4");
}

// YOK-A4
void do_buy(const Play& play, Resource resource) {
  const Seat seat = play.p.stack.top().seat;
  count_down(play.p);
  if (resource == kImports) {
    spend(play, seat, kYen, play.components.import_price, "YOK-A4");
    return gain(play, seat, kImports, 1, "YOK-A4");
  }
  spend(play, seat, kYen, play.components.exchange[resource], "YOK-A4");
  gain_with_extra(play, seat, resource, 1, "YOK-A4");
}

}  // namespace kaisho::yokohama
