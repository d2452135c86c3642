// The tracks (NIP-A4, NIP-A5) and plans (NIP-T1).
#include <algorithm>

#include "core/values/counter.h"
#include "core/values/how_many.h"
#include "games/nippon/rules.h"

namespace kaisho::nippon {

Track track_of(Action action) {
  return action == Action::kKnowledge ? Track::kKnowledge : Track::kCoal;
}

int steps_left(const Components& components, const Player& player, Track track) {
  return how_many(components.tracks[track].steps) - 1 - player.tracks[track];
}

int value_on(const Components& components, const Player& player, Track track) {
  return components.tracks[track].steps[player.tracks[track]].value;
}

int stars_on(const Components& components, const Player& player, Track track) {
  int stars = 0;
  const auto& steps = components.tracks[track].steps;
  for (std::size_t i = 0; i <= player.tracks[track]; ++i) stars += steps[i].stars;
  each_factory(components, player, [&](const Factory& factory) {
    if (factory.star && factory.track == track) ++stars;
  });
  return stars;
}

// NIP-A4: steps beyond the end are lost.
void move_track(const Play& play, Seat seat, Track track, int steps, const char* clause) {
  Player& player = play.p.player(seat);
  const int gone = std::min(steps, steps_left(play.components, player, track));
  if (gone == 0) return;
  add(player.tracks[track], gone);
  play.emit("track_moved", clause, seat, track, gone, value_on(play.components, player, track));
}

bool may_climb(const Components& components, const Player& player, Action action) {
  return steps_left(components, player, track_of(action)) > 0 &&
         may_pay(components, player, action);
}

void list_steps(const SeatView& view, MoveList& moves) {
  const Action action = kTrackAction(view.p.stack.top());
  const Player& player = view.player();
  const int most = std::min(affordable(view.components, player, action),
                            steps_left(view.components, player, track_of(action)));
  for (int steps = most; steps > 0; --steps) moves.add(move_of(Climb(steps)));
}

int extra_steps(const Components& components, const Player& player, Action action) {
  int steps = 0;
  each_factory(components, player, [&](const Factory& factory) {
    if (factory.effect == Effect::kExtraStep && factory.action == action) steps += factory.amount;
  });
  return steps;
}

// NIP-F2a, NIP-F3c: the step more is not paid.
void do_steps(const Play& play, int steps) {
  Position& p = play.p;
  const Seat seat = p.active;
  const Action action = kTrackAction(p.stack.top());
  const bool mines = action == Action::kMines;
  p.stack.pop();
  const Player& player = p.player(seat);
  pay_yen(play, seat, price_of(play.components, player, action, steps),
          mines ? "NIP-A5" : "NIP-A4");
  move_track(play, seat, track_of(action), steps, mines ? "NIP-A5" : "NIP-A4");
  move_track(play, seat, track_of(action), extra_steps(play.components, player, action),
             mines ? "NIP-F3c" : "NIP-F2a");
}

namespace {

// NIP-T3: an action that was begun is done; plans must leave it possible.
bool leaves_action(const SeatView& view, Track track) {
  const Frame& step = view.p.stack.top();
  if (step_of(step) == Step::kTrack) {
    return track != track_of(kTrackAction(step)) ||
           steps_left(view.components, view.player(), track) > 1;
  }
  if (step_of(step) != Step::kInvest) return true;
  Player after = view.player();
  add(after.plans, -view.components.plans_per_step);
  ++after.tracks[track];
  return may_invest(view, after);
}

}  // namespace

void list_plans(const SeatView& view, MoveList& moves) {
  const Player& player = view.player();
  if (player.plans < view.components.plans_per_step) return;
  for (const Track track : kEveryTrack) {
    if (steps_left(view.components, player, track) > 0 && leaves_action(view, track)) {
      moves.add(move_of(UsePlans{track}));
    }
  }
}

void do_plans(const Play& play, Track track) {
  const Seat seat = play.p.active;
  pay_plans(play, seat, play.components.plans_per_step, "NIP-T1");
  move_track(play, seat, track, 1, "NIP-T1");
}

}  // namespace kaisho::nippon
