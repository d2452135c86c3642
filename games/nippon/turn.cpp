// The course of a turn (NIP-T), and the stack of steps that carries it.
#include "games/nippon/rules.h"

namespace kaisho::nippon {
namespace {

void begin_turn(const Play& play) {
  Position& p = play.p;
  p.stack.pop();
  play.tell(What::kTurnBegan, "NIP-T1", p.active, p.turn);
  push(p, Step::kTurnEnd, p.active);
  push(p, Step::kLast, p.active);
  push(p, Step::kTurn, p.active);
}

// NIP-T4, NIP-T5, NIP-T6
void end_turn(const Play& play) {
  Position& p = play.p;
  const int emptied = p.stack.top().a;
  p.stack.pop();
  const bool filled = emptied != 0 && refill_space(play, emptied - 1);
  p.latest = p.active;
  ++p.turn;
  if (p.closed != 0) {
    count_closing_turn(play);
  } else if (filled) {
    move_marker(play, p.active);
  }
  if (p.closed != 0 && p.closing == 0) return do_end_game(play, EndBy::kRules);
  p.active = clockwise(p.active, p.seats);
  if (p.turn >= turn_limit(p)) return do_end_game(play, EndBy::kTurnCap);
  push(p, Step::kTurnStart, p.active);
}

bool may_take(const Components& box, const Position& p) {
  return workers_of(p.player(p.active)) < box.worker_places;
}

// The colours of the workers that stand at an action, as bits.
unsigned colours_at(const Components& box, const Position& p, int action) {
  const Workers& workers = p.spaces[box.space_of[static_cast<std::size_t>(action)]];
  unsigned colours = 0;
  for (unsigned colour = 0; colour < kMaxColours; ++colour) {
    colours |= static_cast<unsigned>(workers[colour] != 0) << colour;
  }
  return colours;
}

// NIP-T1, NIP-T2, NIP-T3, NIP-K5
void list_turn(const Components& box, const Position& p, MoveList& moves) {
  if (may_take(box, p)) {
    for (int i = 0; i < kActions; ++i) {
      const unsigned colours = colours_at(box, p, i);
      if (colours == 0 || !may_act(box, p, p.active, static_cast<Action>(i))) continue;
      each_bit(colours, [&](int colour) { moves.add(move_of(MoveKind::kTake, colour, i)); });
    }
  }
  moves.add(move_of(MoveKind::kConsolidate));
}

void list_own(const Components& box, const Position& p, MoveList& moves) {
  switch (step_of(p)) {
    case Step::kTurn:
      return list_turn(box, p, moves);
    case Step::kTrack:
      return list_steps(box, p, moves);
    case Step::kProduce:
      return list_products(box, p, moves);
    case Step::kExport:
      return list_fills(box, p, moves);
    case Step::kInvest:
      return list_builds(box, p, moves);
    case Step::kMachinery:
      return list_improvements(box, p, moves);
    case Step::kTrains:
      return list_transport(box, p, false, moves);
    case Step::kShips:
      return list_transport(box, p, true, moves);
    case Step::kMarket:
      return list_places(box, p, moves);
    case Step::kTile:
      return list_tiles(box, p, moves);
    case Step::kHome:
      return list_homes(box, p, moves);
    case Step::kReward:
      return list_rewards(box, p, moves);
    case Step::kAchievement:
      return list_achievements(box, p, moves);
    case Step::kLast:
      return moves.add(move_of(MoveKind::kDone));
    default:
      return;
  }
}

// Without plans to use there is nothing left to choose.
bool end_without_plans(const Play& play) {
  Position& p = play.p;
  if (p.player(p.active).plans >= play.box.plans_per_step) return false;
  p.stack.pop();
  return true;
}

// A step with nothing left but to end it: plans can be used in the next one, too.
bool pass_over(const Play& play) {
  Position& p = play.p;
  if (step_of(p) == Step::kTurn || p.player(p.active).plans < play.box.plans_per_step) return false;
  MoveList moves;
  list_own(play.box, p, moves);
  if (moves.size() != 1 || kind_of(moves[0]) != MoveKind::kDone) return false;
  p.stack.pop();
  return true;
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
    case Step::kLast:
      return end_without_plans(play);
    case Step::kWages: {
      const Seat seat = play.p.active;
      play.p.stack.pop();
      do_wages(play, seat);
      return true;
    }
    default:
      return pass_over(play);
  }
}

}  // namespace

void list_moves(const Components& box, const Position& p, MoveList& moves) {
  if (p.stack.empty()) return;
  list_own(box, p, moves);
  list_plans(box, p, p.active, moves);
}

namespace {

// The worker's space is refilled when the turn is over.
void do_take(const Play& play, int colour, Action action) {
  Position& p = play.p;
  const Seat seat = p.active;
  const int space = play.box.space_of[static_cast<std::size_t>(action)];
  p.stack.pop();
  p.stack.frames[0].a = static_cast<std::uint8_t>(space + 1);
  take_worker(play, seat, colour, space);
  play.tell(What::kWorkerTaken, "NIP-T2", seat, colour, space, static_cast<int>(action));
  begin_action(play, seat, action);
}

}  // namespace

void do_move(const Play& play, Move move) {
  switch (kind_of(move)) {
    case MoveKind::kTake:
      return do_take(play, move.a(), static_cast<Action>(move.b()));
    case MoveKind::kConsolidate:
      return do_consolidate(play);
    case MoveKind::kPlans:
      return do_plans(play, static_cast<Track>(move.a()));
    case MoveKind::kSteps:
      return do_steps(play, move.a());
    case MoveKind::kProduce:
      return do_produce(play, move.a());
    case MoveKind::kFill:
      return do_fill(play, move);
    case MoveKind::kBuild:
      return do_build(play, move.a());
    case MoveKind::kImprove:
      return do_improve(play, move);
    case MoveKind::kTrains:
      return do_transport(play, false, move.a());
    case MoveKind::kShips:
      return do_transport(play, true, move.a());
    case MoveKind::kSide:
      return do_choose_place(play, move.a());
    case MoveKind::kTile:
      return do_put_tile(play, move.a(), move.b());
    case MoveKind::kHome:
      return do_send_home(play, move.a());
    case MoveKind::kReward:
      return do_take_reward(play, move.a());
    case MoveKind::kAchievement:
      return do_tile_achievement(play, move.a());
    case MoveKind::kDone:
      return play.p.stack.pop();
  }
}

namespace {

// Whether a worker can be taken, so that there is a choice. Only spares time: every other step is
// listed to see.
bool surely_asks(const Components& box, const Position& p) {
  if (step_of(p) != Step::kTurn || !may_take(box, p)) return false;
  for (int i = 0; i < kActions; ++i) {
    if (colours_at(box, p, i) != 0 && may_act(box, p, p.active, static_cast<Action>(i)))
      return true;
  }
  return false;
}

}  // namespace

void advance(const Play& play) {
  advance_steps(play, do_by_itself, surely_asks, list_moves, do_move);
}

}  // namespace kaisho::nippon
