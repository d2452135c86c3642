// Who sees what (SAM-H1): unknown to all alike are the order of the pile and what chance will do.
#include <span>

#include "games/sample/rules.h"
#include "games/sample/sample.h"

namespace kaisho::sample {

Position Rules::observe(const Components& /*components*/, const Position& p, Seat /*seat*/) {
  Position view = p;
  view.random = RandomState{};
  for (int i = 0; i < view.draw_size; ++i) view.draw[i] = kUnknownCard;
  view.observed = 1;
  return view;
}

// The cards that lie nowhere else, in any order, are the pile.
Position Rules::resample(const Components& components, const Position& observation,
                         Random& random) {
  Position p = observation;
  std::size_t size = 0;
  for (const Card card : components.cards.keys()) {
    int left = components.cards[card].copies;
    for (const Player& player : p.players) left -= player.cards[card];
    for (const Maybe<Card> open : p.row) left -= open == card ? 1 : 0;
    for (; left > 0; --left) p.draw[size++] = card;
  }
  random.shuffle(std::span(p.draw).first(size));
  for (std::uint32_t& word : p.random.key) word = random.word();
  p.random.used = 0;
  p.observed = 0;
  return p;
}

}  // namespace kaisho::sample
