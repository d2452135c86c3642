// Taking a card as money (OSA-K).
#include "games/osaka/rules.h"

namespace kaisho::osaka {

// OSA-K1. Two free cards of one type are one choice.
void list_takes(const SeatView& view, MoveList& moves) {
  Set<Card> listed;
  for (const Slot& slot : view.p.market) {
    if (slot.reserved_by == view.seat) {
      moves.add(move_of(Take{slot.card, Source::kOwn}));
    } else if (slot.reserved_by == kNobody && !listed.has(slot.card)) {
      listed.add(slot.card);
      moves.add(move_of(Take{slot.card, Source::kFree}));
    }
  }
}

void do_take(const Play& play, Take take) {
  Position& p = play.p;
  const Seat seat = p.active;
  const Seat marker = take.source == Source::kOwn ? seat : kNobody;
  const int index = p.market.index_of({take.card, marker});
  p.market.remove(index);
  ++p.player(seat).hand[take.card];
  play.emit("taken", "OSA-K1", seat, take.card, index);
  if (marker == seat) play.emit("marker_back", "OSA-V2", seat);
  p.stack.pop();
  do_end_turn(play);
}

}  // namespace kaisho::osaka
