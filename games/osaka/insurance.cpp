// Insurance before a wreck (OSA-P7). The players are asked clockwise from the active one, colour by
// colour; first which cards they discard, then, if that does not cover all, which goods they
// protect.
#include <algorithm>

#include "games/osaka/rules.h"

namespace kaisho::osaka {
namespace {

// Cards are asked by rising number of symbols: so any set of cards that can be discarded one by
// one, each while something is still unprotected, can be discarded in this order too.
bool can_discard(const Components& box, const Position& p, const Frame& frame, int place) {
  const Card card = card_of(frame.a, box.insure_order[static_cast<std::size_t>(place)]);
  return p.player(frame.seat).hand[card] > 0;
}

// The colour is settled: on to the next question, and, before it, to the goods to protect.
void close_colour(const Play& play) {
  Position& p = play.p;
  Frame& frame = p.stack.top();
  const Frame closed = frame;
  frame.a = static_cast<std::uint8_t>(closed.a + 1);
  frame.b = 0;
  frame.c = 0;
  const int goods = std::min<int>(closed.b, unprotected(p.player(closed.seat), closed.a));
  if (goods > 0) push(p, Step::kProtect, closed.seat, closed.a, goods, kKinds - 1);
}

}  // namespace

int unprotected(const Player& player, int colour) {
  int goods = 0;
  for (int kind = 0; kind < kKinds; ++kind) {
    const Card card = card_of(colour, kind);
    goods += player.goods[card] - player.insured[card];
  }
  return goods;
}

// Only for a colour about to be wrecked, with goods still unprotected and a card to discard.
bool may_insure(const Components& box, const Position& p) {
  const Frame& frame = p.stack.top();
  const auto colour = static_cast<std::size_t>(frame.a);
  if (!box.is_waves(p.ships[colour])) return false;
  if (unprotected(p.player(frame.seat), frame.a) <= frame.b) return false;
  for (int place = frame.c; place < box.insure_kinds; ++place) {
    if (can_discard(box, p, frame, place)) return true;
  }
  return false;
}

// Goes on to the next player and colour with a choice.
void advance_insurance(const Play& play) {
  Position& p = play.p;
  while (step_of(p) == Step::kInsure) {
    Frame& frame = p.stack.top();
    if (frame.a == kColours) {
      frame.a = 0;
      frame.seat = clockwise(frame.seat, p.seats);
      if (frame.seat == p.active) p.stack.pop();
      continue;
    }
    if (may_insure(play.box, p)) return;
    close_colour(play);
  }
}

void list_insurance(const Components& box, const Position& p, MoveList& moves) {
  const Frame& frame = p.stack.top();
  for (int place = frame.c; place < box.insure_kinds; ++place) {
    if (can_discard(box, p, frame, place)) {
      const Card card = card_of(frame.a, box.insure_order[static_cast<std::size_t>(place)]);
      moves.add(move_of(MoveKind::kInsure, card));
    }
  }
  moves.add(move_of(MoveKind::kInsure, kNoCard));
}

void do_insure(const Play& play, Card card) {
  if (card == kNoCard) return close_colour(play);
  Position& p = play.p;
  Frame& frame = p.stack.top();
  --p.player(frame.seat).hand[card];
  ++p.discard[card];
  play.tell(What::kInsured, "OSA-P7", frame.seat, card);
  frame.b = static_cast<std::uint8_t>(frame.b + play.box.insurance[card]);
  while (play.box.insure_order[frame.c] != kind_of(card)) ++frame.c;
}

// Goods are chosen by falling value; one that would leave too few behind it is not offered.
void list_protections(const Position& p, MoveList& moves) {
  const Frame& frame = p.stack.top();
  const Player& player = p.player(frame.seat);
  int below = 0;
  std::array<bool, kKinds> offered{};
  for (std::size_t kind = 0; kind <= frame.c; ++kind) {
    const Card card = card_of(frame.a, static_cast<int>(kind));
    const int open = player.goods[card] - player.insured[card];
    below += open;
    offered[kind] = open > 0 && below >= frame.b;
  }
  for (int kind = frame.c; kind >= 0; --kind) {
    if (offered[static_cast<std::size_t>(kind)]) {
      moves.add(move_of(MoveKind::kProtect, card_of(frame.a, kind)));
    }
  }
}

void do_protect(const Play& play, Card card) {
  Position& p = play.p;
  Frame& frame = p.stack.top();
  ++p.player(frame.seat).insured[card];
  play.tell(What::kProtected, "OSA-P7", frame.seat, card);
  frame.c = static_cast<std::uint8_t>(kind_of(card));
  if (--frame.b == 0) p.stack.pop();
}

void protect_while_forced(const Play& play) {
  while (step_of(play.p) == Step::kProtect) {
    MoveList moves;
    list_protections(play.p, moves);
    if (moves.size() != 1) return;
    do_protect(play, moves[0].a());
  }
}

}  // namespace kaisho::osaka
