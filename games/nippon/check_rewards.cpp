// The Emperor's rewards: what has left the stacks lies on achievements (NIP-S2, NIP-K2, NIP-K3).
#include <algorithm>

#include "core/values/every_seat.h"
#include "core/values/lists.h"
#include "games/nippon/check.h"

namespace kaisho::nippon {
namespace {

bool all_tiled(const Player& player) {
  return std::ranges::none_of(player.tiles, [](int multiplier) { return multiplier == 0; });
}

Expected<void> check_stacks(View view) {
  const auto& [components, p] = view;
  int left = 0;
  for (const Reward reward : Every<Reward>(kMaxRewards)) {
    const bool there = components.rewards.has(reward);
    if (const int most = there ? components.rewards[reward].copies : 0; p.rewards[reward] > most) {
      return too_many(most, p.rewards[reward],
                      there ? "rewards." + components.rewards[reward].id : "rewards");
    }
    left += p.rewards[reward];
  }
  if (p.extras > components.extra_copies) {
    return too_many(components.extra_copies, p.extras, "extra_multipliers");
  }
  if (p.extras == components.extra_copies || left == 0) return {};
  return broken("nippon.extras", {{"expected", components.extra_copies}, {"found", p.extras}},
                "extra_multipliers");
}

// How many of this multiplier have left the stacks; below 0: there are too many.
int taken_of(View view, int multiplier) {
  const auto& [components, p] = view;
  int copies = 0;
  int left = 0;
  for (const Reward reward : components.rewards.keys()) {
    if (components.rewards[reward].multiplier != multiplier) continue;
    copies += components.rewards[reward].copies;
    left += p.rewards[reward];
  }
  const int removed = std::min<int>(copies, components.rewards_removed[p.seats]);
  const bool extra = multiplier == components.extra_multiplier;
  return copies - removed - left + (extra ? components.extra_copies - p.extras : 0);
}

// Counts the tiles on achievements, and the one that is about to be put there.
int tiled_of(const Position& p, int multiplier) {
  const Frame* const step = under_way(p, Step::kAchievement);
  int tiled = step != nullptr && kPendingMultiplier(*step) == multiplier ? 1 : 0;
  for (const Seat seat : every_seat(p.seats)) {
    tiled += how_many_are(p.player(seat).tiles, [&](int tile) { return tile == multiplier; });
  }
  return tiled;
}

// Tiles are discarded only by who has no achievement free.
Expected<void> check_tiled(View view) {
  const auto& [components, p] = view;
  bool discarding = false;
  for (Seat seat = 0; seat < p.seats; ++seat) discarding |= all_tiled(p.player(seat));
  for (int multiplier = 1; multiplier <= UINT8_MAX; ++multiplier) {
    const int taken = taken_of(view, multiplier);
    const int tiled = tiled_of(p, multiplier);
    if (const int most = std::max(taken, 0); tiled > most) {
      return broken("nippon.tiled", {{"most", most}, {"multiplier", multiplier}, {"found", tiled}},
                    "seats");
    }
    if (taken < 0) {
      return broken("nippon.stacks", {{"multiplier", multiplier}, {"found", -taken}}, "rewards");
    }
    if (tiled < taken && !discarding) {
      return broken("nippon.left_stacks",
                    {{"expected", taken}, {"multiplier", multiplier}, {"found", tiled}}, "rewards");
    }
  }
  return {};
}

}  // namespace

Expected<void> check_rewards(View view) { return first_fault(view, {check_stacks, check_tiled}); }

}  // namespace kaisho::nippon
