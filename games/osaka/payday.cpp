// A payday: points and tokens (OSA-P1 to OSA-P6).
#include <algorithm>

#include "games/osaka/rules.h"

namespace kaisho::osaka {
namespace {

struct Sale {
  int cards = 0;
  int highest = 0;
};

Sale sale_of(const Components& components, const Player& player, Colour colour) {
  Sale sale;
  for (const CardKind kind : kEveryKind) {
    const Card card = card_of(colour, kind);
    sale.cards += player.goods[card];
    if (player.goods[card] > 0) sale.highest = std::max<int>(sale.highest, components.value[card]);
  }
  return sale;
}

// OSA-P3 when the sale is used up: a card from the pile; where none is left the point counts alone.
void keep_from_pile(const Play& play, Seat seat) {
  const bool drawn = draw_unseen(play);
  play.emit("point_card", "OSA-P3", seat, drawn ? told::kUnseen : told::kNoneLeft);
}

// OSA-P3: cards of the sale, lowest first, are kept as points; its rest is discarded.
void keep_points(const Play& play, Seat seat, Colour colour, int points) {
  Position& p = play.p;
  Player& player = p.player(seat);
  int kept = 0;
  for (const CardKind kind : kEveryKind) {
    const Card card = card_of(colour, kind);
    for (; player.goods[card] > 0; --player.goods[card]) {
      if (kept < points) {
        ++kept;
        ++p.kept[card];
        play.emit("point_card", "OSA-P3", seat, card);
      } else {
        ++p.discard[card];
        play.emit("lot_rest", "OSA-P3", seat, card);
      }
    }
    player.insured[card] = 0;
  }
  for (; kept < points; ++kept) keep_from_pile(play, seat);
}

// OSA-P1, OSA-P2. True when the player scored.
bool sell_lot(const Play& play, Seat seat, Colour colour) {
  Player& player = play.p.player(seat);
  const Sale sale = sale_of(play.components, player, colour);
  if (sale.cards == 0) return false;
  const int tokens = player.tokens[colour];
  const int points = sale_points(play.components, sale.cards, sale.highest, tokens);
  play.emit("lot_sold", "OSA-P2", seat, colour, sale.cards, sale.highest, tokens,
            sale_value(play.components, sale.cards, sale.highest, tokens), points);
  player.points = static_cast<std::uint16_t>(std::min(player.points + points, kMaxPoints));
  keep_points(play, seat, colour, points);
  return points > 0;
}

}  // namespace

bool any_arrived(const Play& play) {
  return std::ranges::find(play.p.ships, play.components.arrival) != play.p.ships.end();
}

// OSA-P2
int sale_value(const Components& components, int cards, int highest, int tokens) {
  const int value = (highest + tokens * components.price_per_token) * cards;
  return (value + components.round_up_to - 1) / components.round_up_to * components.round_up_to;
}

int sale_points(const Components& components, int cards, int highest, int tokens) {
  return sale_value(components, cards, highest, tokens) / components.value_per_point;
}

// OSA-P4: all arrived colours are scored before tokens are taken, so that none of this payday's
// tokens raises a price.
void do_payday(const Play& play) {
  Position& p = play.p;
  Indexed<Seat, Indexed<Colour, bool, kColours>, kMaxSeats> scored{};
  for (const Colour colour : kEveryColour) {
    if (p.ships[colour] != play.components.arrival) continue;
    play.emit("payday", "OSA-P1", kNobody, colour);
    for (int i = 0; i < p.seats; ++i) {
      const Seat seat = clockwise(p.active, p.seats, i);
      scored[seat][colour] = sell_lot(play, seat, colour);
    }
  }
  for (int i = 0; i < p.seats; ++i) {  // OSA-P5
    const Seat seat = clockwise(p.active, p.seats, i);
    for (const Colour colour : kEveryColour) {
      if (scored[seat][colour]) give_token(play, seat, colour, "OSA-P5");
    }
  }
  if (has_ended(play)) return do_end_game(play, EndBy::kTokens, "OSA-P6");
  push(p, Step::kWreck);
  push(p, Step::kInsure, p.active);
}

}  // namespace kaisho::osaka
