// Insurance before a wreck (OSA-P7). The players are asked clockwise from the active one, colour by
// colour; first which cards they discard, then, if that does not cover all, which goods they
// protect.
#include <algorithm>

#include "games/osaka/rules.h"

namespace kaisho::osaka {
namespace {

// The card of the colour at a place of the insure order.
Card card_at(const Components& components, const Frame& frame, int place) {
  return card_of(kColourAtRisk(frame), components.insure_order[place]);
}

// Cards are asked by rising number of symbols: so any set of cards that can be discarded one by
// one, each while something is still unprotected, can be discarded in this order too.
bool can_discard(const Components& components, const Position& p, const Frame& frame, int place) {
  return p.player(frame.seat).hand[card_at(components, frame, place)] > 0;
}

// The colour is settled: on to the next question, and, before it, to the goods to protect.
void close_colour(const Play& play) {
  Position& p = play.p;
  Frame& frame = p.stack.top();
  const std::uint8_t colour = kColourAtRisk(frame)++;
  const int goods = std::min<int>(kSymbols(frame), unprotected(p.player(frame.seat), colour));
  kSymbols(frame) = 0;
  kInsurePlace(frame) = 0;
  if (goods == 0) return;
  push(p, Step::kProtect, frame.seat);
  Frame& next = p.stack.top();
  kColourAtRisk(next) = colour;
  kLeftToProtect(next) = static_cast<std::uint8_t>(goods);
  kHighestKind(next) = kKinds - 1;
}

}  // namespace

int unprotected(const Player& player, Colour colour) {
  int goods = 0;
  for (int kind = 0; kind < kKinds; ++kind) {
    const Card card = card_of(colour, kind);
    goods += player.goods[card] - player.insured[card];
  }
  return goods;
}

// Only for a colour about to be wrecked, with goods still unprotected and a card to discard.
bool may_insure(const Components& components, const Position& p) {
  const Frame& frame = p.stack.top();
  const Colour colour = kColourAtRisk(frame);
  if (!components.is_waves(p.ships[colour])) return false;
  if (unprotected(p.player(frame.seat), colour) <= kSymbols(frame)) return false;
  for (int place = kInsurePlace(frame); place < components.insure_kinds; ++place) {
    if (can_discard(components, p, frame, place)) return true;
  }
  return false;
}

// Goes on to the next player and colour with a choice.
void advance_insurance(const Play& play) {
  Position& p = play.p;
  while (step_of(p) == Step::kInsure) {
    Frame& frame = p.stack.top();
    if (kColourAtRisk(frame) == kColours) {
      kColourAtRisk(frame) = 0;
      frame.seat = clockwise(frame.seat, p.seats);
      if (frame.seat == p.active) p.stack.pop();
      continue;
    }
    if (may_insure(play.components, p)) return;
    close_colour(play);
  }
}

void list_insurance(const Components& components, const Position& p, MoveList& moves) {
  const Frame& frame = p.stack.top();
  for (int place = kInsurePlace(frame); place < components.insure_kinds; ++place) {
    if (!can_discard(components, p, frame, place)) continue;
    moves.add(insure_move(card_at(components, frame, place)));
  }
  moves.add(insure_move(kNoCard));
}

void do_insure(const Play& play, Card card) {
  if (card == kNoCard) return close_colour(play);
  Position& p = play.p;
  Frame& frame = p.stack.top();
  --p.player(frame.seat).hand[card];
  ++p.discard[card];
  play.tell("insured", "OSA-P7", frame.seat, card);
  kSymbols(frame) = static_cast<std::uint8_t>(kSymbols(frame) + play.components.insurance[card]);
  while (play.components.insure_order[kInsurePlace(frame)] != kind_of(card)) ++kInsurePlace(frame);
}

// Goods are chosen by falling value; one that would leave too few behind it is not offered.
void list_protections(const Position& p, MoveList& moves) {
  const Frame& frame = p.stack.top();
  const Player& player = p.player(frame.seat);
  int below = 0;
  std::array<bool, kKinds> offered{};
  for (int kind = 0; kind <= kHighestKind(frame); ++kind) {
    const Card card = card_of(kColourAtRisk(frame), kind);
    const int open = player.goods[card] - player.insured[card];
    below += open;
    offered[kind] = open > 0 && below >= kLeftToProtect(frame);
  }
  for (int kind = kHighestKind(frame); kind >= 0; --kind) {
    if (offered[kind]) moves.add(protect_move(card_of(kColourAtRisk(frame), kind)));
  }
}

void do_protect(const Play& play, Card card) {
  Position& p = play.p;
  Frame& frame = p.stack.top();
  ++p.player(frame.seat).insured[card];
  play.tell("protected", "OSA-P7", frame.seat, card);
  kHighestKind(frame) = static_cast<std::uint8_t>(kind_of(card));
  if (--kLeftToProtect(frame) == 0) p.stack.pop();
}

void protect_while_forced(const Play& play) {
  while (step_of(play.p) == Step::kProtect) {
    MoveList moves;
    list_protections(play.p, moves);
    if (moves.size() != 1) return;
    do_protect(play, card_of(moves[0]));
  }
}

}  // namespace kaisho::osaka
