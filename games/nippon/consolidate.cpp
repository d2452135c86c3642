// Consolidating: the budget (NIP-K1), the Emperor's reward (NIP-K2, NIP-K3), the workers (NIP-K4).
#include <algorithm>

#include "games/nippon/rules.h"

namespace kaisho::nippon {

int income_of(const Components& box, const Player& player) {
  return value_on(box, player, Track::kMoney);
}

int reward_level(const Components& box, const Player& player) {
  return box.reward_level[static_cast<std::size_t>(workers_of(player))];
}

namespace {

// NIP-K1, NIP-F1a, NIP-F1b
void renew_budget(const Play& play, Seat seat) {
  Player& player = play.p.player(seat);
  const int kept = std::min<int>(player.coal, total_of(play.box, player, Effect::kKeepCoal));
  play.tell(What::kBudget, "NIP-K1", seat, player.yen, player.coal - kept);
  if (kept > 0) play.tell(What::kCoalKept, "NIP-F1b", seat, kept);
  player.yen = 0;
  player.coal = static_cast<std::uint16_t>(kept);
  gain(play, seat, Resource::kYen, income_of(play.box, player), "NIP-K1");
  gain(play, seat, Resource::kYen, total_of(play.box, player, Effect::kConsolidateYen), "NIP-F1a");
  gain(play, seat, Resource::kCoal, value_on(play.box, player, Track::kCoal), "NIP-K1");
}

bool any_reward(const Components& box, const Position& p, int level) {
  for (std::size_t i = 0; i < box.rewards.size(); ++i) {
    if (p.rewards[i] > 0 && box.rewards[i].multiplier <= level) return true;
  }
  return false;
}

// NIP-K3
void place_multiplier(const Play& play, Seat seat, int multiplier) {
  const auto& tiles = play.p.player(seat).tiles;
  if (std::ranges::any_of(tiles, [](int tile) { return tile == 0; })) {
    return push(play.p, Step::kAchievement, seat, multiplier);
  }
  play.tell(What::kRewardDiscarded, "NIP-K3", seat, multiplier);
}

// NIP-K2
void give_reward(const Play& play, Seat seat) {
  Position& p = play.p;
  const int level = reward_level(play.box, p.player(seat));
  if (level == 0) return;
  if (any_reward(play.box, p, level)) return push(p, Step::kReward, seat);
  if (any_reward(play.box, p, 255) || p.extras == 0) {
    return play.tell(What::kRewardSkipped, "NIP-K2", seat);
  }
  --p.extras;
  play.tell(What::kMultiplierTaken, "NIP-K2", seat, play.box.extra_multiplier);
  place_multiplier(play, seat, play.box.extra_multiplier);
}

}  // namespace

namespace {

// Nobody is asked then, so that it would come unexplained.
bool nothing_else_to_do(const Play& play) {
  MoveList moves;
  list_moves(play.box, play.p, moves);
  return moves.size() == 1;
}

}  // namespace

void do_consolidate(const Play& play) {
  Position& p = play.p;
  const Seat seat = p.active;
  if (play.sink != nullptr && nothing_else_to_do(play)) {
    play.tell(What::kMustConsolidate, "NIP-K5", seat);
  }
  p.stack.pop();
  play.tell(What::kConsolidated, "NIP-K5", seat, workers_of(p.player(seat)));
  renew_budget(play, seat);
  push(p, Step::kWages, seat);
  give_reward(play, seat);
}

void list_rewards(const Components& box, const Position& p, MoveList& moves) {
  const int level = reward_level(box, p.player(p.active));
  for (std::size_t i = 0; i < box.rewards.size(); ++i) {
    if (p.rewards[i] == 0 || box.rewards[i].multiplier > level) continue;
    moves.add(move_of(MoveKind::kReward, static_cast<int>(i)));
  }
}

void do_take_reward(const Play& play, int reward) {
  Position& p = play.p;
  const Seat seat = p.active;
  const Reward& tile = play.box.rewards[static_cast<std::size_t>(reward)];
  p.stack.pop();
  --p.rewards[static_cast<std::size_t>(reward)];
  play.tell(What::kRewardTaken, "NIP-K2", seat, reward);
  gain(play, seat, tile.resource, tile.amount, "NIP-K2");
  place_multiplier(play, seat, tile.multiplier);
}

void list_achievements(const Components& /*box*/, const Position& p, MoveList& moves) {
  const auto& tiles = p.player(p.active).tiles;
  for (int i = 0; i < kAchievements; ++i) {
    if (tiles[static_cast<std::size_t>(i)] == 0) moves.add(move_of(MoveKind::kAchievement, i));
  }
}

void do_tile_achievement(const Play& play, int achievement) {
  Position& p = play.p;
  const Seat seat = p.active;
  const std::uint8_t multiplier = p.stack.top().a;
  p.stack.pop();
  p.player(seat).tiles[static_cast<std::size_t>(achievement)] = multiplier;
  play.tell(What::kAchievementTiled, "NIP-K3", seat, achievement, multiplier);
}

}  // namespace kaisho::nippon
