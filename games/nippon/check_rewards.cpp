// The Emperor's rewards: what has left the stacks lies on achievements (NIP-S2, NIP-K2, NIP-K3).
#include <algorithm>

#include "games/nippon/check.h"

namespace kaisho::nippon {
namespace {

bool all_tiled(const Player& player) {
  return std::ranges::none_of(player.tiles, [](int multiplier) { return multiplier == 0; });
}

Expected<void> check_stacks(const Components& box, const Position& p) {
  int left = 0;
  for (std::size_t i = 0; i < kMaxRewards; ++i) {
    if (p.rewards[i] > (i < box.rewards.size() ? box.rewards[i].copies : 0)) {
      return broken("There are not so many of these.",
                    i < box.rewards.size() ? "rewards." + box.rewards[i].id : "rewards");
    }
    left += p.rewards[i];
  }
  if (p.extras > box.extra_copies || (p.extras < box.extra_copies && left > 0)) {
    return broken("Extra tiles are taken when no others are left.", "extra_multipliers");
  }
  return {};
}

// How many of this multiplier have left the stacks; below 0: there are too many.
int taken_of(const Components& box, const Position& p, int multiplier) {
  int copies = 0;
  int left = 0;
  for (std::size_t i = 0; i < box.rewards.size(); ++i) {
    if (box.rewards[i].multiplier != multiplier) continue;
    copies += box.rewards[i].copies;
    left += p.rewards[i];
  }
  const int removed = std::min<int>(copies, box.rewards_removed[static_cast<std::size_t>(p.seats)]);
  const bool extra = multiplier == box.extra_multiplier;
  return copies - removed - left + (extra ? box.extra_copies - p.extras : 0);
}

// On achievements, and the one that is about to be put there.
int tiled_of(const Position& p, int multiplier) {
  const Frame* const step = under_way(p, Step::kAchievement);
  auto tiled = std::ptrdiff_t{step != nullptr && step->a == multiplier ? 1 : 0};
  for (Seat seat = 0; seat < p.seats; ++seat) {
    tiled += std::ranges::count(p.player(seat).tiles, multiplier);
  }
  return static_cast<int>(tiled);
}

// Tiles are discarded only by who has no achievement free.
Expected<void> check_tiled(const Components& box, const Position& p) {
  bool discarding = false;
  for (Seat seat = 0; seat < p.seats; ++seat) discarding |= all_tiled(p.player(seat));
  for (int multiplier = 1; multiplier <= UINT8_MAX; ++multiplier) {
    const int taken = taken_of(box, p, multiplier);
    const int tiled = tiled_of(p, multiplier);
    if (tiled > std::max(taken, 0)) {
      return broken("There are not so many " + std::to_string(multiplier) + "x tiles.", "seats");
    }
    if (taken < 0) return broken("Too many tiles are left of a multiplier.", "rewards");
    if (tiled < taken && !discarding) {
      return broken("What has left the stacks lies on achievements.", "rewards");
    }
  }
  return {};
}

}  // namespace

Expected<void> check_rewards(const Components& box, const Position& p) {
  if (auto stacks = check_stacks(box, p); !stacks) return stacks;
  return check_tiled(box, p);
}

}  // namespace kaisho::nippon
