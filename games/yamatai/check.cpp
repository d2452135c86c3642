// What must hold in every position, loaded or played.
#include "games/yamatai/check.h"

#include "games/yamatai/yamatai.h"

namespace kaisho::yamatai {
namespace {

// ---- the course of the game

// YAM-S1, YAM-S4: every player has as many turns; in the first round all come before anybody's
// second one.
Expected<void> check_order(const Components& box, const Position& p) {
  const auto pieces = static_cast<std::size_t>(pieces_of(box, p));
  for (std::size_t i = 0; i < kMaxPieces; ++i) {
    const bool there = p.order[i] != kNobody;
    if (there != (i < pieces)) return broken("The order has a place for each turn.", "order");
  }
  for (Seat seat = 0; seat < p.seats; ++seat) {
    if (std::ranges::count(p.order, seat) * p.seats != static_cast<std::ptrdiff_t>(pieces)) {
      return broken("All players have as many turns in a round.", "order");
    }
  }
  for (std::size_t i = static_cast<std::size_t>(p.seats); p.round == 0 && i < pieces; ++i) {
    if (p.order[i] != p.order[i - static_cast<std::size_t>(p.seats)]) {
      return broken("In the first round the order repeats itself.", "order");
    }
  }
  return {};
}

// Turns and rounds ended; a game that ended by the rules did so at the end of a round.
Expected<void> check_clock(const Components& box, const Position& p) {
  const int pieces = pieces_of(box, p);
  const bool by_rules = p.over == static_cast<std::uint8_t>(EndBy::kRules);
  const bool round_over = p.place == pieces;  // the game ended with it
  if (p.place > pieces || (round_over ? p.over == 0 : by_rules)) {
    return broken("The round has no such place.", "place");
  }
  if (p.turn != p.round * pieces + (round_over ? 0 : p.place)) {
    return broken("After so many rounds another number of turns has ended.", "turn");
  }
  const bool capped = p.turn >= turn_limit(p);
  if (p.over == 0 && capped) return broken("The game would be over by its turn cap.", "turn");
  if (p.over == static_cast<std::uint8_t>(EndBy::kTurnCap) && !capped) {
    return broken("The turn cap was not reached.", "over");
  }
  if (p.active != (p.over != 0 ? kNobody : p.order[p.place])) {
    return broken("In this place of the order it is another player's turn.", "active");
  }
  return {};
}

// YAM-T1: every turn of this round so far has its fleet.
Expected<void> check_played(const Position& p) {
  const bool chosen = p.over == 0 && !is_pending(p, Step::kFleet);
  for (std::size_t i = 0; i < kMaxPieces; ++i) {
    const bool before = i < p.place || (i == p.place && chosen);
    if (before != (p.played[i] != kNone)) {
      return broken("Each turn of this round so far, and no other, has its fleet.",
                    "played[" + std::to_string(i) + "]");
    }
  }
  return {};
}

// YAM-E1: the first that holds, of a game that the rules ended with its round.
Trigger trigger_of(const Components& box, const Position& p) {
  for (Seat seat = 0; seat < p.seats; ++seat) {
    if (p.player(seat).pieces_left == 0) return Trigger::kPieces;
  }
  if (p.over != static_cast<std::uint8_t>(EndBy::kRules)) return Trigger::kNotYet;
  if (std::ranges::count(p.supply, 0) > 0) return Trigger::kBoats;
  if (missing_of(p.specialists, box.specialists_visible) > p.specialist_deck_size) {
    return Trigger::kSpecialists;
  }
  if (missing_of(p.buildings, box.buildings_visible) > p.building_deck_size) {
    return Trigger::kBuildings;
  }
  return Trigger::kNotYet;
}

Expected<void> check_end(const Components& box, const Position& p) {
  if (p.over > static_cast<std::uint8_t>(EndBy::kTurnCap)) return broken("Unknown end.", "over");
  if (p.trigger != trigger_of(box, p)) {
    return broken("This, and nothing else, has brought the end about.", "trigger");
  }
  if (p.over == static_cast<std::uint8_t>(EndBy::kRules) && p.trigger == Trigger::kNotYet) {
    return broken("Nothing has ended this game.", "over");
  }
  return {};
}

// ---- this turn

bool may_have_used(const Components& box, const Position& p, unsigned use) {
  const Player& player = p.player(p.active);
  switch (use) {
    case kUsedGild:
      return has(box, player, Power::kGild);
    case kUsedCleanse:
      return has(box, player, Power::kCleanse);
    case kUsedTokenForYellow:
      return has(box, player, Power::kTokenForYellow);
    case kUsedTokenForCoins:
      return has(box, player, Power::kTokenForCoins);
    case kUsedChange:
      return has(box, player, Power::kChange);
    case kUsedFleet:
      return box.fleets[p.played[p.place]].power != FleetPower::kNothing;
    default:
      return false;
  }
}

// YAM-T2, YAM-P19: nothing is used before the fleet is there, and nothing that one does not have.
Expected<void> check_used(const Components& box, const Position& p) {
  if (p.over != 0 || is_pending(p, Step::kFleet) || is_pending(p, Step::kFreeBoat)) {
    if (p.used != 0) return broken("Nothing was used yet.", "used");
    if (p.trades != 0) return broken("Nothing was traded yet.", "trades");
    return {};
  }
  for (unsigned use = 1; use <= UINT8_MAX; use <<= 1U) {
    if ((p.used & use) != 0 && !may_have_used(box, p, use)) {
      return broken("This player has nothing of this kind to use.", "used");
    }
  }
  if (p.trades > trade_limit(box, p.player(p.active))) {
    return broken("This player may not trade so often.", "trades");
  }
  return {};
}

// YAM-T4: the boats of this turn lie on the board; the last one does unless YAM-F7 took it away.
Expected<void> check_placed(const Components& box, const Position& p) {
  const bool chosen = !is_pending(p, Step::kFleet) && !is_pending(p, Step::kFreeBoat);
  const bool placing = chosen && (is_pending(p, Step::kMain) || is_pending(p, Step::kCollect));
  if (p.begun > (placing ? 1 : 0)) return broken("Nothing is placed now.", "begun");
  if ((p.placed & ~with_boats(p)) != 0 || (p.begun == 0 && p.placed != 0)) {
    return broken("Boats placed this turn lie on the board.", "placed");
  }
  if (p.last != kNone) {
    const bool there = p.last < box.map.spaces && in(p.placed, p.last);
    return there ? Expected<void>{} : broken("The last boat is one of this turn.", "last");
  }
  if (p.begun == 0) return {};
  const bool removing =
      (p.used & kUsedFleet) != 0 && box.fleets[p.played[p.place]].power == FleetPower::kRemove;
  return removing ? Expected<void>{} : broken("The last boat lies somewhere.", "last");
}

// By space, the island whose token the boat there took.
using Takers = std::array<Id, kMaxSpaces>;

// Finds a boat for this token, if need be by others of those assigned before.
bool assign(const Components& box, const Position& p, int island, Mask& tried, Takers& takers) {
  const Mask beside = box.map.spaces_of_island[static_cast<std::size_t>(island)] & p.placed;
  while ((beside & ~tried) != 0) {
    const auto space = static_cast<std::size_t>(std::countr_zero(beside & ~tried));
    tried |= bit(static_cast<int>(space));
    if (takers[space] != kNone && !assign(box, p, takers[space], tried, takers)) continue;
    takers[space] = static_cast<Id>(island);
    return true;
  }
  return false;
}

// YAM-T6: each token was taken by a boat of its own.
Expected<void> check_collected(const Components& box, const Position& p) {
  const Mask open = is_pending(p, Step::kCollect) ? empty_islands(box, p) : 0;
  bool right = (p.collected & ~open) == 0;
  Takers takers;
  takers.fill(kNone);
  each_bit(p.collected & open, [&](int island) {
    Mask tried = 0;
    right = assign(box, p, island, tried, takers) && right;
  });
  if (right) return {};
  return broken("A collecting under way takes a token beside each boat.", "collected");
}

// No game comes near so many moves; a list of them would not be whole.
Expected<void> check_choice(const Components& box, const Position& p) {
  MoveList moves;
  list_moves(box, p, moves);
  if (moves.size() < MoveList::kCapacity) return {};
  return broken("There are more moves here than a game has room for.", "steps");
}

}  // namespace

Expected<void> check_turn(const Components& box, const Position& p) {
  if (auto end = check_end(box, p); !end) return end;
  if (auto order = check_order(box, p); !order) return order;
  if (auto clock = check_clock(box, p); !clock) return clock;
  if (auto played = check_played(p); !played) return played;
  if (auto used = check_used(box, p); !used) return used;
  if (auto placed = check_placed(box, p); !placed) return placed;
  return check_collected(box, p);
}

Expected<void> Rules::check(const Components& box, const Position& p) {
  if (auto unused = check_unused(p); !unused) return unused;
  if (auto board = check_board(box, p); !board) return board;
  if (auto cards = check_cards(box, p); !cards) return cards;
  if (auto turn = check_turn(box, p); !turn) return turn;
  if (auto step = check_step(box, p); !step) return step;
  return check_choice(box, p);
}

}  // namespace kaisho::yamatai
