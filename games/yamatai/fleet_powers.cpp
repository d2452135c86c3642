// What fleets allow beside their boats (YAM-F2, F4 to F8); YAM-F3 is in deck.cpp, YAM-F9 in
// build.cpp.
#include "games/yamatai/rules.h"

namespace kaisho::yamatai {
namespace {

constexpr Mask above(int index) { return index >= 63 ? 0 : ~Mask{0} << (index + 1); }

// Of a colour or kind, all others' spaces or islands.
template <class Kind, std::size_t kCount>
Mask others(const Indexed<Kind, Mask, kCount>& masks, Kind kind) {
  Mask found = 0;
  for (const Kind other : Every<Kind>(kCount)) {
    if (other != kind) found |= masks[other];
  }
  return found;
}

// Boats whose exchange with this one changes something (YAM-F11).
Mask swappable_with(const Position& p, int space) {
  Mask found = others(p.boats, colour_at(p, space));
  found |= with_boats(p) & (in(p.placed, space) ? ~p.placed : p.placed);
  if (p.last == space) found |= with_boats(p);
  if (p.last != kNone) found |= bit(p.last);
  return found & ~bit(space);
}

void list_slides(const Components& components, const Position& p, MoveList& moves) {
  const Mask free = free_spaces(components, p);
  each_bit(with_boats(p), [&](int from) {
    each_bit(components.map.links[from] & free, [&](int to) { moves.add(slide_move(from, to)); });
  });
}

void list_sanctuaries(const Components& components, const Position& p, MoveList& moves) {
  if (p.sanctuaries_left == 0) return;
  each_bit(empty_islands(components, p), [&](int island) { moves.add(sanctuary_move(island)); });
}

void list_token_swaps(const Position& p, MoveList& moves) {
  each_bit(with_tokens(p), [&](int island) {
    if ((others(p.tokens, *kind_at(p, island)) & above(island)) == 0) return;
    moves.add(swap_tokens_move(island));
  });
}

void list_boat_swaps(const Position& p, MoveList& moves) {
  each_bit(with_boats(p), [&](int space) {
    if ((swappable_with(p, space) & above(space)) == 0) return;
    moves.add(swap_boats_move(space));
  });
}

void lift(Position& p, int space) { p.boats[colour_at(p, space)] &= ~bit(space); }

// YAM-F11: what a boat is goes with it.
void carry(Position& p, int from, int to) {
  p.placed = (p.placed & ~bit(from)) | bit(to);
  if (p.last == from) p.last = static_cast<Id>(to);
}

}  // namespace

FleetPower power_now(const Components& components, const Position& p) {
  const Id fleet = p.played[p.place];
  if (fleet == kNone || p.used.has(Use::kFleet)) return FleetPower::kNothing;
  return components.fleets[fleet].power;
}

void list_fleet_power(const Components& components, const Position& p, MoveList& moves) {
  switch (power_now(components, p)) {
    case FleetPower::kReserve:
      for (const Id tile : p.buildings) {
        if (tile != kNone) moves.add(reserve_move(tile));
      }
      return;
    case FleetPower::kSort:
      if (p.building_deck_size > 0) moves.add(look_move());
      return;
    case FleetPower::kSlide: return list_slides(components, p, moves);
    case FleetPower::kSanctuary: return list_sanctuaries(components, p, moves);
    case FleetPower::kSwapTokens: return list_token_swaps(p, moves);
    case FleetPower::kRemove:
      each_bit(with_boats(p), [&](int space) { moves.add(remove_move(space)); });
      return;
    case FleetPower::kSwapBoats: return list_boat_swaps(p, moves);
    default: return;
  }
}

// YAM-F2
void do_reserve(const Play& play, int tile) {
  Position& p = play.p;
  p.used.add(Use::kFleet);
  for (Id& in_row : p.buildings) {
    if (in_row == tile) in_row = kNone;
  }
  p.player(p.active).reserved |= bit(tile);
  play.tell("reserved", "YAM-F2", p.active, tile);
}

// YAM-F4
void do_slide(const Play& play, int from, int to) {
  Position& p = play.p;
  p.used.add(Use::kFleet);
  const Colour colour = colour_at(p, from);
  lift(p, from);
  p.boats[colour] |= bit(to);
  if (in(p.placed, from)) carry(p, from, to);
  play.tell("boat_slid", "YAM-F4", p.active, colour, from, to);
}

// YAM-F5
void do_put_sanctuary(const Play& play, int island) {
  Position& p = play.p;
  p.used.add(Use::kFleet);
  p.sanctuaries |= bit(island);
  --p.sanctuaries_left;
  play.tell("sanctuary_put", "YAM-F5", p.active, island);
}

// YAM-F6: two tokens of different kinds, the lower island first; mountains stay.
void do_swap_tokens(const Play& play, int island) {
  play.p.used.add(Use::kFleet);
  push(play.p, Step::kWithToken, play.p.active, island);
}

void list_with_token(const Position& p, MoveList& moves) {
  const int island = kFirstIsland(p.stack.top());
  each_bit(others(p.tokens, *kind_at(p, island)) & above(island),
           [&](int other) { moves.add(with_token_move(other)); });
}

void do_with_token(const Play& play, int island) {
  Position& p = play.p;
  const int first = kFirstIsland(p.stack.top());
  p.stack.pop();
  const Culture one = *kind_at(p, first);
  const Culture other = *kind_at(p, island);
  p.tokens[one] = (p.tokens[one] & ~bit(first)) | bit(island);
  p.tokens[other] = (p.tokens[other] & ~bit(island)) | bit(first);
  play.tell("tokens_swapped", "YAM-F6", p.active, first, island);
}

// YAM-F7: one after the other, the lower space first.
void do_remove(const Play& play, int space) {
  Position& p = play.p;
  const bool first = step_of(p) != Step::kRemove;
  const int left = (first ? play.components.removed_boats : kBoatsToRemove(p.stack.top())) - 1;
  if (!first) p.stack.pop();
  p.used.add(Use::kFleet);
  const Colour colour = colour_at(p, space);
  lift(p, space);
  ++p.supply[colour];
  p.placed &= ~bit(space);
  if (p.last == space) p.last = kNone;
  play.tell("boat_removed", "YAM-F7", p.active, colour, space);
  if (left > 0) push(p, Step::kRemove, p.active, left, space);
}

void list_second_removal(const Position& p, MoveList& moves) {
  each_bit(with_boats(p) & above(kRemovedFrom(p.stack.top())),
           [&](int space) { moves.add(remove_move(space)); });
  moves.add(done_move());
}

// YAM-F8: the lower space first.
void do_swap_boats(const Play& play, int space) {
  play.p.used.add(Use::kFleet);
  push(play.p, Step::kWithBoat, play.p.active, space);
}

void list_with_boat(const Position& p, MoveList& moves) {
  const int space = kFirstSpace(p.stack.top());
  each_bit(swappable_with(p, space) & above(space),
           [&](int other) { moves.add(with_boat_move(other)); });
}

void do_with_boat(const Play& play, int space) {
  Position& p = play.p;
  const int first = kFirstSpace(p.stack.top());
  p.stack.pop();
  const Colour one = colour_at(p, first);
  const Colour other = colour_at(p, space);
  if (one != other) {
    p.boats[one] = (p.boats[one] & ~bit(first)) | bit(space);
    p.boats[other] = (p.boats[other] & ~bit(space)) | bit(first);
  }
  if (in(p.placed, first) != in(p.placed, space)) p.placed ^= bit(first) | bit(space);
  if (p.last == first) {
    p.last = static_cast<Id>(space);
  } else if (p.last == space) {
    p.last = static_cast<Id>(first);
  }
  play.tell("boats_swapped", "YAM-F8", p.active, first, space);
}

}  // namespace kaisho::yamatai
