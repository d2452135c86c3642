// What fleets allow beside their boats (YAM-F2, F4 to F8); YAM-F3 is in deck.cpp, YAM-F9 in
// build.cpp.
#include "games/yamatai/rules.h"

namespace kaisho::yamatai {
namespace {

// The members of a set that come after this one.
template <class T>
Set<T, std::uint64_t> after(T one, Set<T, std::uint64_t> things) {
  return things - Set<T, std::uint64_t>::first(number_of(one) + 1);
}

// The spaces or islands of all colours or kinds but this one.
template <class Kind, class Things, std::size_t kCount>
Things others(const Indexed<Kind, Things, kCount>& by_kind, Kind kind) {
  Things found;
  for (const Kind other : Every<Kind>(kCount)) {
    if (other != kind) found |= by_kind[other];
  }
  return found;
}

// What holds of the one holds of the other then.
template <class T>
void exchange(Set<T, std::uint64_t>& things, T one, T other) {
  if (things.has(one) == things.has(other)) return;
  const auto both = Set<T, std::uint64_t>{one, other};
  things = (things | both) - (things & both);
}

// Boats whose exchange with this one changes something (YAM-F11).
Spaces swappable_with(const Position& p, Space space) {
  Spaces found = others(p.boats, colour_at(p, space));
  found |= p.placed.has(space) ? with_boats(p) - p.placed : p.placed;
  if (p.last == space) found |= with_boats(p);
  if (p.last) found.add(*p.last);
  return found - Spaces{space};
}

void list_slides(View view, MoveList& moves) {
  const Spaces free = free_spaces(view);
  const Map& map = view.components.map;
  for (const Space from : with_boats(view.p)) {
    for (const Space to : map.links[from] & free) moves.add(move_of(Slide{from, to}));
  }
}

void list_sanctuaries(View view, MoveList& moves) {
  if (view.p.sanctuaries_left == 0) return;
  for (const Island island : empty_islands(view)) moves.add(move_of(PutSanctuary{island}));
}

void list_token_swaps(const Position& p, MoveList& moves) {
  for (const Island island : with_tokens(p)) {
    if (!after(island, others(p.tokens, *kind_at(p, island))).empty())
      moves.add(move_of(SwapTokens{island}));
  }
}

void list_boat_swaps(const Position& p, MoveList& moves) {
  for (const Space space : with_boats(p)) {
    if (!after(space, swappable_with(p, space)).empty()) moves.add(move_of(SwapBoats{space}));
  }
}

void lift(Position& p, Space space) { p.boats[colour_at(p, space)].remove(space); }

// YAM-F11: what a boat is goes with it.
void carry(Position& p, Space from, Space to) {
  p.placed.remove(from);
  p.placed.add(to);
  if (p.last == from) p.last = to;
}

}  // namespace

FleetPower power_now(View view) {
  const Maybe<Fleet> fleet = view.p.played[view.p.place];
  if (!fleet || view.p.used.has(Use::kFleet)) return FleetPower::kNothing;
  return view.components.printed_on(*fleet).power;
}

void list_fleet_power(View view, MoveList& moves) {
  const Position& p = view.p;
  switch (power_now(view)) {
    case FleetPower::kReserve:
      for (const Maybe<Tile> tile : p.buildings) {
        if (tile) moves.add(move_of(Reserve{*tile}));
      }
      return;
    case FleetPower::kSort:
      if (p.building_deck_size > 0) moves.add(move_of(Look{}));
      return;
    case FleetPower::kSlide: return list_slides(view, moves);
    case FleetPower::kSanctuary: return list_sanctuaries(view, moves);
    case FleetPower::kSwapTokens: return list_token_swaps(p, moves);
    case FleetPower::kRemove:
      for (const Space space : with_boats(p)) moves.add(move_of(Remove{space}));
      return;
    case FleetPower::kSwapBoats: return list_boat_swaps(p, moves);
    case FleetPower::kNothing:
    case FleetPower::kDiscount: return;  // that of build.cpp
  }
}

// YAM-F2
void do_reserve(const Play& play, Tile tile) {
  Position& p = play.p;
  p.used.add(Use::kFleet);
  take_from(p.buildings, tile);
  p.player(p.active).reserved.add(tile);
  play.emit("reserved", "YAM-F2", p.active, tile);
}

// YAM-F4
void do_slide(const Play& play, Slide slide) {
  Position& p = play.p;
  const auto [from, to] = slide;
  p.used.add(Use::kFleet);
  const Colour colour = colour_at(p, from);
  lift(p, from);
  p.boats[colour].add(to);
  if (p.placed.has(from)) carry(p, from, to);
  play.emit("boat_slid", "YAM-F4", p.active, colour, from, to);
}

// YAM-F5
void do_put_sanctuary(const Play& play, Island island) {
  Position& p = play.p;
  p.used.add(Use::kFleet);
  p.sanctuaries.add(island);
  --p.sanctuaries_left;
  play.emit("sanctuary_put", "YAM-F5", p.active, island);
}

// YAM-F6: two tokens of different kinds, the lower island first; mountains stay.
void do_swap_tokens(const Play& play, Island island) {
  play.p.used.add(Use::kFleet);
  push(play.p, Step::kWithToken, play.p.active);
  kFirstIsland.set(play.p.stack.top(), island);
}

void list_with_token(const Position& p, MoveList& moves) {
  const Island island = kFirstIsland(p.stack.top());
  for (const Island other : after(island, others(p.tokens, *kind_at(p, island)))) {
    moves.add(move_of(WithToken{other}));
  }
}

void do_with_token(const Play& play, Island island) {
  Position& p = play.p;
  const Island first = kFirstIsland(p.stack.top());
  p.stack.pop();
  for (Islands& of_kind : p.tokens) exchange(of_kind, first, island);
  play.emit("tokens_swapped", "YAM-F6", p.active, first, island);
}

// YAM-F7: one after the other, the lower space first.
void do_remove(const Play& play, Space space) {
  Position& p = play.p;
  const bool first = step_of(p) != Step::kRemove;
  const int left = (first ? play.components.removed_boats : kBoatsToRemove(p.stack.top())) - 1;
  if (!first) p.stack.pop();
  p.used.add(Use::kFleet);
  const Colour colour = colour_at(p, space);
  lift(p, space);
  ++p.supply[colour];
  p.placed.remove(space);
  if (p.last == space) p.last = {};
  play.emit("boat_removed", "YAM-F7", p.active, colour, space);
  if (left == 0) return;
  push(p, Step::kRemove, p.active);
  kBoatsToRemove.set(p.stack.top(), left);
  kRemovedFrom.set(p.stack.top(), space);
}

void list_second_removal(const Position& p, MoveList& moves) {
  for (const Space space : after(kRemovedFrom(p.stack.top()), with_boats(p))) {
    moves.add(move_of(Remove{space}));
  }
  moves.add(move_of(Done{}));
}

// YAM-F8: the lower space first.
void do_swap_boats(const Play& play, Space space) {
  play.p.used.add(Use::kFleet);
  push(play.p, Step::kWithBoat, play.p.active);
  kFirstSpace.set(play.p.stack.top(), space);
}

void list_with_boat(const Position& p, MoveList& moves) {
  const Space space = kFirstSpace(p.stack.top());
  for (const Space other : after(space, swappable_with(p, space))) {
    moves.add(move_of(WithBoat{other}));
  }
}

void do_with_boat(const Play& play, Space space) {
  Position& p = play.p;
  const Space first = kFirstSpace(p.stack.top());
  p.stack.pop();
  for (Spaces& of_colour : p.boats) exchange(of_colour, first, space);
  exchange(p.placed, first, space);
  if (p.last == first) {
    p.last = space;
  } else if (p.last == space) {
    p.last = first;
  }
  play.emit("boats_swapped", "YAM-F8", p.active, first, space);
}

}  // namespace kaisho::yamatai
