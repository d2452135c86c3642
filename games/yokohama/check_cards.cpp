// Orders, technologies and level-5 tokens: each lies somewhere once, or in the box.
#include "core/values/how_many.h"
#include "games/yokohama/check.h"
#include "games/yokohama/names.h"

namespace kaisho::yokohama {
namespace {

// What was found of a kind of card so far; the first that lies in two places is kept.
template <class Card>
class Found {
 public:
  using All = Set<Card, std::uint64_t>;

  void add(Maybe<Card> card, const std::string& where) {
    if (!card) return;
    if (number_of(*card) == kUnknownId) {
      ++unknown_;
      return;
    }
    add_all(All{*card}, where);
  }
  template <class Word>
  void add_all(Set<Card, Word> cards, const std::string& where) {
    const All more = All::of_bits(cards.bits());
    if (const All twice = more & cards_; !twice.empty() && twice_.empty()) {
      twice_ = where;
      twice_card_ = twice.lowest();
    }
    cards_ |= more;
  }
  int count() const { return cards_.size() + unknown_; }
  All cards() const { return cards_; }
  int unknown() const { return unknown_; }
  bool any_twice() const { return !twice_.empty(); }
  const std::string& twice() const { return twice_; }
  Card twice_card() const { return twice_card_; }

 private:
  All cards_;
  int unknown_ = 0;
  std::string twice_;
  Card twice_card_{};
};

// A row is filled from the left while the deck lasts; what is not in use is empty.
template <class Card>
Expected<void> check_row(const Row<Maybe<Card>>& row, int slots, bool used, bool deck,
                         const std::string& where) {
  const int size = used ? slots : 0;
  bool gap = false;
  for (const RowSlot slot : kEveryRowSlot) {
    const int number = number_of(slot) + 1;
    if (!row[slot]) {
      gap = gap || number <= size;
      if (deck && number <= size) {
        return broken("yokohama.slot_empty", {{"found", number}}, where);
      }
      continue;
    }
    if (number > size || gap) {
      return broken("yokohama.from_left", {{"most", size}, {"found", number}}, where);
    }
  }
  return {};
}

// The laboratory whose card was taken and is not yet made up for.
Maybe<Board> laboratory_to_refill(const Position& p) {
  const Frame* frame = find_step(p, Step::kRefill);
  if (frame == nullptr || kRefillOf(*frame) != kRefillLaboratory) return {};
  return kRefillBoard(*frame);
}

// The row under way lacks only one card.
Expected<void> check_taken_row(const Row<Maybe<CardId>>& row, int slots, const std::string& where) {
  Row<Maybe<CardId>> made_up = row;
  const auto gap = std::ranges::find(made_up, Maybe<CardId>{});
  if (gap == made_up.end() || gap - made_up.begin() >= slots) {
    return broken("yokohama.taken", {}, where);
  }
  std::move(gap + 1, made_up.end(), gap);
  made_up.back() = {};
  return check_row(made_up, slots, true, false, where);
}

Expected<void> check_rows(View view) {
  const Position& p = view.p;
  const Layout& layout = layout_of(view);
  for (const Board board : kEveryBoard) {
    const std::string lab = "laboratories." + view.components.laboratory_ids[board];
    const bool taken = laboratory_to_refill(p) == board;
    const auto row =
        taken && layout.laboratories[board]
            ? check_taken_row(p.laboratories[board], view.components.laboratory_slots[board], lab)
            : check_row(p.laboratories[board], view.components.laboratory_slots[board],
                        layout.laboratories[board], p.technology_deck_size > 0, lab);
    if (!row) return row;
    auto port = check_row(p.ports[board], view.components.port_slots[board], layout.ports[board],
                          p.order_deck_size > 0, "ports." + view.components.port_ids[board]);
    if (!port) return port;
  }
  return {};
}

// The deck is known card by card, or as observed not at all; beyond it nothing lies.
template <class Card, std::size_t kMost>
Expected<void> check_deck(const Position& p, const std::array<Card, kMost>& deck, std::size_t size,
                          std::size_t cards, const std::string& where) {
  if (size > kMost) return too_many(kMost, static_cast<std::int64_t>(size), where);
  for (std::size_t i = 0; i < kMost; ++i) {
    const auto number = static_cast<std::size_t>(deck[i]);
    const bool right = i >= size         ? number == 0
                       : p.observed != 0 ? number == kUnknownId
                                         : number < cards;
    if (!right) return broken("unknown_name", {{"found", number}}, where);
  }
  return {};
}

template <class Card, std::size_t kMost>
void add_deck(Found<Card>& found, const std::array<Card, kMost>& deck, std::size_t size,
              const std::string& where) {
  for (std::size_t i = 0; i < size; ++i) found.add(deck[i], where);
}

// ---- technologies

Expected<void> check_names(View view) {
  for (Seat seat = 0; seat < view.p.seats; ++seat) {
    for (const Technology& technology : view.components.technologies) {
      const int copies = (view.p.player(seat).technologies & technology.cards).size();
      if (copies > 1) {  // YOK-C4
        return broken("yokohama.one_name", {{"technology", technology.id}, {"found", copies}},
                      seat_path(seat, "technologies"));
      }
    }
  }
  return {};
}

Expected<void> check_technologies(View view) {
  const Position& p = view.p;
  Found<CardId> found;
  for (Seat seat = 0; seat < p.seats; ++seat) {
    found.add_all(p.player(seat).technologies, seat_path(seat) + ".technologies");
  }
  for (const Board board : kEveryBoard) {
    for (const Maybe<CardId> card : p.laboratories[board]) {
      found.add(card, "laboratories." + view.components.laboratory_ids[board]);
    }
  }
  add_deck(found, p.technology_deck, p.technology_deck_size, "technology_deck");
  if (found.any_twice()) {
    return broken("two_places", {{"found", card_name(view.components, found.twice_card())}},
                  found.twice());
  }
  if (found.count() != how_many(view.components.cards)) {
    return broken("counted", {{"expected", view.components.cards.size()}, {"found", found.count()}},
                  "technology_deck");
  }
  return check_names(view);
}

// ---- orders

// YOK-C4, YOK-S7
Expected<void> check_hand(const SeatView& view) {
  const Player& player = view.player();
  if (orders_in_hand(player) > view.components.hand_limit) {
    return broken("yokohama.hand",
                  {{"most", view.components.hand_limit}, {"found", orders_in_hand(player)}},
                  seat_path(view.seat, "orders"));
  }
  if (!player.put_away) {
    return broken("yokohama.put_away", {}, seat_path(view.seat, "put_away"));
  }
  if (view.p.observed == 0 && (player.kept == kUnknownOrder || player.put_away == kUnknownOrder)) {
    return broken("yokohama.unknown", {}, seat_path(view.seat, "kept"));
  }
  return {};
}

// YOK-C3: an observation shows at most the hand of one seat, its own, and that whole.
Expected<void> check_observer(const Position& p) {
  if (p.observed == 0) return {};
  int shown = 0;
  for (Seat seat = 0; seat < p.seats; ++seat) {
    const Player& player = p.player(seat);
    const bool own = player.put_away != kUnknownOrder;
    if (player.kept && own != (player.kept != kUnknownOrder)) {
      return broken("yokohama.one_known", {}, seat_path(seat, "kept"));
    }
    shown += own ? 1 : 0;
    if (shown > 1) {
      return broken("yokohama.one_hand", {{"found", shown}}, seat_path(seat, "put_away"));
    }
  }
  return {};
}

// YOK-S6: so many left unseen, and nobody knows which.
Expected<void> check_orders(View view) {
  const Position& p = view.p;
  Found<OrderId> found;
  for (Seat seat = 0; seat < p.seats; ++seat) {
    const Player& player = p.player(seat);
    found.add_all(player.orders, seat_path(seat) + ".orders");
    found.add_all(player.fulfilled, seat_path(seat) + ".fulfilled");
    found.add(player.kept, seat_path(seat) + ".kept");
    found.add(player.put_away, seat_path(seat) + ".put_away");
    if (auto hand = check_hand(view.of(seat)); !hand) return hand;
  }
  for (const Board board : kEveryBoard) {
    for (const Maybe<OrderId> order : p.ports[board])
      found.add(order, "ports." + view.components.port_ids[board]);
  }
  add_deck(found, p.order_deck, p.order_deck_size, "order_deck");
  if (found.any_twice()) {
    return broken("two_places", {{"found", view.components.orders[found.twice_card()].id}},
                  found.twice());
  }
  const int here = how_many(view.components.orders) - set_up_of(view).orders_removed;
  if (found.count() != here) {
    return broken("counted", {{"expected", here}, {"found", found.count()}}, "order_deck");
  }
  return {};
}

// ---- tokens

// YOK-S3, YOK-L1, YOK-N2: every area had one; what is gone somebody has.
Expected<void> check_tokens(View view) {
  const Position& p = view.p;
  const bool independents = p.options.has(Option::kIndependentAgents);
  const int tokens =
      independents ? how_many(view.components.tokens) : view.components.common_tokens;
  Found<TokenId> found;
  int areas = 0;
  for (const CellId cell : cells_of(view)) {
    found.add(p.cell(cell).token, cell_path(cell) + ".token");
    areas += is_canal(view, cell) ? 0 : 1;
  }
  for (Seat seat = 0; seat < p.seats; ++seat) {
    const Player& player = p.player(seat);
    found.add_all(player.tokens, seat_path(seat) + ".tokens");
    if (const int left = independent_agents(view.components, player); left < 0) {
      return too_many(player.independents_used + left, player.independents_used,
                      seat_path(seat, "independents_used"));
    }
  }
  if (found.any_twice()) {
    return broken("two_places", {{"found", view.components.tokens[found.twice_card()].id}},
                  found.twice());
  }
  if (found.count() != areas || found.unknown() > 0) {
    return broken("yokohama.tokens", {{"expected", areas}, {"found", found.count()}}, "areas");
  }
  const auto extra = found.cards() - Found<TokenId>::All::first(tokens);
  if (!extra.empty()) {
    return broken("yokohama.option", {{"found", view.components.tokens[extra.lowest()].id}},
                  "options");
  }
  return {};
}

}  // namespace

Expected<void> check_cards(View view) {
  const Position& p = view.p;
  auto technologies = check_deck(p, p.technology_deck, p.technology_deck_size,
                                 view.components.cards.size(), "technology_deck");
  if (!technologies) return technologies;
  auto orders =
      check_deck(p, p.order_deck, p.order_deck_size, view.components.orders.size(), "order_deck");
  if (!orders) return orders;
  if (auto rows = check_rows(view); !rows) return rows;
  if (auto cards = check_technologies(view); !cards) return cards;
  if (auto all = check_orders(view); !all) return all;
  if (auto observer = check_observer(p); !observer) return observer;
  return check_tokens(view);
}

}  // namespace kaisho::yokohama
