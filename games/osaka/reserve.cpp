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

bool has_marker(const Position& p, Seat seat) {
  return p.market.marked_by(seat) == nullptr && p.farm.marked_by(seat) == nullptr;
}

// OSA-V1, OSA-V3. Two unreserved cards of one type in a row are one choice.
void list_reservations(const Position& p, Seat seat, MoveList& moves) {
  if (!has_marker(p, seat)) return;
  list_row(p.market, RowName::kMarket, moves);
  list_row(p.farm, RowName::kFarm, moves);
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
