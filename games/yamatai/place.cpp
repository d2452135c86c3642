// Placing boats (YAM-T4).
#include "games/yamatai/rules.h"

namespace kaisho::yamatai {
namespace {

Mask linked_to(const Components& box, Mask spaces) {
  Mask linked = 0;
  each_bit(spaces, [&](int space) { linked |= box.map.links[static_cast<std::size_t>(space)]; });
  return linked;
}

// YAM-P15
Mask entries_for(const Components& box, const Player& player) {
  return has(box, player, Power::kCoast) ? box.map.coast : box.map.entries;
}

}  // namespace

// The first boat on an entry or beside one of its colour; each next one beside the one before,
// wherever that lies now; none once that one has been taken away.
Mask spaces_for(const Components& box, const Position& p, Seat seat, int colour) {
  const Mask free = free_spaces(box, p);
  if (p.begun != 0) return p.last == kNone ? 0 : free & box.map.links[p.last];
  const Mask beside = linked_to(box, p.boats[static_cast<std::size_t>(colour)]);
  return free & (entries_for(box, p.player(seat)) | beside);
}

void list_placements(const Components& box, const Position& p, MoveList& moves) {
  const Player& player = p.player(p.active);
  for (int colour = 0; colour < kColours; ++colour) {
    if (player.boats[static_cast<std::size_t>(colour)] == 0) continue;
    each_bit(spaces_for(box, p, p.active, colour),
             [&](int space) { moves.add(move_of(MoveKind::kPlace, colour, space)); });
  }
}

void do_place(const Play& play, int colour, int space) {
  Position& p = play.p;
  const auto i = static_cast<std::size_t>(colour);
  --p.player(p.active).boats[i];
  p.boats[i] |= bit(space);
  p.placed |= bit(space);
  p.last = static_cast<Id>(space);
  p.begun = 1;
  play.tell(What::kPlaced, "YAM-T4", p.active, colour, space);
}

}  // namespace kaisho::yamatai
