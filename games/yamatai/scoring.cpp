// The final count (YAM-E2).
#include "games/yamatai/rules.h"

namespace kaisho::yamatai {
namespace {

void set(Score& score, ScoreLine line, int of, int points) {
  score.of[line] = of;
  score.points[line] = points;
}

int building_points(const Components& box, Mask tiles) {
  int points = 0;
  each_bit(tiles,
           [&](int tile) { points += box.buildings[static_cast<std::size_t>(tile)].points; });
  return points;
}

int specialist_points(const Components& box, Mask specialists) {
  int points = 0;
  each_bit(specialists,
           [&](int i) { points += box.specialists[static_cast<std::size_t>(i)].points; });
  return points;
}

}  // namespace

// YAM-P13
int coins_per_point(const Components& box, const Player& player) {
  return has(box, player, Power::kSavings) ? box.savings_per_point : box.coins_per_point;
}

// YAM-P1 among it.
Score score_of(const Components& box, const Player& player) {
  const int factor = has(box, player, Power::kDoublePrestige) ? box.prestige_factor : 1;
  const int unbuilt = std::popcount(player.reserved);
  Score score;
  set(score, kLineCoins, player.coins, player.coins / coins_per_point(box, player));
  set(score, kLinePrestige, player.prestige, player.prestige * box.prestige_points * factor);
  set(score, kLineBuildings, std::popcount(player.built), building_points(box, player.built));
  set(score, kLineSpecialists, std::popcount(player.specialists),
      specialist_points(box, player.specialists));
  set(score, kLineUnbuilt, unbuilt, -unbuilt * box.unbuilt_penalty);
  set(score, kLineAside, player.aside, -(player.aside / 2) * box.aside_penalty);
  return score;
}

}  // namespace kaisho::yamatai
