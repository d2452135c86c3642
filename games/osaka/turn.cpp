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
  play.emit("passed", "OSA-T3", p.active);
  ++p.passes;
  if (p.passes == p.seats) return do_end_game(play, EndBy::kPasses, "OSA-T3");
  do_end_turn(play);
}

void begin_turn(const Play& play) {
  Position& p = play.p;
  p.stack.pop();
  play.emit("turn_began", "OSA-T1", p.active, p.turn);
  if (!has_open_card(play.of(p.active))) do_refill(play, "OSA-T2");
  if (!may_act(play.of(p.active))) return pass(play);
  p.passes = 0;
  push(p, Step::kTurn, p.active);
}

// OSA-T1
void list_turn(const SeatView& view, MoveList& moves) {
  if (may_buy(view)) moves.add(move_of(Buy{}));
  list_takes(view, moves);
  list_reservations(view, moves);
}

}  // namespace

// With an open card a player can always take it (OSA-K1); so this asks nothing of the hand, and
// tells nobody anything about it.
bool may_act(const SeatView& view) {
  return has_open_card(view) || (has_marker(view) && has_free_card(view.p));
}

// OSA-T1: the next player clockwise.
void do_end_turn(const Play& play) {
  Position& p = play.p;
  ++p.turn;
  p.active = clockwise(p.active, p.seats);
  if (p.turn >= turn_limit(p)) return do_end_game(play, EndBy::kTurnCap, "");
  push(p, Step::kTurnStart);
}

void list_moves(View view, MoveList& moves) {
  switch (step_of(view.p)) {
    case Step::kChooseToken: return list_tokens(moves);
    case Step::kTurn: return list_turn(view.of(view.p.active), moves);
    case Step::kPay: return list_payments(view, moves);
    case Step::kInsure: return list_insurance(view, moves);
    case Step::kProtect: return list_protections(view.p, moves);
    case Step::kNone:
    case Step::kTurnStart:
    case Step::kLoad:
    case Step::kPayday:
    case Step::kWreck:
    case Step::kRefill:
    case Step::kTurnEnd: return;
  }
}

void do_move(const Play& play, Move move) {
  switch (kind_of(move)) {
    case MoveKind::kToken: return do_choose_token(play, move.as<Token>().colour);
    case MoveKind::kBuy: return do_buy(play);
    case MoveKind::kTake: return do_take(play, move.as<Take>());
    case MoveKind::kReserve: return do_reserve(play, move.as<Reserve>());
    case MoveKind::kPay: return do_pay(play, move.as<Pay>().card);
    case MoveKind::kInsure: return do_insure(play, move.as<Insure>().card);
    case MoveKind::kProtect: return do_protect(play, move.as<Protect>().card);
  }
}

namespace {

// Does a step that asks nobody. Returns false where it may ask somebody.
bool do_by_itself(const Play& play) {
  Position& p = play.p;
  switch (step_of(p)) {
    case Step::kTurnStart: begin_turn(play); return true;
    case Step::kInsure: advance_insurance(play); return step_of(p) != Step::kInsure;
    case Step::kLoad:
      p.stack.pop();
      do_load(play);
      return true;
    case Step::kPayday:  // OSA-B6
      p.stack.pop();
      if (any_arrived(play)) do_payday(play);
      return true;
    case Step::kWreck:
      p.stack.pop();
      do_wrecks(play);
      return true;
    case Step::kRefill:
      p.stack.pop();
      do_refill(play, "OSA-B7");
      return true;
    case Step::kTurnEnd:
      p.stack.pop();
      do_end_turn(play);
      return true;
    case Step::kNone:
    case Step::kChooseToken:
    case Step::kTurn:
    case Step::kPay:
    case Step::kProtect: break;
  }
  return false;
}

// Only paying and protecting go on by themselves where one answer is left. A turn and the token of
// the start are asked for even then, and insurance that is not settled has two answers.
bool surely_asks(View view) {
  const Step step = step_of(view.p.stack.top());
  return step != Step::kPay && step != Step::kProtect;
}

}  // namespace

void advance(const Play& play) {
  advance_steps(play, do_by_itself, surely_asks, list_moves, do_move);
}

}  // namespace kaisho::osaka
