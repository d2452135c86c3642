// Boats left over (YAM-T10).
#include <algorithm>

#include "core/values/counter.h"
#include "core/values/lists.h"
#include "games/yamatai/rules.h"

namespace kaisho::yamatai {

namespace {

// YAM-P6
int port_size(const SeatView& view) {
  const int extra = has(view, Power::kWidePort) ? view.components.extra_slots : 0;
  return view.components.port_slots + extra;
}

// Every way to keep so many more boats of this colour and those after it, yellow the last.
void list_from(const Boats& own, Colour colour, int left, Boats& kept, MoveList& moves) {
  if (colour == kYellow) {
    if (own[colour] < left) return;
    set(kept[colour], left);
    moves.add(move_of(Keep::of(kept)));
    return;
  }
  for (int n = 0; n <= std::min<int>(left, own[colour]); ++n) {
    set(kept[colour], n);
    list_from(own, noun<Colour>(number_of(colour) + 1), left - n, kept, moves);
  }
}

void tell_boats(const Play& play, Play::Named<kColours> event, Seat seat, const Boats& boats) {
  play.emit(event, "YAM-T10", seat, boats[kGreen], boats[kBrown], boats[kBlack], boats[kRed],
            boats[kYellow]);
}

}  // namespace

// YAM-T10: not all can be kept, and they are not all alike.
bool may_choose_keeps(View view) {
  const SeatView own = view.of(view.p.active);
  const Boats& boats = own.player().boats;
  const int kept = std::min(port_size(own), boats_of(own.player()));
  return kept > 0 && kept < boats_of(own.player()) &&
         times_in(boats, std::uint8_t{0}) < kColours - 1;
}

// YAM-T10: the port is filled as far as the boats go; with nothing to keep the step is just ended.
void list_keeps(View view, MoveList& moves) {
  const SeatView own = view.of(view.p.active);
  const Player& player = own.player();
  const int kept = std::min(port_size(own), boats_of(player));
  if (kept == 0) return moves.add(move_of(Done{}));
  Boats boats{};
  list_from(player.boats, kGreen, kept, boats, moves);
}

// YAM-T10
void do_keep(const Play& play, const Boats& kept) {
  Position& p = play.p;
  const Seat seat = p.stack.top().seat;
  Player& player = p.player(seat);
  p.stack.pop();
  if (boats_of(player) == 0) return;
  Boats aside{};
  int count = 0;
  for (const Colour colour : kEveryColour) {
    set(aside[colour], player.boats[colour] - kept[colour]);
    count += aside[colour];
  }
  player.boats = kept;
  add(player.aside, count);
  tell_boats(play, "port_kept", seat, kept);
  if (count > 0) tell_boats(play, "set_aside", seat, aside);
}

}  // namespace kaisho::yamatai
