// Buying goods (OSA-B).
#include <algorithm>

#include "games/osaka/rules.h"

namespace kaisho::osaka {
namespace {

// Where the cards end in the pay order that can be paid next: those from there on would leave too
// little behind them.
int end_of_choice(const Components& components, const Counts& hand, const Frame& frame) {
  const int due = kStillToPay(frame);
  int sum = 0;
  for (int place = kCardTypes; place > kPayPlace(frame); --place) {
    const Card card = components.pay_order[place - 1];
    sum += hand[card] * components.value[card];
    if (sum >= due) return place;
  }
  return kPayPlace(frame);
}

// The card that has to be paid now; none where there is a choice.
Maybe<Card> forced_payment(View view) {
  const Frame& frame = view.p.stack.top();
  const Counts& hand = view.p.player(frame.seat).hand;
  Maybe<Card> forced;
  const int end = end_of_choice(view.components, hand, frame);
  for (int i = kPayPlace(frame); i < end; ++i) {
    const Card card = view.components.pay_order[i];
    if (hand[card] == 0) continue;
    if (forced) return {};
    forced = card;
  }
  return forced;
}

// OSA-B5
void move_ship(const Play& play, Colour colour, int cards) {
  const Place from = play.p.ships[colour];
  const Place to = place_after(play.components, from, cards);
  play.p.ships[colour] = to;
  play.emit("ship_moved", "OSA-B5", kNobody, colour, from, to);
}

}  // namespace

Place place_after(const Components& components, Place from, int cards) {
  if (cards == 0) return from;
  const int steps = cards == 1 ? components.steps_for_one : components.steps_for_more;
  return noun<Place>(std::min(number_of(from) + steps, number_of(components.arrival)));
}

bool is_available_to(const Slot& slot, Seat seat) {
  return slot.reserved_by == kNobody || slot.reserved_by == seat;
}

bool has_open_card(const SeatView& view) {
  for (const Slot& slot : view.p.market) {
    if (is_available_to(slot, view.seat)) return true;
  }
  return false;
}

// OSA-B1
int cost(const SeatView& view) {
  int sum = 0;
  for (const Slot& slot : view.p.market) {
    if (is_available_to(slot, view.seat)) sum += view.components.value[slot.card];
  }
  return sum;
}

int worth(const Components& components, const Counts& hand) {
  int sum = 0;
  for (const Card card : kEveryCard) sum += hand[card] * components.value[card];
  return sum;
}

// OSA-B2
bool may_buy(const SeatView& view) {
  const int price = cost(view);
  return price > 0 && worth(view.components, view.player().hand) >= price;
}

void do_buy(const Play& play) {
  Position& p = play.p;
  const Seat buyer = p.active;
  const int price = cost(play.of(buyer));
  int cards = 0;
  for (const Slot& slot : p.market) cards += is_available_to(slot, buyer) ? 1 : 0;
  play.emit("bought", "OSA-B1", buyer, price, cards);
  p.stack.pop();
  push(p, Step::kTurnEnd);
  push(p, Step::kRefill);
  push(p, Step::kPayday);
  push(p, Step::kLoad);
  push(p, Step::kPay, buyer);
  kStillToPay.set(p.stack.top(), price);
}

// OSA-B3: cards are asked by falling value and paying ends as soon as it suffices, so the last card
// paid is the smallest and none could be left out; a card that would leave too little behind it in
// that order is not offered, so every way of paying is offered once and none ends short.
void list_payments(View view, MoveList& moves) {
  const Frame& frame = view.p.stack.top();
  const Counts& hand = view.p.player(frame.seat).hand;
  const int end = end_of_choice(view.components, hand, frame);
  for (int i = kPayPlace(frame); i < end; ++i) {
    const Card card = view.components.pay_order[i];
    if (hand[card] > 0) moves.add(move_of(Pay{card}));
  }
}

void do_pay(const Play& play, Card card) {
  Position& p = play.p;
  Frame& frame = p.stack.top();
  --p.player(frame.seat).hand[card];
  ++p.discard[card];
  play.emit("paid", "OSA-B2", frame.seat, card);
  while (play.components.pay_order[kPayPlace(frame)] != card) kPayPlace.add(frame, 1);
  const int left = kStillToPay(frame) - play.components.value[card];
  if (left <= 0) return p.stack.pop();
  kStillToPay.set(frame, left);
}

// A payment without a choice is made at once.
void pay_while_forced(const Play& play) {
  while (step_of(play.p) == Step::kPay) {
    const Maybe<Card> card = forced_payment(play);
    if (!card) return;
    play.force(move_of(Pay{*card}));
    do_pay(play, *card);
  }
}

// OSA-B4, OSA-B5
void do_load(const Play& play) {
  Position& p = play.p;
  const Seat buyer = p.active;
  Indexed<Colour, int, kColours> bought{};
  int slot_number = 0;  // of the card before anything was taken away
  for (int i = 0; i < p.market.size; ++slot_number) {
    const Slot slot = p.market.slots[i];
    if (!is_available_to(slot, buyer)) {
      ++i;
      continue;
    }
    p.market.remove(i);
    ++p.player(buyer).goods[slot.card];
    ++bought[colour_of(slot.card)];
    play.emit("loaded", "OSA-B4", buyer, slot.card, slot_number);
    if (slot.reserved_by == buyer) play.emit("marker_back", "OSA-V2", buyer);
  }
  for (const Colour colour : kEveryColour) {
    if (bought[colour] > 0) move_ship(play, colour, bought[colour]);
  }
}

}  // namespace kaisho::osaka
