// Buying goods (OSA-B).
#include "games/osaka/rules.h"

namespace kaisho::osaka {
namespace {

int still_to_pay(const Frame& frame) { return frame.b + 256 * frame.c; }

void set_still_to_pay(Frame& frame, int amount) {
  frame.b = static_cast<std::uint8_t>(amount % 256);
  frame.c = static_cast<std::uint8_t>(amount / 256);
}

// Where the cards end in the pay order that can be paid next: those from there on would leave too
// little behind them.
std::size_t end_of_choice(const Components& box, const Counts& hand, const Frame& frame) {
  const int due = still_to_pay(frame);
  int sum = 0;
  for (std::size_t place = kCardTypes; place > frame.a; --place) {
    const Card card = box.pay_order[place - 1];
    sum += hand[card] * box.value[card];
    if (sum >= due) return place;
  }
  return frame.a;
}

// The card that has to be paid now; kNoCard where there is a choice.
Card forced_payment(const Components& box, const Position& p) {
  const Frame& frame = p.stack.top();
  const Counts& hand = p.player(frame.seat).hand;
  Card forced = kNoCard;
  const std::size_t end = end_of_choice(box, hand, frame);
  for (std::size_t i = frame.a; i < end; ++i) {
    const Card card = box.pay_order[i];
    if (hand[card] == 0) continue;
    if (forced != kNoCard) return kNoCard;
    forced = card;
  }
  return forced;
}

// OSA-B5
void move_ship(const Play& play, int colour, int cards) {
  const auto c = static_cast<std::size_t>(colour);
  const int from = play.p.ships[c];
  const int steps = cards == 1 ? play.box.steps_for_one : play.box.steps_for_more;
  const int to = from + steps < play.box.arrival ? from + steps : play.box.arrival;
  play.p.ships[c] = static_cast<std::uint8_t>(to);
  play.tell(What::kShipMoved, "OSA-B5", kNobody, colour, from, to);
}

}  // namespace

bool is_open(const Slot& slot, Seat seat) {
  return slot.reserved_by == kNobody || slot.reserved_by == seat;
}

bool has_open_card(const Position& p, Seat seat) {
  for (const Slot& slot : p.market) {
    if (is_open(slot, seat)) return true;
  }
  return false;
}

// OSA-B1
int cost(const Components& box, const Position& p, Seat seat) {
  int sum = 0;
  for (const Slot& slot : p.market) {
    if (is_open(slot, seat)) sum += box.value[slot.card];
  }
  return sum;
}

int worth(const Components& box, const Counts& hand) {
  int sum = 0;
  for (std::size_t card = 0; card < kCardTypes; ++card) sum += hand[card] * box.value[card];
  return sum;
}

// OSA-B2
bool may_buy(const Components& box, const Position& p, Seat seat) {
  const int price = cost(box, p, seat);
  return price > 0 && worth(box, p.player(seat).hand) >= price;
}

void do_buy(const Play& play) {
  Position& p = play.p;
  const Seat buyer = p.active;
  const int price = cost(play.box, p, buyer);
  int cards = 0;
  for (const Slot& slot : p.market) cards += is_open(slot, buyer) ? 1 : 0;
  play.tell(What::kBought, "OSA-B1", buyer, price, cards);
  p.stack.pop();
  push(p, Step::kTurnEnd);
  push(p, Step::kRefill);
  push(p, Step::kPayday);
  push(p, Step::kLoad);
  push(p, Step::kPay, buyer);
  set_still_to_pay(p.stack.top(), price);
}

// OSA-B3: cards are asked by falling value and paying ends as soon as it suffices, so the last card
// paid is the smallest and none could be left out; a card that would leave too little behind it in
// that order is not offered, so every way of paying is offered once and none ends short.
void list_payments(const Components& box, const Position& p, MoveList& moves) {
  const Frame& frame = p.stack.top();
  const Counts& hand = p.player(frame.seat).hand;
  const std::size_t end = end_of_choice(box, hand, frame);
  for (std::size_t i = frame.a; i < end; ++i) {
    const Card card = box.pay_order[i];
    if (hand[card] > 0) moves.add(move_of(MoveKind::kPay, card));
  }
}

void do_pay(const Play& play, Card card) {
  Position& p = play.p;
  Frame& frame = p.stack.top();
  --p.player(frame.seat).hand[card];
  ++p.discard[card];
  play.tell(What::kPaid, "OSA-B2", frame.seat, card);
  while (play.box.pay_order[frame.a] != card) ++frame.a;
  const int left = still_to_pay(frame) - play.box.value[card];
  if (left <= 0) return p.stack.pop();
  set_still_to_pay(frame, left);
}

// A payment without a choice is made at once.
void pay_while_forced(const Play& play) {
  while (step_of(play.p) == Step::kPay) {
    const Card card = forced_payment(play.box, play.p);
    if (card == kNoCard) return;
    do_pay(play, card);
  }
}

// OSA-B4, OSA-B5
void do_load(const Play& play) {
  Position& p = play.p;
  const Seat buyer = p.active;
  std::array<int, kColours> bought{};
  int slot_number = 0;  // of the card before anything was taken away
  for (int i = 0; i < p.market.size; ++slot_number) {
    const Slot slot = p.market.slots[static_cast<std::size_t>(i)];
    if (!is_open(slot, buyer)) {
      ++i;
      continue;
    }
    p.market.remove(i);
    ++p.player(buyer).goods[slot.card];
    ++bought[static_cast<std::size_t>(colour_of(slot.card))];
    play.tell(What::kLoaded, "OSA-B4", buyer, slot.card, slot_number);
    if (slot.reserved_by == buyer) play.tell(What::kMarkerBack, "OSA-V2", buyer);
  }
  for (int colour = 0; colour < kColours; ++colour) {
    const int cards = bought[static_cast<std::size_t>(colour)];
    if (cards > 0) move_ship(play, colour, cards);
  }
}

}  // namespace kaisho::osaka
