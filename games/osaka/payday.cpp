// A payday: points and tokens (OSA-P1 to OSA-P6).
#include <algorithm>

#include "core/values/counter.h"
#include "core/values/every_seat.h"
#include "games/osaka/rules.h"

namespace kaisho::osaka {

// OSA-P2
Lot lot_of(const Components& components, const Player& player, Colour colour) {
  Lot lot{.tokens = player.tokens[colour]};
  for (const CardKind kind : kEveryKind) {
    const Card card = card_of(colour, kind);
    if (player.goods[card] == 0) continue;
    lot.cards += player.goods[card];
    lot.highest = components.value[card];  // the kinds rise by value
  }
  return lot;
}

int value_of(const Components& components, const Lot& lot) {
  const int price = lot.highest + lot.tokens * components.price_per_token;
  const int parts = (price * lot.cards + components.round_up_to - 1) / components.round_up_to;
  return parts * components.round_up_to;
}

int points_of(const Components& components, const Lot& lot) {
  return value_of(components, lot) / components.value_per_point;
}

namespace {

// OSA-P3 when the lot is used up: a card from the pile; where none is left the point counts alone.
void keep_from_pile(const Play& play, Seat seat) {
  const bool drawn = draw_unseen(play);
  play.emit("point_card", "OSA-P3", seat, drawn ? told::kUnseen : told::kNoneLeft);
}

// OSA-P3: cards of one kind are kept as points, as many as are wanted; the rest is discarded.
// Returns how many were kept.
int keep_kind(const Play& play, Seat seat, Card card, int wanted) {
  Position& p = play.p;
  Player& player = p.player(seat);
  const int kept = std::min<int>(wanted, player.goods[card]);
  const int rest = player.goods[card] - kept;
  for (int i = 0; i < kept; ++i) play.emit("point_card", "OSA-P3", seat, card);
  for (int i = 0; i < rest; ++i) play.emit("lot_rest", "OSA-P3", seat, card);
  add(p.kept[card], kept);
  add(p.discard[card], rest);
  player.goods[card] = 0;
  player.insured[card] = 0;
  return kept;
}

// OSA-P3: the kinds rise by value, so the lowest cards are kept first.
void keep_points(const Play& play, Seat seat, Colour colour, int points) {
  for (const CardKind kind : kEveryKind) {
    points -= keep_kind(play, seat, card_of(colour, kind), points);
  }
  for (; points > 0; --points) keep_from_pile(play, seat);
}

// OSA-P1, OSA-P2. Returns the points.
int sell_lot(const Play& play, Seat seat, Colour colour) {
  Player& player = play.p.player(seat);
  const Lot lot = lot_of(play.components, player, colour);
  if (lot.cards == 0) return 0;
  const int points = points_of(play.components, lot);
  play.emit("lot_sold", "OSA-P2", seat, colour, lot.cards, lot.highest, lot.tokens,
            value_of(play.components, lot), points);
  add_up_to(player.points, points, kMaxPoints);
  keep_points(play, seat, colour, points);
  return points;
}

using ColoursBySeat = BySeat<Set<Colour>>;

// OSA-P1, OSA-P4: the lots of all arrived colours. Returns in which colours each seat scored.
ColoursBySeat sell_arrived(const Play& play) {
  const Position& p = play.p;
  ColoursBySeat scored{};
  for (const Colour colour : kEveryColour) {
    if (p.ships[colour] != play.components.arrival) continue;
    play.emit("payday", "OSA-P1", kNobody, colour);
    for (const Seat seat : clockwise_from(p.active, p.seats)) {
      if (sell_lot(play, seat, colour) > 0) scored[seat].add(colour);
    }
  }
  return scored;
}

// OSA-P5
void give_tokens(const Play& play, const ColoursBySeat& scored) {
  for (const Seat seat : clockwise_from(play.p.active, play.p.seats)) {
    for (const Colour colour : scored[seat]) give_token(play, seat, colour, "OSA-P5");
  }
}

}  // namespace

// OSA-B6
bool any_arrived(const Play& play) {
  return std::ranges::find(play.p.ships, play.components.arrival) != play.p.ships.end();
}

// OSA-P4: all arrived colours are scored before tokens are taken, so that none of this payday's
// tokens raises a price.
void do_payday(const Play& play) {
  give_tokens(play, sell_arrived(play));
  if (has_ended(play)) return do_end_game(play, EndBy::kTokens, "OSA-P6");
  then(play.p, {{Step::kInsure, play.p.active}, Step::kWreck});
}

}  // namespace kaisho::osaka
