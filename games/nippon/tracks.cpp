// The tracks (NIP-A4, NIP-A5) and plans (NIP-T1).
#include <algorithm>

#include "games/nippon/rules.h"

namespace kaisho::nippon {
namespace {

std::size_t index_of(Track track) { return static_cast<std::size_t>(track); }

}  // namespace

Track track_of(Action action) {
  return action == Action::kKnowledge ? Track::kKnowledge : Track::kCoal;
}

int steps_left(const Components& box, const Player& player, Track track) {
  return static_cast<int>(box.track(track).steps.size()) - 1 - player.tracks[index_of(track)];
}

int value_on(const Components& box, const Player& player, Track track) {
  return box.track(track).steps[player.tracks[index_of(track)]].value;
}

int stars_on(const Components& box, const Player& player, Track track) {
  int stars = 0;
  const auto& steps = box.track(track).steps;
  for (std::size_t i = 0; i <= player.tracks[index_of(track)]; ++i) stars += steps[i].stars;
  each_factory(box, player, [&](const Factory& factory) {
    if (factory.star && factory.track == track) ++stars;
  });
  return stars;
}

// NIP-A4: steps beyond the end are lost.
void move_track(const Play& play, Seat seat, Track track, int steps, const char* clause) {
  Player& player = play.p.player(seat);
  const int gone = std::min(steps, steps_left(play.box, player, track));
  if (gone == 0) return;
  std::uint8_t& marker = player.tracks[index_of(track)];
  marker = static_cast<std::uint8_t>(marker + gone);
  play.tell(What::kTrackMoved, clause, seat, static_cast<int>(track), gone,
            value_on(play.box, player, track));
}

bool may_climb(const Components& box, const Player& player, Action action) {
  return steps_left(box, player, track_of(action)) > 0 && may_pay(box, player, action);
}

void list_steps(const Components& box, const Position& p, MoveList& moves) {
  const auto action = static_cast<Action>(p.stack.top().a);
  const Player& player = p.player(p.active);
  const int most =
      std::min(affordable(box, player, action), steps_left(box, player, track_of(action)));
  for (int steps = most; steps > 0; --steps) moves.add(move_of(MoveKind::kSteps, steps));
}

// NIP-F2a, NIP-F3c: the step more is not paid.
void do_steps(const Play& play, int steps) {
  Position& p = play.p;
  const Seat seat = p.active;
  const auto action = static_cast<Action>(p.stack.top().a);
  const bool mines = action == Action::kMines;
  p.stack.pop();
  const Player& player = p.player(seat);
  pay_yen(play, seat, price_of(play.box, player, action, steps), mines ? "NIP-A5" : "NIP-A4");
  move_track(play, seat, track_of(action), steps, mines ? "NIP-A5" : "NIP-A4");
  int further = 0;
  each_factory(play.box, player, [&](const Factory& factory) {
    if (factory.effect == Effect::kExtraStep && factory.action == action) further += factory.amount;
  });
  move_track(play, seat, track_of(action), further, mines ? "NIP-F3c" : "NIP-F2a");
}

namespace {

// NIP-T3: an action that was begun is done; plans must leave it possible.
bool leaves_action(const Components& box, const Position& p, const Player& player, Track track) {
  const Frame& step = p.stack.top();
  if (step_of(p) == Step::kTrack) {
    return track != track_of(static_cast<Action>(step.a)) || steps_left(box, player, track) > 1;
  }
  if (step_of(p) != Step::kInvest) return true;
  Player after = player;
  after.plans = static_cast<std::uint16_t>(after.plans - box.plans_per_step);
  ++after.tracks[index_of(track)];
  return may_invest(box, p, after);
}

}  // namespace

void list_plans(const Components& box, const Position& p, Seat seat, MoveList& moves) {
  const Player& player = p.player(seat);
  if (player.plans < box.plans_per_step) return;
  for (int i = 0; i < kTracks; ++i) {
    const auto track = static_cast<Track>(i);
    if (steps_left(box, player, track) == 0 || !leaves_action(box, p, player, track)) continue;
    moves.add(move_of(MoveKind::kPlans, i));
  }
}

void do_plans(const Play& play, Track track) {
  const Seat seat = play.p.active;
  pay_plans(play, seat, play.box.plans_per_step, "NIP-T1");
  move_track(play, seat, track, 1, "NIP-T1");
}

}  // namespace kaisho::nippon
