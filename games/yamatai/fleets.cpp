// The fleet of a turn and its boats (YAM-T1).
#include "games/yamatai/rules.h"

namespace kaisho::yamatai {

void list_fleets(const Position& p, MoveList& moves) {
  for (int place = 0; place < kMaxFleets; ++place) {
    if (p.track[place] == kNone || p.track_lots[place] != kFaceUp) continue;
    moves.add(fleet_move(p.track[place]));
  }
}

void do_take_fleet(const Play& play, int fleet) {
  Position& p = play.p;
  const Seat seat = p.stack.top().seat;
  p.stack.pop();
  for (Id& there : p.track) {
    if (there == fleet) there = kNone;
  }
  p.played[p.place] = static_cast<Id>(fleet);
  play.tell("fleet_taken", "YAM-T1", seat, fleet);
  const Fleet& taken = play.components.fleets[fleet];
  for (const Colour colour : kEveryColour) {
    for (int i = 0; i < taken.boats[colour]; ++i) {
      gain_boat(play, seat, colour, "YAM-T1");
    }
  }
  if (taken.any > 0) push(p, Step::kFreeBoat, seat, taken.any);
}

// With an empty supply the step is passed over.
void list_free_boats(const Position& p, MoveList& moves) {
  for (const Colour colour : kEveryColour) {
    if (p.supply[colour] > 0) moves.add(boat_move(colour));
  }
}

void do_take_boat(const Play& play, Colour colour) {
  Frame& frame = play.p.stack.top();
  const Seat seat = frame.seat;
  if (--kBoatsToTake(frame) == 0) play.p.stack.pop();
  gain_boat(play, seat, colour, "YAM-F10");
}

}  // namespace kaisho::yamatai
