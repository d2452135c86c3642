// The fleet of a turn and its boats (YAM-T1).
#include "games/yamatai/rules.h"

namespace kaisho::yamatai {

// YAM-T1
void list_fleets(const Position& p, MoveList& moves) {
  for (int place = 0; place < kMaxFleets; ++place) {
    if (!p.track[place] || p.track_blocks[place] != kFaceUp) continue;
    moves.add(move_of(TakeFleet{*p.track[place]}));
  }
}

// YAM-T1
void do_take_fleet(const Play& play, Fleet fleet) {
  Position& p = play.p;
  const Seat seat = p.stack.top().seat;
  p.stack.pop();
  take_from(p.track, fleet);
  p.played[p.place] = fleet;
  play.emit("fleet_taken", "YAM-T1", seat, fleet);
  const PrintedFleet& taken = play.components.printed_on(fleet);
  for (const Colour colour : kEveryColour) {
    for (int i = 0; i < taken.boats[colour]; ++i) {
      gain_boat(play, seat, colour, "YAM-T1");
    }
  }
  if (taken.any > 0) p.stack.push(free_boat_step(seat, taken.any));
}

// YAM-F10: a step without boats in the supply is skipped.
void list_free_boats(const Position& p, MoveList& moves) {
  for (const Colour colour : kEveryColour) {
    if (p.supply[colour] > 0) moves.add(move_of(TakeBoat{colour}));
  }
}

// YAM-F10
void do_take_boat(const Play& play, Colour colour) {
  Frame& frame = play.p.stack.top();
  const Seat seat = frame.seat;
  if (kBoatsToTake.add(frame, -1) == 0) play.p.stack.pop();
  gain_boat(play, seat, colour, "YAM-F10");
}

}  // namespace kaisho::yamatai
