// The final count (YAM-E2).
#include "games/yamatai/rules.h"

namespace kaisho::yamatai {
namespace {

void set(Score& score, ScoreLine line, int of, int points) {
  score.of[line] = of;
  score.points[line] = points;
}

int building_points(const Components& components, Mask tiles) {
  int points = 0;
  each_bit(tiles, [&](int tile) { points += components.buildings[tile].points; });
  return points;
}

// Yasoma does nothing else (YAM-P18).
int specialist_points(const Components& components, Mask specialists) {
  int points = 0;
  each_bit(specialists, [&](int i) { points += components.specialists[i].points; });
  return points;
}

}  // namespace

// YAM-P13
int coins_per_point(const Components& components, const Player& player) {
  return has(components, player, Power::kSavings) ? components.savings_per_point
                                                  : components.coins_per_point;
}

// YAM-P1 among it.
Score score_of(const Components& components, const Player& player) {
  const int factor =
      has(components, player, Power::kDoublePrestige) ? components.prestige_factor : 1;
  const int unbuilt = std::popcount(player.reserved);
  Score score;
  set(score, kLineCoins, player.coins, player.coins / coins_per_point(components, player));
  set(score, kLinePrestige, player.prestige, player.prestige * components.prestige_points * factor);
  set(score, kLineBuildings, std::popcount(player.built),
      building_points(components, player.built));
  set(score, kLineSpecialists, std::popcount(player.specialists),
      specialist_points(components, player.specialists));
  set(score, kLineUnbuilt, unbuilt, -unbuilt * components.unbuilt_penalty);
  set(score, kLineAside, player.aside, -(player.aside / 2) * components.aside_penalty);
  return score;
}

}  // namespace kaisho::yamatai
