// Who sees what (YOK-C3). Unknown are the order of the decks, the orders that left unseen, chance,
// and of the others the order each kept at set-up, while it is in hand, and the one put away.
#include <span>

#include "games/yokohama/rules.h"
#include "games/yokohama/yokohama.h"

namespace kaisho::yokohama {
namespace {

void hide(Id& order) {
  if (order != kNone) order = kUnknown;
}

void see(std::uint64_t& seen, Id order) {
  if (order < kUnknown) seen |= bit<std::uint64_t>(order);
}

// The orders that lie where the seat of the view can name them.
std::uint64_t seen_orders(const Position& p) {
  std::uint64_t seen = 0;
  for (Seat seat = 0; seat < p.seats; ++seat) {
    const Player& player = p.player(seat);
    seen |= player.orders | player.fulfilled;
    see(seen, player.kept);
    see(seen, player.put_away);
  }
  for (const auto& row : p.ports) {
    for (const Id order : row) see(seen, order);
  }
  return seen;
}

std::uint64_t seen_cards(const Position& p) {
  std::uint64_t seen = 0;
  for (Seat seat = 0; seat < p.seats; ++seat) seen |= p.player(seat).technologies;
  for (const auto& row : p.laboratories) {
    for (const Id card : row) see(seen, card);
  }
  return seen;
}

// The cards not seen, in random order.
class Unseen {
 public:
  Unseen(std::uint64_t seen, std::size_t all, Random& random) {
    for (std::size_t i = 0; i < all; ++i) {
      if ((seen >> i & 1U) == 0) cards_[size_++] = static_cast<Id>(i);
    }
    random.shuffle(std::span(cards_).first(size_));
  }
  Id next() { return cards_[next_++]; }
  void fill(Id& card) {
    if (card == kUnknown) card = next();
  }

 private:
  std::array<Id, kMaxOrders> cards_{};
  std::size_t size_ = 0;
  std::size_t next_ = 0;
};

}  // namespace

Position Rules::observe(const Components& /*components*/, const Position& p, Seat seat) {
  Position view = p;
  view.random = RandomState{};
  view.observed = 1;
  for (std::size_t i = 0; i < view.technology_deck_size; ++i) view.technology_deck[i] = kUnknown;
  for (std::size_t i = 0; i < view.order_deck_size; ++i) view.order_deck[i] = kUnknown;
  for (Seat other = 0; other < p.seats; ++other) {
    if (other == seat) continue;
    hide(view.player(other).kept);
    hide(view.player(other).put_away);
  }
  return view;
}

// Every way to share out the unseen cards is equally likely: what a player keeps tells nothing.
Position Rules::resample(const Components& components, const Position& observation,
                         Random& random) {
  Position p = observation;
  Unseen orders(seen_orders(p), components.orders.size(), random);
  for (Seat seat = 0; seat < p.seats; ++seat) {
    orders.fill(p.player(seat).kept);
    orders.fill(p.player(seat).put_away);
  }
  for (std::size_t i = 0; i < p.order_deck_size; ++i) p.order_deck[i] = orders.next();
  Unseen cards(seen_cards(p), components.cards.size(), random);
  for (std::size_t i = 0; i < p.technology_deck_size; ++i) p.technology_deck[i] = cards.next();
  for (std::uint32_t& word : p.random.key) word = random.word();
  p.random.used = 0;
  p.observed = 0;
  return p;
}

}  // namespace kaisho::yokohama
