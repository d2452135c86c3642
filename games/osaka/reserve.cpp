// Reserving a card (OSA-V).
#include "games/osaka/rules.h"

namespace kaisho::osaka {
namespace {

template <class AnyRow>
void list_row(const AnyRow& row, RowName name, MoveList& moves) {
  Set<Card> listed;
  for (const Slot& slot : row) {
    if (slot.reserved_by != kNobody || listed.has(slot.card)) continue;
    listed.add(slot.card);
    moves.add(move_of(Reserve{slot.card, name}));
  }
}

template <class AnyRow>
int mark(AnyRow& row, Card card, Seat seat) {
  const int index = row.index_of({card, kNobody});
  row.slots[index].reserved_by = seat;
  return index;
}

}  // namespace

bool has_marker(const SeatView& view) {
  return view.p.market.marked_by(view.seat) == nullptr &&
         view.p.farm.marked_by(view.seat) == nullptr;
}

// OSA-V1, OSA-V3. Two unreserved cards of one type in a row are one choice.
void list_reservations(const SeatView& view, MoveList& moves) {
  if (!has_marker(view)) return;
  list_row(view.p.market, RowName::kMarket, moves);
  list_row(view.p.farm, RowName::kFarm, moves);
}

void do_reserve(const Play& play, Reserve reserve) {
  Position& p = play.p;
  const Seat seat = p.active;
  const int index = reserve.row == RowName::kMarket ? mark(p.market, reserve.card, seat)
                                                    : mark(p.farm, reserve.card, seat);
  play.emit("reserved", "OSA-V1", seat, reserve.card, reserve.row, index);
  p.stack.pop();
  do_end_turn(play);
}

}  // namespace kaisho::osaka
