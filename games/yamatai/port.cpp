// Boats left over (YAM-T10).
#include <algorithm>

#include "games/yamatai/rules.h"

namespace kaisho::yamatai {

namespace {

// YAM-P6
int port_size(const Components& box, const Player& player) {
  return box.port_slots + (has(box, player, Power::kWidePort) ? box.extra_slots : 0);
}

// Every way to keep so many more boats of this colour and those after it.
void list_from(const Boats& own, std::size_t colour, int left, Boats& kept, MoveList& moves) {
  if (colour + 1 == kColours) {
    if (own[colour] < left) return;
    kept[colour] = static_cast<std::uint8_t>(left);
    moves.add(keep_move(kept));
    return;
  }
  for (int n = 0; n <= std::min<int>(left, own[colour]); ++n) {
    kept[colour] = static_cast<std::uint8_t>(n);
    list_from(own, colour + 1, left - n, kept, moves);
  }
}

}  // namespace

// The port is filled as far as the boats go; with nothing to keep the step is just ended.
void list_keeps(const Components& box, const Position& p, MoveList& moves) {
  const Player& player = p.player(p.active);
  const int kept = std::min(port_size(box, player), boats_of(player));
  if (kept == 0) return moves.add(move_of(MoveKind::kDone));
  Boats boats{};
  list_from(player.boats, 0, kept, boats, moves);
}

void do_keep(const Play& play, const Boats& kept) {
  Position& p = play.p;
  const Seat seat = p.stack.top().seat;
  Player& player = p.player(seat);
  p.stack.pop();
  if (boats_of(player) == 0) return;
  Boats aside{};
  int count = 0;
  for (std::size_t colour = 0; colour < kColours; ++colour) {
    aside[colour] = static_cast<std::uint8_t>(player.boats[colour] - kept[colour]);
    count += aside[colour];
  }
  player.boats = kept;
  player.aside = static_cast<std::uint16_t>(player.aside + count);
  play.tell(What::kPortKept, "YAM-T10", seat, kept[0], kept[1], kept[2], kept[3], kept[4]);
  if (count == 0) return;
  play.tell(What::kSetAside, "YAM-T10", seat, aside[0], aside[1], aside[2], aside[3], aside[4]);
}

}  // namespace kaisho::yamatai
