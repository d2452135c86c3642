// The final count (NIP-E1, NIP-E2).
#include <algorithm>
#include <bit>

#include "games/nippon/rules.h"

namespace kaisho::nippon {
namespace {

int row_stars(const std::vector<RowPlace>& row, int left) {
  int stars = 0;
  for (std::size_t i = 0; i + static_cast<std::size_t>(left) < row.size(); ++i) {
    stars += row[i].stars;
  }
  return stars;
}

int regions_with(const Components& box, const Position& p, Seat seat) {
  return static_cast<int>(std::ranges::count_if(box.regions, [&](const Region& region) {
    return std::ranges::any_of(region.cities, [&](Id city) {
      const auto sides =
          std::span(p.influence).subspan(std::size_t{city} * kSides, std::size_t{kSides});
      return std::ranges::any_of(sides, [&](const Influence& tile) { return tile.owner == seat; });
    });
  }));
}

int factories_of_level(const Components& box, const Player& player, int least) {
  int count = 0;
  each_factory(box, player, [&](const Factory& factory) {
    if (good_of(box, factory.good).level >= least) ++count;
  });
  return count;
}

// NIP-E2a to NIP-E2i: what an achievement counts.
int counted(const Components& box, const Position& p, Seat seat, const Achievement& achievement,
            int yen) {
  const Player& player = p.player(seat);
  switch (achievement.rule) {
    case Rule::kContracts:
      return static_cast<int>(box.contracts.size()) - std::popcount(player.contracts);
    case Rule::kYen:
      return yen;
    case Rule::kKnowledgeStars:
      return stars_on(box, player, Track::kKnowledge);
    case Rule::kShipStars:
      return row_stars(box.ships_row, player.ships);
    case Rule::kCoalStars:
      return stars_on(box, player, Track::kCoal);
    case Rule::kTrainStars:
      return row_stars(box.trains_row, player.trains);
    case Rule::kFactories:
      return factories_of_level(box, player, achievement.least);
    case Rule::kMachines:
      return static_cast<int>(std::ranges::count_if(
          player.machines, [&](int machine) { return machine >= achievement.least; }));
    case Rule::kRegions:
      return regions_with(box, p, seat);
  }
  return 0;
}

}  // namespace

Score score_of(const Components& box, const Position& p, Seat seat) {
  const Player& player = p.player(seat);
  const int income = income_of(box, player);
  const Wages wages = wages_of(box, player, income);
  Score score;
  score.multiplier.fill(1);
  score.of[kLineTrack] = player.vp;
  score.points[kLineTrack] = player.vp;
  score.of[kLineUnpaid] = wages.colours - wages.paid;
  score.points[kLineUnpaid] = -wages.lost;
  for (std::size_t i = 0; i < kAchievements; ++i) {
    const Achievement& achievement = box.achievements[i];
    const int count = counted(box, p, seat, achievement, income - wages.yen);
    const int multiplier = player.tiles[i] != 0 ? player.tiles[i] : achievement.printed;
    score.of[kLineAchievements + i] = count;
    score.multiplier[kLineAchievements + i] = multiplier;
    score.points[kLineAchievements + i] = count / achievement.per * achievement.vp * multiplier;
  }
  return score;
}

}  // namespace kaisho::nippon
