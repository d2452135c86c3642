// Placing boats (YAM-T4).
#include "games/yamatai/rules.h"

namespace kaisho::yamatai {
namespace {

Spaces linked_to(const Components& components, Spaces spaces) {
  Spaces linked;
  for (const Space space : spaces) linked |= components.map.links[space];
  return linked;
}

// YAM-P15
Spaces entries_for(const Components& components, const Player& player) {
  return has(components, player, Power::kCoast) ? components.map.coast : components.map.entries;
}

}  // namespace

// The first boat on an entry or beside one of its colour; each next one beside the one before,
// wherever that lies now; none once that one has been taken away.
Spaces spaces_for(const Components& components, const Position& p, Seat seat, Colour colour) {
  const Spaces free = free_spaces(components, p);
  if (p.begun != 0) return p.last ? free & components.map.links[*p.last] : Spaces();
  const Spaces beside = linked_to(components, p.boats[colour]);
  return free & (entries_for(components, p.player(seat)) | beside);
}

void list_placements(const Components& components, const Position& p, MoveList& moves) {
  const Player& player = p.player(p.active);
  for (const Colour colour : kEveryColour) {
    if (player.boats[colour] == 0) continue;
    for (const Space space : spaces_for(components, p, p.active, colour)) {
      moves.add(move_of(Place{colour, space}));
    }
  }
}

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
