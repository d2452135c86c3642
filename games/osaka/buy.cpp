// Buying goods (OSA-B).
#include <algorithm>
#include <span>
#include <utility>

#include "games/osaka/rules.h"

namespace kaisho::osaka {

// OSA-B1
bool is_open_to(const Slot& slot, Seat seat) {
  return slot.reserved_by == kNobody || slot.reserved_by == seat;
}

bool has_open_card(const SeatView& view) {
  return std::ranges::any_of(view.p.market,
                             [&](const Slot& slot) { return is_open_to(slot, view.seat); });
}

int cost(const SeatView& view) {
  int sum = 0;
  for (const Slot& slot : view.p.market) {
    if (is_open_to(slot, view.seat)) sum += view.components.value[slot.card];
  }
  return sum;
}

int worth(const Components& components, const Counts& hand) {
  int sum = 0;
  for (const Card card : kEveryCard) sum += hand[card] * components.value[card];
  return sum;
}

// OSA-B1, OSA-B2
bool may_buy(const SeatView& view) {
  return worth(view.components, view.player().hand) >= cost(view) && has_open_card(view);
}

// OSA-B1 to OSA-B7
void do_buy(const Play& play) {
  Position& p = play.p;
  const Seat buyer = p.active;
  const int due = cost(play.of(buyer));
  int cards = 0;
  for (const Slot& slot : p.market) cards += is_open_to(slot, buyer) ? 1 : 0;
  play.emit("bought", "OSA-B1", buyer, due, cards);
  p.stack.pop();
  then(p, {pay_step(buyer, due), Step::kLoad, Step::kPayday, Step::kRefill, Step::kTurnEnd});
}

namespace {

// OSA-B3: cards are asked by falling value and paying ends as soon as it suffices, so the last card
// paid is the smallest and none could be left out. A card may be paid next where it and those
// behind it in that order suffice together, so every way of paying is offered once and none ends
// short. Returns these cards, held or not.
std::span<const Card> payable(View view) {
  const Frame& frame = view.p.stack.top();
  const Counts& hand = view.p.player(frame.seat).hand;
  auto cards = std::span(view.components.pay_order).subspan(kPayPlace(frame));
  int sum = 0;
  for (; !cards.empty(); cards = cards.first(cards.size() - 1)) {
    sum += hand[cards.back()] * view.components.value[cards.back()];
    if (sum >= kStillToPay(frame)) break;
  }
  return cards;
}

}  // namespace

// OSA-B3
void list_payments(View view, MoveList& moves) {
  const Counts& hand = view.p.player(view.p.stack.top().seat).hand;
  for (const Card card : payable(view)) {
    if (hand[card] > 0) moves.add(move_of(Pay{card}));
  }
}

// OSA-B2
void do_pay(const Play& play, Card card) {
  Position& p = play.p;
  Frame& frame = p.stack.top();
  --p.player(frame.seat).hand[card];
  ++p.discard[card];
  play.emit("paid", "OSA-B2", frame.seat, card);
  const int left = kStillToPay(frame) - play.components.value[card];
  if (left <= 0) return p.stack.pop();
  kStillToPay.set(frame, left);
  kPayPlace.set(frame, place_in(play.components.pay_order, card));
}

namespace {

// OSA-B4: what is not for the buyer stays on the market. Returns how many were loaded.
ByColour<int> load_cards(const Play& play, Seat buyer) {
  Position& p = play.p;
  ByColour<int> loaded{};
  const auto market = std::exchange(p.market, {});
  for (int i = 0; i < market.size; ++i) {
    const Slot& slot = market.slots[i];
    if (!is_open_to(slot, buyer)) {
      p.market.add(slot);
      continue;
    }
    ++p.player(buyer).goods[slot.card];
    ++loaded[colour_of(slot.card)];
    play.emit("loaded", "OSA-B4", buyer, slot.card, i);
    if (slot.reserved_by == buyer) play.emit("marker_back", "OSA-V2", buyer);
  }
  return loaded;
}

}  // namespace

// OSA-B5
Place place_after(const Components& components, Place from, int cards) {
  if (cards == 0) return from;
  const int steps = cards == 1 ? components.steps_for_one : components.steps_for_more;
  return noun<Place>(std::min(number_of(from) + steps, number_of(components.arrival)));
}

namespace {

// OSA-B5
void move_ship(const Play& play, Colour colour, int cards) {
  Place& ship = play.p.ships[colour];
  const Place from = std::exchange(ship, place_after(play.components, ship, cards));
  play.emit("ship_moved", "OSA-B5", kNobody, colour, from, ship);
}

}  // namespace

// OSA-B4, OSA-B5
void do_load(const Play& play) {
  const ByColour<int> loaded = load_cards(play, play.p.active);
  for (const Colour colour : kEveryColour) {
    if (loaded[colour] > 0) move_ship(play, colour, loaded[colour]);
  }
}

}  // namespace kaisho::osaka
