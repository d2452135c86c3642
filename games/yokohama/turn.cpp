// The course of a turn (YOK-T), and the stack of steps that carries it.
#include "games/yokohama/rules.h"

namespace kaisho::yokohama {
namespace {

void begin_turn(const Play& play) {
  Position& p = play.p;
  p.stack.pop();
  play.tell(What::kTurnBegan, "YOK-T1", p.active, p.turn, p.turn / p.seats);
  push(p, Step::kTurnEnd);
  push(p, Step::kSecondary, p.active, 1);
  push(p, Step::kMain, p.active);
  push(p, Step::kSecondary, p.active, 0);
  top_up(play, p.active);
}

// YOK-T2: what follows the movement is pushed when the president has arrived.
void begin_main(const Play& play) {
  Position& p = play.p;
  p.stack.pop();
  push(p, Step::kMove, p.active);
  if (p.player(p.active).hand[kAssistant] > 0) push(p, Step::kPlace, p.active, 0, kNoCell);
}

// YOK-T1: the next player clockwise; YOK-E2: to the end of the last round.
void end_turn(const Play& play) {
  Position& p = play.p;
  p.stack.pop();
  p.used = 0;
  ++p.turn;
  p.active = clockwise(p.active, p.seats);
  if (p.turn == p.last_turn) return do_end_game(play, EndBy::kRules);
  if (p.turn >= turn_limit(p)) return do_end_game(play, EndBy::kTurnCap);
  push(p, Step::kTurnStart);
}

// YOK-X4
void do_flag(const Play& play) {
  const Frame frame = play.p.stack.top();
  play.p.stack.pop();
  take_agent_for_pair(play, frame.seat, frame.a);
}

void do_refill(const Play& play) {
  const Frame frame = play.p.stack.top();
  play.p.stack.pop();
  if (frame.a == 0) return refill_laboratory(play, frame.b);
  refill_port(play, frame.b);
}

// Steps without anybody's choice; false: the step asks somebody.
bool do_by_itself(const Play& play) {
  switch (step_of(play.p)) {
    case Step::kTurnStart:
      begin_turn(play);
      return true;
    case Step::kMain:
      begin_main(play);
      return true;
    case Step::kAction:
      do_action(play);
      return true;
    case Step::kRefill:
      do_refill(play);
      return true;
    case Step::kFlag:
      do_flag(play);
      return true;
    case Step::kTurnEnd:
      end_turn(play);
      return true;
    default:
      return false;
  }
}

}  // namespace

void list_moves(const Components& box, const Position& p, MoveList& moves) {
  switch (step_of(p)) {
    case Step::kKeepOrder:
      return list_orders_to_keep(moves);
    case Step::kSecondary:
      return list_secondary(box, p, moves);
    case Step::kPlace:
      return list_placements(box, p, moves);
    case Step::kAdjacent:
      return list_adjacent(box, p, moves);
    case Step::kMove:
      return list_movements(box, p, moves);
    case Step::kWalk:
      return list_steps(box, p, moves);
    case Step::kTakeBack:
      return list_take_back(p, moves);
    case Step::kExchange:
      return list_exchanges(box, p, moves);
    case Step::kSlot:
      return list_slots(box, p, moves);
    case Step::kPayFaith:
      return list_faith_payments(box, p, moves);
    case Step::kRecruit:
    case Step::kWarehouse:
      return list_hires(box, p, moves);
    case Step::kLaboratory:
      return list_technologies(box, p, moves);
    case Step::kPayProduction:
      return list_production_payments(box, p, moves);
    case Step::kPort:
      return list_orders(box, p, moves);
    case Step::kAnyGood:
      return list_goods(moves);
    case Step::kMoves:
      return list_assistant_moves(box, p, moves);
    case Step::kStation:
      return list_station(box, p, moves);
    case Step::kComplete:
      return list_complete(box, p, moves);
    case Step::kLevel5:
      return list_level5(box, p, moves);
    case Step::kBuild:
      return list_buildings(box, p, moves);
    case Step::kRecall:
      return list_recalls(box, p, moves);
    default:
      return;
  }
}

// Ends the series or passes over the step on top.
void do_done(const Play& play) {
  if (step_of(play.p) == Step::kWalk) return do_end_walk(play);
  play.p.stack.pop();
}

namespace {

// Phases A and C, placement and movement.
void do_turn_move(const Play& play, Move move) {
  switch (kind_of(move)) {
    case MoveKind::kKeep:
      return do_keep_order(play, move.a());
    case MoveKind::kAgent:
      return do_use_agent(play, move.a(), move.b() != 0);
    case MoveKind::kAchieve:
      return do_achieve(play, move.a());
    case MoveKind::kFulfil:
      return do_fulfil(play, move.a());
    case MoveKind::kMill:
      return do_mill(play);
    case MoveKind::kUniversity:
      return do_university(play);
    case MoveKind::kPlace:
      return do_place(play, move.a());
    case MoveKind::kPair:
      return do_pair(play, move.a());
    case MoveKind::kGo:
    case MoveKind::kTram:
    case MoveKind::kTrain:
      return do_jump(play, kind_of(move), move.a());
    case MoveKind::kWalk:
      return do_walk(play, move.a());
    case MoveKind::kTakeBack:
      return do_take_back(play);
    case MoveKind::kBack:
      return do_back(play, move.a(), move.b());
    default:
      return do_done(play);
  }
}

// What the area, the token, the building and their rewards offer.
void do_area_move(const Play& play, Move move) {
  switch (kind_of(move)) {
    case MoveKind::kSell:
      return do_sell(play, move.a());
    case MoveKind::kBuy:
      return do_buy(play, move.a());
    case MoveKind::kSlot:
      return do_take_slot(play, move.a(), static_cast<AssistantFrom>(move.b()));
    case MoveKind::kPayFaith:
      return do_pay_faith(play, move.a());
    case MoveKind::kHire:
      return do_hire(play, static_cast<Piece>(move.a()));
    case MoveKind::kTechnology:
      return do_take_technology(play, move.b());
    case MoveKind::kPayImports:
      return do_pay_production(play, move.a());
    case MoveKind::kOrders:
      return do_take_orders(play, move.a(), move.b(), static_cast<Resource>(move.c()));
    case MoveKind::kGood:
      return do_choose_good(play, move.a());
    case MoveKind::kMoveAssistant:
      return do_move_assistant(play, move.a(), move.b());
    case MoveKind::kStation:
      return do_place_station(play, move.a());
    case MoveKind::kComplete:
      return do_take_complete(play, move.a());
    case MoveKind::kToken:
      return do_take_token(play);
    case MoveKind::kShop:
      return do_build_shop(play, move.a());
    case MoveKind::kHouse:
      return do_build_house(play);
    default:
      return do_recall(play, move.a());
  }
}

}  // namespace

void do_move(const Play& play, Move move) {
  if (kind_of(move) < MoveKind::kSell) return do_turn_move(play, move);
  do_area_move(play, move);
}

namespace {

// Whether a placement begins with two areas free of presidents: then there is something to choose,
// whatever the yen. Only spares time: every other step is listed to see.
bool surely_asks(const Components& box, const Position& p) {
  const Frame& frame = p.stack.top();
  if (step_of(p) != Step::kPlace || frame.a > 0) return false;
  const int closed = p.seats;  // at most the canal, and a president of each other seat
  return p.player(frame.seat).hand[kAssistant] > 0 && layout_of(box, p).cells >= closed + 2;
}

}  // namespace

void advance(const Play& play) {
  advance_steps(play, do_by_itself, surely_asks, list_moves, do_move);
}

}  // namespace kaisho::yokohama
