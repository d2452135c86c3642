// The course of a turn (OSA-T), and the stack of steps that carries it.
#include "games/osaka/rules.h"

namespace kaisho::osaka {
namespace {

bool has_free_card(const Position& p) {
  for (const Slot& slot : p.market) {
    if (slot.reserved_by == kNobody) return true;
  }
  for (const Slot& slot : p.farm) {
    if (slot.reserved_by == kNobody) return true;
  }
  return false;
}

// OSA-T3
void pass(const Play& play) {
  Position& p = play.p;
  play.tell(What::kPassed, "OSA-T3", p.active);
  ++p.passes;
  if (p.passes == p.seats) return do_end_game(play, EndBy::kPasses, "OSA-T3");
  do_end_turn(play);
}

void begin_turn(const Play& play) {
  Position& p = play.p;
  p.stack.pop();
  play.tell(What::kTurnBegan, "OSA-T1", p.active, p.turn);
  if (!has_open_card(p, p.active)) do_refill(play, "OSA-T2");
  if (!may_act(p, p.active)) return pass(play);
  p.passes = 0;
  push(p, Step::kTurn, p.active);
}

}  // namespace

// With an open card a player can always take it (OSA-K1); so this asks nothing of the hand, and
// tells nobody anything about it.
bool may_act(const Position& p, Seat seat) {
  return has_open_card(p, seat) || (has_marker(p, seat) && has_free_card(p));
}

// OSA-T1: the next player clockwise.
void do_end_turn(const Play& play) {
  Position& p = play.p;
  ++p.turn;
  p.active = clockwise(p.active, p.seats);
  if (p.turn >= turn_limit(p)) return do_end_game(play, EndBy::kTurnCap, "");
  push(p, Step::kTurnStart);
}

// Does what is to be done without anybody's choice, until somebody has one or the game is over.
void advance(const Play& play) {
  Position& p = play.p;
  while (true) {
    switch (step_of(p)) {
      case Step::kNone:
      case Step::kChooseToken:
      case Step::kTurn:
        return;
      case Step::kTurnStart:
        begin_turn(play);
        break;
      case Step::kPay:
        pay_while_forced(play);
        if (step_of(p) == Step::kPay) return;
        break;
      case Step::kLoad:
        p.stack.pop();
        do_load(play);
        break;
      case Step::kPayday:
        p.stack.pop();
        if (any_arrived(play)) do_payday(play);
        break;
      case Step::kInsure: {
        advance_insurance(play);
        if (step_of(p) == Step::kInsure) return;
        break;
      }
      case Step::kProtect:
        protect_while_forced(play);
        if (step_of(p) == Step::kProtect) return;
        break;
      case Step::kWreck:
        p.stack.pop();
        do_wrecks(play);
        break;
      case Step::kRefill:
        p.stack.pop();
        do_refill(play, "OSA-B7");
        break;
      case Step::kTurnEnd:
        p.stack.pop();
        do_end_turn(play);
        break;
    }
  }
}

}  // namespace kaisho::osaka
