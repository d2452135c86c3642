// The draw pile and the refill of market and farm (OSA-R).
#include <span>

#include "core/values/counter.h"
#include "games/osaka/rules.h"

namespace kaisho::osaka {
namespace {

Card pop(Position& p) {
  const Card card = p.draw[--p.draw_size];
  p.draw[p.draw_size] = Card{};
  return card;
}

// Once the pile is empty everybody can tell by elimination which point cards were drawn unseen.
void settle_blind(Position& p) {
  if (p.draw_size != 0) return;
  for (const Card card : kEveryCard) add(p.kept[card], p.blind[card]);
  p.blind = Counts{};
}

// OSA-R2
void rebuild_pile(const Play& play) {
  Position& p = play.p;
  for (const Card card : kEveryCard) {
    for (int i = 0; i < p.discard[card]; ++i) p.draw[p.draw_size++] = card;
  }
  if (p.draw_size == 0) return;
  p.discard = Counts{};
  ++p.reveal_count;
  Random(p.random).shuffle(std::span(p.draw).first(p.draw_size));
  play.emit_revealed("shuffled", "OSA-R2", kNobody, p.draw_size);
}

template <class AnyRow>
void draw_to(const Play& play, AnyRow& row, RowName name, int cards, const char* clause) {
  for (int i = 0; i < cards; ++i) {
    const Maybe<Card> card = draw_card(play);
    if (!card) return;
    row.add({*card, kNobody});
    play.emit_revealed("card_drawn", clause, kNobody, *card, name, row.size - 1);
  }
}

}  // namespace

// The top card of the pile, rebuilt first when it is empty; none when there is none at all.
Maybe<Card> draw_card(const Play& play) {
  if (play.p.draw_size == 0) rebuild_pile(play);
  if (play.p.draw_size == 0) return {};
  ++play.p.reveal_count;
  const Card card = pop(play.p);
  settle_blind(play.p);
  return card;
}

// OSA-P3: the same, but looked at by nobody; false when there is none.
bool draw_unseen(const Play& play) {
  if (play.p.draw_size == 0) rebuild_pile(play);
  if (play.p.draw_size == 0) return false;
  ++play.p.blind[pop(play.p)];
  settle_blind(play.p);
  return true;
}

// Draws this many cards for each row, or as many as there are.
void draw_rows(const Play& play, int market, int farm, const char* clause) {
  draw_to(play, play.p.market, RowName::kMarket, market, clause);
  draw_to(play, play.p.farm, RowName::kFarm, farm, clause);
}

// OSA-R1, OSA-V3
void do_refill(const Play& play, const char* clause) {
  Position& p = play.p;
  play.emit("refill", clause, kNobody);
  int from = 0;
  for (const Slot& slot : p.farm) {
    p.market.add(slot);
    play.emit("farm_to_market", "OSA-R1", kNobody, slot.card, from++, p.market.size - 1);
  }
  p.farm = {};
  draw_rows(play, play.components.market_drawn, play.components.farm_drawn, "OSA-R1");
}

}  // namespace kaisho::osaka
