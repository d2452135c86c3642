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
    moves.add(move_of(MoveKind::kReserve, slot.card, static_cast<std::uint8_t>(name)));
  }
}

template <class AnyRow>
int mark(AnyRow& row, Card card, Seat seat) {
  std::size_t index = 0;
  while (row.slots[index] != Slot{card, kNobody}) ++index;
  row.slots[index].reserved_by = seat;
  return static_cast<int>(index);
}

template <class AnyRow>
bool holds_marker(const AnyRow& row, Seat seat) {
  for (const Slot& slot : row) {
    if (slot.reserved_by == seat) return true;
  }
  return false;
}

}  // namespace

bool has_marker(const Position& p, Seat seat) {
  return !holds_marker(p.market, seat) && !holds_marker(p.farm, seat);
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
  play.tell(What::kReserved, "OSA-V1", seat, card, row, index);
  p.stack.pop();
  do_end_turn(play);
}

}  // namespace kaisho::osaka
