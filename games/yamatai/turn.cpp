// The course of a turn (YAM-T), and the stack of steps that carries it.
#include "games/yamatai/rules.h"

namespace kaisho::yamatai {
namespace {

void begin_turn(const Play& play) {
  Position& p = play.p;
  p.stack.pop();
  p.active = p.order[p.place];
  play.tell(What::kTurnBegan, "YAM-T12", p.active, p.turn, p.round);
  push(p, Step::kTurnEnd, p.active);
  push(p, Step::kRecruit, p.active);
  push(p, Step::kPort, p.active);
  push(p, Step::kMain, p.active);
  push(p, Step::kFleet, p.active);
}

int turns_of_round(const Components& box, const Position& p) {
  return p.seats * box.turns[static_cast<std::size_t>(p.seats)];
}

void end_turn(const Play& play) {
  Position& p = play.p;
  p.stack.pop();
  p.used = 0;
  p.trades = 0;
  ++p.turn;
  if (++p.place == turns_of_round(play.box, p)) end_round(play);
  if (p.over != 0) return;
  p.active = p.order[p.place];
  if (p.turn >= turn_limit(p)) return do_end_game(play, EndBy::kTurnCap);
  push(p, Step::kTurnStart, p.active);
}

// Steps without anybody's choice; false: the step asks somebody.
bool do_by_itself(const Play& play) {
  switch (step_of(play.p)) {
    case Step::kTurnStart:
      begin_turn(play);
      return true;
    case Step::kTurnEnd:
      end_turn(play);
      return true;
    default:
      return false;
  }
}

// YAM-T2, YAM-P19
void list_powers(const Components& box, const Position& p, Seat seat, MoveList& moves) {
  list_fleet_power(box, p, moves);
  list_specialist_powers(box, p, seat, moves);
}

// YAM-T3, YAM-T4, YAM-T5: the first boat placed ends the trade, collecting or building the placing.
// What only an optional power would allow leaves the player free to do neither. What brings a turn
// on comes first: a player that cannot try everything tries the first ones.
void list_main(const Components& box, const Position& p, MoveList& moves) {
  bool must = false;
  if (p.placed != 0) {
    must = list_builds(box, p, moves);
    if (may_collect(box, p)) {
      must = true;
      moves.add(move_of(MoveKind::kCollect));
    }
  }
  list_placements(box, p, moves);
  list_trades(box, p, moves);
  list_powers(box, p, p.active, moves);
  if (!must) moves.add(move_of(MoveKind::kDone));
}

// Of the powers only those that bring boats: the others come to the same while recruiting.
void list_port_step(const Components& box, const Position& p, MoveList& moves) {
  list_keeps(box, p, moves);
  list_boat_powers(box, p, p.active, moves);
}

void list_recruit_step(const Components& box, const Position& p, MoveList& moves) {
  if (p.stack.top().a == 0) list_recruits(box, p, moves);
  moves.add(move_of(MoveKind::kDone));
  list_powers(box, p, p.active, moves);
}

}  // namespace

bool before_port(const Position& p) {
  for (std::size_t i = 0; i < p.stack.size; ++i) {
    if (static_cast<Step>(p.stack.frames[i].kind) == Step::kPort) return true;
  }
  return false;
}

void list_moves(const Components& box, const Position& p, MoveList& moves) {
  switch (step_of(p)) {
    case Step::kFleet:
      return list_fleets(p, moves);
    case Step::kFreeBoat:
      return list_free_boats(p, moves);
    case Step::kMain:
      return list_main(box, p, moves);
    case Step::kCollect:
      return list_takes(box, p, moves);
    case Step::kExtra:
      return list_extra(p, moves);
    case Step::kPort:
      return list_port_step(box, p, moves);
    case Step::kRecruit:
      return list_recruit_step(box, p, moves);
    case Step::kSort:
      return list_sorts(p, moves);
    case Step::kWithToken:
      return list_with_token(p, moves);
    case Step::kRemove:
      return list_second_removal(p, moves);
    case Step::kWithBoat:
      return list_with_boat(p, moves);
    default:
      return;
  }
}

namespace {

// Ends the step on top.
void do_done(const Play& play) {
  Position& p = play.p;
  if (step_of(p) == Step::kPort) return do_keep(play, {});
  if (step_of(p) == Step::kMain) {
    p.placed = 0;
    p.last = kNone;
    p.begun = 0;
  }
  p.stack.pop();
}

void do_turn_move(const Play& play, Move move) {
  switch (kind_of(move)) {
    case MoveKind::kFleet:
      return do_take_fleet(play, move.a());
    case MoveKind::kBoat:
      return do_take_boat(play, move.a());
    case MoveKind::kBuy:
      return do_buy(play, move.a());
    case MoveKind::kSell:
      return do_sell(play, move.a());
    case MoveKind::kPlace:
      return do_place(play, move.a(), move.b());
    case MoveKind::kCollect:
      return do_collect(play);
    case MoveKind::kTake:
      return do_take(play, move.a());
    case MoveKind::kExtra:
      return do_extra(play, move.a());
    case MoveKind::kBuild:
      return do_build(play, move.a(), move.b());
    case MoveKind::kKeep:
      return do_keep(play, kept_by(move));
    case MoveKind::kRecruit:
      return do_recruit(play, move.a(), move.b());
    default:
      return do_done(play);
  }
}

void do_power(const Play& play, Move move) {
  switch (kind_of(move)) {
    case MoveKind::kReserve:
      return do_reserve(play, move.a());
    case MoveKind::kLook:
      return do_look(play);
    case MoveKind::kSort:
      return do_sort(play, move);
    case MoveKind::kSlide:
      return do_slide(play, move.a(), move.b());
    case MoveKind::kSanctuary:
      return do_put_sanctuary(play, move.a());
    case MoveKind::kSwapTokens:
      return do_swap_tokens(play, move.a());
    case MoveKind::kWithToken:
      return do_with_token(play, move.a());
    case MoveKind::kRemove:
      return do_remove(play, move.a());
    case MoveKind::kSwapBoats:
      return do_swap_boats(play, move.a());
    case MoveKind::kWithBoat:
      return do_with_boat(play, move.a());
    case MoveKind::kGild:
      return do_gild(play, move.a(), move.b());
    case MoveKind::kCleanse:
      return do_cleanse(play, move.a());
    case MoveKind::kTokenForYellow:
      return do_token_for_yellow(play, move.a());
    case MoveKind::kTokenForCoins:
      return do_token_for_coins(play, move.a());
    default:
      return do_change(play, move.a(), move.b());
  }
}

}  // namespace

void do_move(const Play& play, Move move) {
  const bool power = kind_of(move) >= MoveKind::kReserve && kind_of(move) <= MoveKind::kChange;
  if (power) return do_power(play, move);
  do_turn_move(play, move);
}

namespace {

// Whether a boat can be placed or none: then there is something to choose. Only spares time: every
// other step is listed to see.
bool surely_asks(const Components& box, const Position& p) {
  if (step_of(p) != Step::kMain || p.begun != 0) return false;
  const Player& player = p.player(p.active);
  return boats_of(player) > 0 && (free_spaces(box, p) & box.map.entries) != 0;
}

}  // namespace

void advance(const Play& play) {
  advance_steps(play, do_by_itself, surely_asks, list_moves, do_move);
}

}  // namespace kaisho::yamatai
