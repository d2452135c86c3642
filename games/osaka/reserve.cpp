// Reserving a card (OSA-V).
#include "games/osaka/rules.h"

namespace kaisho::osaka {
namespace {

template <class AnyRow>
void list_row(const AnyRow& row, RowName name, MoveList& moves) {
  std::uint32_t listed = 0;
  for (const Slot& slot : row) {
    if (slot.reserved_by != kNobody || ((listed >> slot.card) & 1U) != 0) continue;
    listed |= 1U << slot.card;
    moves.add(reserve_move(slot.card, name));
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

void do_reserve(const Play& play, Card card, RowName row) {
  Position& p = play.p;
  const Seat seat = p.active;
  const int index = row == RowName::kMarket ? mark(p.market, card, seat) : mark(p.farm, card, seat);
  play.tell("reserved", "OSA-V1", seat, card, row, index);
  p.stack.pop();
  do_end_turn(play);
}

}  // namespace kaisho::osaka
