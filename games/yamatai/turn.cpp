// The course of a turn (YAM-T), and the stack of steps that carries it.
#include "core/values/lists.h"
#include "games/yamatai/rules.h"

namespace kaisho::yamatai {
namespace {

void begin_turn(const Play& play) {
  Position& p = play.p;
  p.stack.pop();
  p.active = p.order[p.place];
  play.emit("turn_began", "YAM-T12", p.active, p.turn, p.round);
  then(p, {{Step::kFleet, p.active},
           {Step::kMain, p.active},
           {Step::kPort, p.active},
           {Step::kRecruit, p.active},
           {Step::kTurnEnd, p.active}});
}

void end_turn(const Play& play) {
  Position& p = play.p;
  p.stack.pop();
  p.used = {};
  p.trades = 0;
  ++p.turn;
  if (++p.place == pieces_of(play)) end_round(play);
  if (p.over != Over::kNo) return;
  p.active = p.order[p.place];
  if (p.turn >= turn_limit(p)) return do_end_game(play, Over::kByTurnCap);
  push(p, Step::kTurnStart, p.active);
}

// Steps without anybody's choice; false: the step asks somebody.
bool do_by_itself(const Play& play) {
  const Step step = step_of(play.p);
  if (step == Step::kTurnStart) begin_turn(play);
  if (step == Step::kTurnEnd) end_turn(play);
  return step == Step::kTurnStart || step == Step::kTurnEnd;
}

// YAM-T2, YAM-P19
void list_powers(const SeatView& view, MoveList& moves) {
  list_fleet_power(view, moves);
  list_specialist_powers(view, moves);
}

// YAM-T3, YAM-T4, YAM-T5: the first boat placed ends the trade, collecting or building the placing.
// What only an optional power would allow leaves the player free to do neither. What brings a turn
// on comes first: a player that cannot try everything tries the first ones.
void list_main(View view, MoveList& moves) {
  bool must = false;
  if (!view.p.placed.empty()) {
    list_builds(view, moves);
    const bool collects = may_collect(view);
    must = collects || must_build(view, moves);
    if (collects) moves.add(move_of(Collect{}));
  }
  list_placements(view, moves);
  list_trades(view, moves);
  list_powers(view.of(view.p.active), moves);
  if (!must) moves.add(move_of(Done{}));
}

// The only powers used here are those that bring boats, and YAM-F7 where it refills the supply for
// them: the others come to the same while recruiting.
void list_port_step(View view, MoveList& moves) {
  list_keeps(view, moves);
  list_boat_powers(view.of(view.p.active), moves);
  if (unused_power(view) != FleetPower::kRemove || !supply_may_lack(view.of(view.p.active))) return;
  list_fleet_power(view, moves);
}

// YAM-T11
void list_recruit_step(View view, MoveList& moves) {
  if (kRecruitedOne(view.p.stack.top()) == 0) list_recruits(view, moves);
  moves.add(move_of(Done{}));
  list_powers(view.of(view.p.active), moves);
}

}  // namespace

void list_moves(View view, MoveList& moves) {
  const Position& p = view.p;
  switch (step_of(p)) {
    case Step::kFleet: return list_fleets(p, moves);
    case Step::kFreeBoat: return list_free_boats(p, moves);
    case Step::kMain: return list_main(view, moves);
    case Step::kCollect: return list_takes(view, moves);
    case Step::kExtra: return list_extra(p, moves);
    case Step::kPort: return list_port_step(view, moves);
    case Step::kRecruit: return list_recruit_step(view, moves);
    case Step::kSort: return list_sorts(p, moves);
    case Step::kWithToken: return list_second_tokens(p, moves);
    case Step::kRemove: return list_further_removals(p, moves);
    case Step::kWithBoat: return list_second_boats(p, moves);
    case Step::kOver:
    case Step::kTurnStart:
    case Step::kTurnEnd: return;  // ask nobody
  }
}

namespace {

// YAM-F7: the first boat, or one more.
void do_removal(const Play& play, Space space) {
  if (step_of(play.p) == Step::kRemove) return do_remove_further(play, space);
  do_remove_first(play, space);
}

// Ends the step on top.
void do_done(const Play& play) {
  Position& p = play.p;
  if (step_of(p) == Step::kPort) return do_keep(play, {});
  if (step_of(p) == Step::kMain) p.end_placing();
  p.stack.pop();
}

}  // namespace

void do_move(const Play& play, Move move) {
  switch (kind_of(move)) {
    case MoveKind::kFleet: return do_take_fleet(play, move.as<TakeFleet>().fleet);
    case MoveKind::kBoat: return do_take_boat(play, move.as<TakeBoat>().colour);
    case MoveKind::kBuy: return do_buy(play, move.as<Buy>().colour);
    case MoveKind::kSell: return do_sell(play, move.as<Sell>().colour);
    case MoveKind::kPlace: return do_place(play, move.as<Place>());
    case MoveKind::kCollect: return do_collect(play);
    case MoveKind::kTake: return do_take(play, move.as<Take>().island);
    case MoveKind::kExtra: return do_extra(play, move.as<TakeExtra>().island);
    case MoveKind::kBuild: return do_build(play, move.as<Build>());
    case MoveKind::kKeep: return do_keep(play, move.as<Keep>().boats());
    case MoveKind::kRecruit: return do_recruit(play, move.as<Recruit>());
    case MoveKind::kReserve: return do_reserve(play, move.as<Reserve>().tile);
    case MoveKind::kLook: return do_look(play);
    case MoveKind::kSort: return do_sort(play, move.as<Sort>());
    case MoveKind::kSlide: return do_slide(play, move.as<Slide>());
    case MoveKind::kSanctuary: return do_put_sanctuary(play, move.as<PutSanctuary>().island);
    case MoveKind::kSwapTokens: return do_choose_token(play, move.as<SwapTokens>().island);
    case MoveKind::kWithToken: return do_swap_tokens(play, move.as<WithToken>().island);
    case MoveKind::kRemove: return do_removal(play, move.as<Remove>().space);
    case MoveKind::kSwapBoats: return do_choose_boat(play, move.as<SwapBoats>().space);
    case MoveKind::kWithBoat: return do_swap_boats(play, move.as<WithBoat>().space);
    case MoveKind::kGild: return do_gild(play, move.as<Gild>());
    case MoveKind::kCleanse: return do_cleanse(play, move.as<Cleanse>().island);
    case MoveKind::kTokenForYellow:
      return do_token_for_yellow(play, move.as<TokenForYellow>().kind);
    case MoveKind::kTokenForCoins: return do_token_for_coins(play, move.as<TokenForCoins>().kind);
    case MoveKind::kChange: return do_change(play, move.as<Change>());
    case MoveKind::kDone: return do_done(play);
  }
}

namespace {

// Whether a boat can be placed or none, or placed in more than one way.
bool may_place_or_not(View view) {
  const Position& p = view.p;
  const Player& player = p.player(p.active);
  if (p.begun == 0) {
    return boats_of(player) > 0 && !(free_spaces(view) & view.components.map.entries).empty();
  }
  const int colours = kColours - times_in(player.boats, std::uint8_t{0});
  if (colours == 0) return false;
  return colours * spaces_for(view.of(p.active), kGreen).size() > 1;  // the same for all colours
}

// Whether there certainly is something to choose. Only spares time: where it is not certain, the
// moves are listed to see.
bool surely_asks(View view) {
  const Step step = step_of(view.p);
  if (step == Step::kMain) return may_place_or_not(view);
  if (step == Step::kPort) return may_choose_keeps(view);
  // Nobody has to recruit.
  if (step == Step::kRecruit) return kRecruitedOne(view.p.stack.top()) == 0 && may_recruit(view);
  return false;
}

}  // namespace

void advance(const Play& play) {
  advance_steps(play, do_by_itself, surely_asks, list_moves, do_move);
}

}  // namespace kaisho::yamatai
