// Recruiting (YAM-T11), and Izanami's share of it.
#include "games/yamatai/rules.h"

namespace kaisho::yamatai {

namespace {

// The kinds of which a player has at least so many tokens.
Cultures kinds_with(const Player& player, int least) {
  Cultures kinds;
  for (const Culture kind : kEveryCulture) {
    if (player.culture[kind] >= least) kinds.add(kind);
  }
  return kinds;
}

}  // namespace

// YAM-T11: one kind alone is always asked for identical tokens.
bool may_recruit(View view) {
  const Player& player = view.p.player(view.p.active);
  const int different = view.components.cost_different;
  const bool pays = !kinds_with(player, view.components.cost_identical).empty() ||
                    (different > 1 && kinds_with(player, 1).size() >= different);
  return pays && !things_in<Specialists>(view.p.specialists).empty();
}

// YAM-T11: identical tokens are one kind, different ones as many kinds as are asked for.
void list_recruits(View view, MoveList& moves) {
  const Player& player = view.p.player(view.p.active);
  const Cultures identical = kinds_with(player, view.components.cost_identical);
  const Cultures any = kinds_with(player, 1);
  if (identical.empty() && any.size() < view.components.cost_different) return;
  for (const Cultures kinds : subsets_of(any)) {
    const bool enough = kinds.size() == 1 ? (kinds - identical).empty()
                                          : kinds.size() == view.components.cost_different;
    if (!enough) continue;
    for (const Maybe<Specialist> specialist : view.p.specialists) {
      if (specialist) moves.add(move_of(Recruit{*specialist, kinds}));
    }
  }
}

namespace {

// What the owner of Izanami gets of the coins on the specialist (YAM-P5).
int share_of(const SeatView& view, Seat recruiter, int coins) {
  if (view.seat == recruiter || !has(view, Power::kShare)) return 0;
  return coins / view.components.share_divisor;
}

void pay_tokens(const Play& play, Seat seat, Cultures kinds) {
  const int each = kinds.size() == 1 ? play.components.cost_identical : 1;
  for (const Culture kind : kinds) spend_tokens(play, seat, kind, each, "YAM-T11");
}

// The coins on the specialist, which leaves the row.
int take_specialist(Position& p, Seat seat, Specialist specialist) {
  for (std::size_t slot = 0; slot < kMaxRow; ++slot) {
    if (p.specialists[slot] != specialist) continue;
    const int coins = p.specialist_coins[slot];
    p.specialists[slot] = {};
    p.specialist_coins[slot] = 0;
    p.player(seat).specialists.add(specialist);
    return coins;
  }
  return 0;
}

}  // namespace

// YAM-T11, YAM-P5
void do_recruit(const Play& play, Recruit recruit) {
  Position& p = play.p;
  const auto [specialist, kinds] = recruit;
  Frame& frame = p.stack.top();
  const Seat seat = frame.seat;
  kRecruitedOne.set(frame, 1);
  pay_tokens(play, seat, kinds);
  const int coins = take_specialist(p, seat, specialist);
  int left = coins;
  for (Seat owner = 0; owner < p.seats; ++owner) left -= share_of(play.of(owner), seat, coins);
  play.emit("recruited", "YAM-T11", seat, specialist, left);
  add_coins(p.player(seat), left);
  for (Seat owner = 0; owner < p.seats; ++owner) {
    const int share = share_of(play.of(owner), seat, coins);
    if (share == 0) continue;
    add_coins(p.player(owner), share);
    play.emit("share_got", "YAM-P5", owner, seat, share);
  }
}

}  // namespace kaisho::yamatai
