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
bool can_discard(View view, const Frame& frame, int place) {
  return view.p.player(frame.seat).hand[card_at(view.components, frame, place)] > 0;
}

// The colour is settled: on to the next question, and, before it, to the goods to protect.
void settle_colour(const Play& play) {
  Position& p = play.p;
  Frame& frame = p.stack.top();
  const Colour colour = kColourAtRisk(frame);
  const int goods = std::min(kSymbols(frame), unprotected(p.player(frame.seat), colour));
  kColourAtRisk.add(frame, 1);
  kSymbols.set(frame, 0);
  kInsurePlace.set(frame, 0);
  if (goods == 0) return;
  p.stack.push(protect_step(frame.seat, colour, goods));
}

}  // namespace

int unprotected(const Player& player, Colour colour) {
  int goods = 0;
  for (const CardKind kind : kEveryKind) goods += unprotected(player, card_of(colour, kind));
  return goods;
}

// OSA-P7: only for a colour about to be wrecked, with goods still unprotected and a card to
// discard.
bool may_insure(View view) {
  const Frame& frame = view.p.stack.top();
  const Colour colour = kColourAtRisk(frame);
  if (!view.components.waves.has(view.p.ships[colour])) return false;
  if (unprotected(view.p.player(frame.seat), colour) <= kSymbols(frame)) return false;
  for (int place = kInsurePlace(frame); place < view.components.insure_kinds; ++place) {
    if (can_discard(view, frame, place)) return true;
  }
  return false;
}

// Goes on to the next player and colour with a choice.
void advance_insurance(const Play& play) {
  Position& p = play.p;
  while (step_of(p) == Step::kInsure) {
    Frame& frame = p.stack.top();
    if (kColourAtRisk(frame) == kAllAsked) {
      kColourAtRisk.set(frame, Colour{});
      frame.seat = clockwise(frame.seat, p.seats);
      if (frame.seat == p.active) p.stack.pop();
      continue;
    }
    if (may_insure(play)) return;
    settle_colour(play);
  }
}

// OSA-P7
void list_insurance(View view, MoveList& moves) {
  const Frame& frame = view.p.stack.top();
  for (int place = kInsurePlace(frame); place < view.components.insure_kinds; ++place) {
    if (!can_discard(view, frame, place)) continue;
    moves.add(move_of(Insure{card_at(view.components, frame, place)}));
  }
  moves.add(move_of(Insure{}));
}

// OSA-P7
void do_insure(const Play& play, Maybe<Card> chosen) {
  if (!chosen) return settle_colour(play);
  const Card card = *chosen;
  Position& p = play.p;
  Frame& frame = p.stack.top();
  --p.player(frame.seat).hand[card];
  ++p.discard[card];
  play.emit("insured", "OSA-P7", frame.seat, card);
  kSymbols.add(frame, play.components.insurance[card]);
  kInsurePlace.set(frame, place_in(play.components.insure_order, kind_of(card)));
}

// OSA-P7: goods are chosen by falling value; one that would leave too few behind it is not offered.
void list_protections(const Position& p, MoveList& moves) {
  const Frame& frame = p.stack.top();
  const Player& player = p.player(frame.seat);
  int below = 0;
  Set<CardKind> offered;
  for (const CardKind kind : Every<CardKind>(number_of(kHighestKind(frame)) + 1)) {
    const Card card = card_of(kColourAtRisk(frame), kind);
    const int open = unprotected(player, card);
    below += open;
    if (open > 0 && below >= kLeftToProtect(frame)) offered.add(kind);
  }
  for (int kind = number_of(kHighestKind(frame)); kind >= 0; --kind) {
    const CardKind good = noun<CardKind>(kind);
    if (offered.has(good)) moves.add(move_of(Protect{card_of(kColourAtRisk(frame), good)}));
  }
}

// OSA-P7
void do_protect(const Play& play, Card card) {
  Position& p = play.p;
  Frame& frame = p.stack.top();
  ++p.player(frame.seat).insured[card];
  play.emit("protected", "OSA-P7", frame.seat, card);
  kHighestKind.set(frame, kind_of(card));
  if (kLeftToProtect.add(frame, -1) == 0) p.stack.pop();
}

}  // namespace kaisho::osaka
