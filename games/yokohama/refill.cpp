// What was taken from a laboratory (YOK-A9) or a port (YOK-A10) is made up for.
#include <span>

#include "games/yokohama/rules.h"

namespace kaisho::yokohama {
namespace {

// What is left moves to the left, and the deck fills the rest; false: not to the end.
template <class Card, std::size_t kMost>
bool refill(const Play& play, Play::Named<3> drawn, const char* clause, Board board,
            std::span<Maybe<Card>> row, std::array<Card, kMost>& deck, std::uint8_t& left) {
  auto free = std::ranges::remove(row, Maybe<Card>{}).begin();
  std::fill(free, row.end(), Maybe<Card>{});
  for (; free != row.end() && left > 0; ++free) {
    const Card card = draw(deck, left);
    *free = card;
    ++play.p.reveal_count;
    play.emit_revealed(drawn, clause, kNobody, card, board, free - row.begin() + 1);
  }
  return free == row.end();
}

}  // namespace

void refill_laboratory(const Play& play, Board board) {
  Position& p = play.p;
  refill(play, "technology_drawn", "YOK-A9", board,
         std::span(p.laboratories[board]).first(play.components.laboratory_slots[board]),
         p.technology_deck, p.technology_deck_size);
}

// YOK-E1: a deck that cannot fill every slot brings the end about.
void refill_port(const Play& play, Board board) {
  Position& p = play.p;
  const bool full = refill(play, "order_drawn", "YOK-A10", board,
                           std::span(p.ports[board]).first(play.components.port_slots[board]),
                           p.order_deck, p.order_deck_size);
  if (!full) trigger_end(play, Trigger::kOrders, p.active, "YOK-E1");
}

}  // namespace kaisho::yokohama
