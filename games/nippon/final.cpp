// The final count (NIP-E1, NIP-E2).
#include <algorithm>

#include "core/values/lists.h"
#include "games/nippon/rules.h"

namespace kaisho::nippon {
namespace {

int regions_with(const SeatView& view) {
  const Position& p = view.p;
  const Seat seat = view.seat;
  const auto is_own = [&](const Influence& tile) { return tile.owner == seat; };
  const auto has_own = [&](City city) { return std::ranges::any_of(beside(p, city), is_own); };
  return how_many_are(view.components.regions, [&](const RegionSpec& region) {
    return std::ranges::any_of(region.cities, has_own);
  });
}

int factories_of_level(const Components& components, const Player& player, int least) {
  int count = 0;
  each_factory(components, player, [&](const Factory& factory) {
    if (components.goods[factory.good].level >= least) ++count;
  });
  return count;
}

// NIP-E2: what an achievement counts. `player` is that of the view, found once for all of them.
int counted(const SeatView& view, const Player& player, const AchievementSpec& achievement,
            int yen) {
  const Components& components = view.components;
  switch (achievement.rule) {
    case AchievementRule::kContracts:  // NIP-E2a
      return contracts_filled(components, player);
    case AchievementRule::kYen:  // NIP-E2b
      return yen;
    case AchievementRule::kKnowledgeStars:  // NIP-E2c
      return stars_on(components, player, Track::kKnowledge);
    case AchievementRule::kShipStars:  // NIP-E2d
      return sum_uncovered(components.ships_row, player.ships, &RowPlace::stars);
    case AchievementRule::kCoalStars:  // NIP-E2e
      return stars_on(components, player, Track::kCoal);
    case AchievementRule::kTrainStars:  // NIP-E2f
      return sum_uncovered(components.trains_row, player.trains, &RowPlace::stars);
    case AchievementRule::kFactories:  // NIP-E2g
      return factories_of_level(components, player, achievement.least);
    case AchievementRule::kMachines:  // NIP-E2h
      return how_many_are(player.machines,
                          [&](int machine) { return machine >= achievement.least; });
    case AchievementRule::kRegions:  // NIP-E2i
      return regions_with(view);
  }
  return 0;
}

}  // namespace

Score score_of(const SeatView& view) {
  const Components& components = view.components;
  const Player& player = view.player();
  const int income = income_of(components, player);
  const Wages wages = wages_of(components, player, income);
  Score score;
  score.multiplier.fill(1);
  score.of[kLineTrack] = player.vp;
  score.points[kLineTrack] = player.vp;
  score.of[kLineUnpaid] = wages.colours - wages.paid;
  score.points[kLineUnpaid] = -wages.lost;
  for (const Achievement one : kEveryAchievement) {
    const AchievementSpec& achievement = components.achievements[one];
    const int count = counted(view, player, achievement, income - wages.yen);
    const int multiplier = player.tiles[one] != 0 ? player.tiles[one] : achievement.printed;
    const std::size_t line = line_of(one);
    score.of[line] = count;
    score.multiplier[line] = multiplier;
    score.points[line] = count / achievement.per * achievement.vp * multiplier;
  }
  return score;
}

}  // namespace kaisho::nippon
