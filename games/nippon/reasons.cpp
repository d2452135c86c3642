// Why something on the table cannot be chosen now, by step.
#include "games/nippon/reasons.h"

#include "games/nippon/nippon.h"

namespace kaisho::nippon {
namespace {

void refuse_rewards(Reasons& r) {
  const int level = reward_level(r.components, r.player);
  for (const Reward reward : r.components.rewards.keys()) {
    const Move move = move_of(TakeReward{reward});
    const int own = r.components.rewards[reward].multiplier;
    if (own > level) {
      r.refuse(move, "NIP-K2", "level_too_high", own, level);
    } else if (r.p.rewards[reward] == 0) {
      r.refuse(move, "NIP-K2", "stack_empty");
    }
  }
}

void refuse_achievements(Reasons& r) {
  for (const Achievement achievement : kEveryAchievement) {
    const int tile = r.player.tiles[achievement];
    if (tile == 0) continue;
    r.refuse(move_of(TileAchievement{achievement}), "NIP-K3", "achievement_covered", tile);
  }
}

// Plans can be used beside every decision (NIP-T1).
void refuse_plans(Reasons& r) {
  for (const Track track : kEveryTrack) {
    const Move move = move_of(UsePlans{track});
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
    case Step::kTrains: return refuse_transport(r, Vehicle::kTrain);
    case Step::kShips: return refuse_transport(r, Vehicle::kShip);
    case Step::kMarket: return refuse_places(r);
    case Step::kReward: return refuse_rewards(r);
    case Step::kAchievement: return refuse_achievements(r);
    case Step::kOver:
    case Step::kTurnStart:
    case Step::kMachinery:
    case Step::kTile:
    case Step::kSendHome:
    case Step::kWages:
    case Step::kLastPlans:
    case Step::kTurnEnd: return;
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
