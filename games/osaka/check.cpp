// What must hold in every position, loaded or played.
#include <algorithm>

#include "games/osaka/names.h"
#include "games/osaka/osaka.h"
#include "games/osaka/rules.h"

namespace kaisho::osaka {
namespace {

std::unexpected<Error> broken(std::string message, std::string where = {}) {
  return fail("bad_position", std::move(message), std::move(where));
}

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

// OSA-S7: the seats that still choose a token are the last ones clockwise.
bool is_next_to_choose(const Position& p) {
  const Frame& frame = p.stack.top();
  return frame.seat == clockwise(p.active, p.seats, p.seats - frame.a);
}

// The step under way asks for something that can be done.
Expected<void> check_step(const Components& box, const Position& p) {
  MoveList moves;
  Rules::legal_moves(box, p, moves);
  if ((p.over == 0) == moves.empty()) {
    return broken("A running game needs a legal move, a finished one has none.", "now");
  }
  if (p.over == 0 && p.passes != 0) {  // OSA-T3: whoever decides has not passed
    return broken("Where somebody decides, nobody has just passed.", "passes");
  }
  if (step_of(p) == Step::kChooseToken && !is_next_to_choose(p)) {
    return broken("It is not this player's turn to choose a token.", "now.seat");
  }
  if (step_of(p) == Step::kPay) {
    const Frame& frame = p.stack.top();
    if (frame.b + 256 * frame.c > cost(box, p, p.active)) {
      return broken("More is due than the open cards of the market cost.", "now.due");
    }
  }
  if (step_of(p) == Step::kInsure && !may_insure(box, p)) {
    return broken("This player has nothing to insure in this colour.", "now");
  }
  if (step_of(p) == Step::kProtect && !box.is_waves(p.ships[p.stack.top().a])) {
    return broken("Only goods about to be wrecked are protected.", "now.colour");
  }
  return {};
}

}  // namespace

Expected<void> Rules::check(const Components& box, const Position& p) {
  if (auto cards = check_cards(box, p); !cards) return cards;
  if (auto points = check_points(box, p); !points) return points;
  if (auto players = check_players(box, p); !players) return players;
  if (auto ships = check_ships(box, p); !ships) return ships;
  return check_step(box, p);
}

}  // namespace kaisho::osaka
