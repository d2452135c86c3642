// What must hold in every position, loaded or played.
#include "games/osaka/check.h"

#include <algorithm>

#include "games/osaka/names.h"
#include "games/osaka/osaka.h"
#include "games/osaka/rules.h"

namespace kaisho::osaka {
namespace {

// OSA-S2: every card is somewhere, once.
Expected<void> check_cards(const Components& box, const Position& p) {
  std::array<int, kCardTypes> found{};
  const auto add = [&](const Counts& counts) {
    for (std::size_t i = 0; i < kCardTypes; ++i) found[i] += counts[i];
  };
  for (const Player& player : p.players) {
    add(player.hand);
    add(player.goods);
  }
  add(p.discard);
  add(p.kept);
  add(p.blind);
  for (const Slot& slot : p.market) ++found[slot.card];
  for (const Slot& slot : p.farm) ++found[slot.card];
  int hidden = p.observed != 0 ? box.cards : 0;
  for (std::size_t i = 0; i < p.draw_size && p.observed == 0; ++i) ++found[p.draw[i]];
  for (std::size_t i = 0; i < kCardTypes; ++i) {
    const bool right = p.observed != 0 ? found[i] <= box.copies[i] : found[i] == box.copies[i];
    if (!right) {
      return broken("There are " + std::to_string(found[i]) + " cards " + box.card_ids[i] +
                    " instead of " + std::to_string(box.copies[i]) + ".");
    }
    hidden -= p.observed != 0 ? found[i] : 0;
  }
  if (p.observed != 0 && hidden < p.draw_size) {
    return broken("The draw pile is larger than the number of unseen cards.", "draw");
  }
  return {};
}

// OSA-P3: every point card stands for a point; there may be fewer cards than points, never more.
Expected<void> check_points(const Components& box, const Position& p) {
  int points = 0;
  for (const Player& player : p.players) points += player.points;
  int cards = total(p.kept) + total(p.blind);
  if (p.observed != 0) {  // the unseen cards that are not in the pile were drawn as points
    cards = box.cards - p.draw_size - total(p.discard) - p.market.size - p.farm.size;
    for (const Player& player : p.players) cards -= total(player.hand) + total(player.goods);
  }
  if (cards > points) return broken("There are more point cards than points.", "kept");
  if (p.draw_size == 0 && total(p.blind) > 0) {  // OSA-H1: all can name them by elimination
    return broken("With an empty pile the point cards drawn from it are known.", "blind");
  }
  return {};
}

Expected<void> check_players(const Components& box, const Position& p) {
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    const std::string where = "seats[" + std::to_string(seat) + "]";
    const Player& player = p.player(seat);
    for (std::size_t i = 0; i < kCardTypes; ++i) {
      if (player.insured[i] > player.goods[i]) {
        return broken("More goods are protected than there are.", where + ".insured");
      }
    }
    int markers = 0;
    for (const Slot& slot : p.market) markers += slot.reserved_by == seat ? 1 : 0;
    for (const Slot& slot : p.farm) markers += slot.reserved_by == seat ? 1 : 0;
    if (markers > (seat < p.seats ? 1 : 0)) {
      return broken("A player has one reservation marker.", where);
    }
    if (p.over == 0 && all_tokens(player) >= box.end_tokens) {
      return broken("With so many tokens the game would be over.", where + ".tokens");
    }
  }
  return {};
}

Expected<void> check_ships(const Components& box, const Position& p) {
  const bool paying = step_of(p) == Step::kInsure || step_of(p) == Step::kProtect;
  const bool arrived = std::ranges::find(p.ships, box.arrival) != p.ships.end();
  for (const std::uint8_t place : p.ships) {
    if (place > box.arrival) return broken("There is no such place on the track.", "ships");
  }
  if (arrived && !paying && p.over == 0) {
    return broken("A ship stays at the arrival only during its payday.", "ships");
  }
  if (paying && !arrived) return broken("A payday needs a ship at the arrival.", "ships");
  if (paying && has_open_card(p, p.active)) {  // OSA-B1, OSA-B6
    return broken("Before a payday the active player bought every open card.", "market");
  }
  return {};
}

// OSA-P1: the goods of an arrived colour were sold before anybody is asked about insurance.
Expected<void> check_sold(const Components& box, const Position& p) {
  for (int colour = 0; colour < kColours; ++colour) {
    if (p.ships[static_cast<std::size_t>(colour)] != box.arrival) continue;
    for (const Player& player : p.players) {
      for (int kind = 0; kind < kKinds; ++kind) {
        if (player.goods[card_of(colour, kind)] == 0) continue;
        return broken("Goods of a colour that has arrived were sold.", "seats");
      }
    }
  }
  return {};
}

// OSA-P6, OSA-T3: how a game can have ended.
Expected<void> check_end(const Components& box, const Position& p) {
  const bool capped = p.turn >= turn_limit(p);
  if (p.over == 0 && capped) return broken("The game would be over by its turn cap.", "turn");
  if (p.over == 2 && !capped) return broken("The turn cap was not reached.", "over");
  if (p.over != 1 || p.passes == p.seats) return {};
  for (const Player& player : p.players) {
    if (all_tokens(player) >= box.end_tokens) return {};
  }
  return broken("Nothing has ended this game.", "over");
}

}  // namespace

Expected<void> Rules::check(const Components& box, const Position& p) {
  if (auto cards = check_cards(box, p); !cards) return cards;
  if (auto points = check_points(box, p); !points) return points;
  if (auto players = check_players(box, p); !players) return players;
  if (auto ships = check_ships(box, p); !ships) return ships;
  if (p.over == 0) {
    if (auto sold = check_sold(box, p); !sold) return sold;
  }
  if (auto end = check_end(box, p); !end) return end;
  return check_step(box, p);
}

}  // namespace kaisho::osaka
