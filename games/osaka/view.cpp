// Who sees what (OSA-H1). Every hand card was once open to all, so every hand stands in every view;
// unknown to all alike are the order of the draw pile, the point cards drawn from it, and chance.
#include <span>

#include "core/values/counter.h"
#include "games/osaka/osaka.h"
#include "games/osaka/rules.h"

namespace kaisho::osaka {
namespace {

// Counts, by type, the cards that lie where everybody can name them.
Counts seen_cards(const Position& p) {
  Counts seen{};
  const auto see = [&](const Counts& counts) {
    for (const Card card : kEveryCard) add(seen[card], counts[card]);
  };
  for (const Player& player : p.players) {
    see(player.hand);
    see(player.goods);
  }
  see(p.discard);
  see(p.kept);
  for (const Slot& slot : p.market) ++seen[slot.card];
  for (const Slot& slot : p.farm) ++seen[slot.card];
  return seen;
}

}  // namespace

Position Rules::observe(const Components& /*components*/, const Position& p, Seat /*seat*/) {
  Position view = p;
  view.random = RandomState{};
  view.blind = Counts{};
  for (int i = 0; i < view.draw_size; ++i) view.draw[i] = kUnknownCard;
  view.observed = 1;
  return view;
}

// The unseen cards in any order are equally likely: some lie in the pile, the rest are point cards
// drawn from that same pile.
Position Rules::resample(const Components& components, const Position& observation,
                         Random& random) {
  Position p = observation;
  p.blind = Counts{};
  const Counts seen = seen_cards(p);
  std::array<Card, kMaxCards> unseen{};
  std::size_t count = 0;
  for (const Card card : kEveryCard) {
    for (int i = seen[card]; i < components.copies[card]; ++i) unseen[count++] = card;
  }
  random.shuffle(std::span(unseen).first(count));
  for (std::size_t i = 0; i < count; ++i) {
    if (i < p.draw_size) {
      p.draw[i] = unseen[i];
    } else {
      ++p.blind[unseen[i]];
    }
  }
  for (std::uint32_t& word : p.random.key) word = random.word();
  p.random.used = 0;
  p.observed = 0;
  return p;
}

}  // namespace kaisho::osaka
