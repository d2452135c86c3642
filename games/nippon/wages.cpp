// Wages (NIP-K4): by the colours of the player's workers, as many as the money allows.
#include <algorithm>

#include "core/values/counter.h"
#include "games/nippon/rules.h"

namespace kaisho::nippon {

Wages wages_of(const Components& components, const Player& player, int yen) {
  Set<Colour> colours;
  for (const Maybe<Colour> worker : player.workers) {
    if (worker) colours.add(*worker);
  }
  return wages_of(components, colours.size(), yen);
}

Wages wages_of(const Components& components, int colours, int yen) {
  Wages wages;
  wages.colours = colours;
  wages.paid =
      components.wage == 0 ? wages.colours : std::min(wages.colours, yen / components.wage);
  wages.yen = wages.paid * components.wage;
  wages.lost = (wages.colours - wages.paid) * components.unpaid_loss;
  return wages;
}

void do_wages(const Play& play, Seat seat) {
  Player& player = play.p.player(seat);
  const Wages wages = wages_of(play.components, player, player.yen);
  if (wages.colours == 0) return;
  play.emit("wages_paid", "NIP-K4", seat, wages.paid, wages.yen, wages.colours - wages.paid);
  add(player.yen, -wages.yen);
  lose_vp(play, seat, wages.lost, "NIP-K4");
  return_workers(play, seat);
}

}  // namespace kaisho::nippon
