// Numbers for the players: what makes a position good for a seat. Made for the ends of turns, where
// the seat to move is about to begin its own. Every number is cheap: no allocation, one pass over
// the goods and one over the market.
#include <algorithm>

#include "core/values/real.h"
#include "games/osaka/osaka.h"
#include "games/osaka/rules.h"

namespace kaisho::osaka {
namespace {

// The names stand in the order in which Rules::features fills them.
constexpr std::array<std::string_view, 27> kNames = {
    "points",             // scored so far
    "points_late",        // the same, weighing more towards the end
    "tokens",             // delivery tokens in all
    "tokens_late",        // the same, weighing more towards the end
    "tokens_same",        // squares of the tokens by colour: a colour they make dear
    "hand",               // worth of the hand
    "hand_late",          // the same, weighing more towards the end
    "hand_cards",         // number of cards in hand
    "hand_short",         // what is missing to buy what is open to the seat
    "hand_fits",          // symbols in hand of colours of which the seat has goods
    "goods",              // number of goods
    "lots",               // what all goods would bring if their ships arrived now, in points
    "lots_late",          // the same, weighing more towards the end
    "lots_under_way",     // the same, by how much of the way their ship has sailed
    "lots_near",          // of ships that one purchase can bring in
    "lots_exposed",       // of unprotected goods on the waves
    "lots_exposed_near",  // the same while another ship can come in with one purchase
    "lots_insurable",     // of the exposed, what the symbols in hand would cover
    "marker_home",        // 1 when the marker can be used
    "reserved",           // value of the card the marker is on
    "to_move",            // 1 when it is this seat's turn
    "buy_now",            // 1 when the seat is to move and can buy
    "buy_gain",           // sale points that this purchase would add, sold at once or not
    "buy_sale",           // points that this purchase would score at once
    "buy_loss",           // sale points that this purchase would wreck
    "other_sale",         // points that the purchase of another seat to move would score for it
    "other_loss",         // sale points that the purchase of another seat to move would wreck
};

struct LotSeen : Lot {
  int open = 0;  // cards not protected
};

using Lots = ByColour<LotSeen>;

// Does what lot_of does for a colour, in one pass over the goods.
Lots lots_of(const Components& components, const Player& player) {
  Lots lots;
  for (const Colour colour : kEveryColour) {
    LotSeen& lot = lots[colour];
    lot.tokens = player.tokens[colour];
    for (const CardKind kind : kEveryKind) {
      const Card card = card_of(colour, kind);
      const int cards = player.goods[card];
      if (cards == 0) continue;
      lot.cards += cards;
      lot.open += unprotected(player, card);
      lot.highest = std::max<int>(lot.highest, components.value[card]);
    }
  }
  return lots;
}

// What lies open to a seat on the market.
struct Offer {
  ByColour<int> cards{};
  ByColour<int> highest{};
  int cost = 0;
};

Offer offer_to(const SeatView& view) {
  Offer offer;
  for (const Slot& slot : view.p.market) {
    if (!is_open_to(slot, view.seat)) continue;
    const Colour colour = colour_of(slot.card);
    const int value = view.components.value[slot.card];
    ++offer.cards[colour];
    offer.highest[colour] = std::max(offer.highest[colour], value);
    offer.cost += value;
  }
  return offer;
}

// Where the ships would be after a purchase, and whether that would be a payday.
struct Voyage {
  ByColour<Place> ships{};
  bool payday = false;
};

Voyage voyage_with(View view, const Offer& offer) {
  const auto& [components, p] = view;
  Voyage voyage;
  for (const Colour c : kEveryColour) {
    voyage.ships[c] = place_after(components, p.ships[c], offer.cards[c]);
    voyage.payday = voyage.payday || voyage.ships[c] == components.arrival;
  }
  return voyage;
}

int symbols(const Components& components, const Player& player, Colour colour) {
  int sum = 0;
  for (const CardKind kind : kEveryKind) {
    const Card card = card_of(colour, kind);
    sum += player.hand[card] * components.insurance[card];
  }
  return sum;
}

// The tokens of the seat that has most, as a part of those that end the game.
float closeness(View view) {
  int most = 0;
  for (const Player& player : view.p.players) most = std::max(most, all_tokens(player));
  return as_float(most) / as_float(view.components.end_tokens);
}

// One seat's side of a position, with what several features need.
struct Side {
  const Components& components;
  const Position& p;
  const Player& player;
  Seat seat;
  Lots lots;
  ByColour<int> points{};  // of each lot, if its ship arrived now
  Offer offer;
  int hand = 0;
  float late = 0;

  Side(const SeatView& view, float late_now)
      : components(view.components),
        p(view.p),
        player(view.player()),
        seat(view.seat),
        lots(lots_of(components, player)),
        offer(offer_to(view)),
        hand(worth(components, player.hand)),
        late(late_now) {
    for (const Colour c : kEveryColour) {
      if (lots[c].cards > 0) points[c] = points_of(components, lots[c]);
    }
  }

