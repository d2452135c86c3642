// What fleets allow beside their boats (YAM-F2, F4 to F8); YAM-F3 is in deck.cpp, YAM-F9 in
// build.cpp. A power that takes two choices asks for the second one in a step of its own.
#include "games/yamatai/rules.h"

namespace kaisho::yamatai {
namespace {

// The members of a set that come after this one: of two things the lower one is chosen first, so
// that each pair is offered once.
template <class T>
Set<T, std::uint64_t> beyond(T one, Set<T, std::uint64_t> things) {
  return things - Set<T, std::uint64_t>::first(number_of(one) + 1);
}

// What holds of the one holds of the other then, and the other way round.
template <class T>
void swap_membership(Set<T, std::uint64_t>& things, T one, T other) {
  if (things.has(one) == things.has(other)) return;
  const auto both = Set<T, std::uint64_t>{one, other};
  things = (things | both) - (things & both);
}

void take_off(Position& p, Space space) { p.boats[colour_at(p, space)].remove(space); }

// ---- YAM-F2: reserve a building

void list_reservations(const Position& p, MoveList& moves) {
  for (const Maybe<Tile> tile : p.buildings) {
    if (tile) moves.add(move_of(Reserve{*tile}));
  }
}

}  // namespace

void do_reserve(const Play& play, Tile tile) {
  Position& p = play.p;
  p.used.add(Use::kFleet);
  take_from(p.buildings, tile);
  p.player(p.active).reserved.add(tile);
  play.emit("reserved", "YAM-F2", p.active, tile);
}

// ---- YAM-F4: slide a boat

namespace {

void list_slides(View view, MoveList& moves) {
  const Spaces free = free_spaces(view);
  const Map& map = view.components.map;
  for (const Space from : with_boats(view.p)) {
    for (const Space to : map.links[from] & free) moves.add(move_of(Slide{from, to}));
  }
}

// YAM-F11: a boat of this turn stays one, and the chain goes on from where it lies now (YAM-T4).
void carry_on(Position& p, Space from, Space to) {
  if (!p.placed.has(from)) return;
  p.placed.remove(from);
  p.placed.add(to);
  if (p.last == from) p.last = to;
}

}  // namespace

void do_slide(const Play& play, Slide slide) {
  Position& p = play.p;
  const auto [from, to] = slide;
  p.used.add(Use::kFleet);
  const Colour colour = colour_at(p, from);
  take_off(p, from);
  p.boats[colour].add(to);
  carry_on(p, from, to);
  play.emit("boat_slid", "YAM-F4", p.active, colour, from, to);
}

// ---- YAM-F5: place a sanctuary

namespace {

void list_sanctuaries(View view, MoveList& moves) {
  if (view.p.sanctuaries_left == 0) return;
  for (const Island island : empty_islands(view)) moves.add(move_of(PutSanctuary{island}));
}

}  // namespace

void do_put_sanctuary(const Play& play, Island island) {
  Position& p = play.p;
  p.used.add(Use::kFleet);
  p.sanctuaries.add(island);
  --p.sanctuaries_left;
  play.emit("sanctuary_put", "YAM-F5", p.active, island);
}

// ---- YAM-F6: swap tokens; mountains stay. A swap without effect is not offered.

namespace {

// Tokens of another kind.
Islands tokens_to_swap_with(const Position& p, Island island) {
  return beyond(island, with_tokens(p) - p.tokens[*kind_at(p, island)]);
}

void list_first_tokens(const Position& p, MoveList& moves) {
  for (const Island island : with_tokens(p)) {
    if (!tokens_to_swap_with(p, island).empty()) moves.add(move_of(SwapTokens{island}));
  }
}

}  // namespace

void do_choose_token(const Play& play, Island island) {
  play.p.used.add(Use::kFleet);
  play.p.stack.push(with_token_step(play.p.active, island));
}

void list_second_tokens(const Position& p, MoveList& moves) {
  for (const Island other : tokens_to_swap_with(p, kFirstIsland(p.stack.top()))) {
    moves.add(move_of(WithToken{other}));
  }
}

void do_swap_tokens(const Play& play, Island second) {
  Position& p = play.p;
  const Island first = kFirstIsland(p.stack.top());
  p.stack.pop();
  for (Islands& of_kind : p.tokens) swap_membership(of_kind, first, second);
  play.emit("tokens_swapped", "YAM-F6", p.active, first, second);
}

// ---- YAM-F7: remove boats, one after the other

namespace {

void list_first_removals(const Position& p, MoveList& moves) {
  for (const Space space : with_boats(p)) moves.add(move_of(Remove{space}));
}

// YAM-F11: off the board it is no boat of this turn, and the chain ends with it (YAM-T4).
void remove_boat(const Play& play, Space space) {
  Position& p = play.p;
  const Colour colour = colour_at(p, space);
  take_off(p, space);
  ++p.supply[colour];
  p.placed.remove(space);
  if (p.last == space) p.last = {};
  play.emit("boat_removed", "YAM-F7", p.active, colour, space);
}

void ask_for_more(Position& p, int left, Space before) {
  if (left > 0) p.stack.push(remove_step(p.active, left, before));
}

}  // namespace

void do_remove_first(const Play& play, Space space) {
  play.p.used.add(Use::kFleet);
  remove_boat(play, space);
  ask_for_more(play.p, play.components.removed_boats - 1, space);
}

void list_further_removals(const Position& p, MoveList& moves) {
  for (const Space space : beyond(kRemovedFrom(p.stack.top()), with_boats(p))) {
    moves.add(move_of(Remove{space}));
  }
  moves.add(move_of(Done{}));
}

void do_remove_further(const Play& play, Space space) {
  const int left = kBoatsToRemove(play.p.stack.top()) - 1;
  play.p.stack.pop();
  remove_boat(play, space);
  ask_for_more(play.p, left, space);
}

// ---- YAM-F8: swap boats. A swap without effect is not offered.

namespace {

// Boats of another colour; of the same one where that changes which of them are of this turn
// (YAM-F11), or from where the chain goes on (YAM-T4).
Spaces boats_to_swap_with(const Position& p, Space space) {
  const Spaces boats = with_boats(p);
  Spaces found = boats - p.boats[colour_at(p, space)];
  found |= p.placed.has(space) ? boats - p.placed : p.placed;
  if (p.last == space) found |= boats;
  if (p.last) found.add(*p.last);
  return beyond(space, found);
}

void list_first_boats(const Position& p, MoveList& moves) {
  for (const Space space : with_boats(p)) {
    if (!boats_to_swap_with(p, space).empty()) moves.add(move_of(SwapBoats{space}));
  }
}

}  // namespace

void do_choose_boat(const Play& play, Space space) {
  play.p.used.add(Use::kFleet);
  play.p.stack.push(with_boat_step(play.p.active, space));
}

void list_second_boats(const Position& p, MoveList& moves) {
  for (const Space other : boats_to_swap_with(p, kFirstSpace(p.stack.top()))) {
    moves.add(move_of(WithBoat{other}));
  }
}

void do_swap_boats(const Play& play, Space second) {
  Position& p = play.p;
  const Space first = kFirstSpace(p.stack.top());
  p.stack.pop();
  for (Spaces& of_colour : p.boats) swap_membership(of_colour, first, second);
  swap_membership(p.placed, first, second);
  if (p.last == first) {
    p.last = second;
  } else if (p.last == second) {
    p.last = first;
  }
  play.emit("boats_swapped", "YAM-F8", p.active, first, second);
}

// ---- all of them

// YAM-T2: used once.
FleetPower unused_power(View view) {
  const Maybe<Fleet> fleet = view.p.played[view.p.place];
  if (!fleet || view.p.used.has(Use::kFleet)) return FleetPower::kNothing;
  return view.components.printed_on(*fleet).power;
}

void list_fleet_power(View view, MoveList& moves) {
  const Position& p = view.p;
  switch (unused_power(view)) {
    case FleetPower::kReserve: return list_reservations(p, moves);
    case FleetPower::kSort: return list_looks(p, moves);
    case FleetPower::kSlide: return list_slides(view, moves);
    case FleetPower::kSanctuary: return list_sanctuaries(view, moves);
    case FleetPower::kSwapTokens: return list_first_tokens(p, moves);
    case FleetPower::kRemove: return list_first_removals(p, moves);
    case FleetPower::kSwapBoats: return list_first_boats(p, moves);
    case FleetPower::kDiscount: return;  // list_builds offers what it allows
    case FleetPower::kNothing: return;
  }
}

}  // namespace kaisho::yamatai
