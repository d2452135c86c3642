// Taking a card as money (OSA-K).
#include "games/osaka/rules.h"

namespace kaisho::osaka {

// OSA-K1. Two free cards of one type are one choice.
void list_takes(const Position& p, Seat seat, MoveList& moves) {
  std::uint32_t listed = 0;
  for (const Slot& slot : p.market) {
    if (slot.reserved_by == seat) {
      moves.add(take_move(slot.card, Source::kOwn));
    } else if (slot.reserved_by == kNobody && ((listed >> slot.card) & 1U) == 0) {
      listed |= 1U << slot.card;
      moves.add(take_move(slot.card, Source::kFree));
    }
  }
}

void do_take(const Play& play, Card card, Source source) {
  Position& p = play.p;
  const Seat seat = p.active;
  const Seat marker = source == Source::kOwn ? seat : kNobody;
  const int index = p.market.index_of({card, marker});
  p.market.remove(index);
  ++p.player(seat).hand[card];
  play.tell("taken", "OSA-K1", seat, card, index);
  if (marker == seat) play.tell("marker_back", "OSA-V2", seat);
  p.stack.pop();
  do_end_turn(play);
}

}  // namespace kaisho::osaka
