// The course of a turn (NIP-T), and the stack of steps that carries it.
#include <algorithm>

#include "games/nippon/rules.h"

namespace kaisho::nippon {
namespace {

void begin_turn(const Play& play) {
  Position& p = play.p;
  p.stack.pop();
  play.tell("turn_began", "NIP-T1", p.active, p.turn);
  push(p, Step::kTurnEnd, p.active);
  push(p, Step::kLast, p.active);
  push(p, Step::kTurn, p.active);
}

// NIP-T4, NIP-T5, NIP-T6
void end_turn(const Play& play) {
  Position& p = play.p;
  const int space = space_taken(p.stack.top());
  p.stack.pop();
  const bool filled = space != kNowhere && refill_space(play, space);
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

bool may_take(const Components& components, const Position& p) {
  return workers_of(p.player(p.active)) < components.worker_places;
}

// The colours of the workers that stand at an action, as bits.
unsigned colours_at(const Components& components, const Position& p, Action action) {
  const Workers& workers = p.spaces[components.space_of[action]];
  unsigned colours = 0;
  for (int colour = 0; colour < kMaxColours; ++colour) {
    colours |= static_cast<unsigned>(workers[colour] != 0) << colour;
  }
  return colours;
}

// NIP-T1, NIP-T2, NIP-T3, NIP-K5
void list_turn(const Components& components, const Position& p, MoveList& moves) {
  if (may_take(components, p)) {
    for (const Action action : kEveryAction) {
      const unsigned colours = colours_at(components, p, action);
      if (colours == 0 || !may_act(components, p, p.active, action)) continue;
      each_bit(colours, [&](int colour) { moves.add(take_move(colour, action)); });
    }
  }
  moves.add(consolidate_move());
}

void list_own(const Components& components, const Position& p, MoveList& moves) {
  switch (step_of(p)) {
    case Step::kTurn: return list_turn(components, p, moves);
    case Step::kTrack: return list_steps(components, p, moves);
    case Step::kProduce: return list_products(components, p, moves);
    case Step::kExport: return list_fills(components, p, moves);
    case Step::kInvest: return list_builds(components, p, moves);
    case Step::kMachinery: return list_improvements(components, p, moves);
    case Step::kTrains: return list_transport(components, p, false, moves);
    case Step::kShips: return list_transport(components, p, true, moves);
    case Step::kMarket: return list_places(components, p, moves);
    case Step::kTile: return list_tiles(components, p, moves);
    case Step::kHome: return list_homes(components, p, moves);
    case Step::kReward: return list_rewards(components, p, moves);
    case Step::kAchievement: return list_achievements(components, p, moves);
    case Step::kLast: return moves.add(done_move());
    default: return;
  }
}

// Without plans to use there is nothing left to choose.
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
  list_own(play.components, p, moves);
  if (moves.size() != 1 || kind_of(moves[0]) != MoveKind::kDone) return false;
  p.stack.pop();
  return true;
}

// Steps without anybody's choice; false: the step asks somebody.
bool do_by_itself(const Play& play) {
  switch (step_of(play.p)) {
    case Step::kTurnStart: begin_turn(play); return true;
    case Step::kTurnEnd: end_turn(play); return true;
    case Step::kLast: return end_without_plans(play);
    case Step::kWages: {
      const Seat seat = play.p.active;
      play.p.stack.pop();
      do_wages(play, seat);
      return true;
    }
    default: return pass_over(play);
  }
}

}  // namespace

void list_moves(const Components& components, const Position& p, MoveList& moves) {
  if (p.stack.empty()) return;
  list_own(components, p, moves);
  list_plans(components, p, p.active, moves);
}

namespace {

// The worker's space is refilled when the turn is over.
void do_take(const Play& play, int colour, Action action) {
  Position& p = play.p;
  const Seat seat = p.active;
  const int space = play.components.space_of[action];
  p.stack.pop();
  set_space_taken(p.stack.frames[0], space);
  take_worker(play, seat, colour, space);
  play.tell("worker_taken", "NIP-T2", seat, colour, space, static_cast<int>(action));
  begin_action(play, seat, action);
}

}  // namespace

void do_move(const Play& play, Move move) {
  switch (kind_of(move)) {
    case MoveKind::kTake: return do_take(play, colour_of(move), action_of(move));
    case MoveKind::kConsolidate: return do_consolidate(play);
    case MoveKind::kPlans: return do_plans(play, track_of(move));
    case MoveKind::kSteps: return do_steps(play, steps_of(move));
    case MoveKind::kProduce: return do_produce(play, goods_of(move));
    case MoveKind::kFill: return do_fill(play, contract_of(move), filled_by(move));
    case MoveKind::kBuild: return do_build(play, tile_of(move));
    case MoveKind::kImprove: return do_improve(play, improved_by(move));
    case MoveKind::kTrains: return do_transport(play, false, regions_of(move));
    case MoveKind::kShips: return do_transport(play, true, regions_of(move));
    case MoveKind::kSide: return do_choose_place(play, place_of(move));
    case MoveKind::kTile: return do_put_tile(play, value_of(move), cubes_of(move));
    case MoveKind::kHome: return do_send_home(play, place_of(move));
    case MoveKind::kReward: return do_take_reward(play, reward_of(move));
    case MoveKind::kAchievement: return do_tile_achievement(play, achievement_of(move));
    case MoveKind::kDone: return play.p.stack.pop();
  }
}

namespace {

// Whether a worker can be taken, so that there is a choice. Only spares time: every other step is
// listed to see.
bool surely_asks(const Components& components, const Position& p) {
  if (step_of(p) != Step::kTurn || !may_take(components, p)) return false;
  return std::ranges::any_of(kEveryAction, [&](Action action) {
    return colours_at(components, p, action) != 0 && may_act(components, p, p.active, action);
  });
}

}  // namespace

void advance(const Play& play) {
  advance_steps(play, do_by_itself, surely_asks, list_moves, do_move);
}

}  // namespace kaisho::nippon
