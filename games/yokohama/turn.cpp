// The course of a turn (YOK-T), and the stack of steps that carries it.
#include "games/yokohama/rules.h"

namespace kaisho::yokohama {
namespace {

// YOK-T3: secondary actions in phases A and C alone.
void begin_turn(const Play& play) {
  Position& p = play.p;
  p.stack.pop();
  play.emit("turn_began", "YOK-T1", p.active, p.turn, p.turn / p.seats);
  then(p, {secondary_step(p.active, kPhaseA),
           {Step::kMain, p.active},
           secondary_step(p.active, kPhaseC),
           Step::kTurnEnd});
  top_up(play, p.active);
}

// YOK-T2: what follows the movement is pushed when the president has arrived.
void begin_main(const Play& play) {
  Position& p = play.p;
  p.stack.pop();
  push(p, Step::kMove, p.active);
  if (p.player(p.active).hand[kAssistant] > 0) p.stack.push(place_step(p.active));
}

// YOK-T1: the next player clockwise; YOK-E2: to the end of the last round.
void end_turn(const Play& play) {
  Position& p = play.p;
  p.stack.pop();
  p.used = {};
  ++p.turn;
  p.active = clockwise(p.active, p.seats);
  if (p.turn == p.last_turn) return do_end_game(play, Over::kByRules);
  if (p.turn >= turn_limit(p)) return do_end_game(play, Over::kByTurnCap);
  push(p, Step::kTurnStart);
}

// YOK-X4
void do_flag(const Play& play) {
  const Frame frame = play.p.stack.top();
  play.p.stack.pop();
  take_agent_for_pair(play, frame.seat, kFlagGot(frame));
}

void do_refill(const Play& play) {
  const Frame frame = play.p.stack.top();
  play.p.stack.pop();
  if (kRefillOf(frame) == kRefillPort) return refill_port(play, kRefillBoard(frame));
  refill_laboratory(play, kRefillBoard(frame));
}

// Steps without anybody's choice; false: the step asks somebody.
bool do_by_itself(const Play& play) {
  switch (step_of(play.p)) {
    case Step::kTurnStart: begin_turn(play); return true;
    case Step::kMain: begin_main(play); return true;
    case Step::kAction: do_action(play); return true;
    case Step::kRefill: do_refill(play); return true;
    case Step::kFlag: do_flag(play); return true;
    case Step::kTurnEnd: end_turn(play); return true;
    case Step::kOver:
    case Step::kKeepOrder:
    case Step::kSecondary:
    case Step::kPlace:
    case Step::kAdjacent:
    case Step::kMove:
    case Step::kWalk:
    case Step::kTakeBack:
    case Step::kExchange:
    case Step::kSlot:
    case Step::kPayFaith:
    case Step::kRecruit:
    case Step::kLaboratory:
    case Step::kPayProduction:
    case Step::kPort:
    case Step::kAnyGood:
    case Step::kWarehouse:
    case Step::kMoves:
    case Step::kStation:
    case Step::kComplete:
    case Step::kLevel5:
    case Step::kBuild:
    case Step::kRecall: break;
  }
  return false;
}

}  // namespace

void list_moves(View view, MoveList& moves) {
  const Position& p = view.p;
  switch (step_of(p)) {
    case Step::kKeepOrder: return list_orders_to_keep(moves);
    case Step::kSecondary: return list_secondary(view, moves);
    case Step::kPlace: return list_placements(view, moves);
    case Step::kAdjacent: return list_adjacent(view, moves);
    case Step::kMove: return list_movements(view, moves);
    case Step::kWalk: return list_next_areas(view, moves);
    case Step::kTakeBack: return list_take_back(p, moves);
    case Step::kExchange: return list_exchanges(view, moves);
    case Step::kSlot: return list_slots(view, moves);
    case Step::kPayFaith: return list_faith_payments(view, moves);
    case Step::kRecruit:
    case Step::kWarehouse: return list_hires(view, moves);
    case Step::kLaboratory: return list_technologies(view, moves);
    case Step::kPayProduction: return list_production_payments(view, moves);
    case Step::kPort: return list_orders(view, moves);
    case Step::kAnyGood: return list_goods(moves);
    case Step::kMoves: return list_assistant_moves(view, moves);
    case Step::kStation: return list_station(view, moves);
    case Step::kComplete: return list_complete(view, moves);
    case Step::kLevel5: return list_level5(view, moves);
    case Step::kBuild: return list_buildings(view, moves);
    case Step::kRecall: return list_recalls(view, moves);
    case Step::kOver:
    case Step::kTurnStart:
    case Step::kMain:
    case Step::kAction:
    case Step::kRefill:
    case Step::kFlag:
    case Step::kTurnEnd: return;  // they ask nobody
  }
}

namespace {

// YOK-P1, or YOK-K12 beside a pair.
void do_placement(const Play& play, CellId cell) {
  if (step_of(play.p) == Step::kAdjacent) return do_place_adjacent(play, cell);
  do_place(play, cell);
}

// Ends the series or passes over the step on top (YOK-A11).
void do_done(const Play& play) {
  if (step_of(play.p) == Step::kWalk) return do_end_walk(play);
  play.p.stack.pop();
}

}  // namespace

void do_move(const Play& play, Move move) {
  switch (kind_of(move)) {
    case MoveKind::kKeep: return do_keep_order(play, move.as<Keep>().drawn);
    case MoveKind::kDone: return do_done(play);
    case MoveKind::kAgent: return do_use_agent(play, move.as<UseAgent>());
    case MoveKind::kAchieve: return do_achieve(play, move.as<Achieve>().type);
    case MoveKind::kFulfil: return do_fulfil(play, move.as<Fulfil>().order);
    case MoveKind::kMill: return do_mill(play);
    case MoveKind::kUniversity: return do_university(play);
    case MoveKind::kPlace: return do_placement(play, move.as<Place>().cell);
    case MoveKind::kPair: return do_pair(play, move.as<Pair>().cell);
    case MoveKind::kGo: return do_go(play, move.as<Go>().cell);
    case MoveKind::kWalk: return do_walk(play, move.as<Walk>().cell);
    case MoveKind::kTram: return do_tram(play, move.as<Tram>().cell);
    case MoveKind::kTrain: return do_train(play, move.as<Train>().cell);
    case MoveKind::kTakeBack: return do_take_back(play);
    case MoveKind::kBack: return do_back(play, move.as<Back>());
    case MoveKind::kSell: return do_sell(play, move.as<Sell>().good);
    case MoveKind::kBuy: return do_buy(play, move.as<Buy>().resource);
    case MoveKind::kSlot: return do_take_slot(play, move.as<TakeSlot>());
    case MoveKind::kPayFaith: return do_pay_faith(play, move.as<PayFaith>().resources);
    case MoveKind::kHire: return do_hire(play, move.as<Hire>().piece);
    case MoveKind::kTechnology: return do_take_technology(play, move.as<TakeTechnology>().slot);
    case MoveKind::kPayImports: return do_pay_production(play, move.as<PayImports>().imports);
    case MoveKind::kOrders: return do_take_orders(play, move.as<TakeOrders>());
    case MoveKind::kGood: return do_choose_good(play, move.as<ChooseGood>().good);
    case MoveKind::kMoveAssistant: return do_move_assistant(play, move.as<MoveAssistant>());
    case MoveKind::kStation: return do_place_station(play, move.as<PlaceStation>().cell);
    case MoveKind::kComplete: return do_take_complete(play, move.as<TakeComplete>().token);
    case MoveKind::kToken: return do_take_token(play);
    case MoveKind::kShop: return do_build_shop(play, move.as<BuildShop>().slot);
    case MoveKind::kHouse: return do_build_house(play);
    case MoveKind::kRecall: return do_recall(play, move.as<Recall>().stay);
  }
}

namespace {

// Whether a placement begins with two areas free of presidents: then there is something to choose,
// whatever the yen. Only spares time: every other step is listed to see.
bool surely_asks(View view) {
  const Position& p = view.p;
  const Frame& frame = p.stack.top();
  if (step_of(p) != Step::kPlace || kAreasPlaced(frame) > 0) return false;
  const int closed = p.seats;  // at most the canal, and a president of each other seat
  return p.player(frame.seat).hand[kAssistant] > 0 && layout_of(view).cells >= closed + 2;
}

}  // namespace

void advance(const Play& play) {
  advance_steps(play, do_by_itself, surely_asks, list_moves, do_move);
}

}  // namespace kaisho::yokohama
