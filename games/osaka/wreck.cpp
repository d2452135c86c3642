// Wrecks and the return of the ships (OSA-P8, OSA-P9).
#include "games/osaka/rules.h"

namespace kaisho::osaka {
namespace {

void lose_goods(const Play& play, Seat seat, Colour colour) {
  Position& p = play.p;
  Player& player = p.player(seat);
  for (const CardKind kind : kEveryKind) {
    const Card card = card_of(colour, kind);
    const int lost = player.goods[card] - player.insured[card];
    if (lost == 0) continue;
    player.goods[card] = player.insured[card];
    p.discard[card] = static_cast<std::uint8_t>(p.discard[card] + lost);
    play.emit("good_lost", "OSA-P8", seat, card, lost);
  }
}

}  // namespace

void do_wrecks(const Play& play) {
  Position& p = play.p;
  for (const Colour colour : kEveryColour) {
    Place& ship = p.ships[colour];
    const Place from = ship;
    if (from == play.components.arrival) {
      ship = play.components.home;
      play.emit("ship_returned", "OSA-P9", kNobody, colour, from, play.components.home);
    } else if (play.components.waves.has(from)) {
      play.emit("wrecked", "OSA-P8", kNobody, colour, from);
      for (int i = 0; i < p.seats; ++i) {
        lose_goods(play, clockwise(p.active, p.seats, i), colour);
      }
      ship = play.components.anchor;
      play.emit("ship_returned", "OSA-P9", kNobody, colour, from, play.components.anchor);
    }
  }
}

}  // namespace kaisho::osaka
