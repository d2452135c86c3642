// Wrecks and the return of the ships (OSA-P8, OSA-P9).
#include <utility>

#include "core/values/counter.h"
#include "core/values/every_seat.h"
#include "games/osaka/rules.h"

namespace kaisho::osaka {
namespace {

// OSA-P8
void lose_goods(const Play& play, Seat seat, Colour colour) {
  Position& p = play.p;
  Player& player = p.player(seat);
  for (const CardKind kind : kEveryKind) {
    const Card card = card_of(colour, kind);
    const int lost = unprotected(player, card);
    if (lost == 0) continue;
    shift(player.goods[card], p.discard[card], lost);
    play.emit("good_lost", "OSA-P8", seat, card, lost);
  }
}

// OSA-P8
void wreck(const Play& play, Colour colour) {
  const Position& p = play.p;
  play.emit("wrecked", "OSA-P8", kNobody, colour, p.ships[colour]);
  for (const Seat seat : clockwise_from(p.active, p.seats)) lose_goods(play, seat, colour);
}

// OSA-P9
void return_ship(const Play& play, Colour colour, Place to) {
  const Place from = std::exchange(play.p.ships[colour], to);
  play.emit("ship_returned", "OSA-P9", kNobody, colour, from, to);
}

}  // namespace

// OSA-P8, OSA-P9: what happens to one ship is nothing to the others, so each is settled in its
// turn.
void do_wrecks(const Play& play) {
  for (const Colour colour : kEveryColour) {
    const Place place = play.p.ships[colour];
    if (place == play.components.arrival) {
      return_ship(play, colour, play.components.home);
    } else if (play.components.waves.has(place)) {
      wreck(play, colour);
      return_ship(play, colour, play.components.anchor);
    }
  }
}

}  // namespace kaisho::osaka
