// The final count (YAM-E2).
#include "games/yamatai/rules.h"

namespace kaisho::yamatai {
namespace {

void score_line(Score& score, ScoreLine line, int of, int points) {
  score.of[line] = of;
  score.points[line] = points;
}

int building_points(const Components& components, Tiles tiles) {
  int points = 0;
  for (const Tile tile : tiles) points += components.printed_on(tile).points;
  return points;
}

// Yasoma does nothing else (YAM-P18).
int specialist_points(const Components& components, Specialists specialists) {
  int points = 0;
  for (const Specialist one : specialists) points += components.printed_on(one).points;
  return points;
}

}  // namespace

// YAM-P13
int coins_per_point(const SeatView& view) {
  return has(view, Power::kSavings) ? view.components.savings_per_point
                                    : view.components.coins_per_point;
}

// YAM-P1 among it.
Score score_of(const SeatView& view) {
  const Components& components = view.components;
  const Player& player = view.player();
  const int factor = has(view, Power::kDoublePrestige) ? components.prestige_factor : 1;
  const int unbuilt = player.reserved.size();
  Score score;
  score_line(score, kLineCoins, player.coins, player.coins / coins_per_point(view));
  score_line(score, kLinePrestige, player.prestige,
             player.prestige * components.prestige_points * factor);
  score_line(score, kLineBuildings, player.built.size(), building_points(components, player.built));
  score_line(score, kLineSpecialists, player.specialists.size(),
             specialist_points(components, player.specialists));
  score_line(score, kLineUnbuilt, unbuilt, -unbuilt * components.unbuilt_penalty);
  score_line(score, kLineAside, player.aside, -(player.aside / 2) * components.aside_penalty);
  return score;
}

}  // namespace kaisho::yamatai
