// What the presidents of others are paid: for assistants put beside them (YOK-P2), and for entering
// where they stand (YOK-M4, YOK-K13).
#include "games/yokohama/rules.h"

namespace kaisho::yokohama {

void pay_presidents(const Play& play, Seat seat, CellId cell, int yen_each, const char* clause) {
  Position& p = play.p;
  if (yen_each == 0) return;
  for (const Seat other : every_seat(p.seats)) {
    if (other == seat || p.player(other).president != cell) continue;
    add(p.player(seat).stock[kYen], -yen_each);
    add(p.player(other).stock[kYen], yen_each);
    play.emit("fee_paid", clause, seat, other, yen_each);
  }
}

}  // namespace kaisho::yokohama
