// What must hold in every position, loaded or played.
#include "games/yokohama/check.h"

#include <algorithm>

#include "games/yokohama/yokohama.h"

namespace kaisho::yokohama {
namespace {

int built(const Components& box, const Position& p, Seat seat, Piece piece) {
  const SetUp& set_up = set_up_of(box, p);
  const Player& player = p.player(seat);
  return set_up.hand[piece] + set_up.warehouse[piece] - player.hand[piece] -
         player.warehouse[piece];
}

int most_built(const Components& box, const Position& p, Piece piece) {
  int most = 0;
  for (Seat seat = 0; seat < p.seats; ++seat) most = std::max(most, built(box, p, seat, piece));
  return most;
}

int taken(const Position& p, MainBoard board) {
  return static_cast<int>(kBoardSlots - std::ranges::count(p.slots[board], kNobody));
}

bool port_has_gap(const Components& box, const Position& p) {
  for (std::size_t board = 0; board < kBoards; ++board) {
    if (!layout_of(box, p).ports[board]) continue;
    for (int slot = 0; slot < box.port_slots[board]; ++slot) {
      if (p.ports[board][static_cast<std::size_t>(slot)] == kNone) return true;
    }
  }
  return false;
}

// YOK-E1
bool reached(const Components& box, const Position& p, Trigger trigger) {
  const SetUp& set_up = set_up_of(box, p);
  switch (trigger) {
    case Trigger::kHouses:
      return most_built(box, p, kHouse) >= set_up.end_houses;
    case Trigger::kShops:
      return most_built(box, p, kShop) >= set_up.end_shops;
    case Trigger::kOrders:
      return port_has_gap(box, p);
    case Trigger::kChurch:
      return taken(p, kChurchBoard) >= set_up.end_church;
    case Trigger::kCustoms:
      return taken(p, kCustomsBoard) >= set_up.end_customs;
    case Trigger::kNotYet:
      return false;
  }
  return false;
}

Expected<void> check_trigger(const Components& box, const Position& p) {
  constexpr std::array kAll = {Trigger::kHouses, Trigger::kShops, Trigger::kOrders,
                               Trigger::kChurch, Trigger::kCustoms};
  if (p.trigger == Trigger::kNotYet) {
    if (p.last_turn != 0) return broken("Nothing has brought the end about.", "last_turn");
    if (std::ranges::any_of(kAll, [&](Trigger trigger) { return reached(box, p, trigger); })) {
      return broken("The end would have been brought about.", "trigger");
    }
    return {};
  }
  if (!reached(box, p, p.trigger)) return broken("This did not bring the end about.", "trigger");
  return {};
}

// YOK-E2: the turns to come are those of this round, if the end came now, and of another.
Expected<void> check_last_turn(const Position& p) {
  if (p.trigger == Trigger::kNotYet) return {};
  const int latest = (p.turn / p.seats + 2) * p.seats;
  const bool passed = p.over == 1 ? p.last_turn < p.turn : p.last_turn <= p.turn;
  if (passed || p.last_turn > latest || p.last_turn % p.seats != 0 || p.last_turn < 2 * p.seats) {
    return broken("The game does not end after so many turns.", "last_turn");
  }
  return {};
}

// How a game can have ended.
Expected<void> check_end(const Position& p) {
  const bool capped = p.turn >= turn_limit(p);
  if (p.over == 0) {
    if (capped) return broken("The game would be over by its turn cap.", "turn");
    for (Seat seat = 0; seat < p.seats; ++seat) {
      if (p.player(seat).points > kMost) return broken("These are too many points.", "seats");
    }
    return {};
  }
  if (p.over == 1 && (p.trigger == Trigger::kNotYet || p.turn != p.last_turn)) {
    return broken("Nothing has ended this game.", "over");
  }
  if (p.over == 2 && !capped) return broken("The turn cap was not reached.", "over");
  return {};
}

Expected<void> check_turn(const Position& p) {
  if (p.active != clockwise(p.first, p.seats, p.turn)) {  // YOK-S9
    return broken("After so many turns another player is active.", "active");
  }
  if (p.over != 0 && p.used != 0) return broken("After the end nothing is used.", "used");
  if ((p.used & kUsedAgent) != 0) {
    const Player& player = p.player(p.active);
    const auto used = std::ranges::count(player.agents_used, 0);
    if (used == kFlags && player.independents_used == 0) {
      return broken("This player has used no agent.", "used");
    }
  }
  return {};
}

}  // namespace

Expected<void> Rules::check(const Components& box, const Position& p) {
  if (auto unused = check_unused(p); !unused) return unused;
  if (auto table = check_table(box, p); !table) return table;
  if (auto pieces = check_pieces(box, p); !pieces) return pieces;
  if (auto cards = check_cards(box, p); !cards) return cards;
  if (auto turn = check_turn(p); !turn) return turn;
  if (auto trigger = check_trigger(box, p); !trigger) return trigger;
  if (auto last = check_last_turn(p); !last) return last;
  if (auto end = check_end(p); !end) return end;
  return check_step(box, p);
}

}  // namespace kaisho::yokohama