  bool near(Colour colour) const {
    return place_after(components, p.ships[colour], 2) == components.arrival;
  }
  float exposed(Colour colour) const {
    const LotSeen& lot = lots[colour];
    if (lot.open == 0 || !components.waves.has(p.ships[colour])) return 0;
    return part(points[colour], lot.open, lot.cards);
  }
  static float part(int points, int cards, int of) {
    return as_float(points * cards) / as_float(of);
  }
};

float all_lots(const Side& side) {
  int sum = 0;
  for (const int points : side.points) sum += points;
  return as_float(sum);
}

float lots_under_way(const Side& side) {
  int sum = 0;
  for (const Colour c : kEveryColour) sum += side.points[c] * number_of(side.p.ships[c]);
  return as_float(sum) / as_float(number_of(side.components.arrival));
}

float lots_near(const Side& side) {
  int sum = 0;
  for (const Colour c : kEveryColour) sum += side.near(c) ? side.points[c] : 0;
  return as_float(sum);
}

float lots_exposed(const Side& side) {
  float sum = 0;
  for (const Colour c : kEveryColour) sum += side.exposed(c);
  return sum;
}

float lots_exposed_near(const Side& side) {
  float sum = 0;
  for (const Colour c : kEveryColour) {
    bool another = false;
    for (const Colour other : kEveryColour) {
      another = another || (other != c && side.near(other));
    }
    if (another) sum += side.exposed(c);
  }
  return sum;
}

float lots_insurable(const Side& side) {
  float sum = 0;
  for (const Colour c : kEveryColour) {
    const float exposed = side.exposed(c);
    if (exposed == 0) continue;
    const int open = side.lots[c].open;
    const int covered = std::min(open, symbols(side.components, side.player, c));
    sum += exposed * as_float(covered) / as_float(open);
  }
  return sum;
}

float goods(const Side& side) {
  int sum = 0;
  for (const LotSeen& lot : side.lots) sum += lot.cards;
  return as_float(sum);
}

float tokens_same(const Side& side) {
  int sum = 0;
  for (const int tokens : side.player.tokens) sum += tokens * tokens;
  return as_float(sum);
}

float hand_short(const Side& side) { return as_float(std::max(0, side.offer.cost - side.hand)); }

float hand_fits(const Side& side) {
  int sum = 0;
  for (const Colour c : kEveryColour) {
    if (side.lots[c].open > 0) sum += symbols(side.components, side.player, c);
  }
  return as_float(sum);
}

template <class AnyRow>
int marked_value(const Side& side, const AnyRow& row) {
  const Slot* slot = row.marked_by(side.seat);
  return slot != nullptr ? side.components.value[slot->card] : 0;
}

float reserved(const Side& side) {
  return as_float(marked_value(side, side.p.market) + marked_value(side, side.p.farm));
}

// What the purchase that is possible now would mean for a side.
struct Outlook {
  float gain = 0;
  float sale = 0;
  float loss = 0;
};

Outlook outlook(const Side& side, const Offer& bought, bool own) {
  Outlook outlook;
  const Voyage voyage = voyage_with({side.components, side.p}, bought);
  for (const Colour c : kEveryColour) {
    LotSeen lot = side.lots[c];
    if (own && bought.cards[c] > 0) {
      lot.cards += bought.cards[c];
      lot.open += bought.cards[c];
      lot.highest = std::max(lot.highest, bought.highest[c]);
    }
    if (lot.cards == 0) continue;
    const int points = own ? points_of(side.components, lot) : side.points[c];
    const Place place = voyage.ships[c];
    outlook.gain += as_float(points - side.points[c]);
    if (place == side.components.arrival) {
      outlook.sale += as_float(points);
    } else if (voyage.payday && side.components.waves.has(place)) {
      outlook.loss += Side::part(points, lot.open, lot.cards);
    }
  }
  return outlook;
}

Outlook own_outlook(const Side& side) {
  const bool can = side.offer.cost > 0 && side.hand >= side.offer.cost;
  return can ? outlook(side, side.offer, true) : Outlook{};
}

Outlook others_outlook(const Side& side) {
  const SeatView buyer{side.components, side.p, side.p.active};
  const Offer offer = offer_to(buyer);
  const bool can = offer.cost > 0 && worth(buyer.components, buyer.player().hand) >= offer.cost;
  return can ? outlook(side, offer, false) : Outlook{};
}

void fill(const SeatView& view, float late, std::span<float> out) {
  const Side side(view, late);
  const bool to_move = view.p.active == view.seat;
  const Outlook own = to_move ? own_outlook(side) : Outlook{};
  const Outlook other = to_move ? Outlook{} : others_outlook(side);
  const auto points = as_float(side.player.points);
  const auto tokens = as_float(all_tokens(side.player));
  const auto hand = as_float(side.hand);
  const float lots = all_lots(side);
  std::size_t n = 0;
  out[n++] = points;
  out[n++] = points * side.late;
  out[n++] = tokens;
  out[n++] = tokens * side.late;
  out[n++] = tokens_same(side);
  out[n++] = hand;
  out[n++] = hand * side.late;
  out[n++] = as_float(total(side.player.hand));
  out[n++] = hand_short(side);
  out[n++] = hand_fits(side);
  out[n++] = goods(side);
  out[n++] = lots;
  out[n++] = lots * side.late;
  out[n++] = lots_under_way(side);
  out[n++] = lots_near(side);
  out[n++] = lots_exposed(side);
  out[n++] = lots_exposed_near(side);
  out[n++] = lots_insurable(side);
  out[n++] = has_marker(view) ? 1.0F : 0.0F;
  out[n++] = reserved(side);
  out[n++] = to_move ? 1.0F : 0.0F;
  out[n++] = to_move && side.offer.cost > 0 && side.hand >= side.offer.cost ? 1.0F : 0.0F;
  out[n++] = own.gain;
  out[n++] = own.sale;
  out[n++] = own.loss;
  out[n++] = other.sale;
  out[n++] = other.loss;
}

}  // namespace

std::span<const std::string_view> Rules::feature_names() { return kNames; }

void Rules::features(const Components& components, const Position& p, std::span<float> out) {
  const float late = closeness({components, p});
  for (Seat seat = 0; seat < p.seats; ++seat) {
    fill({components, p, seat}, late, features_of(out, seat, kNames.size()));
  }
}

}  // namespace kaisho::osaka
