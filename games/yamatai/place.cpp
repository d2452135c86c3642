// Placing boats (YAM-T4).
#include "games/yamatai/rules.h"

namespace kaisho::yamatai {
namespace {

Spaces linked_to(View view, Spaces spaces) {
  Spaces linked;
  for (const Space space : spaces) linked |= view.components.map.links[space];
  return linked;
}

// YAM-P15
Spaces entries_for(const SeatView& view) {
  const Map& map = view.components.map;
  return has(view, Power::kCoast) ? map.coast : map.entries;
}

}  // namespace

// The first boat on an entry or beside one of its colour; each next one beside the one before,
// wherever that lies now; none once that one has been taken away.
Spaces spaces_for(const SeatView& view, Colour colour) {
  const Position& p = view.p;
  const Spaces free = free_spaces(view);
  if (p.begun != 0) return p.last ? free & view.components.map.links[*p.last] : Spaces();
  const Spaces beside = linked_to(view, p.boats[colour]);
  return free & (entries_for(view) | beside);
}

// YAM-T4
void list_placements(View view, MoveList& moves) {
  const Player& player = view.p.player(view.p.active);
  for (const Colour colour : kEveryColour) {
    if (player.boats[colour] == 0) continue;
    for (const Space space : spaces_for(view.of(view.p.active), colour)) {
      moves.add(move_of(Place{colour, space}));
    }
  }
}

// YAM-T4
void do_place(const Play& play, Place place) {
  Position& p = play.p;
  const auto [colour, space] = place;
  --p.player(p.active).boats[colour];
  p.boats[colour].add(space);
  p.placed.add(space);
  p.last = space;
  p.begun = 1;
  play.emit("placed", "YAM-T4", p.active, colour, space);
}

}  // namespace kaisho::yamatai
