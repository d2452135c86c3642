// Orders, technologies and level-5 tokens: each lies somewhere once, or in the box.
#include <algorithm>

#include "games/yokohama/check.h"
#include "games/yokohama/names.h"

namespace kaisho::yokohama {
namespace {

// What was found of a kind of card so far; the first that lies in two places is kept.
class Found {
 public:
  void add(Id card, const std::string& where) {
    if (card == kNone) return;
    if (card == kUnknown) {
      ++unknown_;
      return;
    }
    add_all(bit<std::uint64_t>(card), where);
  }
  void add_all(std::uint64_t cards, const std::string& where) {
    if ((cards & cards_) != 0 && twice_.empty()) {
      twice_ = where;
      twice_card_ = std::countr_zero(cards & cards_);
    }
    cards_ |= cards;
  }
  int count() const { return std::popcount(cards_) + unknown_; }
  std::uint64_t cards() const { return cards_; }
  int unknown() const { return unknown_; }
  bool any_twice() const { return !twice_.empty(); }
  const std::string& twice() const { return twice_; }
  std::size_t twice_card() const { return static_cast<std::size_t>(twice_card_); }

 private:
  std::uint64_t cards_ = 0;
  int unknown_ = 0;
  std::string twice_;
  int twice_card_ = 0;
};

// A row is filled from the left while the deck lasts; what is not in use is empty.
Expected<void> check_row(const std::array<Id, kRowSlots>& row, int slots, bool used, bool deck,
                         const std::string& where) {
  const auto size = static_cast<std::size_t>(used ? slots : 0);
  bool gap = false;
  for (std::size_t i = 0; i < row.size(); ++i) {
    if (row[i] == kNone) {
      gap = gap || i < size;
      if (deck && i < size) return broken("This slot would have been filled.", where);
      continue;
    }
    if (i >= size || gap) return broken("Cards lie from the left.", where);
  }
  return {};
}

// The laboratory whose card was taken and is not yet made up for; -1 without one.
int laboratory_to_refill(const Position& p) {
  const Frame* frame = find_step(p, Step::kRefill);
  return frame != nullptr && frame->a == 0 ? frame->b : -1;
}

// Of the row under way only one card is missing.
Expected<void> check_taken_row(const std::array<Id, kRowSlots>& row, int slots,
                               const std::string& where) {
  std::array<Id, kRowSlots> made_up = row;
  const auto gap = std::ranges::find(made_up, kNone);
  if (gap == made_up.end() || gap - made_up.begin() >= slots) {
    return broken("A card was taken from here.", where);
  }
  std::move(gap + 1, made_up.end(), gap);
  made_up.back() = kNone;
  return check_row(made_up, slots, true, false, where);
}

Expected<void> check_rows(const Components& box, const Position& p) {
  const Layout& layout = layout_of(box, p);
  for (std::size_t i = 0; i < kBoards; ++i) {
    const std::string lab = "laboratories." + box.laboratory_ids[i];
    const bool taken = static_cast<int>(i) == laboratory_to_refill(p);
    const auto row = taken && layout.laboratories[i]
                         ? check_taken_row(p.laboratories[i], box.laboratory_slots[i], lab)
                         : check_row(p.laboratories[i], box.laboratory_slots[i],
                                     layout.laboratories[i], p.technology_deck_size > 0, lab);
    if (!row) return row;
    auto port = check_row(p.ports[i], box.port_slots[i], layout.ports[i], p.order_deck_size > 0,
                          "ports." + box.port_ids[i]);
    if (!port) return port;
  }
  return {};
}

// The deck is known card by card, or as observed not at all; beyond it nothing lies.
template <std::size_t kMost>
Expected<void> check_deck(const Position& p, const std::array<Id, kMost>& deck, std::size_t size,
                          std::size_t cards, const std::string& where) {
  if (size > kMost) return broken("There are not so many cards.", where);
  for (std::size_t i = 0; i < kMost; ++i) {
    const bool right = i >= size         ? deck[i] == 0
                       : p.observed != 0 ? deck[i] == kUnknown
                                         : deck[i] < cards;
    if (!right) return broken("There is no such card.", where);
  }
  return {};
}

template <std::size_t kMost>
void add_deck(Found& found, const std::array<Id, kMost>& deck, std::size_t size,
              const std::string& where) {
  for (std::size_t i = 0; i < size; ++i) found.add(deck[i], where);
}

// ---- technologies

Expected<void> check_names(const Components& box, const Position& p) {
  for (Seat seat = 0; seat < p.seats; ++seat) {
    for (const Technology& technology : box.technologies) {
      if (std::popcount(p.player(seat).technologies & technology.cards) > 1) {  // YOK-C4
        return broken("Nobody has two technologies of one name.",
                      seat_path(seat) + ".technologies");
      }
    }
  }
  return {};
}

Expected<void> check_technologies(const Components& box, const Position& p) {
  Found found;
  for (Seat seat = 0; seat < p.seats; ++seat) {
    found.add_all(p.player(seat).technologies, seat_path(seat) + ".technologies");
  }
  for (std::size_t i = 0; i < kBoards; ++i) {
    for (const Id card : p.laboratories[i]) {
      found.add(card, "laboratories." + box.laboratory_ids[i]);
    }
  }
  add_deck(found, p.technology_deck, p.technology_deck_size, "technology_deck");
  if (found.any_twice()) {
    return broken(card_name(box, static_cast<Id>(found.twice_card())) + " lies in two places.",
                  found.twice());
  }
  if (found.count() != static_cast<int>(box.cards.size())) {
    return broken("There are " + std::to_string(found.count()) + " technology cards instead of " +
                      std::to_string(box.cards.size()) + ".",
                  "technology_deck");
  }
  return check_names(box, p);
}

// ---- orders

// YOK-C4, YOK-S7
Expected<void> check_hand(const Components& box, const Position& p, Seat seat) {
  const Player& player = p.player(seat);
  if (orders_in_hand(player) > box.hand_limit) {
    return broken("A hand has at most " + std::to_string(box.hand_limit) + " orders.",
                  seat_path(seat) + ".orders");
  }
  if (player.put_away == kNone) {
    return broken("Each player has put an order away.", seat_path(seat) + ".put_away");
  }
  if (p.observed == 0 && (player.kept == kUnknown || player.put_away == kUnknown)) {
    return broken("In a whole position everything is known.", seat_path(seat) + ".kept");
  }
  return {};
}

// YOK-C3: an observation shows at most the hand of one seat, its own, and that whole.
Expected<void> check_observer(const Position& p) {
  if (p.observed == 0) return {};
  int shown = 0;
  for (Seat seat = 0; seat < p.seats; ++seat) {
    const Player& player = p.player(seat);
    const bool own = player.put_away != kUnknown;
    if (player.kept != kNone && own != (player.kept != kUnknown)) {
      return broken("A seat knows both of its orders or neither.", seat_path(seat) + ".kept");
    }
    shown += own ? 1 : 0;
    if (shown > 1) {
      return broken("Only one seat's own orders are seen.", seat_path(seat) + ".put_away");
    }
  }
  return {};
}

// YOK-S6: so many left unseen, and nobody knows which.
Expected<void> check_orders(const Components& box, const Position& p) {
  Found found;
  for (Seat seat = 0; seat < p.seats; ++seat) {
    const Player& player = p.player(seat);
    found.add_all(player.orders, seat_path(seat) + ".orders");
    found.add_all(player.fulfilled, seat_path(seat) + ".fulfilled");
    found.add(player.kept, seat_path(seat) + ".kept");
    found.add(player.put_away, seat_path(seat) + ".put_away");
    if (auto hand = check_hand(box, p, seat); !hand) return hand;
  }
  for (std::size_t i = 0; i < kBoards; ++i) {
    for (const Id order : p.ports[i]) found.add(order, "ports." + box.port_ids[i]);
  }
  add_deck(found, p.order_deck, p.order_deck_size, "order_deck");
  if (found.any_twice()) {
    return broken(id_at(box.orders, found.twice_card()) + " lies in two places.", found.twice());
  }
  const int here = static_cast<int>(box.orders.size()) - set_up_of(box, p).orders_removed;
  if (found.count() != here) {
    return broken("There are " + std::to_string(found.count()) + " orders instead of " +
                      std::to_string(here) + ".",
                  "order_deck");
  }
  return {};
}

// ---- tokens

// YOK-S3, YOK-L1, YOK-N2: every area had one; what is gone somebody has.
Expected<void> check_tokens(const Components& box, const Position& p) {
  const bool independents = (p.options & kIndependentAgents) != 0;
  const auto tokens =
      independents ? box.tokens.size() : static_cast<std::size_t>(box.common_tokens);
  Found found;
  int areas = 0;
  for (int i = 0; i < layout_of(box, p).cells; ++i) {
    found.add(p.cell(i).token, cell_path(i) + ".token");
    areas += is_canal(box, p, i) ? 0 : 1;
  }
  for (Seat seat = 0; seat < p.seats; ++seat) {
    const Player& player = p.player(seat);
    found.add_all(player.tokens, seat_path(seat) + ".tokens");
    if (independent_agents(box, player) < 0) {
      return broken("So many were not there to be used.", seat_path(seat) + ".independents_used");
    }
  }
  if (found.any_twice()) {
    return broken(id_at(box.tokens, found.twice_card()) + " lies in two places.", found.twice());
  }
  if (found.count() != areas || found.unknown() > 0) {
    return broken("There are " + std::to_string(found.count()) + " level-5 tokens for " +
                      std::to_string(areas) + " areas.",
                  "areas");
  }
  if (tokens < 64 && found.cards() >> tokens != 0) {
    return broken("There is such a token only with independent agents.", "options");
  }
  return {};
}

}  // namespace

Expected<void> check_cards(const Components& box, const Position& p) {
  auto technologies =
      check_deck(p, p.technology_deck, p.technology_deck_size, box.cards.size(), "technology_deck");
  if (!technologies) return technologies;
  auto orders = check_deck(p, p.order_deck, p.order_deck_size, box.orders.size(), "order_deck");
  if (!orders) return orders;
  if (auto rows = check_rows(box, p); !rows) return rows;
  if (auto cards = check_technologies(box, p); !cards) return cards;
  if (auto all = check_orders(box, p); !all) return all;
  if (auto observer = check_observer(p); !observer) return observer;
  return check_tokens(box, p);
}

}  // namespace kaisho::yokohama
