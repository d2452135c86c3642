// The course of a turn (NIP-T), and the stack of steps that carries it.
#include <algorithm>

#include "games/nippon/rules.h"

namespace kaisho::nippon {
namespace {

void begin_turn(const Play& play) {
  Position& p = play.p;
  p.stack.pop();
  play.emit("turn_began", "NIP-T1", p.active, p.turn);
  then(p, {{Step::kTurn, p.active}, {Step::kLastPlans, p.active}, {Step::kTurnEnd, p.active}});
}

// NIP-T4, NIP-T5, NIP-T6
void end_turn(const Play& play) {
  Position& p = play.p;
  const Maybe<Space> space = kSpaceTaken(p.stack.top());
  p.stack.pop();
  const bool filled = space && refill_space(play, *space);
  p.latest = p.active;
  ++p.turn;
  if (p.closed != 0) {
    count_closing_turn(play);
  } else if (filled) {
    move_marker(play, p.active);
  }
  if (p.closed != 0 && p.closing == 0) return do_end_game(play, Over::kByRules);
  p.active = clockwise(p.active, p.seats);
  if (p.turn >= turn_limit(p)) return do_end_game(play, Over::kByTurnCap);
  push(p, Step::kTurnStart, p.active);
}

bool may_take(const SeatView& view) {
  return workers_of(view.player()) < view.components.worker_places;
}

// Collects the colours of the workers that stand at an action.
Set<Colour> colours_at(View view, Action action) {
  return colours_of(view.p.spaces[view.components.space_of[action]]);
}

// NIP-T1, NIP-T2, NIP-T3, NIP-K5
void list_turn(const SeatView& view, MoveList& moves) {
  if (may_take(view)) {
    for (const Action action : kEveryAction) {
      const Set<Colour> colours = colours_at(view, action);
      if (colours.empty() || !may_act(view, action)) continue;
      for (const Colour colour : colours) moves.add(move_of(Take{colour, action}));
    }
  }
  moves.add(move_of(Consolidate{}));
}

void list_own(const SeatView& view, MoveList& moves) {
  switch (step_of(view.p)) {
    case Step::kTurn: return list_turn(view, moves);
    case Step::kTrack: return list_steps(view, moves);
    case Step::kProduce: return list_products(view, moves);
    case Step::kExport: return list_fills(view, moves);
    case Step::kInvest: return list_builds(view, moves);
    case Step::kMachinery: return list_improvements(view, moves);
    case Step::kTrains: return list_transport(view, Vehicle::kTrain, moves);
    case Step::kShips: return list_transport(view, Vehicle::kShip, moves);
    case Step::kMarket: return list_places(view, moves);
    case Step::kTile: return list_tiles(view, moves);
    case Step::kSendHome: return list_homes(view, moves);
    case Step::kReward: return list_rewards(view, moves);
    case Step::kAchievement: return list_achievements(view, moves);
    case Step::kLastPlans: return moves.add(move_of(Done{}));
    case Step::kOver:
    case Step::kTurnStart:
    case Step::kWages:
    case Step::kTurnEnd: return;  // they ask nobody
  }
}

// Nothing is left to choose without plans to use.
bool end_without_plans(const Play& play) {
  Position& p = play.p;
  if (p.player(p.active).plans >= play.components.plans_per_step) return false;
  p.stack.pop();
  return true;
}

// A step with nothing left but to end it: plans can be used in the next one, too.
bool pass_over(const Play& play) {
  Position& p = play.p;
  if (step_of(p) == Step::kTurn || p.player(p.active).plans < play.components.plans_per_step)
    return false;
  MoveList moves;
  list_own(play.of(p.active), moves);
  if (moves.size() != 1 || kind_of(moves[0]) != MoveKind::kDone) return false;
  p.stack.pop();
  return true;
}

// Steps without anybody's choice; false: the step asks somebody.
bool do_by_itself(const Play& play) {
  switch (step_of(play.p)) {
    case Step::kTurnStart: begin_turn(play); return true;
    case Step::kTurnEnd: end_turn(play); return true;
    case Step::kLastPlans: return end_without_plans(play);
    case Step::kWages: {
      const Seat seat = play.p.active;
      play.p.stack.pop();
      do_wages(play, seat);
      return true;
    }
    case Step::kOver:
    case Step::kTurn:
    case Step::kTrack:
    case Step::kProduce:
    case Step::kExport:
    case Step::kInvest:
    case Step::kMachinery:
    case Step::kTrains:
    case Step::kShips:
    case Step::kMarket:
    case Step::kTile:
    case Step::kSendHome:
    case Step::kReward:
    case Step::kAchievement: return pass_over(play);
  }
  return false;
}

}  // namespace

void list_moves(View view, MoveList& moves) {
  if (view.p.stack.empty()) return;
  const SeatView active = view.of(view.p.active);
  list_own(active, moves);
  list_plans(active, moves);
}

namespace {

// The worker's space is refilled when the turn is over.
void do_take(const Play& play, Take take) {
  Position& p = play.p;
  const Seat seat = p.active;
  const Space space = play.components.space_of[take.action];
  p.stack.pop();
  kSpaceTaken.set(p.stack.frames[0], space);
  take_worker(play, seat, take.colour, space);
  play.emit("worker_taken", "NIP-T2", seat, take.colour, space, take.action);
  begin_action(play, seat, take.action);
}

}  // namespace

void do_move(const Play& play, Move move) {
  switch (kind_of(move)) {
    case MoveKind::kTake: return do_take(play, move.as<Take>());
    case MoveKind::kConsolidate: return do_consolidate(play);
    case MoveKind::kPlans: return do_plans(play, move.as<UsePlans>().track);
    case MoveKind::kClimb: return do_steps(play, move.as<Climb>().steps);
    case MoveKind::kProduce: return do_produce(play, move.as<Produce>().goods);
    case MoveKind::kFill: return do_fill(play, move.as<Fill>());
    case MoveKind::kBuild: return do_build(play, move.as<Build>().tile);
    case MoveKind::kImprove: return do_improve(play, move.as<Improve>().parts);
    case MoveKind::kTrains:
      return do_transport(play, Vehicle::kTrain, move.as<PutTrains>().regions);
    case MoveKind::kShips: return do_transport(play, Vehicle::kShip, move.as<PutShips>().regions);
    case MoveKind::kSide: return do_choose_place(play, move.as<ChoosePlace>().place);
    case MoveKind::kTile: return do_put_tile(play, move.as<PutTile>());
    case MoveKind::kSendHome: return do_send_home(play, move.as<SendHome>().place);
    case MoveKind::kReward: return do_take_reward(play, move.as<TakeReward>().reward);
    case MoveKind::kAchievement:
      return do_tile_achievement(play, move.as<TileAchievement>().achievement);
    case MoveKind::kDone: return play.p.stack.pop();
  }
}

namespace {

// Whether a worker can be taken, so that there is a choice. Only spares time: every other step is
// listed to see.
bool surely_asks(View view) {
  const SeatView active = view.of(view.p.active);
  if (step_of(view.p) != Step::kTurn || !may_take(active)) return false;
  return std::ranges::any_of(kEveryAction, [&](Action action) {
    return !colours_at(view, action).empty() && may_act(active, action);
  });
}

}  // namespace

void advance(const Play& play) {
  advance_steps(play, do_by_itself, surely_asks, list_moves, do_move);
}

}  // namespace kaisho::nippon
