// Consolidating: the budget (NIP-K1), the Emperor's reward (NIP-K2, NIP-K3), the workers (NIP-K4).
#include <algorithm>
#include <limits>

#include "core/values/counter.h"
#include "games/nippon/rules.h"

namespace kaisho::nippon {

int income_of(const Components& components, const Player& player) {
  return value_on(components, player, Track::kMoney);
}

int reward_level(const Components& components, const Player& player) {
  return components.reward_level[workers_of(player)];
}

namespace {

// NIP-F1b
int coal_kept(const Components& components, const Player& player) {
  return std::min<int>(player.coal, total_of(components, player, Effect::kKeepCoal));
}

}  // namespace

int consolidation_yen(const Components& components, const Player& player) {
  return income_of(components, player) + total_of(components, player, Effect::kConsolidateYen);
}

int consolidation_coal(const Components& components, const Player& player) {
  return value_on(components, player, Track::kCoal) + coal_kept(components, player);
}

namespace {

// NIP-K1, NIP-F1a, NIP-F1b
void renew_budget(const Play& play, Seat seat) {
  Player& player = play.p.player(seat);
  const int kept = coal_kept(play.components, player);
  play.emit("budget", "NIP-K1", seat, player.yen, player.coal - kept);
  if (kept > 0) play.emit("coal_kept", "NIP-F1b", seat, kept);
  player.yen = 0;
  set(player.coal, kept);
  gain(play, seat, Resource::kYen, income_of(play.components, player), "NIP-K1");
  gain(play, seat, Resource::kYen, total_of(play.components, player, Effect::kConsolidateYen),
       "NIP-F1a");
  gain(play, seat, Resource::kCoal, value_on(play.components, player, Track::kCoal), "NIP-K1");
}

constexpr int kAnyLevel = std::numeric_limits<int>::max();

bool any_reward(View view, int level) {
  const auto& [components, p] = view;
  for (const Reward reward : components.rewards.keys()) {
    if (p.rewards[reward] > 0 && components.rewards[reward].multiplier <= level) return true;
  }
  return false;
}

// NIP-K3
void place_multiplier(const Play& play, Seat seat, std::uint8_t multiplier) {
  const auto& tiles = play.p.player(seat).tiles;
  if (std::ranges::any_of(tiles, [](int tile) { return tile == 0; })) {
    return play.p.stack.push(achievement_step(seat, multiplier));
  }
  play.emit("reward_discarded", "NIP-K3", seat, multiplier);
}

// NIP-K2
void give_reward(const Play& play, Seat seat) {
  Position& p = play.p;
  const int level = reward_level(play.components, p.player(seat));
  if (level == 0) return;
  if (any_reward(play, level)) return push(p, Step::kReward, seat);
  if (any_reward(play, kAnyLevel) || p.extras == 0) {
    return play.emit("reward_skipped", "NIP-K2", seat);
  }
  --p.extras;
  play.emit("multiplier_taken", "NIP-K2", seat, play.components.extra_multiplier);
  place_multiplier(play, seat, play.components.extra_multiplier);
}

// Whoever has no other move is not asked, so the consolidation would come unexplained.
bool nothing_else_to_do(const Play& play) {
  MoveList moves;
  list_moves(play, moves);
  return moves.size() == 1;
}

}  // namespace

void do_consolidate(const Play& play) {
  Position& p = play.p;
  const Seat seat = p.active;
  if (play.sink != nullptr && nothing_else_to_do(play)) {
    play.emit("must_consolidate", "NIP-K5", seat);
  }
  p.stack.pop();
  play.emit("consolidated", "NIP-K5", seat, workers_of(p.player(seat)));
  renew_budget(play, seat);
  push(p, Step::kWages, seat);
  give_reward(play, seat);
}

void list_rewards(const SeatView& view, MoveList& moves) {
  const auto& rewards = view.components.rewards;
  const int level = reward_level(view.components, view.player());
  for (const Reward reward : rewards.keys()) {
    if (view.p.rewards[reward] == 0 || rewards[reward].multiplier > level) continue;
    moves.add(move_of(TakeReward{reward}));
  }
}

void do_take_reward(const Play& play, Reward reward) {
  Position& p = play.p;
  const Seat seat = p.active;
  const RewardSpec& tile = play.components.rewards[reward];
  p.stack.pop();
  --p.rewards[reward];
  play.emit("reward_taken", "NIP-K2", seat, reward);
  gain(play, seat, tile.resource, tile.amount, "NIP-K2");
  place_multiplier(play, seat, tile.multiplier);
}

void list_achievements(const SeatView& view, MoveList& moves) {
  const auto& tiles = view.player().tiles;
  for (const Achievement achievement : kEveryAchievement) {
    if (tiles[achievement] == 0) moves.add(move_of(TileAchievement{achievement}));
  }
}

void do_tile_achievement(const Play& play, Achievement achievement) {
  Position& p = play.p;
  const Seat seat = p.active;
  const std::uint8_t multiplier = kPendingMultiplier(p.stack.top());
  p.stack.pop();
  p.player(seat).tiles[achievement] = multiplier;
  play.emit("achievement_tiled", "NIP-K3", seat, achievement, multiplier);
}

}  // namespace kaisho::nippon
