// Set-up (SAM-S), and the pile that the row is filled from.
#include <span>

#include "games/sample/rules.h"

namespace kaisho::sample {
namespace {

// SAM-S2
void shuffle_cards(const Play& play) {
  Position& p = play.p;
  for (const Card card : play.components.cards.keys()) {
    for (int i = 0; i < play.components.cards[card].copies; ++i) p.draw[p.draw_size++] = card;
  }
  Random(p.random).shuffle(std::span(p.draw).first(p.draw_size));
}

}  // namespace

int cards_in(const Row& row) {
  int cards = 0;
  for (const Maybe<Card> card : row) cards += card ? 1 : 0;
  return cards;
}

// From the pile, as long as there are cards. Whatever comes to light is counted in `reveal_count`
// and told as such: up to there a move can be shown before it is played, and taken back afterwards.
void fill_row(const Play& play, const char* clause) {
  Position& p = play.p;
  for (int slot = 0; slot < play.components.row; ++slot) {
    if (p.draw_size == 0) return;
    const Card card = p.draw[--p.draw_size];
    p.draw[p.draw_size] = Card{};
    p.row[slot] = card;
    ++p.reveal_count;
    play.emit_revealed("card_laid", clause, kNobody, card, slot);
  }
}

void set_up(const Play& play) {
  Position& p = play.p;
  shuffle_cards(play);
  fill_row(play, "SAM-S3");
  p.active = Random(p.random).below(p.seats);
  play.emit("first_player", "SAM-S4", p.active);
  push(p, Step::kTurnStart);
}

}  // namespace kaisho::sample
