// Who sees what (YOK-C3). Unknown are the order of the decks, the orders that left unseen, chance,
// and of the others the order each kept at set-up, while it is in hand, and the one put away.
#include <span>

#include "games/yokohama/rules.h"
#include "games/yokohama/yokohama.h"

namespace kaisho::yokohama {
namespace {

void hide(Maybe<OrderId>& order) {
  if (order) order = kUnknownOrder;
}

// The orders that lie where the seat of the view can name them.
Orders seen_orders(const Position& p) {
  Orders seen;
  const auto see = [&](Maybe<OrderId> order) {
    if (is_known(order)) seen.add(*order);
  };
  for (Seat seat = 0; seat < p.seats; ++seat) {
    const Player& player = p.player(seat);
    seen |= player.orders | player.fulfilled;
    see(player.kept);
    see(player.put_away);
  }
  for (const auto& row : p.ports) {
    for (const Maybe<OrderId> order : row) see(order);
  }
  return seen;
}

Cards seen_cards(const Position& p) {
  Cards seen;
  for (Seat seat = 0; seat < p.seats; ++seat) seen |= p.player(seat).technologies;
  for (const auto& row : p.laboratories) {
    for (const Maybe<CardId> card : row) {
      if (card) seen.add(*card);
    }
  }
  return seen;
}

// The cards not seen, in random order.
template <class Card, class Word>
class Unseen {
 public:
  Unseen(Set<Card, Word> seen, Every<Card> all, Random& random) {
    for (const Card card : all) {
      if (!seen.has(card)) cards_[size_++] = card;
    }
    random.shuffle(std::span(cards_).first(size_));
  }
  Card next() { return cards_[next_++]; }

 private:
  std::array<Card, kMaxOrders> cards_{};
  std::size_t size_ = 0;
  std::size_t next_ = 0;
};

}  // namespace

Position Rules::observe(const Components& /*components*/, const Position& p, Seat seat) {
  Position view = p;
  view.random = RandomState{};
  view.observed = 1;
  for (std::size_t i = 0; i < view.technology_deck_size; ++i)
    view.technology_deck[i] = kUnknownCard;
  for (std::size_t i = 0; i < view.order_deck_size; ++i) view.order_deck[i] = kUnknownOrder;
  for (Seat other = 0; other < p.seats; ++other) {
    if (other == seat) continue;
    hide(view.player(other).kept);
    hide(view.player(other).put_away);
  }
  return view;
}

// Every way to share out the unseen cards is equally likely: what a player keeps reveals nothing.
Position Rules::resample(const Components& components, const Position& observation,
                         Random& random) {
  Position p = observation;
  Unseen orders(seen_orders(p), components.orders.keys(), random);
  for (Seat seat = 0; seat < p.seats; ++seat) {
    Player& player = p.player(seat);
    if (player.kept == kUnknownOrder) player.kept = orders.next();
    if (player.put_away == kUnknownOrder) player.put_away = orders.next();
  }
  for (std::size_t i = 0; i < p.order_deck_size; ++i) p.order_deck[i] = orders.next();
  Unseen cards(seen_cards(p), components.cards.keys(), random);
  for (std::size_t i = 0; i < p.technology_deck_size; ++i) p.technology_deck[i] = cards.next();
  for (std::uint32_t& word : p.random.key) word = random.word();
  p.random.used = 0;
  p.observed = 0;
  return p;
}

}  // namespace kaisho::yokohama
