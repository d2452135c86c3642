// Why something on the table cannot be chosen now, by step.
#include "games/nippon/reasons.h"

#include "games/nippon/nippon.h"

namespace kaisho::nippon {
namespace {

void refuse_rewards(Reasons& r) {
  const int level = reward_level(r.components, r.player);
  for (int i = 0; i < std::ssize(r.components.rewards); ++i) {
    const Move move = reward_move(i);
    const int own = r.components.rewards[i].multiplier;
    if (own > level) {
      r.refuse(move, "NIP-K2", "level_too_high", own, level);
    } else if (r.p.rewards[i] == 0) {
      r.refuse(move, "NIP-K2", "stack_empty");
    }
  }
}

void refuse_achievements(Reasons& r) {
  for (int i = 0; i < kAchievements; ++i) {
    const int tile = r.player.tiles[i];
    if (tile == 0) continue;
    r.refuse(achievement_move(i), "NIP-K3", "achievement_covered", tile);
  }
}

// Beside every decision (NIP-T1).
void refuse_plans(Reasons& r) {
  for (const Track track : kEveryTrack) {
    const Move move = plans_move(track);
    if (r.allowed(move)) continue;
    if (steps_left(r.components, r.player, track) == 0) {
      r.refuse(move, "NIP-A4", "track_at_end");
    } else if (r.player.plans < r.components.plans_per_step) {
      r.refuse(move, "NIP-T1", "too_few_plans", r.components.plans_per_step, r.player.plans);
    } else {
      r.refuse(move, "NIP-T3", "action_begun");
    }
  }
}

void refuse_own(Reasons& r) {
  switch (step_of(r.p)) {
    case Step::kTurn: return refuse_turn(r);
    case Step::kTrack: return refuse_steps(r);
    case Step::kProduce: return refuse_products(r);
    case Step::kExport: return refuse_fills(r);
    case Step::kInvest: return refuse_builds(r);
    case Step::kTrains: return refuse_transport(r, false);
    case Step::kShips: return refuse_transport(r, true);
    case Step::kMarket: return refuse_places(r);
    case Step::kReward: return refuse_rewards(r);
    case Step::kAchievement: return refuse_achievements(r);
    default: return;
  }
}

}  // namespace

void Rules::refusals(const Components& components, const Position& p, std::vector<Refusal>& out) {
  if (p.stack.empty()) return;
  Reasons reasons(components, p, out);
  refuse_own(reasons);
  refuse_plans(reasons);
}

}  // namespace kaisho::nippon
