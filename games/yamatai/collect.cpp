// Collecting culture tokens (YAM-T6) and one more of them (YAM-P10).
#include "games/yamatai/assignment.h"
#include "games/yamatai/rules.h"

namespace kaisho::yamatai {
namespace {

Islands touched_tokens(View view) { return touched_now(view) & with_tokens(view.p); }

// The boats of the tokens taken so far.
Assignment assigned(View view) {
  Assignment boats(view.components, view.p.placed);
  boats.add_all(view.p.collected);
  return boats;
}

// Islands whose token may be taken next, so that as many as possible are taken in all.
Islands takeable(View view) {
  const Assignment before = assigned(view);
  Islands islands;
  for (const Island island : touched_tokens(view)) {
    Assignment enlarged = before;
    if (enlarged.add(island)) islands.add(island);
  }
  return islands;
}

// Those of the takeable ones whose token is taken however the player goes on: without it, fewer
// would be taken in all.
Islands surely_taken(View view, Islands islands) {
  const Assignment before = assigned(view);
  Assignment greatest = before;
  const int most = greatest.add_all(islands);
  Islands sure;
  for (const Island island : islands) {
    Assignment without_it = before;
    if (without_it.add_all(islands - Islands{island}) < most) sure.add(island);
  }
  return sure;
}

void take_token(const Play& play, Seat seat, Island island, const char* clause) {
  Position& p = play.p;
  const Culture kind = *kind_at(p, island);
  p.tokens[kind].remove(island);
  ++p.player(seat).culture[kind];
  play.emit("collected", clause, seat, kind, island);
}

void take_all(const Play& play, Islands islands) {
  for (const Island island : islands) take_token(play, play.p.active, island, "YAM-T6");
  play.p.collected |= islands;
}

void end_collecting(Position& p) {
  p.stack.pop();
  p.collected = {};
  p.end_placing();
}

// The player is asked only about tokens that compete for boats.
void go_on_collecting(const Play& play) {
  const Islands open = takeable(play);
  const Islands sure = surely_taken(play, open);
  take_all(play, sure);
  const Islands left = sure.empty() ? open : takeable(play);  // the same is not worked out twice
  if (left.empty()) end_collecting(play.p);
}

}  // namespace

// YAM-T5: a boat of this turn touches a token.
bool may_collect(View view) { return !touched_tokens(view).empty(); }

// YAM-T6. Collecting takes a token at least (`may_collect`), so that YAM-P10 always has one to add
// to.
void do_collect(const Play& play) {
  Position& p = play.p;
  const Seat seat = p.stack.top().seat;
  p.stack.pop();
  if (has(play.of(seat), Power::kExtraToken)) push(p, Step::kExtra, seat);
  push(p, Step::kCollect, seat);
  go_on_collecting(play);
}

// YAM-T6
void list_takes(View view, MoveList& moves) {
  for (const Island island : takeable(view)) moves.add(move_of(Take{island}));
}

// YAM-T6
void do_take(const Play& play, Island island) {
  take_token(play, play.p.active, island, "YAM-T6");
  play.p.collected.add(island);
  go_on_collecting(play);
}

// YAM-P10
void list_extra(const Position& p, MoveList& moves) {
  for (const Island island : with_tokens(p)) moves.add(move_of(TakeExtra{island}));
  moves.add(move_of(Done{}));
}

// YAM-P10
void do_extra(const Play& play, Island island) {
  play.p.stack.pop();
  take_token(play, play.p.active, island, "YAM-P10");
}

}  // namespace kaisho::yamatai
